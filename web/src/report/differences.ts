/**
 * What differs between two plays and can be counted: the mirror of `trictrac.players.hint.differences`. The throws are
 * counted by the kernel; here dames are counted on cases.
 */
import type { Row, Survey } from "../engine/answers";
import { COIN, ME, OTHER, OUT, SEAT, TELLING } from "../engine/layout";
import type { LegalPlay, Prospects } from "../engine/kernel";
import type { Arg, Args, Fact } from "../words";
import { fixed } from "./amounts";

export type Whose = "theirs" | "mine";
export const BOTH: readonly Whose[] = ["theirs", "mine"];

/** Where a choice leads. */
export interface Reached extends Survey {
  readonly after: Row;
}

/** One play and where it leads. */
export interface Outcome extends Reached {
  readonly play: LegalPlay;
}

/** What is compared: the row before the throw, and who throws. */
export interface Question {
  readonly before: Row;
  readonly seat: number;
}

export interface Difference {
  /** How much better the first is for it, in points; negative if worse. */
  readonly weight: number;
  /** Whose doing: the play's, or that of somebody's next throw. */
  readonly about: "play" | Whose;
  readonly told: Fact;
  /** A mean of points, which sums the counts up: said where they say nothing. */
  readonly isMean?: boolean;
}

export const said = (key: string, args?: Args): Fact => (args ? { key, args } : { key });

/** A number with so many digits after its point or comma. */
export function decimal(value: number, places = 1, isSigned = false): Fact {
  const text = fixed(value, places);
  const isNone = Number(text) === 0;
  const sign = isNone ? "" : value < 0 ? "−" : isSigned ? "+" : "";
  const [whole = "", digits = ""] = text.replace("-", "").split(".");
  return said("decimal", { whole: sign + whole, digits });
}

/** Points that a throw is worth on average. */
export function meanPoints(points: number): Fact {
  const [whole = "", digits = ""] = fixed(points, 1).split(".");
  return said("hint-mean-points", { whole: Number(whole), digits });
}

/** The dames of a seat by case, 1 to 24, and those that are out. */
export function damesOf(row: Row, seat: number): Int8Array {
  const base = row[SEAT] === seat ? ME : OTHER;
  return row.subarray(base, base + OUT + 1);
}

const on = (dames: Int8Array, place: number): number => dames[place] ?? 0;
const CASES = Array.from({ length: OUT - 1 }, (_, index) => index + 1);
const jan = (first: number): number[] => CASES.slice(first - 1, first + 5);
export const isFull = (dames: Int8Array, first: number): boolean => jan(first).every((place) => on(dames, place) >= 2);

/** What the dames themselves show: the corner, jans nearer or lost, cases made, lone dames, dames out. */
export function onTheBoard(question: Question, first: Outcome, second: Outcome): Difference[] {
  const { before: row, seat } = question;
  const before = damesOf(row, seat);
  const [a, b] = [damesOf(first.after, seat), damesOf(second.after, seat)];
  const lacking = new Map(
    TELLING.JANS.map((each) => [each, [missing(first, seat, each), missing(second, seat, each)]]),
  );
  const buildable = [...lacking].filter(([, [lacks]]) => lacks).map(([each]) => each as number);
  const beats = [first, second].map((choice) => nextOf(choice, "theirs", seat).beaten);
  const found = [
    corner(before, a, b),
    ...[...lacking].map(([each, [lacks = null, other = null]]) => aboutJan(lacks, other, each)),
    caseMade(before, first.play, a, b, buildable),
    Math.max(...beats) > 0 ? alone(a, b) : null,
    out(before, a, b),
  ];
  return found.filter((each) => each !== null);
}

function corner(before: Int8Array, a: Int8Array, b: Int8Array): Difference | null {
  const [held, holds, would] = [before, a, b].map((dames) => on(dames, COIN) >= 2);
  if (holds === would) return null;
  const does = holds ? (held ? "keeps" : "takes") : held ? "leaves" : "lacks";
  return { weight: holds ? 4 : -4, about: "play", told: said("hint-corner", { does }) };
}

/** The jans that a player has the dames to fill, or has full. */
export function fillableOf({ after, fillable }: Reached, whose: Whose, seat: number): readonly number[] {
  return (after[SEAT] === seat) === (whose === "mine") ? fillable.mine : fillable.theirs;
}

/** Dames still to be placed before a jan is full. */
export const lacking = (dames: Int8Array, first: number): number =>
  jan(first).reduce((sum, place) => sum + Math.max(0, 2 - on(dames, place)), 0);

/** The same, null if it can be filled no more. */
const missing = (outcome: Outcome, seat: number, first: number): number | null =>
  fillableOf(outcome, "mine", seat).includes(first) ? lacking(damesOf(outcome.after, seat), first) : null;

/** A jan that one play keeps full, keeps possible or brings nearer. */
function aboutJan(lacks: number | null, other: number | null, first: number): Difference | null {
  const told = (weight: number, key: string, args: Args = {}): Difference => ({
    weight,
    about: "play",
    told: said(key, { ...args, jan: first }),
  });
  if (lacks === other) return null;
  if (lacks === 0) return told(6, "hint-jan-full");
  if (other === 0) return told(-6, "hint-jan-broken");
  if (lacks === null || other === null) {
    if ((lacks ?? other ?? 0) > 6) return null; // too far from full to be missed
    return lacks === null ? told(-1, "hint-jan-given-up") : told(1, "hint-jan-possible");
  }
  if (Math.min(lacks, other) > 4) return null; // too far from full to be near
  return told(0.8 * (other - lacks), "hint-jan-nearer", { count: lacks, other });
}

/** The most useful case that only the first play makes, in a jan that may still be filled. */
function caseMade(
  before: Int8Array,
  play: LegalPlay,
  a: Int8Array,
  b: Int8Array,
  buildable: readonly number[],
): Difference | null {
  for (const place of TELLING.CASES) {
    const first = place > 6 ? 7 : 1;
    if (!buildable.includes(first)) continue;
    if (on(before, place) < 2 && on(a, place) >= 2 && on(b, place) < 2) {
      const weight = place === TELLING.DIABLE ? 0.9 : first === 7 ? 0.6 : 0.4;
      return { weight, about: "play", told: made(before, play, place) };
    }
  }
  return null;
}

/** `makes the case du diable (8), by a revirade from 7` (LL 85, 86). */
function made(before: Int8Array, { moves }: LegalPlay, place: number): Fact {
  const [one, two] = moves;
  const ways = one && two && one[1] === two[0] ? [[one[0], two[1]] as const] : moves;
  const after = before.slice();
  for (const [start, end] of moves) {
    after[start]! -= 1;
    after[end]! += 1;
  }
  const found = ways.filter(
    ([start, end]) =>
      on(before, start) >= 2 && on(after, start) < 2 && end < OUT && on(before, end) < 2 && on(after, end) >= 2,
  );
  const [first, second] = found;
  const isDouble =
    first !== undefined &&
    second !== undefined &&
    first[1] === second[1] &&
    (first[0] !== second[0] || (on(before, first[0]) === 2 && on(before, first[1]) === 0));
  const args = (by: string, undone: readonly number[]): Args => ({ case: place, by, undone });
  if (isDouble && first[1] === place) {
    const undone = [...new Set([first[0], second[0]])].sort((low, high) => low - high);
    return said("hint-case", args("double_revirade", undone));
  }
  const simple = isDouble ? undefined : found.find(([, end]) => end === place);
  return said("hint-case", simple ? args("revirade", [simple[0]]) : { case: place, by: "none" });
}

function alone(a: Int8Array, b: Int8Array): Difference | null {
  const [count, other] = [a, b].map((dames) => CASES.filter((place) => on(dames, place) === 1).length) as [
    number,
    number,
  ];
  if (count === other) return null;
  return { weight: 0.3 * (other - count), about: "play", told: said("hint-alone", { count, other }) };
}

function out(before: Int8Array, a: Int8Array, b: Int8Array): Difference | null {
  const [count, other] = [a, b].map((dames) => on(dames, OUT) - on(before, OUT)) as [number, number];
  if (count === other) return null;
  return { weight: 1.5 * (count - other), about: "play", told: said("hint-out", { count, other }) };
}

/** What the next throw promises a player. */
export function nextOf({ after, next }: Reached, whose: Whose, seat: number): Prospects {
  const isThrower = (after[SEAT] === seat) === (whose === "mine");
  return isThrower ? next.mine : next.theirs;
}

type Verb = "beats" | "fills" | "keeps" | "trou" | "blocked";

/** Throws by the verb that tells what they do: a full jan is kept, another one filled. */
export function countsByVerb(choice: Reached, whose: Whose, seat: number): Map<Verb, number> {
  const { beaten, jan: jans, trou, blocked } = nextOf(choice, whose, seat);
  const dames = damesOf(choice.after, whose === "mine" ? seat : 1 - seat);
  const does = TELLING.JANS.some((first) => isFull(dames, first)) ? "keeps" : "fills";
  return new Map<Verb, number>([
    ["beats", beaten],
    [does, jans],
    ["trou", trou],
    ["blocked", blocked],
  ]);
}

/** What the 36 throws of each player show. */
export function overTheThrows({ seat }: Question, first: Outcome, second: Outcome): Difference[] {
  return BOTH.flatMap((about): Difference[] => {
    const found: Difference[] = [];
    const points = TELLING.THROW_POINTS[about];
    const [counts, others] = [countsByVerb(first, about, seat), countsByVerb(second, about, seat)];
    const changes = [...counts].flatMap(([verb, a]) => {
      const b = others.get(verb);
      return b === undefined || a === b ? [] : [{ verb, a, b }];
    });
    const blocked = changes.find(({ verb }) => verb === "blocked");
    if (blocked) {
      const { a, b } = blocked;
      found.push({ weight: (points.blocked * (a - b)) / 36, about, told: blockedTold(about, a, b) });
    }
    const rest = changes.filter((each) => each !== blocked);
    // Throws that beat and so make a trou are one reason, not two.
    for (const { a, b } of rest.filter((each, i) => rest.findIndex(isAs(each)) === i)) {
      const verbs = rest.filter(isAs({ a, b })).map(({ verb }) => verb);
      const most = verbs.map((verb) => points[verb]).reduce((one, two) => (Math.abs(two) > Math.abs(one) ? two : one));
      found.push({ weight: (most * (a - b)) / 36, about, told: byThrows(about, verbs, a, b) });
    }
    const [mean, other] = [first, second].map((choice) => nextOf(choice, about, seat).points_gained / 36) as [
      number,
      number,
    ];
    if (Math.abs(mean - other) >= TELLING.LEAST_MEAN_CHANGE) {
      const told = said(`hint-mean-${about}`, { mean: meanPoints(mean), other: decimal(other) });
      found.push({ weight: TELLING.MEAN_POINTS[about] * (mean - other), about, told, isMean: true });
    }
    return found;
  });
}

const isAs =
  (one: { a: number; b: number }) =>
  (two: { a: number; b: number }): boolean =>
    one.a === two.a && one.b === two.b;

function blockedTold(whose: Whose, a: number, b: number): Fact {
  return a === 0
    ? said(`hint-all-played-${whose}`, { other: b })
    : said(`hint-blocked-${whose}`, { count: a, of: false, other: b });
}

/** `beats you and makes a trou with only 3 throws of 36 instead of 5`. */
function byThrows(whose: Whose, keys: readonly Verb[], a: number, b: number): Fact {
  const change = a === 0 ? "none" : a < b ? "fewer" : "more";
  const verbs = keys
    .map((does) => said(`hint-verb-${whose}`, { does }))
    .reduce((head, last) => said("hint-verbs", { change, head, last }));
  if (a === 0) return said("hint-by-no-throw", { verbs, other: b });
  return said("hint-by-throws", { verbs, change, count: a, of: false, other: b });
}

/** What the throws of a difference do, wherever it stands in the fact. */
export function verbsOf({ args = {} }: Fact): string[] {
  return Object.entries(args).flatMap(([name, value]: [string, Arg]) => {
    if (name === "does" && typeof value === "string") return [value];
    return typeof value === "object" && "key" in value ? verbsOf(value) : [];
  });
}
