/** A position that somebody sets up, looked at by the law in this browser: the mirror of `trictrac.server.study.examining`. */
import { RefusedError } from "../api/http";
import type { Examined, FactView, Judged } from "../api/types";
import { parseDice } from "../board/notation";
import { other, type Side } from "../board/types";
import type { Row } from "../engine/answers";
import type { Fault } from "../engine/kernel";
import * as layout from "../engine/layout";
import { RulesError } from "../engine/rules";
import { readSetUp } from "../pages/editor/setup";
import type { Args, Fact } from "../words";
import type { Law } from "./fold";
import { marksOf, pavillonOf, playText, rowOf, sideOf, textOf } from "./rows";
import { sheetOf, totalsOf } from "./sheet";
import { readRules } from "./terms";

interface Question {
  readonly position: string;
  readonly throw?: string | null;
  readonly rules?: string;
}

type Sum = Judged["sums"][number];
const CASES_AND_OUT = 25;

const told = (key: string, args?: Args): FactView => (args ? { key, args } : { key }) as FactView;

export async function examine(law: Law, question: Question): Promise<Examined> {
  const { row, dice } = read(question);
  const fault = await law.ask("fault", { row });
  return {
    position: textOf(row, null),
    pavillon: pavillonOf(row) ?? null,
    faults: fault ? [faultView(fault, row)] : [],
    judged: dice && !fault ? await judged(law, row, dice) : null,
  };
}

/** What is asked about; an error says what cannot be read. */
export function read({ position, throw: thrown, rules = "loi-2013" }: Question): {
  row: Row;
  dice: [number, number] | null;
  /** Whether one stake is won, whatever the way of winning. */
  isSimple: boolean;
} {
  try {
    const set = readSetUp(position);
    const { bits, trous, options } = readRules(rules);
    const text = thrown ?? /_([1-6]-[1-6])$/.exec(position)?.[1] ?? "";
    const found = parseDice(text);
    const dice: [number, number] | null = found && [Math.max(...found), Math.min(...found)];
    return { row: rowOf(set, bits, trous), dice, isSimple: options["stakes"] === "simple" };
  } catch (error) {
    const why =
      error instanceof RulesError
        ? error.told
        : { key: "position-unreadable", args: { given: `'${position}'`, why: "none" } };
    throw new RefusedError({ code: "bad_action", told: why as FactView });
  }
}

function faultView(fault: Fault, row: Row): Examined["faults"][number] {
  const mover = sideOf(row[layout.SEAT] ?? 0);
  const isShared = fault.kind === "two_colours";
  const side = isShared ? "white" : fault.theirs ? other(mover) : mover;
  // Where two colours meet is told on white's march.
  const place = isShared && mover === "black" ? CASES_AND_OUT - fault.case : fault.case;
  const text = told("fault", {
    side: { key: `side-${side}` },
    what: { key: `fault-${fault.kind}` },
    case: place || "none",
  });
  return { side, ...(place > 0 && { case: place }), fatal: true, text };
}

async function judged(law: Law, row: Row, dice: [number, number]): Promise<Judged> {
  const judgement = await law.ask("judge", { row, dice });
  const seat = row[layout.SEAT] ?? 0;
  const sums: Sum[] = [];
  let now = row;
  for (const [theirs, points] of [...totalsOf(judgement.reasons).entries()]) {
    if (points === 0 || now[layout.PHASE] === layout.OVER) continue;
    const { row: next, trous } = await law.ask("mark", { row: now, theirs: theirs === 1, points });
    sums.push(sumOf(now, next, theirs === 1 ? 1 - seat : seat, points, trous));
    now = next;
  }
  const mine = sums.find(({ side }) => side === sideOf(seat));
  const [high, low] = dice;
  return {
    throw: dice.join("-"),
    name: high === low ? told("throw-doublet", { number: high }) : told("throw-simple", { high, low }),
    ...sheetOf(judgement, row, seat, dice),
    sums,
    may_leave: mine !== undefined && mine.trous > 0 && !mine.wins,
    plays: judgement.plays.map(playText),
  };
}

// What points do to the marks, in words: the mirror of `trictrac.marking`.

const NAMES: Record<Side, Fact> = { white: { key: "side-white" }, black: { key: "side-black" } };
/** Sums of more trous than this are not written out. */
const SUMMED = 6;

function sumOf(before: Row, after: Row, seat: number, gain: number, made: number): Sum {
  const [had, has] = [marksOf(before, seat), marksOf(after, seat)];
  const wins = after[layout.PHASE] === layout.OVER;
  return {
    side: sideOf(seat),
    before: had.points,
    gain,
    trous: made,
    points: has.points,
    bredouille: has.bredouille,
    wins,
    text: made > 0 ? trouTold(before, after, seat, gain, made, wins) : pointsTold(before, after, seat, gain),
  };
}

const sumTold = (had: number, gain: number): Fact | "none" =>
  had > 0 ? { key: "marking-sum", args: { had, gain, total: had + gain } } : "none";

function pointsTold(before: Row, after: Row, seat: number, gain: number): FactView {
  const [wasTheirs, theirs] = [marksOf(before, 1 - seat), marksOf(after, 1 - seat)];
  const broke = wasTheirs.bredouille && wasTheirs.points > 0 && !theirs.bredouille;
  const lessJetons = jetonsOf(after, 1 - seat) < jetonsOf(before, 1 - seat);
  return told("marking-points", {
    name: NAMES[sideOf(seat)],
    gain,
    sum: sumTold(marksOf(before, seat).points, gain),
    jetons: jetonsOf(after, seat),
    bredouille: marksOf(after, seat).bredouille,
    broke: !broke ? "no" : lessJetons ? "jeton" : "yes",
    other: NAMES[sideOf(1 - seat)],
  });
}

function trouTold(before: Row, after: Row, seat: number, gain: number, made: number, wins: boolean): FactView {
  // The first twelve points count one trou or two, all others two.
  const twelves = Math.ceil(made / 2);
  const each = [made - 2 * (twelves - 1), ...new Array<number>(twelves - 1).fill(2)];
  const [wasTheirs, theirs] = [marksOf(before, 1 - seat), marksOf(after, 1 - seat)];
  const [mine, side] = [marksOf(after, seat), sideOf(seat)];
  const does: Fact[] = [{ key: "marking-has", args: { trous: { key: "trous", args: { count: mine.trous } } } }];
  if (pavillonOf(after) === side && pavillonOf(before) !== side) does.push({ key: "marking-takes-pavillon" });
  if (wins) does.push({ key: "marking-wins" });
  return told("marking-trou", {
    name: NAMES[side],
    gain,
    sum: sumTold(marksOf(before, seat).points, gain),
    made,
    sums: each.length > 1 && each.length <= SUMMED ? each.join(" + ") : "none",
    kind: each.length > 1 ? "several" : each[0] === 2 ? "double" : "simple",
    rest: mine.points,
    wiped: wasTheirs.points > 0 && theirs.points === 0 ? wasTheirs.points : 0,
    other: NAMES[other(side)],
    does,
    lost: pavillonOf(before) === other(side) && pavillonOf(after) !== other(side),
  });
}

/** Two for the second to mark while in bredouille (art. XV). */
function jetonsOf(row: Row, seat: number): number {
  const [mine, theirs] = [marksOf(row, seat), marksOf(row, 1 - seat)];
  if (mine.points === 0) return 0;
  return mine.bredouille && theirs.points > 0 ? 2 : 1;
}
