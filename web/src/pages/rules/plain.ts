/** Every article in a few plain sentences; the letter of the law is docs/law.md, shown beneath. */
import { say, type Key, type Lang } from "../../words";

/** How many paragraphs each article has. */
const PARAGRAPHS: Readonly<Record<string, number>> = {
  "0": 3,
  I: 1,
  II: 2,
  III: 1,
  IV: 1,
  V: 2,
  VI: 2,
  VII: 1,
  VIII: 2,
  IX: 2,
  X: 2,
  XI: 1,
  XII: 2,
  XIII: 2,
  XIV: 1,
  XV: 2,
  XVI: 2,
  XVII: 2,
  XVIII: 2,
  XIX: 2,
  XX: 1,
  T: 2,
};

export const titleOf = (article: string, lang: Lang): string => say(`plain-${article}-title` as Key, lang);

export const leadOf = (article: string, lang: Lang): string[] =>
  Array.from({ length: PARAGRAPHS[article] ?? 0 }, (_, index) => say(`plain-${article}-${index + 1}` as Key, lang));
