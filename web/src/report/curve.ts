/** The measures of the graph of a game: where its points, bars and signs stand. Widths are pixels of the screen. */

export interface Sizes {
  readonly width: number;
  /** The height of the curve, and of the band of luck beneath it. */
  readonly height: number;
  readonly luck: number;
  /** Room on the left for the figures of the scale. */
  readonly left: number;
}

export interface Curve {
  /** The place of every value; the first is before the first throw. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly path: string;
  /** The same line closed along the middle. */
  readonly area: string;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  /** The lines of the scale, from top to bottom. */
  readonly scale: readonly { readonly value: number; readonly y: number }[];
  readonly middle: number;
  /** Half the space between two coups. */
  readonly half: number;
}

const PAD = 8;

/**
 * `values`: before the first throw and after each; `lucks`: one for each throw. Chances go from 0 to 1 with one half in
 * the middle, amounts as far as they go on either side of nothing.
 */
export function curveOf(values: readonly number[], lucks: readonly number[], isChance: boolean, sizes: Sizes): Curve {
  const { width, height, luck, left } = sizes;
  const top = isChance ? 0.5 : niceAbove(Math.max(...values.map(Math.abs)));
  const centre = isChance ? 0.5 : 0;
  const step = (width - left - PAD) / Math.max(1, values.length - 1);
  const middle = height / 2;
  const yOf = (value: number) => middle - ((value - centre) / top) * (middle - PAD);
  const points = values.map((value, place) => ({ x: left + place * step, y: yOf(value) }));
  const path = points.map(({ x, y }, place) => `${place ? "L" : "M"}${round(x)} ${round(y)}`).join("");
  const ends = `L${round(points.at(-1)?.x ?? left)} ${middle}L${left} ${middle}Z`;
  const most = Math.max(1e-9, ...lucks.map(Math.abs));
  const base = height + luck / 2;
  const thick = Math.max(1, Math.min(14, 0.6 * step));
  const bars = lucks.map((amount, place) => {
    const tall = (Math.abs(amount) / most) * (luck / 2 - 2);
    return {
      x: left + (place + 1) * step - thick / 2,
      y: amount >= 0 ? base - tall : base,
      width: thick,
      height: Math.max(tall, 0.5),
    };
  });
  const marks = isChance ? [1, 0.75, 0.5, 0.25, 0] : [top, top / 2, 0, -top / 2, -top];
  return {
    points,
    path,
    area: path + ends,
    bars,
    scale: marks.map((value) => ({ value, y: yOf(value) })),
    middle,
    half: step / 2,
  };
}

const round = (value: number) => Math.round(10 * value) / 10;

/** A round amount that is not below: 1, 2 or 5 times a power of ten. */
export function niceAbove(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((times) => times * power).find((nice) => nice >= most * 0.999999)!;
}

/** Which of the throws a place on the graph belongs to, 0 for the first. */
export function coupAt(x: number, { points, half }: Curve): number {
  const first = points[1]?.x ?? 0;
  const step = 2 * half;
  return Math.max(0, Math.min(points.length - 2, Math.round((x - first) / (step || 1))));
}
