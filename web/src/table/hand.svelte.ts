/** The mark that somebody is making by hand: by the jeton on the board, by the panel's slider, by both. */
import { isSolo } from "../app/base";
import { t } from "../app/settings.svelte";
import type { Hand, HandMark } from "../board/types";
import { PLACES, placeWith, slid } from "./sliding";
import type { TableState } from "./table.svelte";

/** As far as the jeton slides at once: more than any throw of the treatises is worth. */
export const FARTHEST = 48;
/** As far as the fichet goes at once. */
export const MOST_TROUS = 8;
export const AS_IT_SHOULD = "auto";

export class MarkInHand {
  /** How many points more. */
  points = $state(0);
  /** How many holes the fichet goes on; or as it should, where the program does it. */
  fichet = $state(AS_IT_SHOULD);
  /** With free hands: whether the second jeton is placed, which shows the bredouille of the second to mark (art. XV). */
  hasSecondJeton = $state(false);
  readonly #table: TableState;

  /** To be made while a component begins: it watches the table. */
  constructor(table: TableState) {
    this.#table = table;
    // Another coup, or the mark was made: jeton and fichet are where they were left.
    $effect(() => {
      void this.#moment;
      this.putBack();
    });
  }

  /** As a word, so that talk at the table, which changes none of this, does not take the jeton out of the hand. */
  readonly #moment = $derived.by(() => {
    const { board, position, bottom, mode } = this.#table;
    const camp = position?.[bottom];
    return [board?.coup, board?.phase, mode, this.isOpen, camp?.points, camp?.trous].join(" ");
  });
  readonly isOpen = $derived.by(() => this.#table.may.includes("mark"));
  /** At a strict table nobody moves the fichet but its owner. */
  readonly isStrict = $derived.by(() => this.#table.mode === "strict");
  readonly trous = $derived.by(() => (this.fichet === AS_IT_SHOULD ? null : Number(this.fichet)));
  /** At a table in this browser the fichet follows the jeton. */
  readonly movesFichet = $derived.by(() => !isSolo(this.#table.view?.id));
  readonly placesJetons = $derived.by(() => this.#table.may.includes("jetons"));
  readonly isBegun = $derived.by(() => this.points > 0 || Boolean(this.trous) || this.hasSecondJeton);
  readonly words = $derived.by(() => t("points", { count: this.points }));
  /** What the button says that makes the mark. */
  readonly deed = $derived.by(() => {
    if (this.points > 0) return t("web-mark-do", { points: this.words });
    if (this.trous) return t("web-mark-fichet-only");
    return this.hasSecondJeton ? t("web-say-jeton") : t("web-mark-do", { points: "…" });
  });

  /** One's own counters as the board shows them, and where they may be put. */
  readonly onBoard = $derived.by((): Hand | null => {
    const side = this.#table.bottom;
    const camp = this.#table.position?.[side];
    if (!this.isOpen || !camp) return null;
    const more = (gain: number) => (gain > 0 ? ` (+${gain})` : "");
    const toPoints = PLACES.map((at) => ({ at, gain: slid(camp.points, this.points, at) }))
      .filter(({ gain }) => gain <= FARTHEST)
      .map(({ at, gain }) => ({ at, words: `${t("points", { count: at })}${more(gain)}` }));
    const toTrous = Array.from({ length: this.movesFichet ? MOST_TROUS + 1 : 0 }, (_, gain) => ({
      at: camp.trous + gain,
      words: `${t("web-score-trous", { count: camp.trous + gain })}${more(gain)}`,
    }));
    const points = placeWith(camp.points, this.points);
    return { side, points, trous: camp.trous + (this.trous ?? 0), toPoints, toTrous };
  });

  /** A counter was let go on the board. */
  put(mark: HandMark): void {
    const camp = this.#table.position?.[this.#table.bottom];
    if (!camp) return;
    if ("points" in mark) this.points = slid(camp.points, this.points, mark.points);
    else this.fichet = String(mark.trous - camp.trous);
  }

  putBack(): void {
    this.points = 0;
    this.hasSecondJeton = false;
    this.fichet = this.isStrict ? "0" : AS_IT_SHOULD;
  }

  async mark(): Promise<void> {
    const jetons = this.placesJetons ? (this.hasSecondJeton ? 2 : 1) : null;
    if (await this.#table.act({ do: "mark", points: this.points, trous: this.trous, jetons })) this.putBack();
  }
}
