/** What somebody's decisions lose over their games: from the reports that this browser keeps. */
import type { KeptReport } from "./store";
import type { ReportDecision, Unit } from "./types";
import { isMistake, isReal } from "./walk";

/** Below so many decisions a figure says little (docs/analysis.md). */
export const LEAST = 50;
const WIDTH_95 = 1.96;

/** A mean loss with the half of its 95 % interval. */
export interface Loss {
  readonly decisions: number;
  readonly mean: number;
  readonly half: number | null;
}

export interface GameTrend extends Loss {
  readonly id: string;
  readonly at: number;
  /** Levels, or `person`; nothing is known of a record from disk but their names. */
  readonly opponents: readonly string[];
  readonly names: readonly string[];
  readonly result: number;
  readonly marking: number | null;
}

export interface CategoryTrend {
  readonly category: string;
  readonly mistakes: number;
  readonly lost: number;
}

export interface LevelTrend extends Loss {
  readonly level: string;
  readonly games: number;
  readonly result: number;
}

export interface Trend {
  readonly whole: Loss;
  readonly games: readonly GameTrend[];
  readonly categories: readonly CategoryTrend[];
  readonly levels: readonly LevelTrend[];
}

export function lossOver(losses: readonly number[]): Loss {
  const decisions = losses.length;
  if (decisions === 0) return { decisions, mean: 0, half: null };
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / decisions;
  if (decisions < 2) return { decisions, mean, half: null };
  const spread = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (decisions - 1);
  return { decisions, mean, half: WIDTH_95 * Math.sqrt(spread / decisions) };
}

const mineOf = ({ report, me }: KeptReport): ReportDecision[] =>
  report.decisions.filter((each) => each.player === me && isReal(each));

/** Of the games of one unit in which the reader played. */
export function trendOf(all: readonly KeptReport[], unit: Unit): Trend {
  const kept = all.filter(({ report, me }) => report.unit === unit && me !== null && report.players[me]);
  const games = kept.map((each): GameTrend => {
    const me = each.report.players[each.me!]!;
    const losses = mineOf(each).map(({ loss }) => loss);
    const opponents = each.levels.filter((_, place) => place !== each.me);
    const names = each.report.players.filter((_, place) => place !== each.me).map(({ name }) => name);
    const { result, marking } = me;
    return { ...lossOver(losses), id: each.id, at: each.at, opponents, names, result, marking };
  });
  return {
    whole: lossOver(kept.flatMap((each) => mineOf(each).map(({ loss }) => loss))),
    games,
    categories: categoriesOf(kept),
    levels: levelsOf(kept, games),
  };
}

/** A mistake counts with the first of its categories, the one that stands out most. */
function categoriesOf(kept: readonly KeptReport[]): CategoryTrend[] {
  const found = new Map<string, CategoryTrend>();
  for (const { report, me } of kept) {
    for (const decision of report.decisions) {
      const [category] = decision.categories;
      if (decision.player !== me || !category || !isMistake(decision)) continue;
      const known = found.get(category) ?? { category, mistakes: 0, lost: 0 };
      found.set(category, { category, mistakes: known.mistakes + 1, lost: known.lost + decision.loss });
    }
  }
  return [...found.values()].sort((one, two) => two.lost - one.lost);
}

/** Games against several people or levels count with the first opponent. */
function levelsOf(kept: readonly KeptReport[], games: readonly GameTrend[]): LevelTrend[] {
  const found = new Map<string, { losses: number[]; games: number; result: number }>();
  kept.forEach((each, place) => {
    const { opponents, result } = games[place]!;
    const level = opponents[0] ?? "person";
    const known = found.get(level) ?? { losses: [], games: 0, result: 0 };
    known.losses.push(...mineOf(each).map(({ loss }) => loss));
    found.set(level, { losses: known.losses, games: known.games + 1, result: known.result + result });
  });
  return [...found].map(([level, { losses, games: count, result }]) => ({
    level,
    games: count,
    result,
    ...lossOver(losses),
  }));
}
