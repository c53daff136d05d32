import { expect, test } from "vitest";

import type { Tour, TourStep } from "../../api/types";
import { chaptersOf, momentOf, momentsOf, placeOf } from "./moments";

const board = { position: "1x15_1x15_w", pavillon: null };
const step = (game: number, number: number, session = 1): TourStep => ({
  session,
  game,
  coup: number,
  number,
  title: { key: "record-before" },
  white: "Anne",
  black: "Bruno",
  thrower: number > 0 ? "white" : null,
  before: board,
  after: board,
  score: [],
  unscored: [],
  told: [],
  comments: [],
  play: [],
  trous: false,
  ecole: false,
});
const tour = (...steps: TourStep[]): Tour => ({ sessions: [], steps, cut: false });

test("a coup is seen as thrown and as played, what comes before it once", () => {
  const moments = momentsOf(tour(step(1, 0), step(1, 1), step(1, 2)));
  expect(moments.map(({ index, thrown }) => [index, thrown])).toEqual([
    [0, false],
    [1, true],
    [1, false],
    [2, true],
    [2, false],
  ]);
  expect(momentOf(moments, 2)).toBe(3);
  expect(momentOf(moments, 99)).toBe(0);
  expect(placeOf(moments, 2)).toBe(3);
  expect(placeOf(moments, 99)).toBe(0);
});

test("games are chapters, a refait is one of its own", () => {
  const found = chaptersOf(tour(step(1, 0), step(1, 1), step(1, 0), step(1, 2), step(2, 0), step(2, 3)));
  expect(found.map(({ game, again, steps }) => [game, again, steps])).toEqual([
    [1, false, [0, 1]],
    [1, true, [2, 3]],
    [2, false, [4, 5]],
  ]);
});

test("another session begins again", () => {
  const found = chaptersOf(tour(step(1, 0), step(1, 1), step(1, 0, 2), step(1, 2, 2)));
  expect(found.map(({ session, game }) => [session, game])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
