/** How far a pupil has come: the mirror of `trictrac.lessons.progress`, the same file. Only answers are kept, so two
 * files are merged without loss in any order. */
import { fact, type Fact } from "../words";
import type { Rating } from "./rating";

export interface Standing {
  readonly steps: number;
  readonly last: readonly boolean[];
  readonly mastered: string;
  readonly changed: string;
}

export interface Answered {
  readonly at: string;
  readonly right: boolean;
}

export interface ReviewCard {
  readonly theme: string;
  readonly board: string;
  readonly detail: string;
  readonly answers: readonly Answered[];
  readonly dismissed: string;
}

export interface Progress {
  readonly lessons: Readonly<Record<string, Standing>>;
  readonly gates: Readonly<Record<string, string>>;
  readonly days: readonly string[];
  readonly cards: readonly ReviewCard[];
  readonly daily: Readonly<Record<string, readonly boolean[]>>;
  readonly ratings: Readonly<Record<string, Rating>>;
}

export const FORMAT = "trictrac progress";
export const VERSION = 1;
export const MOST_BYTES = 4_000_000;
export const NOTHING: Progress = { lessons: {}, gates: {}, days: [], cards: [], daily: {}, ratings: {} };
export const NEW: Standing = { steps: 0, last: [], mastered: "", changed: "" };

/** A file that is no progress, with the sentence that says so. */
export class ProgressError extends Error {
  constructor(readonly told: Fact) {
    super(told.key);
  }
}

/** A moment as it is kept: UTC, in seconds. */
export const stamp = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const cardName = (card: Pick<ReviewCard, "theme" | "board" | "detail">): string =>
  `${card.theme} ${card.board} ${card.detail}`;

/** Whether a card stays away: one that was missed again afterwards has something to teach after all. */
export const isDismissed = ({ dismissed, answers }: ReviewCard): boolean =>
  dismissed !== "" && !answers.some(({ at, right }) => !right && at > dismissed);

export function withDay(progress: Progress, now: Date): Progress {
  return { ...progress, days: [...new Set([...progress.days, dayOf(now)])].sort() };
}

/** How many days in a row something was answered; today may still be missing. */
export function streak({ days }: Progress, today: Date): number {
  const known = new Set(days);
  const back = (count: number) => dayOf(new Date(today.getTime() - count * 86_400_000));
  const first = known.has(back(0)) ? 0 : 1;
  let count = 0;
  while (known.has(back(first + count))) count += 1;
  return count;
}

export function written(progress: Progress): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...progress }, null, 1)}\n`;
}

/** Reads a file; everything that is none is refused with one sentence. */
export function parse(text: string): Progress {
  if (text.length > MOST_BYTES) throw new ProgressError(fact("progress-too-large", { most: MOST_BYTES }));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProgressError(fact("progress-not-json"));
  }
  if (!isObject(data) || data["format"] !== FORMAT) throw new ProgressError(fact("progress-no-progress"));
  const { format: _, version, ...rest } = data;
  if (version !== VERSION) {
    throw new ProgressError(fact("progress-version", { given: String(version), known: VERSION }));
  }
  const whole: Progress = { ...NOTHING, ...(rest as Partial<Progress>) };
  for (const [name, value] of Object.entries(whole)) {
    const fits = Object.hasOwn(SHAPES, name) && SHAPES[name as keyof Progress](value);
    if (!fits) throw new ProgressError(fact("progress-bad", { why: name }));
  }
  return whole;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isMoment = (value: unknown): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value));
const isDay = (value: unknown): boolean => isText(value) && isMoment(`${value}T00:00:00Z`);
const isAbsent = (value: unknown): boolean => value === undefined || value === "";
const all =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);
const each =
  (fits: (value: unknown) => boolean, names: (name: string) => boolean = () => true) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(value).every(([name, inner]) => names(name) && fits(inner));
const booleans = all((value) => typeof value === "boolean");

const isStanding = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value["steps"]) &&
  booleans(value["last"]) &&
  [value["mastered"], value["changed"]].every((moment) => isAbsent(moment) || isMoment(moment));
const isCard = (value: unknown): boolean =>
  isObject(value) &&
  [value["theme"], value["board"], value["detail"]].every(isText) &&
  (isAbsent(value["dismissed"]) || isMoment(value["dismissed"])) &&
  all((answer) => isObject(answer) && isMoment(answer["at"]) && typeof answer["right"] === "boolean")(value["answers"]);
const isRating = (value: unknown): boolean =>
  isObject(value) &&
  [value["value"], value["deviation"], value["volatility"]].every((number) => Number.isFinite(number)) &&
  Number.isInteger(value["games"]);

const SHAPES: Record<keyof Progress, (value: unknown) => boolean> = {
  lessons: each(isStanding),
  gates: each(isMoment),
  days: all(isDay),
  cards: all(isCard),
  daily: each(booleans, isDay),
  ratings: each(isRating),
};

/** What both know. */
export function merged(one: Progress, two: Progress): Progress {
  return {
    lessons: joined(one.lessons, two.lessons, mergedStanding),
    gates: joined(one.gates, two.gates, (a, b) => (a < b ? a : b)),
    days: [...new Set([...one.days, ...two.days])].sort(),
    cards: mergedCards([...one.cards, ...two.cards]),
    daily: joined(one.daily, two.daily, (a, b) => (rank(a) >= rank(b) ? a : b)),
    ratings: joined(one.ratings, two.ratings, surer),
  };
}

/** Of two ratings the one that more answers made. */
function surer(one: Rating, two: Rating): Rating {
  const by = one.games - two.games || one.value - two.value || one.deviation - two.deviation;
  return by >= 0 ? one : two;
}

/** Sorts daily sets: more right throws first, then the earlier ones. */
const rank = (right: readonly boolean[]): string =>
  `${String(right.filter(Boolean).length).padStart(3, "0")} ${right.map(Number).join("")}`;

function joined<T>(
  one: Readonly<Record<string, T>>,
  two: Readonly<Record<string, T>>,
  both: (a: T, b: T) => T,
): Record<string, T> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const [a, b] = [one[name], two[name]];
      return [name, a === undefined ? b! : b === undefined ? a : both(a, b)];
    }),
  );
}

function mergedStanding(one: Standing, two: Standing): Standing {
  const rankOf = ({ changed, steps, last }: Standing) =>
    `${changed.padEnd(20)} ${String(steps).padStart(3, "0")} ${last.map(Number).join("")}`;
  const later = rankOf(one) >= rankOf(two) ? one : two;
  const mastered = [one.mastered, two.mastered].filter((moment) => moment !== "").sort();
  return { ...later, mastered: mastered[0] ?? "" };
}

function mergedCards(cards: readonly ReviewCard[]): ReviewCard[] {
  const found = new Map<string, ReviewCard>();
  for (const card of cards) {
    const known = found.get(cardName(card));
    found.set(cardName(card), known ? mergedCard(known, card) : card);
  }
  return [...found.values()].sort((a, b) => (cardName(a) < cardName(b) ? -1 : 1));
}

function mergedCard(one: ReviewCard, two: ReviewCard): ReviewCard {
  const answers = new Map([...one.answers, ...two.answers].map((answer) => [`${answer.at} ${answer.right}`, answer]));
  const dismissed = one.dismissed > two.dismissed ? one.dismissed : two.dismissed;
  const inOrder = [...answers.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, answer]) => answer);
  return { ...one, answers: inOrder, dismissed };
}
