/**
 * What a good player would do with a throw, worked out in this browser: the choices in order of merit, what each leads
 * to, and why. The mirror of `trictrac.players.hint`.
 */
import type { FactView, Hint, HintChoice, HintQuestion } from "../api/types";
import * as layout from "../engine/layout";
import { formOf, otherView, type Choice } from "../engine/players";
import { tell } from "../engine/reasons";
import type { Law } from "../solo/fold";
import { read } from "../solo/examine";
import { numberAt, playText, stateText, textOf } from "../solo/rows";
import { totalsOf } from "../solo/sheet";
import { leavingOf, prospectOf, stayingOf, toldOf, type Advice, type Chances, type Told } from "./advice";
import { aimOf } from "./aims";
import { consequences } from "./consequences";
import { betterThan, verdict } from "./verdict";

export async function hintOf(law: Law, question: HintQuestion): Promise<Hint> {
  const advice = await advise(law, question);
  const { dice, reasons, before, unit, marked, choices } = advice;
  const { form = "ordinary", player = "net", rules = "loi-2013" } = question;
  const [stay, leave] = [stayingOf(advice), leavingOf(advice)];
  return {
    position: textOf(before, null),
    throw: dice.join("-"),
    rules,
    form,
    player,
    unit,
    score: {
      mine: totalsOf(reasons)[0],
      other: advice.owed,
      reasons: reasons.map((reason) => tell(reason, before, ...dice) as FactView),
    },
    marked: stateText(marked),
    decision: stay && leave ? { stay: choiceOf(advice, stay), leave: choiceOf(advice, leave) } : null,
    aim: await aimOf(law, advice),
    count: choices.length,
    choices: choices.map((choice) => choiceOf(advice, choice)),
    sentences: verdict(advice) as FactView[],
    better: question.played ? (betterThan(advice, question.played) as FactView[]) : [],
  };
}

/** Weighs everything that can be done with a throw. */
async function advise(law: Law, question: HintQuestion): Promise<Advice> {
  const { row, dice, isSimple } = read(question);
  if (!dice) throw new Error("no dice to advise on");
  if (question.form === "a-ecrire") row[layout.TARGET] = 0;
  const seat = numberAt(row, layout.SEAT);
  const thrown = row.slice();
  [thrown[layout.DIE_A], thrown[layout.DIE_B]] = dice;
  const { reasons } = await law.ask("judge", { row, dice });
  const { row: marked } = await law.ask("throw", { row, dice, marks: true });
  const { choices } = await law.ask("hint", { row: thrown, adviser: question.player ?? "net" });
  const written = question.form === "a-ecrire";
  const byWinChance = !written && isSimple;
  return {
    before: row,
    seat,
    dice,
    reasons,
    marked,
    decides: marked[layout.PHASE] === layout.DECIDE,
    choices: await Promise.all(
      choices.map(async (choice) => toldOf(choice, seat, await chancesOf(law, choice, seat, byWinChance))),
    ),
    written,
    unit: written ? "jetons" : "stakes",
    byWinChance,
    owed: totalsOf(reasons)[1],
  };
}

async function chancesOf(law: Law, choice: Choice, seat: number, byWinChance: boolean): Promise<Chances> {
  const { after, plies, value } = choice;
  const form = formOf(after);
  const { chances } = await law.ask("ends", { row: after, plies: Math.min(plies, layout.TELLING.FORESEEN) });
  const seen = after[layout.SEAT] === seat ? chances : otherView(chances, form);
  const { count, side, petite, grande, half } = layout.ENDS[form];
  const [mine, theirs] = [seen.subarray(0, side), seen.subarray(count - side)];
  const sum = (ends: Float32Array) => ends.reduce((one, two) => one + two, 0);
  const of = (ends: Float32Array, places: readonly number[]) => places.reduce((all, place) => all + ends[place]!, 0);
  return {
    // Where one stake is won or lost, the value by which choices are ranked says how often it is won.
    win: byWinChance ? (1 + value) / 2 : sum(mine),
    lose: byWinChance ? (1 - value) / 2 : sum(theirs),
    refait: sum(seen.subarray(side, count - side)),
    petite: of(mine, petite),
    grande: of(mine, grande),
    half: of(mine, half),
    petite_lost: of(theirs, petite),
    grande_lost: of(theirs, grande),
    half_lost: of(theirs, half),
  };
}

const prospects = (advice: Advice, choice: Told, whose: "mine" | "theirs"): Record<string, number> => {
  const { beaten, jan, trou, blocked, points_gained, points_given } = prospectOf(advice, choice, whose);
  return { beats: beaten, jan, trou, blocked, points: points_gained / 36, given: points_given / 36 };
};

function choiceOf(advice: Advice, choice: Told): HintChoice {
  const { after, value, loss, plies, leaves, play } = choice;
  return {
    play: play && playText(play),
    moves: play && play.moves.map(([from, to]): [number, number] => [from, to]),
    leaves,
    after: stateText(after),
    value,
    loss,
    plies,
    chances: { ...choice.chances },
    other: prospects(advice, choice, "theirs"),
    mine: prospects(advice, choice, "mine"),
    throws_next: choice.isMineNext ? "mine" : "other",
    over: choice.isOver,
    won: choice.hasWon,
    sentences: consequences(advice, choice) as FactView[],
  };
}
