/** Throws to count that nobody has seen before: a seed plays a game in the kernel until a throw is worth something. The
 * law and the players are the module's; the sheet is told as at a table. */
import { DECIDE, LEVELS, OVER, PHASE, SEAT } from "../engine/layout";
import type { Row } from "../engine/answers";
import type { Judgement } from "../engine/kernel";
import type { Level, Seed } from "../engine/players";
import type { Law } from "../solo/fold";
import { diceOf, numberAt, textOf } from "../solo/rows";
import { sheetOf, totalsOf } from "../solo/sheet";
import { readRules } from "../solo/terms";
import { fact } from "../words";
import type { Exercise } from "./types";

/** Coups before the first throw that may be asked, and the most that are played. */
const EARLIEST = 4;
const SPREAD = 24;
const MOST = 400;
/** The master thinks too long for a page, and everybody else errs as people do. */
const PLAYERS = (Object.keys(LEVELS) as Level[]).filter((level) => level !== "maitre");

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The throw to count that a seed stands for, the same on every machine. */
export async function freshCount(law: Law, seed: number): Promise<Exercise> {
  const chance = chanceOf(seed);
  const upTo = (count: number) => Math.floor(chance() * count);
  const throwDice = (): [number, number] => {
    const dice = [1 + upTo(6), 1 + upTo(6)] as const;
    return [Math.max(...dice), Math.min(...dice)];
  };
  const { bits, trous } = readRules("loi-2013");
  const level = PLAYERS[upTo(PLAYERS.length)]!;
  const first = EARLIEST + upTo(SPREAD);
  const begin = async (): Promise<Row> => {
    let { row } = await law.ask("newGame", { target: trous, rules: bits });
    for (let decided = false; !decided;)
      ({ row, decided } = await law.ask("open", { row, dice: [1 + upTo(6), 1 + upTo(6)] }));
    return row;
  };
  let row = await begin();
  for (let coup = 0; coup < MOST; coup += 1) {
    // The opening throw, and je joue pour tout (LL 118), lie there already.
    const dice = diceOf(row) ?? throwDice();
    const before = row;
    const thrown = await law.ask("throw", { row, dice, marks: true });
    if (coup >= first && totalsOf(thrown.judgement.reasons).some((points) => points > 0))
      return exerciseOf(before, dice, thrown.judgement);
    row = numberAt(thrown.row, PHASE) === OVER ? await begin() : await after(law, thrown, level, [seed, coup]);
    if (numberAt(row, PHASE) === OVER) row = await begin();
  }
  throw new Error(`no throw scores: ${seed}`);
}

/** The table once a level has done what it does with a throw. */
async function after(
  law: Law,
  { row, judgement: { plays } }: { row: Row; judgement: Judgement },
  level: Level,
  seed: Seed,
): Promise<Row> {
  const { candidate } = await law.ask("choose", { row, level, seed });
  const leaves = candidate === plays.length;
  if (numberAt(row, PHASE) === DECIDE) ({ row } = await law.ask("decide", { row, leaves }));
  if (leaves) return row;
  return (await law.ask("play", { row, packed: plays[candidate]!.packed, marks: true })).row;
}

/** The thrower is White: the pupil sits there. */
function exerciseOf(before: Row, dice: [number, number], judgement: Judgement): Exercise {
  const row = before.slice();
  row[SEAT] = 0;
  const { score } = sheetOf(judgement, row, 0, dice);
  const [high, low] = dice;
  return {
    kind: "count",
    board: textOf(row, dice),
    question: fact("lesson-ask-count", {
      throw: high === low ? fact("throw-doublet", { number: high }) : fact("throw-simple", { high, low }),
      thrower: "white",
    }),
    asks: "numbers",
    key: [totalsOf(judgement.reasons).join(" ")],
    sheet: score,
  };
}
