/** Advice on the throw on the table, asked once for all who want it: the coach, the tutor. */
import { adviseHere } from "../analysis/ask";
import { house } from "../api/me.svelte";
import type { Hint, HintQuestion } from "../api/types";
import type { TableState } from "./table.svelte";

export class Adviser {
  readonly #table: TableState;
  #known: { readonly key: string; readonly hint: Promise<Hint | null> } | null = null;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The throw of one's own that is on the table, as a question; null where there is none. */
  question(player: HintQuestion["player"]): HintQuestion | null {
    const { board, conventions, you } = this.#table;
    const coup = board?.throw;
    if (!coup?.asked || coup.player !== you || !conventions) return null;
    return {
      position: coup.asked,
      throw: coup.dice.join("-"),
      rules: conventions.rules,
      form: house.form(conventions.form)?.judged_as ?? "ordinary",
      player: player ?? "net",
    };
  }

  /** What a good player makes of that throw; null where nobody answers. */
  ask(player: HintQuestion["player"]): Promise<Hint | null> {
    const question = this.question(player);
    if (!question) return Promise.resolve(null);
    const key = JSON.stringify(question);
    if (this.#known?.key !== key) this.#known = { key, hint: quietly(question) };
    return this.#known.hint;
  }
}

/** Nobody waits for advice that does not come, whatever kept it. */
export const quietly = (question: HintQuestion): Promise<Hint | null> => adviseHere(question).catch(() => null);
