/**
 * The figures of a position that a hint tells (LL 84, 88, 90): dames counted on cases, the mirror of
 * `trictrac.figures`. Which jans can still be filled, and so where nobody may stop, the kernel says.
 */
import { COIN, OUT, TELLING } from "../engine/layout";
import { fillableOf, isFull, lacking, said, type Whose } from "../report/differences";
import type { Fact } from "../words";
import { damesAfter, type Advice, type Told } from "./advice";

/** The opponent's cases on the march of a player: their corner, the rest of their second table, and a six beyond. */
const THEIR_COIN = COIN + 1;
const TO_PASS = [14, 15, 16, 17, 18];
const BEYOND = THEIR_COIN + 6;
const [GRAND, PETIT] = TELLING.JANS;
const CASES = OUT - 1;

const facing = (whose: Whose): Whose => (whose === "mine" ? "theirs" : "mine");
const at = (dames: Int8Array, place: number): number => dames[place] ?? 0;

/** Whether every way past is barred to a player's dames of the first half (LL 90). */
export function isPassageClosed(advice: Advice, choice: Told, whose: Whose): boolean {
  const dames = damesAfter(advice, choice, whose);
  const opponent = damesAfter(advice, choice, facing(whose));
  const isHeld = (place: number): boolean => at(opponent, OUT - place) > 0;
  const isWaiting = dames.subarray(1, COIN + 1).some((count) => count > 0);
  return isWaiting && TO_PASS.every(isHeld) && (isHeld(THEIR_COIN) || isHeld(BEYOND));
}

/** Whether a full jan bars the way and the player cannot fill theirs any more (LL 88). */
export function isEnfiladed(advice: Advice, choice: Told, whose: Whose): boolean {
  return (
    isPassageClosed(advice, choice, whose) &&
    isFull(damesAfter(advice, choice, facing(whose)), GRAND) &&
    !fillableOf(choice, whose, advice.seat).includes(GRAND)
  );
}

/** How far each dame can go that a jan has no use for, equal ones told together: `3 x 11 from 1` (LL 84). */
export function roomOf(advice: Advice, choice: Told): Fact[] {
  const dames = damesAfter(advice, choice, "mine");
  const opponent = damesAfter(advice, choice, "theirs");
  const mine = fillableOf(choice, "mine", advice.seat);
  const forbidden = fillableOf(choice, "theirs", advice.seat);
  const jan = [...TELLING.JANS].sort((a, b) => a - b).find((each) => mine.includes(each) && lacking(dames, each) <= 2);
  if (jan === undefined) return [];
  // Their corner, and the jans that they can still fill (art. IX, XIV).
  const mayEnd = (place: number): boolean =>
    at(opponent, OUT - place) === 0 &&
    place !== THEIR_COIN &&
    !(place > COIN && place <= COIN + 6 && forbidden.includes(GRAND)) &&
    !(place > COIN + 6 && forbidden.includes(PETIT));
  const found: Fact[] = [];
  for (let place = 1; place <= CASES; place++) {
    const isInJan = place >= jan && place < jan + 6;
    const spare = at(dames, place) - (isInJan ? 2 : 0);
    if (spare <= 0) continue;
    const last = place > COIN ? CASES : at(dames, COIN) >= 2 ? COIN : COIN - 1;
    let number = 0;
    for (let end = place; end <= last; end++) if (mayEnd(end)) number = end - place;
    found.push(said("figure-number", { dames: spare, number, case: { case: place } }));
  }
  return found;
}
