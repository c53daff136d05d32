/**
 * What somebody wishes to play, and the request that opens such a table. The server tells what each form asks
 * (`/api/house`) and refuses what cannot be: neither a form nor a limit is known here.
 */
import type { FormField, FormOfPlay, OpenTable, TableOptions } from "../api/types";

export const MODES = ["automatic", "assisted", "strict"] as const;
export const RULES = ["loi-2013", "usage-19e"] as const;
export const CLOCKS = { none: null, live: [45, 600], days: [259200, 0] } as const;
export const CLOCK_NAMES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];
export const PERSON = "person";
const PLAYERS = "players";

type Choice = FormField["default"];

export interface Wish {
  /** The name of a form; empty: the first one. */
  form: string;
  /** What was chosen among the fields of the forms, by name. */
  values: Record<string, Choice>;
  mode: (typeof MODES)[number];
  rules: (typeof RULES)[number];
  clock: keyof typeof CLOCKS;
  /** Seats beside one's own: the key of a level, or a person. */
  others: string[];
  listed: boolean;
  delayed: boolean;
  /** Only those who are invited see it. */
  private: boolean;
}

/** A field that is asked, with what was chosen. */
export interface Asked {
  readonly field: FormField;
  readonly value: Choice;
}

export function plainWish(level: string): Wish {
  return {
    form: "",
    values: {},
    mode: "automatic",
    rules: "loi-2013",
    clock: "none",
    others: [level],
    listed: false,
    delayed: false,
    private: false,
  };
}

export function formOf(wish: Wish, forms: readonly FormOfPlay[]): FormOfPlay | undefined {
  return forms.find((form) => form.name === wish.form) ?? forms[0];
}

/** The fields of the form that apply, in order: a field may ask for the value of one before it. */
export function askedOf(wish: Wish, forms: readonly FormOfPlay[]): Asked[] {
  const asked: Asked[] = [];
  for (const field of formOf(wish, forms)?.fields ?? []) {
    const { when } = field;
    if (when && !asked.some((before) => before.field.name === when[0] && before.value === when[1])) continue;
    const chosen = wish.values[field.name];
    const value = chosen !== undefined && field.choices.includes(chosen) ? chosen : usualOf(field, wish);
    asked.push({ field, value });
  }
  return asked;
}

/** What a field is where nobody chooses: an option of the rules goes by the rule set. */
function usualOf(field: FormField, wish: Wish): Choice {
  return field.usual?.[wish.rules] ?? field.default;
}

/** The key of the words for a choice; none for a number, which stands for itself. */
export function choiceKey(name: string, choice: Choice): string | null {
  return typeof choice === "number" && choice > 0 ? null : `form-choice-${name}-${choice}`;
}

/** The keys of the sentences that go with what was chosen. */
export function notesOf(wish: Wish, forms: readonly FormOfPlay[]): string[] {
  return askedOf(wish, forms)
    .filter(({ field, value }) => field.notes.includes(value))
    .map(({ value }) => `form-note-${value}`);
}

export function playersOf(wish: Wish, forms: readonly FormOfPlay[]): number {
  return Number(askedOf(wish, forms).find(({ field }) => field.name === PLAYERS)?.value ?? 2);
}

/** The other seats, as many as the form needs; a seat that nobody spoke of is like the last one. */
export function othersOf(wish: Wish, forms: readonly FormOfPlay[]): string[] {
  const last = wish.others.at(-1) ?? PERSON;
  return Array.from({ length: playersOf(wish, forms) - 1 }, (_, index) => wish.others[index] ?? last);
}

/** Warnings are for people: where they are wished for, the program marks for a computer. */
const modeOf = ({ mode }: Wish, who: string): Wish["mode"] =>
  mode === "assisted" && who !== PERSON ? "automatic" : mode;

export function optionsOf(wish: Wish, forms: readonly FormOfPlay[]): TableOptions {
  const asked = askedOf(wish, forms);
  const players = playersOf(wish, forms);
  const changed = asked
    .filter(({ field, value }) => field.of_rules && value !== usualOf(field, wish))
    .map(({ field, value }) => `${field.name}=${value}`);
  const settings = asked.filter(({ field }) => !field.of_rules && field.name !== PLAYERS);
  const form = formOf(wish, forms);
  const clock = CLOCKS[wish.clock];
  return {
    ...(form && { form: form.name }),
    players,
    rules: [wish.rules, ...changed].join(" "),
    modes: [wish.mode, ...othersOf(wish, forms).map((other) => modeOf(wish, other))],
    ...Object.fromEntries(settings.map(({ field, value }) => [field.name, value])),
    ...(clock && { clock: [...clock] }),
  } as TableOptions;
}

export function requestOf(wish: Wish, forms: readonly FormOfPlay[]): OpenTable {
  const seats = othersOf(wish, forms).map((other) =>
    other === PERSON ? { kind: "person" as const } : { kind: "computer" as const, level: other },
  );
  return {
    options: optionsOf(wish, forms),
    seats: [{ kind: "person" }, ...seats],
    listed: wish.listed && seats.some((seat) => seat.kind === "person"),
    delayed: wish.delayed,
    private: wish.private && !wish.listed,
  } as OpenTable;
}
