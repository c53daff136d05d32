/** Short motions of the pieces. All are instant for those who ask for reduced motion, of the system or of the page. */
import type { Layout, Point } from "../geometry";
import { along, leg } from "../ways";

export const SLIDE_MS = 180;
export const TUMBLE_MS = 400;
/** From hole to hole, and the longest way. */
const HOP_MS = 180;
const LONGEST_HOPS_MS = 1100;

export function isCalm(): boolean {
  const wish = typeof document === "object" ? document.documentElement.dataset["motion"] : undefined;
  if (wish) return wish === "calm";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export interface Stop extends Point {
  /** On the march of the side below; 25 or 0 is out. */
  readonly low: number;
}

/** Points along a dame's way by its stops, evenly in time: for keyframes. */
export function waypoints(layout: Layout, stops: readonly Stop[], perLeg = 7): Point[] {
  const points: Point[] = stops[0] ? [{ x: stops[0].x, y: stops[0].y }] : [];
  for (let index = 1; index < stops.length; index++) {
    const here = stops[index - 1]!;
    const there = stops[index]!;
    const curve = leg(layout, here.low, there.low, here, there);
    for (let part = 1; part <= perLeg; part++) points.push(along(curve, part / perLeg));
  }
  return points;
}

export function slide(element: SVGElement, points: readonly Point[]): void {
  if (isCalm() || points.length < 2) return;
  element.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: SLIDE_MS, easing: "ease-in-out" },
  );
}

/** From place to place in hops, seen from above: what is lifted looks larger. */
export function hop(element: SVGElement, places: readonly Point[], delay = 0): void {
  if (isCalm() || places.length < 2) return;
  const frames = places.flatMap((place, index): Keyframe[] => {
    const before = places[index - 1];
    const down = { transform: `translate(${place.x}px, ${place.y}px) scale(1)` };
    if (!before) return [down];
    const [x, y] = [(before.x + place.x) / 2, (before.y + place.y) / 2 - 10];
    return [{ transform: `translate(${x}px, ${y}px) scale(1.35)` }, down];
  });
  const duration = Math.min(HOP_MS * (places.length - 1), LONGEST_HOPS_MS);
  element.animate(frames, { duration, delay, easing: "linear", fill: "backwards" });
}
