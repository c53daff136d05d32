/** The écoles of a table: those that can still be contested, and the last that was settled, until it was seen. */
import { untrack } from "svelte";

import type { ClaimView } from "../api/types";
import type { TableState } from "./table.svelte";

/** Coups after which nobody asks any more how one was settled. */
const STALE = 2;

interface Settled {
  readonly name: string;
  readonly claim: ClaimView;
  readonly coup: number;
  readonly against: number;
}

export class Claims {
  #last = $state.raw<Settled | null>(null);
  #seen = $state("");
  readonly #table: TableState;

  /** To be made while a component begins: it watches the table. */
  constructor(table: TableState) {
    this.#table = table;
    // It stays where it was told: a relevé wipes the claims of the board with everything else.
    $effect(() => {
      const { board, view } = table;
      const claim = board?.claims?.findLast(({ right }) => right != null);
      if (!board || !claim) return;
      const name = `${view?.results?.length ?? 0} ${claim.number}`;
      const against = board.sits.find((player) => player !== claim.player) ?? claim.player;
      const before = untrack(() => this.#last);
      this.#last = { name, claim, coup: before?.name === name ? before.coup : board.coup, against };
    });
  }

  readonly open = $derived.by(() => this.#table.board?.claims?.filter((claim) => claim.open) ?? []);
  /** What one may contest now. */
  readonly against = $derived.by(() =>
    this.#table.may.includes("contest") ? this.open.filter((claim) => claim.player !== this.#table.you) : [],
  );
  readonly settled = $derived.by(() => {
    const last = this.#last;
    const coup = this.#table.board?.coup ?? 0;
    return last && last.name !== this.#seen && coup >= last.coup && coup <= last.coup + STALE ? last : null;
  });

  see(): void {
    this.#seen = this.#last?.name ?? "";
  }
}
