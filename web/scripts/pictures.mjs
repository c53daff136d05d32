// The six pictures of README and docs, out of web/shots (`npm run shots` takes those): written small by the browser itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { executablePath, flags } from "./chromium.mjs";
import { web } from "./python.mjs";

const KEPT = {
  "web-table": "table-sheet-desktop-fr-light",
  "web-first": "first-desktop-fr-light",
  "web-rules": "rules-article-desktop-fr-light",
  "web-replay": "replay-desktop-fr-light",
  "web-dark": "table-play-desktop-fr-dark",
  "web-phone": "table-opening-phone-fr-light",
};
const QUALITY = 0.88;

const browser = await chromium.launch({ executablePath, args: flags });
const page = await browser.newPage();
for (const [name, shot] of Object.entries(KEPT)) {
  const png = readFileSync(join(web, "shots", `${shot}.png`)).toString("base64");
  const webp = await page.evaluate(
    async ([data, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    [png, QUALITY],
  );
  const bytes = Buffer.from(webp, "base64");
  writeFileSync(join(web, "..", "docs", "img", `${name}.webp`), bytes);
  console.log(`docs/img/${name}.webp: ${Math.round(bytes.length / 1024)} kB, from ${shot}`);
}
await browser.close();
