/** One's own mistakes as exercises: what is asked, and how an answer is judged. */
import calibration from "../../../src/trictrac/analysis/calibration.json";
import type { Choice } from "../engine/players";
import type { KeptReport } from "./store";
import { nameOf } from "./throws";
import type { ReportDecision, Unit } from "./types";
import { isMistake, walk } from "./walk";

export interface Mistake {
  readonly report: string;
  /** The number of its coup in the record. */
  readonly number: number;
  readonly unit: Unit;
  readonly lang: string;
  readonly name: string;
  readonly opponent: string;
  readonly decision: ReportDecision;
}

/** Below this an answer is as good as the best. */
export const tolerance = (unit: Unit): number => calibration[unit].inaccuracy;

/** The mistakes of the reader over dames, the costliest first. */
export function mistakesOf(kept: readonly KeptReport[]): Mistake[] {
  return kept
    .flatMap(({ id, report, me, lang }) => {
      if (me === null) return [];
      const coups = walk(report, null).flatMap((game) => game.coups);
      return coups.flatMap(({ decisions, number, opponent }) =>
        decisions
          .filter((each) => each.player === me && isMistake(each) && (each.kind === "play" || each.kind === "stay"))
          .map((decision): Mistake => {
            const [name, other] = [me, opponent].map((place) => report.players[place]?.name ?? "");
            return { report: id, number, unit: report.unit, lang, name: name ?? "", opponent: other ?? "", decision };
          }),
      );
    })
    .sort((one, two) => two.decision.loss - one.decision.loss);
}

/** Every play that the report found as good as the best. */
export function rightPlays({ candidates, best }: ReportDecision, unit: Unit): string[] {
  const plays = candidates.filter(({ play }) => play !== "leave");
  const least = plays.find(({ play }) => play === best)?.loss ?? 0;
  return plays.filter(({ loss }) => loss - least < tolerance(unit)).map(({ play }) => play);
}

/** What can be answered: the plays, or staying and leaving. */
export function answersTo({ kind }: ReportDecision, choices: readonly Choice[]): string[] {
  return kind === "stay" ? ["stay", "leave"] : choices.filter(({ leaves }) => !leaves).map(nameOf);
}

/**
 * What an answer loses. The report has weighed the best choices and the one that was made; another is worth to the net
 * that much less than the best of the same look.
 */
export function lossOfAnswer(decision: ReportDecision, answer: string, choices: readonly Choice[]): number {
  const { candidates, kind, played, best, loss } = decision;
  if (answer === best) return 0;
  if (answer === played) return loss;
  if (kind === "stay") return Math.max(0, ...candidates.filter(({ play }) => play === answer).map((each) => each.loss));
  const weighed = candidates.find(({ play }) => play === answer);
  const first = candidates.find(({ play }) => play === best);
  if (weighed) return Math.max(0, weighed.loss - (first?.loss ?? 0));
  const [mine, top] = [answer, best].map((name) => choices.find((choice) => nameOf(choice) === name));
  return mine && top ? Math.max(0, mine.loss - top.loss) : loss;
}
