import { expect, test } from "vitest";

import { PLACES, placeWith, slid } from "./sliding";

test("the jeton goes on from where it stood", () => {
  expect(slid(0, 0, 4)).toBe(4);
  expect(slid(4, 0, 10)).toBe(6);
});

test("behind its start, or at home, it has ended its round", () => {
  expect(slid(10, 0, 0)).toBe(2);
  expect(slid(10, 0, 4)).toBe(6);
  expect(slid(4, 0, 0)).toBe(8);
  expect(slid(4, 4, 4)).toBe(12);
});

test("within its round it may be drawn back", () => {
  expect(slid(4, 6, 6)).toBe(2);
  expect(slid(10, 8, 2)).toBe(4);
});

test("from home it goes on to another round", () => {
  expect(slid(10, 2, 6)).toBe(8);
  expect(slid(10, 8, 0)).toBe(14);
  expect(slid(0, 6, 0)).toBe(12);
  expect(slid(0, 12, 2)).toBe(14);
});

test("wherever it is put, it then stands there", () => {
  for (const start of PLACES)
    for (let gain = 0; gain <= 36; gain += 2)
      for (const place of PLACES) {
        const after = slid(start, gain, place);
        expect(placeWith(start, after), `${start} ${gain} ${place}`).toBe(place);
        if (place !== placeWith(start, gain)) expect(after).toBeGreaterThan(0);
        else expect(after).toBe(gain);
      }
});
