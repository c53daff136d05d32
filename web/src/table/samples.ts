/** Whole values of the server for tests that care about a field or two. */
import type { BoardView, ReasonView } from "../api/types";

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

/** A line of the score sheet; `facing` are its words for the player opposite, where they differ. */
export function reasonWith(title: string, points: number, facing = title): ReasonView {
  const words = (text: string) => ({ title: { fr: text, en: text }, detail: { fr: "", en: "" } });
  return {
    side: "white",
    jan: "battre_grand",
    points,
    ways: 1,
    article: "X",
    text: { fr: title, en: title },
    routes: [],
    ...words(title),
    ...(facing === title ? {} : { facing: words(facing) }),
  };
}
