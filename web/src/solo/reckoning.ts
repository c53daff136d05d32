/**
 * What each coup is worth, what was marked of it and what may still be taken up (art. XV, XVII): the mirror of
 * `trictrac.table.reckoning` where one player may mark by hand, and the fichet follows the jeton. The kernel marks.
 */
import type { Marks, Pair } from "../engine/answers";
import type { Law } from "./fold";

/** The order inside a coup: the thrower's points, what it gave the opponent, écoles. */
export const OWN = 1;
export const RECEIVED = 2;
export const ECOLE = 3;

/** Where points belong. */
export interface Place {
  readonly coup: number;
  readonly seat: number;
  readonly slot: number;
}

/** Points that somebody marked. */
interface Entry extends Place {
  readonly ident: number;
  readonly points: number;
}

/** Marked too little once it was too late, or too much; open until the opponent takes it up or throws. */
export interface Fault extends Place {
  readonly kind: "less" | "more";
  readonly points: number;
  isOpen: boolean;
}

/** An école that was claimed; the other may contest it until they throw. */
export interface Claim {
  readonly seat: number;
  readonly points: number;
  readonly coup: number;
  /** The coup in which it was made: points that no fault is worth count there. */
  readonly madeAt: number;
  /** One for each fault that it took up, then one for the points beyond them. */
  readonly entries: readonly number[];
  readonly hit: readonly Fault[];
  /** What its faults are worth. */
  readonly worth: number;
  isOpen: boolean;
  isContested: boolean;
}

interface Due extends Place {
  readonly points: number;
}

const NOTHING: Marks = { points: 0, bredouille: false, trous: 0, serie: false };
/** Coups after which nothing about a mark can be taken up any more. */
const LONG_AGO = 8;

const isSame = (one: Place, two: Place): boolean =>
  one.coup === two.coup && one.seat === two.seat && one.slot === two.slot;

export class Reckoning {
  #base: Pair = [NOTHING, NOTHING];
  #entries: Entry[] = [];
  /** How the marks stood after each entry, and the trous that it made. */
  #after: readonly Pair[] = [];
  #made: readonly number[] = [];
  #count = 0;
  #due: Due[] = [];
  /** Where something may still be marked, in the order of the law for each seat. */
  open: Place[] = [];
  #excused: Place[] = [];
  faults: Fault[] = [];
  claims: Claim[] = [];

  /** One that begins with these marks. */
  static from(marks: Pair): Reckoning {
    const begun = new Reckoning();
    begun.#base = marks;
    return begun;
  }

  /** Another one that begins where this one stands. */
  copy(): Reckoning {
    const next = new Reckoning();
    next.#base = this.#base;
    next.#entries = [...this.#entries];
    [next.#after, next.#made, next.#count] = [this.#after, this.#made, this.#count];
    [next.#due, next.open, next.#excused] = [[...this.#due], [...this.open], [...this.#excused]];
    const faults = new Map(this.faults.map((fault) => [fault, { ...fault }]));
    const known = (fault: Fault) => faults.get(fault) ?? fault;
    next.faults = this.faults.map(known);
    next.claims = this.claims.map((claim) => ({ ...claim, hit: claim.hit.map(known) }));
    return next;
  }

  /** Lets the kernel mark all entries again, after they changed. */
  async fold(law: Law): Promise<this> {
    const { after, made } = await law.ask("tally", { base: this.#base, entries: this.#entries });
    [this.#after, this.#made] = [after, made];
    return this;
  }

  // Reading

  get marks(): Pair {
    return this.#after.at(-1) ?? this.#base;
  }

  /** How the marks stood before anything of a coup was marked. */
  before(coup: number): Pair {
    const count = this.#entries.filter((entry) => entry.coup < coup).length;
    return this.#after[count - 1] ?? this.#base;
  }

  /** The trous that a throw's own points made. */
  made(coup: number, seat: number): number {
    return this.#entries.reduce(
      (sum, entry, index) => sum + (isSame(entry, { coup, seat, slot: OWN }) ? this.#made[index]! : 0),
      0,
    );
  }

  dueAt(place: Place): number {
    return this.#due.find((each) => isSame(each, place))?.points ?? 0;
  }

  isDue(place: Place): boolean {
    return this.#due.some((each) => isSame(each, place));
  }

  markedAt(place: Place): number {
    return this.#entries.reduce((sum, entry) => sum + (isSame(entry, place) ? entry.points : 0), 0);
  }

  wasMarked(place: Place): boolean {
    return this.#entries.some((entry) => isSame(entry, place));
  }

  /** Points due and not marked; below 0: marked too much. */
  missing(place: Place): number {
    return this.dueAt(place) - this.markedAt(place);
  }

  isOpen(place: Place): boolean {
    return this.open.some((each) => isSame(each, place));
  }

  /** Where the next points of a seat would be marked. */
  toMark(seat: number): Place | null {
    const places = this.open.filter((place) => place.seat === seat);
    return places.find((place) => this.missing(place) > 0) ?? places.at(-1) ?? null;
  }

  /** What a seat has yet to mark in the first place where something is missing. */
  unmarked(seat: number): number {
    const place = this.open.find((each) => each.seat === seat && this.missing(each) > 0);
    return place ? this.missing(place) : 0;
  }

  openFaults(seat: number): Fault[] {
    return this.faults.filter((fault) => fault.isOpen && fault.seat === seat);
  }

  /** Whether an excess on a seat's own throw was taken up: it cannot leave on that coup (XVII.13). */
  stoppedByExcess(seat: number, coup: number): boolean {
    return this.faults.some(
      (fault) => fault.kind === "more" && !fault.isOpen && isSame(fault, { coup, seat, slot: OWN }),
    );
  }

  /** The claim that a seat may contest: the last that is false in part, else the last. */
  contestable(seat: number): Claim | null {
    return this.wronglyClaimed(seat) ?? this.claims.findLast((claim) => claim.isOpen && claim.seat !== seat) ?? null;
  }

  /** The last open claim against a seat for more than there was to claim. */
  wronglyClaimed(seat: number): Claim | null {
    return this.claims.findLast((claim) => claim.isOpen && claim.seat !== seat && claim.points > claim.worth) ?? null;
  }

  // What is due, and until when

  /** A coup is worth so much to a seat. */
  owe(place: Place, points: number): void {
    this.#due.push({ ...place, points });
    this.open.push(place);
  }

  /** The moment has passed: what was not marked is a fault (XVII.2). */
  complete(place: Place): void {
    if (!this.isOpen(place)) return;
    this.open = this.open.filter((each) => !isSame(each, place));
    const points = this.missing(place);
    const isExcused = this.#excused.some((each) => isSame(each, place));
    if (points > 0 && !isExcused) this.faults.push({ ...place, kind: "less", points, isOpen: true });
  }

  excuse(place: Place): void {
    this.#excused.push(place);
  }

  /** Whoever throws has let the opponent's faults pass, and has marked all they will ever mark. */
  lapse(seat: number, coup: number): void {
    for (const fault of this.faults) {
      if (!fault.isOpen || fault.seat === seat) continue;
      // What was let stand is no excess of a later mark.
      if (fault.kind === "more" && this.isOpen(fault))
        this.#due = this.#due.map((due) => (isSame(due, fault) ? { ...due, points: due.points + fault.points } : due));
      fault.isOpen = false;
    }
    for (const claim of this.claims) claim.isOpen &&= claim.seat === seat;
    for (const place of this.open.filter((each) => each.seat === seat)) this.complete(place);
    if (coup % LONG_AGO === 0) this.#forget(coup - LONG_AGO);
  }

  /** Drops what can no longer be taken up, so that a long game stays as quick as a short one. */
  #forget(before: number): void {
    const old = this.#entries.filter((entry) => entry.coup < before).length;
    this.#base = this.#after[old - 1] ?? this.#base;
    this.#entries = this.#entries.slice(old);
    [this.#after, this.#made] = [this.#after.slice(old), this.#made.slice(old)];
    this.#due = this.#due.filter((due) => due.coup >= before || this.isOpen(due));
    this.#excused = this.#excused.filter((place) => this.isDue(place));
    this.faults = this.faults.filter((fault) => fault.isOpen || fault.coup >= before);
    this.claims = this.claims.filter((claim) => claim.isOpen || claim.coup >= before);
  }

  /** Somebody left: points are wiped, and what was before cannot be taken up (art. XVI). */
  wiped(): Reckoning {
    const next = new Reckoning();
    const [white, black] = this.marks;
    next.#count = this.#count;
    next.#base = [
      { ...white, points: 0, bredouille: false },
      { ...black, points: 0, bredouille: false },
    ];
    return next;
  }

  // What hands do; the kernel is asked afterwards (`fold`).

  /** A seat marks. One mark may cover what two coups are worth; any excess goes with the last. */
  mark(seat: number, points: number): void {
    let last = this.toMark(seat);
    let left = points;
    for (const place of this.open.filter((each) => each.seat === seat)) {
      const part = Math.min(left, Math.max(0, this.missing(place)));
      if (part > 0) last = place;
      if (part === left) break;
      if (part > 0) {
        this.#add(place, part);
        left -= part;
      }
    }
    if (!last) return;
    this.#add(last, left);
    this.#noteExcess(last);
  }

  /** Too much is complete when the jeton is released (XVII.3). */
  #noteExcess(place: Place): void {
    const points = -this.missing(place);
    this.faults = this.faults.filter((fault) => !(fault.isOpen && fault.kind === "more" && isSame(fault, place)));
    if (points > 0) this.faults.push({ ...place, kind: "more", points, isOpen: true });
  }

  /** A seat marks an école: it takes up all open faults together, whatever it says (XVII.19, XVII.29). */
  claim(seat: number, points: number, madeAt: number): void {
    const hit = this.openFaults(1 - seat);
    let left = points;
    const entries = hit.map((fault) => {
      const part = Math.min(left, fault.points);
      left -= part;
      return this.#add({ coup: fault.coup, seat, slot: ECOLE }, part);
    });
    if (left > 0) entries.push(this.#add({ coup: madeAt, seat, slot: ECOLE }, left));
    const worth = hit.reduce((sum, fault) => sum + fault.points, 0);
    const coup = hit[0]?.coup ?? madeAt;
    this.claims.push({ seat, points, coup, madeAt, entries, hit, worth, isOpen: true, isContested: false });
    for (const fault of hit) {
      fault.isOpen = false;
      if (fault.kind === "more") this.#takeBack(fault, Math.max(0, -this.missing(fault)));
    }
  }

  /** What a seat had to mark of the coups played is complete: it has said something else since (XVII.21). */
  declare(seat: number, except: Place | null): void {
    for (const place of this.open.filter((each) => each.seat === seat && !(except && isSame(each, except))))
      this.complete(place);
  }

  /** A seat contests the opponent's claim: a right one is marked once more, a wrong one put right (XVII.10, XVII.19). */
  contest(seat: number): void {
    const claim = this.contestable(seat);
    if (!claim) return;
    [claim.isOpen, claim.isContested] = [false, true];
    const { points, worth, entries, hit, madeAt } = claim;
    if (points === worth) {
      this.#add({ coup: claim.coup, seat: claim.seat, slot: ECOLE }, points);
      return;
    }
    hit.forEach((fault, place) => this.#setPoints(entries[place]!, fault.points));
    if (points < worth) return;
    this.#setPoints(entries.at(-1)!, 0);
    this.#add({ coup: madeAt, seat, slot: ECOLE }, points - worth); // fausse école
  }

  #setPoints(ident: number, points: number): void {
    this.#entries = this.#entries.map((entry) => (entry.ident === ident ? { ...entry, points } : entry));
  }

  #add(place: Place, points: number): number {
    this.#count += 1;
    const { coup, seat, slot } = place;
    const isLater = (entry: Entry) => entry.coup > coup || (entry.coup === coup && entry.slot > slot);
    const index = this.#entries.findLastIndex((entry) => !isLater(entry)) + 1;
    this.#entries.splice(index, 0, { ident: this.#count, coup, seat, slot, points });
    return this.#count;
  }

  /** Takes points off what was marked in one place. */
  #takeBack(place: Place, points: number): void {
    const left = Math.max(0, this.markedAt(place) - points);
    this.#entries = this.#entries.filter((entry) => !isSame(entry, place));
    this.#add(place, left);
  }
}
