import { expect, test } from "vitest";

import { en } from "./texts.en";
import { fr } from "./texts.fr";
import { LONE } from "./tour";

test("the lone dames that the tour counts are those that stand on its board", () => {
  expect(LONE).toEqual([22, 20, 18, 15]);
  expect(fr.lone_1).toContain("en a laissé quatre");
  expect(en.lone_1).toContain("has left four");
});

test("a coup is told in the order of article XVIII", () => {
  expect(fr.done_1).toMatch(/^Jeter, regarder, marquer, jouer/);
  expect(en.done_1).toMatch(/^Throw, look, mark, play/);
});
