/** The coups in which the page told what a throw was worth: points that somebody had to be shown were not found. */
import { keep, kept } from "../app/keeping";

const PLACE = "trictrac.aided";
const TABLES = 20;
type Aided = readonly (readonly [table: string, coups: readonly number[]])[];

export function aidedOf(table: string): readonly number[] {
  return kept<Aided>(PLACE)?.find(([id]) => id === table)?.[1] ?? [];
}

export function noteAided(table: string, coup: number): void {
  const before = aidedOf(table);
  if (before.includes(coup)) return;
  const others = (kept<Aided>(PLACE) ?? []).filter(([id]) => id !== table);
  keep(PLACE, [...others, [table, [...before, coup]]].slice(-TABLES));
}
