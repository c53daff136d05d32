/** The account of games against the computer, as a server tells it: the mirror of `trictrac.forms.account`. */
import type { Account } from "../api/types";
import { capital, say, type Args, type Fact, type Lang } from "../words";
import { nextOf, paymentsOf, totalsOf, type Form, type Party, type Payment, type Result } from "./forms";

/** Numbers of jetons won or lost. */
const SIGNED = ["best", "worst"];

export function accountOf(form: Form, results: readonly Result[], names: readonly string[], lang: Lang): Account {
  const paid = paymentsOf(form, results);
  const fiche = Number(form.options["fiche"]);
  const plainName = (party: Party) => (party === "queue" ? party : names[party]!);
  return {
    final: nextOf(form, results) === null,
    fiche,
    entries: paid.map((each) => ({
      marque: each.number,
      from: plainName(each.payer),
      to: plainName(each.payee),
      jetons: each.jetons,
      reason: each.reason,
      numbers: { ...each.numbers },
      text: sentenceOf(each, names, lang),
    })),
    totals: totalsOf(paid).map((jetons, player) => ({
      player: names[player]!,
      jetons,
      // Half a fiche or more left over counts as one (XIX.15).
      fiches: Math.sign(jetons) * Math.floor((2 * Math.abs(jetons) + fiche) / (2 * fiche)) || 0,
    })),
  };
}

function sentenceOf({ payer, payee, jetons, reason, number, numbers }: Payment, names: readonly string[], lang: Lang) {
  const name = (party: Party): string | Fact => (party === "queue" ? { key: "account-party-queue" } : names[party]!);
  const signed = Object.entries(numbers).map(([key, value]): [string, string | number] => [
    key,
    SIGNED.includes(key) && value >= 0 ? `+${value}` : SIGNED.includes(key) ? String(value) : value,
  ]);
  const told: Args = {
    place: number === null ? "none" : reason === "partie" ? "game" : "marque",
    number: number ?? 0,
    payer: name(payer),
    several: false,
    payee: name(payee),
    count: jetons,
    why: { key: `account-${reason}`, args: Object.fromEntries(signed) },
  };
  return capital(say({ key: reason === "refait" ? "account-line-refait" : "account-line", args: told }, lang));
}
