/**
 * A table against the computer, in this browser: takes the messages that the server's table takes, and tells the same
 * entries and views. Everything it knows is its log; whoever opens it again folds the log anew.
 */
import { RefusedError } from "../api/http";
import { sealOf } from "../api/seal";
import type { Checked, ClientMessage, FactView, TableEvent, TableView, WireEntry } from "../api/types";
import type { Dice } from "../engine/answers";
import * as layout from "../engine/layout";
import { capital, say, type Args } from "../words";
import { SCHEME, commitmentOf, dieOf } from "../pages/verify/dice";
import { contestOf, followsOf, type Happening } from "./consequences";
import {
  deciding,
  fold,
  madeOf,
  mayAgree,
  mayDecide,
  modeOf,
  NOT_BEGUN,
  playOf,
  turnOf,
  type Law,
  type State,
} from "./fold";
import { paymentsOf, resultView, totalsOf } from "./forms";
import type { Game } from "./kept";
import { OWN, type Fault } from "./reckoning";
import { diceOf, playText } from "./rows";
import { agreedOf, type Agreed } from "./terms";
import { boardView, endView } from "./view";

type Said = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, "ref" | "seen">
    : never
  : never;

/** How the table stood before the last choice that can still be taken back. */
interface Choice {
  readonly seq: number;
  readonly state: State;
  readonly rolled: number;
}

/** Told what happened, and how the table stands. */
export type Listener = (entries: readonly WireEntry[], view: TableView) => void;

/** Points that one mark may be beyond what is due: the kernel marks no more at once. */
const MOST_MARKED = 120;
/** The language of the names that the house gives: the game's own, as in records of a server. */
const HOUSE_LANGUAGE = "fr";

export class SoloTable {
  readonly agreed: Agreed;
  readonly listeners = new Set<Listener>();
  state: State = NOT_BEGUN;
  /** What throws were worth, by the numbers of their events. */
  readonly worth = new Map<number, readonly [number, number]>();
  rolled = 0;
  #game: Game;
  #choice: Choice | null = null;
  #isWanted = false;
  #next: string | null = null;
  #secret: string | null = null;
  /** One thing after another. */
  #busy: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly law: Law,
    game: Game,
    readonly save: (game: Game) => void,
  ) {
    const agreed = agreedOf(game.wish);
    if (!agreed) throw new Error("this game needs a server");
    this.agreed = agreed;
    this.#game = { ...game, entries: [] };
  }

  /** A table as its log tells it; a new one begins. */
  static async of(law: Law, game: Game, save: (game: Game) => void): Promise<SoloTable> {
    const table = new SoloTable(law, game, save);
    for (const entry of game.entries) await table.#takeIn(entry);
    table.#game = game;
    if (game.entries.length === 0) await table.#begin();
    return table;
  }

  get game(): Game {
    return this.#game;
  }

  get seq(): number {
    return this.#game.entries.length;
  }

  get names(): [string, string] {
    const computer = capital(say({ key: `level-${this.agreed.level}` }, HOUSE_LANGUAGE));
    const [first, second] = this.agreed.person === 0 ? [this.#game.name, computer] : [computer, this.#game.name];
    return [first, second === first ? `${second} 2` : second];
  }

  get status(): TableView["status"] {
    return this.#secret === null ? "playing" : "over";
  }

  /** The envelopes of the dice, as the check of the dice takes them. */
  get envelopes(): Checked["envelopes"] {
    const { id, secret, seed } = this.#game;
    const mine = (value: string) => [0, 1].map((player) => (player === this.agreed.person ? value : null));
    return {
      scheme: SCHEME,
      table: id,
      after: 0,
      secret,
      commitment: commitmentOf(id, secret),
      seeds: mine(seed),
      seals: mine(sealOf(id, this.agreed.person, seed)),
      renewals: [],
    };
  }

  get view(): TableView {
    const { agreed, state } = this;
    const isOver = this.status === "over";
    const names = this.names;
    return {
      id: this.#game.id,
      seq: this.seq,
      status: this.status,
      conventions: agreed.conventions,
      players: names,
      seats: names.map((name, player) =>
        player === agreed.person
          ? { name, kind: "person", taken: true, guest: true }
          : { name, kind: "computer", taken: true, guest: false, level: agreed.level },
      ),
      listed: false,
      delayed: false,
      private: false,
      dice: {
        scheme: SCHEME,
        commitment: this.envelopes.commitment,
        rolled: this.rolled,
        ...(this.#secret && { secret: this.#secret }),
      },
      restored: false,
      ...(isOver ? { end: endView(state) } : { board: boardView(state, agreed, this.#choice && agreed.person) }),
      results: state.results.map(resultView),
      totals: totalsOf(paymentsOf(agreed.form, state.results)),
      hushed: [],
      rematch: this.#isWanted ? [agreed.person] : [],
      ...(this.#game.before && { before: this.#game.before }),
      ...(this.#next && { next: this.#next }),
    };
  }

  /** Takes a message of the person; the number of the entry it made. A refusal changes nothing. */
  take(message: Said, again: () => string): Promise<number> {
    return this.#alone(async () => {
      const seq = await this.#did(message, again);
      return seq;
    });
  }

  /** Lets the computer do what is its to do, until the person is waited for. */
  goOn(): Promise<void> {
    return this.#alone(async () => {
      for (let happening; (happening = await this.#ofComputer());) await this.#act([happening]);
    });
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#busy.then(work);
    this.#busy = done.catch(() => undefined);
    return done;
  }

  async #begin(): Promise<void> {
    await this.#log("begun", null, { players: this.names });
    await this.#act([
      { kind: "joined", player: 0 },
      { kind: "joined", player: 1 },
    ] as Happening[]);
  }

  async #did(message: Said, again: () => string): Promise<number> {
    const { person } = this.agreed;
    if (message.do === "rematch") return this.#again(again);
    if (this.status === "over") throw refused("server-refused-over", "over");
    if (message.do === "take_back") return this.#takeBack();
    return this.#act([this.#happening(message, person)]);
  }

  /** What a message of a player makes happen; refused where it is not allowed now (art. XVI, XVIII). */
  #happening(message: Said, player: number): Happening {
    const { state } = this;
    const seat = state.sits.indexOf(player);
    const { reckoning } = state;
    const isWarned = modeOf(state, this.agreed, seat) === "assisted" && !("confirmed" in message && message.confirmed);
    const inTurn = (phase: State["phase"]) => {
      if (turnOf(state) !== seat) throw notNow("not_your_turn", "XVIII");
      if (state.phase === phase) return;
      if (state.phase === "leaving" || state.phase === "ending") throw notNow("other_must_agree", "XVI");
      throw notNow(phase === "play" ? "throw_first" : "already_thrown", "XVIII");
    };
    const warnOfLess = (points: number) => {
      if (isWarned && points > 0) throw notNow("warn_less", "XV", { count: points });
    };
    const warnOwn = () => {
      const own = { coup: state.coup, seat, slot: OWN };
      if (reckoning.isOpen(own)) warnOfLess(reckoning.missing(own));
    };
    switch (message.do) {
      case "throw":
        if (state.phase === "opening") {
          if (state.opening.has(seat)) throw notNow("not_your_turn", "XVIII");
          return { kind: "die", player, dice: [this.#die(1)] } as Happening;
        }
        inTurn("throw");
        warnOfLess(reckoning.unmarked(seat));
        return { kind: "thrown", player, dice: this.#dice() } as Happening;
      case "stay":
      case "leave":
        inTurn("play");
        if (!mayDecide(state)) throw notNow(message.do === "leave" ? "cannot_leave" : "nothing_to_decide", "XVI");
        if (message.do === "stay") return { kind: "stayed", player } as Happening;
        if (reckoning.stoppedByExcess(seat, state.coup)) throw notNow("ecole_bars_leaving", "XVII");
        warnOwn();
        return { kind: "leaving", player } as Happening;
      case "play":
        inTurn("play");
        if (!playOf(state, message.play)) throw notNow("illegal_play", "VI");
        warnOwn();
        return { kind: "played", player, play: message.play } as Happening;
      case "mark":
        this.#checkMark(seat, message.points, isWarned);
        return { kind: "marked", player, points: message.points } as Happening;
      case "contest": {
        const claim = reckoning.contestable(seat);
        if (!claim) throw notNow("nothing_to_contest", "XVII");
        return { kind: "contested", player, ...contestOf(claim) } as Happening;
      }
      case "resign":
        return { kind: "resigned", player } as Happening;
      default:
        throw refused("web-site-not_here", "site");
    }
  }

  /** Refuses a mark that cannot be, and warns of one that is too much; the fichet follows the jeton. */
  #checkMark(seat: number, points: number, isWarned: boolean): void {
    const { reckoning } = this.state;
    if (modeOf(this.state, this.agreed, seat) === "automatic") throw notNow("automatic", "XV");
    const place = reckoning.toMark(seat);
    if (!(points > 0) || points % 2 !== 0) throw notNow("bad_points", "XV");
    if (!place) throw notNow("too_late_to_mark", "XV");
    const excess = points - Math.max(0, reckoning.missing(place));
    if (points - reckoning.missing(place) > MOST_MARKED) throw notNow("bad_points", "XV");
    if (isWarned && excess > 0) throw notNow("warn_more", "XV", { count: excess });
    // Where a forgotten fichet is no fault, whole trous left out would be read as one: it is not left behind here.
    const left = reckoning.missing(place) - points;
    const isLeft = left > 0 && left % layout.POINTS_OF_A_TROU === 0;
    if (isLeft && this.agreed.form.options["fichet_excused"]) throw notNow("warn_less", "XV", { count: left });
  }

  /** The n-th die from now on. */
  #die(number: number): number {
    return dieOf(this.envelopes, this.rolled + number);
  }

  #dice(): Dice {
    const [one, two] = diceOf(this.state.row) ?? [this.#die(1), this.#die(2)];
    return one >= two ? [one, two] : [two, one];
  }

  async #ofComputer(): Promise<Happening | null> {
    const { state } = this;
    const player = 1 - this.agreed.person;
    const seat = state.sits.indexOf(player);
    if (state.phase === "opening") return state.opening.has(seat) ? null : this.#happening(say_("throw"), player);
    const faults = state.phase === "play" && turnOf(state) === seat ? [] : state.reckoning.openFaults(1 - seat);
    if (faults.some((fault) => this.#notices(fault))) {
      const points = faults.reduce((sum, fault) => sum + fault.points, 0);
      return { kind: "claimed", player, points, right: true } as Happening;
    }
    if (mayAgree(state, this.agreed, seat)) return { kind: "agreed", player } as Happening;
    if (turnOf(state) !== seat || (state.phase !== "throw" && state.phase !== "play")) return null;
    if (state.phase === "throw") return this.#happening(say_("throw"), player);
    const plays = state.thrown?.judgement.plays ?? [];
    const row = deciding(state);
    const made = madeOf(state) > 0;
    const { candidate } =
      plays.length === 1 && !made
        ? { candidate: 0 }
        : await this.law.ask("choose", { row, level: this.agreed.level, seed: this.#seed(player) });
    const play = plays[candidate];
    if (!play) return { kind: "leaving", player } as Happening;
    if (mayDecide(state)) return { kind: "stayed", player } as Happening;
    return { kind: "played", player, play: playText(play) } as Happening;
  }

  /** What a computer's errors are drawn from: the same for the same coup, and it says nothing of the dice. */
  #seed(player: number): [number, number] {
    const moment = ["robot", player, this.state.results.length, this.state.coup].join("/");
    const bytes = commitmentOf(moment, this.#game.secret);
    return [Number.parseInt(bytes.slice(0, 8), 16) | 0, Number.parseInt(bytes.slice(8, 16), 16) | 0];
  }

  /** Whether the computer sees a fault, as attentively as its level; what it overlooked stays overlooked. */
  #notices({ kind, coup, slot, points }: Fault): boolean {
    const [, seesEcoles] = layout.ATTENTION[this.agreed.level];
    const moment = ["eye", this.state.results.length, kind, coup, slot, points].join("/");
    const chance = Number.parseInt(commitmentOf(moment, this.#game.secret).slice(0, 8), 16) / 2 ** 32;
    return chance < seesEcoles;
  }

  /** Does things one after another, with all that follows by itself, and tells of them at once. */
  async #act(happenings: readonly Happening[]): Promise<number> {
    const before = this.seq;
    for (const happening of happenings) await this.#happen(happening);
    for (let next; (next = followsOf(this.state, this.agreed));) await this.#happen(next);
    if (this.state.phase === "over") await this.#log("disclosed", null, { secret: this.#game.secret });
    this.#tell(before);
    return before + 1;
  }

  #happen(happening: Happening): Promise<void> {
    const player = "player" in happening ? happening.player : null;
    return this.#log("event", player, { seq: this.state.seq + 1, at: now(), ...happening });
  }

  async #log(kind: WireEntry["kind"], player: number | null, data: object): Promise<void> {
    const entry = { seq: this.seq + 1, at: now(), ...(player !== null && { player }), kind, data } as WireEntry;
    await this.#takeIn(entry);
    this.#game = { ...this.#game, entries: [...this.#game.entries, entry] };
  }

  async #takeIn(entry: WireEntry): Promise<void> {
    switch (entry.kind) {
      case "event": {
        const event = entry.data;
        this.#rememberChoice(event, entry.seq);
        if (event.kind === "die") this.rolled += event.dice.length;
        if (event.kind === "thrown" && !diceOf(this.state.row)) this.rolled += 2;
        this.state = await fold(this.law, this.agreed, this.state, event);
        if (event.kind === "thrown") this.worth.set(event.seq, this.state.thrown!.worth);
        break;
      }
      case "taken_back":
        if (this.#choice) ({ state: this.state, rolled: this.rolled } = this.#choice);
        this.#choice = null;
        break;
      case "disclosed":
        this.#secret = entry.data.secret;
        break;
      case "rematch":
        this.#isWanted = true;
        break;
      case "moved":
        this.#next = entry.data.table;
    }
  }

  /** Where somebody marks by hand nothing is taken back. */
  get #takesBack(): boolean {
    return this.agreed.modes.every((mode) => mode === "automatic");
  }

  /** A choice can be taken back until one's next throw. */
  #rememberChoice(event: TableEvent, seq: number): void {
    const isMine = "player" in event && event.player === this.agreed.person;
    if (event.kind === "ended" || (isMine && (event.kind === "thrown" || event.kind === "resigned"))) {
      this.#choice = null;
    } else if (this.#takesBack && isMine && !this.#choice && ["stayed", "leaving", "played"].includes(event.kind)) {
      this.#choice = { seq: seq - 1, state: this.state, rolled: this.rolled };
    }
  }

  async #takeBack(): Promise<number> {
    if (!this.#choice) throw refused("server-refused-nothing_to_take_back", "nothing_to_take_back");
    const before = this.seq;
    await this.#log("taken_back", this.agreed.person, { to: this.#choice.seq });
    this.#tell(before);
    return this.seq;
  }

  /** The return match, with the seats changed. */
  async #again(open: () => string): Promise<number> {
    if (this.status !== "over" || this.#next) throw refused("server-refused-not_over", "not_over");
    const before = this.seq;
    await this.#log("rematch", this.agreed.person, {});
    await this.#log("moved", null, { table: open() });
    this.#tell(before);
    return this.seq;
  }

  #tell(before: number): void {
    this.save(this.#game);
    const fresh = this.#game.entries.slice(before).map(asTold);
    for (const listener of this.listeners) listener(fresh, this.view);
  }
}

/** Whether a claim is right is for the opponent to find out. */
export function asTold(entry: WireEntry): WireEntry {
  if (entry.kind !== "event" || entry.data.kind !== "claimed" || !("right" in entry.data)) return entry;
  const { right: _right, ...data } = entry.data;
  return { ...entry, data };
}

const now = (): number => Math.round(Date.now()) / 1000;

const say_ = (what: "throw"): Said => ({ do: what }) as Said;

function refused(key: string, code: string, article?: string, told: FactView = { key }): RefusedError {
  return new RefusedError({ code, told, ...(article && { article }) });
}

/** The table's own refusal, in the words of the law. */
function notNow(code: string, article: string, values?: Args): RefusedError {
  const why = { key: `table-refused-${code}`, ...(values && { args: values }) };
  const told = { key: "refusal", args: { why, article } } as FactView;
  return refused("refusal", code, article, told);
}
