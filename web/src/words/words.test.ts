import { expect, test } from "vitest";
import { say, type Fact } from "./index";
import samples from "./samples.json";

test.each(samples)("the browser says $fact.key as Python does", ({ fact, fr, en }) => {
  for (const facing of [false, true]) {
    expect(say(fact as Fact, "fr", {}, facing)).toBe(fr[Number(facing)]);
    expect(say(fact as Fact, "en", {}, facing)).toBe(en[Number(facing)]);
  }
});

test("a message that no catalogue has is a fault of the program", () => {
  expect(() => say({ key: "no-such-message" }, "en")).toThrow();
});
