/** Positions that the server writes, for the board; and back. */
import { asText, parseDice, parsePlay, parsePosition, withPavillon } from "../board/notation";
import { CASES, type BoardPosition, type Camp, type Mark, type Play, type Side } from "../board/types";
import type { SetUp } from "../pages/editor/setup";
import { say, type Lang, type Moves } from "../words";

/** A position as the board takes it; dice given apart lie on the table. */
export function boardOf(text: string, pavillon: Side | null = null, dice: string | null = null): BoardPosition {
  const position = withPavillon(parsePosition(text), pavillon);
  return dice ? { ...position, dice: parseDice(dice) } : position;
}

/** A play as it is written, drawn; a dame tout d'une goes through its rest. */
export function playMarks(play: string, side: Side): Mark[] {
  const steps = parsePlay(play);
  const [first, second] = steps;
  if (first && second && first[1] === second[0])
    return [{ kind: "arrow", side, from: first[0], to: second[1], rest: first[1] }];
  return steps.map(([from, to]) => ({ kind: "arrow", side, from, to }));
}

/** A play that was made, drawn from where dames left to where they came: the law does not keep how they rested. */
export function madeMarks(play: string, side: Side): Mark[] {
  return playMarks(play, side).map((mark): Mark => {
    if (mark.kind !== "arrow") return mark;
    const { from, to } = mark;
    return { kind: "arrow", side, from, to, made: true };
  });
}

/**
 * A case as it is printed on the board that somebody looks at: counted from the talon below. What the
 * opponent plays, on their own march, is `facing`.
 */
export function printedCase(place: number, facing: boolean): number {
  return facing ? CASES + 1 - place : place;
}

/**
 * Where each dame of a play leaves and where it comes. A rest is not told: of all ways to the same board the law makes
 * one play, and people may have gone another.
 */
export function playFact(play: string): Moves {
  return { moves: play.replace(/(\d+)(?:-\d+)+-/g, "$1-") };
}

/** «6 → 10, 7 → 10», with the cases as they are printed. */
export function playWords(play: string, lang: Lang, facing = false): string {
  return say("verbatim", lang, { text: playFact(play) }, facing);
}

/** The steps of a hand in their own order, as a play is written; a dame that goes on is one dame. */
export function handPlay(steps: Play): string {
  const [first, second] = steps;
  if (first && second && first[1] === second[0]) return `${first[0]}-${asText([second])}`;
  return asText(steps);
}

/** What somebody types, be it as it is printed («1 → 7, 1 → 5») or as it is written (`1-7 1-5`). */
export function typedPlay(text: string): string {
  return text
    .trim()
    .replace(/\s*(?:→|->|>|–)\s*/g, "-")
    .replace(/-(?:sortie|out|×)/gi, "-s")
    .replace(/[\s,;·]+/g, " ");
}

/** The compact text of a position (docs/notation.md), marks and all. */
export function positionText({ board: position, since }: SetUp): string {
  const marks = (side: Side) => {
    const camp = position[side];
    const { coups, made } = since[side];
    return `${camp.points}${camp.bredouille ? "b" : ""}.${camp.trous}${camp.serie ? "s" : ""}.${coups}${made}`;
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
