/** What somebody wishes to play, and the request that opens such a table. No rule is in it: the server refuses what cannot be. */
import type { OpenTable, TableOptions } from "../api/types";

export const FORMS = ["ordinary", "a-ecrire", "poule"] as const;
export const KINDS = ["deux", "tourner", "equipes", "chouette"] as const;
export const MODES = ["automatic", "assisted", "strict"] as const;
export const STAKES = ["simple", "double", "quadruple"] as const;
export const RULES = ["loi-2013", "usage-19e"] as const;
export const CLOCKS = { none: null, live: [45, 600], days: [259200, 0] } as const;

export interface Wish {
  form: (typeof FORMS)[number];
  kind: (typeof KINDS)[number];
  mode: (typeof MODES)[number];
  rules: (typeof RULES)[number];
  stakes: (typeof STAKES)[number];
  stake: number;
  trous: number;
  games: number;
  marques: number;
  /** Jetons of a fiche. */
  fiche: number;
  /** Players of a poule. */
  poule: number;
  clock: keyof typeof CLOCKS;
  /** Seats beside one's own: the key of a level, or a person. */
  others: string[];
  listed: boolean;
  delayed: boolean;
}

export const PERSON = "person";
const PLAYERS_OF: Record<Wish["kind"], number> = { deux: 2, tourner: 3, equipes: 4, chouette: 3 };
/** The marqués that suit each kind: every player sits as often as the others. */
export const MARQUES_OF: Record<Wish["kind"], readonly number[]> = {
  deux: [2, 4, 6, 8, 12],
  tourner: [3, 6, 9, 12],
  equipes: [4, 8, 12],
  chouette: [4, 8, 12],
};

export function plainWish(level: string): Wish {
  return {
    form: "ordinary",
    kind: "deux",
    mode: "automatic",
    rules: "loi-2013",
    stakes: "simple",
    stake: 1,
    trous: 12,
    games: 1,
    marques: 6,
    fiche: 10,
    poule: 3,
    clock: "none",
    others: [level],
    listed: false,
    delayed: false,
  };
}

export function playersOf(wish: Wish): number {
  if (wish.form === "ordinary") return 2;
  return wish.form === "poule" ? wish.poule : PLAYERS_OF[wish.kind];
}

/** The other seats, as many as the form needs; a seat that nobody spoke of is like the last one. */
export function othersOf(wish: Wish): string[] {
  const last = wish.others.at(-1) ?? PERSON;
  return Array.from({ length: playersOf(wish) - 1 }, (_, index) => wish.others[index] ?? last);
}

export function optionsOf(wish: Wish): TableOptions {
  const players = playersOf(wish);
  const changed: string[] = [];
  if (wish.form !== "a-ecrire" && wish.trous !== 12) changed.push(`trous=${wish.trous}`);
  if (wish.form === "a-ecrire" && wish.fiche !== 10) changed.push(`fiche=${wish.fiche}`);
  if (wish.form === "ordinary" && wish.stakes !== "simple") changed.push(`stakes=${wish.stakes}`);
  const options: TableOptions = {
    form: wish.form,
    players,
    rules: [wish.rules, ...changed].join(" "),
    modes: Array.from({ length: players }, () => wish.mode),
  };
  if (wish.form === "ordinary") Object.assign(options, { games: wish.games, stake: wish.stake });
  if (wish.form === "a-ecrire") Object.assign(options, { kind: wish.kind, marques: marquesOf(wish) });
  if (wish.form === "poule") options.stake = wish.stake;
  const clock = CLOCKS[wish.clock];
  if (clock) options.clock = [...clock];
  return options;
}

export function marquesOf(wish: Wish): number {
  const allowed = MARQUES_OF[wish.kind];
  return allowed.includes(wish.marques) ? wish.marques : (allowed[1] ?? allowed[0]!);
}

export function requestOf(wish: Wish): OpenTable {
  const seats = othersOf(wish).map((other) =>
    other === PERSON ? { kind: "person" as const } : { kind: "computer" as const, level: other },
  );
  return {
    options: optionsOf(wish),
    seats: [{ kind: "person" }, ...seats],
    listed: wish.listed && seats.some((seat) => seat.kind === "person"),
    delayed: wish.delayed,
  } as OpenTable;
}
