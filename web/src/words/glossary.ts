/** The terms of art, read from docs/glossary.md, which the page loads with the first question about a term. */
import type { Lang } from "./index";
import { fine, folded } from "./letters";

export interface Gloss {
  readonly term: string;
  /** The plain word for it, where the language has one: «hole» for a trou. */
  readonly plain: string | null;
  readonly text: string;
  /** The article of the law, or a paragraph of a treatise. */
  readonly article: string;
}

/** The name by which the code calls a term: the second column. */
export type TermId = string;

const ROW = /^\| (?<term>.+?) \| `(?<id>.+?)` \| (?<fr>.+?) \| (?<en>.+?) \| (?<article>.+?) \|$/;

/** A gloss that begins with the plain word: `*hole*: Twelve points.` */
const PLAIN = /^\*(?<plain>[^*]+)\*: (?<text>.+)$/;

function glossIn(row: Record<string, string>, lang: Lang): Gloss {
  const { plain = null, text = row[lang]! } = PLAIN.exec(row[lang]!)?.groups ?? {};
  return { term: fine(row["term"]!), plain, text: fine(text).replaceAll("*", ""), article: row["article"]! };
}

/** Every term in a language, by its name; where two rows share a name, the first is meant. */
export function glossaryOf(page: string, lang: Lang): Map<TermId, Gloss> {
  const terms = new Map<TermId, Gloss>();
  for (const line of page.split("\n")) {
    const row = ROW.exec(line)?.groups;
    if (row && !terms.has(row["id"]!)) terms.set(row["id"]!, glossIn(row, lang));
  }
  return terms;
}

/** A term as the glossary page lists it: shown in the reader's language, found by the words of every language. */
export interface Entry extends Gloss {
  readonly words: string;
  /** What it is called in any language. */
  readonly names: readonly string[];
}

/** The whole glossary, in the order of the page. */
export function entriesOf(page: string, lang: Lang): Entry[] {
  return page.split("\n").flatMap((line) => {
    const row = ROW.exec(line)?.groups;
    if (!row) return [];
    const words = [row["term"], row["fr"], row["en"]].join(" ").replaceAll("*", "");
    const names = [row["term"]!, PLAIN.exec(row["en"]!)?.groups?.["plain"] ?? ""].map(folded);
    return [{ ...glossIn(row, lang), words: folded(words), names }];
  });
}

/** The entries that have every word of a search, those whose name begins with it first. */
export function searched(entries: readonly Entry[], wish: string): Entry[] {
  const parts = folded(wish).split(/\s+/).filter(Boolean);
  const isNamed = ({ names }: Entry) => names.some((name) => name.startsWith(parts[0]!));
  const found = entries.filter(({ words }) => parts.every((part) => words.includes(part)));
  return parts.length === 0 ? found : [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))];
}

export async function glossOf(id: TermId, lang: Lang): Promise<Gloss | undefined> {
  const { default: page } = await import("../../../docs/glossary.md?raw");
  return glossaryOf(page, lang).get(id);
}
