/** What the board is told, and what it says back. It knows no rule of the game. */

export type Side = "white" | "black";

export const CASES = 24;
/** Out of the board, counted as a case (art. VIII). */
export const OUT = 25;
export const COIN = 12;
export const DAMES = 15;

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** What one side has on the table, on its own march. */
export interface Camp {
  /** Twenty-four counts; `dames[0]` is the talon (case 1), `dames[11]` the corner. */
  readonly dames: readonly number[];
  readonly out: number;
  readonly points: number;
  readonly bredouille: boolean;
  readonly trous: number;
  /** All trous taken in one run. */
  readonly serie: boolean;
}

export interface BoardPosition {
  readonly white: Camp;
  readonly black: Camp;
  readonly turn: Side;
  readonly pavillon: Side | null;
  readonly dice: Dice | null;
}

export type Dice = readonly [number, number];

/** One dame by one number: from, to; 25 is out. On the mover's own march. */
export type Step = readonly [from: number, to: number];
export type Play = readonly Step[];

/** A dame's way along its march, to be looked at. */
export interface ArrowMark {
  readonly kind: "arrow";
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly rest?: number;
  /** The dame has gone this way: it lies at its end already. */
  readonly made?: boolean;
  /** Beside what is to be looked at: what somebody did instead. */
  readonly instead?: boolean;
}

/** A dame to be looked at: the one lying on this case, whoever owns it; the case counted on `side`'s march. */
export interface RingMark {
  readonly kind: "ring";
  readonly side: Side;
  readonly case: number;
}

export type Mark = ArrowMark | RingMark;

export type Theme = "light" | "dark" | "contrast";

/** A whole play as it was chosen: which of the given plays, and the steps in the chooser's own order. */
export interface ChosenPlay {
  readonly index: number;
  readonly steps: Play;
}

/** A place where a counter may be put, in points or trous, and the words that are shown there while it is in the hand. */
export interface HandPlace {
  readonly at: number;
  readonly words: string;
}

/** Somebody's own jeton and fichet, moved by hand: where the hand has put them, and where they may go. */
export interface Hand {
  readonly side: Side;
  readonly points: number;
  readonly trous: number;
  readonly toPoints: readonly HandPlace[];
  readonly toTrous: readonly HandPlace[];
}

/** A counter was put somewhere by hand. */
export type HandMark = { readonly points: number } | { readonly trous: number };

/** Dames on a side's case, 1 to 24. */
export function damesOn(camp: Camp, place: number): number {
  return camp.dames[place - 1] ?? 0;
}

/** A side's dames after these steps. */
export function moved(camp: Camp, steps: Play): Camp {
  const dames = [...camp.dames, camp.out];
  for (const [from, to] of steps) {
    dames[from - 1]! -= 1;
    dames[to - 1]! += 1;
  }
  return { ...camp, dames: dames.slice(0, CASES), out: dames[CASES]! };
}

/** How many jetons mark a side's points: two for the second to mark while in bredouille (art. XV). */
export function jetonsOf(position: BoardPosition, side: Side): 0 | 1 | 2 {
  const camp = position[side];
  if (camp.points === 0) return 0;
  return camp.bredouille && position[other(side)].points > 0 ? 2 : 1;
}
