/** What visitors chose for themselves. Few things, kept in this browser only. */
import { MediaQuery } from "svelte/reactivity";

import { asSentence, LANGUAGES, say, translator, type Args, type Fact, type Key, type Lang } from "../words";
import type { Theme } from "../board/types";

export type ThemeChoice = "auto" | Theme;
const PLACE = "trictrac.settings";

/** Private windows may refuse to keep anything; then nothing is kept. */
export function kept<T>(place: string): T | null {
  try {
    const text = localStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

class Settings {
  lang = $state<Lang>(LANGUAGES.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? "en");
  theme = $state<ThemeChoice>("auto");
  sound = $state(true);
  /** Nothing moves. */
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** The opponent's coups are shown without a pause. */
  quick = $state(false);
  /** The cases are numbered. */
  numbers = $state(true);
  readonly #night = new MediaQuery("prefers-color-scheme: dark");

  constructor() {
    Object.assign(this, kept(PLACE));
  }

  /** The theme to draw by. */
  get shown(): Theme {
    return this.theme === "auto" ? (this.#night.current ? "dark" : "light") : this.theme;
  }

  keep(): void {
    const { lang, theme, sound, calm, quick, numbers } = this;
    keep(PLACE, { lang, theme, sound, calm, quick, numbers });
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
