/**
 * The forms that are played alone with a computer, the mirror of `trictrac.forms` for two: who begins each partie, when
 * all are played, who pays what. What a game, a marque or a bet is worth the kernel says.
 */
import type { FactView, TableView } from "../api/types";
import * as layout from "../engine/layout";
import type { Law, Seats } from "./fold";

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface Form {
  readonly name: "ordinary" | "a-ecrire";
  /** So many games or marques. */
  readonly parties: number;
  readonly stake: number;
  /** Every option of the rules. */
  readonly options: Options;
}

/** How a partie ended, by seat. */
export interface Result {
  /** Of the game or marque; a refait has the number of the marque that it repeats. */
  readonly number: number;
  readonly sits: Seats;
  readonly trous: Seats;
  readonly series: readonly [boolean, boolean];
  /** The seat that began, and whether dice decided it. */
  readonly first: number;
  readonly wasThrown: boolean;
  /** The seat that left and so ended the marque. */
  readonly leftBy: number | null;
  /** What it pays, and the numbers that it was reckoned from. */
  readonly jetons: number;
  readonly numbers: Readonly<Record<string, number>>;
  /** After the last marque: what the bets cost whoever lost too many. */
  readonly bets: number;
}

export type Ended = Omit<Result, "jetons" | "numbers" | "bets">;

export const isWritten = ({ name }: Pick<Form, "name">): boolean => name === "a-ecrire";

const isRefait = ({ trous }: Pick<Result, "trous">): boolean => trous[0] === trous[1];
const winnerOf = ({ trous }: Pick<Result, "trous">): number => (trous[0] > trous[1] ? 0 : 1);

/** The next partie: its number, and the player who begins it where no dice decide; null when all are played. */
export function nextOf(form: Form, results: readonly Result[]): { number: number; first: number | null } | null {
  const last = results.at(-1);
  if (!last) return { number: 1, first: null };
  const number = last.number + (isRefait(last) ? 0 : 1);
  if (number > form.parties) return null;
  if (!isWritten(form)) return { number, first: null };
  const winnerBegins = !isRefait(last) && form.options["primaute"] === "winner";
  const seat = isRefait(last) ? last.first : winnerBegins ? winnerOf(last) : 1 - last.first;
  return { number, first: last.sits[seat]! };
}

/** A partie with what it pays. */
export async function settled(law: Law, form: Form, results: readonly Result[], ended: Ended): Promise<Result> {
  if (!isWritten(form)) return gameOf(law, form, ended);
  const marque = await marqueOf(law, form, results, ended);
  const all = [...results, marque];
  if (nextOf(form, all) !== null) return marque;
  const { price } = await law.ask("bets", { bets: Math.max(0, ...[0, 1].map((player) => beyondOf(all, player).bets)) });
  return { ...marque, bets: price };
}

/** The marques that a player lost beyond the contingent, which is half of those that had a winner (XIX.12). */
function beyondOf(results: readonly Result[], player: number): Record<"lost" | "of" | "contingent" | "bets", number> {
  const decided = results.filter((each) => !isRefait(each));
  const lost = decided.filter((each) => each.sits[1 - winnerOf(each)] === player).length;
  const contingent = Math.floor(decided.length / 2);
  return { lost, of: decided.length, contingent, bets: lost - contingent };
}

async function gameOf(law: Law, { options, stake }: Form, ended: Ended): Promise<Result> {
  const winner = winnerOf(ended);
  const [won, lost] = [ended.trous[winner]!, ended.trous[1 - winner]!];
  const inSeries = ended.series[winner]!;
  const asked = { lost, inSeries, target: Number(options["trous"]) };
  let [multiple, rule]: readonly [number, number] = [1, layout.STAKES_RULES.indexOf("simple")];
  if (options["stakes"] === "double" && inSeries) [multiple, rule] = [2, layout.STAKES_RULES.indexOf("series")];
  if (options["stakes"] === "quadruple") [multiple, rule] = layout.QUADRUPLE[(await law.ask("win", asked)).kind]!;
  const numbers = { winner_trous: won, loser_trous: lost, multiple, stake, rule };
  return { ...ended, jetons: multiple * stake, numbers, bets: 0 };
}

async function marqueOf(law: Law, { options }: Form, results: readonly Result[], ended: Ended): Promise<Result> {
  const winner = winnerOf(ended);
  const [won, lost] = [ended.trous[winner]!, ended.trous[1 - winner]!];
  const refaits = results.filter(({ number }) => number === ended.number).length + Number(isRefait(ended));
  const { endless_series: isEndless, long_series: isLong, consolation } = options;
  const most = isEndless ? 1 << layout.MOST_DOUBLINGS : isLong ? layout.LONGEST_SERIES : layout.GRANDE_BREDOUILLE;
  const inSeries = ended.series[winner]!;
  const paid = await law.ask("marque", { won, lost, inSeries, refaits, adds: consolation === "adding", most });
  if (isRefait(ended)) return { ...ended, jetons: 0, numbers: { trous: won, consolation: paid.consolation }, bets: 0 };
  const numbers = {
    winner_trous: won,
    loser_trous: lost,
    consolation: paid.consolation,
    refaits,
    multiple: paid.multiple,
    value: paid.jetons,
  };
  return { ...ended, jetons: paid.jetons, numbers, bets: 0 };
}

export const resultView = (each: Result): NonNullable<TableView["results"]>[number] => ({
  sits: [...each.sits],
  trous: [...each.trous],
  series: [...each.series],
  ...(each.leftBy !== null && { left_by: each.leftBy }),
  ...(each.wasThrown && { first: each.first }),
});

/** The form and what was agreed, in words. */
export function describedOf({ name, parties, stake }: Form): FactView {
  const agreed: NonNullable<FactView["args"]> = isWritten({ name })
    ? { title: { key: "form-deux-title" }, players: 2, marques: parties }
    : { title: { key: "form-ordinary-title" }, players: 2, stake, games: parties };
  return { key: `form-${name}-described`, args: agreed };
}

/** What was agreed beside the rules, as records and conventions have it. */
export const settingsOf = ({ name, parties, stake }: Form): Readonly<Record<string, string | number>> =>
  isWritten({ name }) ? { kind: "deux", marques: parties } : { stake, games: parties };

// Who pays whom.

export type Party = number | "queue";

export interface Payment {
  readonly payer: Party;
  readonly payee: Party;
  readonly jetons: number;
  readonly reason: string;
  /** The game or marque; null for what is settled at the end. */
  readonly number: number | null;
  readonly numbers: Readonly<Record<string, number>>;
}

/** All payments so far, and once all is played those of the end. */
export function paymentsOf(form: Form, results: readonly Result[]): Payment[] {
  const isOver = nextOf(form, results) === null;
  const paid = results.map((each): Payment => {
    const winner = winnerOf(each);
    const reason = !isWritten(form) ? "partie" : isRefait(each) ? "refait" : "marque";
    const [payer, payee] = reason === "refait" ? each.sits : [each.sits[1 - winner]!, each.sits[winner]!];
    return { payer, payee, jetons: each.jetons, reason, number: each.number, numbers: each.numbers };
  });
  if (!isWritten(form) || !isOver) return paid;
  return [...withAside(form, paid), ...queueOf(form, paid), ...betsOf(results)];
}

export function totalsOf(paid: readonly Payment[]): [number, number] {
  const total = (player: number) =>
    paid.reduce(
      (sum, { payer, payee, jetons }) => sum + jetons * (Number(payee === player) - Number(payer === player)),
      0,
    );
  return [total(0), total(1)];
}

/** The jetons that the loser of each marque lays aside for the queue; none where a queue was agreed (XIX.11). */
const asideOf = ({ options }: Form): number => (options["queue_fiches"] ? 0 : Number(options["jetons_aside"]));

function withAside(form: Form, paid: readonly Payment[]): Payment[] {
  const aside = asideOf(form);
  if (!aside) return [...paid];
  return paid.flatMap((each): Payment[] => {
    if (each.reason === "refait") return [each];
    const laid = { payer: each.payer, payee: "queue" as const, jetons: aside, reason: "aside", number: each.number };
    return [each, { ...laid, numbers: { aside } }];
  });
}

/** The queue: what was laid aside, or agreed, goes to whoever won most in the marques; equals share it. */
function queueOf(form: Form, paid: readonly Payment[]): Payment[] {
  const won = totalsOf(paid);
  const fiches = Number(form.options["queue_fiches"]);
  const best = Math.max(...won);
  const toTheBest = (queue: number): Payment[] => {
    const winners = [0, 1].filter((player) => won[player] === best);
    const least = Math.floor(queue / winners.length);
    return winners.map((payee, place): Payment => {
      const jetons = least + Number(place < queue % winners.length);
      const numbers = { queue, among: winners.length, odd: jetons - least, best };
      return { payer: "queue", payee, jetons, reason: "queue", number: null, numbers };
    });
  };
  if (!fiches) {
    const queue = asideOf(form) * paid.filter(({ reason }) => reason === "marque").length;
    return queue > 0 ? toTheBest(queue) : [];
  }
  if (won[0] === won[1]) return [];
  const queue = fiches * Number(form.options["fiche"]);
  const numbers = { fiches, queue, among: 1, odd: 0, worst: -best };
  const pays = {
    payer: won[0] < won[1] ? 0 : 1,
    payee: "queue" as const,
    jetons: queue,
    reason: "fixed",
    number: null,
  };
  return [{ ...pays, numbers }, ...toTheBest(queue)];
}

/** Whoever lost more than the contingent pays the bets. */
function betsOf(results: readonly Result[]): Payment[] {
  return [0, 1].flatMap((loser): Payment[] => {
    const beyond = beyondOf(results, loser);
    if (beyond.bets <= 0) return [];
    const numbers = { ...beyond, postillon: layout.POSTILLON, further: layout.FURTHER_BET };
    const jetons = results.at(-1)!.bets;
    return [{ payer: loser, payee: 1 - loser, jetons, reason: "bets", number: null, numbers }];
  });
}
