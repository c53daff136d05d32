/** A report and the game it speaks of, coup by coup: what was decided, what it was worth, what was marked. */
import type { Tour, TourStep } from "../api/types";
import { parsePosition } from "../board/notation";
import { other, type Side } from "../board/types";
import type { AnalysisReport, ReportDecision } from "./types";

type Account = AnalysisReport["coups"][number];

/** What a coup left on the board for one of its two players. */
export interface Marked {
  readonly player: number;
  /** Trous that the coup made. */
  readonly trous: number;
  /** The points stand in bredouille. */
  readonly bredouille: boolean;
  readonly pavillon: boolean;
}

export interface WalkedCoup {
  /** Its number in the whole session, as a replay counts. */
  readonly number: number;
  readonly account: Account;
  readonly decisions: readonly ReportDecision[];
  /** The other player of its game. */
  readonly opponent: number;
  /** The chance to win the game that it leaves its thrower, as the net sees it. */
  readonly chance: number;
  /** Whether dames were put back on the talons before it. */
  readonly fresh: boolean;
  /** The same coup of the replay; none where there is no replay. */
  readonly step: TourStep | null;
  readonly marked: readonly Marked[];
}

export interface WalkedGame {
  readonly game: number;
  /** A refait has the number of the game before it. */
  readonly again: boolean;
  readonly players: readonly [number, number];
  /** The chance of the first of them before the first throw. */
  readonly start: number;
  readonly coups: readonly WalkedCoup[];
}

const MISTAKES: readonly string[] = ["inaccuracy", "error", "blunder"];
export const REAL: readonly string[] = ["best", ...MISTAKES];

export const isMistake = (decision: ReportDecision): boolean => MISTAKES.includes(decision.class);

/** Whether it counts as a decision over the dames. */
export const isReal = ({ kind, class: rated }: ReportDecision): boolean =>
  (kind === "play" || kind === "stay") && REAL.includes(rated);

/** The games of a report. The replay may be missing, or end before or after it. */
export function walk(report: AnalysisReport, tour: Tour | null): WalkedGame[] {
  const steps = (tour?.steps ?? []).filter(({ number }) => number > 0);
  const waiting = [...report.decisions];
  const games: { game: number; again: boolean; coups: Account[]; first: number }[] = [];
  report.coups.forEach((coup, place) => {
    const last = games.at(-1);
    if (last?.game === coup.game && coup.coup > last.coups.at(-1)!.coup) last.coups.push(coup);
    else games.push({ game: coup.game, again: last?.game === coup.game, coups: [coup], first: place });
  });
  return games.map(({ game, again, coups, first }) => {
    const players = playersOf(coups);
    const opens = coups[0]!;
    const pieces = coups.map((account) => ({ account, decisions: decisionsOf(account, waiting) }));
    const slope = slopeOf(pieces);
    const walked = pieces.map(({ account, decisions }, place): WalkedCoup => {
      const isLast = place === coups.length - 1 && (report.finished || first + place < report.coups.length - 1);
      // Where nothing was to be chosen the net was not asked: the chances go with what the game is worth.
      const seen = isLast ? Number(account.result > 0) : chanceAfter(account, decisions);
      const chance = seen ?? bounded(0.5 + slope * account.result);
      const opponent = account.player === players[0] ? players[1] : players[0];
      const step = sameCoup(steps[first + place], account);
      return {
        number: first + place + 1,
        account,
        decisions,
        opponent,
        chance,
        fresh: place > 0 && account.releve !== coups[place - 1]!.releve,
        step,
        marked: step ? markedBy(step, account.player, opponent) : [],
      };
    });
    return { game, again, players, start: bounded(0.5 + slope * opens.start), coups: walked };
  });
}

const bounded = (share: number): number => Math.max(0, Math.min(1, share));

function playersOf(coups: readonly Account[]): [number, number] {
  const first = coups[0]!.player;
  const second = coups.find(({ player }) => player !== first)?.player;
  return [first, second ?? (first === 0 ? 1 : 0)];
}

/** Takes the decisions of a coup from the head of those that wait. */
function decisionsOf({ game, coup }: Account, waiting: ReportDecision[]): ReportDecision[] {
  const end = waiting.findIndex((each) => each.game !== game || each.coup !== coup);
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

/** The thrower's chance after a coup, if its choice was weighed and nothing else changed the marks. */
function chanceAfter({ player }: Account, decisions: readonly ReportDecision[]): number | null {
  if (decisions.some(({ kind }) => kind !== "play" && kind !== "stay")) return null;
  const last = decisions.findLast((each) => each.player === player);
  return last?.candidates.find(({ play }) => play === last.played)?.win ?? null;
}

/** How much more often a game is won that is worth more, as the weighed coups of the same game show it. */
function slopeOf(pieces: readonly { account: Account; decisions: readonly ReportDecision[] }[]): number {
  let [both, square] = [0, 0];
  for (const { account, decisions } of pieces) {
    const chance = chanceAfter(account, decisions);
    if (chance === null) continue;
    both += account.result * (chance - 0.5);
    square += account.result ** 2;
  }
  return square > 0 ? both / square : 0.5;
}

/** A step of the replay, if it is the same throw. */
function sameCoup(step: TourStep | undefined, { coup, throw: thrown }: Account): TourStep | null {
  return step && step.coup === coup && step.before.position.endsWith(`_${thrown}`) ? step : null;
}

function markedBy({ thrower, before, after, result }: TourStep, player: number, opponent: number): Marked[] {
  const [was, is] = [parsePosition(before.position), parsePosition(after.position)];
  const side: Side = thrower ?? "white";
  return ([side, other(side)] as const).map((each) => {
    const trous = result?.[each === "white" ? 0 : 1] ?? is[each].trous;
    return {
      player: each === side ? player : opponent,
      trous: Math.max(0, trous - was[each].trous),
      bredouille: is[each].bredouille && is[each].points > 0,
      pavillon: after.pavillon === each,
    };
  });
}

/** What the game is worth to a player after a coup: in the report's unit. */
export const worthTo = ({ account }: WalkedCoup, player: number): number =>
  account.player === player ? account.result : -account.result;

export const chanceOf = ({ account, chance }: WalkedCoup, player: number): number =>
  account.player === player ? chance : 1 - chance;

export const luckOf = ({ account }: WalkedCoup, player: number): number =>
  account.player === player ? account.luck : -account.luck;

/** What a player lost in a coup by choosing. */
export const lossOf = ({ decisions }: WalkedCoup, player: number): number =>
  decisions.filter((each) => each.player === player).reduce((sum, { loss }) => sum + loss, 0);

/** The costliest decision of a coup. */
export function worstOf({ decisions }: WalkedCoup): ReportDecision | null {
  return decisions.reduce<ReportDecision | null>(
    (worst, each) => (worst && worst.loss >= each.loss ? worst : each),
    null,
  );
}

export interface Wanted {
  /** A category; empty: all. */
  readonly category: string;
  /** A class, or «mistake»; empty: all. */
  readonly size: string;
  /** A player's place; -1: both. */
  readonly player: number;
}

/** Whether a coup has a decision that somebody looks for. */
export function isWanted(coup: WalkedCoup, { category, size, player }: Wanted): boolean {
  if (!category && !size && player < 0) return true;
  if (!category && !size) return coup.account.player === player;
  return coup.decisions.some(
    (each) =>
      (player < 0 || each.player === player) &&
      (!category || each.categories.some((found) => found === category)) &&
      (!size || (size === "mistake" ? isMistake(each) : each.class === size)),
  );
}
