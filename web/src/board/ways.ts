/** The ways that dames go, as curves: over their own row, round by the corners, across the hinge, out. */
import { PITCH, columnX, inward, layoutOf, middle, tableOf, type Layout, type Point } from "./geometry";
import { CASES, COIN } from "./types";

export type Cubic = readonly [Point, Point, Point, Point];

/**
 * One leg of a dame's way: over its own row, or round by the corners into the other. `from` and `to` are low cases, and
 * may be out (25 or 0). `inset` keeps a second arrow inside the first where both go round.
 */
export function leg(layout: Layout, from: number, to: number, here: Point, there: Point, inset = 0): Cubic {
  if (layout.flipped) {
    const mirror = ({ x, y }: Point) => ({ x: layout.width - x, y });
    const [a, b, c, d] = leg(layoutOf(layout.kind, false), from, to, mirror(here), mirror(there), inset);
    return [mirror(a), mirror(b), mirror(c), mirror(d)];
  }
  const dx = there.x - here.x;
  const span = Math.abs(dx);
  const up = inward(from);
  if (to < 1 || to > CASES) {
    return [here, { x: here.x - 0.35 * span, y: here.y + 30 * up }, { x: there.x + 0.4 * span, y: there.y }, there];
  }
  const together = tableOf(layout, from) === tableOf(layout, to) || layout.kind === "wide";
  if (inward(from) === inward(to)) {
    const lift = (46 + 0.2 * span) * (layout.kind === "wide" ? 1 : 0.8);
    const lean = 0.22 * dx;
    if (together) {
      // Higher for a longer way, never much beyond the middle.
      const limit = middle(tableOf(layout, from)) + up * 0.06 * tableOf(layout, from).height;
      const crest =
        up < 0 ? Math.max(Math.min(here.y, there.y) - lift, limit) : Math.min(Math.max(here.y, there.y) + lift, limit);
      return [here, { x: here.x + lean, y: crest }, { x: there.x - 0.4 * lean, y: crest }, there];
    }
    return acrossTheHinge(layout, here, there);
  }
  const dip = (together ? 0.28 : 0.1) * (there.y - here.y);
  const bulging = (bulge: number): Cubic => [
    here,
    { x: here.x + bulge, y: here.y + dip },
    { x: there.x + bulge, y: there.y - dip },
    there,
  ];
  // As far out as the corners, and never over the wood.
  const right = columnX(layout, COIN) + 34 - inset;
  let bulge = (right - (here.x + there.x) / 2) / 0.75;
  for (let round = 0; round < 3; round++) bulge -= (rightmost(bulging(bulge)) - right) / 0.75;
  return bulging(Math.max(bulge, 20));
}

/** From table to table of the folded board: over the wood between two numbers, never through one. */
function acrossTheHinge(layout: Layout, here: Point, there: Point): Cubic {
  const [petit] = layout.tables;
  const left = petit.x + (petit.width - 6 * PITCH) / 2;
  const gap = Math.round((0.45 * here.x + 0.55 * there.x - left) / PITCH);
  const x = left + PITCH * Math.min(Math.max(gap, 1), 5);
  const y = layout.hinge.y + layout.hinge.height / 2;
  // The middle of the curve is then exactly between the two numbers.
  const middleOf = (one: number, other: number, at: number) => (at - (one + other) / 8) / 0.75;
  const cx = middleOf(here.x, there.x, x);
  const cy = middleOf(here.y, there.y, y);
  const reach = 0.12 * (there.y - here.y);
  return [here, { x: cx, y: cy - reach }, { x: cx, y: cy + reach }, there];
}

function rightmost(curve: Cubic): number {
  return Math.max(...[0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((t) => along(curve, t).x));
}

/** A point of a curve, t from 0 to 1. */
export function along([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number) =>
    s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The point so far short of `tip`, coming from `origin`. */
export function before(origin: Point, tip: Point, distance: number): Point {
  const dx = tip.x - origin.x;
  const dy = tip.y - origin.y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: tip.x - (dx / length) * distance, y: tip.y - (dy / length) * distance };
}
