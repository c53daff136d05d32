/** Whole values of the server for tests that care about a field or two. */
import type { BoardView, FactView, ReasonView } from "../api/types";

const NONE = { points: 0, bredouille: false, trous: 0, serie: false };

/** A board between players 0 and 1, player 0 to play. */
export function boardWith(changes: Partial<BoardView>): BoardView {
  return {
    phase: "play",
    position: "1x15_1x15_w",
    coup: 1,
    sits: [0, 1],
    turn: 0,
    awaits: 0,
    marks: [NONE, NONE],
    opening: {},
    may_decide: false,
    target: 12,
    touched: [],
    contestable: [],
    ...changes,
  };
}

/** A line of the score sheet: a lone dame beaten on a case, or a grand jan filled. */
export function reasonWith(points: number, beaten: number | null = null): ReasonView {
  const title: FactView =
    beaten === null
      ? { key: "reason-remplir_grand-title", args: { case: "none" } }
      : { key: "reason-battre-title", args: { case: { case: beaten } } };
  return {
    side: "white",
    jan: beaten === null ? "remplir_grand" : "battre",
    points,
    ways: 1,
    article: "X",
    title,
    detail: title,
    text: title,
    routes: [],
  };
}
