/**
 * Cards from one's own play (the mirror of `trictrac.lessons.own_cards`): a throw counted wrongly, a decision that cost
 * too much. Their keys are the engine's; no rule is known here.
 */
import { examine } from "../analysis/ask";
import { RefusedError } from "../api/http";
import type { FactView, Judged } from "../api/types";
import type { ReviewCard } from "./progress";
import { pupil } from "./pupil.svelte";
import { added } from "./review";
import { byWhite } from "./throws";
import type { Exercise } from "./types";

/** What is asked: to count a throw, to play it, to stay or leave after it. */
export type OwnKind = "count" | "best" | "stay";

export interface OwnMistake {
  readonly kind: OwnKind;
  /** The position before the throw, as the house writes it (docs/notation.md), whoever throws. */
  readonly position: string;
  readonly throw: string;
  /** What the engine found right: every good play, or `stay` or `leave`; nothing where a throw is to be counted. */
  readonly key?: readonly string[];
  /** When it happened; the same mistake at the same moment is one. */
  readonly at?: Date;
}

const BETWEEN = "/";
const themeOf = (kind: OwnKind) => `own-${kind}`;
const kindOf = (theme: string): OwnKind | null =>
  (["count", "best", "stay"] as const).find((kind) => theme === themeOf(kind)) ?? null;

/** Makes a card of a mistake; it comes back for review, and can be dismissed there. */
export function addCard({ kind, position, throw: dice, key = [], at = new Date() }: OwnMistake): void {
  takeCard({ theme: themeOf(kind), board: byWhite(position, dice), detail: key.join(BETWEEN) }, at);
}

/** A card as the server made it. */
export function takeCard(card: Pick<ReviewCard, "theme" | "board" | "detail">, at: Date): void {
  const progress = added(pupil.progress, card, at);
  if (progress !== pupil.progress) pupil.keep(progress);
}

/** What a card of one's own play asks, its key computed anew where it can be; null where nobody can judge it now. */
export async function ownExercise({ theme, board, detail }: ReviewCard): Promise<Exercise | null> {
  const kind = kindOf(theme);
  const dice = /_([1-6]-[1-6])$/.exec(board)?.[1];
  if (!kind || !dice || (kind === "stay" && !["stay", "leave"].includes(detail))) return null;
  try {
    const { judged } = await examine({ position: board.slice(0, -dice.length - 1), throw: dice });
    return judged ? exercised(kind, board, detail, judged) : null;
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

function exercised(kind: OwnKind, board: string, detail: string, judged: Judged): Exercise {
  const question = { key: `lesson-ask-${kind}`, args: { throw: judged.name } } as FactView;
  const asked = { kind, board, detail, question };
  switch (kind) {
    case "count": {
      const sum = (side: string) =>
        judged.score.reduce((all, reason) => all + (reason.side === side ? reason.points : 0), 0);
      const why = judged.score.length > 0 ? [] : [{ key: "scores-nothing" }];
      return { ...asked, asks: "numbers", key: [`${sum("white")} ${sum("black")}`], sheet: judged.score, why };
    }
    case "best": {
      const key = detail.split(BETWEEN);
      const why = [{ key: "lesson-why-own-best", args: { play: { moves: key[0] ?? "--" } } } as FactView];
      return { ...asked, asks: "play", key, plays: judged.plays, why };
    }
    case "stay":
      return {
        ...asked,
        asks: "choice",
        key: [detail],
        choices: ["stay", "leave"].map((each) => [each, { key: `lesson-choice-${each}` }]),
        why: [{ key: `lesson-why-own-${detail}` }],
      };
  }
}
