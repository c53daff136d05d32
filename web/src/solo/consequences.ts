/** What follows by itself in a game against the computer: the mirror of `trictrac.table.consequences`. */
import type { TableEvent } from "../api/types";
import { endOf, hasWon, modeOf, turnOf, type State, type Terms } from "./fold";
import { nextOf } from "./forms";
import type { Claim } from "./reckoning";

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
  if (state.givenUp !== null) return undone(state, 1 - state.givenUp) ?? endedOf(state, terms);
  const turn = turnOf(state);
  for (const seat of [turn, 1 - turn]) {
    const points = modeOf(state, terms, seat) === "automatic" ? reckoning.unmarked(seat) : 0;
    if (points > 0) return { kind: "marked", player: sits[seat]!, points } as Happening;
  }
  // A wrong claim against a player the program marks for never stands.
  for (const seat of [0, 1]) {
    const contest = modeOf(state, terms, seat) === "automatic" && undone(state, seat);
    if (contest) return contest;
  }
  if (phase === "leaving" && (agreed || agreesAtOnce(state, terms))) {
    const goes: Happening = { kind: "left", player: sits[turn]! } as Happening;
    return undone(state, turn) ?? (state.leavingEnds ? endedOf(state, terms) : goes);
  }
  const isWon = hasWon(state, terms, 0) || hasWon(state, terms, 1);
  return isWon && (agreed || phase !== "ending") ? endedOf(state, terms) : null;
}

/** Strict players are always asked before the other leaves, the rest when there is something to take up (art. XVI). */
function agreesAtOnce(state: State, terms: Terms): boolean {
  const { reckoning } = state;
  const leaver = turnOf(state);
  const hasNothingToSay = reckoning.openFaults(leaver).length === 0 && !reckoning.wronglyClaimed(1 - leaver);
  return modeOf(state, terms, 1 - leaver) !== "strict" && hasNothingToSay;
}

/** A wrong claim against a seat is contested for it. */
function undone({ reckoning, sits }: State, seat: number): Happening | null {
  const claim = reckoning.wronglyClaimed(seat);
  return claim && ({ kind: "contested", player: sits[seat]!, ...contestOf(claim) } as Happening);
}

/** What a contest of a claim comes to: it is right where the claim is false, wholly or in part. */
export function contestOf({ points, worth, hit }: Claim): { points: number; right: boolean; worth?: number } {
  return { points, right: points > worth, ...(hit.length > 0 && points !== worth && { worth }) };
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
