import { expect, test } from "vitest";

type Texts = Record<string, string>;
const french = import.meta.glob<{ fr: Texts }>(["./texts.fr.ts", "../pages/*/texts.fr.ts"], { eager: true });
const english = import.meta.glob<{ en: Texts }>(["./texts.en.ts", "../pages/*/texts.en.ts"], { eager: true });

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

test("there are texts to compare", () => {
  expect(Object.keys(french).length).toBeGreaterThanOrEqual(8);
  expect(Object.keys(english)).toHaveLength(Object.keys(french).length);
});

for (const [path, { fr }] of Object.entries(french))
  test(`${path}: every text has its translation, with the same values`, () => {
    const en = english[path.replace(".fr.", ".en.")]?.en;
    expect(en, path).toBeDefined();
    expect(Object.keys(en!).sort()).toEqual(Object.keys(fr).sort());
    for (const [key, text] of Object.entries(fr)) {
      expect(text.trim(), key).not.toBe("");
      expect(en![key]!.trim(), key).not.toBe("");
      expect(placeholders(en![key]!), key).toEqual(placeholders(text));
    }
  });
