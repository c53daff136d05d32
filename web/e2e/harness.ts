// What every end-to-end test has: a real server, pages that are watched, people in browsers of their own.
//
//   import { expect, test } from "./harness";
//   test("two friends", async ({ page, visitor }) => { const friend = await visitor(); … });
//
// A test fails by itself when a page logs an error, asks anybody but its own server, or gets a 5xx answer. What a test
// provokes on purpose it announces first: `faults.allow(/409/)`.
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import axe from "axe-core";
import { RealServer } from "../scripts/server.mjs";

export { expect };

export class Faults {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Announces what a test is going to provoke. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  note(fault: string): void {
    this.seen.push(fault);
  }

  get unexpected(): string[] {
    return this.seen.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
  }
}

/** An adviser that wakes up says that it is busy, and is asked again: the coach, and the moments after a game. */
const BUSY = /\b503\b.*\/api\/(hint|tables\/[\w-]+\/moments)\b/;

/** Notes whatever goes wrong on any page of a context. */
export function watch(context: BrowserContext, home: string, faults: Faults): void {
  const ours = new URL(home).host;
  const stays = (address: string) => /^(data|blob|about):/.test(address) || new URL(address).host === ours;
  const note = (fault: string) => BUSY.test(fault) || faults.note(fault);
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.note(`uncaught: ${error.error().stack ?? String(error.error())}`));
  context.on("request", (request) => {
    if (!stays(request.url())) faults.note(`request leaves localhost: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on("page", (page) => {
    page.on("websocket", (socket) => {
      if (!stays(socket.url())) faults.note(`websocket leaves localhost: ${socket.url()}`);
    });
    void slowDown(context, page);
  });
}

/** SLOW=6 makes every page six times slower: a test that reads a page before it has settled is found that way. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const rate = Number(process.env["SLOW"] ?? 1);
  if (rate === 1) return;
  const debug = await context.newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate });
}

interface Tools {
  faults: Faults;
  /** Another person: a page in a browser context of its own, with its own cookies. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Tools, { server: RealServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await RealServer.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // eslint-disable-next-line no-empty-pattern
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    expect(faults.unexpected, "nothing goes wrong behind the test's back").toEqual([]);
  },
  context: async ({ context, server, faults }, use) => {
    watch(context, server.url, faults);
    await use(context);
  },
  visitor: async ({ browser, server, faults, contextOptions, viewport, hasTouch, isMobile, locale }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        viewport,
        hasTouch,
        isMobile,
        ...(locale ? { locale } : {}),
        ...options,
      });
      watch(context, server.url, faults);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** A line that can be cut and mended; to be asked for before the page opens its table. */
export async function fragileLine(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const sockets = new Set<{ close(options?: { code?: number }): Promise<void> }>();
  let whole = true;
  await page.routeWebSocket(/\/api\/tables\/.*\/socket/, async (socket) => {
    if (!whole) {
      await socket.close({ code: 1012 });
      return;
    }
    socket.connectToServer();
    sockets.add(socket);
  });
  return {
    async cut() {
      whole = false;
      await page.context().setOffline(true);
      await Promise.all([...sockets].map((socket) => socket.close({ code: 1012 })));
      sockets.clear();
    },
    async mend() {
      whole = true;
      await page.context().setOffline(false);
    },
  };
}

/** Nothing of the page sticks out to the side. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond, "pixels beyond the screen's edge").toBeLessThanOrEqual(0);
}

/** Fails with a readable list when the page has a serious fault of accessibility (WCAG A and AA, and good practice). */
export async function noSeriousViolations(page: Page): Promise<void> {
  // Evaluated by the browser's debugger: the page's own policy lets no foreign script in.
  await page.evaluate(axe.source);
  const serious = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document, { resultTypes: ["violations"] });
    return violations
      .filter((violation) => violation.impact === "serious" || violation.impact === "critical")
      .map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map((node) => `${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
      }));
  });
  expect(serious, `accessibility of ${page.url()}`).toEqual([]);
}
