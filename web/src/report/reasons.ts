/**
 * What a mistake was about, and why: the mirror of `trictrac.analysis.categories` and `trictrac.players.hint.reasons`.
 */
import { OUT, OVER, PHASE, SEAT, TELLING } from "../engine/layout";
import type { Fact } from "../words";
import {
  BOTH,
  damesOf,
  onTheBoard,
  overTheThrows,
  said,
  verbsOf,
  type Difference,
  type Outcome,
  type Question,
} from "./differences";
import type { Category } from "./types";

export interface Explained {
  /** The weightiest first. */
  readonly categories: readonly Category[];
  readonly reasons: readonly Fact[];
}

/** Why the first play is better than the second. */
export function explain(question: Question, better: Outcome, worse: Outcome): Explained {
  const told = compare(question, better, worse).filter(({ key }) => key !== "hint-tie");
  const categories = categoriesOf(question, better, worse);
  return {
    categories,
    reasons: told.length > 0 ? [...told, ...articlesOf(categories)] : [said("analysis-too-close")],
  };
}

/** Where the law speaks of what a mistake was about, as one reason; nothing where it does not. */
export function articlesOf(categories: readonly Category[]): Fact[] {
  const byCategory: Readonly<Partial<Record<Category, readonly string[]>>> = TELLING.ARTICLES;
  const articles = [...new Set(categories.flatMap((category) => byCategory[category] ?? []))];
  return articles.length > 0 ? [said("analysis-articles", { count: articles.length, articles })] : [];
}

const isOver = ({ after }: Outcome): boolean => after[PHASE] === OVER;
const throwsAgain = ({ after }: Outcome, { seat }: Question): boolean => after[SEAT] === seat;

function categoriesOf(question: Question, better: Outcome, worse: Outcome): Category[] {
  const both = [better, worse];
  if (both.some(isOver)) return [];
  const found = onTheBoard(question, better, worse);
  if (!both.some((each) => throwsAgain(each, question))) found.push(...overTheThrows(question, better, worse));
  const large = found.filter(({ weight }) => weight >= TELLING.LEAST).sort((one, two) => two.weight - one.weight);
  const named = large.map(nameOf).filter((name) => name !== null);
  const [runs, would] = both.map(({ after }) => runners(damesOf(after, question.seat)));
  if (runs !== would) named.push("running");
  return [...new Set(named)];
}

/** Dames in the opponent's tables. */
const runners = (dames: Int8Array): number =>
  dames.subarray(TELLING.HALF_WAY + 1, OUT).reduce((one, two) => one + two, 0);

/** The category of a difference; counts of throws go by what the throws do. */
function nameOf({ told, about }: Difference): Category | null {
  const byKey: Readonly<Record<string, Category>> = TELLING.CATEGORY_OF;
  const byThrows: Readonly<Record<string, Readonly<Record<string, Category>>>> = TELLING.CATEGORY_OF_THROWS;
  const known = byKey[told.key];
  if (known) return known;
  const names = byThrows[about] ?? {};
  return verbsOf(told).flatMap((does) => names[does] ?? [])[0] ?? null;
}

/** The largest differences in one to three sentences; nothing where one play has no next throw of the opponent's. */
export function compare(question: Question, first: Outcome, second: Outcome): Fact[] {
  if ([first, second].some((each) => isOver(each) || throwsAgain(each, question))) return [];
  const found = [...onTheBoard(question, first, second), ...overTheThrows(question, first, second)];
  const good = largest(
    found.filter(({ weight }) => weight >= TELLING.LEAST),
    TELLING.MOST_REASONS,
  );
  const bad = largest(
    found.filter(({ weight }) => weight <= -TELLING.LEAST),
    1,
  );
  const cost = bad[0] ? -bad[0].weight : 0;
  const [best] = good;
  if (!best) return [cost < TELLING.WORTH_EXCUSING ? said("hint-tie") : said("hint-despite", { told: against(bad) })];
  const does = good.filter(({ about }) => about === "play").map(({ told }) => told);
  const sentences = does.length > 0 ? [said("hint-it", { does })] : [];
  sentences.push(...clauses(good));
  if (bad.length > 0 && cost >= Math.min(TELLING.WORTH_A_BUT, best.weight / 2)) {
    sentences.push(said("hint-but", { told: against(bad) }));
  }
  return sentences;
}

/** The largest, without means where a count of the same player says why. */
function largest(found: readonly Difference[], most: number): Difference[] {
  const counted = new Set(found.filter(({ isMean }) => !isMean).map(({ about }) => about));
  const kept = found.filter(({ isMean, about }) => !(isMean && counted.has(about)));
  const least = TELLING.SMALL * Math.max(0, ...kept.map(({ weight }) => Math.abs(weight)));
  return kept
    .filter(({ weight }) => Math.abs(weight) >= least)
    .sort((one, two) => Math.abs(two.weight) - Math.abs(one.weight))
    .slice(0, most);
}

/** What speaks against a play, as a clause. */
const against = (bad: readonly Difference[]): Fact => clauses(bad)[0] ?? said("hint-this-play", { does: bad[0]!.told });

/** What is about the next throws, if anything: each player once, `of 36` after the first count only. */
function clauses(found: readonly Difference[]): Fact[] {
  let isCounted = false;
  const made = BOTH.flatMap((whose) => {
    const does = found
      .filter(({ about }) => about === whose)
      .map(({ told }) => {
        if (isCounted || told.args?.["of"] === undefined) return told;
        isCounted = true;
        return { ...told, args: { ...told.args, of: true } };
      });
    return does.length > 0 ? [said(`hint-clause-${whose}`, { does })] : [];
  });
  const [first, second] = made;
  return first && second ? [said("hint-clauses", { first, second })] : made;
}
