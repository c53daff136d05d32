/** A game against the computer as its page sees it: the mirror of `trictrac.server.tables.views`. */
import type { BoardView, ClaimView, CoupView, TableView, WhyView } from "../api/types";
import * as layout from "../engine/layout";
import { hasWon, madeOf, mayAgree, mayDecide, modeOf, turnOf, type State, type Terms, type Thrown } from "./fold";
import type { Fault } from "./reckoning";
import { diceOf, marksOf, pavillonOf, playText, sideOf, textOf, withMarks } from "./rows";
import { sheetOf } from "./sheet";

type Stands = Pick<BoardView, "position" | "sits" | "marks" | "pavillon">;

/** What a game and its end have in common. */
function standsOf(state: State): Stands {
  const { row, sits } = state;
  const pavillon = pavillonOf(row);
  return {
    position: textOf(row, row[layout.PHASE] === layout.PLAY ? diceOf(row) : null),
    sits: [...sits],
    marks: [marksOf(row, 0), marksOf(row, 1)],
    ...(pavillon && { pavillon }),
  };
}

export function endView(state: State): NonNullable<TableView["end"]> {
  return { ...standsOf(state), ...(state.thrown && { coup: playedView(state.thrown, state.sits) }) };
}

/** `mayTakeBack`: the player who has chosen something that can still be taken back. */
export function boardView(state: State, terms: Terms, mayTakeBack: number | null): BoardView {
  const { phase, sits, thrown, row, reckoning } = state;
  const isLying = row[layout.PHASE] === layout.PLAY && thrown !== null;
  const lying = phase === "throw" ? diceOf(row) : null;
  const seat = turnOf(state);
  return {
    ...standsOf(state),
    phase,
    coup: state.coup,
    turn: sits[seat]!,
    awaits: sits[awaitedOf(state, terms)]!,
    opening: Object.fromEntries([...state.opening].map(([each, die]) => [sits[each]!, die])),
    ...(lying && { lying }),
    may_decide: mayDecide(state),
    stayed: phase === "play" && state.stayed && madeOf(state) > 0,
    ...(phase === "play" && thrown && { plays: thrown.judgement.plays.map(playText) }),
    ...(isLying && {
      score: sheetOf(thrown.judgement, row, seat, thrown.dice).score,
      throw: throwView(state, thrown),
    }),
    ...(!isLying && thrown && { last: playedView(thrown, sits) }),
    ...(mayDecide(state) && { decision: decisionView(state) }),
    may: Object.fromEntries(
      [0, 1].map((each) => [sits[each]!, mayOf(state, terms, each, mayTakeBack === sits[each] ? ["take_back"] : [])]),
    ),
    target: terms.target,
    touched: [],
    contestable: [0, 1].filter((each) => reckoning.contestable(each)).map((each) => sits[each]!),
    claims: claimsView(state),
  };
}

/** The seat that is waited for. */
function awaitedOf(state: State, terms: Terms): number {
  if (state.phase === "opening") return state.opening.has(0) ? 1 : 0;
  if (state.phase === "ending") return hasWon(state, terms, 0) ? 1 : 0;
  return state.phase === "leaving" ? 1 - turnOf(state) : turnOf(state);
}

/** What a seat may do now, in the order of the server's list. */
function mayOf(state: State, terms: Terms, seat: number, more: string[]): string[] {
  const { phase, reckoning } = state;
  const isTurn = turnOf(state) === seat;
  const mark = modeOf(state, terms, seat) === "assisted" && reckoning.toMark(seat) !== null ? ["mark"] : [];
  const contest = reckoning.contestable(seat) ? ["contest"] : [];
  const found: string[] = [];
  if (phase === "opening" && !state.opening.has(seat)) found.push("throw");
  if (phase === "throw") found.push(...(isTurn ? ["throw"] : []), ...mark, ...contest);
  if (phase === "play") {
    const decides = isTurn && mayDecide(state);
    const leaves = decides && !reckoning.stoppedByExcess(seat, state.coup);
    found.push(
      ...mark,
      ...(decides ? ["stay"] : []),
      ...(leaves ? ["leave"] : []),
      ...(isTurn ? ["play"] : []),
      ...contest,
    );
  }
  if (phase === "leaving" || phase === "ending")
    found.push(...(mayAgree(state, terms, seat) ? ["agree"] : []), ...mark, ...contest);
  return [...found, "resign", ...more];
}

function decisionView(state: State): NonNullable<BoardView["decision"]> {
  const [mine, theirs] = [marksOf(state.row, turnOf(state)), marksOf(state.row, 1 - turnOf(state))];
  return { points: mine.points, other_points: theirs.points, trous: mine.trous, ends: state.leavingEnds };
}

/** The throw on the table, with its sum. */
function throwView(state: State, { seat, dice, judgement, worth, before }: Thrown): CoupView {
  const stood = state.reckoning.before(state.coup);
  const made = madeOf(state);
  const whole = Math.floor((stood[seat]!.points + worth[0]) / layout.POINTS_OF_A_TROU);
  return {
    player: state.sits[seat]!,
    side: sideOf(seat),
    dice: [...dice],
    unscored: sheetOf(judgement, state.row, seat, dice).unscored,
    before: { ...stood[seat]! },
    gained: worth[0],
    given: worth[1],
    trous: made,
    // Every twelve points after the first make two trous, so that the first is seen in the sum.
    double: made > 0 && made === 2 * whole,
    asked: textOf(withMarks(before, stood), dice),
  };
}

/** A coup that was played. */
function playedView({ seat, dice, judgement, worth, judged }: Thrown, sits: State["sits"]): CoupView {
  const sheet = sheetOf(judgement, judged, seat, dice);
  const gains = { gained: worth[0], given: worth[1] };
  return { player: sits[seat]!, side: sideOf(seat), dice: [...dice], ...sheet, ...gains };
}

/** Coups for which a claim is shown: it is past recall before. */
const CLAIMS_SHOWN = 4;

/** The écoles that were claimed, with the reason once nothing of them can be taken up any more (XVII.10). */
function claimsView(state: State): ClaimView[] {
  const shown = state.reckoning.claims.filter(({ coup }) => coup >= state.coup - CLAIMS_SHOWN);
  return shown.map((claim): ClaimView => {
    const meant = claim.hit.filter(({ coup }) => state.sheets.has(coup));
    const isTaken = (fault: Fault) =>
      state.reckoning.openFaults(fault.seat).some(({ coup, slot }) => coup === fault.coup && slot === fault.slot);
    const isTold = !claim.isOpen && !meant.some(isTaken);
    return {
      number: claim.entries[0]!,
      player: state.sits[claim.seat]!,
      points: claim.points,
      open: claim.isOpen,
      contested: claim.isContested,
      ...((isTold || claim.isContested) && { right: true, worth: claim.points }),
      ...(isTold && { why: meant.map((fault) => whyView(state, fault)) }),
    };
  });
}

const NOTHING = { points: 0, bredouille: false, trous: 0, serie: false };

function whyView(state: State, fault: Fault): WhyView {
  const { seat, dice, judgement, judged } = state.sheets.get(fault.coup)!;
  const tooMuch = fault.kind === "more" ? fault.points : 0;
  return {
    kind: fault.kind,
    player: state.sits[fault.seat]!,
    thrower: sideOf(seat),
    dice: [...dice],
    position: textOf(withMarks(judged, [NOTHING, NOTHING]), null),
    due: state.reckoning.dueAt(fault),
    marked: state.reckoning.markedAt(fault) + tooMuch,
    points: fault.points,
    score: sheetOf(judgement, judged, seat, dice).score.filter(({ side }) => side === sideOf(fault.seat)),
  };
}
