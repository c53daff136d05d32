// The static site, behind a plain file server below an address of its own: no server of ours anywhere.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { StaticHost, writeSite } from "../scripts/static.mjs";
import { expect, Faults, watch } from "./harness";

export const test = base.extend<{ host: StaticHost; faults: Faults }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "trictrac-site-"));
      await writeSite(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  host: async ({ site }, use) => {
    const host = await StaticHost.start(site);
    await use(host);
    if (host.server.listening) await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
  // eslint-disable-next-line no-empty-pattern
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    expect(faults.unexpected, "nothing goes wrong behind the test's back").toEqual([]);
  },
  context: async ({ context, host, faults }, use) => {
    watch(context, host.url, faults);
    await use(context);
  },
});

/** The first visit: everything is kept. */
export async function load(page: Page): Promise<void> {
  await page.goto("./");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });
}

/** The first visit; then nobody answers any more. */
export async function loadAndCut(page: Page, host: StaticHost): Promise<void> {
  await load(page);
  await host.stop();
}
