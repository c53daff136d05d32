// The engine in real workers of a real browser, from Vite's own server: no server of ours is asked for anything.
import { expect, test as base } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type * as Engines from "../src/engine/engine";
import type * as Layout from "../src/engine/layout";
import type * as Analyse from "../src/report/analyse";
import sample from "../src/report/samples/by-hand.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));

const test = base.extend<object, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const vite = await createServer({
        root,
        configFile: false,
        logLevel: "error",
        server: { host: "127.0.0.1", port: 0, fs: { allow: [".."] }, hmr: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      await vite.listen();
      await use(vite.resolvedUrls?.local[0] ?? "");
      await vite.close();
    },
    { scope: "worker" },
  ],
});

const SOURCES = { engine: "/src/engine/engine.ts", layout: "/src/engine/layout.ts" };

/** Any page of the same house will do. */
test.beforeEach(({ page, address }) => page.goto(`${address}${SOURCES.layout.slice(1)}`));

test("a worker chooses for every level, ranks, and refuses by name", async ({ page }) => {
  const found = await page.evaluate(async (sources) => {
    const { startEngine } = (await import(sources.engine)) as typeof Engines;
    const { LEVELS } = (await import(sources.layout)) as typeof Layout;
    const engine = startEngine();
    const { row: fresh } = await engine.ask("newGame", { target: 12, rules: 1 });
    const { row: begun } = await engine.ask("open", { row: fresh, dice: [6, 4] });
    const { row, judgement } = await engine.ask("throw", { row: begun, dice: [6, 4], marks: true });
    const chosen = await Promise.all(
      (Object.keys(LEVELS) as (keyof typeof LEVELS)[]).map((level) =>
        engine.ask("choose", { row, level, seed: [1, 2] }),
      ),
    );
    const { choices } = await engine.ask("hint", { row, adviser: "maitre" });
    const refused = await engine.ask("choose", { row: fresh, level: "expert", seed: [0, 0] }).catch(String);
    engine.stop();
    return {
      plays: judgement.plays.length,
      chosen: chosen.map(({ candidate }) => candidate),
      ranked: choices.map(({ candidate, loss }) => [candidate, loss] as const),
      refused,
    };
  }, SOURCES);
  expect(found.chosen).toHaveLength(8);
  expect(Math.max(...found.chosen)).toBeLessThan(found.plays);
  expect(found.ranked).toHaveLength(found.plays);
  expect(found.ranked[0]).toEqual([found.chosen.at(-1), 0]);
  expect(found.refused).toContain("WRONG_PHASE");
});

test("several workers play out what one does, tell how far they are, and stop when told", async ({ page }) => {
  const found = await page.evaluate(async (sources) => {
    const { startEngine, startEngines } = (await import(sources.engine)) as typeof Engines;
    const one = startEngine();
    const three = startEngines(3);
    const { row: fresh } = await one.ask("newGame", { target: 0, rules: 1 });
    const { row } = await one.ask("open", { row: fresh, dice: [5, 2] });
    const { row: thrown, judgement } = await one.ask("throw", { row, dice: [5, 2], marks: true });
    const { row: waiting } = await one.ask("play", { row: thrown, packed: judgement.plays[0]!.packed, marks: true });
    const asked = { row: waiting, first: 0, trials: 14, coups: 4, seed: 5 };
    const progress: number[] = [];
    const together = await three.rollOut(asked, { progress: (done) => progress.push(done) });
    const { values: alone } = await one.ask("rollout", asked);
    const gone = new AbortController();
    const endless = three.rollOut(
      { ...asked, trials: 1_000_000 },
      { signal: gone.signal, progress: () => gone.abort() },
    );
    const stopped = await endless.catch(String);
    const after = await three.ask("prospects", { row: waiting });
    one.stop();
    three.stop();
    return { together: [...together], alone: [...alone], progress, stopped, after };
  }, SOURCES);
  expect(found.together).toEqual(found.alone);
  expect(new Set(found.alone).size).toBeGreaterThan(4);
  expect(found.progress.at(-1)).toBe(14);
  expect(found.progress).toEqual([...found.progress].sort((a, b) => a - b));
  expect(found.stopped).toContain("cancelled");
  expect(found.after.mine).toBeDefined();
});

test("the benchmark page measures", async ({ page, address }) => {
  await page.goto(`${address}bench.html?rows=2`);
  await expect(page.getByRole("status")).toContainText(/score of a throw[^]*workers together: [1-9]/);
});

test("an analysis is made in workers, stops when told, and is kept", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/recorded", (route) => {
    asked += 1;
    return route.fulfill({ json: [sample.recorded] });
  });
  const found = await page.evaluate(
    async ([path, text]) => {
      const { analyseRecord, deepen, rollOut } = (await import(path)) as typeof Analyse;
      const gone = new AbortController();
      const onProgress = () => gone.abort();
      const stopped = await analyseRecord(text, "quick", { onProgress, signal: gone.signal }).catch(String);
      const progress: [number, number][] = [];
      const onCoup = (done: number, all: number) => progress.push([done, all]);
      const report = await analyseRecord(text, "quick", { lang: "en", onProgress: onCoup });
      const again = await analyseRecord(text, "quick", { lang: "en", onProgress: onCoup });
      const french = await analyseRecord(text, "quick", { lang: "fr" });
      const mistake = report.decisions.find(
        (each) => each.kind === "play" && each.class !== "best" && each.reasons[0],
      )!;
      const deeper = await deepen(mistake, "full", { lang: "en" });
      const trials: number[] = [];
      const wishes = { signal: gone.signal };
      const refused = await rollOut(mistake, wishes).catch(String);
      const rolled = await rollOut(mistake, { onProgress: (now, done) => trials.push(done * now.candidates.length) });
      return { stopped, progress, report, again, french, mistake, deeper, refused, trials, rolled };
    },
    ["/src/report/analyse.ts", sample.text] as const,
  );
  expect(found.stopped).toContain("cancelled");
  expect(found.refused).toContain("cancelled");
  expect(found.report).toEqual(sample.report);
  expect(found.again).toEqual(found.report);
  expect(found.progress).toHaveLength(found.report.coups.length);
  expect(asked).toBe(2); // the one that was stopped, and the one that was kept
  expect(found.french.decisions.map(({ loss }) => loss)).toEqual(found.report.decisions.map(({ loss }) => loss));
  expect(found.french).not.toEqual(found.report);
  const { position, played, player } = found.mistake;
  expect(found.deeper).toMatchObject({ position, played, player, kind: "play" });
  expect(found.rolled).toMatchObject({ position, played, player, kind: "play" });
  expect(found.rolled.candidates.some(({ error }) => error !== null)).toBe(true);
  expect(found.trials.length).toBeGreaterThan(0);
});
