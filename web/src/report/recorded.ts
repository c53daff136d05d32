/** A record as the engine sees it: the row before each throw, and which candidate was taken. */
import type { Recorded, RecordedCoup, RecordedGame } from "../api/types";
import { parseDice } from "../board/notation";
import type { Row } from "../engine/answers";
import * as layout from "../engine/layout";
import { readSetUp } from "../pages/editor/setup";
import { rowOf } from "../solo/rows";
import { readRules } from "../solo/terms";

export type { Recorded, RecordedCoup, RecordedGame };

/** Whether it is a marque: it has a consolation. */
export const isWritten = ({ consolation }: Pick<RecordedGame, "consolation">): boolean => consolation > 0;

/** A position of a game as a row, with its dice if it has any. */
export function rowAt(game: Pick<RecordedGame, "rules" | "consolation">, position: string): Row {
  const { bits, trous } = readRules(game.rules);
  const row = rowOf(readSetUp(position), bits, isWritten(game) ? 0 : trous);
  const dice = parseDice(position.split("_").at(-1) ?? "");
  if (dice) [row[layout.DIE_A], row[layout.DIE_B]] = [Math.max(...dice), Math.min(...dice)];
  return row;
}

/** 0 for white, 1 for black: whose throw it is. */
export const seatOf = (row: Row): number => row[layout.SEAT] ?? 0;
