import { expect, test } from "vitest";

import { handPlay, madeMarks, playWords, typedPlay } from "./board";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a play is told by where its dames leave and where they come", () => {
  expect(plain(playWords("1-7 1-5", "fr"))).toBe("1 → 7, 1 → 5");
  expect(plain(playWords("1-7-11", "fr"))).toBe("1 → 11");
  expect(plain(playWords("22-s 19-23", "fr"))).toBe("22 → sortie, 19 → 23");
  expect(plain(playWords("22-s", "en"))).toBe("22 → out");
});

test("what the other plays has the numbers printed on one's own board", () => {
  expect(plain(playWords("1-4 1-2", "fr", true))).toBe("24 → 21, 24 → 23");
  expect(plain(playWords("20-s", "fr", true))).toBe("5 → sortie");
});

test("what a hand did is told as it did it, a dame that goes on as one", () => {
  const told = (...steps: [number, number][]) => plain(playWords(handPlay(steps), "fr"));
  expect(told([7, 11], [1, 7])).toBe("7 → 11, 1 → 7");
  expect(told([1, 2], [2, 7])).toBe("1 → 7");
  expect(handPlay([])).toBe("--");
  expect(
    handPlay([
      [20, 24],
      [24, 25],
    ]),
  ).toBe("20-24-s");
});

test("what is printed may be typed", () => {
  expect(typedPlay(" 1 → 7,  1 → 5 ")).toBe("1-7 1-5");
  expect(typedPlay("22 → sortie")).toBe("22-s");
  expect(typedPlay("--")).toBe("--");
  expect(typedPlay("1-7 1-5")).toBe("1-7 1-5");
});

test("a play that was made is drawn without the rest that the law writes", () => {
  expect(madeMarks("1-7-11", "white")).toEqual([{ kind: "arrow", side: "white", from: 1, to: 11, made: true }]);
});
