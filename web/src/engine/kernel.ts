/** The law in WebAssembly: rows and numbers in, plays and reasons out. Nothing here knows a rule. */
import type { Mark, Marks, Pair } from "./answers";
import * as layout from "./layout";

type Call = keyof typeof layout.EXPORTS;

/** What the kernel refused, by the name of its error. */
export class KernelError extends Error {
  constructor(readonly code: string) {
    super(`the kernel refused: ${code}`);
  }
}

/** One reason of a sheet. */
export interface Reason {
  readonly jan: string;
  readonly article: string;
  readonly forOther: boolean;
  readonly points: number;
  readonly ways: number;
  /** On the thrower's march; 0 where there is none. */
  readonly case: number;
  /** By which numbers, as bits of `layout.HOW`. */
  readonly how: number;
}

/** One legal play: the packed number that plays it, and where its dames go; 25 is out. */
export interface LegalPlay {
  readonly packed: number;
  readonly moves: readonly (readonly [number, number])[];
  readonly unplayed: number;
  readonly parPuissance: boolean;
}

export interface Judgement {
  readonly plays: readonly LegalPlay[];
  readonly reasons: readonly Reason[];
}

/** What is wrong with a row that somebody set up. */
export interface Fault {
  readonly kind: string;
  readonly theirs: boolean;
  /** 0 where it concerns none. */
  readonly case: number;
}

/** What the 36 next throws promise a player: points in all, and throws that do something. */
export type Prospects = Readonly<Record<(typeof layout.PROSPECTS)[number], number>>;

/** A marque that was won, or a refait, which is counted among the refaits; `most`: the most a series multiplies by. */
export interface Marque {
  readonly won: number;
  readonly lost: number;
  readonly inSeries: boolean;
  readonly refaits: number;
  /** Whether refaits add to the consolation and do not double it. */
  readonly adds: boolean;
  readonly most: number;
}

export interface MarquePaid {
  readonly consolation: number;
  readonly multiple: number;
  readonly jetons: number;
}

const PAGE = 1 << 16;

/** A module at work. Its scratch arrays are its own: one kernel answers one question at a time. */
export class Kernel {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  #free: number;
  readonly row: number;
  readonly #plays: number;
  readonly #sheet: number;
  readonly #moves: number;
  readonly #fields: number;
  readonly #where: number;
  readonly #copy: number;
  readonly #counts: number;

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#memory = this.#exports["memory"] as WebAssembly.Memory;
    this.#free = (this.#exports["__heap_base"] as WebAssembly.Global).value as number;
    const abi = this.#number("abi", []);
    if (abi !== layout.ABI) throw new Error(`the kernel has the border ${abi}, and ${layout.ABI} is spoken here`);
    this.row = this.room(layout.ROW);
    this.#plays = this.room(4 * layout.MAX_PLAYS);
    this.#sheet = this.room(4 * layout.MAX_REASONS);
    this.#moves = this.room(layout.PLAY_FIELDS * layout.MAX_PLAYS);
    this.#fields = this.room(4 * layout.REASON_FIELDS * layout.MAX_REASONS);
    this.#where = this.room(12);
    this.#copy = this.room(layout.ROW);
    this.#counts = this.room(4 * layout.PROSPECTS.length);
  }

  /** The hash of the sources that the module was made from. */
  get hash(): string {
    return new TextDecoder().decode(this.bytes(this.#number("source_hash", []), 64));
  }

  /** Room for so many bytes, never given back. */
  room(bytes: number): number {
    const at = (this.#free + 15) & ~15;
    this.#free = at + bytes;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Lends room for so many bytes. */
  borrow(bytes: number, use: (at: number) => void): void {
    const before = this.#free;
    use(this.room(bytes));
    this.#free = before;
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, length);
  }

  int8(at: number, length: number): Int8Array {
    return new Int8Array(this.#memory.buffer, at, length);
  }

  int16(at: number, length: number): Int16Array {
    return new Int16Array(this.#memory.buffer, at, length);
  }

  int32(at: number, length: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at, length);
  }

  float32(at: number, length: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at, length);
  }

  /** Calls a function as it is: an answer below 0 is an error. */
  ask(name: Call, ...args: number[]): number {
    return this.#number(name, args);
  }

  /** The same for callers who know what they ask. */
  call(name: Call, ...args: number[]): number {
    const answer = this.ask(name, ...args);
    if (answer < 0) throw new KernelError((layout.ERRORS as Record<string, string>)[answer] ?? String(answer));
    return answer;
  }

  #number(name: string, args: number[]): number {
    return (this.#exports[name] as (...args: number[]) => number)(...args);
  }

  /** What makes a row impossible, or null. */
  faultOf(row: Int8Array): Fault | null {
    this.#put(row);
    const kind = this.call("find_fault", this.row, this.#where);
    if (kind === 0) return null;
    const [whose = 0, place = 0] = this.int32(this.#where, 2);
    return { kind: (layout.FAULTS as Record<string, string>)[kind] ?? "state", theirs: whose === 1, case: place };
  }

  /** The plays and the sheet of a throw, on the row as it stands. */
  judge(row: Int8Array, a: number, b: number): Judgement {
    this.#put(row);
    return this.#judgement(this.call("judge", this.row, a, b, this.#plays, this.#sheet));
  }

  /** What the next throw promises the row's player and, as if it were their turn, the opponent. */
  prospects(row: Int8Array): { readonly mine: Prospects; readonly theirs: Prospects } {
    this.#put(row);
    this.call("count_throws", this.row, 1, this.#copy, this.#counts, 1, this.#plays, this.#sheet);
    const kinds = layout.PROSPECTS.length;
    const counts = this.int16(this.#counts, 2 * kinds);
    const named = (from: number) =>
      Object.fromEntries(layout.PROSPECTS.map((name, i) => [name, counts[from + i]])) as Prospects;
    return { mine: named(0), theirs: named(kinds) };
  }

  /** The jans that the row's player, and the opponent, have the dames to fill, by their first cases. */
  fillable(row: Int8Array): { readonly mine: readonly number[]; readonly theirs: readonly number[] } {
    this.#put(row);
    const jans = (theirs: number) =>
      layout.TELLING.JANS.filter((first) => this.call("may_fill", this.row, theirs, first) === 1);
    return { mine: jans(0), theirs: jans(1) };
  }

  /** Throws on a row, which becomes the row after the throw; `marks`: the thrower's points are marked. */
  throwDice(row: Int8Array, a: number, b: number, marks: boolean): Judgement {
    this.#put(row);
    const plays = this.call("throw", this.row, a, b, Number(marks), this.#plays, this.#sheet);
    this.#take(row);
    return this.#judgement(plays);
  }

  /** Makes a play of the list: the row becomes the next one. */
  play(row: Int8Array, packed: number, marks: boolean): void {
    this.#change(row, "play", packed, Number(marks), this.#plays);
  }

  /** Leaves after a trou, or stays. */
  decide(row: Int8Array, leaves: boolean): void {
    this.#change(row, "decide", Number(leaves));
  }

  /** One die each: false if they are equal. */
  open(row: Int8Array, mine: number, theirs: number): boolean {
    return this.#change(row, "open_with", mine, theirs) === 1;
  }

  /** A new game to so many trous, 0 for the written game, with these bits of rules. */
  newGame(target: number, rules: number): Int8Array {
    const row = new Int8Array(layout.ROW);
    this.#change(row, "new_game", target, rules);
    return row;
  }

  /** Marks points for the thrower or for the opponent; the trous they made. */
  mark(row: Int8Array, theirs: boolean, points: number): number {
    return this.#change(row, "mark", Number(theirs), points);
  }

  /** Marks entry after entry on a board without a last trou: how both stand after each, and the trous that it made. */
  tally(base: Pair, entries: readonly Mark[]): { after: Pair[]; made: number[] } {
    const row = this.newGame(0, 0);
    base.forEach((marks, seat) => writeMarks(row, MARKS_AT[seat]!, marks));
    const [after, made]: [Pair[], number[]] = [[], []];
    for (const { seat, points } of entries) {
      made.push(this.mark(row, seat === 1, points));
      after.push([readMarks(row, MARKS_AT[0]), readMarks(row, MARKS_AT[1])]);
    }
    return { after, made };
  }

  /** Which kind of win a game to so many trous is. */
  winKind(loserTrous: number, inSeries: boolean, target: number): number {
    return this.call("win_kind", loserTrous, Number(inSeries), target);
  }

  /** What a marque pays after so many refaits: the consolation, the multiple of the series, the jetons. */
  settleMarque({ won, lost, inSeries, refaits, adds, most }: Marque): MarquePaid {
    this.call("settle_marque", this.#where, won, lost, Number(inSeries), refaits, Number(adds), most);
    const [consolation = 0, multiple = 0, jetons = 0] = this.int32(this.#where, 3);
    return { consolation, multiple, jetons };
  }

  /** What so many marques lost beyond the contingent cost. */
  priceOfBets(bets: number): number {
    return this.call("bets_price", bets);
  }

  /** A releve. */
  stackAnew(row: Int8Array): void {
    this.#change(row, "stack_anew");
  }

  #change(row: Int8Array, name: Call, ...args: number[]): number {
    this.#put(row);
    const answer = this.call(name, this.row, ...args);
    this.#take(row);
    return answer;
  }

  #put(row: Int8Array): void {
    this.int8(this.row, layout.ROW).set(row);
  }

  #take(row: Int8Array): void {
    row.set(this.int8(this.row, layout.ROW));
  }

  #judgement(count: number): Judgement {
    this.call("read_plays", this.#plays, count, this.#moves);
    const packed = this.int32(this.#plays, count);
    const moves = this.int8(this.#moves, layout.PLAY_FIELDS * count);
    const plays = Array.from(packed, (play, i) => legalPlay(play, moves.subarray(layout.PLAY_FIELDS * i)));
    const reasons = this.call("read_sheet", this.#sheet, this.#fields);
    const fields = this.int32(this.#fields, layout.REASON_FIELDS * reasons);
    return { plays, reasons: Array.from({ length: reasons }, (_, i) => reason(fields, layout.REASON_FIELDS * i)) };
  }
}

const MARKS_AT = [layout.MINE, layout.THEIRS] as const;

export function writeMarks(row: Int8Array, at: number, { points, bredouille, trous, serie }: Marks): void {
  row[at + layout.POINTS] = points;
  row[at + layout.BREDOUILLE] = Number(bredouille);
  row[at + layout.TROUS] = trous;
  row[at + layout.SERIE] = Number(serie);
}

/** The marks of one side; nobody is in bredouille of nothing. */
export function readMarks(row: Int8Array, at: number): Marks {
  const [points = 0, trous = 0] = [row[at + layout.POINTS], row[at + layout.TROUS]];
  const bredouille = points > 0 && row[at + layout.BREDOUILLE] === 1;
  return { points, bredouille, trous, serie: trous > 0 && row[at + layout.SERIE] === 1 };
}

function legalPlay(packed: number, fields: Int8Array): LegalPlay {
  const [from1 = 0, to1 = 0, from2 = 0, to2 = 0, unplayed = 0, puissance = 0] = fields;
  const moves: [number, number][] = [];
  if (from1) moves.push([from1, to1]);
  if (from2) moves.push([from2, to2]);
  return { packed, moves, unplayed, parPuissance: puissance === 1 };
}

function reason(fields: Int32Array, at: number): Reason {
  const [jan = 0, whom = 0, ways = 0, place = 0, how = 0, points = 0] = fields.subarray(at, at + layout.REASON_FIELDS);
  const known = layout.JANS[jan];
  if (!known) throw new KernelError(`jan ${jan}`);
  return { jan: known.name, article: known.article, forOther: whom === 1, points, ways, case: place, how };
}
