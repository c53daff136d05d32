// The board alone on localhost, and Debian's chromium to look at it. Used by board-shots.mjs and hands.mjs.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { executablePath, flags } from "./chromium.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Runs `work(browser, base, watch)`; `watch(page)` notes console errors and requests that leave localhost. Returns the faults. */
export async function withBrowser(work) {
  const server = await preview({
    root,
    preview: { port: 4179, strictPort: false, host: "127.0.0.1" },
    logLevel: "error",
  });
  const base = server.resolvedUrls.local[0];
  const browser = await chromium.launch({ executablePath, args: [...flags, "--hide-scrollbars"] });
  const faults = [];
  const watch = (page) => {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(base) && !request.url().startsWith("data:"))
        faults.push(`left localhost: ${request.url()}`);
    });
    return page;
  };
  try {
    await work(browser, base, watch, faults);
  } finally {
    await browser.close();
    await server.close();
  }
  for (const fault of faults) console.error(fault);
  return faults;
}
