/** The benchmark page (`npx vite`, /bench.html; `?rows=3` for a quick look): the engine in the workers of this browser. */
import vectors from "../../../src/trictrac/wasm/kernel.wasm?url";
import net from "../../../src/trictrac/wasm/ordinary.net?url";
import { startEngine, startEngines } from "./engine";
import { Kernel } from "./kernel";
import { COUPS_OF_A_TRIAL, middles, scoreOfAThrow, thrown, timed, told, TRIALS } from "./measure";
import { Players } from "./players";
import { playedGame } from "../report/measure";
import { report } from "../report/report";

const ROWS = Number(new URLSearchParams(location.search).get("rows") ?? 60);
const place = document.querySelector("pre") as HTMLPreElement;

async function run(): Promise<string[]> {
  const kernel = new Kernel(await WebAssembly.compileStreaming(fetch(vectors)));
  const players = new Players(kernel);
  players.learn("ordinary", await (await fetch(net)).arrayBuffer());
  const waiting = middles(kernel, players, ROWS);
  const asked = thrown(kernel, waiting);
  const engine = startEngine();
  const ask = (level: "expert" | "maitre") => (row: Int8Array) => engine.ask("choose", { row, level, seed: [0, 0] });
  await timed(asked, ask("expert")); // the worker has its net, and its code is compiled
  const perSecond = async (play: (row: Int8Array, trials: number) => Promise<unknown>, trials: number) => {
    const start = performance.now();
    for (const row of waiting) await play(row, trials);
    return (1000 * trials * waiting.length) / (performance.now() - start);
  };
  const trial = { first: 0, coups: COUPS_OF_A_TRIAL, seed: 1 };
  const figures = {
    "score of a throw, µs": scoreOfAThrow(kernel, waiting),
    "master's choice, ms": await timed(asked, ask("maitre")),
    "hint list, ms": await timed(asked, (row) => engine.ask("hint", { row, adviser: "maitre" })),
    "rollout, games/s per worker": await perSecond(
      (row, trials) => engine.ask("rollout", { ...trial, row, trials }),
      TRIALS,
    ),
  };
  engine.stop();
  const count = navigator.hardwareConcurrency;
  const engines = startEngines(count);
  await engines.rollOut({ ...trial, row: waiting[0] as Int8Array, trials: count });
  const together = await perSecond((row, trials) => engines.rollOut({ ...trial, row, trials }), TRIALS * count);
  const game = playedGame(kernel, players, ROWS < 10 ? 1 : 12);
  const start = performance.now();
  const { decisions } = await report(engines, game, "quick");
  const analysis = (performance.now() - start) / 1000;
  engines.stop();
  const { lines } = told({ ...figures, "quick analysis of a game, s": analysis });
  lines.push(`     ${game.games[0]?.coups.length} coups, ${decisions.length} decisions`);
  return [...lines, `     ${count} workers together: ${together.toFixed(0)} games/s`];
}

run().then(
  (lines) => (place.textContent = lines.join("\n")),
  (error: unknown) => (place.textContent = `failed: ${String(error)}`),
);
