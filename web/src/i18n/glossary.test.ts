import { expect, test } from "vitest";

import source from "../../../docs/glossary.md?raw";
import { glossary as en } from "./glossary.en";
import { glossary as fr, type TermId } from "./glossary.fr";

const ROW = /^\| (?<term>.+?) \| `(?<id>.+?)` \| (?<fr>.+?) \| (?<en>.+?) \| (?<article>.+?) \|$/;

test("the glosses are those of docs/glossary.md, the first of each word", () => {
  const rows = new Map<string, Record<string, string>>();
  for (const line of source.split("\n")) {
    const row = ROW.exec(line)?.groups;
    if (row && !rows.has(row["id"]!)) rows.set(row["id"]!, row);
  }
  const plain = (text: string) => text.replaceAll("'", "’");
  expect([...rows.keys()].sort()).toEqual(Object.keys(fr).sort());
  for (const [id, row] of rows) {
    const term = id as TermId;
    expect(fr[term]).toEqual({ term: plain(row["term"]!), text: plain(row["fr"]!), article: row["article"] });
    expect(en[term]).toEqual({ term: plain(row["term"]!), text: plain(row["en"]!), article: row["article"] });
  }
});
