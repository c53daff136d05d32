/** Positions that the server writes, for the board; and back. */
import { parsePlay, parsePosition, withPavillon } from "../board/notation";
import { type BoardPosition, type Camp, type Dice, type Mark, type Side } from "../board/types";

/** A position as the board takes it; dice given apart lie on the table. */
export function boardOf(text: string, pavillon: Side | null = null, dice: string | null = null): BoardPosition {
  const position = withPavillon(parsePosition(text), pavillon);
  return dice ? { ...position, dice: diceOf(dice) } : position;
}

export function diceOf(text: string): Dice | null {
  const found = /^([1-6])-([1-6])$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A play as it is written, drawn; a dame tout d'une goes through its rest. */
export function playMarks(play: string, side: Side): Mark[] {
  const steps = parsePlay(play);
  const [first, second] = steps;
  if (first && second && first[1] === second[0])
    return [{ kind: "arrow", side, from: first[0], to: second[1], rest: first[1] }];
  return steps.map(([from, to]) => ({ kind: "arrow", side, from, to }));
}

/** «6 → 10 · 7 → 10»; × is out. */
export function playWords(play: string): string {
  if (play === "--") return "–";
  return play
    .split(" ")
    .map((dame) => dame.split("-").join(" → ").replace(/s$/, "×"))
    .join(" · ");
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
