/** A tour cut into moments: each coup is seen twice, as it was thrown and as it was played. */
import type { Tour, TourStep } from "../../api/types";

export interface Moment {
  readonly step: TourStep;
  /** The step's place among all. */
  readonly index: number;
  /** Before the play, with the dice on the table; or after it. */
  readonly thrown: boolean;
}

export function momentsOf(tour: Tour): Moment[] {
  return tour.steps.flatMap((step, index): Moment[] =>
    step.thrower
      ? [
          { step, index, thrown: true },
          { step, index, thrown: false },
        ]
      : [{ step, index, thrown: false }],
  );
}

export interface Chapter {
  readonly session: number;
  readonly game: number;
  /** A refait has the number of the game before it. */
  readonly again: boolean;
  /** The places of its coups among all steps. */
  readonly steps: readonly number[];
}

/** The games of a tour; a game begins where somebody sits down. */
export function chaptersOf(tour: Tour): Chapter[] {
  const found: { session: number; game: number; again: boolean; steps: number[] }[] = [];
  tour.steps.forEach((step, index) => {
    const last = found.at(-1);
    const begins = !last || last.session !== step.session || last.game !== step.game || step.number === 0;
    if (begins) {
      const again = last?.session === step.session && last.game === step.game && last.steps.length > 1;
      if (last && last.steps.length <= 1 && last.session === step.session && last.game === step.game)
        last.steps.push(index);
      else found.push({ session: step.session, game: step.game, again, steps: [index] });
    } else last.steps.push(index);
  });
  return found.filter((chapter) => chapter.game > 0);
}

/** The first moment of a step. */
export function momentOf(moments: readonly Moment[], index: number): number {
  return Math.max(
    0,
    moments.findIndex((moment) => moment.index === index),
  );
}

/** The first moment of a coup by its number in the whole; the beginning if there is none. */
export function placeOf(moments: readonly Moment[], number: number): number {
  return Math.max(
    0,
    moments.findIndex((moment) => moment.step.number === number),
  );
}
