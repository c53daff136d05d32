/** Positions and plays as the rest of the house writes them (docs/notation.md), read for the board. */
import { DAMES, OUT, type BoardPosition, type Camp, type Dice, type Play, type Side, type Step } from "./types";

/** Reads `1x13-8-10_1x15_w_4b.2s.7_0.0.7_6-4`. Throws on what is not a position. */
export function parsePosition(text: string): BoardPosition {
  const parts = text.split("_");
  const dice = parseDice(parts.at(-1) ?? "");
  if (dice) parts.pop();
  const [white, black, turn, whiteMarks, blackMarks, ...rest] = parts;
  if (!white || !black || (turn !== "w" && turn !== "b") || rest.length > 0 || (whiteMarks && !blackMarks)) {
    throw new Error(`not a position: ${text}`);
  }
  return {
    white: parseCamp(white, whiteMarks),
    black: parseCamp(black, blackMarks),
    turn: turn === "w" ? "white" : "black",
    pavillon: null,
    dice,
  };
}

/** Reads `6-4`. */
export function parseDice(text: string): Dice | null {
  const found = /^([1-6])-([1-6])$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

function parseCamp(dames: string, marks = "0.0.0"): Camp {
  const counts = new Array<number>(24).fill(0);
  for (const part of dames === "0" ? [] : dames.split("-")) {
    const found = /^(\d+)(?:x(\d+))?$/.exec(part);
    const place = Number(found?.[1]);
    if (!found || place < 1 || place > 24) throw new Error(`not a case: ${part}`);
    counts[place - 1] = Number(found[2] ?? 1);
  }
  const read = /^(\d+)(b?)\.(\d+)(s?)\.\d+d?m?$/.exec(marks);
  if (!read) throw new Error(`not marks: ${marks}`);
  return {
    dames: counts,
    out: DAMES - counts.reduce((sum, count) => sum + count, 0),
    points: Number(read[1]),
    bredouille: read[2] === "b",
    trous: Number(read[3]),
    serie: read[4] === "s",
  };
}

/** Reads `1-7 1-5`, `1-7-11`, `22-s`, `--`. */
export function parsePlay(text: string): Play {
  if (text === "--") return [];
  return text.split(" ").flatMap((dame) => {
    const stops = dame.split("-").map((stop) => (stop === "s" ? OUT : Number(stop)));
    if (stops.length < 2 || stops.some((stop) => !(stop >= 1 && stop <= OUT))) throw new Error(`not a play: ${text}`);
    return stops.slice(1).map((to, index): Step => [stops[index]!, to]);
  });
}

/** Writes steps as they are read, one by one. */
export function asText(play: Play): string {
  return play.map(([from, to]) => `${from}-${to === OUT ? "s" : to}`).join(" ") || "--";
}

/** A position with nobody's marks changed but the pavillon given to somebody. */
export function withPavillon(position: BoardPosition, owner: Side | null): BoardPosition {
  return { ...position, pavillon: owner };
}
