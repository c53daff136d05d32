/** What is said of the board to those who hear it. */
import { type Key, type Lang, translator } from "../i18n";
import { lowCase } from "./geometry";
import { CASES, COIN, damesOn, other, type BoardPosition, type Dice, type Side } from "./types";

/** What may be done at a case right now. */
export type Role = { kind: "plain" | "movable" | "held" | "target" } | { kind: "rest"; rest: number };

/** «flèche 7, trois dames blanches, peut jouer»; the case counted on the march of the side below. */
export function caseName(lang: Lang, position: BoardPosition, bottom: Side, low: number, role: Role): string {
  const t = translator(lang);
  const parts = [fleche(lang, bottom, low)];
  const holder = ([bottom, other(bottom)] as const).find(
    (side) => damesOn(position[side], lowCase(bottom, side, low)) > 0,
  );
  parts.push(holder ? dames(lang, holder, damesOn(position[holder], lowCase(bottom, holder, low))) : t("case.empty"));
  if (role.kind === "rest") parts.push(t("case.rest", { rest: role.rest }));
  else if (role.kind !== "plain") parts.push(t(`case.${role.kind}`));
  return parts.join(", ");
}

function fleche(lang: Lang, bottom: Side, low: number): string {
  const t = translator(lang);
  const above = low > COIN;
  const own = above ? CASES + 1 - low : low;
  const side = t(`side.${above ? other(bottom) : bottom}`);
  if (own === 1) return t("case.talon", { case: low, side });
  if (own === COIN) return t("case.coin", { case: low, side });
  return t("case.name", { case: low });
}

export function dames(lang: Lang, side: Side, count: number): string {
  const t = translator(lang);
  if (count === 1) return t(`dames.${side}.one`);
  return t(`dames.${side}.many`, { count: t(`number.${count}` as Key) });
}

export function outName(lang: Lang, position: BoardPosition, side: Side, isTarget: boolean): string {
  const t = translator(lang);
  const parts = [t("out.name", { side: t(`side.${side}`) }), dames(lang, side, position[side].out)];
  if (isTarget) parts.push(t("case.target"));
  return parts.join(", ");
}

/** «six et quatre», «sonnez». */
export function throwName(lang: Lang, dice: Dice): string {
  const t = translator(lang);
  const [high, low] = [Math.max(...dice), Math.min(...dice)];
  if (high === low) return t(`throw.${high}` as Key);
  return t("throw.mixed", { high: t(`die.${high}` as Key), low: t(`die.${low}` as Key) });
}
