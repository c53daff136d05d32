/**
 * Which dame is which from one position to the next, so that the one that moved is the one that slides. Dames are kept
 * in the order in which they last moved: that is also the order of a stack from its foot, and the order of drawing.
 */
import { DAMES, OUT, type Play, type Side } from "./types";

export interface TrackedDame {
  readonly id: string;
  readonly side: Side;
  /** 1 to 24 on its own march, 25 out. */
  readonly place: number;
  /** Where it came from by the last change, by way of its rests; empty if it stayed. */
  readonly trail: readonly number[];
}

/** Fifteen dames put down for the first time. Counts: index 1 to 24, 25 out. */
export function putDown(side: Side, counts: readonly number[]): TrackedDame[] {
  const dames: TrackedDame[] = [];
  for (let place = OUT; place >= 1; place--) {
    for (let index = 0; index < (counts[place] ?? 0); index++) {
      dames.push({ id: `${side}-${dames.length}`, side, place, trail: [] });
    }
  }
  return dames;
}

/** The same dames after a change; `hint` tells by which steps, so that a dame played tout d'une passes by its rest. */
export function follow(dames: readonly TrackedDame[], counts: readonly number[], hint: Play = []): TrackedDame[] {
  const side = dames[0]?.side ?? "white";
  const total = counts.slice(1, OUT + 1).reduce((sum, count) => sum + count, 0);
  if (total !== dames.length || total > DAMES) return putDown(side, counts);

  const staying: TrackedDame[] = [];
  const leaving: TrackedDame[] = [];
  const left = counts.slice();
  for (const dame of dames) {
    if ((left[dame.place] ?? 0) > 0) {
      left[dame.place] = (left[dame.place] ?? 0) - 1;
      staying.push(dame.trail.length > 0 ? { ...dame, trail: [] } : dame);
    } else leaving.push(dame);
  }
  const arrivals: number[] = [];
  for (let place = 1; place <= OUT; place++) for (let n = left[place] ?? 0; n > 0; n--) arrivals.push(place);

  const moved: TrackedDame[] = [];
  const waiting = leaving.slice().sort((a, b) => a.place - b.place);
  const ways = chains(hint);
  for (const way of [...ways, ...ways.map((each) => each.toReversed())]) {
    const dame = waiting.findIndex((each) => each.place === way[0]);
    const arrival = arrivals.indexOf(way.at(-1)!);
    if (dame < 0 || arrival < 0) continue;
    const [taken] = waiting.splice(dame, 1);
    const [place] = arrivals.splice(arrival, 1);
    moved.push({ ...taken!, place: place!, trail: way.slice(0, -1) });
  }
  waiting.forEach((dame, index) => moved.push({ ...dame, place: arrivals[index]!, trail: [dame.place] }));
  return [...staying, ...moved];
}

/** Steps of one dame joined: 1-7 7-11 becomes 1, 7, 11. */
export function chains(play: Play): number[][] {
  const ways: number[][] = [];
  for (const [from, to] of play) {
    const open = ways.find((way) => way.at(-1) === from);
    if (open) open.push(to);
    else ways.push([from, to]);
  }
  return ways;
}
