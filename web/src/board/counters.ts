/** Where jetons, fichets and the pavillon stand, and where a hand that lets one of them go has put it (art. IV, XV). */
import { JETON, columnX, footHole, into, middle, sideHole, type Layout, type Point, type Rect } from "./geometry";
import { CASES, COIN, jetonsOf, other, type BoardPosition, type Hand, type HandPlace, type Side } from "./types";

/** The hole of a fichet (art. XV): at 0 it waits in the band of the talons; past twelve it goes round again. */
export function fichetPlace(layout: Layout, isLow: boolean, trous: number): Point {
  if (trous <= 0) return sideHole(layout, 0, isLow ? 1 : -1);
  const index = ((trous - 1) % COIN) + 1;
  return footHole(layout, isLow ? index : CASES + 1 - index);
}

/** The holes that a fichet hops through on its way, both ends included; where it does not go forward, it goes straight. */
export function fichetWay(layout: Layout, isLow: boolean, from: number, to: number): Point[] {
  const holes = from < to ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [from, to];
  return holes.map((trous) => fichetPlace(layout, isLow, trous));
}

/** The pavillon in the middle hole, or where its owner's fichet began (art. IV, XV). */
export function pavillonPlace(layout: Layout, owner: "nobody" | "low" | "high"): Point {
  return sideHole(layout, 0, owner === "nobody" ? 0 : owner === "low" ? 1 : -1);
}

/** Where the jetons that mark 2 to 10 points lie, on their owner's half (art. XV). */
export function jetonPlaces(layout: Layout, isLow: boolean, points: number, jetons: number): Point[] {
  if (points < 2 || jetons < 1) return [];
  const [petit, grand] = layout.tables;
  const against = JETON + 5;
  const mark = Math.min(Math.floor(points / 2) * 2, 10);
  const pair = jetons === 2 ? 8 : 0;
  const at: Record<number, { x: number; table: Rect }> = {
    2: { x: (columnX(layout, 2) + columnX(layout, 3)) / 2, table: petit },
    4: { x: (columnX(layout, 4) + columnX(layout, 5)) / 2, table: petit },
    // Two jetons together keep off the wood beside them.
    6: { x: into(layout, petit, petit.width - against - pair), table: petit },
    8: { x: into(layout, grand, against + pair), table: grand },
    10: { x: into(layout, grand, grand.width - against - pair), table: grand },
  };
  const { x, table } = at[mark]!;
  const y = middle(table) + (isLow ? layout.jetonRow : -layout.jetonRow);
  if (jetons === 1) return [{ x, y }];
  const lift = layout.kind === "wide" ? 5 : 2;
  return [
    { x: x - pair, y: y - lift },
    { x: x + pair, y: y + lift },
  ];
}

/** The jetons in nobody's use, against the band between the talons (art. IV). */
export function restingJetons(layout: Layout, count: number): Point[] {
  const [petit] = layout.tables;
  const inset = JETON + 5;
  const y = middle(petit);
  const gap = 2 * JETON + 4;
  // Folded, two full talons leave room for one row only: there they lie one beside the other.
  return Array.from({ length: count }, (_, index) =>
    layout.kind === "wide"
      ? { x: into(layout, petit, inset), y: y + gap * (index - (count - 1) / 2) }
      : { x: into(layout, petit, inset + gap * index), y },
  );
}

/** One of the three jetons, always the same one by its number; `side` is whose points it marks. */
export interface Jeton extends Point {
  readonly id: number;
  readonly side: Side | null;
}

/** The three jetons. The side below takes from the last, the side above from the first, so that each keeps its own. */
export function layJetons(layout: Layout, position: BoardPosition, bottom: Side): Jeton[] {
  const places = (side: Side) => jetonPlaces(layout, side === bottom, position[side].points, jetonsOf(position, side));
  const above = places(other(bottom)).map((place, index) => ({ ...place, id: index, side: other(bottom) }));
  const below = places(bottom).map((place, index) => ({ ...place, id: 2 - index, side: bottom }));
  const free = [0, 1, 2].filter((id) => ![...above, ...below].some((jeton) => jeton.id === id));
  const resting = restingJetons(layout, free.length).map((place, index) => ({
    ...place,
    id: free[index]!,
    side: null,
  }));
  return [...above, ...below, ...resting].sort((one, next) => one.id - next.id);
}

/** The jetons that a side moves: those that mark its points, or the one that it would take. */
export function ownJetons(jetons: readonly Jeton[], bottom: Side, side: Side): Jeton[] {
  const own = jetons.filter((jeton) => jeton.side === side);
  if (own.length > 0) return own;
  const resting = jetons.filter((jeton) => jeton.side === null);
  const next = side === bottom ? resting.at(-1) : resting[0];
  return next ? [next] : [];
}

/** The position as it looks with somebody's counters where their hand has put them. */
export function withHand(position: BoardPosition, hand: Hand | null): BoardPosition {
  if (!hand) return position;
  const { side, points, trous } = hand;
  return { ...position, [side]: { ...position[side], points, trous } };
}

export type Counter = "jeton" | "fichet";
/** A place on the board where a counter may be put. */
export type Stop = HandPlace & Point;

/** How near to its place a counter is let go to be put there. */
const NEAR: Record<Counter, number> = { jeton: 90, fichet: 76 };

/** Where a hand may put its jeton or its fichet. */
export function stops(layout: Layout, isLow: boolean, counter: Counter, hand: Hand): Stop[] {
  if (counter === "fichet") return hand.toTrous.map((place) => ({ ...place, ...fichetPlace(layout, isLow, place.at) }));
  const [home] = restingJetons(layout, 1);
  return hand.toPoints.map((place) => ({ ...place, ...(jetonPlaces(layout, isLow, place.at, 1)[0] ?? home!) }));
}

/** The place meant by a counter let go at a point; null is none of them. */
export function nearest(places: readonly Stop[], counter: Counter, point: Point): Stop | null {
  const away = (place: Point) => Math.hypot(place.x - point.x, place.y - point.y);
  const best = places.reduce<Stop | null>((near, place) => (near && away(near) <= away(place) ? near : place), null);
  return best && away(best) <= NEAR[counter] ? best : null;
}

/** Half of what a finger needs to take a counter, on a phone some twenty-two pixels. */
const GRIP = 34;

/** What a finger may touch to take these counters. */
export function gripArea(places: readonly Point[]): Rect {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - GRIP, Math.min(...ys) - GRIP];
  return { x, y, width: Math.max(...xs) + GRIP - x, height: Math.max(...ys) + GRIP - y };
}
