/** What a wrong choice costs and why: the advice of a good player, where one answers. Nobody waits for it. */
import type { HintChoice } from "../api/types";
import { parsePlay } from "../board/notation";
import { changeOf } from "../solo/rows";
import { quietly } from "../table/adviser";
import { fact, type Fact } from "../words";
import { SEEN } from "./figures";
import type { Exercise, Figure, Remark } from "./types";

export interface Weighed {
  /** Both choices with their chances to win, the right one first. */
  readonly remark: Remark;
  /** What the next throw promises the one who plays better. */
  readonly why: readonly Fact[];
}

/** Whether a good player can say what a wrong answer costs. */
export const isWeighed = ({ kind }: Exercise): boolean => kind === "best" || kind === "stay";

const LEAVE = "leave";
const shape = (play: string): string => changeOf(parsePlay(play));

/** Figures for what was chosen and for what is right; null where nobody answers, or where a shorter look disagrees. */
export async function weigh({ board, kind, key, plays = [] }: Exercise, chosen: string): Promise<Weighed | null> {
  const dice = /_([1-6]-[1-6])$/.exec(board)?.[1];
  const [right = ""] = key;
  if (!dice || chosen === "") return null;
  const played = kind === "best" ? plays.find((play) => shape(play) === shape(chosen)) : undefined;
  const hint = await quietly({
    position: board.slice(0, -dice.length - 1),
    throw: dice,
    rules: "loi-2013",
    form: "ordinary",
    player: "1ply",
    ...(played === undefined ? {} : { played }),
  });
  if (!hint) return null;
  const figures = [right, chosen].flatMap((choice) => figureOf(choice, hint.choices));
  const [best, made] = figures;
  if (!best || !made || best.chance - made.chance < SEEN) return null;
  return { remark: { figures, note: fact("learn-looked") }, why: kind === "best" ? hint.better : [] };
}

/** The best choice that does what is asked: a play, `stay` or `leave`. */
function figureOf(choice: string, choices: readonly HintChoice[]): Figure[] {
  const wanted = /\d/.test(choice) ? shape(choice) : null;
  const found = choices.find(({ leaves, play }) =>
    wanted === null ? leaves === (choice === LEAVE) : play !== null && !leaves && shape(play) === wanted,
  );
  const win = found?.chances["win"];
  return win === undefined ? [] : [{ choice, chance: 100 * win }];
}
