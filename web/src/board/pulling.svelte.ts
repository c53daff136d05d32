/** A mouse or a finger that takes something from the board, carries it, and lets it go. It knows no piece. */
import type { Layout, Point } from "./geometry";

/** What was taken: a dame by its place on the mover's march, or somebody's own counter. */
export type Grip = { readonly kind: "dame"; readonly from: number } | { readonly kind: "jeton" | "fichet" };

interface Pull {
  readonly grip: Grip;
  readonly pointer: number;
  /** Where the pointer went down, in pixels. */
  readonly start: Point;
  /** Where it is now, on the board. */
  at: Point;
  moved: boolean;
}

/** From here on it is a drag and no tap, in pixels. */
const DRAG_FROM = 5;

export class Pulling {
  #pull = $state<Pull | null>(null);
  #endedJustNow = false;
  readonly #layout: () => Layout;
  readonly #root: () => HTMLElement | undefined;
  readonly #ended: (grip: Grip, at: Point) => void;

  constructor(layout: () => Layout, root: () => HTMLElement | undefined, ended: (grip: Grip, at: Point) => void) {
    this.#layout = layout;
    this.#root = root;
    this.#ended = ended;
  }

  /** What is in the hand, and where; null while nothing has left its place. */
  readonly carried = $derived.by((): { grip: Grip; at: Point } | null => (this.#pull?.moved ? this.#pull : null));

  /** A point of the page on the board. */
  place(event: MouseEvent): Point {
    const box = this.#root()!.getBoundingClientRect();
    const { width, height } = this.#layout();
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  }

  /** The pointer went down on something; null is nothing that can be taken. */
  press(event: PointerEvent, grip: Grip | null): void {
    this.#endedJustNow = false;
    if (!grip || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    this.#pull = { grip, pointer: event.pointerId, start, at: this.place(event), moved: false };
  }

  move(event: PointerEvent): void {
    const pull = this.#pull;
    if (!pull || pull.pointer !== event.pointerId) return;
    if (!pull.moved) {
      if (Math.hypot(event.clientX - pull.start.x, event.clientY - pull.start.y) < DRAG_FROM) return;
      pull.moved = true;
      this.#root()?.setPointerCapture(event.pointerId);
    }
    pull.at = this.place(event);
  }

  release(event: PointerEvent): void {
    const pull = this.#pull;
    if (!pull || pull.pointer !== event.pointerId) return;
    const { grip, at, moved } = pull;
    this.#pull = null;
    if (!moved) return;
    this.#endedJustNow = true;
    this.#ended(grip, at);
  }

  cancel(): void {
    this.#pull = null;
  }

  /** Whether a click is only the end of a drag; asked once. */
  isEndOfDrag(): boolean {
    const was = this.#endedJustNow;
    this.#endedJustNow = false;
    return was;
  }
}
