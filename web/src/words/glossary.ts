/** The terms of art, read from docs/glossary.md, which the page loads with the first question about a term. */
import type { Lang } from "./index";
import { fine } from "./letters";

export interface Gloss {
  readonly term: string;
  readonly text: string;
  /** The article of the law, or a paragraph of a treatise. */
  readonly article: string;
}

/** The name by which the code calls a term: the second column. */
export type TermId = string;

const ROW = /^\| (?<term>.+?) \| `(?<id>.+?)` \| (?<fr>.+?) \| (?<en>.+?) \| (?<article>.+?) \|$/;

/** Every term in a language, by its name; where two rows share a name, the first is meant. */
export function glossaryOf(page: string, lang: Lang): Map<TermId, Gloss> {
  const terms = new Map<TermId, Gloss>();
  for (const line of page.split("\n")) {
    const row = ROW.exec(line)?.groups;
    if (row && !terms.has(row["id"]!)) {
      const text = fine(row[lang]!).replaceAll("*", "");
      terms.set(row["id"]!, { term: fine(row["term"]!), text, article: row["article"]! });
    }
  }
  return terms;
}

export async function glossOf(id: TermId, lang: Lang): Promise<Gloss | undefined> {
  const { default: page } = await import("../../../docs/glossary.md?raw");
  return glossaryOf(page, lang).get(id);
}
