/** Whether a choice is an error worth a word, out of the adviser's figures; nothing is asked here. */
import type { Hint, HintChoice, House } from "../api/types";
import { parsePlay } from "../board/notation";
import { moved } from "../board/types";
import type { Camp } from "../board/types";

/** What somebody is about to do: a play, which may say that they stay after a trou; or only to stay, or to leave. */
export type Deed = { readonly play: string; readonly stays?: boolean } | { readonly leaves: boolean };

export interface Erring {
  readonly made: HintChoice;
  readonly best: HintChoice;
  /** What is as good as the best, as plays or as `stay` and `leave`. */
  readonly right: readonly string[];
}

/** Half a percent of the chances to win, as a difference of values from -1 to 1: nobody is refused what is as good. */
const AS_GOOD = 0.01;
/** About what a marqué is worth in jetons. */
const MARQUE = 10;

/** From which loss on an error is typical of the level above the strongest computer (docs/teaching.md). */
export function typicalLoss(levels: House["levels"], seated: readonly string[], unit: Hint["unit"]): number {
  const strongest = levels.findLast(({ key }) => seated.includes(key));
  return strongest?.typical[unit === "jetons" ? "jetons" : "parties"] ?? Infinity;
}

/** The error that a deed is, if it costs as much as that. Whether to leave and what to play are two decisions. */
export function erringOf({ choices, unit }: Hint, deed: Deed, least: number): Erring | null {
  const plays = choices.filter(({ leaves, play }) => !leaves && play !== null);
  const [bestPlay] = plays;
  const leaving = choices.find(({ leaves }) => leaves);
  const asGood = AS_GOOD * (unit === "jetons" ? MARQUE : 1);
  if (!bestPlay) return null;
  const isLeaving = "leaves" in deed && deed.leaves;
  if (leaving && ("leaves" in deed || deed.stays)) {
    const [made, best] = isLeaving ? [leaving, bestPlay] : [bestPlay, leaving];
    if (made.loss - best.loss >= least) return { made, best, right: [isLeaving ? "stay" : "leave"] };
  }
  if ("leaves" in deed) return null;
  const after = leaves(deed.play);
  const made = after === null ? undefined : plays.find(({ play }) => leaves(play ?? "--") === after);
  if (!made || made.loss - bestPlay.loss < least) return null;
  const right = plays.flatMap(({ play, loss }) => (play && loss - bestPlay.loss < asGood ? [play] : []));
  return { made, best: bestPlay, right };
}

const BARE: Camp = {
  dames: new Array<number>(24).fill(0),
  out: 0,
  points: 0,
  bredouille: false,
  trous: 0,
  serie: false,
};

/** The board that a play leaves, of nothing: two plays that leave the same are one. Null for what is no play. */
function leaves(play: string): string | null {
  try {
    const { dames, out } = moved(BARE, parsePlay(play));
    return [...dames, out].join();
  } catch {
    return null;
  }
}
