// A real Chromium (Debian's) against real servers: each worker starts its own, see harness.ts.
// A test runs on a desktop; `{ tag: "@both" }` adds the phone, `{ tag: "@phone" }` makes it the phone only.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { executablePath, flags } from "../scripts/chromium.mjs";

if (!existsSync(executablePath)) throw new Error(`there is no ${executablePath}: apt-get install chromium`);

// A folder for each run: two runs at once must not clear away each other's traces. The workers inherit the name.
const results = (process.env["TRICTRAC_RESULTS"] ??= `../test-results/${process.pid}`);

// SLOW=3 slows every page down (harness.ts), so what waits for them is patient in proportion.
const slowness = Number(process.env["SLOW"] ?? 1);

export default defineConfig({
  testDir: ".",
  outputDir: results,
  timeout: 90_000 * slowness,
  expect: { timeout: 30_000 * slowness },
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  // A log keeps whole lines only: `line` writes over itself.
  reporter: [[process.env["CI"] ? "list" : "line"]],
  use: {
    actionTimeout: 30_000 * slowness,
    locale: "fr-FR",
    // TRACE=1 keeps a trace of what fails; recording one costs every test a third of its time.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: flags },
    // Slides and tumbling dice are waited for by people, not by tests; those that look at motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
