/** Positions to look at. Plays and reasons were asked of the law (`Position.legal_plays`, `Position.score`), not made up here. */
import { parsePlay, parsePosition, withPavillon } from "../board/notation";
import type { BoardPosition, Mark, Play, Side } from "../board/types";
import type { Key } from "../words";

export interface Reason {
  readonly fr: string;
  readonly en: string;
  readonly how: { readonly fr: string; readonly en: string };
  readonly points: number;
  readonly article: string;
  readonly marks: readonly Mark[];
}

export interface Example {
  readonly name: string;
  readonly title: Key;
  readonly position: BoardPosition;
  readonly bottom: Side;
  readonly plays: readonly Play[];
  readonly reasons: readonly Reason[];
}

const plays = (...texts: string[]) => texts.map(parsePlay);
const arrow = (side: Side, from: number, to: number, rest?: number): Mark =>
  rest === undefined ? { kind: "arrow", side, from, to } : { kind: "arrow", side, from, to, rest };
const ring = (side: Side, place: number): Mark => ({ kind: "ring", side, case: place });

export const examples: readonly Example[] = [
  {
    name: "middle",
    title: "web-demo-middle",
    position: parsePosition("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4"),
    bottom: "white",
    plays: plays("1-7-11", "4-10 7-11", "5-11 4-8", "5-11 7-11"),
    reasons: [
      {
        fr: "Grand jan rempli",
        en: "Grand jan filled",
        how: { fr: "par le 4, le 6 et le 6-4 · 3 façons", en: "by the 4, the 6 and the 6-4 · 3 ways" },
        points: 12,
        article: "XIII",
        marks: [arrow("white", 7, 11), ring("white", 11)],
      },
      {
        fr: "Dame battue en 14",
        en: "Dame beaten on 14",
        how: { fr: "par le 4, le 6 et le 6-4 · 3 façons", en: "by the 4, the 6 and the 6-4 · 3 ways" },
        points: 6,
        article: "X",
        marks: [arrow("white", 10, 14), arrow("white", 8, 14), arrow("white", 4, 14, 8), ring("white", 14)],
      },
      {
        fr: "Dame battue en 17",
        en: "Dame beaten on 17",
        how: { fr: "par le 6 et le 6-4 · 2 façons", en: "by the 6 and the 6-4 · 2 ways" },
        points: 4,
        article: "X",
        marks: [arrow("white", 11, 17), arrow("white", 7, 17, 11), ring("white", 17)],
      },
      {
        fr: "Dame battue en 18",
        en: "Dame beaten on 18",
        how: { fr: "par le 6 et le 6-4 · 2 façons", en: "by the 6 and the 6-4 · 2 ways" },
        points: 4,
        article: "X",
        marks: [arrow("white", 12, 18), arrow("white", 8, 18, 12), ring("white", 18)],
      },
    ],
  },
  {
    name: "opening",
    title: "web-demo-opening",
    position: parsePosition("1x15_1x15_w_0.0.0_0.0.0_6-4"),
    bottom: "white",
    plays: plays("1-7-11", "1-7 1-5"),
    reasons: [],
  },
  {
    name: "forced",
    title: "web-demo-forced",
    position: parsePosition("1x15_1x15_w_0.0.0_0.0.0_6-6"),
    bottom: "white",
    plays: plays("1-7 1-7"),
    reasons: [],
  },
  {
    name: "full",
    title: "web-demo-full",
    position: withPavillon(
      parsePosition("1x3-7x2-8x2-9x2-10x2-11x2-12x2_1x5-3-5-6x2-8-9x2-11-12x2_w_8b.4s.14_2.1.14_2-1"),
      "white",
    ),
    bottom: "white",
    plays: plays("1-3-4", "1-3 1-2"),
    reasons: [
      {
        fr: "Dame battue en 14",
        en: "Dame beaten on 14",
        how: { fr: "par le 2 et le 2-1 · 2 façons", en: "by the 2 and the 2-1 · 2 ways" },
        points: 4,
        article: "X",
        marks: [arrow("white", 12, 14), arrow("white", 11, 14, 12), ring("white", 14)],
      },
    ],
  },
  {
    name: "pavillon",
    title: "web-demo-pavillon",
    position: withPavillon(parsePosition("1x9-2-6-8-9-10x2_1x8-4-5x2-6-9x2-11_b_6.2.9_8b.3s.9_5-3"), "black"),
    bottom: "black",
    plays: plays(
      "1-6-9",
      "1-6 1-4",
      "1-6 4-7",
      "1-6 5-8",
      "4-9 5-8",
      "4-9 6-9",
      "5-10 1-4",
      "5-10 4-7",
      "5-10 5-8",
      "5-10 6-9",
      "6-11 1-4",
      "6-11 4-7",
      "6-11 5-8",
    ),
    reasons: [
      {
        fr: "Dame battue en 16",
        en: "Dame beaten on 16",
        how: { fr: "par le 5 · 1 façon", en: "by the 5 · 1 way" },
        points: 2,
        article: "X",
        marks: [arrow("black", 11, 16), ring("black", 16)],
      },
      {
        fr: "Dame battue en 19",
        en: "Dame beaten on 19",
        how: { fr: "par le 5-3 · 1 façon", en: "by the 5-3 · 1 way" },
        points: 4,
        article: "X",
        marks: [arrow("black", 11, 19, 14), ring("black", 19)],
      },
    ],
  },
  {
    name: "exit",
    title: "web-demo-exit",
    position: parsePosition("20x2-21x3-22x2-23x2-24x2_8x2-9x3-10x2-11x2-12x2_w_6.7.30_0.9.30_5-3"),
    bottom: "white",
    plays: plays("20-s 20-23", "20-s 21-24", "20-s 22-s"),
    reasons: [],
  },
  {
    name: "corner",
    title: "web-demo-corner",
    position: parsePosition("1x5-4-6x2-7-8x2-9-10x2-11_1x6-3-5x2-6-7x2-9x2-10_w_4b.3.8_6.1.8_6-5"),
    bottom: "white",
    plays: plays("6-12 7-12", "1-7 1-6", "1-7 4-9", "1-7 6-11", "4-10 1-6", "4-10 6-11"),
    reasons: [],
  },
];
