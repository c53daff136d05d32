/** How quick the engine is: what is asked, and the bars. For Node (`scripts/bench-engine.mjs`) and a page (`bench.ts`). */
import type { Kernel } from "./kernel";
import * as layout from "./layout";
import type { Players } from "./players";

/** Each figure must stay below its bar, or above it where it counts something per second. */
export const BARS = {
  "score of a throw, µs": 20,
  "master's choice, ms": 150,
  "hint list, ms": 300,
  "rollout, games/s per worker": -300,
  "quick analysis of a game, s": 5,
} as const;
export type Figures = Record<keyof typeof BARS, number>;

export const COUPS_OF_A_TRIAL = 24;
export const TRIALS = 4;
const SCORES = 20_000;

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, two) => one - two)[numbers.length >> 1] ?? NaN;

export const phaseOf = (row: Int8Array): number => row[layout.PHASE] ?? layout.OVER;

/** Rows that wait for a throw in the middle of games that the net plays with itself. */
export function middles(kernel: Kernel, players: Players, count: number): Int8Array[] {
  const rows: Int8Array[] = [];
  const words = kernel.room(8);
  for (let game = 0; rows.length < count; game += 1) {
    const row = kernel.newGame(12, 1);
    kernel.open(row, 6, 5);
    for (let coup = 0; coup < 40 && phaseOf(row) === layout.THROW; coup += 1) {
      kernel.call("random_numbers", 3, game, coup, words);
      const [one = 0, two = 0] = kernel.int32(words, 2);
      kernel.throwDice(row, 1 + ((one >>> 8) % 6), 1 + ((two >>> 8) % 6), true);
      if (phaseOf(row) === layout.DECIDE) kernel.decide(row, false);
      if (phaseOf(row) !== layout.PLAY) break;
      const { plays } = kernel.judge(row, row[layout.DIE_A] ?? 0, row[layout.DIE_B] ?? 0);
      kernel.play(row, plays[players.choose(row, "expert", [game, coup])]?.packed ?? 0, true);
      if (coup % 8 === 7 && phaseOf(row) === layout.THROW) rows.push(row.slice());
    }
  }
  return rows.slice(0, count);
}

/** The same rows with dice on the table, where there is something to choose. */
export function thrown(kernel: Kernel, waiting: readonly Int8Array[]): Int8Array[] {
  const rows = waiting.map((row, i) => {
    const now = row.slice();
    kernel.throwDice(now, 1 + (i % 6), 1 + ((i * 5 + 2) % 6), true);
    return now;
  });
  return rows.filter((row) => phaseOf(row) === layout.PLAY || phaseOf(row) === layout.DECIDE);
}

/** Microseconds for the sheet of a throw; makes sure that there were reasons on them. */
export function scoreOfAThrow(kernel: Kernel, waiting: readonly Int8Array[]): number {
  let reasons = 0;
  const start = performance.now();
  for (let i = 0; i < SCORES; i += 1) {
    const row = waiting[i % waiting.length] as Int8Array;
    reasons += kernel.judge(row, 1 + (i % 6), 1 + ((i >> 3) % 6)).reasons.length;
  }
  if (reasons < SCORES / 10) throw new Error(`only ${reasons} reasons`);
  return ((performance.now() - start) / SCORES) * 1000;
}

/** The median time of an answer, in milliseconds. */
export async function timed<T>(list: readonly T[], work: (each: T) => unknown): Promise<number> {
  const times: number[] = [];
  for (const each of list) {
    const start = performance.now();
    await work(each);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** One line for each figure, and whether all are on the right side of their bars. */
export function told(figures: Figures): { lines: string[]; fine: boolean } {
  let fine = true;
  const lines = Object.entries(figures).map(([name, value]) => {
    const bar = BARS[name as keyof Figures];
    const reached = bar < 0 ? value >= -bar : value <= bar;
    fine &&= reached;
    return `${reached ? "ok  " : "SLOW"} ${name}: ${value.toFixed(1)} (bar ${Math.abs(bar)})`;
  });
  return { lines, fine };
}
