/** The letter of the law, from docs/law.fr.md and docs/law.md: one section per article. */
import { at } from "../../app/base";
import { marked } from "marked";

import { fine, folded } from "../../words/letters";
import type { Lang } from "../../words";

export const ARTICLES = [
  "0",
  ..."I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" "),
  "T",
] as const;

/** Sections of the law by the article they belong to; the tariff takes what follows it. */
export function sections(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of source.split(/^## /m).slice(1)) {
    const end = part.indexOf("\n");
    const heading = part.slice(0, end);
    const name = /^Article ([IVX]+)/.exec(heading)?.[1] ?? (heading.startsWith("0.") ? "0" : "T");
    const text = part.slice(end).trim();
    const before = found.get(name);
    found.set(name, before === undefined ? text : `${before}\n\n### ${heading}\n\n${text}`);
  }
  return found;
}

/** The names of worked cases are for those who read the code, not for this page. */
function withoutCases(text: string): string {
  const bare = text.replace(/\s*\((?:`(?:LL|LEP)[^`]*`(?:, )?)+\)/g, "").replace(/\s*`(?:LL|LEP)[^`]*`/g, "");
  // What led to a case that is gone leads nowhere.
  return bare.replace(/\s*[;,]\./g, ".");
}

/** A section as HTML, with its references to other paragraphs as links. The text is ours, so that it may be set as it is. */
export function asHtml(section: string): string {
  // Before it is laid out: then quotes and apostrophes are still letters, and no attribute has any.
  return withLinks(marked.parse(fine(withoutCases(section)), { async: false }));
}

/** «(VI.3)» leads to article VI, «R.21» to the readings after the tariff; a paragraph's own number, in bold, leads nowhere. */
function withLinks(html: string): string {
  return html.replace(/(?<!<strong>)\b([IVXTR]+)\.(\d+)\b/g, (whole, letters: string) => {
    const article = letters === "R" ? "T" : letters;
    return (ARTICLES as readonly string[]).includes(article)
      ? `<a href="${at(`/rules/${article}`)}">${whole}</a>`
      : whole;
  });
}

const PAGES = {
  fr: () => import("../../../../docs/law.fr.md?raw"),
  en: () => import("../../../../docs/law.md?raw"),
};

export async function letterOf(lang: Lang): Promise<Map<string, string>> {
  return sections((await PAGES[lang]()).default);
}

export interface Found {
  readonly article: string;
  /** The words around the first hit, cut in three: before, the hit, after. */
  readonly excerpt: readonly [string, string, string] | null;
}

const AROUND = 60;

/** The articles in which every word of the wish occurs, accents and capitals aside. */
export function search(wish: string, texts: ReadonlyMap<string, string>): Found[] {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...texts.keys()].map((article) => ({ article, excerpt: null }));
  return [...texts].flatMap(([article, text]) => {
    const plain = folded(text);
    if (!words.every((word) => plain.includes(word))) return [];
    return [{ article, excerpt: excerptOf(text, words[0]!) }];
  });
}

/** Folding changes lengths (œ), so that the place is looked for letter by letter. */
function excerptOf(text: string, word: string): [string, string, string] {
  const lengths = [...text].map((letter) => folded(letter).length);
  const at = folded(text).indexOf(word);
  let seen = 0;
  let start = 0;
  while (seen < at) seen += lengths[start++] ?? 1;
  let end = start;
  while (seen < at + word.length) seen += lengths[end++] ?? 1;
  const letters = [...text];
  const cut = (from: number, to: number) => letters.slice(Math.max(0, from), to).join("");
  return [
    `${start > AROUND ? "…" : ""}${cut(start - AROUND, start)}`,
    cut(start, end),
    `${cut(end, end + AROUND)}${end + AROUND < letters.length ? "…" : ""}`,
  ];
}

/** Text without the signs of its markup. */
export function bare(source: string): string {
  return withoutCases(source)
    .replace(/\|[-|: ]+\|/g, " ")
    .replace(/[*`|#]/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s+/g, " ");
}
