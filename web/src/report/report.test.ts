import { expect, it } from "vitest";
import type { Moments } from "../api/types";
import { engineAtHand } from "../engine/at_hand";
import { readRecord } from "../solo/reading";
import { recordedOf } from "../solo/recorded";
import { loadWords } from "../words";
import { fixed, millionths } from "./amounts";
import type { Recorded } from "./recorded";
import { momentsOf } from "./moments";
import { report, worded } from "./report";
import type { AnalysisReport, Depth } from "./types";
import type { Asker } from "./weighing";

/** Whole games are weighed; on a busy machine that takes its time. */
const LONG = 120_000;

const engine: Asker = await engineAtHand();

interface Sample {
  readonly text: string;
  readonly depth: Depth;
  readonly recorded: Recorded;
  readonly report: AnalysisReport;
  /** Of a quick report. */
  readonly moments?: Moments["moments"];
}
const samples = Object.entries(import.meta.glob<Sample>("./samples/*.json", { eager: true, import: "default" })).map(
  ([path, sample]) => ({ name: /(\w[\w-]*)\.json$/.exec(path)?.[1] ?? "", ...sample }),
);

await loadWords("analysis");

it.each(samples)("reports the record «$name» as Python does, $depth", { timeout: LONG }, async (sample) => {
  const { recorded, depth, report: python } = sample;
  const seen: [number, number][] = [];
  const made = worded(await report(engine, recorded, depth, {}, (done, all) => seen.push([done, all])), "en");
  for (const [number, decision] of made.decisions.entries()) expect(decision).toEqual(python.decisions[number]);
  expect(made).toEqual(python);
  expect(seen.map(([done]) => done)).toEqual(python.coups.map((_, number) => number + 1));
});

it.each(samples.filter(({ moments }) => moments))("finds the moments of «$name» as Python does", (sample) => {
  expect(momentsOf(sample.report)).toEqual(sample.moments);
});

/** What a static site replays. */
const ALONE = ["alone", "assisted", "broken-off", "given-up", "written"];

it.each(samples.filter(({ name }) => ALONE.includes(name)))(
  "reads the record «$name» as the server does",
  async ({ text, recorded }) => {
    expect(await recordedOf(engine, readRecord(text))).toEqual(recorded);
  },
);

it("reads a record that somebody changed as far as it is right, with a sentence for the rest", async () => {
  const { text, recorded } = samples.find(({ name }) => name === "alone")!;
  const lines = text.split("\n");
  const wrong = lines.findIndex((line) => /^ +9\. /.test(line));
  lines[wrong] = lines[wrong]!.replace(/\d-\d .*/, "6-5  1-2 1-3");
  const read = await recordedOf(engine, readRecord(lines.join("\n")));
  expect(read.finished).toBe(false);
  expect(read.games[0]!.coups.slice(0, 8)).toEqual(recorded.games[0]!.coups.slice(0, 8));
  const { coups, problem } = worded(await report(engine, read, "quick"), "en");
  expect(coups).toHaveLength(9);
  expect(problem).toMatch(/\w\.$/);
});

it("tells in a static site too what is wrong with a record", async () => {
  const { text } = samples.find(({ name }) => name === "alone")!;
  const noRules = text.replace(/^rules: .*$/m, "rules: loi-2013 trous=3 leaves");
  expect(() => readRecord(noRules)).toThrow(
    expect.objectContaining({ told: expect.objectContaining({ key: "rules-no-option" }) }),
  );
  const coup = /^( +4\. [AB] \d-\d).*$/m;
  expect(text).toMatch(coup);
  for (const play of ["0-11", "1-99", "1-7 0-4"]) {
    const read = await recordedOf(engine, readRecord(text.replace(coup, `$1  ${play}`)));
    expect([read.finished, read.games[0]!.coups.length]).toEqual([false, 4]);
    expect(read.problem).not.toBeNull();
  }
});

it("rounds halves as Python does", () => {
  expect([0.25, 0.75, 1.25, -0.25, 2.35].map((value) => fixed(value, 1))).toEqual(["0.2", "0.8", "1.2", "-0.2", "2.4"]);
  expect([2.5e-6, 3.5e-6, -2.5e-6, -1e-9].map(millionths)).toEqual([2, 4, -2, 0]);
});
