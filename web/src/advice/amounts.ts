/** The figures of a hint as facts: the mirror of `trictrac.players.hint.numbers`. */
import { TELLING } from "../engine/layout";
import { fixed } from "../report/amounts";
import { decimal, said } from "../report/differences";
import type { Fact } from "../words";
import type { Advice, Told } from "./advice";

const share = (chance: number, bound: string): Fact => said("percent", { bound, number: decimal(100 * chance) });

/** A chance in hundredths; none and certain only where it is so. */
export function percent(chance: number): Fact {
  const { CERTAIN, LEAST_SHOWN } = TELLING;
  if (CERTAIN < chance && chance < LEAST_SHOWN) return share(0.001, "below");
  if (CERTAIN < 1 - chance && 1 - chance < LEAST_SHOWN) return share(0.999, "above");
  return share(chance, "none");
}

/** What decides between choices: the chance to win, or what is won on average. */
export function worth(advice: Advice, choice: Told, isBare = false): Fact {
  if (advice.byWinChance) {
    const won = percent(choice.chances.win);
    return isBare ? won : said("hint-chance", { share: won });
  }
  const value = amount(advice, choice.value, true);
  return isBare || choice.isOver ? value : said("hint-on-average", { amount: value });
}

/** Stakes of an ordinary game, jetons of a marque; a jeton is about a tenth of a game and needs a digit less. */
function amount({ written, unit }: Advice, value: number, isSigned = false): Fact {
  const number = decimal(value, written ? 2 : 3, isSigned);
  return said("hint-amount", { number, unit, size: Math.trunc(Math.abs(value)) });
}

/** What a choice loses: chances to win where these say all (won +1, lost −1), else an amount. */
export function cost(advice: Advice, { loss }: Told): Fact {
  return advice.byWinChance ? said("hint-chance-cost", { share: percent(loss / 2) }) : amount(advice, loss);
}

/** A whole number of jetons. */
export const whole = (value: number): number => Number(fixed(value, 0));
