/** The decisions of a game weighed: the mirror of `trictrac.analysis.judging`. What anything is worth the kernel says. */
import type { Rollout, Row } from "../engine/answers";
import type { Engines, Wishes } from "../engine/engine";
import { ANALYSIS, DIE_A, DIE_B, OVER, PHASE, SEAT } from "../engine/layout";
import type { Candidate, Weighed } from "../engine/players";
import { rowAt, type RecordedCoup, type RecordedGame } from "./recorded";
import type { Depth } from "./types";

export type Asker = Pick<Engines, "ask" | "rollOut">;

/** What a throw could lead to; a rollout has changed some values and knows their errors. */
export interface WeighedThrow extends Weighed {
  /** Standard errors of the losses by candidate, where a rollout gave them. */
  readonly errors?: ReadonlyMap<number, number>;
}

type Chosen = Pick<RecordedCoup, "play" | "left">;

/** The candidates by merit: a shallow look misjudges, so those looked at furthest come first. */
export function orderOf({ candidates }: Weighed): number[] {
  const by = (i: number): Candidate => candidates[i]!;
  return [...candidates.keys()].sort((a, b) => by(b).plies - by(a).plies || by(a).loss - by(b).loss || a - b);
}

/** The candidate that loses nothing and was looked at furthest. */
export const bestOf = (weighed: Weighed): number => orderOf(weighed)[0]!;

/** How many of the candidates are plays. */
export const playsOf = ({ candidates, decides }: Weighed): number => candidates.length - Number(decides);

/** The best candidate but leaving. */
export const bestPlayOf = (weighed: Weighed): number => orderOf(weighed).find((place) => place < playsOf(weighed))!;

/** The candidate that was taken; null if that is not among them. */
export function chosenOf(weighed: Weighed, { play, left }: Chosen): number | null {
  if (weighed.over) return 0;
  if (left) return weighed.decides ? weighed.candidates.length - 1 : null;
  return play !== null && play !== undefined && play < playsOf(weighed) ? play : null;
}

/** What a row is worth to its player before the dice are thrown. */
export async function valueBefore(engine: Asker, row: Row, consolation: number, wishes: Wishes): Promise<number> {
  const waiting = row.slice();
  waiting[DIE_A] = waiting[DIE_B] = 0;
  return (await engine.ask("foresee", { row: waiting, plies: 1, consolation }, wishes)).worth;
}

/** A throw weighed as deep as is wished; `number` is its place in the game. */
export async function weighCoup(
  engine: Asker,
  game: RecordedGame,
  number: number,
  depth: Depth,
  wishes: Wishes,
): Promise<WeighedThrow> {
  const coup = game.coups[number]!;
  const ask = { row: rowAt(game, coup.position), consolation: game.consolation };
  const first = await engine.ask("weigh", { ...ask, look: "net" }, wishes);
  const chosen = chosenOf(first, coup);
  if (chosen === null || first.candidates.length < 2) return first;
  if (depth === "quick" && !isDisputed(first, chosen)) return first;
  const found = await engine.ask("weigh", { ...ask, look: depth }, wishes);
  if (depth !== "rollout" || !isDisputed(found, chosen)) return found;
  return rolled(engine, found, chosen, { seed: number, consolation: game.consolation }, wishes);
}

const isDisputed = ({ candidates, unit }: Weighed, chosen: number): boolean =>
  candidates[chosen]!.loss > ANALYSIS.DISPUTED * unit;

/** Plays the best candidates and the chosen one out with the same dice until their difference is plain. */
export async function rolled(
  engine: Asker,
  weighed: Weighed,
  chosen: number,
  at: { readonly seed: number; readonly consolation: number },
  wishes: Wishes,
  onBlock?: (now: WeighedThrow, trials: number) => Promise<void>,
): Promise<WeighedThrow> {
  const others = orderOf(weighed).filter((place) => place !== chosen);
  const places = [...others.slice(0, ANALYSIS.ROLLED - 1), chosen];
  const values: number[][] = places.map(() => []);
  let now: WeighedThrow = weighed;
  for (let first = 0; first < ANALYSIS.TRIALS; first += ANALYSIS.BLOCK) {
    const trial = { first, trials: ANALYSIS.BLOCK, coups: ANALYSIS.COUPS_OF_A_TRIAL, ...at };
    for (const [line, place] of places.entries()) {
      const row = weighed.candidates[place]!.after;
      const sign = row[SEAT] === weighed.seat ? 1 : -1;
      const more = await played(engine, { ...trial, row }, wishes);
      values[line]!.push(...Array.from(more, (value) => sign * value));
    }
    const { means, losses, errors } = compared(values);
    now = {
      ...weighed,
      candidates: weighed.candidates.map((each, place): Candidate => {
        const line = places.indexOf(place);
        return line < 0 ? each : { ...each, value: means[line]!, loss: losses[line]!, plies: ANALYSIS.ROLLED_PLIES };
      }),
      errors: new Map(places.map((place, line) => [place, errors[line]!])),
    };
    await onBlock?.(now, first + ANALYSIS.BLOCK);
    const least = Math.max(losses.at(-1)!, ANALYSIS.DISPUTED * weighed.unit);
    if (errors.at(-1)! <= ANALYSIS.SETTLED * least) break;
  }
  return now;
}

/** The trials of a row; what is over is worth the same in each. */
async function played(engine: Asker, asked: Rollout & { consolation: number }, wishes: Wishes): Promise<Float32Array> {
  const { row, consolation } = asked;
  if (row[PHASE] !== OVER) return engine.rollOut(asked, wishes);
  const { worth } = await engine.ask("foresee", { row, plies: 0, consolation }, wishes);
  return new Float32Array(asked.trials).fill(worth);
}

/** The means of lines of values, what each loses against the best, and the standard errors of that. */
function compared(values: readonly (readonly number[])[]): { means: number[]; losses: number[]; errors: number[] } {
  const means = values.map(meanOf);
  const best = values[means.indexOf(Math.max(...means))]!;
  const differences = values.map((line) => line.map((value, trial) => best[trial]! - value));
  const losses = differences.map(meanOf);
  const errors = differences.map((line, place) => {
    const squares = line.map((each) => (each - losses[place]!) * (each - losses[place]!));
    return Math.sqrt((meanOf(squares) * line.length) / (line.length - 1) / line.length);
  });
  return { means, losses, errors };
}

/** Added up in the order of the trials, as Python does. */
const meanOf = (line: readonly number[]): number => line.reduce((one, two) => one + two) / line.length;
