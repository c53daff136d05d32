import { expect, test } from "vitest";

import { en } from "./en";
import { fr, type Key } from "./fr";
import { counted, translator } from "./index";

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

test("French and English have the same keys", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
});

test("no message is empty, and both languages fill in the same values", () => {
  const optional = new Set(["side"]);
  for (const key of Object.keys(fr) as Key[]) {
    expect(fr[key].trim(), key).not.toBe("");
    expect(en[key].trim(), key).not.toBe("");
    const needed = (text: string) => placeholders(text).filter((name) => !optional.has(name ?? ""));
    expect(needed(en[key]), key).toEqual(needed(fr[key]));
  }
});

test("signs stay with their word and apostrophes are curved, whatever was typed", () => {
  expect(translator("fr")("turn.leaving.you", { name: "Anne" })).toBe("Anne s’en va\u00a0: agréez-vous\u202f?");
  for (const key of Object.keys(fr) as Key[]) {
    const text = translator("fr")(key);
    expect(text, key).not.toMatch(/ [:;?!»]/);
    expect(text, key).not.toMatch(/\p{L}'/u);
  }
});

test("values are filled in and plurals follow the language", () => {
  expect(translator("fr")("case.name", { case: 7 })).toBe("flèche 7");
  expect(counted("fr", "trous", 0)).toBe("0 trou");
  expect(counted("en", "trous", 0)).toBe("0 trous");
  expect(counted("en", "points", 4)).toBe("4 points");
});
