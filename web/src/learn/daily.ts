/** Ten throws a day, the same for everybody: the mirror of `trictrac.lessons.daily`. */
import { curriculum, pool } from "./data";
import { fnv } from "./fnv";
import type { Exercise } from "./types";

export const RIGHT = "●";
export const WRONG = "○";

/** The places of a day's exercises in the pools of their themes, given how many each has; none stands twice. */
export function placesOf(day: string, themes: readonly string[], sizes: readonly number[]): number[] {
  const taken = new Set<string>();
  return themes.map((theme, number) => {
    const size = sizes[number]!;
    let place = fnv(`${day} ${number} ${theme}`) % size;
    while (taken.has(`${theme} ${place}`)) place = (place + 1) % size;
    taken.add(`${theme} ${place}`);
    return place;
  });
}

export async function dailySet(day: string): Promise<{ theme: string; exercise: Exercise }[]> {
  const { daily } = await curriculum();
  const pools = await Promise.all(daily.map(pool));
  const places = placesOf(
    day,
    daily,
    pools.map((all) => all.length),
  );
  return daily.map((theme, i) => ({ theme, exercise: pools[i]![places[i]!]! }));
}

export const dots = (right: readonly boolean[]): string => right.map((each) => (each ? RIGHT : WRONG)).join("");
