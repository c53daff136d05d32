/** What follows by itself in a game against the computer: the mirror of `trictrac.table.consequences`. */
import type { TableEvent } from "../api/types";
import { endOf, hasWon, modeOf, turnOf, type State, type Terms } from "./fold";
import { nextOf } from "./forms";

/** An event without its number and its time. */
export type Happening = TableEvent extends infer Each
  ? Each extends TableEvent
    ? Omit<Each, "seq" | "at">
    : never
  : never;

/** The next event that needs nobody; null while somebody is waited for. */
export function followsOf(state: State, terms: Terms): Happening | null {
  const { phase, sits, reckoning, agreed } = state;
  if (phase === "over") return null;
  if (phase === "seating") return seatingOf(state, terms);
  if (state.givenUp !== null) return endedOf(state, terms);
  const turn = turnOf(state);
  for (const seat of [turn, 1 - turn]) {
    const points = modeOf(state, terms, seat) === "automatic" ? reckoning.unmarked(seat) : 0;
    if (points > 0) return { kind: "marked", player: sits[seat]!, points } as Happening;
  }
  // Whoever has something to take up is asked before the other leaves (art. XVI).
  if (phase === "leaving" && (agreed || reckoning.openFaults(turn).length === 0))
    return state.leavingEnds ? endedOf(state, terms) : ({ kind: "left", player: sits[turn]! } as Happening);
  const isWon = hasWon(state, terms, 0) || hasWon(state, terms, 1);
  return isWon && (agreed || phase !== "ending") ? endedOf(state, terms) : null;
}

function seatingOf({ results }: State, { form }: Terms): Happening {
  const next = nextOf(form, results);
  if (!next) return { kind: "finished" } as Happening;
  return { kind: "seated", sits: [0, 1], ...(next.first !== null && { first: next.first }) } as Happening;
}

function endedOf(state: State, terms: Terms): Happening {
  const { trous, series, leftBy } = endOf(state, terms);
  return { kind: "ended", result: trous, series, ...(leftBy !== null && { first: leftBy }) } as Happening;
}
