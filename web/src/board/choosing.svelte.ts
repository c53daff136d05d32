/** The play that somebody is choosing at the board: what may move, what was moved, and what is said of it. */
import { settings, t } from "../app/settings.svelte";
import {
  canUndo,
  chosen,
  countsNow,
  goesTo,
  isForced,
  move,
  playForced,
  routes,
  select,
  sources,
  startChoice,
  stepsDone,
  tap,
  undo,
  type Choice,
} from "./choice";
import { lowCase } from "./geometry";
import type { Role } from "./names";
import { follow, putDown, type TrackedDame } from "./tracking";
import { OUT, moved, type BoardPosition, type ChosenPlay, type Play, type Side, type Step } from "./types";

/** What the board was given: functions, so that what is made of one thing does not begin anew when another changes. */
interface Given {
  readonly position: () => BoardPosition;
  readonly bottom: () => Side;
  readonly plays: () => readonly Play[] | null;
  readonly played: () => Play;
  /** The place whose dame the hand carries. */
  readonly carried: () => number | null;
  readonly onsteps: (steps: Play) => void;
  readonly onplay: (play: ChosenPlay) => void;
  readonly oncase: (low: number) => void;
  readonly onrefused: (attempts: readonly Play[]) => void;
}

export class Choosing {
  /** What those who listen are told. */
  said = $state("");
  readonly #given: Given;
  #lastGesture: Play = [];
  #dropped = false;
  /** Where a dame went by one touch: a second one there, meant to put it down, neither plays nor confirms. */
  #wentTo: number | null = null;
  #known: BoardPosition | null = null;
  #memory: Record<Side, TrackedDame[]> | null = null;

  constructor(given: Given) {
    this.#given = given;
  }

  readonly mover = $derived.by((): Side => this.#given.position().turn);
  /** A new position or new plays begin a new choice. */
  choice: Choice | null = $derived.by(() => {
    const plays = this.#given.plays();
    const position = this.#given.position();
    return plays ? startChoice(plays, position[this.mover].dames, position[this.mover].out) : null;
  });

  /** The position with what was played so far. */
  readonly shown = $derived.by((): BoardPosition => {
    const position = this.#given.position();
    if (!this.choice || this.choice.gestures.length === 0) return position;
    return { ...position, [this.mover]: moved(position[this.mover], stepsDone(this.choice)) };
  });
  readonly dames = $derived.by((): TrackedDame[] => {
    const position = this.#given.position();
    const isOwn = position === this.#known;
    this.#known = position;
    const next = (side: Side): TrackedDame[] => {
      const counts = [0, ...this.shown[side].dames, this.shown[side].out];
      if (!this.#memory) return putDown(side, counts);
      const followed = follow(this.#memory[side], counts, isOwn ? this.#lastGesture : this.#given.played());
      // A dame that was dragged is where the hand left it: it does not slide there again.
      return isOwn && this.#dropped ? followed.map((dame) => ({ ...dame, trail: [] })) : followed;
    };
    this.#memory = { white: next("white"), black: next("black") };
    return [...this.#memory.black, ...this.#memory.white];
  });

  readonly held = $derived.by(() => this.#given.carried() ?? this.choice?.selected ?? null);
  readonly movable = $derived.by(() => (this.choice ? sources(this.choice) : []));
  readonly ways = $derived.by(() =>
    this.choice && this.held !== null ? routes(this.choice, this.held, this.#firstDie) : [],
  );
  readonly targets = $derived.by(() => this.ways.map((way) => way.to));
  readonly ready = $derived.by(() => (this.choice ? chosen(this.choice) : null));
  readonly complete = $derived.by(() => this.ready !== null && this.movable.length === 0);

  get #firstDie(): number | undefined {
    return this.#given.position().dice?.[0];
  }

  /** The same fleche on the mover's march, and back. */
  placeOf(low: number): number {
    return lowCase(this.#given.bottom(), this.mover, low);
  }

  role(low: number): Role {
    const place = this.placeOf(low);
    if (this.choice?.selected === place) return { kind: "held" };
    const way = this.ways.find((each) => each.to === place);
    if (way && way.steps.length > 1) return { kind: "rest", rest: this.placeOf(way.steps[0]![1]) };
    if (way) return { kind: "target" };
    return { kind: this.choice && this.movable.includes(place) ? "movable" : "plain" };
  }

  /**
   * A case was touched: takes a dame, puts it down, confirms a play that is whole. A dame that has one way only goes
   * at once, and so does one that is touched twice, by the first number.
   */
  touch(low: number, isTwice = false): void {
    const { oncase } = this.#given;
    if (!this.choice) return oncase(low);
    const place = this.placeOf(low);
    const wentTo = this.#wentTo;
    this.#wentTo = null;
    const isFree = this.choice.selected === null;
    if (wentTo === place && isFree && !this.movable.includes(place)) return;
    const isOnlyWay = wentTo !== place && isFree && routes(this.choice, place).length === 1;
    if (isOnlyWay || (isTwice && this.choice.selected === place)) {
      const to = goesTo(this.choice, place, this.#firstDie);
      const gone = to === null ? null : move(this.choice, place, to, this.#firstDie);
      if (gone) {
        this.#become(gone, gone.gestures.at(-1) ?? []);
        this.#wentTo = to;
        return;
      }
    }
    const next = tap(this.choice, place, this.#firstDie);
    const moved = next.gestures.length > this.choice.gestures.length;
    if (!moved && next.selected === null && this.choice.selected === null) {
      oncase(low);
      if (this.complete) this.confirm();
      else this.#refuseDame(this.placeOf(low));
      return;
    }
    const { selected } = this.choice;
    if (!moved && next.selected === null && selected !== null && selected !== place) this.#refuse([[selected, place]]);
    this.#become(next, moved ? (next.gestures.at(-1) ?? []) : []);
    if (next.selected !== null) {
      const where = routes(next, next.selected).map((way) =>
        way.to === OUT ? t("web-out-name", { side: this.mover }) : this.placeOf(way.to),
      );
      this.said = t("web-live-held", { case: low, targets: where.join(", ") });
    } else if (!moved) this.said = t("web-live-released");
  }

  /** A dame was let go; where it may not lie it goes back. */
  drop(from: number, to: number | null): void {
    if (!this.choice) return;
    const next = to !== null && to !== from ? move(this.choice, from, to, this.#firstDie) : null;
    if (next) this.#become(next, next.gestures.at(-1) ?? [], true);
    else {
      this.choice = select(this.choice, null);
      if (to !== null && to !== from) this.#refuse([[from, to]]);
    }
  }

  /** What was tried after what is done already, for whoever knows the reason. */
  #refuse(tried: readonly Step[]): void {
    const done = this.choice ? stepsDone(this.choice) : [];
    this.#given.onrefused(tried.map((step) => [...done, step]));
  }

  /** A dame of one's own that no number of the throw can take anywhere. */
  #refuseDame(place: number): void {
    if (!this.choice || (countsNow(this.choice)[place] ?? 0) === 0) return;
    const dice = new Set(this.#given.position().dice ?? []);
    this.#refuse([...dice].map((die): Step => [place, Math.min(place + die, OUT)]));
  }

  /** Puts down the dame that was taken; false where there was none. */
  letGo(): boolean {
    if (this.choice?.selected == null) return false;
    this.#become(select(this.choice, null), []);
    return true;
  }

  takeBack(): void {
    const { choice } = this;
    if (!choice || !canUndo(choice)) return;
    this.#become(undo(choice), choice.selected === null ? (choice.gestures.at(-1) ?? []) : []);
  }

  force(): void {
    if (this.choice && isForced(this.choice) && this.choice.gestures.length === 0) {
      const next = playForced(this.choice);
      this.#become(next, stepsDone(next));
    }
  }

  confirm(): void {
    if (!this.ready) return;
    this.said = t("web-live-confirmed");
    this.#given.onplay(this.ready);
  }

  /** Takes over a changed choice, tells what happened, and says it. */
  #become(next: Choice, gesture: Play, byDrag = false): void {
    const before = this.choice;
    this.#wentTo = null;
    this.#lastGesture = gesture;
    this.#dropped = byDrag;
    this.choice = next;
    if (!before || before.gestures === next.gestures) return;
    this.#given.onsteps(stepsDone(next));
    const from = gesture[0]?.[0];
    const to = gesture.at(-1)?.[1];
    if (next.gestures.length < before.gestures.length) this.said = t("web-live-undone");
    else if (from !== undefined && to !== undefined) {
      const here = { from: this.placeOf(from) };
      this.said = to === OUT ? t("web-live-moved_out", here) : t("web-live-moved", { ...here, to: this.placeOf(to) });
    }
    if (!chosen(next) || sources(next).length > 0) return;
    if (settings.confirms && next.gestures.length > before.gestures.length) this.confirm();
    else this.said += ` ${t("web-live-ready")}`;
  }
}
