import { describe, expect, test } from "vitest";

import {
  fichetPlace,
  fichetWay,
  gripArea,
  jetonPlaces,
  layJetons,
  nearest,
  ownJetons,
  stops,
  withHand,
} from "./counters";
import { FOLDED, WIDE, contains, type Point } from "./geometry";
import { parsePosition } from "./notation";
import type { Hand } from "./types";

const place = (at: number) => ({ at, words: String(at) });
const HAND: Hand = {
  side: "white",
  points: 4,
  trous: 3,
  toPoints: [0, 2, 4, 6, 8, 10].map(place),
  toTrous: [3, 4, 5, 6, 7, 8, 9, 10, 11].map(place),
};
const beside = ({ x, y }: Point, dx: number, dy: number) => ({ x: x + dx, y: y + dy });

describe.each([WIDE, FOLDED])("counters on the $kind board", (layout) => {
  for (const isLow of [true, false]) {
    const who = isLow ? "below" : "above";

    test(`a jeton let go near one of its places marks that place, ${who}`, () => {
      const places = stops(layout, isLow, "jeton", HAND);
      expect(places.map((each) => each.at)).toEqual([0, 2, 4, 6, 8, 10]);
      for (const stop of places) {
        for (const [dx, dy] of [
          [0, 0],
          [25, 0],
          [-25, 0],
          [0, 40],
          [10, -40],
        ] as const)
          // prettier-ignore
          expect(nearest(places, "jeton", beside(stop, dx, dy))?.at, `${stop.at} ${dx} ${dy}`).toBe(stop.at);
      }
    });

    test(`a fichet hops from hole to hole to its trou, ${who}`, () => {
      const way = fichetWay(layout, isLow, 3, 10);
      expect(way).toHaveLength(8);
      expect(way[0]).toEqual(fichetPlace(layout, isLow, 3));
      expect(way.at(-1)).toEqual(fichetPlace(layout, isLow, 10));
      expect(fichetWay(layout, isLow, 5, 0)).toHaveLength(2);
    });

    test(`a fichet let go near a hole is put into it, ${who}`, () => {
      const places = stops(layout, isLow, "fichet", HAND);
      for (const stop of places) {
        expect(stop).toMatchObject(fichetPlace(layout, isLow, stop.at));
        for (const [dx, dy] of [
          [0, 0],
          [30, 0],
          [-30, 0],
          [0, 45],
          [0, -45],
        ] as const)
          // prettier-ignore
          expect(nearest(places, "fichet", beside(stop, dx, dy))?.at, `${stop.at} ${dx} ${dy}`).toBe(stop.at);
      }
    });

    test(`let go elsewhere it is put nowhere, ${who}`, () => {
      const jeton = stops(layout, isLow, "jeton", HAND);
      const fichet = stops(layout, isLow, "fichet", HAND);
      expect(nearest(jeton, "jeton", fichetPlace(layout, isLow, 3))).toBeNull();
      expect(nearest(jeton, "jeton", { x: -200, y: -200 })).toBeNull();
      expect(nearest(fichet, "fichet", jetonPlaces(layout, isLow, 8, 1)[0]!)).toBeNull();
      // A hole that is not one of its own: behind it, or the other's.
      expect(nearest(fichet, "fichet", fichetPlace(layout, isLow, 1))).toBeNull();
      expect(nearest(fichet, "fichet", fichetPlace(layout, !isLow, 5))).toBeNull();
      expect(nearest([], "jeton", { x: 0, y: 0 })).toBeNull();
    });
  }

  test("past the twelfth hole a fichet goes round", () => {
    const far = { ...HAND, trous: 11, toTrous: [11, 12, 13, 14].map(place) };
    const places = stops(layout, true, "fichet", far);
    expect(nearest(places, "fichet", fichetPlace(layout, true, 1))?.at).toBe(13);
  });

  test("each side keeps its own jetons when points come and go", () => {
    const ids = (score: string, side: "white" | "black") =>
      ownJetons(layJetons(layout, parsePosition(`1x15_1x15_w_${score}`), "white"), "white", side).map(({ id }) => id);
    expect(ids("0.0.12_0.0.12", "white")).toEqual(ids("4.0.12_0.0.12", "white"));
    expect(ids("4.0.12_0.0.12", "black")).toEqual(ids("4.0.12_6.0.12", "black"));
    expect(ids("0.0.12_0.0.12", "white")).not.toEqual(ids("0.0.12_0.0.12", "black"));
    expect(ids("2.0.12_4b.0.12", "black")).toHaveLength(2);
    const all = layJetons(layout, parsePosition("1x15_1x15_w_2.0.12_4b.0.12"), "white");
    expect(all.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(all.map(({ side }) => side)).toEqual(["black", "black", "white"]);
  });

  test("what is in the hand is shown where the hand has put it, and can be taken there", () => {
    const position = parsePosition("1x15_1x15_w_4.3.12_6.5.12");
    const shown = withHand(position, { ...HAND, points: 10, trous: 4 });
    expect([shown.white.points, shown.white.trous, shown.black.points]).toEqual([10, 4, 6]);
    const own = ownJetons(layJetons(layout, shown, "white"), "white", "white");
    expect(own).toMatchObject(jetonPlaces(layout, true, 10, 1));
    expect(contains(gripArea(own), own[0]!)).toBe(true);
    expect((gripArea(own).width * 382) / FOLDED.width).toBeGreaterThan(40);
    expect(withHand(position, null)).toBe(position);
  });
});
