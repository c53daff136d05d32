import { describe, expect, it } from "vitest";
import plain from "../../../src/trictrac/wasm/kernel-plain.wasm?url&inline";
import vectors from "../../../src/trictrac/wasm/kernel.wasm?url&inline";
import ordinary from "../../../src/trictrac/wasm/ordinary.net?url&inline";
import written from "../../../src/trictrac/wasm/written.net?url&inline";
import { answering } from "./answering";
import type { Mind, Row } from "./answers";
import { Engine, Engines, type Letter, type Post, type Reply } from "./engine";
import { Kernel } from "./kernel";
import {
  COUPS,
  DECIDE,
  DIE_A,
  DIE_B,
  LEVELS,
  ME,
  MINE,
  OTHER,
  PHASE,
  PLAY,
  POINTS,
  SEAT,
  TARGET,
  THROW,
  TROUS,
} from "./layout";
import { Players, type Level } from "./players";

const bytesOf = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();

async function mindIn(module: string): Promise<Mind> {
  const kernel = new Kernel(await WebAssembly.compile(await bytesOf(module)));
  const net = (form: "ordinary" | "written") => bytesOf(form === "ordinary" ? ordinary : written);
  return { kernel, players: new Players(kernel), net };
}

/** An engine whose worker is this thread: letters and replies are copied, as between threads. */
function engineOn(module: string): Engine {
  const there: Parameters<typeof answering>[1] = {
    onmessage: null,
    postMessage: (reply: Reply) => here.onmessage?.({ data: structuredClone(reply) }),
  };
  const here: Post = {
    onmessage: null,
    postMessage: (letter: Letter) => there.onmessage?.({ data: structuredClone(letter) }),
  };
  answering(mindIn(module), there);
  return new Engine(here);
}

/** A row in the middle of a game. */
async function middle(engine: Engine, target = 12): Promise<Row> {
  const { row } = await engine.ask("newGame", { target, rules: 1 });
  row[PHASE] = THROW;
  row.set([0, 8, 0, 1, 0, 1, 2, 3], ME);
  row.set([0, 9, 2, 0, 2, 0, 0, 1, 1], OTHER);
  row[MINE + COUPS] = 5;
  return row;
}

describe.each([
  ["with vectors", vectors],
  ["without", plain],
])("the engine %s", (_, module) => {
  it("plays coups by the letters of a game", async () => {
    const engine = engineOn(module);
    let { row } = await engine.ask("newGame", { target: 12, rules: 1 });
    expect((await engine.ask("open", { row, dice: [4, 4] })).decided).toBe(false);
    ({ row } = await engine.ask("open", { row, dice: [3, 6] }));
    const thrown = await engine.ask("throw", { row, dice: [1, 1], marks: true });
    expect(thrown.judgement.plays.map((play) => play.moves)).toContainEqual([
      [1, 7],
      [1, 4],
    ]);
    expect(thrown.row[PHASE]).toBe(PLAY);
    const packed = thrown.judgement.plays[0]?.packed ?? 0;
    ({ row } = await engine.ask("play", { row: thrown.row, packed, marks: true }));
    expect([row[PHASE], row[OTHER + 1]! < 15]).toEqual([THROW, true]);
    expect(await engine.ask("fault", { row })).toBeNull();
  });

  it("marks, stays and leaves", async () => {
    const engine = engineOn(module);
    let { row } = await engine.ask("newGame", { target: 12, rules: 1 });
    const marked = await engine.ask("mark", { row, theirs: false, points: 14 });
    expect([marked.trous, marked.row[MINE + TROUS], marked.row[MINE + POINTS]]).toEqual([2, 2, 2]);
    row = marked.row;
    row[PHASE] = THROW;
    row[ME + 1] = 13;
    row[ME + 7] = 2;
    row[OTHER + 1] = 14;
    row[OTHER + 11] = 1;
    row[MINE + POINTS] = 10;
    row[MINE + COUPS] = 5;
    const thrown = await engine.ask("throw", { row, dice: [6, 1], marks: true });
    expect(thrown.judgement.reasons).toEqual([
      { jan: "battre", article: "X", forOther: false, points: 2, ways: 1, case: 14, how: 4 },
    ]);
    expect(thrown.row[PHASE]).toBe(DECIDE);
    const left = await engine.ask("decide", { row: thrown.row, leaves: true });
    expect([left.row[PHASE], left.row[ME + 1]]).toEqual([THROW, 15]);
    const anew = await engine.ask("releve", { row: thrown.row });
    expect(anew.row[OTHER + 1]).toBe(15);
  });

  it("counts what the next throws promise", async () => {
    const engine = engineOn(module);
    const { row } = await engine.ask("newGame", { target: 12, rules: 1 });
    row[PHASE] = THROW;
    row[ME + 1] = 13;
    row[ME + 7] = 2;
    row[OTHER + 1] = 14;
    row[OTHER + 11] = 1;
    const { mine } = await engine.ask("prospects", { row });
    expect(mine.beaten).toBeGreaterThan(0);
    expect(mine.points_gained).toBeGreaterThan(mine.points_given);
  });

  it("names what it refuses, and forgets what is cancelled", async () => {
    const engine = engineOn(module);
    const { row } = await engine.ask("newGame", { target: 12, rules: 1 });
    await expect(engine.ask("decide", { row, leaves: true })).rejects.toThrow("WRONG_PHASE");
    await expect(engine.ask("judge", { row, dice: [7, 1] })).rejects.toThrow("BAD_DICE");
    row[ME + 3] = 5;
    expect(await engine.ask("fault", { row })).toEqual({ kind: "too_many_dames", theirs: false, case: 0 });
    const asked = engine.ask("judge", { row, dice: [6, 1] });
    engine.cancel();
    await expect(asked).rejects.toThrow("cancelled");
  });

  it("lets every level choose, and the same with the same seed", async () => {
    const engine = engineOn(module);
    const { row, judgement } = await engine.ask("throw", { row: await middle(engine), dice: [5, 2], marks: true });
    for (const level of Object.keys(LEVELS) as Level[]) {
      const { candidate } = await engine.ask("choose", { row, level, seed: [1, 2] });
      expect(candidate).toBeLessThanOrEqual(judgement.plays.length);
      if (level === "maitre") continue;
      const others = await Promise.all([1, 2, 3].map((key) => engine.ask("choose", { row, level, seed: [1, key] })));
      expect(others[1]).toEqual({ candidate });
    }
    await expect(engine.ask("choose", { row: await middle(engine), level: "maitre", seed: [0, 0] })).rejects.toThrow(
      "WRONG_PHASE",
    );
  }, 300_000);

  it("ranks what can be done as the master chooses", async () => {
    const engine = engineOn(module);
    const { row, judgement } = await engine.ask("throw", { row: await middle(engine, 0), dice: [5, 2], marks: true });
    const { choices } = await engine.ask("hint", { row, adviser: "maitre" });
    const { candidate } = await engine.ask("choose", { row, level: "maitre", seed: [0, 0] });
    expect(choices.map((choice) => choice.play?.packed).sort()).toEqual(
      judgement.plays.map((play) => play.packed).sort(),
    );
    expect([choices[0]?.candidate, choices[0]?.loss]).toEqual([candidate, 0]);
    for (const { after, loss, next, play, leaves } of choices) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect([after[SEAT] === row[SEAT], after[PHASE], after[TARGET], leaves]).toEqual([false, THROW, 0, false]);
      expect(play).not.toBeNull();
      expect(next.theirs.beaten + next.mine.blocked).toBeLessThanOrEqual(72);
    }
  }, 300_000);

  it("plays positions out on several engines as on one, tells how far it is, and stops", async () => {
    const one = engineOn(module);
    const several = new Engines([engineOn(module), engineOn(module), engineOn(module)]);
    const asked = { row: await middle(one), first: 0, trials: 14, coups: 4, seed: 5 };
    const told: number[] = [];
    const values = await several.rollOut(asked, { progress: (done) => told.push(done) });
    expect((await one.ask("rollout", asked)).values).toEqual(values);
    expect(new Set(values).size).toBeGreaterThan(7);
    expect(told.at(-1)).toBe(14);
    const gone = new AbortController();
    const rest = several.rollOut({ ...asked, trials: 100000 }, { signal: gone.signal, progress: () => gone.abort() });
    await expect(rest).rejects.toThrow("cancelled");
    expect((await several.ask("prospects", { row: asked.row })).mine).toBeDefined();
    const dice = asked.row.slice();
    [dice[DIE_A], dice[DIE_B]] = [5, 2];
    expect((await one.ask("choose", { row: dice, level: "expert", seed: [1, 1] })).candidate).toBeGreaterThanOrEqual(0);
  }, 300_000);
});

it("sends a worker two questions at a time: those that are given up before are never asked", async () => {
  const letters: Letter[] = [];
  const post: Post = { onmessage: null, postMessage: (letter) => letters.push(letter) };
  const engines = new Engines([new Engine(post)]);
  const gone = new AbortController();
  const asked = Array.from({ length: 9 }, () => engines.ask("version", {}, { signal: gone.signal }).catch(String));
  await Promise.resolve();
  const questions = () => letters.filter((letter) => "question" in letter).length;
  expect(questions()).toBe(2);
  post.onmessage?.({ data: { id: letters[0]!.id, answer: { kernel: "this one" } } });
  expect(await asked[0]).toEqual({ kernel: "this one" });
  await expect.poll(questions).toBe(3);
  gone.abort();
  for (const answer of await Promise.all(asked.slice(1))) expect(answer).toContain("cancelled");
  expect(questions()).toBe(3);
});
