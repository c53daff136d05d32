/** One table as its page knows it: how it stands, what happened, what one does. It asks the server for everything. */
import { handPlay } from "../analysis/board";
import { call, RefusedError } from "../api/http";
import { TableLink, type Heard } from "../api/link.svelte";
import type { BoardView, Conventions, FactView, TableEvent, WhyNot, WireEntry } from "../api/types";
import { house } from "../api/me.svelte";
import { frame } from "../app/frame.svelte";
import { sentence, settings, t, told } from "../app/settings.svelte";
import { asText, parsePlay, parsePosition, withPavillon } from "../board/notation";
import { other, type BoardPosition, type Play, type Side } from "../board/types";
import { capital } from "../words";
import { play as sound, type Sound } from "../sound/wood";
import { Adviser } from "./adviser";
import { noteAided } from "./aided";
import { announcement, seatsAfter, tell, type Telling } from "./chronicle";
import { Coach } from "./coach.svelte";
import type { Deed } from "./erring";
import { afterLeaving } from "./leaving";
import { eventOf, pauseAfter, TIDINGS_MS } from "./pacing";
import { tidingsOf } from "./tidings";
import { Tutor } from "./tutor.svelte";

type Message = Parameters<TableLink["send"]>[0];

/** Something that happened, kept as it was told: the language may change later. */
export interface Line {
  readonly seq: number;
  readonly event: TableEvent;
  readonly sits: readonly [number, number] | null;
}

/** The program warns (assisted marking): the same may be done all the same. */
export interface Warning {
  readonly told: FactView;
  readonly goOn: () => void;
}

const LINES_KEPT = 120;
const LINES_REMEMBERED = 60;
const SOUNDS: Record<string, Sound> = {
  die: "dice",
  thrown: "dice",
  played: "dame",
  replayed: "dame",
  marked: "jeton",
  claimed: "call",
  contested: "call",
};

/** The last play among what happened, the one put right included. */
function lastPlayOf(lines: readonly Line[]): string | undefined {
  return lines.flatMap(({ event }) => ("play" in event ? event.play : [])).at(-1);
}

/** Whether an entry was taken back since. */
function isUndone(seq: number, entries: readonly WireEntry[]): boolean {
  return entries.some((entry) => entry.kind === "taken_back" && entry.data.to < seq && seq < entry.seq);
}

export class TableState {
  readonly link: TableLink;
  readonly adviser = new Adviser(this);
  readonly coach: Coach;
  readonly tutor = new Tutor(this);
  lines = $state.raw<readonly Line[]>([]);
  /** What those who listen are told. */
  announced = $state("");
  /** A trou, points wiped, a relevé: said in a line of its own for a while. */
  tidings = $state("");
  warning = $state.raw<Warning | null>(null);
  /** The end came while one looked on: then it is felt. */
  sawEnd = $state(false);
  busy = $state(false);
  /** The steps that led to the board as it stands, so that dames slide by their rests. */
  played = $state.raw<Play>([]);
  /** The last play of the game, whoever made it. */
  readonly lastPlay = $derived.by((): string => {
    return lastPlayOf(this.lines) ?? "--";
  });
  /** Counts refusals of a play: the board then begins its choice anew. */
  refusals = $state(0);
  readonly #id: string;
  /** The coup on which one leaves, as long as that can be taken back. */
  #left = $state<number | null>(null);
  #sits: readonly [number, number] | null = null;
  /** The board as it stood before what was heard last. */
  #stood: BoardView | null = null;
  #hasTidings = false;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  #byHand: { text: string; told: string } | null = null;
  #stands: { text: string; position: BoardPosition } | null = null;
  #offered: { text: string; plays: readonly Play[] } | null = null;

  constructor(id: string) {
    this.#id = id;
    this.coach = new Coach(this, id);
    this.link = new TableLink(
      id,
      (heard) => this.#heard(heard),
      (heard, you) =>
        this.coach.holds(heard)
          ? Infinity
          : pauseAfter(heard, you, settings.calm ? "quick" : settings.pace, this.#hasTidings),
    );
  }

  close(): void {
    clearTimeout(this.#clearing);
    this.link.close();
  }

  /** Somebody looked at what the throw is worth before they marked it. */
  noteLooked(): void {
    if (this.board) noteAided(this.#id, this.board.coup);
  }

  // Reading

  readonly view = $derived.by(() => this.link.view);
  readonly you = $derived.by(() => this.link.you);
  readonly board = $derived.by((): BoardView | null => {
    const board = this.view?.board ?? null;
    return board && this.isLeaving ? afterLeaving(board) : board;
  });
  /** One said that one leaves, and may still take it back: the law is told with the next throw. */
  readonly isLeaving = $derived.by(() => this.#left !== null && this.#left === this.view?.board?.coup);
  readonly conventions = $derived.by((): Conventions | null => this.view?.conventions ?? null);
  /** One's own seat at the board: 0 white, 1 black, null who rests or watches. */
  readonly seat = $derived.by((): 0 | 1 | null => {
    const index = this.board && this.you !== null ? this.board.sits.indexOf(this.you) : -1;
    return index === 0 || index === 1 ? index : null;
  });
  readonly bottom = $derived.by((): Side => (this.seat === 1 ? "black" : "white"));
  readonly may = $derived.by((): readonly string[] =>
    this.you === null ? [] : (this.board?.may?.[String(this.you)] ?? []),
  );
  readonly mode = $derived.by(() =>
    this.you === null ? "automatic" : (this.conventions?.modes[this.you] ?? "automatic"),
  );
  readonly isByHand = $derived.by(() => this.seat !== null && this.mode !== "automatic");
  /** Whether one plays against computers only. */
  readonly isAlone = $derived.by(
    () =>
      this.you !== null &&
      (this.view?.seats.every(({ kind }, player) => kind === "computer" || player === this.you) ?? false),
  );
  /** Whether advice wrongs nobody: against computers, the program marking. */
  readonly isFair = $derived.by(
    () => this.isAlone && (this.conventions?.modes.every((mode) => mode === "automatic") ?? false),
  );
  /** The same object as long as nothing on the board changes: a word of somebody's must not undo a choice of dames. */
  readonly position = $derived.by((): BoardPosition | null => {
    const board = this.board;
    if (!board) return null;
    const text = `${board.position} ${board.pavillon ?? ""}`;
    if (this.#stands?.text !== text) {
      this.#stands = { text, position: withPavillon(parsePosition(board.position), board.pavillon ?? null) };
    }
    return this.#stands.position;
  });
  /** What one may play now; likewise the same list for the same throw, and a new one after a refusal. */
  readonly plays = $derived.by((): readonly Play[] | null => {
    const mine = this.may.includes("play") ? this.board?.plays : null;
    if (!mine) return null;
    const text = `${this.board?.coup} ${this.refusals} ${mine.join("|")}`;
    if (this.#offered?.text !== text) this.#offered = { text, plays: mine.map(parsePlay) };
    return this.#offered.plays;
  });

  playerOf(side: Side): number | null {
    return this.board?.sits[side === "white" ? 0 : 1] ?? null;
  }

  sideOf(player: number): Side | null {
    const index = this.board?.sits.indexOf(player) ?? -1;
    return index === 0 ? "white" : index === 1 ? "black" : null;
  }

  get opponent(): string {
    const player = this.playerOf(other(this.bottom));
    return player === null ? "" : this.name(player);
  }

  name(player: number): string {
    const seat = this.view?.seats[player];
    const name = this.view?.players[player] || seat?.name || "—";
    const level = seat?.kind === "computer" ? house.house?.levels.find(({ key }) => key === seat.level) : undefined;
    // A computer is called by its level, in the reader's language; the second of two keeps its number.
    return level ? `${capital(told(level.name))}${/ \d+$/.exec(name)?.[0] ?? ""}` : name;
  }

  /** «Anne et Bruno contre Claire et Denis», where some win and lose together. */
  get teams(): string | null {
    const sides = this.view?.teams?.map((side) => side.map((player) => this.name(player)).join(t("web-team-and")));
    return sides ? sides.join(t("web-team-against")) : null;
  }

  telling(sits: readonly [number, number] | null): Telling {
    return { lang: settings.lang, you: this.you, name: (player) => this.name(player), sits };
  }

  // Doing

  /** Does something; a refusal is shown as one sentence, a warning asks whether to go on. */
  async act(message: Message): Promise<boolean> {
    this.warning = null;
    this.busy = true;
    try {
      // Until it is seen the same button still stands there, and would be pressed again.
      await this.link.shown(await this.link.send(message));
      return true;
    } catch (error) {
      this.#refused(error, message);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /**
   * Plays; `steps` is how the hand did it, and it is told in the same way to whoever did it; none where it was typed.
   * Whether it was made.
   */
  play(text: string, steps: Play | null = null): Promise<boolean> {
    const goOn = () => {
      if (steps) this.#byHand = { text, told: handPlay(steps) };
      return this.act({ do: "play", play: text });
    };
    return this.#unlessStopped({ play: text, stays: this.may.includes("leave") }, goOn);
  }

  /** The tutor may have something to say first; then the dames stand as they were. */
  async #unlessStopped(deed: Deed, goOn: () => Promise<boolean>): Promise<boolean> {
    if (this.tutor.isOn) {
      this.busy = true;
      const isStopped = await this.tutor.stops(deed, () => void goOn());
      this.busy = false;
      if (isStopped) {
        this.refusals++;
        return false;
      }
    }
    return goOn();
  }

  /** Stays after a trou. */
  stay(): void {
    void this.#unlessStopped({ leaves: false }, () => this.act({ do: "stay" }));
  }

  /** The law writes one play for all that leave the same board: one's own is told as one made it. */
  #asMade(event: TableEvent): TableEvent {
    if (event.kind !== "played" || event.player !== this.you) return event;
    const made = this.#byHand;
    this.#byHand = null;
    return made && made.text === event.play ? { ...event, play: made.told } : event;
  }

  /** Tells why no legal play takes a dame so, in the law's words; of several ways tried, each reason once. */
  async whyNot(attempts: readonly Play[]): Promise<void> {
    const dice = this.board?.throw?.dice;
    if (!dice || !this.board) return;
    const question = {
      position: this.board.position,
      throw: dice.join("-"),
      rules: this.conventions?.rules ?? "loi-2013",
    };
    const asked = attempts.map((play) =>
      call<WhyNot | null>("POST", "/api/why-not", { ...question, play: asText(play) }),
    );
    try {
      const found = await Promise.all(asked);
      const reasons = found.map((each) => (each ? told(each.told) : null));
      // Reasons that differ from die to die say which one they are about.
      const isOne = new Set(reasons).size === 1;
      const lines = reasons.flatMap((why, index) => {
        const [from, to] = attempts[index]!.at(-1)!;
        if (why === null) return [];
        return isOne || attempts.length === 1 ? [why] : [t("web-play-by_die", { die: to - from, why })];
      });
      frame.tell([...new Set(lines)].join(" ") || t("web-play-not_so"), "refusal");
    } catch (error) {
      this.#refused(error);
    }
  }

  /** The one thing to do now that needs no choice. */
  readonly mainAction = $derived.by((): "continue" | "throw" | "agree" | null => {
    if (this.link.waits) return "continue";
    return this.may.includes("throw") ? "throw" : this.may.includes("agree") ? "agree" : null;
  });

  doMain(): void {
    if (!this.mainAction || this.busy) return;
    if (this.mainAction === "continue") this.link.goOn();
    else if (this.isLeaving) void this.#leaveAndThrow();
    else void this.act({ do: this.mainAction });
  }

  /**
   * Leaves. Against computers, which mark for nobody, it can be taken back until the next throw; to a person it is
   * announced at once, and so it is where people mark by hand (XVI.8) and where it ends a marqué.
   */
  leave(): void {
    void this.#unlessStopped({ leaves: true }, () => this.#leaves());
  }

  async #leaves(): Promise<boolean> {
    if (!this.isAlone || this.isByHand || this.board?.decision?.ends !== false) return this.act({ do: "leave" });
    this.#left = this.board.coup;
    return true;
  }

  takeLeavingBack(): void {
    this.#left = null;
  }

  /** Against computers a play can be taken back until one's next throw; the dice stay what they were. */
  readonly mayTakeBack = $derived.by(
    () => !this.isLeaving && this.mainAction === "throw" && this.may.includes("take_back"),
  );

  takeBack(): void {
    if (this.mayTakeBack && !this.busy) void this.act({ do: "take_back" });
  }

  async #leaveAndThrow(): Promise<void> {
    if (await this.act({ do: "leave" })) await this.act({ do: "throw" });
    this.#left = null;
  }

  async sit(player: number, invitation: string | null): Promise<void> {
    try {
      await this.link.sit(player, invitation);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Takes the seat that is kept for one: the one named, or the first free one that does not refuse. */
  async sitWhereOneMay(wanted: number | null): Promise<void> {
    const seats = this.view?.seats ?? [];
    const free = seats.flatMap((seat, number) => (seat.kind === "person" && !seat.taken ? [number] : []));
    const tries = free.filter((number) => wanted === null || number === wanted);
    for (const [index, number] of tries.entries()) {
      try {
        await this.link.sit(number, null);
        return;
      } catch (error) {
        if (index === tries.length - 1) this.#refused(error);
      }
    }
  }

  #refused(error: unknown, message?: Message): void {
    this.refusals++;
    if (!(error instanceof RefusedError)) throw error;
    if (error.code.startsWith("warn") && message) {
      const goOn = () => void this.act({ ...message, confirmed: true } as Message);
      this.warning = { told: error.told, goOn };
      if (this.board) noteAided(this.#id, this.board.coup);
    } else frame.tell(sentence(error.told), "refusal");
  }

  // Hearing

  #heard({ entries, view, isFirst }: Heard): void {
    const events = entries.flatMap((entry) => {
      const event = eventOf(entry);
      return event ? [{ seq: entry.seq, event: this.#asMade(event) }] : [];
    });
    // What was taken back is told no more.
    if (entries.some(({ kind }) => kind === "taken_back"))
      this.lines = this.lines.filter(({ seq }) => !isUndone(seq, entries));
    if (isFirst) {
      this.#sits = view.board?.sits ?? view.end?.sits ?? null;
      if (view.status !== "open" && this.lines.length === 0) void this.#remember(view.seq);
    }
    const fresh = events.map(({ seq, event }): Line => {
      if (!isFirst) this.#sits = seatsAfter(event, this.#sits);
      return { seq, event, sits: this.#sits };
    });
    if (fresh.length > 0) {
      this.lines = [...this.lines, ...fresh].slice(-LINES_KEPT);
      this.warning = null;
      frame.forgetRefusals();
      this.#announce(fresh);
    }
    this.#tellTidings(
      view.board ?? null,
      fresh.map(({ event }) => event),
    );
    this.played = parsePlay(lastPlayOf(fresh) ?? "--");
    const ended = fresh.find(({ event }) => event.kind === "ended");
    // The last end of all needs no notice: the screen that follows is about nothing else.
    if (ended && view.status !== "over") frame.tell(tell(ended.event, this.telling(ended.sits)) ?? "");
    if (view.status === "over" && !isFirst) this.sawEnd = true;
    this.#sound(fresh.map(({ event }) => event));
  }

  #tellTidings(board: BoardView | null, events: readonly TableEvent[]): void {
    const found = board && events.length > 0 ? tidingsOf(this.#stood, board, events, this.telling(board.sits)) : [];
    this.#stood = board;
    this.#hasTidings = found.length > 0;
    if (!this.#hasTidings) return;
    this.tidings = capital(found.join(" · "));
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => (this.tidings = ""), TIDINGS_MS);
  }

  /** Who comes to a game is told what happened lately. */
  async #remember(seq: number): Promise<void> {
    const after = Math.max(0, seq - LINES_REMEMBERED);
    const page = await call<{ entries: WireEntry[] }>("GET", `/api/tables/${this.#id}/entries?after=${after}`);
    const known = new Set(this.lines.map((line) => line.seq));
    const before = page.entries.flatMap((entry) => {
      const event = eventOf(entry);
      const isTold = entry.seq <= seq && !known.has(entry.seq) && !isUndone(entry.seq, page.entries);
      return event && isTold ? [{ seq: entry.seq, event, sits: this.#sits }] : [];
    });
    this.lines = [...before, ...this.lines];
  }

  #announce(lines: readonly Line[]): void {
    const { board, isByHand } = this;
    const told = announcement({ lines, board, isByHand, telling: (sits) => this.telling(sits) });
    if (told) this.announced = told;
  }

  #sound(events: readonly TableEvent[]): void {
    for (const sounding of new Set(events.flatMap((event) => SOUNDS[event.kind] ?? [])))
      sound(sounding, settings.volume);
    const marked = events.find((event) => event.kind === "marked");
    if (marked && marked.points >= 12) sound("fichet", settings.volume);
  }
}
