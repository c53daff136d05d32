/** Placement: a dozen questions that end at a lesson; the mirror of `trictrac.lessons.placement`. */
export const TRIES = 2;
/** Then it ends, wherever it is: at the first lesson that is not known yet. */
export const SECONDS = 180;

/** What is known of a pupil being placed among so many lessons. */
export interface Placing {
  /** How many lessons from the first on count as known. */
  readonly known: number;
  /** From which on they do not. */
  readonly unknown: number;
  readonly tries: number;
  /** What the answers have taken. */
  readonly seconds: number;
}

export const beginPlacing = (lessons: number): Placing => ({
  known: 0,
  unknown: lessons,
  tries: 0,
  seconds: 0,
});

export const isPlaced = ({ known, unknown, seconds }: Placing): boolean => known === unknown || seconds >= SECONDS;

/** The lesson that is tried, counted from 0. */
export const tried = ({ known, unknown }: Placing): number => Math.floor((known + unknown) / 2);

/** One wrong answer is enough to look further down, two right ones to look further on. */
export function took(before: Placing, right: boolean, seconds = 0): Placing {
  const placing = { ...before, seconds: before.seconds + seconds };
  const middle = tried(placing);
  if (!right) return { ...placing, unknown: middle, tries: 0 };
  if (placing.tries + 1 < TRIES) return { ...placing, tries: placing.tries + 1 };
  return { ...placing, known: middle + 1, tries: 0 };
}
