/** Rows of the kernel as the views of a table tell them, and positions as rows. */
import type { MarksView } from "../api/types";
import { positionText } from "../analysis/board";
import type { Pair, Row } from "../engine/answers";
import * as layout from "../engine/layout";
import { writeMarks, type LegalPlay } from "../engine/kernel";
import { asText } from "../board/notation";
import { CASES, other, type Camp, type Side } from "../board/types";
import type { SetUp, Since } from "../pages/editor/setup";

const SIDES = ["white", "black"] as const;

export const sideOf = (seat: number): Side => SIDES[seat] ?? "white";

/** Where the dames and the marks of a seat lie in a row, which its player to throw sees. */
function basesOf(row: Row, seat: number): { dames: number; marks: number } {
  const isMine = row[layout.SEAT] === seat;
  return isMine ? { dames: layout.ME, marks: layout.MINE } : { dames: layout.OTHER, marks: layout.THEIRS };
}

export const numberAt = (row: Row, place: number): number => row[place] ?? 0;

export function marksOf(row: Row, seat: number): MarksView {
  const { marks } = basesOf(row, seat);
  return {
    points: numberAt(row, marks + layout.POINTS),
    bredouille: row[marks + layout.BREDOUILLE] === 1,
    trous: numberAt(row, marks + layout.TROUS),
    serie: row[marks + layout.SERIE] === 1,
  };
}

/** The same row with other marks. */
export function withMarks(row: Row, marks: Pair): Row {
  const copy = row.slice();
  marks.forEach((each, seat) => writeMarks(copy, basesOf(row, seat).marks, each));
  return copy;
}

/** The dice that lie on the table, the higher first. */
export function diceOf(row: Row): [number, number] | null {
  const [high, low] = [numberAt(row, layout.DIE_A), numberAt(row, layout.DIE_B)];
  return high > 0 ? [high, low] : null;
}

/** Who holds the pavillon (art. XV): the second to mark trous, still in an unbroken run. */
export function pavillonOf(row: Row): Side | undefined {
  const marks = [marksOf(row, 0), marksOf(row, 1)] as const;
  return SIDES.find((_, seat) => {
    const [mine, theirs] = seat === 0 ? marks : [marks[1], marks[0]];
    return mine.serie && mine.trous > 0 && theirs.trous > 0;
  });
}

/** The opening jans of a side by their letters, as the rows hold them. */
const MADE = { d: layout.MADE_DEUX_TABLES, m: layout.MADE_MEZEAS } as const;
const LETTERS = ["d", "m"] as const;

/** The dames and marks of a row as the board takes them, and what was done since the releve. */
function setUpOf(row: Row): SetUp {
  const camp = (seat: number): Camp => {
    const { dames } = basesOf(row, seat);
    return {
      dames: [...row.subarray(dames + 1, dames + 1 + CASES)],
      out: numberAt(row, dames + layout.OUT),
      ...marksOf(row, seat),
    };
  };
  const since = (seat: number): Since => {
    const { marks } = basesOf(row, seat);
    const made = numberAt(row, marks === layout.MINE ? layout.MADE : layout.THEIR_MADE);
    return {
      coups: numberAt(row, marks + layout.COUPS),
      made: LETTERS.filter((each) => made & MADE[each]).join(""),
    };
  };
  return {
    board: { white: camp(0), black: camp(1), turn: sideOf(numberAt(row, layout.SEAT)), pavillon: null, dice: null },
    since: { white: since(0), black: since(1) },
  };
}

/** The compact text of a row (docs/notation.md), with the dice of the coup under way. */
export function textOf(row: Row, dice: readonly [number, number] | null): string {
  const text = positionText(setUpOf(row));
  return dice ? `${text}_${dice.join("-")}` : text;
}

const PHASES = new Map<number | undefined, string>([
  [layout.OPENING, "opening"],
  [layout.DECIDE, "decide"],
  [layout.PLAY, "play"],
  [layout.OVER, "over"],
]);

/** The same with the dice on the table and everything that its phase says. */
export function stateText(row: Row): string {
  const text = textOf(row, diceOf(row));
  const phase = PHASES.get(row[layout.PHASE]);
  if (!phase) return text;
  const winner = row[layout.WINNER] === layout.NOBODY ? "" : `.${sideOf(numberAt(row, layout.WINNER))[0]}`;
  const owed = numberAt(row, layout.OWED);
  return `${text}_${phase}${winner}${owed > 0 ? `.${owed}` : ""}`;
}

/** A play as it is written: a dame tout d'une through its rest. */
export function playText({ moves }: Pick<LegalPlay, "moves">): string {
  const [first, second] = moves;
  if (first && second && first[1] === second[0]) return `${first[0]}-${asText([second])}`;
  return asText(moves);
}

/** What a play changes, whichever dame goes first: only that matters in law. */
export function changeOf(moves: readonly (readonly [number, number])[]): string {
  const counts = new Map<number, number>();
  for (const [from, to] of moves) {
    counts.set(from, (counts.get(from) ?? 0) - 1);
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  const found = [...counts].filter(([, count]) => count !== 0).sort(([one], [two]) => one - two);
  return found.map(([place, count]) => `${place}:${count}`).join(" ");
}

/** The same table with a seat to throw. */
export function waitingRow(row: Row, seat: number): Row {
  const { board, since } = setUpOf(row);
  const set = { board: { ...board, turn: sideOf(seat) }, since };
  return rowOf(set, numberAt(row, layout.RULES), numberAt(row, layout.TARGET));
}

/** A position that waits for a throw, as a row to be judged. */
export function rowOf({ board, since }: SetUp, rules: number, target: number): Row {
  const row = new Int8Array(layout.ROW);
  const put = (side: Side, dames: number, marks: number) => {
    const camp = board[side];
    camp.dames.forEach((count, index) => (row[dames + 1 + index] = count));
    row[dames + layout.OUT] = camp.out;
    row[marks + layout.POINTS] = camp.points;
    row[marks + layout.BREDOUILLE] = Number(camp.bredouille);
    row[marks + layout.TROUS] = camp.trous;
    row[marks + layout.SERIE] = Number(camp.serie);
    row[marks + layout.COUPS] = since[side].coups;
    const made = LETTERS.filter((each) => since[side].made.includes(each)).map((each) => MADE[each]);
    row[marks === layout.MINE ? layout.MADE : layout.THEIR_MADE] = made.reduce((sum: number, each) => sum + each, 0);
  };
  put(board.turn, layout.ME, layout.MINE);
  put(other(board.turn), layout.OTHER, layout.THEIRS);
  row[layout.SEAT] = SIDES.indexOf(board.turn);
  row[layout.PHASE] = layout.THROW;
  row[layout.WINNER] = layout.NOBODY;
  row[layout.RULES] = rules;
  row[layout.TARGET] = target;
  return row;
}
