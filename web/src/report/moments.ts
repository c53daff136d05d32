/**
 * Three moments of a game for each player: the best coup, the costliest decision, the luckiest throw. The mirror of
 * `trictrac.analysis.moments`, read off a report.
 */
import type { FactView, Moments } from "../api/types";
import type { Args, Fact } from "../words";
import { MILLION, millionths } from "./amounts";
import { decimal, said } from "./differences";
import type { AnalysisReport, ReportCoup, ReportDecision } from "./types";

type Moment = Moments["moments"][number];
type Kind = Moment["kind"];
interface Found {
  readonly kind: Kind;
  readonly player: number;
  /** Its number in the whole session, as in a replay. */
  readonly coup: number;
  readonly game: number;
  readonly amount: number;
  readonly told: Fact;
}

const ORDER: readonly Kind[] = ["best", "costliest", "luckiest"];

export function momentsOf(report: AnalysisReport): Moment[] {
  const found = new Map<string, Found>();
  // Of moments alike in the last games the last counts, as in Python: games are looked at from the end.
  const all = [...ofCoups(report)];
  const games = [...new Set(all.map(({ game }) => game))].reverse();
  for (const each of games.flatMap((number) => all.filter(({ game }) => game === number))) {
    const key = `${each.player} ${each.kind}`;
    const known = found.get(key);
    if (!known || each.amount > known.amount) found.set(key, each);
  }
  return [...found.values()]
    .sort((one, two) => one.player - two.player || ORDER.indexOf(one.kind) - ORDER.indexOf(two.kind))
    .map(({ kind, player, coup, told }) => ({ kind, player, coup, told: told as FactView }));
}

function* ofCoups(report: AnalysisReport): Generator<Found> {
  const isOneStake = report.decisions.every(isForOneStake);
  const decisions = report.decisions.values();
  let next = decisions.next();
  for (const [place, coup] of report.coups.entries()) {
    const moment = (kind: Kind, player: number, amount: number, key: string, args: Args = {}): Found => {
      const cost = costOf(report, isOneStake, amount);
      const told = said(key, { throw: throwFact(coup.throw), ...args, cost });
      return { kind, player, coup: place + 1, game: coup.game, amount, told };
    };
    const luck = millionths(coup.luck);
    if (luck > 0) yield moment("luckiest", coup.player, luck, "moment-luckiest");
    for (; !next.done && isOf(next.value, coup); next = decisions.next()) {
      const { kind, player, played, best } = next.value;
      if (!isReal(next.value)) continue;
      const loss = millionths(next.value.loss);
      const plays = { play: { moves: played } };
      if (next.value.class === "best") {
        const missed = secondOf(next.value);
        if (missed > 0) yield moment("best", player, missed, "moment-best", plays);
      } else if (kind === "play") {
        yield moment("costliest", player, loss, "moment-costliest", { ...plays, best: { moves: best } });
      } else {
        yield moment("costliest", player, loss, "moment-costliest-decision", { stayed: played === "stay" });
      }
    }
  }
}

const isOf = (decision: ReportDecision, coup: ReportCoup): boolean =>
  decision.game === coup.game && decision.coup === coup.coup;

const isReal = ({ kind, class: name }: ReportDecision): boolean =>
  (kind === "play" || kind === "stay") && name !== "forced" && name !== "equal";

const isForOneStake = ({ rules }: ReportDecision): boolean => !/stakes=(double|quadruple)/.test(rules);

/** What the next best play would have lost; nothing where it was no play, or not the best that was made. */
function secondOf({ kind, played, best, candidates }: ReportDecision): number {
  const [first, second] = candidates.filter(({ play }) => play !== "leave");
  if (kind !== "play" || played !== best || !first || !second) return 0;
  return millionths(second.loss) - millionths(first.loss);
}

function throwFact(dice: string): Fact {
  const [high = 0, low = 0] = dice.split("-").map(Number);
  return high === low ? said("throw-doublet", { number: high }) : said("throw-simple", { high, low });
}

/** An amount as people read it: chances to win where one stake is all, else stakes or jetons. */
function costOf({ unit }: AnalysisReport, isOneStake: boolean, amount: number): Fact {
  const value = amount / MILLION;
  if (unit === "jetons") return said("moment-jetons", { number: decimal(value) });
  if (isOneStake)
    return said("moment-chance", { share: said("percent", { bound: "none", number: decimal(100 * (value / 2)) }) });
  return said("moment-stake", { number: decimal(value, 2) });
}
