// A real Chromium (Debian's) against real servers: each worker starts its own, see harness.ts.
// A test runs on a desktop; `{ tag: "@both" }` adds the phone, `{ tag: "@phone" }` makes it the phone only.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
if (!existsSync(chromium)) throw new Error(`there is no ${chromium}: apt-get install chromium`);

export const FLAGS = [
  "--no-sandbox", // the tests may run as root, in a container
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // The browser's own errands would leave this machine.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  reporter: [["line"]],
  use: {
    locale: "fr-FR",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium, args: FLAGS },
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
