/** What was said at a table and not yet read. */
import { untrack } from "svelte";

import { house } from "../api/me.svelte";
import type { Talk } from "../api/types";
import { frame } from "../app/frame.svelte";
import { t, told } from "../app/settings.svelte";
import type { TableState } from "./table.svelte";

/** What somebody said: a phrase of the house, or their own words. */
export function talkWords(talk: Talk): string {
  const phrase = house.house?.phrases.find((each) => each.code === talk.phrase);
  return phrase ? told(phrase.text) : (talk.phrase ?? talk.text ?? "");
}

export class Talking {
  /** Whether one looks at it. */
  isOpen = $state(false);
  #read = $state<number | null>(null);
  #told = 0;
  readonly #table: TableState;

  /** To be made while a component begins: it watches the table. */
  constructor(table: TableState) {
    this.#table = table;
    void house.know().catch(() => undefined);
    $effect(() => {
      const last = table.link.talk.at(-1)?.seq ?? 0;
      // What was said before one came is no news.
      const isFirst = this.#read === null && table.link.status === "live";
      if (isFirst || this.isOpen) this.#read = last;
      if (isFirst) this.#told = last;
      untrack(() => this.#tell());
    });
  }

  readonly unread = $derived.by(() => this.#others().length);

  #others(): readonly Talk[] {
    const { link, you } = this.#table;
    return this.#read === null ? [] : link.talk.filter(({ seq, player }) => seq > this.#read! && player !== you);
  }

  /** Everybody sees and hears that something was said, wherever they look; the open list tells it by itself. */
  #tell(): void {
    for (const talk of this.#others().filter(({ seq }) => seq > this.#told)) {
      const name = this.#table.name(talk.player);
      frame.tell(t("web-chat-heard", { name, text: talkWords(talk) }));
    }
    this.#told = Math.max(this.#told, this.#table.link.talk.at(-1)?.seq ?? 0);
  }
}
