import { describe, expect, test } from "vitest";

import lawFr from "../../../../docs/law.fr.md?raw";
import lawEn from "../../../../docs/law.md?raw";
import examples from "./examples.json";
import { ARTICLES, asHtml, bare, search, sections } from "./law";
import { leadOf, titleOf } from "./plain";

const laws = { fr: sections(lawFr), en: sections(lawEn) };

test("there are twenty articles, with what comes before and after", () => {
  expect(ARTICLES).toHaveLength(22);
  for (const lang of ["fr", "en"] as const) expect([...laws[lang].keys()].sort()).toEqual([...ARTICLES].sort());
});

test("every article has plain words in both languages and an example", () => {
  for (const article of ARTICLES) {
    for (const lang of ["fr", "en"] as const) {
      expect(titleOf(article, lang), article).not.toBe("");
      expect(leadOf(article, lang).length, article).toBeGreaterThan(0);
    }
    expect(
      examples.some((example) => example.article === article),
      article,
    ).toBe(true);
  }
});

test("no sentence ends with the sign that led to a case which is not told", () => {
  for (const law of Object.values(laws)) for (const text of law.values()) expect(asHtml(text)).not.toMatch(/[;,]\s*\./);
});

test("both languages number the same paragraphs", () => {
  const numbers = (text: string) => [...text.matchAll(/^\*\*([0IVXTR]+\.\d+)\*\*/gm)].map((found) => found[1]);
  for (const article of ARTICLES)
    expect(numbers(laws.en.get(article)!), article).toEqual(numbers(laws.fr.get(article)!));
});

test("the letter is laid out without the names of test cases", () => {
  for (const lang of ["fr", "en"] as const)
    for (const article of ARTICLES) {
      const html = asHtml(laws[lang].get(article)!);
      expect(html).toContain("<p>");
      expect(html, article).not.toMatch(/LL-s1|LEP1/);
    }
  expect(asHtml(laws.fr.get("X")!)).toContain("<table>");
});

test("the letter is printed with curved quotes and apostrophes, its signs with their words", () => {
  for (const lang of ["fr", "en"] as const)
    for (const article of ARTICLES) {
      const words = asHtml(laws[lang].get(article)!).replace(/<[^>]+>/g, " ");
      expect(words, article).not.toMatch(/&#39;|&quot;|["']/);
      if (lang === "fr") expect(words, article).not.toMatch(/[\p{L})] [:;?!»]/u);
    }
});

test("references to other paragraphs are links, a paragraph's own number is not", () => {
  const html = asHtml("**VI.3** Un seul repos suffit (VII.3). Voir aussi VI.7, R.4, T.2 et LL 34.");
  expect(html).toContain('(<a href="/rules/VII">VII.3</a>)');
  expect(html).toContain('<a href="/rules/VI">VI.7</a>');
  for (const number of ["R.4", "T.2"]) expect(html).toContain(`<a href="/rules/T">${number}</a>`);
  expect(html).toContain("<strong>VI.3</strong>");
});

describe("searching", () => {
  const texts = new Map([...laws.fr].map(([article, text]) => [article, bare(text)]));
  const articles = (wish: string) => search(wish, texts).map((found) => found.article);

  test("accents and capitals do not matter", () => {
    expect(articles("ECOLE")).toEqual(articles("école"));
    expect(articles("ecole")).toContain("XVII");
    expect(articles("mezeas")).toContain("XII");
  });

  test("every word must be there", () => {
    expect(articles("pavillon fichet")).toContain("III");
    expect(articles("pavillon zzz")).toEqual([]);
  });

  test("no wish finds everything, and a hit is shown as it is written", () => {
    expect(articles("")).toHaveLength(22);
    const [found] = search("mezeas", new Map([["XII", "Le coup suivant : Mézéas, avec un as."]]));
    expect(found!.excerpt).toEqual(["Le coup suivant : ", "Mézéas", ", avec un as."]);
  });
});

test("every example has its caption in both languages", () => {
  for (const example of examples) expect(example.caption.fr && example.caption.en).toBeTruthy();
});
