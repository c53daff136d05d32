import { describe, expect, test } from "vitest";

import { caseName, outName, throwName } from "./names";
import { parsePlay, parsePosition } from "./notation";
import { chains, follow, putDown } from "./tracking";
import { damesOn, jetonsOf } from "./types";

const FIGURE_4 = parsePosition("1x13-8-10_1x11-2-3x2-4_w_0.0.2_0.0.2_4-3");

describe("notation", () => {
  test("reads a position as the house writes it", () => {
    expect(damesOn(FIGURE_4.white, 1)).toBe(13);
    expect(FIGURE_4.black.out).toBe(0);
    expect(FIGURE_4.dice).toEqual([4, 3]);
    const marked = parsePosition("0_1x15_b_4b.2s.7_6.0.7");
    expect(marked.white).toMatchObject({ out: 15, points: 4, bredouille: true, trous: 2, serie: true });
    expect(marked.turn).toBe("black");
    expect(marked.dice).toBeNull();
  });

  test("refuses what is none", () => {
    for (const text of ["", "1x15_1x15", "1x15_1x15_x", "26_1x15_w", "1x15_1x15_w_4"])
      expect(() => parsePosition(text)).toThrow();
    expect(() => parsePlay("1-26")).toThrow();
  });

  test("reads plays", () => {
    expect(parsePlay("1-7-11")).toEqual([
      [1, 7],
      [7, 11],
    ]);
    expect(parsePlay("22-s 20-23")).toEqual([
      [22, 25],
      [20, 23],
    ]);
    expect(parsePlay("--")).toEqual([]);
  });
});

describe("names", () => {
  const full = parsePosition("1x8-7x3-12x2_1x14-12_w");
  test("say the case, who stands there, and what may be done", () => {
    expect(caseName("fr", full, "white", 7, { kind: "plain" })).toBe("flèche 7, trois dames blanches");
    expect(caseName("en", full, "white", 7, { kind: "movable" })).toBe("flèche 7, three white dames, can play");
    expect(caseName("fr", full, "white", 1, { kind: "plain" })).toBe("flèche 1, talon des Blancs, huit dames blanches");
    expect(caseName("fr", full, "white", 13, { kind: "plain" })).toBe("flèche 13, coin des Noirs, une dame noire");
    expect(caseName("fr", full, "black", 24, { kind: "plain" })).toBe(
      "flèche 24, talon des Blancs, huit dames blanches",
    );
    expect(caseName("fr", full, "white", 11, { kind: "rest", rest: 7 })).toBe(
      "flèche 11, vide, arrivée possible, tout d’une, repos en 7",
    );
    expect(outName("fr", full, "white", true)).toBe("sortie des Blancs, deux dames blanches, arrivée possible");
  });

  test("call the throws by their names", () => {
    expect(throwName("fr", [4, 6])).toBe("six et quatre");
    expect(throwName("fr", [1, 3])).toBe("trois et as");
    expect(throwName("fr", [6, 6])).toBe("sonnez");
  });
});

test("the second to mark in bredouille has two jetons", () => {
  const position = parsePosition("1x15_1x15_w_10.3.12_4b.5.12");
  expect([jetonsOf(position, "white"), jetonsOf(position, "black")]).toEqual([1, 2]);
  expect(jetonsOf(parsePosition("1x15_1x15_w_4b.0.3_0.0.3"), "white")).toBe(1);
  expect(jetonsOf(parsePosition("1x15_1x15_w"), "white")).toBe(0);
});

describe("which dame is which", () => {
  const counts = (dames: string) => {
    const { white } = parsePosition(`${dames}_1x15_w`);
    return [0, ...white.dames, white.out];
  };
  const start = putDown("white", counts("1x13-8-10"));
  const moved = (dames: ReturnType<typeof follow>) => dames.filter((dame) => dame.trail.length > 0);

  test("the dame that was played slides by its rest, and lies on top", () => {
    const after = follow(start, counts("1x12-8x2-10"), parsePlay("1-5-8"));
    expect(moved(after)).toMatchObject([{ place: 8, trail: [1, 5] }]);
    expect(after.at(-1)?.place).toBe(8);
    expect(after).toHaveLength(15);
    expect(new Set(after.map((dame) => dame.id)).size).toBe(15);
  });

  test("the free dame of a stack goes first", () => {
    const once = follow(start, counts("1x12-8x2-10"));
    const top = once.at(-1)!;
    expect(moved(follow(once, counts("1x12-8-9-10")))[0]?.id).toBe(top.id);
  });

  test("taken back, it goes the same way back", () => {
    const there = follow(start, counts("1x12-8x2-10"), parsePlay("1-5-8"));
    expect(moved(follow(there, counts("1x13-8-10"), parsePlay("1-5-8")))).toMatchObject([{ place: 1, trail: [8, 5] }]);
  });

  test("an unchanged board moves nothing", () => {
    expect(moved(follow(start, counts("1x13-8-10")))).toEqual([]);
  });

  test("steps of one dame are joined, of two dames not", () => {
    expect(chains(parsePlay("1-7-11"))).toEqual([[1, 7, 11]]);
    expect(chains(parsePlay("1-7 1-5"))).toEqual([
      [1, 7],
      [1, 5],
    ]);
  });
});
