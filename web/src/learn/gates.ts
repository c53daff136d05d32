/** The games between the lessons: the table that each asks for, and which table was opened for which. */
import { keep, kept } from "../app/keeping";
import { plainWish, type Wish } from "../table/wish";

const WISHES: Record<string, Partial<Wish>> = {
  "three-trous": { mode: "assisted", values: { trous: 3 } },
  strict: { mode: "strict" },
};
const PLACE = "trictrac.gates";
const KEPT = 20;
type Opened = readonly (readonly [table: string, gate: string])[];

export const gateWish = (gate: string): Wish => ({ ...plainWish("novice"), ...WISHES[gate] });

export function rememberGate(table: string, gate: string): void {
  keep(PLACE, [...(kept<Opened>(PLACE) ?? []), [table, gate]].slice(-KEPT));
}

/** The gate that a table was opened for. */
export function gateOf(table: string): string | null {
  return kept<Opened>(PLACE)?.find(([id]) => id === table)?.[1] ?? null;
}
