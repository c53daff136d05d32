// What a first visit costs: everything that the first page asks for, as sent over the wire. Fails above 200 kB.
import { firstPageReady, judge, weigh, withServerAndBrowser } from "./measuring.mjs";

await withServerAndBrowser(async (server, browser) => {
  const files = await weigh(browser, server.url, firstPageReady);
  for (const { path, bytes } of files) console.log(`  ${String(bytes).padStart(7)}  ${path}`);
  if (!files.some(({ path }) => path.endsWith(".js"))) throw new Error("the first page loaded no script");
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  judge([{ what: "first page, compressed", here: total, bar: 200, unit: "kB" }]);
});
