/** Amounts of a report as the visitor's language writes them; whoever calls them follows a change of language. */
import { playWords } from "../analysis/board";
import { percent } from "../analysis/texts.svelte";
import { settings, t } from "../app/settings.svelte";
import type { ReportDecision, Unit } from "./types";

const decimals = (unit: Unit) => (unit === "jetons" ? 2 : 3);

/** A loss or a width, without its sign: «0,146». */
export function amount(value: number, unit: Unit): string {
  const digits = decimals(unit);
  return Math.abs(value).toLocaleString(t("web-locale"), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Something won or lost: «+0,146», «−1,119». */
export function signedAmount(value: number, unit: Unit): string {
  const text = amount(value, unit);
  if (!/[1-9]/.test(text)) return text;
  return `${value > 0 ? "+" : "−"}${text}`;
}

/** What was chosen, in words; `facing`: the numbers are those of the board of whoever sits opposite. */
export function choiceWords(choice: string, facing: boolean): string {
  if (choice === "leave") return t("web-do-leave");
  if (choice === "stay") return t("report-stay");
  return choice ? playWords(choice, settings.lang, facing) : "";
}

/** What a coup leaves, as the graph shows it: a share of chances, or jetons. */
export const standing = (chance: number, worth: number, unit: Unit): string =>
  unit === "parties" ? percent(chance) : t("report-jetons", { amount: signedAmount(worth, unit) });

/** The decision as a line: what was done, and what for. */
export function decisionWords({ kind, played }: ReportDecision, facing: boolean): string {
  return kind === "play" || kind === "stay" ? choiceWords(played, facing) : t(`report-kind-${kind}`);
}
