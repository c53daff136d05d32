/** What is said of the board to those who hear it. */
import { say, translator, type Lang } from "../words";
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
  parts.push(
    holder ? dames(lang, holder, damesOn(position[holder], lowCase(bottom, holder, low))) : t("web-case-empty"),
  );
  if (role.kind === "rest") parts.push(t("web-case-rest", { rest: role.rest }));
  else if (role.kind !== "plain") parts.push(t(`web-case-${role.kind}`));
  return parts.join(", ");
}

function fleche(lang: Lang, bottom: Side, low: number): string {
  const t = translator(lang);
  const above = low > COIN;
  const own = above ? CASES + 1 - low : low;
  const side = above ? other(bottom) : bottom;
  if (own === 1) return t("web-case-talon", { case: low, side });
  if (own === COIN) return t("web-case-coin", { case: low, side });
  return t("web-case-name", { case: low });
}

export function dames(lang: Lang, side: Side, count: number): string {
  return say("web-dames", lang, { side, count });
}

export function outName(lang: Lang, position: BoardPosition, side: Side, isTarget: boolean): string {
  const t = translator(lang);
  const parts = [t("web-out-name", { side }), dames(lang, side, position[side].out)];
  if (isTarget) parts.push(t("web-case-target"));
  return parts.join(", ");
}

/** «six et quatre», «sonnez». */
export function throwName(lang: Lang, dice: Dice): string {
  const [high, low] = [Math.max(...dice), Math.min(...dice)];
  return high === low ? say("throw-doublet", lang, { number: high }) : say("throw-simple", lang, { high, low });
}
