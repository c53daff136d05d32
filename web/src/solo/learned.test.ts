import { expect, test } from "vitest";

import type { TableEvent } from "../api/types";
import { learnedOf, type OwnGame } from "./learned";

let seq = 0;
const event = (kind: string, player: number, more: object = {}) =>
  ({ seq: ++seq, at: 1_763_467_200 + seq, kind, player, ...more }) as unknown as TableEvent;
const step = (thrower: "white" | "black", white: number, black: number) =>
  ({
    thrower,
    before: { position: `1x15_1x14-8_${thrower[0]}` },
    score: [
      { side: "white", points: white },
      { side: "black", points: black },
    ],
  }) as unknown as OwnGame["steps"][number];

/** White is the person: a throw of one's own, one that gives two points, one on which the other leaves, the last. */
const GAME: OwnGame = {
  events: [
    event("thrown", 0, { dice: [6, 4] }),
    event("marked", 0, { points: 6 }),
    event("played", 0),
    event("thrown", 1, { dice: [3, 1] }),
    event("played", 1),
    event("marked", 0, { points: 2 }),
    event("thrown", 0, { dice: [2, 1] }),
    event("played", 0),
    event("thrown", 1, { dice: [5, 5] }),
    event("leaving", 1),
    event("finished", 1),
  ],
  steps: [step("white", 6, 0), step("black", 2, 4), step("white", 2, 0), step("black", 4, 12)],
  person: 0,
  mode: "assisted",
  trous: 3,
  hasWon: false,
  aided: [],
};
const told = (game: OwnGame) => learnedOf(game).gates.map(({ gate, passed, told }) => [gate, passed, told.args]);

test("four of five points pass; who was told did not find them, and who gives up passes nothing", () => {
  expect(told(GAME)).toEqual([["three-trous", true, { passed: true, found: 8, due: 10 }]]);
  expect(told({ ...GAME, aided: [2] })).toEqual([["three-trous", false, { passed: false, found: 6, due: 10 }]]);
  expect(told({ ...GAME, events: [...GAME.events, event("resigned", 0)] })[0]?.[1]).toBe(false);
});

test("a whole game must be won; where the program marks nothing is to be found", () => {
  expect(told({ ...GAME, mode: "automatic", trous: 12 })).toEqual([["novice", false, { passed: false }]]);
  expect(told({ ...GAME, mode: "automatic", trous: 12, hasWon: true })).toEqual([["novice", true, { passed: true }]]);
  expect(told({ ...GAME, mode: "automatic" })).toEqual([]);
});

test("a throw that was counted wrongly comes back, with white throwing", () => {
  const { cards } = learnedOf(GAME);
  expect(cards.map(({ theme, board, detail }) => [theme, board, detail])).toEqual([
    ["own-count", "1x15_1x14-8_w_2-1", ""],
  ]);
  expect(cards[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});
