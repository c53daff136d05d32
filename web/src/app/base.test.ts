import { expect, it } from "vitest";
import { at, placeOf } from "./base";

const site = (address: string) => at(address, "/some/where/", true);

it("names a page from where the site lies", () => {
  expect(at("/editor?p=1x15_1x15_w")).toBe("/editor?p=1x15_1x15_w");
  expect(site("/")).toBe("/some/where/");
  expect(site("/editor?p=1x15_1x15_w&d=6-4")).toBe("/some/where/editor/?p=1x15_1x15_w&d=6-4");
  expect(site("/rules/XVII#R.4")).toBe("/some/where/rules/?at=XVII#R.4");
});

it.each(["/", "/editor", "/rules/XVII", "/table/solo-1?sit=0", "/replay/a%20b"])("finds %s again", (address) => {
  const here = placeOf(new URL(address, "http://host/"), "/", false);
  expect(placeOf(new URL(site(address), "http://host/"), "/some/where/", true)).toEqual(here);
});

it("is asked for every link to a page", () => {
  const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const raw = Object.entries(components).filter(([, text]) => /href="\/(?!api\/)/.test(text));
  expect(raw.map(([name]) => name)).toEqual([]);
});
