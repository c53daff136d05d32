import { describe, expect, test } from "vitest";

import {
  canUndo,
  chosen,
  countsNow,
  goesTo,
  isForced,
  move,
  nextSteps,
  playForced,
  routes,
  select,
  sources,
  startChoice,
  stepsDone,
  tap,
  undo,
  usedDice,
  type Choice,
} from "./choice";
import { parsePlay, parsePosition } from "./notation";
import type { Play } from "./types";

function begin(position: string, ...plays: string[]): Choice {
  const { white } = parsePosition(`${position}_1x15_w`);
  return startChoice(plays.map(parsePlay), white.dames, white.out);
}

const FIGURE_4 = () => begin("1x13-8-10", "1-5-8", "1-5 1-4", "1-5 8-11");
const OPENING = () => begin("1x15", "1-7-11", "1-7 1-5");

describe("choosing step by step", () => {
  test("offers the dames that some given play moves", () => {
    expect(sources(FIGURE_4())).toEqual([1, 8]);
    expect(routes(FIGURE_4(), 8).map((way) => way.to)).toEqual([11]);
  });

  test("a dame dragged two numbers at once goes by its rest", () => {
    expect(routes(OPENING(), 1)).toEqual([
      { to: 5, steps: [[1, 5]] },
      { to: 7, steps: [[1, 7]] },
      {
        to: 11,
        steps: [
          [1, 7],
          [7, 11],
        ],
      },
    ]);
    const whole = move(OPENING(), 1, 11)!;
    expect(chosen(whole)).toEqual({
      index: 0,
      steps: [
        [1, 7],
        [7, 11],
      ],
    });
    expect(sources(whole)).toEqual([]);
  });

  test("steps may be played in either order", () => {
    const first = move(OPENING(), 1, 5)!;
    expect(chosen(first)).toBeNull();
    expect(chosen(move(first, 1, 7)!)?.index).toBe(1);
  });

  test("the other rest is as good: only the board that is left counts", () => {
    const first = move(OPENING(), 1, 5)!;
    expect(nextSteps(first)).toEqual([
      [1, 7],
      [5, 11],
    ]);
    expect(chosen(move(first, 5, 11)!)).toEqual({
      index: 0,
      steps: [
        [1, 5],
        [5, 11],
      ],
    });
  });

  test("nothing is offered that no given play holds", () => {
    expect(move(FIGURE_4(), 10, 14)).toBeNull();
    expect(move(FIGURE_4(), 1, 12)).toBeNull();
    const first = move(FIGURE_4(), 8, 11)!;
    expect(nextSteps(first)).toEqual([[1, 5]]);
  });

  test("the corner is taken by two dames, one after the other", () => {
    const first = move(begin("1x5-4-6x2-7-8x2-9-10x2-11", "6-12 7-12", "1-7 1-6"), 6, 12)!;
    expect(nextSteps(first)).toEqual([[7, 12]]);
    expect(chosen(first)).toBeNull();
    expect(chosen(move(first, 7, 12)!)?.index).toBe(0);
  });

  test("dames go out to 25", () => {
    const exit = begin("20x2-21x3-22x2-23x2-24x2", "20-s 20-23", "20-s 21-24", "20-s 22-s");
    expect(routes(exit, 20).map((way) => way.to)).toEqual([23, 25]);
    const done = move(move(exit, 20, 25)!, 22, 25)!;
    expect(countsNow(done)[25]).toBe(6);
    expect(chosen(done)?.index).toBe(2);
  });

  test("a number alone may be the whole play", () => {
    expect(chosen(move(begin("24", "24-s"), 24, 25)!)).toEqual({ index: 0, steps: [[24, 25]] });
  });

  test("where nothing can be played, nothing is the play", () => {
    const none = begin("1x15", "--");
    expect(chosen(none)).toEqual({ index: 0, steps: [] });
    expect(sources(none)).toEqual([]);
  });
});

describe("tapping", () => {
  test("takes a dame, puts it down, changes to another", () => {
    const taken = tap(FIGURE_4(), 1);
    expect(taken.selected).toBe(1);
    expect(tap(taken, 1).selected).toBeNull();
    expect(tap(taken, 20).selected).toBeNull();
    expect(stepsDone(tap(taken, 5))).toEqual([[1, 5]]);
  });

  test("a case that is both a target and a source is a target while a dame is in hand", () => {
    const taken = tap(FIGURE_4(), 1);
    expect(stepsDone(tap(taken, 8))).toEqual([
      [1, 5],
      [5, 8],
    ]);
  });

  test("nothing happens on a case without a part in it", () => {
    expect(tap(FIGURE_4(), 20)).toEqual(FIGURE_4());
    expect(select(FIGURE_4(), 10).selected).toBeNull();
  });
});

test("a dame that is not told where goes by the first number, or the only way it has", () => {
  expect(goesTo(OPENING(), 1, 6)).toBe(7);
  expect(goesTo(OPENING(), 1, 4)).toBe(5);
  expect(goesTo(move(OPENING(), 1, 5)!, 1, 4)).toBe(7);
  expect(goesTo(OPENING(), 2)).toBeNull();
});

describe("taking back", () => {
  test("puts down the dame in hand, then takes back gesture by gesture", () => {
    const start = OPENING();
    const whole = move(start, 1, 11)!;
    expect(undo(whole)).toEqual(start);
    const half = tap(move(start, 1, 7)!, 1);
    expect(half.selected).toBe(1);
    expect(undo(half).gestures).toHaveLength(1);
    expect(undo(undo(half))).toEqual(start);
    expect(canUndo(start)).toBe(false);
    expect(undo(start)).toEqual(start);
  });
});

describe("a forced play", () => {
  test("is played whole by one key, and can be taken back", () => {
    const forced = begin("1x5-4-6x2-7-8x2-9-10x2-11", "6-12 7-12");
    expect(isForced(forced)).toBe(true);
    expect(chosen(playForced(forced))).toEqual({
      index: 0,
      steps: [
        [6, 12],
        [7, 12],
      ],
    });
    expect(undo(undo(playForced(forced)))).toEqual(forced);
  });

  test("is not what somebody plays who has a choice", () => {
    expect(playForced(OPENING())).toEqual(OPENING());
  });
});

test("whatever is begun can be finished: every way of clicking ends in a given play", () => {
  const many = begin(
    "1x8-4-5x2-6-9x2-11",
    ...["1-6-9", "1-6 1-4", "1-6 4-7", "1-6 5-8", "4-9 5-8", "4-9 6-9", "5-10 1-4", "5-10 4-7", "5-10 5-8", "5-10 6-9"],
    ...["6-11 1-4", "6-11 4-7", "6-11 5-8"],
  );
  const ends = new Set<number>();
  const walk = (choice: Choice, depth: number): void => {
    expect(depth).toBeLessThanOrEqual(2);
    expect(countsNow(choice).every((count) => count >= 0)).toBe(true);
    const next: Play = nextSteps(choice);
    if (next.length === 0) {
      const end = chosen(choice);
      expect(end).not.toBeNull();
      ends.add(end!.index);
    }
    for (const [from, to] of next) walk(move(choice, from, to)!, depth + 1);
  };
  walk(many, 0);
  expect(ends.size).toBe(13);
});

test("of two rests the order of the dice decides", () => {
  const plays: Play[] = [
    [
      [1, 7],
      [7, 11],
    ],
    [
      [1, 5],
      [1, 7],
    ],
  ];
  const choice = startChoice(plays, [15, ...new Array<number>(23).fill(0)], 0);
  const rest = (first: number) => routes(choice, 1, first).find((route) => route.to === 11)?.steps[0]?.[1];
  expect(rest(6)).toBe(7);
  expect(rest(4)).toBe(5);
});

test("a die is used by the step that has its number; an exit takes its own number, else the larger die", () => {
  const dames = [2, ...new Array<number>(22).fill(0), 2];
  const choice = startChoice([], dames, 0);
  const after = (...steps: [number, number][]) => ({ ...choice, gestures: steps.map((step) => [step]) });
  expect(usedDice(choice, [6, 4])).toEqual([false, false]);
  expect(usedDice(after([1, 5]), [6, 4])).toEqual([false, true]);
  expect(usedDice(after([1, 7], [7, 11]), [6, 4])).toEqual([true, true]);
  expect(usedDice(after([1, 4]), [3, 3])).toEqual([true, false]);
  expect(usedDice(after([24, 25]), [1, 5])).toEqual([true, false]);
  expect(usedDice(after([22, 25]), [2, 5])).toEqual([false, true]);
});
