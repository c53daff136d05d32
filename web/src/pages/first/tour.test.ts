import { expect, test } from "vitest";

import { say } from "../../words";
import { LONE } from "./tour";

test("the lone dames that the tour counts are those that stand on its board", () => {
  expect(LONE).toEqual([22, 20, 18, 15]);
  expect(say("first-lone_1", "fr")).toContain("en a laissé quatre");
  expect(say("first-lone_1", "en")).toContain("has left four");
});

test("a coup is told in the order of article XVIII", () => {
  expect(say("first-done_1", "fr")).toMatch(/^Jeter, regarder, marquer, jouer/);
  expect(say("first-done_1", "en")).toMatch(/^Throw, look, mark, play/);
});
