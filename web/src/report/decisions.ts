/** The decisions of a coup: stay or leave, the play, and what was done with the marks; mirror of `analysis.deciding`. */
import calibration from "../../../src/trictrac/analysis/calibration.json";
import type { Row } from "../engine/answers";
import type { Wishes } from "../engine/engine";
import { ANALYSIS } from "../engine/layout";
import { marksOf, playText } from "../solo/rows";
import type { Fact } from "../words";
import type { Change, Made } from "./accounts";
import { MILLION, millionths, told } from "./amounts";
import { decimal, said } from "./differences";
import { articlesOf, explain, type Explained } from "./reasons";
import { isWritten, type RecordedGame } from "./recorded";
import type { Category, DecisionClass, Depth, Kind, ReportCandidate, ReportDecision, Unit } from "./types";
import { bestPlayOf, orderOf, playsOf, type Asker, type WeighedThrow } from "./weighing";

/** A decision whose reasons are still to be worded. */
export type ToldDecision = Omit<ReportDecision, "reasons"> & { readonly reasons: readonly Fact[] };

export type Yardstick = (typeof calibration)["parties"];
export const unitOf = (game: Pick<RecordedGame, "consolation">): Unit => (isWritten(game) ? "jetons" : "parties");

const MISTAKES: readonly DecisionClass[] = ["inaccuracy", "error", "blunder"];
const NOTHING: Explained = { categories: [], reasons: [] };

/** What a loss in millionths is called. */
function classOf(loss: number, { blunder, error, inaccuracy }: Yardstick): DecisionClass {
  const amount = loss / MILLION;
  if (amount >= blunder) return "blunder";
  if (amount >= error) return "error";
  return amount >= inaccuracy ? "inaccuracy" : "best";
}

/** Makes the decisions of the coups of one game. */
export class Decider {
  readonly #measure: Yardstick;

  constructor(
    readonly engine: Asker,
    readonly game: RecordedGame,
    readonly depth: Depth,
    readonly wishes: Wishes,
  ) {
    this.#measure = calibration[unitOf(game)];
  }

  /** Everything that was decided in a coup. */
  async decisions(made: Made): Promise<ToldDecision[]> {
    const found: ToldDecision[] = [];
    const { chosen, weighed, coup, changes } = made;
    if (chosen !== null && !weighed.over) {
      if (weighed.decides) found.push(this.#stayOrLeave(made, chosen));
      if (!coup.left) found.push(await this.#play(made, chosen));
    }
    return [...found, ...changes.map((change) => this.#change(made, change))];
  }

  #stayOrLeave(made: Made, chosen: number): ToldDecision {
    const { weighed, coup } = made;
    const { candidates } = weighed;
    const [stay, leave] = [candidates[bestPlayOf(weighed)]!, candidates.at(-1)!];
    const loss = coup.left ? millionths(leave.loss) : costOfStaying(weighed, chosen);
    const best = leave.loss < stay.loss ? "leave" : "stay";
    const rating = this.#rate(weighed, loss, Math.max(stay.loss, leave.loss));
    const worths = { stay: decimal(stay.value, 3, true), leave: decimal(leave.value, 3, true), best };
    const why: Explained = MISTAKES.includes(rating)
      ? { categories: ["tenue"], reasons: [said("analysis-tenue", worths), ...articlesOf(["tenue"])] }
      : NOTHING;
    return this.#decision(made, "stay", coup.left ? "leave" : "stay", best, loss, rating, why, chosen);
  }

  async #play(made: Made, chosen: number): Promise<ToldDecision> {
    const { weighed } = made;
    const { candidates, decides } = weighed;
    const best = bestPlayOf(weighed);
    // What staying costs is the decision before.
    const loss = millionths(candidates[chosen]!.loss) - (decides ? costOfStaying(weighed, chosen) : 0);
    const plays = candidates.slice(0, playsOf(weighed));
    const worst = Math.max(...plays.map((each) => each.loss));
    const rating = this.#rate(weighed, loss, plays.length > 1 ? worst - candidates[best]!.loss : -1);
    const why = MISTAKES.includes(rating) ? await this.#explain(made, best, chosen) : NOTHING;
    const [played, better] = [chosen, best].map((place) => textOf(weighed, place)) as [string, string];
    return this.#decision(made, "play", played, better, loss, rating, why, chosen);
  }

  async #explain(made: Made, best: number, chosen: number): Promise<Explained> {
    const [better, worse] = await Promise.all(
      [best, chosen].map(async (place) => {
        const { play, after } = made.weighed.candidates[place]!;
        return { play: play!, after, ...(await this.engine.ask("survey", { row: after }, this.wishes)) };
      }),
    );
    return explain({ before: made.before, seat: made.seat }, better!, worse!);
  }

  #change(made: Made, { kind, player, loss }: Change): ToldDecision {
    const categories: readonly Category[] = kind === "mark" ? ["marking"] : [];
    const reasons = [said(`analysis-${kind}`, { gains: loss < 0 }), ...articlesOf(categories)];
    const rating = classOf(loss, this.#measure);
    const why: Explained = { categories, reasons };
    const seat = made.coup.sits.indexOf(player);
    const { actual, right } = made;
    const [stands, due] =
      kind === "mark" && actual && right
        ? [marksWritten(actual, seat), marksWritten(right, seat)]
        : (["", ""] as const);
    return { ...this.#decision(made, kind, stands, due, loss, rating, why, null), player };
  }

  /** `spread`: what the worst choice costs; below nothing: there was none. */
  #rate({ unit }: WeighedThrow, loss: number, spread: number): DecisionClass {
    if (spread < 0) return "forced";
    return spread < ANALYSIS.EQUAL * unit ? "equal" : classOf(loss, this.#measure);
  }

  #decision(
    { coup, player, weighed }: Made,
    kind: Kind,
    played: string,
    best: string,
    loss: number,
    rating: DecisionClass,
    { categories, reasons }: Explained,
    chosen: number | null,
  ): ToldDecision {
    return {
      game: this.game.number,
      coup: coup.coup,
      player,
      kind,
      position: coup.position,
      throw: coup.throw,
      played,
      best,
      loss: told(loss),
      error: told(this.#error(weighed, chosen)),
      class: rating,
      categories,
      reasons,
      candidates: chosen === null || rating === "forced" ? [] : candidatesOf(weighed, chosen),
      rules: this.game.rules,
      consolation: this.game.consolation,
    };
  }

  /** The standard error of a loss: of its rollout, or what the depth is known to be wrong by. */
  #error({ candidates, errors }: WeighedThrow, chosen: number | null): number {
    if (chosen === null || candidates.length < 2) return 0;
    return millionths(errors?.get(chosen) ?? this.#measure.depth_errors[this.depth]);
  }
}

function candidatesOf(weighed: WeighedThrow, chosen: number): ReportCandidate[] {
  const shown = orderOf(weighed).slice(0, ANALYSIS.SHOWN);
  return (shown.includes(chosen) ? shown : [...shown, chosen]).map((place) => {
    const { value, loss, win } = weighed.candidates[place]!;
    const error = weighed.errors?.get(place);
    return {
      play: textOf(weighed, place),
      value: told(millionths(value)),
      loss: told(millionths(loss)),
      win: told(millionths(win)),
      error: error === undefined ? null : told(millionths(error)),
    };
  });
}

/** The marks of a seat as positions have them (docs/notation.md). */
function marksWritten(row: Row, seat: number): string {
  const { points, bredouille, trous, serie } = marksOf(row, seat);
  return `${points}${bredouille ? "b" : ""}.${trous}${serie ? "s" : ""}`;
}

function textOf({ candidates }: WeighedThrow, place: number): string {
  const play = candidates[place]?.play;
  return play ? playText(play) : "leave";
}

/** What the best play loses against leaving; a play that was given up early may have lost less by that look. */
function costOfStaying(weighed: WeighedThrow, chosen: number): number {
  return millionths(Math.min(...[bestPlayOf(weighed), chosen].map((place) => weighed.candidates[place]!.loss)));
}
