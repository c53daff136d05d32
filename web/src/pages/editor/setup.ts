/** Setting a position up by hand: dames put, moved and taken away. What is wrong with it the server says. */
import { parsePosition } from "../../board/notation";
import { CASES, DAMES, other, type BoardPosition, type Camp, type Side } from "../../board/types";

/** What a side did since the relevé, which the board does not draw. */
export interface Since {
  readonly coups: number;
  /** The opening jans it made, where each counts once: `d` deux tables, `m` mézéas. */
  readonly made: string;
}

/** A position being set up. */
export interface SetUp {
  readonly board: BoardPosition;
  readonly since: Readonly<Record<Side, Since>>;
}

export const START = "1x15_1x15_w";
export const EMPTY = "0_0_w";

/** Reads a position as the house writes it; throws on what is none. */
export function readSetUp(text: string): SetUp {
  const board = { ...parsePosition(text), dice: null };
  for (const side of ["white", "black"] as const) if (board[side].out < 0) throw new Error(`too many dames: ${text}`);
  const marks = text.split("_").slice(3, 5);
  const since = (place: number): Since => {
    const [, coups = 0, made = ""] = /\.(\d+)(d?m?)$/.exec(marks[place] ?? "") ?? [];
    return { coups: Number(coups), made };
  };
  return { board, since: { white: since(0), black: since(1) } };
}

/** A case of the side below (white), counted on the march of either. */
export const placeFor = (side: Side, low: number) => (side === "white" ? low : CASES + 1 - low);

/** Who has dames on a case. */
export function holder(board: BoardPosition, low: number): Side | null {
  return (["white", "black"] as const).find((side) => (board[side].dames[placeFor(side, low) - 1] ?? 0) > 0) ?? null;
}

/**
 * Puts one dame more on a case. It comes from those that are out, else from the talon; dames of the other colour on
 * that case make room.
 */
export function put(set: SetUp, side: Side, low: number): SetUp {
  const place = placeFor(side, low);
  let board = cleared(set.board, other(side), placeFor(other(side), low));
  const camp = board[side];
  if (camp.out === 0 && (place === 1 || (camp.dames[0] ?? 0) === 0)) return set;
  if (camp.out === 0) board = { ...board, [side]: changed(camp, 1, -1) };
  return { ...set, board: { ...board, [side]: changed(board[side], place, 1) } };
}

/** Takes one dame away from a case, whoever owns it. */
export function take(set: SetUp, low: number): SetUp {
  const side = holder(set.board, low);
  if (!side) return set;
  return { ...set, board: { ...set.board, [side]: changed(set.board[side], placeFor(side, low), -1) } };
}

/** Moves one dame from a case to another. */
export function shift(set: SetUp, from: number, to: number): SetUp {
  const side = holder(set.board, from);
  return side && from !== to ? put(take(set, from), side, to) : set;
}

/** Everything that is out goes back to its talon. */
export function restacked(set: SetUp): SetUp {
  const back = (camp: Camp) => changed(camp, 1, camp.out);
  return { ...set, board: { ...set.board, white: back(set.board.white), black: back(set.board.black) } };
}

/** The same table with the colours exchanged. */
export function mirrored(set: SetUp): SetUp {
  const { white, black, turn, pavillon } = set.board;
  return {
    board: { ...set.board, white: black, black: white, turn: other(turn), pavillon: pavillon && other(pavillon) },
    since: { white: set.since.black, black: set.since.white },
  };
}

export function withMarks(set: SetUp, side: Side, marks: Partial<Camp>): SetUp {
  return { ...set, board: { ...set.board, [side]: { ...set.board[side], ...marks } } };
}

function cleared(board: BoardPosition, side: Side, place: number): BoardPosition {
  return { ...board, [side]: changed(board[side], place, -(board[side].dames[place - 1] ?? 0)) };
}

function changed(camp: Camp, place: number, change: number): Camp {
  if (change === 0) return camp;
  const dames = camp.dames.map((count, index) => (index === place - 1 ? count + change : count));
  return { ...camp, dames, out: DAMES - dames.reduce((sum, count) => sum + count, 0) };
}
