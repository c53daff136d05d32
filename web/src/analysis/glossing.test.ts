import { expect, test } from "vitest";

import page from "../../../docs/glossary.md?raw";
import { glossaryOf } from "../words/glossary";
import { glossed, SHEET_FORMS, withTails } from "./glossing";

const terms = (text: string, lang: "fr" | "en" = "fr") =>
  glossed(text, lang).flatMap(({ text, term }) => (term ? [[text, term]] : []));

const glossary = glossaryOf(page, "fr");

test("terms are found as they are written, the longest first", () => {
  expect(terms("Le grand jan, le coin de repos et la petite bredouille.")).toEqual([
    ["grand jan", "grand_jan"],
    ["coin de repos", "coin"],
    ["petite bredouille", "petite_bredouille"],
  ]);
  expect(terms("The corner, two trous, beaten à faux.", "en")).toEqual([
    ["corner", "coin"],
    ["trous", "trou"],
    ["beaten à faux", "battre_faux"],
  ]);
});

test("a term is marked once, and not inside another word", () => {
  expect(terms("Un trou, puis un trou ; trouver n’en est pas un.")).toEqual([["trou", "trou"]]);
});

test("nothing of the text is lost", () => {
  const text = "Le talon, puis le coin : un doublet.";
  expect(
    glossed(text, "fr")
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("a score sheet explains its own short words", () => {
  const found = (text: string, lang: "fr" | "en") =>
    glossed(text, lang, new Set(), SHEET_FORMS).flatMap(({ term }) => (term ? [term] : []));
  expect(found("Grand jan rempli par 6 + 4 de 1 (repos en 7) · 3 façons", "fr")).toEqual([
    "grand_jan",
    "remplir",
    "rest",
    "way",
  ]);
  expect(found("Dame battue à faux en 6", "fr")).toEqual(["battre_faux"]);
  expect(found("Dame beaten on 14 by 6 + 4 from 4 (resting on 10) · 1 way", "en")).toEqual(["battre", "rest", "way"]);
  expect(found("2 trous (bredouille), sans reste", "fr")).toEqual(["trou", "bredouille", "reste"]);
  for (const [term] of SHEET_FORMS) expect(glossary.has(term), term).toBe(true);
});

test("every term has its gloss", () => {
  const all =
    "petit jan grand jan jan de retour deux tables six tables mézéas contre-jan pile de misère petite bredouille grande bredouille bredouille battue à faux tout d’une par effet par puissance coin talon trou jeton fichet pavillon relevé doublet marqué refait consolation école excédant chouette poule flèche";
  const found = glossed(all, "fr").flatMap(({ term }) => (term ? [term] : []));
  expect(found).toHaveLength(31);
  for (const term of found) expect(glossary.has(term), term).toBe(true);
});

test("the stop after a term stays with it, and nothing is lost", () => {
  const text = "Le talon, puis le coin\u00a0: un doublet.";
  const pieces = withTails(glossed(text, "fr"));
  expect(pieces.map(({ tail }) => tail).filter(Boolean)).toEqual([",", "\u00a0:", "."]);
  expect(pieces.map((piece) => piece.head + piece.text + piece.tail).join("")).toBe(text);
});

test("an opened parenthesis stays with the term that follows it", () => {
  const text = "par 6 + 4 de 1 (repos en 7)";
  const pieces = withTails(glossed(text, "fr", new Set(), SHEET_FORMS));
  expect(pieces.find(({ term }) => term)?.head).toBe("(");
  expect(pieces.map((piece) => piece.head + piece.text + piece.tail).join("")).toBe(text);
});
