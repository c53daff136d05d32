import { expect, test } from "vitest";

import type { BoardView } from "../api/types";
import { parsePosition } from "../board/notation";
import { afterLeaving } from "./leaving";

test("trous stay, points are wiped, the dames are on the talons, and who leaves throws", () => {
  const board = {
    turn: 1,
    sits: [0, 1],
    marks: [
      { points: 4, bredouille: true, trous: 5, serie: false },
      { points: 10, bredouille: false, trous: 3, serie: true },
    ],
    decision: { ends: false, points: 0, other_points: 0, trous: 3 },
    may_decide: true,
    phase: "play",
    plays: ["1-7 1-5"],
  } as unknown as BoardView;
  const left = afterLeaving(board);
  const position = parsePosition(left.position);
  expect(position.turn).toBe("black");
  expect([position.white.dames[0], position.black.dames[0]]).toEqual([15, 15]);
  expect([position.white.trous, position.black.trous, position.black.serie]).toEqual([5, 3, true]);
  expect(left.marks.map(({ points, bredouille }) => [points, bredouille])).toEqual([
    [0, false],
    [0, false],
  ]);
  expect([left.may, left.decision, left.plays]).toEqual([{ 1: ["throw"] }, null, null]);
});
