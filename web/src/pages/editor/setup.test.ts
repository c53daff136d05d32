import { expect, test } from "vitest";

import { positionText } from "../../analysis/board";
import { EMPTY, START, mirrored, put, readSetUp, restacked, shift, take, withMarks, type SetUp } from "./setup";

const text = (set: SetUp) => positionText(set);

test("what is written is read again", () => {
  for (const each of [
    START,
    EMPTY,
    "1x13-8-10_1x11-2-3x2-4_b_4b.2s.3_2.1.2",
    "1x13-8-10_1x15_b_0.0.3d_2.1.2dm",
    "19x3-24_0_w",
  ])
    expect(text(readSetUp(each))).toBe(each);
});

test("what is no position is not read", () => {
  for (const each of ["", "what?", "1x16_1x15_w", "1x15_1x15_x", "25_1_w"]) expect(() => readSetUp(each)).toThrow();
});

test("a dame comes from outside, else from the talon, and never from nowhere", () => {
  const one = put(readSetUp(EMPTY), "white", 7);
  expect(text(one)).toBe("7_0_w");
  expect(text(put(readSetUp(START), "white", 7))).toBe("1x14-7_1x15_w");
  const away = readSetUp("7x15_1x15_w");
  expect(put(away, "white", 8)).toBe(away);
});

test("black's dames are counted on black's march", () => {
  expect(text(put(readSetUp(EMPTY), "black", 24))).toBe("0_1_w");
  expect(text(put(readSetUp(EMPTY), "black", 13))).toBe("0_12_w");
});

test("a dame of the other colour makes room", () => {
  const set = put(put(readSetUp(EMPTY), "white", 7), "white", 7);
  expect(text(put(set, "black", 7))).toBe("0_18_w");
});

test("dames are moved and taken away", () => {
  const set = readSetUp("1x14-7_1x15_w");
  expect(text(shift(set, 7, 9))).toBe("1x14-9_1x15_w");
  expect(text(shift(set, 24, 20))).toBe("1x14-7_1x14-5_w");
  expect(text(take(set, 7))).toBe("1x14_1x15_w");
  expect(take(set, 12)).toBe(set);
});

test("what is out goes back to its talon", () => {
  expect(text(restacked(readSetUp("7x2_12x2_w")))).toBe("1x13-7x2_1x13-12x2_w");
});

test("colours are exchanged with marks and turn", () => {
  const set = withMarks(readSetUp("1x14-7_1x15_w_4.2.3_0.1.2"), "white", { points: 6, bredouille: true });
  expect(text(mirrored(set))).toBe("1x15_1x14-7_b_0.1.2_6b.2.3");
  expect(text(mirrored(mirrored(set)))).toBe(text(set));
});
