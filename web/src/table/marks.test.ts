import { expect, test } from "vitest";

import { marksOfMany, type SheetLine } from "./marks";

const line = (points: number, place: number, ways: number) =>
  ({
    points,
    case: place,
    routes: Array.from({ length: ways }, (_, index) => ({ start: index + 1, end: place })),
  }) as unknown as SheetLine;
const count = (reasons: readonly SheetLine[]) => {
  const marks = marksOfMany(reasons, "white");
  return [marks.filter(({ kind }) => kind === "arrow").length, marks.filter(({ kind }) => kind === "ring").length];
};

test("a few ways are drawn all, of many those of the weightiest reason", () => {
  expect(count([])).toEqual([0, 0]);
  expect(count([line(4, 14, 2), line(6, 17, 3)])).toEqual([5, 2]);
  expect(count([line(6, 14, 3), line(12, 11, 3), line(4, 18, 2)])).toEqual([3, 3]);
});
