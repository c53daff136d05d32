/** Short motions of the pieces. All are instant for those who ask for reduced motion, of the system or of the page. */
import type { Layout, Point } from "../geometry";
import { along, leg } from "../ways";

export const SLIDE_MS = 180;
export const TUMBLE_MS = 400;

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
