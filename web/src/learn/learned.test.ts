import { expect, test } from "vitest";

import { fnv } from "./fnv";
import { beginPlacing, isPlaced, took, tried } from "./placement";
import { after, ofExercise, UNRATED } from "./rating";
import { due } from "./review";
import { judge, judgePlay } from "./judging";
import found from "../../../tests/lessons/learned.json";
import { parsePlay } from "../board/notation";
import { merged, NOTHING, parse, ProgressError, streak, written, type Progress } from "./progress";
import type { Exercise } from "./types";

/** The same file as tests/lessons/test_progress.py reads: what Python finds. */
const shared = found as unknown as {
  hash: number;
  cards: { answers: [string, boolean][]; due: string }[];
  ratings: { difficulty: number; right: boolean; value: number; deviation: number }[];
};

test("the browser finds the same days as Python, but for a day that ts-fsrs adds between its grades", () => {
  for (const { answers, due: wanted } of shared.cards) {
    const card = {
      theme: "",
      board: "",
      detail: "",
      dismissed: "",
      answers: answers.map(([at, right]) => ({ at, right })),
    };
    const later = (due(card).getTime() - Date.parse(wanted)) / 86_400_000;
    expect([0, 1]).toContain(later);
  }
  expect(fnv("trictrac")).toBe(shared.hash);
});

test("the browser finds the same ratings as Python", () => {
  let rating = UNRATED;
  for (const { difficulty, right, ...wanted } of shared.ratings) {
    rating = after(rating, ofExercise(difficulty), right);
    expect(rating.value).toBeCloseTo(wanted.value, 2);
    expect(rating.deviation).toBeCloseTo(wanted.deviation, 2);
  }
});

const exercise = (fields: Partial<Exercise>): Exercise => ({
  kind: "count",
  board: "1x15_1x15_w_6-4",
  question: { key: "lesson-ask-count" },
  asks: "numbers",
  key: ["8 0"],
  ...fields,
});

test("answers are compared by meaning", () => {
  expect(judge(exercise({}), ["8", "0"]).right).toBe(true);
  expect(judge(exercise({}), ["0", "8"]).right).toBe(false);
  const ways = exercise({ asks: "ways", key: ["14:6 14:11"] });
  expect(judge(ways, ["14:11", "14:6"]).right).toBe(true);
  expect(judge(ways, ["14:6", "14:5"])).toEqual({ right: false, missed: ["14:11"], extra: ["14:5"] });
  expect(judge(exercise({ asks: "ways", key: [""] }), []).right).toBe(true);
  const play = exercise({ asks: "play", key: ["1-7-11"] });
  expect(judgePlay(play, parsePlay("1-5-11")).right).toBe(true);
  expect(judgePlay(play, parsePlay("1-7 1-5")).right).toBe(false);
});

const one: Progress = {
  lessons: { board: { steps: 4, last: [true], mastered: "", changed: "2026-11-16T10:00:00Z" } },
  gates: { novice: "2026-11-16T10:00:00Z" },
  days: ["2026-11-15", "2026-11-16"],
  cards: [
    { theme: "trou", board: "a", detail: "", answers: [{ at: "2026-11-16T10:00:00Z", right: false }], dismissed: "" },
  ],
  daily: { "2026-11-16": [true, false] },
  ratings: { count: { value: 1600, deviation: 80, volatility: 0.06, games: 9 } },
};
const two: Progress = {
  lessons: { board: { steps: 2, last: [], mastered: "2026-11-15T10:00:00Z", changed: "2026-11-15T10:00:00Z" } },
  gates: { novice: "2026-11-14T10:00:00Z" },
  days: ["2026-11-14"],
  cards: [
    { theme: "trou", board: "a", detail: "", answers: [{ at: "2026-11-17T10:00:00Z", right: true }], dismissed: "" },
  ],
  daily: { "2026-11-16": [false, false], "2026-11-14": [true] },
  ratings: { count: { value: 1400, deviation: 60, volatility: 0.06, games: 30 } },
};

test("a file is read back, and files are merged without loss in any order", () => {
  expect(parse(written(one))).toEqual(one);
  const both = merged(one, two);
  expect(merged(two, one)).toEqual(both);
  expect(merged(both, one)).toEqual(both);
  expect(both.lessons["board"]).toEqual({ ...one.lessons["board"], mastered: "2026-11-15T10:00:00Z" });
  expect(both.gates["novice"]).toBe("2026-11-14T10:00:00Z");
  expect(both.cards[0]?.answers).toHaveLength(2);
  expect(both.daily).toEqual({ "2026-11-14": [true], "2026-11-16": [true, false] });
  expect(both.ratings["count"]?.games).toBe(30);
  expect(streak(both, new Date("2026-11-17T08:00:00Z"))).toBe(3);
  expect(streak(NOTHING, new Date())).toBe(0);
});

test("a bad or old file is refused with a sentence", () => {
  const head = { format: "trictrac progress", version: 1 };
  const refused = (text: string) => {
    try {
      parse(text);
    } catch (error) {
      if (error instanceof ProgressError) return error.told.key;
    }
    return null;
  };
  expect(refused("{")).toBe("progress-not-json");
  expect(refused("[]")).toBe("progress-no-progress");
  expect(refused('{"format":"trictrac score 1"}')).toBe("progress-no-progress");
  expect(refused(JSON.stringify({ ...head, version: 2 }))).toBe("progress-version");
  expect(refused(JSON.stringify({ ...head, days: ["monday"] }))).toBe("progress-bad");
  expect(refused(JSON.stringify({ ...head, crowns: 3 }))).toBe("progress-bad");
  expect(refused(JSON.stringify({ ...head, cards: [{ theme: "trou" }] }))).toBe("progress-bad");
  expect(refused(JSON.stringify(head))).toBeNull();
});

test("a pupil is placed where their knowledge ends", () => {
  for (const known of [0, 1, 7, 14, 29, 36]) {
    let placing = beginPlacing(36);
    let asked = 0;
    for (; !isPlaced(placing); asked += 1) placing = took(placing, tried(placing) < known);
    expect(placing.known).toBe(known);
    expect(asked).toBeLessThanOrEqual(12);
  }
});

test("after three minutes placement ends at the first lesson that is not known", () => {
  let placing = beginPlacing(36);
  for (const seconds of [80, 80]) placing = took(placing, true, seconds);
  expect(isPlaced(placing)).toBe(false);
  placing = took(placing, true, 20);
  expect(isPlaced(placing)).toBe(true);
  expect(placing.known).toBe(19);
});
