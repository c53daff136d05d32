import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ReasonView, TableEvent } from "../api/types";
import { isStudied } from "./coaching";
import { Counting } from "./counting.svelte";
import { isFirstGame, rememberGame } from "./first_games";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first three games are remembered, and come back as such", () => {
  for (const id of ["a", "b", "b", "c"]) {
    expect(isFirstGame(id)).toBe(true);
    rememberGame(id);
  }
  expect(isFirstGame("a")).toBe(true);
  expect(isFirstGame("d")).toBe(false);
  rememberGame("d");
  expect(isFirstGame("d")).toBe(false);
});

const route = { start: 1, end: 7 };
const reason = (side: "white" | "black", points: number, ways: number) =>
  ({ side, points, ways, routes: Array.from({ length: ways }, () => route) }) as ReasonView;

test("a sheet counts line by line, arrow by arrow, and is whole at its end", () => {
  const counting = new Counting();
  counting.start([reason("white", 6, 3), reason("black", 2, 1), reason("white", 4, 1)], 500);
  expect(counting.now).toEqual({ line: 0, arrows: 0 });
  expect(counting.reason).toBeNull();
  vi.advanceTimersByTime(500);
  expect(counting.reason?.routes).toHaveLength(1);
  vi.advanceTimersByTime(520);
  expect(counting.reason?.routes).toHaveLength(2);
  vi.advanceTimersByTime(520);
  expect(counting.points("white")).toBe(0);
  vi.advanceTimersByTime(940);
  expect(counting.now?.line).toBe(1);
  expect(counting.points("white")).toBe(6);
  vi.advanceTimersByTime(940);
  expect(counting.points("black")).toBe(2);
  expect(counting.points("white")).toBe(6);
  vi.advanceTimersByTime(940);
  expect(counting.now).toBeNull();
});

test("a sheet that nobody waits for is whole at once, and an empty one counts nothing", () => {
  const counting = new Counting();
  counting.start([reason("white", 6, 3)], 500);
  counting.stop();
  expect(counting.now).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(counting.now).toBeNull();
  counting.start([], 500);
  expect(counting.now).toBeNull();
});

test("an opponent's throw waits to be looked at; whoever rests in a poule waits for nobody", () => {
  const thrown = (player: number) => [{ kind: "thrown", player, dice: [6, 4] }] as unknown as TableEvent[];
  expect(isStudied(thrown(1), 0, true)).toBe(true);
  expect(isStudied(thrown(0), 0, true)).toBe(false);
  expect(isStudied(thrown(1), 0, false)).toBe(false);
});
