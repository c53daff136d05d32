/** What is agreed before a game against the computer: which wishes can be played without a server. */
import type { Conventions, FormOfPlay, OpenTable } from "../api/types";
import { bitsOf } from "../engine/rules";
import { LEVELS, PRESETS } from "../engine/layout";
import type { Json } from "../engine/json";
import type { Level } from "../engine/players";
import type { Mode, Terms } from "./fold";
import { settingsOf, type Options } from "./forms";

export interface Agreed extends Terms {
  readonly conventions: Conventions;
  /** The seat of the person; the computer has the other one. */
  readonly person: 0 | 1;
  readonly level: Level;
}

/** Rules that change what a table does beside the coups: only a server's table plays by them. */
const UNKNOWN = ["opening_dice", "colour_choice", "exchange_dames", "marque_limit"];
/** Who marks in which way alone; strictly only at a server's table. */
/** How marks are made in what is played alone here. */
export const MODES: readonly Mode[] = ["automatic", "assisted"];
const KIND = "deux";
const USUAL_MARQUES = 8;

/** What a wish comes to, or null where it needs a server. */
export function agreedOf({ options, seats }: OpenTable): Agreed | null {
  const wish = (options ?? {}) as Record<string, unknown>;
  const computer = seats?.findIndex(({ kind }) => kind === "computer") ?? -1;
  const level = seats?.[computer]?.level;
  const isForTwo = seats?.length === 2 && seats[1 - computer]?.kind === "person";
  if (!isForTwo || !level || !(level in LEVELS) || wish["clock"] || wish["start"]) return null;
  const person = computer === 0 ? 1 : 0;
  const asked = (wish["modes"] ?? []) as readonly Mode[];
  const modes = [asked[0] ?? "automatic", asked[1] ?? "automatic"] as const;
  // The program marks for the computer; by hand it would forget points, and the person would claim écoles.
  if (modes[1 - person] !== "automatic" || !MODES.includes(modes[person])) return null;
  const name = String(wish["form"] ?? "ordinary");
  const rules = String(wish["rules"] ?? "loi-2013");
  const terms = termsOf(name, rules, wish, modes);
  if (!terms) return null;
  const set = { form: name, players: 2, rules, modes: [...modes], free_hands: false };
  return {
    ...terms,
    conventions: { ...set, ...settingsOf(terms.form) } as Conventions,
    person,
    level: level as Level,
  };
}

/** Of the forms of a house those that are played alone here, with what is asked for them. */
export function playable(forms: readonly FormOfPlay[]): FormOfPlay[] {
  return forms
    .filter(({ name }) => name === "ordinary" || name === "a-ecrire")
    .map((form) => ({
      ...form,
      fields: form.fields
        .filter(({ name, when }) => !UNKNOWN.includes(name) && (when?.[0] !== "kind" || when[1] === KIND))
        .map((field) => (field.name === "kind" ? { ...field, choices: [KIND], notes: [] } : field)),
    }));
}

/** A form by the settings that a wish or a record gives; null for one that needs a server. */
export function termsOf(
  name: string,
  rules: string,
  settings: Record<string, unknown>,
  modes: Terms["modes"],
): Terms | null {
  const { bits, options } = readRules(rules);
  const usual = PRESETS["loi-2013"] as Options;
  if (UNKNOWN.some((option) => options[option] !== usual[option])) return null;
  const number = (setting: string, left: number) => Number(settings[setting] ?? left);
  const form = { options, stake: number("stake", 1) };
  if (name === "ordinary") {
    return {
      form: { ...form, name, parties: number("games", 1) },
      target: Number(options["trous"]),
      rules: bits,
      modes,
    };
  }
  if (name !== "a-ecrire" || (settings["kind"] ?? KIND) !== KIND) return null;
  return { form: { ...form, name, parties: number("marques", USUAL_MARQUES) }, target: 0, rules: bits, modes };
}

export interface ReadRules {
  /** The options as a row of the kernel holds them. */
  readonly bits: number;
  readonly trous: number;
  /** Every option. */
  readonly options: Options;
}

/** Reads `loi-2013 trous=8`; what does not exist is a `RulesError`. */
export function readRules(text: string): ReadRules {
  const words = text.split(/\s+/).filter(Boolean);
  const name = words[0]?.includes("=") ? "loi-2013" : (words.shift() ?? "loi-2013");
  const changed = new Map(
    words.map((word): [string, Json] => {
      const [option = "", value = ""] = word.split("=");
      return [option, valueOf(value)];
    }),
  );
  const bits = bitsOf(name, changed);
  const options = { ...PRESETS[name as keyof typeof PRESETS], ...Object.fromEntries(changed) } as Options;
  return { bits, trous: Number(options["trous"]), options };
}

function valueOf(text: string): Json {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}
