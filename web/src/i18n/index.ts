import { en } from "./en";
import { fr, type Key } from "./fr";
import { fine } from "./letters";

export type Lang = "fr" | "en";
export type { Key };
export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/** Every text is printed as it should be here, once and for all, so that no page need think of it. */
const printed = (texts: Record<Key, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fine(text)])) as Record<Key, string>;
const messages: Record<Lang, Record<Key, string>> = { fr: printed(fr), en: printed(en) };

/** The messages of a language, with `{names}` filled in. */
export function translator(lang: Lang): Translate {
  const texts = messages[lang];
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** French says «0 trou», English «0 trous». */
export function isSingle(lang: Lang, count: number): boolean {
  return lang === "fr" ? count < 2 : count === 1;
}

export function counted(lang: Lang, what: "points" | "trous", count: number): string {
  return translator(lang)(isSingle(lang, count) ? `${what}.one` : `${what}.many`, { count });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
