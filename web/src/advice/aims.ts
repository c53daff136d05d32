/**
 * What to aim at with a throw, in one sentence for somebody who learns: read off the best play, which is not named. The
 * mirror of `trictrac.players.hint.aims`.
 */
import type { AimView, FactView } from "../api/types";
import { COIN, OUT, TELLING } from "../engine/layout";
import { damesOf, fillableOf, isFull, lacking, meanPoints, said } from "../report/differences";
import { waitingRow } from "../solo/rows";
import type { Law } from "../solo/fold";
import type { Row } from "../engine/answers";
import type { Args, Fact } from "../words";
import { damesAfter, isPlay, prospectOf, stayingOf, type Advice, type Told } from "./advice";
import { worth } from "./amounts";
import { consequences } from "./consequences";

/** An aim and how much it matters, in points, so that the largest is said. */
interface Weighed {
  readonly weight: number;
  readonly told: Fact;
  /** The cases it speaks of, on the thrower's march. */
  readonly cases: readonly number[];
}

const weighed = (weight: number, key: string, args?: Args, cases: readonly number[] = []): Weighed => ({
  weight,
  told: said(key, args),
  cases,
});

/** The one thing that the best choice is about; nothing where the throw ended the game by itself. */
export async function aimOf(law: Law, advice: Advice): Promise<AimView | null> {
  const [first] = advice.choices;
  const best = stayingOf(advice) ?? first;
  if (!first || !isPlay(best)) return null;
  const { told, cases } = await ofThePlay(law, advice, best);
  const leaving = first.leaves ? (whyLeave(best, first, advice) as FactView) : null;
  return { told: told as FactView, cases: [...cases], leaving };
}

async function ofThePlay(law: Law, advice: Advice, best: Told): Promise<Omit<Weighed, "weight">> {
  if (best.play?.moves.length === 0) return weighed(0, "aim-stuck");
  if (advice.choices.filter(({ leaves }) => !leaves).length === 1) return weighed(0, "aim-forced");
  const found = [...ofTheDames(advice, best), ...(await ofTheNextThrow(law, advice, best))];
  const [first, ...others] = found;
  if (!first) return { told: consequences(advice, best)[0]!, cases: [] };
  return others.reduce((most, each) => (each.weight > most.weight ? each : most), first);
}

function whyLeave(staying: Told, leaving: Told, advice: Advice): Fact {
  if (leaving.isOver || staying.isOver) return said("aim-leave");
  const points = prospectOf(advice, staying, "theirs").points_gained / 36;
  if (staying.isMineNext || points < TELLING.QUIET) {
    // The opponent's next throw is no reason: what both are worth says how much there is to choose.
    const here = worth(advice, staying, advice.byWinChance);
    return said("aim-leave-worth", { there: worth(advice, leaving), here });
  }
  return said("aim-leave-why", { points: meanPoints(points) });
}

const CASES = Array.from({ length: OUT - 1 }, (_, index) => index + 1);
const SIX = [0, 1, 2, 3, 4, 5];

/** Jans, the corner, lone dames, cases, dames out: what the play does on the board. */
function ofTheDames(advice: Advice, best: Told): Weighed[] {
  const before = damesOf(advice.before, advice.seat);
  const after = damesAfter(advice, best, "mine");
  const count = (dames: Int8Array, place: number): number => dames[place] ?? 0;
  const found: Weighed[] = [];
  for (const jan of TELLING.JANS.filter((each) => isFull(after, each))) {
    const six = SIX.map((more) => jan + more);
    found.push(weighed(8, isFull(before, jan) ? "aim-keep" : "aim-fill", { jan }, six));
  }
  if (count(after, COIN) >= 2 && count(before, COIN) < 2) found.push(weighed(6, "aim-corner", undefined, [COIN]));
  const covered = CASES.filter((place) => count(before, place) === 1 && count(after, place) >= 2 && place !== COIN);
  if (covered.length > 0) {
    const args = { count: covered.length, cases: covered };
    found.push(weighed(2 + 0.2 * covered.length, "aim-cover", args, covered));
  }
  const made = TELLING.CASES.find((place) => count(before, place) === 0 && count(after, place) >= 2);
  if (made !== undefined) {
    found.push(weighed(made === TELLING.DIABLE ? 2.5 : 1.5, "aim-case", { case: made }, [made]));
  }
  const left = count(before, 1) - count(after, 1);
  if (left > 0) found.push(weighed(0.2 * left, "aim-talon", { count: count(after, 1) }));
  const out = count(after, OUT) - count(before, OUT);
  if (out > 0) found.push(weighed(1.5 * out, "aim-out", { count: out }));
  for (const jan of TELLING.JANS) {
    const [lacks, lacked] = [lacking(after, jan), lacking(before, jan)];
    const isNear = 0 < lacks && lacks < lacked && lacks <= TELLING.NEAR;
    if (isNear && fillableOf(best, "mine", advice.seat).includes(jan)) {
      found.push(weighed(1.4 - 0.1 * lacks, "aim-nearer", { jan, count: lacks }));
    }
  }
  return found;
}

/** Dames that wait for the corner, and keeping out of reach: counted in throws out of 36. */
async function ofTheNextThrow(law: Law, advice: Advice, best: Told): Promise<Weighed[]> {
  if (best.isOver || best.isMineNext) return [];
  const found: Weighed[] = [];
  const dames = damesAfter(advice, best, "mine");
  if (dames[COIN] === 0) {
    const after = await cornerThrows(law, waitingRow(best.after, advice.seat));
    const now = await cornerThrows(law, waitingRow(advice.before, advice.seat));
    if (after.count > now.count) {
      const args = { cases: after.waiting, count: after.count };
      found.push(weighed(0.6 + (4 * after.count) / 36, "aim-wait", args, after.waiting));
    }
  }
  const { jan } = prospectOf(advice, best, "mine");
  if (jan > 0 && !TELLING.JANS.some((each) => isFull(dames, each))) {
    found.push(weighed(0.2 + (4 * jan) / 36, "aim-ready", { count: jan }));
  }
  const beats = advice.choices
    .filter(({ leaves, isOver }) => !leaves && !isOver)
    .map((choice) => prospectOf(advice, choice, "theirs").beaten);
  const count = prospectOf(advice, best, "theirs").beaten;
  const spared = beats.reduce((sum, each) => sum + each, 0) / beats.length - count;
  if (spared >= 1) found.push(weighed((-TELLING.THROW_POINTS.theirs.beats * spared) / 36, "aim-safe", { count }));
  return found;
}

/** Throws of 36 by which the player of a row would take the corner, and the cases of the dames. */
async function cornerThrows(law: Law, row: Row): Promise<{ count: number; waiting: number[] }> {
  let count = 0;
  const waiting = new Set<number>();
  for (let low = 1; low <= 6; low++) {
    for (let high = low; high <= 6; high++) {
      const { plays } = await law.ask("judge", { row, dice: [high, low] });
      const taking = plays
        .map(({ moves }) => moves.filter(([, end]) => end === COIN))
        .find((each) => each.length === 2);
      if (!taking) continue;
      taking.forEach(([start]) => waiting.add(start));
      count += high === low ? 1 : 2;
    }
  }
  return { count, waiting: [...waiting].sort((one, two) => one - two) };
}
