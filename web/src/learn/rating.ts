/** Glicko-2 (Glickman 2013): the mirror of `trictrac.lessons.rating`. An exercise is an opponent as strong as it is hard. */

export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

const START = 1500;
const SCALE = 173.7178;
const TAU = 0.5;
const EXERCISE_DEVIATION = 60;
const NARROWEST = 45;
const CLOSE = 1e-6;
export const UNRATED: Rating = { value: START, deviation: 350, volatility: 0.06, games: 0 };

/** The rating of an exercise that so many in a hundred answer wrongly. */
export function ofExercise(difficulty: number): number {
  const share = Math.min(97, Math.max(3, difficulty)) / 100;
  return START + 400 * Math.log10(share / (1 - share));
}

/** The rating after one answer. */
export function after(rating: Rating, opponent: number, right: boolean): Rating {
  const mu = (rating.value - START) / SCALE;
  const phi = rating.deviation / SCALE;
  const unsure = EXERCISE_DEVIATION / SCALE;
  const weight = 1 / Math.sqrt(1 + (3 * unsure * unsure) / Math.PI ** 2);
  const share = 1 / (1 + Math.exp(-weight * (mu - (opponent - START) / SCALE)));
  const variance = 1 / (weight * weight * share * (1 - share));
  const gain = variance * weight * (Number(right) - share);
  const sigma = volatility(phi, rating.volatility, variance, gain);
  const narrow = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance);
  const value = mu + narrow * narrow * weight * (Number(right) - share);
  return {
    value: rounded(START + SCALE * value, 3),
    deviation: rounded(Math.max(NARROWEST, SCALE * narrow), 3),
    volatility: rounded(sigma, 6),
    games: rating.games + 1,
  };
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The new volatility, found between two bounds (step 5 of the paper). */
function volatility(phi: number, sigma: number, variance: number, gain: number): number {
  const first = Math.log(sigma * sigma);
  const slope = (x: number): number => {
    const grown = Math.exp(x);
    const wide = phi * phi + variance + grown;
    return (grown * (gain * gain - wide)) / (2 * wide * wide) - (x - first) / TAU ** 2;
  };
  let low = first;
  let high: number;
  if (gain * gain > phi * phi + variance) {
    high = Math.log(gain * gain - phi * phi - variance);
  } else {
    let steps = 1;
    while (slope(first - steps * TAU) < 0) steps += 1;
    high = first - steps * TAU;
  }
  let atLow = slope(low);
  let atHigh = slope(high);
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
