/** What to do with a throw, and why: the mirror of `trictrac.players.hint.verdict`. */
import { TELLING } from "../engine/layout";
import { isFull, said, type Whose } from "../report/differences";
import { compare } from "../report/reasons";
import { marksOf, playText } from "../solo/rows";
import type { Fact, Moves } from "../words";
import {
  damesAfter,
  isPlay,
  leavingOf,
  marksAfter,
  prospectOf,
  stayingOf,
  type Advice,
  type Told,
  type ToldPlay,
} from "./advice";
import { cost, percent, worth } from "./amounts";
import { allows, consequences, end, finalTrous } from "./consequences";

/** The verdict and its reasons. */
export function verdict(advice: Advice): Fact[] {
  const [best, second] = advice.choices;
  if (!best) return [];
  if (best.play === null && !best.leaves) return [said("hint-wins-now", { ...finalTrous(advice, best) })];
  const [staying, leaving] = [stayingOf(advice), leavingOf(advice)];
  if (isPlay(staying) && leaving) return best.leaves ? leave(advice, staying, leaving) : stay(advice, staying, leaving);
  if (!isPlay(best)) return [];
  const value = worth(advice, best);
  if (!isPlay(second))
    return [
      best.play.moves.length === 0
        ? said("hint-no-play", { worth: value })
        : said("hint-one-play", { play: moves(best), worth: value }),
    ];
  const told = { play: moves(best), worth: value, second: moves(second) };
  const first = isClose(advice, second)
    ? said("hint-play-close", told)
    : said("hint-play-ahead", { ...told, cost: cost(advice, second) });
  return [first, ...compare(advice, best, second)];
}

/** Why the best play is better than one that somebody wants to make; nothing where they are the same board. */
export function betterThan(advice: Advice, played: string): Fact[] {
  const plays = advice.choices.filter(isPlay);
  const [best] = plays;
  const made = plays.find(({ play }) => playText(play) === played);
  return best && made && made !== best ? compare(advice, best, made) : [];
}

const moves = ({ play }: ToldPlay): Moves => ({ moves: play.moves.length > 0 ? playText(play) : "--" });

/** Whether a choice is as good as the best, as far as anybody can tell. */
const isClose = ({ written }: Advice, { loss }: Told): boolean => loss < TELLING.CLOSE * (written ? 10 : 1);

const mean = (advice: Advice, choice: Told, whose: Whose): number =>
  prospectOf(advice, choice, whose).points_gained / 36;

function leave(advice: Advice, staying: ToldPlay, leaving: Told): Fact[] {
  const { byWinChance, written, owed, marked, seat } = advice;
  const here = worth(advice, staying, byWinChance);
  const told = [said("hint-leave", { there: worth(advice, leaving), here, play: moves(staying) })];
  if (leaving.isOver) told.push(end(advice, leaving));
  if (staying.isOver) told.push(said("hint-if-stay", { told: end(advice, staying) }));
  else if (!staying.isMineNext) {
    if (mean(advice, staying, "theirs") >= TELLING.QUIET)
      told.push(said("hint-if-stay", { told: allows(advice, staying) }));
    else if (!leaving.isOver) told.push(said("hint-further-on"));
    const [risk, other] = [staying.chances.grande_lost, leaving.chances.grande_lost];
    if (risk - other >= TELLING.RISK && !written)
      told.push(said("hint-bredouille-risk", { here: percent(risk), there: percent(other) }));
  }
  const kept = marksOf(marked, seat).points;
  const changes: Fact[] = [];
  if (kept > 0 && !leaving.isOver) changes.push(said("hint-points-lost", { count: kept }));
  if (owed > 0) changes.push(said("hint-points-saved", { count: owed }));
  if (changes.length > 0) told.push(said("hint-by-leaving", { changes }));
  return told;
}

function stay(advice: Advice, staying: ToldPlay, leaving: Told): Fact[] {
  const { byWinChance, owed, marked, seat } = advice;
  const there = worth(advice, leaving, byWinChance);
  const told = [said("hint-stay", { here: worth(advice, staying), there, play: moves(staying) })];
  if (leaving.isOver) told.push(said("hint-if-leave", { told: end(advice, leaving) }));
  if (staying.isOver || staying.isMineNext) return [...told, ...consequences(advice, staying)];
  const kept = keeps(advice, staying);
  told.push(kept.length > 0 ? said("hint-keep", { kept }) : allows(advice, staying));
  if (owed > 0) {
    const breaks = marksOf(marked, seat).bredouille && !marksAfter(advice, staying, "mine").bredouille;
    told.push(said("hint-price", { count: owed, breaks }));
  }
  return [...told, ...betterThanTheNext(advice, staying)];
}

/** What one keeps by staying: points, and jans that are full. */
function keeps(advice: Advice, staying: Told): Fact[] {
  const { points, bredouille } = marksAfter(advice, staying, "mine");
  const dames = damesAfter(advice, staying, "mine");
  const count = prospectOf(advice, staying, "mine").jan;
  const full = TELLING.JANS.filter((first) => isFull(dames, first));
  const kept = points > 0 ? [said("hint-kept-points", { count: points, bredouille })] : [];
  return [...kept, ...full.map((jan) => said("hint-kept-jan", { jan, count }))];
}

/** Having stayed, why this play; two sentences, as much was said already. */
function betterThanTheNext(advice: Advice, staying: ToldPlay): Fact[] {
  const next = advice.choices.find((choice) => !choice.leaves && choice !== staying);
  if (!isPlay(next) || isClose(advice, next)) return [];
  const [first, ...rest] = compare(advice, staying, next).slice(0, 2);
  return first ? [said("hint-better-than", { play: moves(next), told: first }), ...rest] : [];
}
