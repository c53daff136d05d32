// What weight.mjs and bench.mjs share: a real server, a browser, a table of figures against their bars.
import { chromium } from "playwright-core";
import { executablePath, flags } from "./chromium.mjs";
import { RealServer } from "./server.mjs";

/** Runs `work(server, browser)`, then ends both. */
export async function withServerAndBrowser(work) {
  const server = await RealServer.start();
  const browser = await chromium.launch({ executablePath, args: [...flags, "--hide-scrollbars"] });
  try {
    await work(server, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Loads an address into an empty cache and counts what came over the wire: bodies as sent, compressed, and headers. */
export async function weigh(browser, url, ready) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-FR" });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const files = new Map();
  wire.on("Network.responseReceived", ({ requestId, response }) => {
    files.set(requestId, { path: new URL(response.url).pathname, bytes: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(url);
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await context.close();
  return [...files.values()].sort((a, b) => b.bytes - a.bytes);
}

export const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const share = (values, part) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)];

/** Prints rows of {what, here, bar, unit, most}; fails when a figure is on the wrong side of its bar. */
export function judge(rows) {
  const width = Math.max(...rows.map((row) => row.what.length));
  let bad = 0;
  for (const { what, here, bar, unit, atLeast = false } of rows) {
    const good = bar === undefined || (atLeast ? here >= bar : here <= bar);
    if (!good) bad += 1;
    const sign = atLeast ? "≥" : "≤";
    const limit =
      bar === undefined ? "" : `${sign} ${bar} ${unit}${good ? "" : "   TOO " + (atLeast ? "LOW" : "HIGH")}`;
    const figure = here < 10 ? here.toFixed(1) : here.toFixed(0);
    console.log(`  ${what.padEnd(width)}  ${(figure + " " + unit).padStart(14)}  ${limit}`);
  }
  if (bad) process.exitCode = 1;
}

/** The first page is there when its one great button is. */
export const firstPageReady = (page) => page.locator("main button, main a").first().waitFor();
