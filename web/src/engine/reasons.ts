/** Why a throw scores, as facts: the mirror of `trictrac.explain.marks`. The kernel has judged; this finds the words. */
import type { Arg, Args, Fact } from "../words";
import type { Reason } from "./kernel";
import { COIN, HOW, OTHER, OUT, PETITS_JANS, SIX_TABLES } from "./layout";

const told = (key: string, args?: Args): Fact => (args ? { key, args } : { key });

/** One reason in a sentence that names the dames, the numbers, the tariff and the points. `row` is before the play. */
export function tell(reason: Reason, row: Int8Array, high: number, low: number): Fact {
  const price = reason.points / reason.ways;
  return told("reason-text", {
    title: title(reason),
    body: body(reason, row, high, low),
    tariff: tariff(reason, high === low),
    sum: told("reason-sum", {
      ways: reason.ways,
      price,
      points: reason.points,
      whom: reason.forOther ? "other" : "mover",
    }),
    article: reason.article,
  });
}

export function title(reason: Reason): Fact {
  return told(`reason-${reason.jan}-title`, { case: reason.case ? { case: reason.case } : "none" });
}

const die = (number: number): Fact => told("number", { number });

/** By what a reason is made. */
export function body(reason: Reason, row: Int8Array, high: number, low: number): Fact {
  switch (reason.jan) {
    case "battre_faux":
      return beatenInVain(reason.case - high - low, high, low);
    case "coin_battu":
      return told("reason-coin_battu", { ways: [by(high, COIN + 1), by(low, COIN + 1)] });
    case "impuissance":
      return unplayed(reason, high, low);
    case "six_tables": {
      const [first, last] = SIX_TABLES;
      return told("reason-six_tables", {
        high: die(high),
        low: die(low),
        first: { case: first },
        last: { case: last },
      });
    }
  }
  if (reason.case) return told("reason-by", { ways: ways(reason, row, high, low) });
  const verb = reason.jan.split("_")[0] ?? "";
  return told(`reason-${verb === "remplir" || verb === "conserver" ? verb : reason.jan}`);
}

/** `the 6 from 8`: the number that carries a dame to a case. */
const by = (number: number, place: number): Fact =>
  told("reason-way", { number: die(number), start: { case: place - number } });

function ways(reason: Reason, row: Int8Array, high: number, low: number): Arg {
  const found: Fact[] = [];
  if (reason.how & HOW.HIGH) found.push(by(high, reason.case));
  if (reason.how & HOW.LOW) found.push(by(low, reason.case));
  if (reason.how & HOW.SUM) {
    const start = reason.case - high - low;
    const rest = openRest(row, start, high, low, reason.jan === "battre" ? 2 : 1);
    found.push(told("reason-way-sum", { high, low, start: { case: start }, rest: { case: rest } }));
  }
  return found;
}

/** Where a dame rests that goes by the sum: one of the two rests is always open. */
function openRest(row: Int8Array, start: number, high: number, low: number, fullBlocks: number): number {
  const there = row[OTHER + OUT - (start + high)] ?? 0;
  return there >= fullBlocks ? start + low : start + high;
}

function beatenInVain(start: number, high: number, low: number): Fact {
  const rests = (high === low ? [high] : [high, low]).map((number) => ({ case: start + number }));
  return told("reason-battre_faux", { high, low, start: { case: start }, rests, count: rests.length });
}

function unplayed(reason: Reason, high: number, low: number): Fact {
  if (reason.ways === 2) return told("reason-impuissance-both");
  const number = reason.how & HOW.HIGH ? high : low;
  return told("reason-impuissance-one", { number: die(number), value: number, doublet: high === low });
}

/** Why 2 and not 4: the table of a beaten dame, and a simple throw or a doublet (art. X, tariff). */
function tariff(reason: Reason, doublet: boolean): Fact {
  if (reason.jan === "impuissance") return told("tariff-impuissance");
  if (reason.jan === "battre" || reason.jan === "battre_faux") {
    const table = (PETITS_JANS as readonly number[]).includes(reason.case) ? "petits" : "grands";
    return told("tariff-table", { table, doublet });
  }
  return told("tariff-throw", { doublet });
}
