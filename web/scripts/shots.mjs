// Pictures of the demo page at three sizes in two themes, into shots/. Usage: node scripts/shots.mjs [part of a name]
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { preview } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "shots");
const only = process.argv[2] ?? "";
const sizes = [
  { name: "phone", width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: "tablet", width: 820, height: 1180, deviceScaleFactor: 1 },
  { name: "desktop", width: 1440, height: 900, deviceScaleFactor: 1 },
];
const views = [
  { name: "opening", query: "p=opening" },
  { name: "middle", query: "p=middle&reason=1" },
  { name: "full", query: "p=full&reason=0" },
  { name: "pavillon", query: "p=pavillon&reason=1" },
  { name: "exit", query: "p=exit" },
  { name: "corner", query: "p=corner" },
];

const flags =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars";
const server = await preview({ root, preview: { port: 4179, strictPort: false, host: "127.0.0.1" }, logLevel: "error" });
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags.split(" ") });
mkdirSync(folder, { recursive: true });
let faults = 0;
try {
  for (const { name: size, width, height, ...rest } of sizes) {
    for (const theme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport: { width, height }, ...rest });
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") fault(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => fault(String(error)));
      page.on("request", (request) => {
        if (!request.url().startsWith(base) && !request.url().startsWith("data:")) fault(`left localhost: ${request.url()}`);
      });
      for (const view of views) {
        const name = `${view.name}-${size}-${theme}`;
        if (!name.includes(only)) continue;
        await page.goto(`${base}demo.html?${view.query}&theme=${theme}`);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(550);
        await page.screenshot({ path: join(folder, `${name}.png`) });
        if (size === "phone" && (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))) {
          fault(`${name} is wider than the screen`);
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(faults === 0 ? "no fault" : `${faults} faults`);
process.exit(faults === 0 ? 0 : 1);

function fault(text) {
  faults += 1;
  console.error(text);
}
