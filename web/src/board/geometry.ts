/**
 * Where everything stands, in the units of the viewBox. Pure; the same measures as the Python drawing.
 *
 * Cases are counted here on the march of the side below ("low" cases):
 *
 *     24 23 22 21 20 19 | 18 17 16 15 14 13
 *      1  2  3  4  5  6 |  7  8  9 10 11 12
 *
 * Folded, for a narrow screen, the right table stands under the left one; each keeps its two rows. Flipped, everything
 * stands as in a mirror: the talons on the right, the marches the other way round.
 */
import { CASES, COIN, DAMES, OUT, type Side } from "./types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly kind: "wide" | "folded";
  readonly flipped: boolean;
  readonly width: number;
  readonly height: number;
  /** The leather of the petits jans, then of the grands jans. */
  readonly tables: readonly [Rect, Rect];
  /** The bar of wood between the tables. */
  readonly hinge: Rect;
  /** The widths of the wood beyond the feet of the fleches, and at the short sides. */
  readonly footBand: number;
  readonly sideBand: number;
  readonly corner: number;
  readonly flecheLength: number;
  /** How far from its foot a stack may reach. */
  readonly reach: number;
  /** From the leather to the middle of a hole at the foot of a fleche, and of a case's number. */
  readonly holeInset: number;
  readonly labelInset: number;
  readonly labelSize: number;
  readonly shortGap: number;
  /** From the middle of a table to its two rows of jetons. */
  readonly jetonRow: number;
  readonly fichet: number;
  readonly slab: { readonly width: number; readonly height: number };
}

/** From one fleche to the next. */
export const PITCH = 88;
export const FLECHE_HALF = 36;
/** Radius of a dame. */
export const DAME = 39;
/** From the band to the centre of the first dame. */
export const FIRST = DAME + 4;
export const STEP = 2 * DAME - 1;
/** Beyond this number dames stand in one tight pile with a count. */
export const COUNTED = 5;
/** From dame to dame in a tight pile. */
export const TIGHT = 8.5;
export const JETON = 19;
export const DIE = 46;

type Pips = readonly (readonly [number, number])[];
const CENTRE: Pips = [[0, 0]];
const FALLING: Pips = [
  [-1, -1],
  [1, 1],
];
const RISING: Pips = FALLING.map(([x, y]) => [x, -y]);
const SIDES: Pips = FALLING.map(([x]) => [x, 0]);
/** Where the pips lie on the faces 1 to 6, in thirds of a die from its centre. */
export const PIPS: readonly Pips[] = [
  CENTRE,
  FALLING,
  [...CENTRE, ...FALLING],
  [...FALLING, ...RISING],
  [...CENTRE, ...FALLING, ...RISING],
  [...FALLING, ...RISING, ...SIDES],
];

function wide(): Layout {
  const band = 68;
  const table = { width: 540, height: 692 };
  const hinge = 40;
  return {
    kind: "wide",
    flipped: false,
    width: 2 * band + 2 * table.width + hinge,
    height: 2 * band + table.height,
    tables: [
      { x: band, y: band, ...table },
      { x: band + table.width + hinge, y: band, ...table },
    ],
    hinge: { x: band + table.width, y: band, width: hinge, height: table.height },
    footBand: band,
    sideBand: band,
    corner: 20,
    flecheLength: 286,
    reach: 244,
    holeInset: 22,
    labelInset: 46,
    labelSize: 20,
    shortGap: 78,
    jetonRow: 31,
    fichet: 13,
    slab: { width: 40, height: 14 },
  };
}

function folded(): Layout {
  const side = 32;
  const foot = 55;
  const table = { width: 532, height: 412 };
  const lower = foot + table.height + 2 * foot;
  return {
    kind: "folded",
    flipped: false,
    width: 2 * side + table.width,
    height: lower + table.height + foot,
    tables: [
      { x: side, y: foot, ...table },
      { x: side, y: lower, ...table },
    ],
    hinge: { x: side, y: foot + table.height, width: table.width, height: 2 * foot },
    footBand: foot,
    sideBand: side,
    corner: 16,
    flecheLength: 176,
    reach: 166,
    holeInset: 14,
    labelInset: 38.5,
    labelSize: 21.5,
    shortGap: 50,
    jetonRow: 20,
    fichet: 10.5,
    slab: { width: 23, height: 7.6 },
  };
}

/** The same board in a mirror. */
function flip(layout: Layout): Layout {
  const mirror = (table: Rect) => ({ ...table, x: layout.width - table.x - table.width });
  const [petit, grand] = layout.tables;
  return { ...layout, flipped: true, tables: [mirror(petit), mirror(grand)] };
}

export const WIDE: Layout = wide();
export const FOLDED: Layout = folded();
const WIDE_FLIPPED = flip(WIDE);
const FOLDED_FLIPPED = flip(FOLDED);

export function layoutOf(kind: Layout["kind"], flipped: boolean): Layout {
  if (kind === "wide") return flipped ? WIDE_FLIPPED : WIDE;
  return flipped ? FOLDED_FLIPPED : FOLDED;
}

/** So far into a table from its edge on the side of the talons. */
export function into(layout: Layout, table: Rect, distance: number): number {
  return layout.flipped ? table.x + table.width - distance : table.x + distance;
}

/** The same fleche counted on the march of the side below. A march is its own mirror, so this also goes back. */
export function lowCase(bottom: Side, side: Side, place: number): number {
  return side === bottom ? place : CASES + 1 - place;
}

/** 1 to 12 from the talons to the corners. */
export function column(low: number): number {
  return low <= COIN ? low : CASES + 1 - low;
}

export function tableOf(layout: Layout, low: number): Rect {
  return layout.tables[column(low) <= 6 ? 0 : 1];
}

/** From the foot of a fleche to its point: -1 is up the page, 1 down. */
export function inward(low: number): -1 | 1 {
  return low <= COIN ? -1 : 1;
}

export function columnX(layout: Layout, index: number): number {
  const table = layout.tables[index <= 6 ? 0 : 1];
  return into(layout, table, (table.width - 6 * PITCH) / 2 + PITCH * (((index - 1) % 6) + 0.5));
}

/** The middle of the foot of a fleche, on the edge of the leather. */
export function foot(layout: Layout, low: number): Point {
  const table = tableOf(layout, low);
  return { x: columnX(layout, column(low)), y: low <= COIN ? table.y + table.height : table.y };
}

/** A point on the axis of a fleche, so far from its foot; less than nothing is in the wood. */
export function fromFoot(layout: Layout, low: number, distance: number): Point {
  const { x, y } = foot(layout, low);
  return { x, y: y + inward(low) * distance };
}

/** The distance from dame to dame where so many lie on a fleche. */
export function spacing(layout: Layout, count: number): number {
  if (count <= 1) return STEP;
  const room = (layout.reach - FIRST - DAME) / (count - 1);
  return count <= COUNTED ? Math.min(STEP, room) : Math.min(TIGHT, room);
}

/** The centre of one dame of a stack; index 0 lies at the foot. */
export function damePlace(layout: Layout, low: number, index: number, count: number): Point {
  return fromFoot(layout, low, FIRST + spacing(layout, count) * index);
}

/** The centre of the free dame, nearest to the middle; of the first place where there is none. */
export function topPlace(layout: Layout, low: number, count: number): Point {
  return damePlace(layout, low, Math.max(count, 1) - 1, Math.max(count, 1));
}

/** Where one more dame would come to lie. */
export function landing(layout: Layout, low: number, count: number): Point {
  return damePlace(layout, low, count, count + 1);
}

/** A case's number is never smaller than this on the screen, in pixels. */
const LABEL_PX = 14;

/** The size of the cases' numbers for a board drawn so many pixels wide. */
export function labelSize(layout: Layout, pixels: number): number {
  return pixels > 0 ? Math.min(Math.max(layout.labelSize, (LABEL_PX * layout.width) / pixels), 29) : layout.labelSize;
}

/** The middle of a table, between its two rows. */
export function middle(table: Rect): number {
  return table.y + table.height / 2;
}

/** The thirty holes: one at the foot of each fleche, three on each short side (art. III). */
export function holes(layout: Layout): Point[] {
  const feet = Array.from({ length: CASES }, (_, index) => footHole(layout, index + 1));
  const sides = ([0, 1] as const).flatMap((end) => [-1, 0, 1].map((shift) => sideHole(layout, end, shift)));
  return [...feet, ...sides];
}

export function footHole(layout: Layout, low: number): Point {
  return fromFoot(layout, low, -layout.holeInset);
}

/** A hole of a short side: end 0 is the band of the talons, 1 that of the corners; shift -1, 0, 1 downwards. */
export function sideHole(layout: Layout, end: 0 | 1, shift: number): Point {
  const table = layout.tables[end];
  const inset = layout.kind === "wide" ? layout.holeInset : layout.sideBand / 2;
  const x = into(layout, table, end === 0 ? -inset : table.width + inset);
  return { x, y: middle(table) + shift * layout.shortGap };
}

/** The groove where a side's dames lie once out: in the band they leave by, across from their talon (art. VIII). */
export function tray(layout: Layout, isLow: boolean): Rect {
  const [petit] = layout.tables;
  const { width, height } = layout.slab;
  const length = DAMES * height + 4;
  const start = layout.kind === "wide" ? 34 : 24;
  const inset = layout.kind === "wide" ? 27 : layout.sideBand / 2;
  const x = into(layout, petit, -inset);
  const y = isLow ? petit.y + start : petit.y + petit.height - start - length;
  return { x: x - width / 2 - 3, y, width: width + 6, height: length };
}

/** The centre of one dame on edge in the tray; the first lies nearest to the corner of the frame. */
export function slot(layout: Layout, isLow: boolean, index: number): Point {
  const groove = tray(layout, isLow);
  const along = 2 + layout.slab.height * (index + 0.5);
  return { x: groove.x + groove.width / 2, y: isLow ? groove.y + along : groove.y + groove.height - along };
}

/** The number of dames in a tray, beyond its first dame. */
export function trayLabel(layout: Layout, isLow: boolean): Point {
  const groove = tray(layout, isLow);
  const gap = layout.kind === "wide" ? 18 : 13;
  return { x: groove.x + groove.width / 2, y: isLow ? groove.y - gap : groove.y + groove.height + gap };
}

/** The dice where they fell: in the table of the grands jans, a little towards their thrower. */
export function dicePlaces(
  layout: Layout,
  isLow: boolean,
  dice: readonly [number, number],
): (Point & { tilt: number })[] {
  const [, grand] = layout.tables;
  const towards = isLow ? 1 : -1;
  const centre = grand.x + grand.width / 2;
  const [high, low] = dice;
  // The tilt follows the numbers: not every throw falls alike, and each always falls the same.
  return [
    { x: centre - 38, y: middle(grand) - 9 * towards, tilt: -17 + 4 * (high % 3) },
    { x: centre + 38, y: middle(grand) + 11 * towards, tilt: 12 + 5 * (low % 4) },
  ];
}

/** What a finger may touch to turn the dice over to the other order. */
export function diceArea(layout: Layout): Rect {
  const [, grand] = layout.tables;
  return { x: grand.x + grand.width / 2 - 70, y: middle(grand) - 42, width: 140, height: 84 };
}

/** What is touched to take one of the two dice. */
export function dieArea(layout: Layout, index: number): Rect {
  const { x, y, width, height } = diceArea(layout);
  return { x: x + (index * width) / 2, y, width: width / 2, height };
}

/** The whole column that belongs to a fleche, from the wood to the middle of its table: what a finger may touch. */
export function caseArea(layout: Layout, low: number): Rect {
  const table = tableOf(layout, low);
  const { x } = foot(layout, low);
  const half = table.height / 2;
  const wood = layout.holeInset + 12;
  const top = low <= COIN ? middle(table) : table.y - wood;
  return { x: x - PITCH / 2, y: top, width: PITCH, height: half + wood };
}

/** What a finger may touch to take a dame out: the band, and a little beyond it where it is narrow. */
export function outArea(layout: Layout, isLow: boolean): Rect {
  const [petit] = layout.tables;
  const beyond = layout.kind === "wide" ? 0 : 8;
  const y = isLow ? 0 : middle(petit);
  const end = isLow ? middle(petit) : petit.y + petit.height + layout.footBand;
  const width = layout.sideBand + beyond;
  return { x: layout.flipped ? layout.width - layout.sideBand : -beyond, y, width, height: end - y };
}

/** The case under a point, on the march of the side below; 25 is out for the side below, 0 for the side above. */
export function caseAt(layout: Layout, point: Point): number | null {
  for (let low = 1; low <= CASES; low++) if (contains(caseArea(layout, low), point)) return low;
  const [petit] = layout.tables;
  // Off the board on the side of the talons is out, however far.
  const isOff = layout.flipped ? point.x > petit.x + petit.width : point.x < petit.x;
  if (!isOff || point.y < 0 || point.y > petit.y + petit.height + layout.footBand) return null;
  return point.y < middle(petit) ? OUT : 0;
}

export function contains(area: Rect, { x, y }: Point): boolean {
  return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
}

/** A fleche on its foot at the origin, pointing up: sides a hair hollow, so that the point stays fine. */
export function blade(half: number, length: number): string {
  const x = round(half * 0.36);
  const y = round(-length * 0.56);
  return `M${-half} 0Q${-x} ${y} 0 ${-length}Q${x} ${y} ${half} 0Z`;
}

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A rectangle of the board as percentages of it, for elements laid over the drawing. */
export function percent(layout: Layout, area: Rect): string {
  const x = (100 * area.x) / layout.width;
  const y = (100 * area.y) / layout.height;
  const width = (100 * area.width) / layout.width;
  const height = (100 * area.height) / layout.height;
  return `left:${round(x)}%;top:${round(y)}%;width:${round(width)}%;height:${round(height)}%`;
}

export type Direction = "left" | "right" | "up" | "down";

/** The rows of fleches as they lie on the page, from the top, each from the left. */
export function rows(layout: Layout): number[][] {
  const run = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + Math.sign(to - from) * index);
  const all = layout.kind === "wide" ? [run(24, 13), run(1, 12)] : [run(24, 19), run(1, 6), run(18, 13), run(7, 12)];
  return layout.flipped ? all.map((row) => row.reverse()) : all;
}

/** The next case for somebody who goes by the keyboard; at the edge, the same one. */
export function neighbour(layout: Layout, low: number, direction: Direction): number {
  // Sideways a row goes on in the other table, wherever that lies on the page.
  const isSideways = direction === "left" || direction === "right";
  const all = rows(isSideways ? layoutOf("wide", layout.flipped) : layout);
  const row = all.findIndex((each) => each.includes(low));
  const index = all[row]?.indexOf(low) ?? 0;
  const there = {
    left: all[row]?.[index - 1],
    right: all[row]?.[index + 1],
    up: all[row - 1]?.[index],
    down: all[row + 1]?.[index],
  }[direction];
  return there ?? low;
}
