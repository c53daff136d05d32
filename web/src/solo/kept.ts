/** Games against the computer that this browser keeps: what was agreed, the secret of the dice, and what happened. */
import type { OpenTable, WireEntry } from "../api/types";
import { SOLO } from "../app/base";
import { keep, kept } from "../app/keeping";

export interface Game {
  readonly id: string;
  readonly opened: number;
  /** How the person is called. */
  readonly name: string;
  readonly wish: OpenTable;
  /** The two parts of the dice (docs/dice.md): one of the house, which is this browser too, and one's own. */
  readonly secret: string;
  readonly seed: string;
  readonly entries: readonly WireEntry[];
  /** The game that this one is the return match of. */
  readonly before?: string;
}

const GAMES = "trictrac.solo";
const MOST = 20;

const placeOf = (id: string) => `${GAMES}.${id}`;

/** The ids of all games, the oldest first. */
export const games = (): readonly string[] => kept<string[]>(GAMES) ?? [];

export const gameOf = (id: string): Game | null => kept<Game>(placeOf(id));

export const newId = (): string =>
  SOLO + [...crypto.getRandomValues(new Uint8Array(8))].map((each) => each.toString(16).padStart(2, "0")).join("");

/** Keeps a game as it stands; the oldest ones make room. */
export function keepGame(game: Game): void {
  const known = games();
  if (!known.includes(game.id)) {
    const all = [...known, game.id];
    for (const id of all.slice(0, -MOST)) localStorage.removeItem(placeOf(id));
    keep(GAMES, all.slice(-MOST));
  }
  keep(placeOf(game.id), game);
}
