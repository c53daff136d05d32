/** The first games of a newcomer, kept in this browser: against the novice, with the coach. */
import { keep, kept } from "../app/keeping";

/** Whom a newcomer plays against. */
export const NEWCOMERS_LEVEL = "novice";
const FIRST_GAMES = 3;
const PLACE = "trictrac.first_games";

const firstGames = (): readonly string[] => kept<string[]>(PLACE) ?? [];

/** Whether a table is among the first games against the novice; the coach is there by itself in these. */
export function isFirstGame(id: string): boolean {
  const games = firstGames();
  return games.includes(id) || games.length < FIRST_GAMES;
}

export function rememberGame(id: string): void {
  const games = firstGames();
  if (!games.includes(id) && games.length < FIRST_GAMES) keep(PLACE, [...games, id]);
}
