/** What visitors chose for themselves. Few things, kept in this browser only. */
import { MediaQuery } from "svelte/reactivity";

import { asSentence, LANGUAGES, say, translator, type Args, type Fact, type Key, type Lang } from "../words";
import type { Theme } from "../board/types";
import { keep, kept } from "./keeping";

export { keep, kept };
export type ThemeChoice = "auto" | Theme;
const PLACE = "trictrac.settings";
export const PACES = ["slow", "natural", "quick"] as const;
export type Pace = (typeof PACES)[number];
export const COACHINGS = ["first", "always", "never"] as const;
export type Coaching = (typeof COACHINGS)[number];
/** What a browser may have kept before there were a volume and a pace. */
interface Former {
  readonly sound?: boolean;
  readonly quick?: boolean;
}

class Settings {
  lang = $state<Lang>(LANGUAGES.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? "en");
  theme = $state<ThemeChoice>("auto");
  /** How loud the wood is, 0 to 100. */
  volume = $state(100);
  /** Nothing moves. */
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** How long the opponent's coups stand before the next is shown. */
  pace = $state<Pace>("natural");
  /** Whether a coach helps: in the first games against the novice, always, never. */
  coach = $state<Coaching>("first");
  /** Whether a tutor speaks before errors are final: against computers. */
  tutor = $state(false);
  /** A play that is whole is made without another press. */
  confirms = $state(false);
  /** Where the browser lets us: told that it is one's turn while one looks elsewhere. */
  notifies = $state(false);
  /** The cases are numbered. */
  numbers = $state(true);
  /** The board stands as in a mirror: the talons on the right. */
  flipped = $state(false);
  readonly #night = new MediaQuery("prefers-color-scheme: dark");

  constructor() {
    const { sound, quick, ...chosen } = kept<Former>(PLACE) ?? {};
    if (sound === false) this.volume = 0;
    if (quick) this.pace = "quick";
    Object.assign(this, chosen);
  }

  /** The theme to draw by. */
  get shown(): Theme {
    return this.theme === "auto" ? (this.#night.current ? "dark" : "light") : this.theme;
  }

  keep(): void {
    const { lang, theme, volume, calm, pace, coach, tutor, numbers, flipped, confirms, notifies } = this;
    keep(PLACE, { lang, theme, volume, calm, pace, coach, tutor, numbers, flipped, confirms, notifies });
  }
}

export const settings = new Settings();

/** A text in the visitor's language; components that call it follow a change of language. */
export function t(key: Key, values?: Args): string {
  return translator(settings.lang)(key, values);
}

/** A fact of the server in the visitor's language; `facing`: counted on the march of the player opposite the thrower. */
export function told(fact: Fact, facing = false): string {
  return say(fact, settings.lang, {}, facing);
}

/** The same as a sentence of its own, with its capital and its full stop. */
export function sentence(fact: Fact): string {
  return asSentence(told(fact));
}
