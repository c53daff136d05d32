/** What the board shows of an answer: the way of a play, the case that was asked, the marks as they stand. */
import { boardOf, playMarks } from "../analysis/board";
import { moved, type BoardPosition, type Camp, type Mark, type Play } from "../board/types";
import { fact, type Fact } from "../words";
import { parts } from "./judging";
import type { Exercise } from "./types";

/** What is drawn once an exercise is answered; lines of a sheet are pointed at besides. */
export function answerMarks(exercise: Exercise, right: boolean): Mark[] {
  const key = exercise.key[0] ?? "";
  const side = boardOf(exercise.board).turn;
  if (exercise.asks === "play") return right ? [] : playMarks(key, "white");
  if (exercise.kind === "legal" && exercise.detail) return playMarks(exercise.detail, "white");
  if (exercise.kind === "name" && exercise.asks === "numbers") {
    return [{ kind: "ring", side: "white", case: Number(key) }];
  }
  return (exercise.sheet ?? []).flatMap(({ routes, case: place }): Mark[] => {
    const ways = routes.map(({ start, end, rest }): Mark => {
      const way = { kind: "arrow", side, from: start, to: end } as const;
      return rest == null ? way : { ...way, rest };
    });
    return place == null ? ways : [...ways, { kind: "ring", side, case: place }];
  });
}

/** The board after an answer: a right play is made, marks stand where the key says. */
export function answerBoard(exercise: Exercise, made: Play | null): BoardPosition {
  const board = boardOf(exercise.board);
  if (made) return { ...board, white: moved(board.white, made) };
  if (exercise.asks !== "marks") return board;
  const [mine, theirs] = parts(exercise.key[0] ?? "").map(marksOfText);
  return { ...board, white: { ...board.white, ...mine }, black: { ...board.black, ...theirs } };
}

type MarksOfCamp = Pick<Camp, "points" | "bredouille" | "trous">;

/** Reads `2b.1`. */
export function marksOfText(text: string): MarksOfCamp {
  const [points = "", trous = ""] = text.split(".");
  return { points: Number.parseInt(points, 10), bredouille: points.endsWith("b"), trous: Number(trous) };
}

/** Marks in words. */
export function marksFact(text: string): Fact {
  const { points, bredouille, trous } = marksOfText(text);
  return fact("marks-stand", { points, bredouille: bredouille && points > 0, trous });
}
