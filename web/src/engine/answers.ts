/** What the engine can be asked, and its answers. Rows go in and out as they are; a question changes no row. */
import type { Fault, Judgement, Kernel, Marque, MarquePaid, Prospects } from "./kernel";
import {
  formOf,
  MOST_TRIALS,
  type Adviser,
  type Choice,
  type Form,
  type Level,
  type Look,
  type Players,
  type Seed,
  type Weighed,
} from "./players";

export type Row = Int8Array;
export type Dice = readonly [number, number];

export interface Questions {
  /** What is wrong with a row that somebody set up. */
  fault: { ask: { row: Row }; answer: Fault | null };
  /** The legal plays and the sheet of a throw. */
  judge: { ask: { row: Row; dice: Dice }; answer: Judgement };
  /** How many of the 36 next throws do what, for both players. */
  prospects: { ask: { row: Row }; answer: { mine: Prospects; theirs: Prospects } };
  /** A new game to so many trous, 0 for the written game. */
  newGame: { ask: { target: number; rules: number }; answer: { row: Row } };
  /** One die each; not decided if they are equal (art. V). */
  open: { ask: { row: Row; dice: Dice }; answer: { row: Row; decided: boolean } };
  /** Throws; `marks`: the thrower's points are marked. */
  throw: { ask: { row: Row; dice: Dice; marks: boolean }; answer: { row: Row; judgement: Judgement } };
  /** After a trou. */
  decide: { ask: { row: Row; leaves: boolean }; answer: { row: Row } };
  /** Makes a play of the list; `marks`: the opponent marks what the coup gave them. */
  play: { ask: { row: Row; packed: number; marks: boolean }; answer: { row: Row } };
  /** Marks points; the trous they made. */
  mark: { ask: { row: Row; theirs: boolean; points: number }; answer: { row: Row; trous: number } };
  /** Marks one after another: how both stand after each, and the trous it made. */
  tally: { ask: { base: Pair; entries: readonly Mark[] }; answer: { after: Pair[]; made: number[] } };
  /** All dames back on the talons. */
  releve: { ask: { row: Row }; answer: { row: Row } };
  /** Which kind of win a game to so many trous is, by the number of `trictrac.kernel.stakes`. */
  win: { ask: { lost: number; inSeries: boolean; target: number }; answer: { kind: number } };
  /** What a marque pays. */
  marque: { ask: Marque; answer: MarquePaid };
  /** What so many marques lost beyond the contingent cost. */
  bets: { ask: { bets: number }; answer: { price: number } };
  /** What a level does with the dice on the table: a candidate by its number, in the order of the plays, then leaving. */
  choose: { ask: { row: Row; level: Level; seed: Seed }; answer: { candidate: number } };
  /** Everything that can be done with the dice on the table, the best first. */
  hint: { ask: { row: Row; adviser: Adviser }; answer: { choices: Choice[] } };
  /** The chances of every end of a row before its throw, or over, so many plies ahead, seen by its player. */
  ends: { ask: { row: Row; plies: number }; answer: { chances: Float32Array } };
  /** Everything that can be done with the dice on the table, in its own order; `consolation` of a marque. */
  weigh: { ask: { row: Row; look: Look; consolation: number }; answer: Weighed };
  /** What a row before its throw, or over, is worth to its player so many plies ahead. */
  foresee: { ask: { row: Row; plies: number; consolation: number }; answer: { worth: number } };
  /** What a row promises and may become: for the reasons that speak for one play against another. */
  survey: { ask: { row: Row }; answer: Survey };
  /** The hash of the sources that the kernel was made from. */
  version: { ask: object; answer: { kernel: string } };
  /** A row that waits for a throw, played out in trials numbered from `first`: their values to its player. */
  rollout: { ask: Rollout; answer: { values: Float32Array } };
}

/** The marks of white and black. */
export type Pair = readonly [Marks, Marks];

export interface Marks {
  readonly points: number;
  readonly bredouille: boolean;
  readonly trous: number;
  readonly serie: boolean;
}

export interface Mark {
  readonly seat: number;
  readonly points: number;
}

export interface Rollout {
  readonly row: Row;
  readonly first: number;
  readonly trials: number;
  /** After so many the net judges. */
  readonly coups: number;
  readonly seed: number;
  /** Of a marque, where it is not the usual one. */
  readonly consolation?: number;
}

/** What the next throw promises each player of a row, and the jans that each may still fill. */
export interface Survey {
  readonly next: { readonly mine: Prospects; readonly theirs: Prospects };
  readonly fillable: { readonly mine: readonly number[]; readonly theirs: readonly number[] };
}

export type Question = keyof Questions;
export type Asked<Q extends Question> = Questions[Q]["ask"];
export type Answer<Q extends Question> = Questions[Q]["answer"];

/** What answers: a kernel, its players, and where their nets come from. */
export interface Mind {
  readonly kernel: Kernel;
  readonly players: Players;
  readonly net: (form: Form) => Promise<ArrayBuffer>;
}

/** What a long answer asks and tells on its way. */
export interface Way {
  /** How much is done. */
  readonly progress: (done: number) => void;
  /** Lets letters come in; false when nobody waits for the answer any more. */
  readonly goesOn: () => Promise<boolean>;
}

type Found<T> = T | Promise<T>;
type Answers = { [Q in Question]: (mind: Mind, asked: Asked<Q>, way: Way) => Found<Answer<Q>> };

/** The players, once they have the net of a row's game. */
async function knowing({ players, net }: Mind, row: Row): Promise<Players> {
  const form = formOf(row);
  if (!players.knows(form)) {
    const halves = await net(form);
    if (!players.knows(form)) players.learn(form, halves); // somebody else may have waited too
  }
  return players;
}

async function rollOut(
  mind: Mind,
  { row, first, trials, coups, seed, consolation }: Rollout,
  way: Way,
): Promise<Float32Array> {
  const players = await knowing(mind, row);
  const values = new Float32Array(trials);
  const part = Math.min(AT_ONCE, MOST_TRIALS);
  for (let done = 0; done < trials; done += part) {
    const count = Math.min(part, trials - done);
    values.set(players.rollOut(row, first + done, count, coups, seed, consolation), done);
    way.progress(done + count);
    if (!(await way.goesOn())) break;
  }
  return values;
}

/** Trials between two looks at the letters: some hundredths of a second. */
const AT_ONCE = 4;

/** Changes a copy of the row. */
function changed<T extends object>(row: Row, change: (row: Row) => T | void): T & { row: Row } {
  const copy = row.slice();
  return { ...(change(copy) as T), row: copy };
}

const ANSWERS: Answers = {
  fault: ({ kernel }, { row }) => kernel.faultOf(row),
  judge: ({ kernel }, { row, dice }) => kernel.judge(row, ...dice),
  prospects: ({ kernel }, { row }) => kernel.prospects(row),
  newGame: ({ kernel }, { target, rules }) => ({ row: kernel.newGame(target, rules) }),
  open: ({ kernel }, { row, dice }) => changed(row, (now) => ({ decided: kernel.open(now, ...dice) })),
  throw: ({ kernel }, { row, dice, marks }) =>
    changed(row, (now) => ({ judgement: kernel.throwDice(now, ...dice, marks) })),
  decide: ({ kernel }, { row, leaves }) => changed(row, (now) => kernel.decide(now, leaves)),
  play: ({ kernel }, { row, packed, marks }) => changed(row, (now) => kernel.play(now, packed, marks)),
  mark: ({ kernel }, { row, theirs, points }) => changed(row, (now) => ({ trous: kernel.mark(now, theirs, points) })),
  tally: ({ kernel }, { base, entries }) => kernel.tally(base, entries),
  releve: ({ kernel }, { row }) => changed(row, (now) => kernel.stackAnew(now)),
  win: ({ kernel }, { lost, inSeries, target }) => ({ kind: kernel.winKind(lost, inSeries, target) }),
  marque: ({ kernel }, asked) => kernel.settleMarque(asked),
  bets: ({ kernel }, { bets }) => ({ price: kernel.priceOfBets(bets) }),
  choose: async (mind, { row, level, seed }) => ({ candidate: (await knowing(mind, row)).choose(row, level, seed) }),
  hint: async (mind, { row, adviser }) => ({ choices: (await knowing(mind, row)).rank(row, adviser) }),
  ends: async (mind, { row, plies }) => ({ chances: (await knowing(mind, row)).ends(row, plies) }),
  weigh: async (mind, { row, look, consolation }) => (await knowing(mind, row)).weigh(row, look, consolation),
  foresee: async (mind, { row, plies, consolation }) => (await knowing(mind, row)).foresee(row, plies, consolation),
  survey: ({ kernel }, { row }) => ({ next: kernel.prospects(row), fillable: kernel.fillable(row) }),
  version: ({ kernel }) => ({ kernel: kernel.hash }),
  rollout: async (mind, asked, way) => ({ values: await rollOut(mind, asked, way) }),
};

/** Answers one question. */
export function answer<Q extends Question>(mind: Mind, question: Q, asked: Asked<Q>, way: Way): Found<Answer<Q>> {
  return ANSWERS[question](mind, asked, way);
}
