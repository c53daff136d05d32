/**
 * A game against the computer as its events tell it: a fold, the mirror of `trictrac.table.state` and `partie` where the
 * program marks for the computer. The kernel takes every step of a coup; nothing here knows what a throw is worth or may
 * be played.
 */
import type { TableEvent } from "../api/types";
import type { Engine } from "../engine/engine";
import type { Dice, Row } from "../engine/answers";
import type { Judgement } from "../engine/kernel";
import * as layout from "../engine/layout";
import { parsePlay } from "../board/notation";
import type { SetUp } from "../pages/editor/setup";
import { OWN, Reckoning, RECEIVED, type Place } from "./reckoning";
import { changeOf, marksOf, numberAt, rowOf, withMarks } from "./rows";
import { isWritten, nextOf, settled, type Form, type Result } from "./forms";
import { totalsOf } from "./sheet";

export type Law = Pick<Engine, "ask">;
export type Seats = readonly [number, number];
export type Phase = "seating" | "opening" | "throw" | "play" | "leaving" | "ending" | "over";
export type Mode = "automatic" | "assisted" | "strict";

/** A throw as it was judged. */
export interface Thrown {
  readonly seat: number;
  readonly dice: readonly [number, number];
  readonly judgement: Judgement;
  /** The points of the thrower, and those of the opponent. */
  readonly worth: readonly [number, number];
  /** The row before the dice, and once it was thrown. */
  readonly before: Row;
  readonly judged: Row;
}

export interface State {
  readonly seq: number;
  readonly phase: Phase;
  readonly row: Row;
  /** The players of white and black. */
  readonly sits: Seats;
  readonly coup: number;
  /** The dice of the seats that have thrown for the beginning. */
  readonly opening: ReadonlyMap<number, number>;
  readonly began: number;
  /** Whether dice decided that. */
  readonly wasThrown: boolean;
  /** The throw on the table, or the last one that was played. */
  readonly thrown: Thrown | null;
  readonly stayed: boolean;
  /** Who gave up. */
  readonly givenUp: number | null;
  /** Whether leaving now would end the marque (art. II). */
  readonly leavingEnds: boolean;
  /** The marks, what is due and what may be taken up. */
  readonly reckoning: Reckoning;
  /** Who was asked to agree to a leaving or an end has done so. */
  readonly agreed: boolean;
  /** The throws of the last coups: a contest shows why it was settled as it was. */
  readonly sheets: ReadonlyMap<number, Thrown>;
  readonly results: readonly Result[];
}

/** What is played: to so many trous, 0 for marques, by these bits of rules. */
export interface Terms {
  readonly form: Form;
  readonly target: number;
  readonly rules: number;
  /** How each player marks. */
  readonly modes: readonly [Mode, Mode];
  /** The position that the first game begins from, if not from the talons, and the dice that lie there. */
  readonly start?: { readonly set: SetUp; readonly dice: Dice | null };
}

export const NOT_BEGUN: State = {
  seq: 0,
  phase: "seating",
  row: new Int8Array(layout.ROW),
  sits: [0, 1],
  coup: 0,
  opening: new Map(),
  began: 0,
  wasThrown: true,
  thrown: null,
  stayed: false,
  givenUp: null,
  leavingEnds: false,
  reckoning: new Reckoning(),
  agreed: false,
  sheets: new Map(),
  results: [],
};

export const turnOf = (state: State): number => numberAt(state.row, layout.SEAT);

export const modeOf = (state: State, { modes }: Terms, seat: number): Mode => modes[state.sits[seat]!]!;

/** The trous that the thrower made by the points of the throw. */
export const madeOf = (state: State): number => state.reckoning.made(state.coup, turnOf(state));

const ownPlace = (state: State): Place => ({ coup: state.coup, seat: turnOf(state), slot: OWN });

/** Whether a seat has the last trou (art. XX). */
export const hasWon = (state: State, { target }: Terms, seat: number): boolean =>
  target > 0 && state.reckoning.marks[seat]!.trous >= target;

/** The state after an event, which was allowed. */
export async function fold(law: Law, terms: Terms, state: State, event: TableEvent): Promise<State> {
  const next = await stateAfter(law, terms, { ...state, seq: event.seq }, event);
  // An école took away the trou that somebody would leave on.
  const stays = next.phase === "leaving" && madeOf(next) === 0 ? goOn(next) : next;
  const isInPlay = ["throw", "play", "leaving"].includes(stays.phase);
  const isWrong = (seat: number) => hasWon(stays, terms, seat) && stays.reckoning.openFaults(seat).length > 0;
  return isInPlay && (isWrong(0) || isWrong(1)) ? { ...stays, phase: "ending" } : stays;
}

async function stateAfter(law: Law, terms: Terms, state: State, event: TableEvent): Promise<State> {
  const seat = "player" in event ? state.sits.indexOf(event.player) : 0;
  const reckoning = state.reckoning.copy();
  switch (event.kind) {
    case "seated": {
      if (terms.start && state.results.length === 0) return setUp(state, terms, terms.start, event);
      const { row } = await law.ask("newGame", { target: terms.target, rules: terms.rules });
      const begins: State = { ...NOT_BEGUN, results: state.results, seq: event.seq, row, sits: event.sits };
      if (event.first == null) return { ...begins, phase: "opening" };
      const first = event.sits.indexOf(event.first);
      [row[layout.SEAT], row[layout.PHASE]] = [first, layout.THROW];
      return { ...begins, phase: "throw", began: first, wasThrown: false };
    }
    case "die":
      return opened(law, state, seat, event.dice[0]);
    case "thrown":
      return thrown(law, state, reckoning, event.dice);
    case "marked":
      reckoning.mark(seat, event.points);
      return marked(law, state, reckoning);
    case "claimed":
      reckoning.claim(seat, event.points, state.coup);
      reckoning.declare(seat, state.phase === "play" ? ownPlace(state) : null);
      return objected(await marked(law, state, reckoning));
    case "contested":
      reckoning.contest(seat);
      return objected(await marked(law, state, reckoning));
    case "stayed":
      return { ...state, stayed: true };
    case "leaving":
      if (terms.form.options["leaving_excused"]) reckoning.excuse(ownPlace(state));
      reckoning.complete(ownPlace(state));
      return { ...state, reckoning, phase: "leaving", agreed: false };
    case "agreed":
      if (state.phase === "ending") for (const fault of reckoning.faults) fault.isOpen = false;
      return { ...state, reckoning, agreed: true };
    case "left":
      return left(law, state);
    case "played":
      return played(law, state, reckoning, event.play);
    case "resigned":
      return { ...state, givenUp: seat };
    case "ended": {
      const { sits, began: first, wasThrown, results } = state;
      const { result: trous, series, first: by = null } = event;
      const number = nextOf(terms.form, results)?.number ?? 0;
      // Écoles and giving up may leave marks that no leaving explains.
      const leftBy = by !== null && (trous[by] === 0 || series[1 - by]) ? null : by;
      const ended = { number, sits, trous, series, first, wasThrown, leftBy };
      return { ...state, phase: "seating", results: [...results, await settled(law, terms.form, results, ended)] };
    }
    case "finished":
      return { ...state, phase: "over" };
    default:
      return state;
  }
}

/** A position on the board of two who have just sat down. */
function setUp(
  state: State,
  { rules, target }: Terms,
  { set, dice }: NonNullable<Terms["start"]>,
  { seq, sits }: Extract<TableEvent, { kind: "seated" }>,
): State {
  const row = rowOf(set, rules, target);
  if (dice) [row[layout.DIE_A], row[layout.DIE_B]] = dice;
  const reckoning = Reckoning.from([marksOf(row, 0), marksOf(row, 1)]);
  const began = numberAt(row, layout.SEAT);
  return { ...NOT_BEGUN, results: state.results, seq, row, sits, phase: "throw", began, wasThrown: false, reckoning };
}

async function opened(law: Law, state: State, seat: number, die: number): Promise<State> {
  const opening = new Map(state.opening).set(seat, die);
  const [white, black] = [opening.get(0), opening.get(1)];
  if (white === undefined || black === undefined) return { ...state, opening };
  const { row, decided } = await law.ask("open", { row: state.row, dice: [white, black] });
  if (!decided) return { ...state, opening: new Map() };
  return { ...state, opening: new Map(), row, phase: "throw", began: numberAt(row, layout.SEAT) };
}

async function thrown(law: Law, state: State, reckoning: Reckoning, dice: readonly [number, number]): Promise<State> {
  const seat = turnOf(state);
  reckoning.lapse(seat, state.coup);
  const { row, judgement } = await law.ask("throw", { row: state.row, dice, marks: false });
  const worth = totalsOf(judgement.reasons);
  const found: Thrown = { seat, dice, judgement, worth, before: state.row, judged: row };
  const coup = state.coup + 1;
  reckoning.owe({ coup, seat, slot: OWN }, worth[0]);
  const sheets = new Map([...state.sheets, [coup, found] as const].filter(([each]) => each > coup - SHEETS_KEPT));
  const now = { phase: "play", coup, thrown: found, stayed: false, leavingEnds: false, agreed: false } as const;
  return { ...state, ...now, row, reckoning, sheets };
}

/** Coups whose sheets somebody may still ask about. */
const SHEETS_KEPT = 8;

/** The marks changed: they are on the board too, which a last trou does not end. */
async function marked(law: Law, state: State, reckoning: Reckoning): Promise<State> {
  const { marks } = await reckoning.fold(law);
  const row = withMarks(state.row, marks);
  const now = { ...state, row, reckoning };
  if (state.phase !== "play" || madeOf(now) === 0) return now;
  const { row: after } = await law.ask("decide", { row: deciding(now), leaves: true });
  return { ...now, leavingEnds: after[layout.PHASE] === layout.OVER };
}

/** Who marked too much on their throw cannot leave, nor does the game end while anything is taken up. */
function objected(state: State): State {
  const isStopped = state.phase === "leaving" && state.reckoning.stoppedByExcess(turnOf(state), state.coup);
  return isStopped || state.phase === "ending" ? goOn(state) : state;
}

const goOn = (state: State): State => ({
  ...state,
  phase: state.row[layout.PHASE] === layout.PLAY ? "play" : "throw",
});

async function left(law: Law, state: State): Promise<State> {
  const { row } = await law.ask("decide", { row: deciding(state), leaves: true });
  return {
    ...state,
    row,
    reckoning: state.reckoning.wiped(),
    phase: "throw",
    thrown: null,
    stayed: false,
    agreed: false,
  };
}

async function played(law: Law, state: State, reckoning: Reckoning, text: string): Promise<State> {
  const play = playOf(state, text);
  if (!play) throw new Error(`no such play: ${text}`);
  const place = ownPlace(state);
  const { plays } = state.thrown!.judgement;
  // Where nothing could be played one may mark until one's next throw (XVII.12).
  if (plays.length === 1 && plays[0]!.moves.length === 0 && reckoning.isOpen(place)) reckoning.excuse(place);
  else reckoning.complete(place);
  reckoning.owe({ coup: state.coup, seat: 1 - place.seat, slot: RECEIVED }, state.thrown!.worth[1]);
  const { row } = await law.ask("play", { row: state.row, packed: play.packed, marks: false });
  return { ...state, row, reckoning, phase: "throw" };
}

/** The legal play that leaves the same board as what somebody wrote. */
export function playOf(state: State, text: string) {
  const change = changeOf(parsePlay(text));
  return state.thrown?.judgement.plays.find(({ moves }) => changeOf(moves) === change);
}

/** Whether the thrower made a trou and may stay or leave. */
export const mayDecide = (state: State): boolean => state.phase === "play" && !state.stayed && madeOf(state) > 0;

/** Whether a seat is asked before the other leaves or the game ends. */
export const mayAgree = (state: State, terms: Terms, seat: number): boolean =>
  state.phase === "leaving" ? seat !== turnOf(state) : state.phase === "ending" && hasWon(state, terms, 1 - seat);

/** The row of a throw as a player chooses by it: with a trou it may leave, and what the opponent will mark is known. */
export function deciding(state: State): Row {
  const row = state.row.slice();
  row[layout.PHASE] = madeOf(state) > 0 ? layout.DECIDE : layout.PLAY;
  row[layout.OWED] = state.thrown?.worth[1] ?? 0;
  return row;
}

/** What each seat ends with: by its trous, or as if whoever gave up had just lost; and who left a marque. */
export function endOf(state: State, { form, target }: Terms): Pick<Result, "trous" | "series" | "leftBy"> {
  const { givenUp } = state;
  const marks = [marksOf(state.row, 0), marksOf(state.row, 1)];
  const trous = marks.map((each) => each.trous);
  let leftBy: number | null = null;
  if (isWritten(form)) {
    leftBy = givenUp === null ? turnOf(state) : 1 - givenUp;
    if (givenUp !== null) trous[leftBy] = Math.max(trous[leftBy]!, layout.TROUS_OF_A_MARQUE, trous[givenUp]! + 1);
  } else {
    const turn = turnOf(state);
    const winner = givenUp !== null ? 1 - givenUp : trous[turn]! >= target ? turn : 1 - turn;
    [trous[winner], trous[1 - winner]] = [target, Math.min(trous[1 - winner]!, target - 1)];
  }
  const series = [0, 1].map(
    (seat) => trous[seat]! > 0 && seat !== givenUp && (marks[seat]!.serie || trous[1 - seat] === 0),
  );
  return { trous: [trous[0]!, trous[1]!], series: [series[0]!, series[1]!], leftBy };
}
