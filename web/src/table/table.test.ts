import { describe, expect, test } from "vitest";

import type { Heard } from "../api/link.svelte";
import { sealOf } from "../api/seal";
import type { TableEvent, TableView, WireEntry } from "../api/types";
import { announcement, seatsAfter, tell, type Telling } from "./chronicle";
import { marksOf } from "./marks";
import { pauseAfter } from "./pacing";
import { boardWith, reasonWith } from "./samples";

/** `trictrac.dice_proof.seal("example", 1, "11" * 32)`. */
const SEAL = "ee357dc5d640957392954942cd4813aabcd69465b3ae1a7e59d7858cbe45efa5";

/** What is told by its kind alone. */
const DONE = [
  "adoube",
  "stayed",
  "leaving",
  "agreed",
  "left",
  "exchanged",
  "corrected",
  "obliged",
  "marked_nothing",
  "augmentation_declined",
  "invited",
  "dice_broken",
  "warned",
  "resigned",
  "declined",
  "flag",
] as const;
const telling: Telling = { lang: "fr", you: 0, name: (player) => ["Anne", "Bruno"][player] ?? "?", sits: [0, 1] };

describe("what happened, in words", () => {
  test("of oneself and of the other", () => {
    expect(tell({ seq: 1, kind: "thrown", player: 0, dice: [6, 4] }, telling)).toBe("Vous jetez six et quatre.");
    expect(tell({ seq: 1, kind: "thrown", player: 1, dice: [3, 3] }, telling)).toBe("Bruno jette terne.");
    expect(tell({ seq: 1, kind: "marked", player: 1, points: 4 }, telling)).toBe("Bruno marque 4 points.");
    expect(tell({ seq: 1, kind: "played", player: 0, play: "1-7 1-5" }, telling)).toBe(
      "Vous jouez 1\u00a0→\u00a07, 1\u00a0→\u00a05.",
    );
    expect(tell({ seq: 1, kind: "played", player: 1, play: "1-4 1-2" }, telling)).toBe(
      "Bruno joue 24\u00a0→\u00a021, 24\u00a0→\u00a023.",
    );
    expect(tell({ seq: 1, kind: "touched", player: 1, case: 4 }, telling)).toBe("Bruno touche la dame en 21.");
    expect(tell({ seq: 1, kind: "replayed", player: 0, play: "1-4" }, telling)).toContain("24\u00a0→\u00a021");
    expect(tell({ seq: 1, kind: "played", player: 1, play: "--" }, telling)).toBe("Bruno ne peut rien jouer.");
  });
  test("écoles and the end of a game", () => {
    expect(tell({ seq: 1, kind: "contested", player: 1, points: 4, right: true }, telling)).toContain("avec raison");
    expect(tell({ seq: 1, kind: "contested", player: 1, points: 4, right: false }, telling)).toContain("à tort");
    expect(tell({ seq: 1, kind: "ended", result: [12, 1], series: [false, false] }, telling)).toBe(
      "Fin\u00a0: Anne 12 trous et Bruno 1 trou.",
    );
  });
  test("every event of a table has its sentence in both languages, but for who joins", () => {
    const by = { seq: 1, player: 1 };
    const points = { points: 2, right: true };
    const events: TableEvent[] = [
      { seq: 1, kind: "seated", sits: [0, 1] },
      { ...by, kind: "die", dice: [2] },
      { ...by, kind: "colour_chosen", colour: "black" },
      { ...by, kind: "thrown", dice: [2, 1] },
      { ...by, kind: "marked", points: 2 },
      { ...by, kind: "touched", case: 3 },
      { ...by, kind: "played", play: "1-2" },
      { ...by, kind: "replayed", play: "1-2" },
      { ...by, kind: "claimed", ...points },
      { ...by, kind: "contested", ...points },
      { ...by, kind: "contested", ...points, worth: 6 },
      { ...by, kind: "contested", points: 8, right: false, worth: 6 },
      { ...by, kind: "marked", points: 0, jetons: 2 },
      { ...by, kind: "reason_asked", marker: 0, own: 4 },
      { ...by, kind: "proposed", what: "exit", first: 1 },
      { ...by, kind: "accepted", what: "exit" },
      { seq: 1, kind: "ended", result: [1, 2], series: [false, false] },
      { seq: 1, kind: "finished" },
      ...DONE.map((kind) => ({ ...by, kind })),
    ];
    for (const event of events) {
      const { kind } = event;
      for (const lang of ["fr", "en"] as const) {
        const text = tell(event, { ...telling, lang });
        expect(text, kind).toMatch(/\S/);
        expect(text, kind).not.toMatch(/[{}]|undefined/);
      }
    }
    expect(tell({ ...by, kind: "joined" }, telling)).toBeNull();
  });
});

describe("who has which dames", () => {
  test("whoever chooses a colour takes its seat, and after an exit the colours change", () => {
    const black: TableEvent = { seq: 1, kind: "colour_chosen", player: 0, colour: "black" };
    expect(seatsAfter(black, [0, 1])).toEqual([1, 0]);
    expect(seatsAfter(black, [1, 0])).toEqual([1, 0]);
    expect(seatsAfter({ seq: 2, kind: "exchanged", player: 1 }, [1, 0])).toEqual([0, 1]);
    expect(seatsAfter({ seq: 3, kind: "seated", sits: [2, 0] }, [0, 1])).toEqual([2, 0]);
  });
});

describe("what those who listen are told", () => {
  const marks = { points: 0, bredouille: false, trous: 10, serie: false };
  const board = boardWith({
    marks: [marks, marks],
    may_decide: true,
    throw: { player: 0, side: "white", dice: [6, 4], before: { ...marks, points: 10 }, gained: 26, trous: 5 },
    score: [reasonWith(6, 14), reasonWith(12), reasonWith(4, 17), reasonWith(4, 18)],
  });
  const lines: Parameters<typeof announcement>[0]["lines"] = [
    { event: { seq: 1, kind: "thrown", player: 0, dice: [6, 4] }, sits: [0, 1] },
    { event: { seq: 2, kind: "marked", player: 0, points: 26 }, sits: [0, 1] },
  ];
  const heard = (changes: Partial<Parameters<typeof announcement>[0]> = {}) =>
    announcement({ lines, board, isByHand: false, telling: () => telling, ...changes }).replaceAll(
      /[\u00a0\u202f]/g,
      " ",
    );

  test("points, trous, the largest reasons, and what is to be decided", () => {
    expect(heard()).toBe(
      "Vous marquez 26 points. 5 trous, sans reste. Grand jan rempli, 12 points. Dame battue en 14, 6 points. " +
        "Dame battue en 17, 4 points. Et encore 4 points. Tenir ou s’en aller ?",
    );
  });
  test("whoever sits opposite hears the numbers of his own board, and has nothing to decide", () => {
    const told = heard({ telling: () => ({ ...telling, you: 1 }) });
    expect(told).toContain("Dame battue en 11, 6 points");
    expect(told).not.toContain("Tenir");
  });
  test("who marks by hand finds the reasons himself", () => {
    expect(heard({ isByHand: true })).toBe("Vous marquez 26 points. Tenir ou s’en aller ?");
  });
  test("a throw that gains nothing is told, with what it gives the other", () => {
    const coup = { ...board.throw!, gained: 0, given: 4, trous: 0 };
    const poor = { ...board, may_decide: false, throw: coup, score: [] };
    expect(heard({ lines: lines.slice(0, 1), board: poor })).toBe(
      "Vous ne gagnez rien, 4 points pour Bruno. À vous de jouer.",
    );
  });
});

describe("pauses", () => {
  const told = (entry: WireEntry): Heard => ({ entries: [entry], view: {} as TableView, isFirst: false });
  const thrown = (player: number) =>
    told({ seq: 1, at: 0, kind: "event", data: { seq: 1, kind: "thrown", player, dice: [6, 4] } });
  test("another's throw stands for a while, one's own does not", () => {
    expect(pauseAfter(thrown(1), 0, "natural")).toBeGreaterThan(500);
    expect(pauseAfter(thrown(0), 0, "natural")).toBe(0);
    expect(pauseAfter(told({ seq: 1, at: 0, kind: "said", player: 1, data: { phrase: "merci" } }), 0, "natural")).toBe(
      0,
    );
  });
  test("who is in a hurry waits less", () => {
    expect(pauseAfter(thrown(1), 0, "quick")).toBeLessThan(200);
    expect(pauseAfter(thrown(1), 0, "slow")).toBeGreaterThan(pauseAfter(thrown(1), 0, "natural"));
  });
});

test("pointing draws the ways of the dames and rings the case", () => {
  expect(marksOf({ routes: [{ start: 1, end: 11, rest: 7 }], case: 11 }, "black")).toEqual([
    { kind: "arrow", side: "black", from: 1, to: 11, rest: 7 },
    { kind: "ring", side: "black", case: 11 },
  ]);
  expect(marksOf({ routes: [] }, "white")).toEqual([]);
});

test("a seal is the one that the server reckons", () => {
  expect(sealOf("example", 1, "11".repeat(32))).toBe(SEAL);
});
