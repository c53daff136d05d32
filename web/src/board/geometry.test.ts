import { describe, expect, test } from "vitest";

import { fichetPlace, jetonPlaces, pavillonPlace, restingJetons } from "./counters";
import {
  COUNTED,
  DAME,
  FOLDED,
  JETON,
  WIDE,
  caseArea,
  caseAt,
  column,
  columnX,
  damePlace,
  dicePlaces,
  foot,
  holes,
  inward,
  labelSize,
  landing,
  layoutOf,
  lowCase,
  middle,
  neighbour,
  outArea,
  rows,
  sideHole,
  slot,
  tableOf,
  topPlace,
  tray,
  type Point,
  type Rect,
} from "./geometry";
import { along, leg } from "./ways";

const LOWS = Array.from({ length: 24 }, (_, index) => index + 1);
const inside = (point: Point, area: Rect, margin = 0) =>
  point.x >= area.x + margin &&
  point.x <= area.x + area.width - margin &&
  point.y >= area.y + margin &&
  point.y <= area.y + area.height - margin;
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([WIDE, FOLDED])("the $kind board", (layout) => {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const leather = (point: Point) => layout.tables.some((table) => inside(point, table));

  test("has its thirty holes in the wood, each apart from the others", () => {
    const all = holes(layout);
    expect(all).toHaveLength(30);
    for (const hole of all) {
      expect(inside(hole, whole, 10)).toBe(true);
      expect(leather(hole)).toBe(false);
    }
    all.forEach((hole, index) => all.slice(index + 1).forEach((next) => expect(apart(hole, next)).toBeGreaterThan(20)));
  });

  test("has a hole at the foot of each fleche and three on each short side", () => {
    for (const low of LOWS)
      expect(holes(layout).filter((hole) => hole.x === foot(layout, low).x).length).toBeGreaterThan(0);
    expect([0, 1].map((end) => [-1, 0, 1].map((shift) => sideHole(layout, end as 0 | 1, shift).x))).toEqual([
      Array(3).fill(sideHole(layout, 0, 0).x),
      Array(3).fill(sideHole(layout, 1, 0).x),
    ]);
    expect(sideHole(layout, 0, 0).x).toBeLessThan(layout.tables[0].x);
    expect(sideHole(layout, 1, 0).x).toBeGreaterThan(layout.tables[1].x + layout.tables[1].width);
  });

  test("keeps every stack of one to fifteen dames on its own half of the leather", () => {
    for (const low of LOWS) {
      const table = tableOf(layout, low);
      for (let count = 1; count <= 15; count++) {
        for (let index = 0; index < count; index++) {
          const place = damePlace(layout, low, index, count);
          expect(inside(place, table, DAME)).toBe(true);
          expect((place.y - middle(table)) * inward(low)).toBeLessThan(-JETON);
        }
        expect(topPlace(layout, low, count)).toEqual(damePlace(layout, low, count - 1, count));
      }
    }
  });

  test("lays a few dames side by side or overlapping, more in a tight pile", () => {
    const gap = (count: number) => apart(damePlace(layout, 1, 0, count), damePlace(layout, 1, 1, count));
    expect(gap(2)).toBeGreaterThan(70);
    expect(gap(COUNTED)).toBeGreaterThan(20);
    expect(gap(COUNTED + 1)).toBeLessThan(10);
  });

  test("stands the lower talon at the lower left, the upper one above it, the corners at the right", () => {
    expect(foot(layout, 1).x).toBe(foot(layout, 24).x);
    expect(foot(layout, 1).y).toBeGreaterThan(foot(layout, 24).y);
    expect(foot(layout, 12).x).toBe(foot(layout, 13).x);
    expect(foot(layout, 12).x).toBeGreaterThan(foot(layout, 7).x);
    expect(column(13)).toBe(12);
  });

  test("marks points where they are marked on the instrument", () => {
    const x = (points: number) => jetonPlaces(layout, true, points, 1)[0]!;
    const [petit, grand] = layout.tables;
    expect(jetonPlaces(layout, true, 0, 0)).toEqual([]);
    for (const points of [2, 4, 6]) expect(inside(x(points), petit, JETON)).toBe(true);
    for (const points of [8, 10]) expect(inside(x(points), grand, JETON)).toBe(true);
    expect(x(2).x).toBeGreaterThan(columnX(layout, 2));
    expect(x(2).x).toBeLessThan(columnX(layout, 3));
    expect(petit.x + petit.width - x(6).x).toBeLessThan(2 * JETON);
    expect(x(8).x - grand.x).toBeLessThan(2 * JETON);
    expect(grand.x + grand.width - x(10).x).toBeLessThan(2 * JETON);
  });

  test("keeps both sides' jetons apart, two of them together near enough to read as a pair", () => {
    for (const points of [2, 4, 6, 8, 10]) {
      const pair = jetonPlaces(layout, true, points, 2);
      expect(pair).toHaveLength(2);
      expect(apart(pair[0]!, pair[1]!)).toBeLessThan(2 * JETON);
      for (const mine of pair) {
        expect(inside(mine, points <= 6 ? layout.tables[0] : layout.tables[1], JETON)).toBe(true);
        for (const theirs of jetonPlaces(layout, false, points, 1)) {
          expect(apart(mine, theirs)).toBeGreaterThan(layout.kind === "wide" ? 2 * JETON : 1.6 * JETON);
        }
      }
    }
    const rest = restingJetons(layout, 3);
    expect(apart(rest[0]!, rest[1]!)).toBeGreaterThan(2 * JETON);
    for (const jeton of rest) {
      expect(inside(jeton, layout.tables[0], JETON)).toBe(true);
      for (const talon of [1, 24]) expect(apart(jeton, topPlace(layout, talon, 15))).toBeGreaterThan(DAME + JETON);
    }
  });

  test("puts fichets into holes, from the band of the talons up to the twelfth and round again", () => {
    const all = holes(layout);
    for (const isLow of [true, false]) {
      for (let trous = 0; trous <= 24; trous++) expect(all).toContainEqual(fichetPlace(layout, isLow, trous));
      expect(fichetPlace(layout, isLow, 13)).toEqual(fichetPlace(layout, isLow, 1));
    }
    expect(fichetPlace(layout, true, 0)).not.toEqual(fichetPlace(layout, false, 0));
    expect(all).toContainEqual(pavillonPlace(layout, "nobody"));
    expect(pavillonPlace(layout, "low")).toEqual(fichetPlace(layout, true, 0));
  });

  test("keeps the trays in the wood, off the holes", () => {
    for (const isLow of [true, false]) {
      const groove = tray(layout, isLow);
      expect(inside({ x: groove.x, y: groove.y }, whole)).toBe(true);
      expect(groove.x + groove.width).toBeLessThan(layout.tables[0].x);
      for (let index = 0; index < 15; index++) expect(inside(slot(layout, isLow, index), groove)).toBe(true);
      for (const hole of holes(layout))
        expect(inside(hole, { ...groove, y: groove.y - 6, height: groove.height + 12 })).toBe(false);
    }
    expect(tray(layout, true).y).toBeLessThan(tray(layout, false).y);
  });

  test("finds the case under a point, and lets areas overlap nowhere", () => {
    for (const low of LOWS) {
      expect(caseAt(layout, topPlace(layout, low, 1))).toBe(low);
      expect(caseAt(layout, landing(layout, low, 4))).toBe(low);
      const area = caseArea(layout, low);
      expect(caseAt(layout, { x: area.x + 1, y: area.y + 1 })).toBe(low);
    }
    const out = outArea(layout, true);
    expect(caseAt(layout, { x: out.x + 5, y: out.y + out.height / 2 })).toBe(25);
    const theirs = outArea(layout, false);
    expect(caseAt(layout, { x: theirs.x + 5, y: theirs.y + theirs.height / 2 })).toBe(0);
    expect(caseAt(layout, { x: -5, y: -5 })).toBeNull();
    expect(caseAt(layout, { x: -80, y: 100 })).toBe(25);
  });

  test("draws every way of two to twelve on the board, starting and ending where it should", () => {
    for (const from of LOWS) {
      for (let to = from + 1; to <= Math.min(from + 12, 24); to++) {
        const here = topPlace(layout, from, 1);
        const there = topPlace(layout, to, 1);
        const curve = leg(layout, from, to, here, there);
        expect(along(curve, 0)).toEqual(here);
        expect(along(curve, 1)).toEqual(there);
        for (let t = 0; t <= 1; t += 0.1) expect(inside(along(curve, t), whole, 10), `${from}-${to}`).toBe(true);
      }
    }
  });

  test("lets dice fall on the leather", () => {
    for (const isLow of [true, false]) {
      for (const die of dicePlaces(layout, isLow, [6, 4])) expect(inside(die, layout.tables[1], 40)).toBe(true);
    }
  });

  test("has each case in one row, and arrow keys go to and fro", () => {
    expect(
      rows(layout)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(LOWS);
    for (const low of LOWS) {
      const right = neighbour(layout, low, "right");
      if (right !== low) expect(neighbour(layout, right, "left")).toBe(low);
      const down = neighbour(layout, low, "down");
      if (down !== low) expect(neighbour(layout, down, "up")).toBe(low);
    }
    expect(neighbour(layout, 1, "left")).toBe(1);
    expect(neighbour(layout, 6, "right")).toBe(7);
  });
});

test("the wide board has the measures of the Python drawing", () => {
  expect([WIDE.width, WIDE.height]).toEqual([1256, 828]);
  expect(foot(WIDE, 1)).toEqual({ x: 118, y: 760 });
  expect(foot(WIDE, 13)).toEqual({ x: 1138, y: 68 });
  expect(topPlace(WIDE, 1, 1)).toEqual({ x: 118, y: 717 });
  expect(fichetPlace(WIDE, true, 3)).toEqual({ x: 294, y: 782 });
  expect(jetonPlaces(WIDE, true, 10, 1)).toEqual([{ x: 1164, y: 445 }]);
});

test("a fleche of the folded board is about sixty pixels wide on a phone of 390", () => {
  const px = (88 * (390 - 8)) / FOLDED.width;
  expect(px).toBeGreaterThan(54);
});

test("numbers of cases stay readable when the board is small", () => {
  expect(labelSize(WIDE, 1256)).toBe(20);
  expect((labelSize(WIDE, 768) * 768) / WIDE.width).toBeCloseTo(14);
  expect((labelSize(FOLDED, 382) * 382) / FOLDED.width).toBeGreaterThanOrEqual(13.9);
});

test("cases are counted from the side below", () => {
  expect(lowCase("white", "white", 7)).toBe(7);
  expect(lowCase("white", "black", 7)).toBe(18);
  expect(lowCase("black", "white", 1)).toBe(24);
  expect(lowCase("white", "black", 25)).toBe(0);
});

describe.each(["wide", "folded"] as const)("the %s board in a mirror", (kind) => {
  const [plain, flipped] = [layoutOf(kind, false), layoutOf(kind, true)];
  const mirrored = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: plain.width - x, y }));
  const at = (points: readonly Point[]) => points.map(({ x, y }) => ({ x, y }));

  test("has every piece and hole where the mirror shows it", () => {
    const sides = [true, false];
    const places = (layout: typeof plain): Point[] => [
      ...LOWS.flatMap((low) => [foot(layout, low), damePlace(layout, low, 1, 3)]),
      ...holes(layout),
      ...restingJetons(layout, 3),
      ...sides.flatMap((isLow) => [
        ...[2, 4, 6, 8, 10].flatMap((points) => jetonPlaces(layout, isLow, points, 1)),
        ...[0, 1, 7, 12].map((trous) => fichetPlace(layout, isLow, trous)),
        pavillonPlace(layout, isLow ? "low" : "high"),
        slot(layout, isLow, 3),
      ]),
    ];
    expect(at(places(flipped))).toEqual(mirrored(places(plain)));
  });

  test("finds the same case under the mirrored finger, and the way out at the same band", () => {
    for (const low of [0, ...LOWS, 25]) {
      const area = low < 1 || low > 24 ? outArea(plain, low === 25) : caseArea(plain, low);
      const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
      expect(caseAt(plain, middle)).toBe(low);
      expect(caseAt(flipped, mirrored([middle])[0]!)).toBe(low);
      if (low < 1 || low > 24) expect(inside(mirrored([middle])[0]!, outArea(flipped, low === 25))).toBe(true);
    }
  });

  test("draws a way as the mirror of the same way", () => {
    for (const [from, to] of [
      [1, 7],
      [3, 5],
      [11, 15],
      [8, 14],
      [23, 25],
    ] as const) {
      const ends = (layout: typeof plain) =>
        [damePlace(layout, from, 0, 1), to === 25 ? slot(layout, true, 0) : damePlace(layout, to, 0, 1)] as const;
      const way = (layout: typeof plain) => leg(layout, from, to, ...ends(layout), 8);
      const round = (points: readonly Point[]) => points.map(({ x, y }) => [x.toFixed(6), y.toFixed(6)]);
      expect(round(way(flipped))).toEqual(round(mirrored(way(plain))));
    }
  });

  test("goes by the keys where they point on the page", () => {
    expect(neighbour(flipped, 1, "left")).toBe(2);
    expect(neighbour(flipped, 2, "right")).toBe(1);
    expect(neighbour(flipped, 6, "left")).toBe(7);
    expect(neighbour(flipped, 1, "right")).toBe(1);
    expect(neighbour(flipped, 1, "up")).toBe(24);
  });
});
