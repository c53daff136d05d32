/** A game coup by coup, for a replay: the mirror of `trictrac.records.steps` and `trictrac.server.study.touring`. */
import type { FactView, TableEvent, Tour, TourStep } from "../api/types";
import { parsePlay } from "../board/notation";
import type { Row } from "../engine/answers";
import * as layout from "../engine/layout";
import type { Args, Fact } from "../words";
import { contestOf, followsOf, type Happening } from "./consequences";
import { fold, madeOf, mayAgree, NOT_BEGUN, playOf, turnOf, type Law, type State, type Terms } from "./fold";
import { describedOf, paymentsOf, totalsOf, type Result } from "./forms";
import type { Read } from "./reading";
import { diceOf, marksOf, pavillonOf, sideOf, textOf } from "./rows";
import { sheetOf } from "./sheet";

const told = (key: string, args?: Args): FactView => (args ? { key, args } : { key }) as FactView;

type Board = TourStep["before"];
/** A step in the making. */
type Open = { -readonly [Name in keyof TourStep]: TourStep[Name] };

/** Everything a replay needs; it ends where the record says what the law does not have. */
export const tourOf = async (law: Law, read: Read): Promise<Tour> => (await walked(law, read)).tour;

/** The same, with how each partie ended. */
export async function walked(law: Law, read: Read): Promise<{ tour: Tour; results: readonly Result[] }> {
  const walk = new Walk(law, read, read.terms);
  let isRight = true;
  for (const done of read.done) {
    if ("comment" in done) walk.comment(done.comment);
    else if (!(isRight = await walk.take(done))) break;
  }
  const isCut = read.isCut || !isRight;
  const session = {
    players: [...read.players],
    form: describedOf(read.terms.form),
    marking: markingOf(read),
    rules: read.rules,
    fields: read.fields,
    problem: isCut ? told("replay-not_here") : null,
    flaw: null,
  };
  return { tour: { sessions: [session], steps: walk.steps, cut: false }, results: walk.results };
}

/** How both mark. */
function markingOf({ players, terms, hasFreeHands: free }: Read): FactView {
  const modes = terms.modes.map((mode): Fact => ({ key: `record-mode-${mode}` }));
  const named = modes.map((mode, player): Fact => ({ key: "record-mode-of", args: { name: players[player]!, mode } }));
  return told("record-modes", { modes: terms.modes[0] === terms.modes[1] ? modes[0]! : named, free });
}

class Walk {
  readonly steps: Open[] = [];
  #state: State = NOT_BEGUN;
  #number = 0;
  #joined = 0;
  #comments: string[] = [];

  constructor(
    readonly law: Law,
    readonly read: Read,
    readonly terms: Terms,
  ) {}

  get results(): readonly Result[] {
    return this.#state.results;
  }

  comment(text: string): void {
    (this.steps.at(-1)?.comments ?? this.#comments).push(text);
  }

  /** What a player did, and all that follows; false where the law does not have it. */
  async take(happening: Happening): Promise<boolean> {
    if (happening.kind === "joined") {
      await this.#happen(happening);
      this.#joined += 1;
      if (this.#joined < this.read.players.length) return true;
    } else {
      if (this.steps.length === 0) await this.#goOn(); // a record need not say who came
      if (!isPossible(this.#state, this.terms, happening)) return false;
      await this.#happen(happening);
    }
    await this.#goOn();
    return true;
  }

  async #goOn(): Promise<void> {
    for (let next; (next = followsOf(this.#state, this.terms));) await this.#happen(next);
  }

  async #happen(happening: Happening): Promise<void> {
    const event = { seq: this.#state.seq + 1, at: 0, ...happening } as TableEvent;
    if (this.#state === NOT_BEGUN) this.#state = { ...NOT_BEGUN, ...(await this.#newGame()) };
    const before = this.#state;
    this.#state = await fold(this.law, this.terms, before, event);
    if (event.kind === "thrown") this.#open(++this.#number, boardAt(before, event.dice), event.dice);
    else if (event.kind === "seated" || this.steps.length === 0) this.#open(0, boardAt(this.#state), null);
    else if (event.kind !== "ended" && event.kind !== "finished") this.#see();
    const step = this.steps.at(-1);
    if (!step) return;
    if (event.kind === "played") step.play = arrowsOf(event.play);
    if (event.kind === "claimed") step.ecole = true;
    if (event.kind === "ended") step.result = [...event.result];
    const fact = this.#told(event);
    if (fact) step.told.push(fact);
  }

  #newGame(): Promise<{ row: Row }> {
    return this.law.ask("newGame", { target: this.terms.target, rules: this.terms.rules });
  }

  /** The board after something happened. */
  #see(): void {
    const step = this.steps.at(-1);
    if (!step) return;
    step.after = boardAt(this.#state);
    step.trous = [0, 1].some((seat) => marksOf(this.#state.row, seat).trous > this.#trousBefore[seat]!);
  }

  #trousBefore: readonly number[] = [0, 0];

  #open(number: number, before: Board, dice: readonly [number, number] | null): void {
    const { sits, thrown, row } = this.#state;
    const [white, black] = sits.map((player) => this.read.players[player] ?? "");
    this.#trousBefore = [0, 1].map((seat) => marksOf(row, seat).trous);
    const sheet =
      dice && thrown ? sheetOf(thrown.judgement, row, turnOf(this.#state), dice) : { score: [], unscored: [] };
    this.steps.push({
      session: 1,
      game: this.#state.phase === "seating" ? 0 : this.#state.results.length + 1,
      coup: this.#state.coup,
      number,
      title: this.#state.phase === "seating" ? told("record-before") : titleOf(dice),
      white: white ?? "",
      black: black ?? "",
      thrower: dice ? sideOf(turnOf(this.#state)) : null,
      before,
      after: boardAt(this.#state),
      ...sheet,
      told: [],
      comments: this.#comments,
      play: [],
      trous: false,
      ecole: false,
      result: null,
    });
    this.#comments = [];
  }

  /** One event as a sentence to be; null for the throw, which is the title of its step. */
  #told(event: TableEvent): FactView | null {
    const name = (player: number) => this.read.players[player] ?? "";
    const key = `event-${event.kind}`;
    switch (event.kind) {
      case "thrown":
        return null;
      case "seated":
        return told(key, {
          white: name(event.sits[0]),
          black: name(event.sits[1]),
          first: event.first == null ? "none" : name(event.first),
        });
      case "ended": {
        const results = event.result.map((count, seat) => ({
          key: "event-ended-result",
          args: { name: name(this.#state.sits[seat]!), count, run: event.series[seat]! },
        }));
        const left = event.first == null ? "none" : name(this.#state.sits[event.first]!);
        return told(key, { results, left });
      }
      case "finished": {
        const won = totalsOf(paymentsOf(this.terms.form, this.#state.results));
        const totals = won
          .map((total, player) => `${name(player)} ${total < 0 ? `−${-total}` : `+${total}`}`)
          .join(", ");
        return told(key, { totals });
      }
    }
    const who = { who: "other", name: "player" in event ? name(event.player) : "" };
    if (event.kind === "marked") return told(key, { ...who, count: event.points });
    if (event.kind === "contested" && event.worth != null)
      return told(`${key}-${event.right ? "more" : "less"}`, { ...who, worth: event.worth });
    if (event.kind === "claimed" || event.kind === "contested")
      return told(key, { ...who, count: event.points, right: "right" in event && event.right });
    if (event.kind === "die") return told(key, { ...who, die: event.dice[0] });
    if (event.kind === "played")
      return event.play === "--" ? told("event-passed", who) : told(key, { ...who, play: { moves: event.play } });
    return told(key, who);
  }
}

/** Whether a contest is what the record says. */
const isSame = (
  one: ReturnType<typeof contestOf>,
  two: { points: number; right?: boolean; worth?: number | null | undefined },
): boolean => one.points === two.points && one.right === two.right && one.worth === (two.worth ?? undefined);

/** Whether the law allows what a record tells. */
function isPossible(state: State, terms: Terms, happening: Happening): boolean {
  const { reckoning } = state;
  const seat = "player" in happening ? state.sits.indexOf(happening.player) : -1;
  const inTurn = (phase: State["phase"]) => state.phase === phase && seat === turnOf(state);
  switch (happening.kind) {
    case "die":
      return state.phase === "opening" && !state.opening.has(seat);
    case "thrown": {
      const lying = diceOf(state.row);
      return inTurn("throw") && (!lying || lying.every((die, place) => die === happening.dice[place]));
    }
    case "played":
      return inTurn("play") && playOf(state, happening.play) !== undefined;
    case "stayed":
    case "leaving":
      return inTurn("play") && madeOf(state) > 0;
    case "marked":
      return reckoning.toMark(seat) !== null;
    case "claimed": {
      const points = reckoning.openFaults(1 - seat).reduce((sum, fault) => sum + fault.points, 0);
      const isTooLate = state.phase === "play" && seat === turnOf(state) && points === 0;
      const isRight = "right" in happening && happening.right;
      return state.coup > 0 && !isTooLate && happening.points > 0 && (points === happening.points) === isRight;
    }
    case "contested": {
      const claim = reckoning.contestable(seat);
      return claim !== null && isSame(contestOf(claim), happening);
    }
    case "agreed":
      return mayAgree(state, terms, seat);
    default:
      return happening.kind === "resigned" && seat >= 0;
  }
}

function boardAt(state: State, dice: readonly [number, number] | null = null): Board {
  const { row } = state;
  const lies = dice ?? (row[layout.PHASE] === layout.PLAY ? diceOf(row) : null);
  return { position: textOf(row, lies), pavillon: pavillonOf(row) ?? null };
}

function titleOf(dice: readonly [number, number] | null): FactView {
  if (!dice) return told("record-sitting");
  const [high, low] = dice;
  return high === low ? told("throw-doublet", { number: high }) : told("throw-simple", { high, low });
}

function arrowsOf(play: string): TourStep["play"] {
  const [first, second] = parsePlay(play);
  if (first && second && first[1] === second[0]) return [{ start: first[0], end: second[1], rest: first[1] }];
  return parsePlay(play).map(([start, end]) => ({ start, end }));
}
