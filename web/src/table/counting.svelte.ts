/** A score sheet that counts itself: line after line, in each one arrow after the other. */
import type { ReasonView } from "../api/types";
import type { Side } from "../board/types";

const ARROW_MS = 520;
const LINE_MS = 420;

export class Counting {
  /** The line that is being counted, and how many of its arrows are drawn; null: the sheet is whole. */
  now = $state.raw<{ readonly line: number; readonly arrows: number } | null>(null);
  #reasons = $state.raw<readonly ReasonView[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins once the dice have landed. */
  start(reasons: readonly ReasonView[], delay: number): void {
    this.stop();
    if (reasons.length === 0) return;
    this.#reasons = reasons;
    this.now = { line: 0, arrows: 0 };
    this.#timer = setTimeout(() => this.#next(), delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  /** The reason that is being counted, with the arrows that are drawn. */
  get reason(): ReasonView | null {
    const reason = this.now && this.#reasons[this.now.line];
    return reason && this.now!.arrows > 0 ? { ...reason, routes: reason.routes.slice(0, this.now!.arrows) } : null;
  }

  /** What the lines before the one that is being counted bring a side. */
  points(side: Side): number {
    return this.#reasons
      .slice(0, this.now?.line ?? 0)
      .filter((reason) => reason.side === side)
      .reduce((sum, { points }) => sum + points, 0);
  }

  #next(): void {
    if (!this.now) return;
    const { line, arrows } = this.now;
    const all = Math.max(this.#reasons[line]?.routes.length ?? 0, 1);
    if (arrows < all) {
      this.now = { line, arrows: arrows + 1 };
      this.#timer = setTimeout(() => this.#next(), arrows + 1 < all ? ARROW_MS : ARROW_MS + LINE_MS);
    } else if (line + 1 < this.#reasons.length) {
      this.now = { line: line + 1, arrows: 0 };
      this.#next();
    } else this.stop();
  }
}
