import { expect, test } from "vitest";
import { say, type Fact, type Lang } from "./index";
import samples from "./samples.json";

/** A page may break lines where a terminal does not: only here do the arrows of a play keep it together. */
const said = (fact: Fact, lang: Lang, facing: boolean) =>
  say(fact, lang, {}, facing).replaceAll("\u00a0→\u00a0", " → ");

test.each(samples)("the browser says $fact.key as Python does", ({ fact, fr, en }) => {
  for (const facing of [false, true]) {
    expect(said(fact as Fact, "fr", facing)).toBe(fr[Number(facing)]);
    expect(said(fact as Fact, "en", facing)).toBe(en[Number(facing)]);
  }
});

test("a message that no catalogue has is a fault of the program", () => {
  expect(() => say({ key: "no-such-message" }, "en")).toThrow();
});
