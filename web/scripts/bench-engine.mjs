// How quick the engine of the browser is, in Node on one thread: node scripts/bench-engine.mjs [--plain]
// Each measure first makes sure that the work it times was done. Fails when a figure is on the wrong side of its bar.
// The same in a browser, with its workers: npx vite, then /bench.html.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const { values } = parseArgs({ options: { plain: { type: "boolean", default: false } } });
const root = fileURLToPath(new URL("..", import.meta.url));
const imported = async (path) => (await runnerImport(path, { root, configFile: false, logLevel: "error" })).module;
const { Kernel } = await imported("./src/engine/kernel.ts");
const { Players } = await imported("./src/engine/players.ts");
const measure = await imported("./src/engine/measure.ts");
const { answer } = await imported("./src/engine/answers.ts");
const { playedGame } = await imported("./src/report/measure.ts");
const { report } = await imported("./src/report/report.ts");
const file = (name) => readFileSync(new URL(`../../src/trictrac/wasm/${name}`, import.meta.url));
const kernel = new Kernel(new WebAssembly.Module(file(values.plain ? "kernel-plain.wasm" : "kernel.wasm")));
const players = new Players(kernel);
const net = file("ordinary.net");
players.learn("ordinary", net.buffer.slice(net.byteOffset, net.byteOffset + net.byteLength));

const waiting = measure.middles(kernel, players, 60);
const asked = measure.thrown(kernel, waiting);
kernel.judge(waiting[0], 6, 5);
const score = measure.scoreOfAThrow(kernel, waiting);
const choice = await measure.timed(asked, (row) => players.choose(row, "maitre", [0, 0]));
const hint = await measure.timed(asked, (row) => {
  if (players.rank(row, "maitre")[0].loss !== 0) throw new Error("the best choice loses something");
});
const perSecond = (rows, coups) => {
  const start = performance.now();
  rows.forEach((row) => players.rollOut(row, 0, measure.TRIALS, coups, 1));
  return (1000 * measure.TRIALS * rows.length) / (performance.now() - start);
};
const mind = { kernel, players, net: () => Promise.reject(new Error("only one net is here")) };
const engine = { ask: async (question, about) => answer(mind, question, about, null) };
const game = playedGame(kernel, players, 12);
const begun = performance.now();
const { decisions } = await report(engine, game, "quick");
const analysis = (performance.now() - begun) / 1000;
const { lines, fine } = measure.told({
  "score of a throw, µs": score,
  "master's choice, ms": choice,
  "hint list, ms": hint,
  "rollout, games/s per worker": perSecond(waiting, measure.COUPS_OF_A_TRIAL),
  "quick analysis of a game, s": analysis,
});
console.log(lines.join("\n"));
console.log(`     an analysis of ${game.games[0].coups.length} coups, ${decisions.length} decisions`);
const toTheEnd = perSecond(waiting.slice(0, 10), 1000).toFixed(1);
console.log(`     trials of ${measure.COUPS_OF_A_TRIAL} coups; played to the end ${toTheEnd} games/s`);
if (!fine) process.exitCode = 1;
