import { expect, it } from "vitest";
import vectors from "../../../src/trictrac/wasm/kernel.wasm?url&inline";
import ordinary from "../../../src/trictrac/wasm/ordinary.net?url&inline";
import { answer } from "../engine/answers";
import { Kernel } from "../engine/kernel";
import { Players } from "../engine/players";
import { examine } from "../solo/examine";
import type { Law } from "../solo/fold";
import { seedOf } from "./data";
import { chanceOf, freshCount } from "./fresh";

const bytesOf = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();
const kernel = new Kernel(await WebAssembly.compile(await bytesOf(vectors)));
const mind = { kernel, players: new Players(kernel), net: () => bytesOf(ordinary) };
const way = { progress: () => undefined, goesOn: () => Promise.resolve(true) };
const law: Law = { ask: (question, asked) => Promise.resolve(answer(mind, question, asked, way)) };

const SEEDS = Array.from({ length: 12 }, (_, seed) => (seed * 479_001_599) % 2 ** 32);

it("a throw made up from a seed can be, scores, and has the key that the law finds in its text alone", async () => {
  for (const seed of SEEDS) {
    const { board, key, sheet = [] } = await freshCount(law, seed);
    const { faults, judged } = await examine(law, { position: board });
    expect(faults, board).toEqual([]);
    const sum = (side: string) =>
      (judged?.score ?? []).filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
    expect(key, board).toEqual([`${sum("white")} ${sum("black")}`]);
    expect(sum("white") + sum("black")).toBeGreaterThan(0);
    expect(sheet).toEqual(judged?.score);
  }
}, 60_000);

it("a seed stands for one throw, and others for others", async () => {
  const found = [];
  for (const seed of SEEDS) found.push((await freshCount(law, seed)).board);
  expect(new Set(found).size).toBe(SEEDS.length);
  expect((await freshCount(law, SEEDS[3]!)).board).toBe(found[3]);
}, 60_000);

it("chance follows from the seed alone and fills the whole range", () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, chanceOf(seed));
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  const mean = draw(5).reduce((sum, each) => sum + each) / 1000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});

it("the seed of a shipped exercise does not depend on its place", () => {
  const exercise = { board: "1x15_1x15_w_6-4", detail: "any" } as Parameters<typeof seedOf>[0];
  expect(seedOf(exercise)).toBe(seedOf({ ...exercise, hard: 4 }));
  expect(seedOf({ ...exercise, detail: "coin" })).not.toBe(seedOf(exercise));
});
