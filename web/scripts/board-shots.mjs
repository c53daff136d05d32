// Pictures of the demo page at three sizes in light and dark, into shots/. Usage: node scripts/board-shots.mjs [part of a name]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, withBrowser } from "./browser.mjs";

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
  { name: "corner", query: "p=corner&lang=en" },
  { name: "forced", query: "p=forced" },
  { name: "contrast", query: "p=middle&reason=0", theme: "contrast" },
  { name: "held", query: "p=opening", tap: 1 },
  {
    name: "keys",
    query: "p=pavillon",
    keys: ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowRight"],
  },
];

mkdirSync(folder, { recursive: true });
const faults = await withBrowser(async (browser, base, watch, found) => {
  for (const { name: size, width, height, ...rest } of sizes) {
    for (const theme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport: { width, height }, ...rest });
      const page = watch(await context.newPage());
      for (const view of views) {
        const shown = view.theme ?? theme;
        const name = `${view.name}-${size}-${shown}`;
        if (!name.includes(only) || (view.theme && theme === "dark")) continue;
        await page.goto(`${base}demo.html?${view.query}&theme=${shown}`);
        await page.evaluate(() => document.fonts.ready);
        if (view.tap) await page.click(`[data-low="${view.tap}"]`);
        if (view.keys) {
          await page.focus('[data-low="1"]');
          for (const key of view.keys) await page.keyboard.press(key);
        }
        await page.waitForTimeout(550);
        await page.screenshot({ path: join(folder, `${name}.png`) });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          found.push(`${name}: wider than the screen`);
      }
      await context.close();
    }
  }
});
console.log(faults.length === 0 ? "no fault" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
