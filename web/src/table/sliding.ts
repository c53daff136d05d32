/** What the hand meant that put a jeton or a fichet somewhere, counted as the server takes a mark. */

/** The places of the jeton, in points; after the last it comes home, and the fichet goes on. */
export const PLACES = [0, 2, 4, 6, 8, 10] as const;
const ROUND = 12;

/** Where the jeton stands with so many points more. */
export function placeWith(start: number, gain: number): number {
  return (start + gain) % ROUND;
}

/**
 * How many points more the jeton marks when it is put on `place`: it stood at `start` before the coup and is at
 * `start + gain` now. It goes on by at least a place; within its round it may be drawn back; home ends the round.
 */
export function slid(start: number, gain: number, place: number): number {
  const stands = start + gain;
  if (place === stands % ROUND) return gain;
  const total = Math.floor(stands / ROUND) * ROUND + (place || ROUND);
  return total > start ? total - start : total + ROUND - start;
}
