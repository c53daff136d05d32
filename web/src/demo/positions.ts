/** Positions to look at. Plays and reasons were asked of the law (`Position.legal_plays`, `Position.score`), not made up here. */
import { parsePlay, parsePosition, withPavillon } from "../board/notation";
import type { BoardPosition, Mark, Play, Side } from "../board/types";
import { marksOf } from "../table/marks";

interface Example {
  readonly position: BoardPosition;
  readonly bottom: Side;
  readonly plays: readonly Play[];
  /** What each line of the score sheet points at. */
  readonly reasons?: readonly (readonly Mark[])[];
}

const plays = (...texts: string[]) => texts.map(parsePlay);
/** The case that dames reach, each by its start and, tout d'une, its rest. */
const reason = (side: Side, end: number, ...ways: (readonly [number, number?])[]) =>
  marksOf({ case: end, routes: ways.map(([start, rest]) => ({ start, end, rest: rest ?? null })) }, side);

export const examples: Readonly<Record<string, Example>> = {
  middle: {
    position: parsePosition("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4"),
    bottom: "white",
    plays: plays("1-7-11", "4-10 7-11", "5-11 4-8", "5-11 7-11"),
    reasons: [
      reason("white", 11, [7]),
      reason("white", 14, [10], [8], [4, 8]),
      reason("white", 17, [11], [7, 11]),
      reason("white", 18, [12], [8, 12]),
    ],
  },
  opening: {
    position: parsePosition("1x15_1x15_w_0.0.0_0.0.0_6-4"),
    bottom: "white",
    plays: plays("1-7-11", "1-7 1-5"),
  },
  forced: {
    position: parsePosition("1x15_1x15_w_0.0.0_0.0.0_6-6"),
    bottom: "white",
    plays: plays("1-7 1-7"),
  },
  full: {
    position: withPavillon(
      parsePosition("1x3-7x2-8x2-9x2-10x2-11x2-12x2_1x5-3-5-6x2-8-9x2-11-12x2_w_8b.4s.14_2.1.14_2-1"),
      "white",
    ),
    bottom: "white",
    plays: plays("1-3-4", "1-3 1-2"),
    reasons: [reason("white", 14, [12], [11, 12])],
  },
  pavillon: {
    position: withPavillon(parsePosition("1x9-2-6-8-9-10x2_1x8-4-5x2-6-9x2-11_b_6.2.9_8b.3s.9_5-3"), "black"),
    bottom: "black",
    plays: [
      ...plays("1-6-9", "1-6 1-4", "1-6 4-7", "1-6 5-8", "4-9 5-8", "4-9 6-9", "5-10 1-4"),
      ...plays("5-10 4-7", "5-10 5-8", "5-10 6-9", "6-11 1-4", "6-11 4-7", "6-11 5-8"),
    ],
    reasons: [reason("black", 16, [11]), reason("black", 19, [11, 14])],
  },
  exit: {
    position: parsePosition("20x2-21x3-22x2-23x2-24x2_8x2-9x3-10x2-11x2-12x2_w_6.7.30_0.9.30_5-3"),
    bottom: "white",
    plays: plays("20-s 20-23", "20-s 21-24", "20-s 22-s"),
  },
  corner: {
    position: parsePosition("1x5-4-6x2-7-8x2-9-10x2-11_1x6-3-5x2-6-7x2-9x2-10_w_4b.3.8_6.1.8_6-5"),
    bottom: "white",
    plays: plays("6-12 7-12", "1-7 1-6", "1-7 4-9", "1-7 6-11", "4-10 1-6", "4-10 6-11"),
  },
};
