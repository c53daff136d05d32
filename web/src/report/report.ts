/** From a session to its report: the mirror of `trictrac.analysis.analyse`. */
import calibration from "../../../src/trictrac/analysis/calibration.json";
import type { Wishes } from "../engine/engine";
import { ANALYSIS } from "../engine/layout";
import { asSentence, say, type Fact, type Lang } from "../words";
import { accounts, marksText, type Made, type Sums } from "./accounts";
import { MILLION, told } from "./amounts";
import { Decider, type ToldDecision, type Yardstick } from "./decisions";
import { isWritten, rowAt, type Recorded, type RecordedGame } from "./recorded";
import type { Account, AnalysisReport, Depth, ReportCoup, ReportDecision, ReportPlayer, ReportReleve } from "./types";
import { valueBefore, weighCoup, type Asker } from "./weighing";

/** A report whose sentences are still to be worded: what is kept. */
export type ToldReport = Omit<AnalysisReport, "decisions" | "problem" | "flaw"> & {
  readonly decisions: readonly ToldDecision[];
  readonly problem: Fact | null;
  readonly flaw?: Fact | null;
};

/** Told how many coups of how many are done. */
export type Progress = (done: number, all: number) => void;

interface Played extends Sums {
  marks: number;
  right: number;
}

/** What a session was worth: every decision, every throw's luck. */
export async function report(
  engine: Asker,
  session: Recorded,
  depth: Depth,
  wishes: Wishes = {},
  progress?: Progress,
): Promise<ToldReport> {
  const all = session.games.reduce((sum, { coups }) => sum + coups.length, 0);
  let done = 0;
  const games = await Promise.all(
    session.games.map((game) => judged(engine, game, depth, wishes, () => progress?.((done += 1), all))),
  );
  const players = session.players.map((): Played => ({ ...NONE, marks: 0, right: 0 }));
  const decisions: ToldDecision[] = [];
  const coups: Walked[] = [];
  for (const [number, game] of session.games.entries()) {
    const decider = new Decider(engine, game, depth, wishes);
    const whole: Sums = { ...NONE };
    for (const made of games[number]!) {
      const { player, opponent, coup, sums } = made;
      coups.push({
        game: game.number,
        releve: coup.releve,
        coup: coup.coup,
        player,
        opponent,
        throw: coup.throw,
        sums,
      });
      decisions.push(...(await decider.decisions(made)));
      const sign = player === game.sits[0] ? 1 : -1;
      if (made === games[number]![0]) whole.start = sign * sums.start;
      follow(whole, sums, sign);
      countMarks(players, made, session.by_hand);
    }
    for (const [seat, player] of game.sits.entries()) add(players[player]!, whole, 1 - 2 * seat);
  }
  const isJetons = session.games.some(isWritten);
  return {
    unit: isJetons ? "jetons" : "parties",
    depth,
    finished: session.finished,
    players: players.map((each, number) =>
      headed(
        session.players[number]!,
        each,
        decisions.filter(isRealOf(number)),
        calibration[isJetons ? "jetons" : "parties"],
      ),
    ),
    decisions,
    coups: coups.map(({ opponent: _opponent, sums, ...coup }): ReportCoup => ({ ...coup, ...accountOf(sums) })),
    releves: relevesOf(coups),
    problem: (session.problem as Fact | null | undefined) ?? null,
    flaw: (session.flaw as Fact | null | undefined) ?? null,
  };
}

const NONE: Sums = { start: 0, result: 0, skill: 0, luck: 0 };

/** The coups of a game with their accounts, all throws asked about at once. */
async function judged(
  engine: Asker,
  game: RecordedGame,
  depth: Depth,
  wishes: Wishes,
  done: () => void,
): Promise<Made[]> {
  const [worth, ...weighed] = await Promise.all([
    valueBefore(engine, rowAt(game, game.coups[0]!.position), game.consolation, wishes),
    ...game.coups.map(async (_, number) => {
      const found = await weighCoup(engine, game, number, depth, wishes);
      done();
      return found;
    }),
  ]);
  return accounts(engine, game, weighed, worth, wishes);
}

/** Goes on with what came next; `sign` −1: it is the opponent's account. */
function follow(sums: Sums, next: Sums, sign: number): void {
  sums.result = sign * next.result;
  sums.skill += sign * next.skill;
  sums.luck += sign * next.luck;
}

function add(sums: Sums, game: Sums, sign: number): void {
  for (const name of ["start", "result", "skill", "luck"] as const) sums[name] += sign * game[name];
}

const accountOf = ({ start, result, skill, luck }: Sums): Account => ({
  start: told(start),
  result: told(result),
  skill: told(skill),
  luck: told(luck),
});

/** How often each player's marks stand where they should, where there was something to mark. */
function countMarks(players: readonly Played[], made: Made, byHand: readonly boolean[]): void {
  const { actual, right, before, coup } = made;
  if (!actual || !right || coup.agreed) return;
  for (const [seat, player] of coup.sits.entries()) {
    const [now, due, then] = [actual, right, before].map((row) => marksText(row, seat));
    const played = players[player];
    if (!played || !byHand[player] || (now === due && due === then)) continue;
    played.marks += 1;
    played.right += Number(now === due);
  }
}

/** Whether a decision counts: over the dames, with something to choose that made a difference. */
const isRealOf = (player: number) => (each: ToldDecision) =>
  each.player === player &&
  (each.kind === "play" || each.kind === "stay") &&
  each.class !== "forced" &&
  each.class !== "equal";

/** The headline: loss per decision with its interval, by the same steps as in Python. */
function headed(name: string, sums: Played, real: readonly ToldDecision[], measure: Yardstick): ReportPlayer {
  const losses = real.map(({ loss }) => Math.round(loss * MILLION));
  const count = losses.length;
  const total = losses.reduce((one, two) => one + two, 0);
  const mean = total / count;
  const squares = losses.reduce((sum, loss) => sum + (loss - mean) * (loss - mean), 0);
  const perDecision = count > 0 ? total / (count * MILLION) : 0;
  return {
    name,
    ...accountOf(sums),
    luck_adjusted: told(sums.result - sums.luck),
    decisions: count,
    loss_per_decision: perDecision,
    half_width: count > 1 ? (ANALYSIS.NORMAL * Math.sqrt(squares / (count - 1) / count)) / MILLION : null,
    resembles: count < ANALYSIS.FEWEST ? null : nearest(perDecision, measure),
    marking: sums.marks > 0 ? sums.right / sums.marks : null,
  };
}

/** The level whose loss per decision is nearest, in proportion. */
function nearest(loss: number, { levels }: Yardstick): string {
  const found = Math.max(loss, 1 / MILLION);
  const far = (level: number) => Math.max(found / level, level / found);
  return Object.entries(levels).reduce((one, two) => (far(two[1]) < far(one[1]) ? two : one))[0];
}

interface Walked extends Omit<ReportCoup, keyof Account> {
  readonly opponent: number;
  readonly sums: Sums;
}

/** The coups of each releve together, as the player who threw first sees it. */
function relevesOf(coups: readonly Walked[]): ReportReleve[] {
  const found: { game: number; releve: number; player: number; sums: Sums }[] = [];
  let number = 0;
  for (const { game, releve, coup, player, sums } of coups) {
    let last = found.at(-1);
    const afresh = coup <= number; // a marque played again for want of a winner keeps its number
    number = coup;
    if (!last || afresh || last.game !== game || last.releve !== releve) {
      last = { game, releve, player, sums: { ...NONE, start: sums.start } };
      found.push(last);
    }
    follow(last.sums, sums, player === last.player ? 1 : -1);
  }
  return found.map(({ sums, ...releve }) => ({ ...releve, ...accountOf(sums) }));
}

/** A report in the words of a language. */
export function worded({ decisions, problem, flaw, ...rest }: ToldReport, lang: Lang): AnalysisReport {
  return {
    ...rest,
    decisions: decisions.map((each) => wordedDecision(each, lang)),
    problem: problem && asSentence(say(problem, lang)),
    flaw: flaw ? asSentence(say(flaw, lang)) : null,
  };
}

export const wordedDecision = (decision: ToldDecision, lang: Lang): ReportDecision => ({
  ...decision,
  reasons: decision.reasons.map((each) => asSentence(say(each, lang))),
});
