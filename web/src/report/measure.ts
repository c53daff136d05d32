/** A whole game that two levels play with each other, as an analysis takes it: for the benchmark and the tests. */
import type { Recorded, RecordedCoup } from "../api/types";
import type { Kernel } from "../engine/kernel";
import * as layout from "../engine/layout";
import { phaseOf } from "../engine/measure";
import type { Level, Players } from "../engine/players";
import { textOf } from "../solo/rows";

const LEVELS: readonly [Level, Level] = ["joueur", "amateur"];
const SITS: [number, number] = [0, 1];
/** No game takes so many coups. */
const MOST = 2000;

/** A game to so many trous, by the law of 2013. */
export function playedGame(kernel: Kernel, players: Players, trous: number, seed = 1): Recorded {
  const row = kernel.newGame(trous, layout.OPTIONS.pile_de_misere.bits.true);
  kernel.open(row, 6, 5);
  const words = kernel.room(8);
  const coups: RecordedCoup[] = [];
  let releve = 1;
  while (phaseOf(row) === layout.THROW && coups.length < MOST) {
    const waiting = textOf(row, null);
    const last = coups.at(-1);
    if (last) {
      coups[coups.length - 1] = { ...last, next: waiting };
      releve += Number(last.left);
    }
    kernel.call("random_numbers", seed, 0, coups.length, words);
    const [one = 0, two = 0] = kernel.int32(words, 2);
    const lying = [row[layout.DIE_A] ?? 0, row[layout.DIE_B] ?? 0] as const;
    const dice = lying[0] > 0 ? lying : ([1 + ((one >>> 8) % 6), 1 + ((two >>> 8) % 6)] as const);
    const [high, low] = [Math.max(...dice), Math.min(...dice)];
    const level = LEVELS[row[layout.SEAT] ?? 0]!;
    const { plays } = kernel.throwDice(row, high, low, true);
    const isOver = phaseOf(row) === layout.OVER;
    const chosen = isOver ? 0 : players.choose(row, level, [seed, coups.length]);
    const left = !isOver && chosen === plays.length;
    const throwText = `${high}-${low}`;
    const at = { coup: coups.length + 1, releve, sits: SITS, position: `${waiting}_${throwText}`, throw: throwText };
    coups.push({ ...at, play: isOver || left ? null : chosen, left, agreed: false, next: null });
    if (phaseOf(row) === layout.DECIDE) kernel.decide(row, left);
    if (phaseOf(row) === layout.PLAY) kernel.play(row, plays[chosen]?.packed ?? 0, true);
  }
  const result = row[layout.WINNER] === 0 ? 1 : -1;
  const game = {
    number: 1,
    sits: SITS,
    rules: `loi-2013 trous=${trous}`,
    consolation: 0,
    result,
    given_up: null,
    coups,
  };
  return { players: [...LEVELS], by_hand: [false, false], finished: true, games: [game], problem: null, flaw: null };
}
