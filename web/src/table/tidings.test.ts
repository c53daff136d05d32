import { expect, test } from "vitest";

import type { BoardView, MarksView, TableEvent } from "../api/types";
import { tidingsOf } from "./tidings";

const marks = (points: number, trous: number, bredouille = false): MarksView => ({
  points,
  trous,
  bredouille,
  serie: false,
});
const board = (white: MarksView, black: MarksView, pavillon: "white" | "black" | null = null) =>
  ({ sits: [0, 1], marks: [white, black], pavillon }) as unknown as BoardView;
const reader = { lang: "en" as const, you: 0, name: () => "Bruno" };

test("a trou is told before the points that it wipes", () => {
  const told = tidingsOf(board(marks(10, 3), marks(4, 5, true)), board(marks(0, 10), marks(0, 5)), [], reader);
  expect(told).toEqual(["You mark 7 holes (trous)", "Bruno’s 4 points are wiped"]);
  const theirs = tidingsOf(board(marks(6, 0), marks(8, 0)), board(marks(0, 0), marks(2, 1)), [], reader);
  expect(theirs).toEqual(["Bruno marks 1 hole (trou)", "your 6 points are wiped"]);
});

test("a bredouille lost, the pavillon won, a relevé", () => {
  const lost = tidingsOf(board(marks(4, 0, true), marks(0, 0)), board(marks(4, 0), marks(2, 0)), [], reader);
  expect(lost).toEqual(["you lose the bredouille"]);
  const won = tidingsOf(board(marks(4, 3), marks(0, 0)), board(marks(4, 3), marks(0, 0), "white"), [], reader);
  expect(won).toEqual(["the pavillon is yours"]);
  const left = [{ kind: "left" }] as unknown as TableEvent[];
  expect(tidingsOf(board(marks(4, 3), marks(2, 0)), board(marks(0, 3), marks(0, 0)), left, reader)).toEqual([
    "relevé: the dames go back to the talons, all points are wiped",
  ]);
  expect(tidingsOf(null, board(marks(4, 3), marks(0, 0)), [], reader)).toEqual([]);
});
