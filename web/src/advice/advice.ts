/** What is known of a throw before it is told: its choices, the best first, each with its chances. */
import type { Row } from "../engine/answers";
import * as layout from "../engine/layout";
import type { LegalPlay, Prospects, Reason } from "../engine/kernel";
import type { Choice } from "../engine/players";
import { damesOf, nextOf, type Question, type Whose } from "../report/differences";
import { marksOf, numberAt } from "../solo/rows";
import type { MarksView } from "../api/types";

/** How the game, or the marque, may end for the player who chooses; each as a probability. */
export interface Chances {
  readonly win: number;
  readonly lose: number;
  readonly refait: number;
  readonly petite: number;
  readonly grande: number;
  readonly half: number;
  readonly petite_lost: number;
  readonly grande_lost: number;
  readonly half_lost: number;
}

/** A choice with everything that is told of it. */
export interface Told extends Choice {
  readonly chances: Chances;
  readonly isOver: boolean;
  /** Who won what is over; null for a refait, and while it goes on. */
  readonly hasWon: boolean | null;
  /** Whether the same player throws again: after leaving, and after finishing the exit. */
  readonly isMineNext: boolean;
  /** Whether these very dice open the releve. */
  readonly hasSameDice: boolean;
}

/** A choice that is a play. */
export type ToldPlay = Told & { readonly play: LegalPlay };

export interface Advice extends Question {
  readonly dice: readonly [number, number];
  readonly reasons: readonly Reason[];
  /** The table once the thrower has marked. */
  readonly marked: Row;
  readonly decides: boolean;
  readonly choices: readonly Told[];
  /** Whether jetons of a marque are played for, and not stakes. */
  readonly written: boolean;
  readonly unit: "jetons" | "stakes";
  /** Whether the chance to win says all: one stake, whatever the way of winning. */
  readonly byWinChance: boolean;
  /** Points of this coup that the opponent marks, unless the player leaves. */
  readonly owed: number;
}

export const toldOf = (choice: Choice, seat: number, chances: Chances): Told => {
  const { after } = choice;
  const isOver = after[layout.PHASE] === layout.OVER;
  const winner = after[layout.WINNER];
  return {
    ...choice,
    chances,
    isOver,
    hasWon: isOver && winner !== layout.NOBODY ? winner === seat : null,
    isMineNext: after[layout.SEAT] === seat,
    hasSameDice: numberAt(after, layout.DIE_A) !== 0 && !isOver,
  };
};

export const isPlay = (choice: Told | undefined): choice is ToldPlay => choice !== undefined && choice.play !== null;

/** The best play, if one may leave instead. */
export const stayingOf = ({ decides, choices }: Advice): Told | undefined =>
  decides ? choices.find(({ leaves }) => !leaves) : undefined;

/** Leaving, if one may. */
export const leavingOf = ({ choices }: Advice): Told | undefined => choices.find(({ leaves }) => leaves);

const seatOf = ({ seat }: Advice, whose: Whose): number => (whose === "mine" ? seat : 1 - seat);

/** The dames of a player after a choice, by case; those that are out at the end. */
export const damesAfter = (advice: Advice, { after }: Told, whose: Whose): Int8Array =>
  damesOf(after, seatOf(advice, whose));

export const marksAfter = (advice: Advice, { after }: Told, whose: Whose): MarksView =>
  marksOf(after, seatOf(advice, whose));

/** What the next throw promises a player. */
export const prospectOf = ({ seat }: Advice, choice: Told, whose: Whose): Prospects => nextOf(choice, whose, seat);
