import { expect, test } from "vitest";

import page from "../../../docs/glossary.md?raw";
import { entriesOf, glossaryOf, searched } from "./glossary";

const names = (lang: "fr" | "en", wish: string) => searched(entriesOf(page, lang), wish).map(({ term }) => term);

test("English puts the plain word first, French needs none", () => {
  expect(glossaryOf(page, "en").get("trou")).toMatchObject({ term: "trou", plain: "hole" });
  expect(glossaryOf(page, "en").get("trou")?.text).toMatch(/^Twelve points/);
  expect(glossaryOf(page, "fr").get("trou")?.plain).toBeNull();
  expect(entriesOf(page, "en").filter(({ text }) => text.includes("*"))).toEqual([]);
});

test("a search finds a term by its words in both languages, with and without accents", () => {
  for (const lang of ["fr", "en"] as const) {
    expect(names(lang, "hole")[0]).toBe("trou");
    expect(names(lang, "FLECHE")[0]).toBe("flèche");
    expect(names(lang, "étendard")).toContain("pavillon");
    expect(names(lang, "starting pile")).toContain("talon");
    expect(names(lang, "no such word")).toEqual([]);
  }
  expect(names("fr", " ")).toHaveLength(entriesOf(page, "fr").length);
});
