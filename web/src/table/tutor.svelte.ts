/**
 * The tutor: against computers, before a play is final, it speaks of errors that the next level up would hardly make,
 * and lets one think again. Where one marks with help it shows the points that were not seen. It never keeps anybody
 * waiting: without an answer in time the play is made.
 */
import { playFact, playMarks } from "../analysis/board";
import { percent } from "../analysis/texts.svelte";
import { house } from "../api/me.svelte";
import type { Hint, HintChoice, ReasonView } from "../api/types";
import { sentence, settings, t } from "../app/settings.svelte";
import type { Mark, Side } from "../board/types";
import { fact, say, asSentence } from "../words";
import { quietly } from "./adviser";
import { erringOf, typicalLoss, type Deed, type Erring } from "./erring";
import { marksOf } from "./marks";
import type { TableState } from "./table.svelte";

/** How long somebody who has chosen waits for the tutor. */
const PATIENCE_MS = 3000;
export const ADVISER = "1ply";
/** More arrows and rings than these are a tangle. */
const MOST_MARKS = 6;

export interface Stop extends Erring {
  readonly coup: number;
  readonly hint: Hint;
  /** The deed all the same. */
  readonly goOn: () => void;
}

export class Tutor {
  stop = $state.raw<Stop | null>(null);
  /** Why the better play is better; comes a moment after the stop. */
  why = $state.raw<readonly string[]>([]);
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Nobody is wronged by it: against computers, the program marking. */
  readonly isOn = $derived.by(() => settings.tutor && this.#table.isFair);
  /** Where the program warns of what is not marked, the tutor shows it. */
  readonly teachesMarking = $derived.by(() => settings.tutor && this.#table.isAlone && this.#table.mode === "assisted");

  /** What it speaks of, as long as that coup is on the table. */
  readonly now = $derived.by(() => (this.stop && this.stop.coup === this.#table.board?.coup ? this.stop : null));

  /** Thinks ahead while the person thinks. */
  prepare(): void {
    if (this.isOn) void this.#table.adviser.ask(ADVISER);
  }

  /** Whether it has something to say of a deed; `goOn` does it all the same. */
  async stops(deed: Deed, goOn: () => void): Promise<boolean> {
    this.stop = null;
    const coup = this.#table.board?.coup;
    if (!this.isOn || coup === undefined) return false;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
    const hint = await Promise.race([this.#table.adviser.ask(ADVISER), late]);
    const erring = hint && erringOf(hint, deed, this.#least(hint));
    if (!hint || !erring || this.#table.board?.coup !== coup) return false;
    this.stop = { ...erring, coup, hint, goOn };
    this.why = [];
    const isPlay = !erring.best.leaves && !erring.made.leaves;
    void this.#reason(isPlay && "play" in deed ? deed.play : null, coup);
    void this.#remember(hint, erring, isPlay);
    return true;
  }

  #least({ unit }: Hint): number {
    const seated = this.#table.view?.seats.flatMap(({ kind, level }) => (kind === "computer" && level ? [level] : []));
    return typicalLoss(house.house?.levels ?? [], seated ?? [], unit);
  }

  /** The reasons against a play; where it is about staying or leaving, those of the advice itself. */
  async #reason(played: string | null, coup: number): Promise<void> {
    const question = this.#table.adviser.question(ADVISER);
    const hint = played === null ? this.now?.hint : question && (await quietly({ ...question, played }));
    const told = (played === null ? hint?.sentences.slice(1) : hint?.better) ?? [];
    if (this.now?.coup === coup) this.why = told.map((each) => sentence(each));
  }

  /** An error comes back for review. */
  async #remember({ position, throw: dice }: Hint, { right }: Erring, isPlay: boolean): Promise<void> {
    const { addCard } = await import("../learn/own");
    addCard({ kind: isPlay ? "best" : "stay", position, throw: dice, key: right });
  }

  /** One chooses anew. */
  takeBack(): void {
    this.stop = null;
  }

  goOn(): void {
    const { now } = this;
    this.stop = null;
    now?.goOn();
  }

  dismiss(): void {
    settings.tutor = false;
    settings.keep();
    this.goOn();
  }

  /** What is better, by how much: chances to win, or an amount. */
  get words(): string {
    const { now } = this;
    if (!now) return "";
    const { best, made } = now;
    const [there, here] = [this.#worth(best), this.#worth(made, true)];
    if (best.leaves || made.leaves) {
      return t(best.leaves ? "web-tutor-leave" : "web-tutor-stay", { there, here });
    }
    const told = fact("hint-think-again", { play: playFact(best.play ?? "--"), there, here });
    return asSentence(say(told, settings.lang));
  }

  #worth(choice: HintChoice, isBare = false): string {
    const { unit } = this.now!.hint;
    if (unit === "stakes" && "win" in choice.chances) {
      const share = percent(choice.chances["win"] ?? 0);
      return isBare ? share : say("hint-chance", settings.lang, { share });
    }
    const number = choice.value.toLocaleString(t("web-locale"), { maximumFractionDigits: 2 });
    return say("hint-amount", settings.lang, { number, unit, size: Math.floor(Math.abs(choice.value)) });
  }

  /** Both plays on the board, one's own dashed. */
  readonly marks = $derived.by((): readonly Mark[] => {
    const { now } = this;
    if (!now) return [];
    const side = this.#table.bottom;
    const better = now.best.play && !now.made.leaves ? playMarks(now.best.play, side) : [];
    const mine = now.made.play && !now.best.leaves ? playMarks(now.made.play, side) : [];
    return [...mine.map((mark): Mark => (mark.kind === "arrow" ? { ...mark, instead: true } : mark)), ...better];
  });

  /** The points of a throw that were to be marked: shown with a warning. */
  get unseen(): { readonly reasons: readonly ReasonView[]; readonly thrower: Side } | null {
    const { board, bottom, warning } = this.#table;
    if (!this.teachesMarking || !warning || !board) return null;
    const coup = board.throw ?? board.last;
    const reasons = (board.throw ? board.score : coup?.score)?.filter(({ side }) => side === bottom) ?? [];
    return coup ? { reasons, thrower: coup.side } : null;
  }

  /** Their ways; of many only the first ones, and each is drawn when one points at its line. */
  get unseenMarks(): readonly Mark[] {
    const { unseen } = this;
    if (!unseen) return [];
    const all = unseen.reasons.map((reason) => marksOf(reason, unseen.thrower));
    const marks = all.flat().length <= MOST_MARKS ? all.flat() : all[0];
    return marks ?? [];
  }
}
