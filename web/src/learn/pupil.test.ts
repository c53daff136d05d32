import { beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.resetModules();
});

const file = (more: object) => JSON.stringify({ format: "trictrac progress", version: 1, ...more });
const pupil = async () => (await import("./pupil.svelte")).pupil;

test("progress that cannot be read is put aside, and nothing is lost", async () => {
  for (const bad of ['{"format":"trictrac progress","version":0}', "no progress at all"]) {
    kept.set("trictrac.progress", JSON.stringify(bad));
    vi.resetModules();
    expect((await pupil()).progress.days).toEqual([]);
    expect(JSON.parse(kept.get("trictrac.progress.unread")!)).toBe(bad);
  }
});

test("a bad or old file is refused with a sentence, and nothing changes", async () => {
  kept.set("trictrac.progress", JSON.stringify(file({ days: ["2026-11-16"] })));
  const here = await pupil();
  for (const [bad, key] of [
    ["{", "progress-not-json"],
    ["[]", "progress-no-progress"],
    ['{"format":"trictrac progress","version":0}', "progress-version"],
    ['{"format":"trictrac progress","version":2}', "progress-version"],
    [file({ days: ["monday"] }), "progress-bad"],
    [" ".repeat(4_000_001), "progress-too-large"],
  ] as const) {
    expect(() => here.takeIn(bad)).toThrow(key);
    expect(here.progress.days).toEqual(["2026-11-16"]);
  }
  here.takeIn(file({ days: ["2026-11-17"] }));
  expect(here.progress.days).toEqual(["2026-11-16", "2026-11-17"]);
});

test("two accounts in one browser each find their own progress again", async () => {
  kept.set("trictrac.progress", JSON.stringify(file({ days: ["2026-11-16"] })));
  const here = await pupil();
  here.change(null, "anne");
  expect(here.progress.days, "what a guest learned goes with their first account").toEqual(["2026-11-16"]);
  here.change("anne", "bruno");
  expect(here.progress.days).toEqual([]);
  here.takeIn(file({ days: ["2026-11-17"] }));
  here.change("bruno", "anne");
  expect(here.progress.days).toEqual(["2026-11-16"]);
  here.change("anne", "bruno");
  expect(here.progress.days).toEqual(["2026-11-17"]);
});

test("what an account knows is taken in; it is told whether that is everything", async () => {
  const here = await pupil();
  const { parse } = await import("./progress");
  here.takeIn(file({ days: ["2026-11-16"] }));
  expect(here.learn(parse(file({ days: ["2026-11-15"] })))).toBe(false);
  expect(here.progress.days).toEqual(["2026-11-15", "2026-11-16"]);
  expect(here.learn(parse(file({ days: ["2026-11-15", "2026-11-16"] })))).toBe(true);
});

test("two pages of one browser lose nothing of each other's", async () => {
  const here = await pupil();
  vi.resetModules();
  const there = await pupil();
  here.takeIn(file({ days: ["2026-11-16"] }));
  there.takeIn(file({ days: ["2026-11-17"] }));
  expect(there.progress.days).toEqual(["2026-11-16", "2026-11-17"]);
  here.takeIn(file({ days: ["2026-11-18"] }));
  expect(here.progress.days).toEqual(["2026-11-16", "2026-11-17", "2026-11-18"]);
});
