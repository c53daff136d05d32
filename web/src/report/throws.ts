/** What each of the 36 next throws would bring either side after a choice: asked of the law in its worker. */
import type { Law } from "../solo/fold";
import type { Dice } from "../engine/answers";
import type { Engine } from "../engine/engine";
import * as layout from "../engine/layout";
import type { Choice } from "../engine/players";
import { title } from "../engine/reasons";
import type { Fact } from "../words";
import { numberAt, playText, sideOf } from "../solo/rows";
import type { Side } from "../board/types";
import { rowAt } from "./recorded";
import type { ReportDecision } from "./types";

export interface NextThrow {
  readonly dice: Dice;
  /** Points for the player who throws, and for the opponent. */
  readonly gains: number;
  readonly gives: number;
  /** Why, as the lines of a score sheet are headed. */
  readonly why: readonly { readonly told: Fact; readonly points: number; readonly forOther: boolean }[];
}

/** The throws that follow a choice, by their dice («6-4»), and whose they are. */
export interface NextThrows {
  readonly thrower: Side;
  readonly throws: ReadonlyMap<string, NextThrow>;
}

/** The engine of this page: started when it is first asked. */
let engine: Promise<Engine> | null = null;
const law = (): Promise<Law> => (engine ??= import("../engine/engine").then(({ startEngine }) => startEngine()));

/** Everything that could be done, with where it leads, the best first. */
export async function choicesAt(decision: ReportDecision): Promise<Choice[]> {
  return [...(await (await law()).ask("hint", { row: rowAt(decision, decision.position), adviser: "net" })).choices];
}

export const nameOf = ({ play, leaves }: Choice): string => (leaves || !play ? "leave" : playText(play));

export const DICE: readonly Dice[] = [6, 5, 4, 3, 2, 1].flatMap((high) =>
  Array.from({ length: high }, (_, low): Dice => [high, high - low]),
);

/** The next throws after a choice; none when it ends the game. */
export async function throwsAfter(choice: Choice): Promise<NextThrows | null> {
  const { after } = choice;
  if (after[layout.PHASE] === layout.OVER) return null;
  const asked = await law();
  const lying = numberAt(after, layout.DIE_A) > 0; // the same dice open the releve
  const dice: readonly Dice[] = lying ? [[numberAt(after, layout.DIE_A), numberAt(after, layout.DIE_B)]] : DICE;
  const found = await Promise.all(
    dice.map(async (each) => [each, await asked.ask("judge", { row: after, dice: each })] as const),
  );
  const throws = found.map(([each, { reasons }]): [string, NextThrow] => {
    const sum = (forOther: boolean) =>
      reasons.filter((reason) => reason.forOther === forOther).reduce((total, { points }) => total + points, 0);
    const why = reasons.map((reason) => ({ told: title(reason), points: reason.points, forOther: reason.forOther }));
    return [each.join("-"), { dice: each, gains: sum(false), gives: sum(true), why }];
  });
  return { thrower: sideOf(numberAt(after, layout.SEAT)), throws: new Map(throws) };
}

export interface Punishment {
  readonly dice: Dice;
  /** What it gains the opponent after the play that was made, and after the best one. */
  readonly played: number;
  readonly best: number;
  readonly why: NextThrow["why"];
}

/** The throw by which the opponent gains most more after one choice than after another; null where none gains more. */
export function punishment(played: NextThrows | null, best: NextThrows | null, mine: Side): Punishment | null {
  if (!played) return null;
  const netOf = (found: NextThrows | null, dice: string) => {
    const thrown = found?.throws.get(dice);
    if (!thrown) return 0;
    return found?.thrower === mine ? thrown.gives - thrown.gains : thrown.gains - thrown.gives;
  };
  let worst: Punishment | null = null;
  let most = 0;
  for (const [name, { dice, why }] of played.throws) {
    const [made, would] = [netOf(played, name), netOf(best, name)];
    if (made - would > most) {
      most = made - would;
      worst = { dice, played: made, best: would, why };
    }
  }
  return worst;
}
