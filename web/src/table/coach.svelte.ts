/**
 * The coach of the first games: before each play it says what to aim at, as the engine computes it, and the opponent's
 * throws wait to be understood.
 */
import type { Heard } from "../api/link.svelte";
import type { AimView } from "../api/types";
import { settings } from "../app/settings.svelte";
import { isStudied } from "./coaching";
import { isFirstGame, NEWCOMERS_LEVEL } from "./first_games";
import { eventOf } from "./pacing";
import type { TableState } from "./table.svelte";
import { ADVISER } from "./tutor.svelte";

export class Coach {
  /** What to aim at with one's throw. */
  aim = $state.raw<AimView | null>(null);
  readonly #table: TableState;
  readonly #id: string;

  constructor(table: TableState, id: string) {
    this.#table = table;
    this.#id = id;
  }

  /** Only where nobody is wronged by it: against computers, the program marking. */
  readonly isOn = $derived.by((): boolean => {
    const { isFair, view, you } = this.#table;
    if (!isFair || settings.coach === "never") return false;
    if (settings.coach === "always") return true;
    const others = view?.seats.filter((_, player) => player !== you) ?? [];
    return others.every(({ level }) => level === NEWCOMERS_LEVEL) && isFirstGame(this.#id);
  });

  /** Whether what was heard stands until one wants to go on. */
  holds({ entries }: Pick<Heard, "entries">): boolean {
    const { you, seat } = this.#table;
    return (
      this.isOn &&
      isStudied(
        entries.flatMap((entry) => eventOf(entry) ?? []),
        you,
        seat !== null,
      )
    );
  }

  /** Asks what the throw on the table is for; where nobody answers nothing is said. */
  async ask(): Promise<void> {
    this.aim = null;
    const coup = this.#table.board?.throw;
    if (!this.isOn || !coup) return;
    const { adviser, tutor } = this.#table;
    const hint = await adviser.ask(tutor.isOn ? ADVISER : "net");
    if (hint && this.#table.board?.throw?.asked === coup.asked) this.aim = hint.aim ?? null;
  }

  /** From now on one does without. */
  dismiss(): void {
    settings.coach = "never";
    settings.keep();
    this.#table.link.goOn();
  }
}
