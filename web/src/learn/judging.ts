/** Answers compared with shipped keys, by meaning: the mirror of `trictrac.lessons.exercise`. No rule is known here. */
import { parsePlay, parsePosition } from "../board/notation";
import { moved, type Play } from "../board/types";
import type { Exercise } from "./types";

export interface Correction {
  readonly right: boolean;
  /** What belongs to the key and not to the answer. */
  readonly missed: readonly string[];
  /** What belongs to the answer and not to the key. */
  readonly extra: readonly string[];
}

/** The parts of an answer or of a key. */
export const parts = (text: string): string[] => text.split(" ").filter((part) => part !== "");

/** Judges an answer: its parts in one spelling; a set in any order. */
export function judge(exercise: Exercise, given: readonly string[]): Correction {
  if (exercise.asks === "play") throw new Error("a play is judged by its board");
  const wanted = exercise.key.flatMap(parts);
  const isSet = exercise.asks === "throws" || exercise.asks === "ways";
  const missed = wanted.filter((part) => !given.includes(part));
  const extra = given.filter((part) => !wanted.includes(part));
  if (isSet) return { right: missed.length === 0 && extra.length === 0, missed, extra };
  const right = wanted.length === given.length && wanted.every((part, i) => part === given[i]);
  return { right, missed: right ? [] : wanted, extra: right ? [] : given };
}

/** A play is right when it leaves the same board as one of the key's. */
export function judgePlay(exercise: Exercise, steps: Play): Correction {
  const { turn, ...camps } = parsePosition(exercise.board);
  const after = (play: Play) => moved(camps[turn], play).dames.join();
  const right = exercise.key.some((key) => after(parsePlay(key)) === after(steps));
  return { right, missed: [], extra: [] };
}
