/**
 * The account of a game, every step luck or skill: the mirror of `trictrac.analysis.accounts`. Amounts are whole
 * millionths, so that the sums agree to the last digit.
 */
import type { Row } from "../engine/answers";
import type { Wishes } from "../engine/engine";
import { ME, MINE, OTHER, OVER, PHASE, POINTS, SEAT, THEIRS } from "../engine/layout";
import { millionths } from "./amounts";
import { rowAt, seatOf, type RecordedCoup, type RecordedGame } from "./recorded";
import type { Kind } from "./types";
import { bestOf, chosenOf, type Asker, type WeighedThrow } from "./weighing";

/** An account as one player sees it: `result − start = skill + luck`. */
export interface Sums {
  start: number;
  result: number;
  skill: number;
  luck: number;
}

/** Something apart from the dames that changed what the table is worth. */
export interface Change {
  readonly kind: Kind;
  readonly player: number;
  /** What it cost that player; negative if it brought something. */
  readonly loss: number;
}

/** A coup with its account, as the thrower sees it. */
export interface Made {
  readonly coup: RecordedCoup;
  readonly player: number;
  readonly opponent: number;
  readonly seat: number;
  readonly before: Row;
  readonly weighed: WeighedThrow;
  readonly chosen: number | null;
  readonly sums: Sums;
  readonly changes: Change[];
  /** The table as it should stand before the next throw, and as it does. */
  readonly right: Row | null;
  readonly actual: Row | null;
}

/** The coups of a game, one after the other, from what the table was worth before the first throw. */
export async function accounts(
  engine: Asker,
  game: RecordedGame,
  weighed: readonly WeighedThrow[],
  worthBefore: number,
  wishes: Wishes,
): Promise<Made[]> {
  const made: Made[] = [];
  let worth = millionths(worthBefore);
  let player: number | null = null;
  for (const [number, coup] of game.coups.entries()) {
    const now = begun(game, coup, weighed[number]!, (start) => (player === null || start === player ? worth : -worth));
    if (coup === game.coups.at(-1) && game.result !== null && game.result !== undefined) takeResult(game, now);
    else if (now.actual && !isAlike(now.right, now.actual)) await takeMarks(engine, game, now, now.actual, wishes);
    made.push(now);
    worth = now.sums.result;
    player = now.player;
  }
  return made;
}

function begun(
  game: RecordedGame,
  coup: RecordedCoup,
  weighed: WeighedThrow,
  startOf: (player: number) => number,
): Made {
  const before = rowAt(game, coup.position);
  const seat = seatOf(before);
  const player = coup.sits[seat]!;
  const chosen = chosenOf(weighed, coup);
  const start = startOf(player);
  const best = millionths(weighed.candidates[bestOf(weighed)]!.value);
  const loss = chosen === null ? 0 : millionths(weighed.candidates[chosen]!.loss);
  return {
    coup,
    player,
    opponent: coup.sits[1 - seat]!,
    seat,
    before,
    weighed,
    chosen,
    sums: { start, result: best - loss, skill: -loss, luck: best - start },
    changes: [],
    right: chosen === null ? null : weighed.candidates[chosen]!.after,
    actual: coup.next ? rowAt(game, coup.next) : null,
  };
}

/** The game ended: by the dice, by leaving, or because somebody gave it up. */
function takeResult(game: RecordedGame, { sums, player, changes, right }: Made): void {
  const white = game.result ?? 0;
  const result = millionths(player === game.sits[0] ? white : -white);
  const rest = result - sums.result;
  sums.result = result;
  const gaveUp = game.given_up ?? null;
  if (gaveUp !== null) {
    changes.push({ kind: "resignation", player: gaveUp, loss: gaveUp === player ? -rest : rest });
    sums.skill += rest;
  } else if (right?.[PHASE] === OVER) {
    sums.luck += rest; // conventions that the net does not know of, such as longer series
  } else if (rest !== 0) {
    changes.push({ kind: "mark", player, loss: -rest });
    sums.skill += rest;
  }
}

/** Everything of a side in a row: its dames and its marks. */
const SIDES = [
  [ME, OTHER, MINE, THEIRS],
  [OTHER, MINE, THEIRS, SEAT],
] as const;
const partsOf = (row: Row, seat: number) => SIDES[row[SEAT] === seat ? 0 : 1];

function isAlike(right: Row | null, actual: Row): boolean {
  return right !== null && right.subarray(0, SEAT + 1).every((each, place) => each === actual[place]);
}

/** A row with the dames and marks that a seat has in another. */
function withCamp(row: Row, seat: number, other: Row): Row {
  const changed = row.slice();
  const [dames, , marks] = partsOf(row, seat);
  const [from, to, first, last] = partsOf(other, seat);
  changed.set(other.subarray(from, to), dames);
  changed.set(other.subarray(first, last), marks);
  return changed;
}

/** Marks, or after a false play the dames, stand otherwise than they should: first the thrower's are looked at. */
async function takeMarks(engine: Asker, game: RecordedGame, now: Made, actual: Row, wishes: Wishes): Promise<void> {
  const { sums, seat, player, opponent, changes } = now;
  const right = now.right ?? actual;
  const worth = async (row: Row): Promise<number> => {
    const ask = { row, plies: 0, consolation: game.consolation };
    const found = await engine.ask("foresee", ask, wishes);
    return millionths(row[SEAT] === seat ? found.worth : -found.worth);
  };
  const [should, halfway, is] = await Promise.all([right, withCamp(right, seat, actual), actual].map(worth));
  const own = halfway! - (now.right ? should! : sums.result);
  const opponents = is! - halfway!;
  const kind = now.coup.agreed ? "agreement" : "mark";
  if (own !== 0) changes.push({ kind, player, loss: -own });
  if (opponents !== 0) changes.push({ kind, player: opponent, loss: opponents });
  sums.result += own + opponents;
  sums.skill += own + opponents;
}

/** The marks of a seat as they stand in a row: two are the same where these texts are. */
export function marksText(row: Row, seat: number): string {
  const [, , first, last] = partsOf(row, seat);
  return row.subarray(first + POINTS, last - 1).join(" "); // all but the throws since the releve
}
