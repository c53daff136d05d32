/** Positions that the server writes, for the board; and back. */
import { parsePosition, withPavillon } from "../board/notation";
import { CASES, DAMES, type BoardPosition, type Camp, type Dice, type Mark, type Side } from "../board/types";
import type { WayView } from "../api/types";

/** A position as the board takes it; dice given apart lie on the table. */
export function boardOf(text: string, pavillon: Side | null = null, dice: string | null = null): BoardPosition {
  const position = withPavillon(parsePosition(text), pavillon);
  return dice ? { ...position, dice: diceOf(dice) } : position;
}

export function diceOf(text: string): Dice | null {
  const found = /^([1-6])-([1-6])$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A play drawn as arrows. */
export function arrowsOf(play: readonly WayView[], side: Side): Mark[] {
  return play.map(({ start, end, rest }) =>
    rest == null ? { kind: "arrow", side, from: start, to: end } : { kind: "arrow", side, from: start, to: end, rest },
  );
}

/** The compact text of a position (docs/notation.md), marks and all; the throws since the relevé come apart. */
export function positionText(position: BoardPosition, coups: Record<Side, number>): string {
  const marks = (side: Side) => {
    const camp = position[side];
    return `${camp.points}${camp.bredouille ? "b" : ""}.${camp.trous}${camp.serie ? "s" : ""}.${coups[side]}`;
  };
  const parts = [damesText(position.white), damesText(position.black), position.turn === "white" ? "w" : "b"];
  const both = [marks("white"), marks("black")];
  if (both.some((each) => each !== "0.0.0")) parts.push(...both);
  return parts.join("_");
}

function damesText(camp: Camp): string {
  const cases = camp.dames.flatMap((count, index) =>
    count === 0 ? [] : [count === 1 ? `${index + 1}` : `${index + 1}x${count}`],
  );
  return cases.join("-") || "0";
}

/** One dame more or fewer on a case of a side's march; the rest are out. */
export function withDames(position: BoardPosition, side: Side, place: number, change: number): BoardPosition {
  const camp = position[side];
  if (place < 1 || place > CASES) return position;
  const dames = [...camp.dames];
  dames[place - 1] = Math.max(0, (dames[place - 1] ?? 0) + change);
  const out = DAMES - dames.reduce((sum, count) => sum + count, 0);
  return { ...position, [side]: { ...camp, dames, out } };
}
