/** How long another's doings stand before the next is shown, so that people can follow. */
import type { Heard } from "../api/link.svelte";
import type { TableEvent, WireEntry } from "../api/types";
import type { Pace } from "../app/settings.svelte";

const STANDS_MS: Record<string, number> = {
  die: 700,
  thrown: 1200,
  played: 550,
  leaving: 900,
  stayed: 500,
  claimed: 900,
  contested: 900,
  ended: 900,
};
/** What people play for stands a little longer before the game goes on, and is said for so long. */
const TROU_MS = 1600;
export const TIDINGS_MS = 6000;
const FACTORS: Record<Pace, number> = { slow: 2, natural: 1, quick: 0.12 };

export function pauseAfter(heard: Heard, you: number | null, pace: Pace, hasTidings = false): number {
  const longest = Math.max(hasTidings ? TROU_MS : 0, ...heard.entries.map((entry) => standing(entry, you)));
  return longest * FACTORS[pace];
}

function standing(entry: WireEntry, you: number | null): number {
  const event = eventOf(entry);
  return !event || ("player" in event && event.player === you) ? 0 : (STANDS_MS[event.kind] ?? 0);
}

/** The event of the table inside an entry. */
export function eventOf(entry: WireEntry): TableEvent | null {
  return entry.kind === "event" ? entry.data : null;
}
