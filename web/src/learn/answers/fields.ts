/** What the fields of an answer in numbers are called. */
import type { Key } from "../../words";
import type { Exercise } from "../types";

const ONE: Record<string, Key> = {
  name: "learn-number-or-touch",
  ecole: "learn-difference",
  settle: "learn-jetons",
};

export function partsOf(exercise: Exercise): Key[] {
  if (exercise.kind === "count") return ["learn-mine", "learn-theirs"];
  return [ONE[exercise.kind] ?? "learn-number"];
}
