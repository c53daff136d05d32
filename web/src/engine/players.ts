/** The players in WebAssembly: what a level chooses, what every candidate is worth, games played out. */
import { KernelError, type Kernel, type LegalPlay, type Prospects } from "./kernel";
import * as layout from "./layout";

export type Level = keyof typeof layout.LEVELS;
export type Form = "ordinary" | "written";
/** Two words: the same question with the same seed has the same answer. */
export type Seed = readonly [number, number];

/** One thing that can be done with a throw, and where it leads. */
export interface Choice {
  /** Its number among the candidates. */
  readonly candidate: number;
  /** Null for leaving, and when the throw ended the game by itself. */
  readonly play: LegalPlay | null;
  readonly leaves: boolean;
  /** The table before the next throw, everything marked. */
  readonly after: Int8Array;
  /** What it is worth to the player who chooses: stakes, or jetons of a marque. */
  readonly value: number;
  /** By how much the best is worth more. */
  readonly loss: number;
  /** How many plies ahead it was looked at. */
  readonly plies: number;
  /** What the next throw promises the player who throws it, and the opponent. */
  readonly next: { readonly mine: Prospects; readonly theirs: Prospects };
  /** The jans that the player to throw and the opponent have the dames to fill. */
  readonly fillable: { readonly mine: readonly number[]; readonly theirs: readonly number[] };
}

/** How far somebody looks who errs not. */
export type Look = keyof typeof layout.LOOKS;

/** Who can be asked for advice. */
export type Adviser = keyof typeof layout.ADVISERS;

/** What a throw can lead to, in the order of the plays, then leaving; values are the thrower's. */
export interface Weighed {
  readonly seat: number;
  /** Whether the throw made a trou: the last candidate is leaving. */
  readonly decides: boolean;
  /** Whether the throw ended the game. */
  readonly over: boolean;
  /** What one game is worth in these values. */
  readonly unit: number;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly play: LegalPlay | null;
  readonly after: Int8Array;
  readonly value: number;
  readonly loss: number;
  readonly plies: number;
  /** The thrower's chance to win, as the net sees it. */
  readonly win: number;
}

interface Net {
  readonly at: number;
  readonly length: number;
}

export const formOf = (row: Int8Array): Form => (row[layout.TARGET] === 0 ? "written" : "ordinary");

/** Players on one kernel. They answer about the forms whose nets were given. */
export class Players {
  readonly #kernel: Kernel;
  readonly #nets = new Map<Form, Net>();
  /** The net of marques with another consolation than the usual one. */
  #consoled: (Net & { consolation: number }) | null = null;
  readonly #scratch: readonly [number, number, number];
  readonly #player: number;
  readonly #ranking: number;
  readonly #values: number;
  readonly #seen: number;
  readonly #outcomes: number;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    const { rows, numbers, integers } = layout.SCRATCH;
    this.#scratch = [kernel.room(rows * layout.ROW), kernel.room(4 * numbers), kernel.room(4 * integers)];
    this.#player = kernel.room(4 * layout.PLAYER);
    this.#ranking = kernel.room(4 * layout.MOST_CANDIDATES * layout.MERITS);
    this.#values = kernel.room(4 * MOST_TRIALS);
    this.#seen = kernel.room(4 * layout.SEEN);
    this.#outcomes = kernel.room(4 * layout.OUTCOMES);
  }

  /** Gives the net of a form: numbers of 16 bits. */
  learn(form: Form, halves: ArrayBuffer): void {
    const length = halves.byteLength >> 1;
    const at = this.#kernel.room(4 * length);
    this.#kernel.borrow(2 * length, (there) => {
      this.#kernel.bytes(there, 2 * length).set(new Uint8Array(halves, 0, 2 * length));
      this.#kernel.call("read_halves", there, length, at, length);
    });
    this.#nets.set(form, { at, length });
  }

  /** Whether the net of a row's game was given. */
  knows(form: Form): boolean {
    return this.#nets.has(form);
  }

  /** The number of the candidate that a level chooses, of a row whose dice lie on the table. */
  choose(row: Int8Array, level: Level, [seed, key]: Seed): number {
    const asked = [...this.#put(row), this.#as(layout.LEVELS[level]), seed, key, this.#ranking] as const;
    return this.#kernel.call("choose", ...asked, ...this.#scratch);
  }

  /** Everything that can be done, the best first, looked at as far as the adviser looks ahead. */
  rank(row: Int8Array, adviser: Adviser): Choice[] {
    const kernel = this.#kernel;
    const choices = this.#ranked(row, layout.ADVISERS[adviser]).found.map(({ play, after, ...merit }, i): Choice => {
      const isOver = i === 0 && play === null && after[layout.PHASE] === layout.OVER;
      const leaves = play === null && !isOver;
      const [next, fillable] = [kernel.prospects(after), kernel.fillable(after)];
      return { candidate: i, play, leaves, after, ...merit, next, fillable };
    });
    // A shallow look misjudges: those looked at as far as the best come first.
    return choices.sort((one, two) => two.plies - one.plies || one.loss - two.loss || one.candidate - two.candidate);
  }

  /** Everything that can be done, in its own order, with the chances to win; for an analysis. */
  weigh(row: Int8Array, look: Look, consolation: number): Weighed {
    const { judged, found } = this.#ranked(row, layout.LOOKS[look], consolation);
    const seat = judged[layout.SEAT] ?? 0;
    const candidates = found.map((each): Candidate => {
      const { win, lose } = this.foresee(each.after, 0, consolation);
      return { ...each, win: each.after[layout.SEAT] === seat ? win : lose };
    });
    const phase = judged[layout.PHASE];
    const unit = this.#kernel.float32(this.#netOf(row, consolation).at, layout.NET_UNIT + 1)[layout.NET_UNIT] ?? 1;
    return { seat, decides: phase === layout.DECIDE, over: phase === layout.OVER, unit, candidates };
  }

  /** What a row before its throw, or over, is worth to its player so many plies ahead, and the net's chances. */
  foresee(row: Int8Array, plies: number, consolation: number): { worth: number; win: number; lose: number } {
    const asked = [...this.#put(row, consolation), plies, this.#seen, this.#outcomes] as const;
    this.#kernel.call("foresee", ...asked, ...this.#scratch);
    const seen = this.#kernel.float32(this.#seen, layout.SEEN);
    return { worth: seen[layout.WORTH] ?? 0, win: seen[layout.WIN] ?? 0, lose: seen[layout.LOSE] ?? 0 };
  }

  /**
   * The chances of every end of a row before its throw, or over, seen by its player: the mean over all throws, each with
   * the answer that the net thinks best, so many plies ahead. The mirror of `trictrac.players.hint.weighing.foresee`.
   */
  ends(row: Int8Array, plies: number): Float32Array {
    if (plies === 0 || row[layout.PHASE] === layout.OVER) {
      this.foresee(row, 0, layout.ANALYSIS.CONSOLATION);
      return this.#kernel.float32(this.#outcomes, layout.OUTCOMES).slice(0, layout.ENDS[formOf(row)].count);
    }
    const mean = new Float32Array(layout.ENDS[formOf(row)].count);
    for (const { dice, chance } of throwsOf(row)) {
      const thrown = row.slice();
      [thrown[layout.DIE_A], thrown[layout.DIE_B]] = dice;
      const { after } = bestOf(this.#ranked(thrown, layout.LOOKS.net).found);
      const found = this.ends(after, plies - 1);
      const seen = after[layout.SEAT] === row[layout.SEAT] ? found : otherView(found, formOf(row));
      seen.forEach((each, end) => (mean[end]! += each * chance));
    }
    return mean;
  }

  /** The judged row, and its candidates in their own order. */
  #ranked(row: Int8Array, player: readonly number[], consolation?: number) {
    const kernel = this.#kernel;
    const asked = [...this.#put(row, consolation), this.#as(player), this.#ranking] as const;
    const count = kernel.call("rank", ...asked, ...this.#scratch);
    const merits = kernel.float32(this.#ranking, count * layout.MERITS).slice();
    const rows = kernel.int8(this.#scratch[0], (1 + count) * layout.ROW).slice();
    const [a = 0, b = 0] = row.subarray(layout.DIE_A, layout.DIE_A + 2);
    const { plays } = kernel.judge(row, a, b);
    const judged = rows.slice(0, layout.ROW);
    const found = Array.from({ length: count }, (_, i) => {
      const [value = 0, loss = 0, plies = 0] = merits.subarray(i * layout.MERITS, (i + 1) * layout.MERITS);
      const after = rows.slice((1 + i) * layout.ROW, (2 + i) * layout.ROW);
      const play = judged[layout.PHASE] === layout.OVER ? null : (plays[i] ?? null);
      return { play, after, value, loss, plies };
    });
    return { judged, found };
  }

  /** The values of so many trials from number `first` on, of a row that waits for a throw. */
  rollOut(
    row: Int8Array,
    first: number,
    trials: number,
    coups: number,
    seed: number,
    consolation?: number,
  ): Float32Array {
    if (trials > MOST_TRIALS) throw new KernelError("BAD_NUMBER");
    const asked = [...this.#put(row, consolation), first, coups, seed, this.#values, trials] as const;
    this.#kernel.call("roll_out", ...asked, ...this.#scratch);
    return this.#kernel.float32(this.#values, trials).slice();
  }

  /** The row and the net of its game, as arguments. */
  #put(row: Int8Array, consolation?: number): [number, number, number] {
    const net = this.#netOf(row, consolation);
    this.#kernel.int8(this.#kernel.row, layout.ROW).set(row);
    return [this.#kernel.row, net.at, net.length];
  }

  /** The net of a row's game; that of marques may count with another consolation. */
  #netOf(row: Int8Array, consolation: number = layout.ANALYSIS.CONSOLATION): Net {
    const form = formOf(row);
    const net = this.#nets.get(form);
    if (!net) throw new KernelError("BAD_NET");
    if (form === "ordinary" || consolation === layout.ANALYSIS.CONSOLATION) return net;
    const kernel = this.#kernel;
    if (this.#consoled?.consolation !== consolation) {
      const at = this.#consoled?.at ?? kernel.room(4 * net.length);
      kernel.bytes(at, 4 * net.length).set(kernel.bytes(net.at, 4 * net.length));
      kernel.call("set_consolation", at, net.length, consolation);
      this.#consoled = { at, length: net.length, consolation };
    }
    return this.#consoled;
  }

  #as(player: readonly number[]): number {
    this.#kernel.float32(this.#player, layout.PLAYER).set(player);
    return this.#player;
  }
}

/** The chances of every end as the opponent sees them: their wins, the refait if there is one, mine. */
export function otherView(seen: Float32Array, form: Form): Float32Array {
  const { count, side } = layout.ENDS[form];
  return new Float32Array([
    ...seen.subarray(count - side),
    ...seen.subarray(side, count - side),
    ...seen.subarray(0, side),
  ]);
}

/** The throws that may come, with their chances: those that lie on the table already, or all. */
function throwsOf(row: Int8Array): { readonly dice: Seed; readonly chance: number }[] {
  const [a = 0, b = 0] = row.subarray(layout.DIE_A, layout.DIE_B + 1);
  if (a > 0) return [{ dice: [a, b], chance: 1 }];
  return [1, 2, 3, 4, 5, 6].flatMap((high) =>
    Array.from({ length: high }, (_, low) => ({
      dice: [high, low + 1] as const,
      chance: high === low + 1 ? 1 / 36 : 2 / 36,
    })),
  );
}

/** The first of those that are worth most. */
const bestOf = <T extends { readonly value: number }>(found: readonly T[]): T =>
  found.reduce((best, each) => (each.value > best.value ? each : best));

/** Trials asked at once: a worker that is told to stop hears it after so many. */
export const MOST_TRIALS = 64;
