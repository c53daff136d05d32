/** When a missed exercise comes back: FSRS (ts-fsrs) folded over the answers of a card, as `trictrac.lessons.review`. */
import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { cardName, isDismissed, stamp, type Progress, type ReviewCard } from "./progress";
import type { Exercise } from "./types";

const scheduler = fsrs({ enable_fuzz: false });

/** When a card is to be asked again. */
export function due(card: ReviewCard): Date {
  const first = new Date(card.answers[0]?.at ?? 0);
  let state = createEmptyCard(first);
  for (const { at, right } of card.answers) {
    state = scheduler.next(state, new Date(at), right ? Rating.Good : Rating.Again).card;
  }
  return state.due;
}

/** The cards that are due, the longest due first. */
export function queue(progress: Progress, now: Date): ReviewCard[] {
  return progress.cards
    .filter((card) => card.answers.length > 0 && !isDismissed(card))
    .map((card) => ({ card, when: due(card) }))
    .filter(({ when }) => when <= now)
    .sort((a, b) => a.when.getTime() - b.when.getTime() || (cardName(a.card) < cardName(b.card) ? -1 : 1))
    .map(({ card }) => card);
}

/** Keeps an answer: a wrong one makes a card, a card keeps every answer, a right one without a card is nothing. */
export function answered(
  progress: Progress,
  theme: string,
  exercise: Pick<Exercise, "board" | "detail">,
  right: boolean,
  now: Date,
): Progress {
  const { board, detail = "" } = exercise;
  const name = cardName({ theme, board, detail });
  const known = progress.cards.find((card) => cardName(card) === name);
  if (!known && right) return progress;
  const card = known ?? { theme, board, detail, answers: [], dismissed: "" };
  const later = { ...card, answers: [...card.answers, { at: stamp(now), right }] };
  const others = progress.cards.filter((each) => cardName(each) !== name);
  return { ...progress, cards: [...others, later].sort((a, b) => (cardName(a) < cardName(b) ? -1 : 1)) };
}

/** A card from one's own play: it counts as missed then. Adding it once more changes nothing. */
export function added(progress: Progress, card: Pick<ReviewCard, "theme" | "board" | "detail">, at: Date): Progress {
  const known = progress.cards.find((each) => cardName(each) === cardName(card));
  if (known?.answers.some((answer) => answer.at === stamp(at))) return progress;
  return answered(progress, card.theme, card, false, at);
}

export function dismissed(progress: Progress, card: ReviewCard, now: Date): Progress {
  const name = cardName(card);
  const cards = progress.cards.map((each) => (cardName(each) === name ? { ...each, dismissed: stamp(now) } : each));
  return { ...progress, cards };
}
