/** The sheet of a throw as the server tells it: the mirror of `trictrac.explain.sheet` and `unscored`. */
import type { FactView, ReasonView } from "../api/types";
import type { Row } from "../engine/answers";
import type { Judgement, LegalPlay, Reason } from "../engine/kernel";
import { COIN, HOW, ME, OTHER, OUT } from "../engine/layout";
import { body, tell, title } from "../engine/reasons";
import type { Args } from "../words";
import { numberAt, sideOf } from "./rows";

type Way = ReasonView["routes"][number];
type Dice = readonly [number, number];

/** The jans of six cases that are filled and kept, with their first case (LL 47, 48). */
const PLEINS = [
  ["petit", 1],
  ["grand", 7],
  ["retour", 19],
] as const;
const SIZE = 6;

const told = (key: string, args?: Args): FactView => (args ? { key, args } : { key }) as FactView;

export interface Sheet {
  readonly score: ReasonView[];
  readonly unscored: FactView[];
}

/** `row` is the table before the play, by its thrower in `seat`. */
export function sheetOf({ reasons, plays }: Judgement, row: Row, seat: number, dice: Dice): Sheet {
  return {
    score: reasons.map((reason) => lineOf(reason, plays, row, seat, dice)),
    unscored: unscoredOf(reasons, plays, row, dice),
  };
}

/** The points of the thrower, and what the throw gives the opponent. */
export function totalsOf(reasons: readonly Reason[]): [mine: number, theirs: number] {
  const sum = (forOther: boolean) =>
    reasons.filter((reason) => reason.forOther === forOther).reduce((all, { points }) => all + points, 0);
  return [sum(false), sum(true)];
}

function lineOf(reason: Reason, plays: readonly LegalPlay[], row: Row, seat: number, dice: Dice): ReasonView {
  const how = body(reason, row, ...dice);
  const price = reason.points / reason.ways;
  const isPlain = reason.case === 0 || reason.jan === "battre_faux";
  return {
    side: sideOf(reason.forOther ? 1 - seat : seat),
    jan: reason.jan,
    points: reason.points,
    ways: reason.ways,
    ...(reason.case > 0 && { case: reason.case }),
    article: reason.article,
    title: title(reason) as FactView,
    detail: isPlain ? (how as FactView) : told("reason-detail", { body: how, count: reason.ways, price }),
    text: tell(reason, row, ...dice) as FactView,
    routes: routesOf(reason, plays, row, dice),
  };
}

// The ways of the dames that a reason speaks of.

function routesOf(reason: Reason, plays: readonly LegalPlay[], row: Row, dice: Dice): Way[] {
  const first = PLEINS.find(([name]) => reason.jan === `remplir_${name}`)?.[1];
  switch (reason.jan) {
    case "coin_battu":
      return dice.map((number) => ({ start: COIN + 1 - number, end: COIN + 1 }));
    case "deux_tables":
    case "contre_deux_tables":
      return toTheCorners(row, dice);
    case "six_tables":
      return dice.map((number) => ({ start: 1, end: 1 + number }));
    case "sortie":
      return ofPlay(plays.find(({ moves }) => moves.some(([, end]) => end === OUT)));
  }
  if (first !== undefined && reason.case === 0)
    return ofPlay(plays.find(({ moves }) => isFull(damesAfter(row, moves), first)));
  return toTheCase(reason, row, dice);
}

const ofPlay = (play: LegalPlay | undefined): Way[] => play?.moves.map(([start, end]) => ({ start, end })) ?? [];

function toTheCase(reason: Reason, row: Row, [high, low]: Dice): Way[] {
  const { case: place, how } = reason;
  const both = high + low;
  if (place === 0) return [];
  if (reason.jan === "battre_faux") return [{ start: place - both, end: place, rest: place - low }];
  const found: Way[] = [];
  if (how & HOW.HIGH) found.push({ start: place - high, end: place });
  if (how & HOW.LOW) found.push({ start: place - low, end: place });
  if (how & HOW.SUM) {
    const start = place - both;
    const blocks = reason.jan === "battre" ? 2 : 1;
    const isBlocked = theirs(row, start + high) >= blocks;
    found.push({ start, end: place, rest: start + (isBlocked ? low : high) });
  }
  return found;
}

function toTheCorners(row: Row, [high, low]: Dice): Way[] {
  const isDown = (place: number) => place >= 2 && place < COIN && mine(row, place) > 0;
  for (const [one, two] of [
    [high, low],
    [low, high],
  ] as const) {
    const [start, next] = [COIN - one, COIN + 1 - two];
    if (isDown(start) && isDown(next))
      return [
        { start, end: COIN },
        { start: next, end: COIN + 1 },
      ];
  }
  return [];
}

// Why nothing is scored where a reader would expect it.

function unscoredOf(reasons: readonly Reason[], plays: readonly LegalPlay[], row: Row, dice: Dice): FactView[] {
  const marked = new Set(reasons.map(({ jan }) => jan));
  return PLEINS.flatMap(([jan, first]) => {
    if (isFull(damesAfter(row, []), first))
      return marked.has(`conserver_${jan}`) ? [] : [told("unscored-breaks", { jan })];
    if (marked.has(`remplir_${jan}`)) return [];
    const step = fillingStep(row, first, dice);
    return step ? [whyNot(plays, jan, step, dice)] : [];
  });
}

/** A single number that a dame could play onto the one case a jan lacks. */
function fillingStep(row: Row, first: number, [high, low]: Dice): { start: number; number: number } | null {
  for (const number of high === low ? [high] : [high, low]) {
    for (let start = 1; start < OUT - number; start++) {
      const end = start + number;
      if (end < first || end >= first + SIZE || mine(row, start) === 0 || theirs(row, end) > 0) continue;
      if (isFull(damesAfter(row, [[start, end]]), first)) return { start, number };
    }
  }
  return null;
}

function whyNot(plays: readonly LegalPlay[], jan: string, step: { start: number; number: number }, dice: Dice) {
  const { start, number } = step;
  const end = start + number;
  const isBegun = plays.some(({ moves }) => moves.some(([from, to]) => from === start && to === end));
  return told(isBegun ? "unscored-in-passing" : "unscored-both-numbers", {
    jan,
    number: { key: "number", args: { number } },
    start: { case: start },
    other: { key: "number", args: { number: dice[0] + dice[1] - number } },
  });
}

// Dames on the thrower's march.

const mine = (row: Row, place: number): number => numberAt(row, ME + place);
const theirs = (row: Row, place: number): number => numberAt(row, OTHER + OUT - place);

function damesAfter(row: Row, moves: readonly (readonly [number, number])[]): Int8Array {
  const dames = row.slice(ME, ME + OUT + 1);
  for (const [from, to] of moves) {
    dames[from]! -= 1;
    dames[to]! += 1;
  }
  return dames;
}

const isFull = (dames: Int8Array, first: number): boolean =>
  dames.subarray(first, first + SIZE).every((count) => count >= 2);
