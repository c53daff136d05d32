/** One table as its page knows it: how it stands, what happened, what one does. It asks the server for everything. */
import { handPlay } from "../analysis/board";
import { call, RefusedError } from "../api/http";
import { TableLink, type Heard } from "../api/link.svelte";
import type { BoardView, Conventions, FactView, TableEvent, WhyNot, WireEntry } from "../api/types";
import { frame } from "../app/frame.svelte";
import { sentence, settings, t, told } from "../app/settings.svelte";
import { asText, parsePlay, parsePosition, withPavillon } from "../board/notation";
import { other, type BoardPosition, type Play, type Side } from "../board/types";
import { play as sound, type Sound } from "../sound/wood";
import { announcement, tell, type Telling } from "./chronicle";
import { eventOf, pauseAfter } from "./pacing";

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

export class TableState {
  readonly link: TableLink;
  lines = $state.raw<readonly Line[]>([]);
  /** What those who listen are told. */
  announced = $state("");
  warning = $state.raw<Warning | null>(null);
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
  #sits: readonly [number, number] | null = null;
  #byHand: { text: string; told: string } | null = null;
  #stands: { text: string; position: BoardPosition } | null = null;
  #offered: { text: string; plays: readonly Play[] } | null = null;

  constructor(id: string) {
    this.#id = id;
    this.link = new TableLink(
      id,
      (heard) => this.#heard(heard),
      (heard, you) => pauseAfter(heard, you, settings.quick || settings.calm),
    );
  }

  close(): void {
    this.link.close();
  }

  // Reading

  readonly view = $derived.by(() => this.link.view);
  readonly you = $derived.by(() => this.link.you);
  readonly board = $derived.by((): BoardView | null => this.view?.board ?? null);
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
    return this.view?.players[player] || this.view?.seats[player]?.name || "—";
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

  /** Plays one of the plays offered; `steps` is how the hand did it, and it is told in the same way to whoever did it. */
  async play(text: string, steps: Play): Promise<void> {
    this.#byHand = { text, told: handPlay(steps) };
    await this.act({ do: "play", play: text });
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
      const reasons = (await Promise.all(asked)).flatMap((found) => (found ? [told(found.told)] : []));
      frame.tell([...new Set(reasons)].join(" ") || t("web-play-not_so"), "refusal");
    } catch (error) {
      this.#refused(error);
    }
  }

  /** The one thing to do now that needs no choice. */
  readonly mainAction = $derived.by((): "throw" | "agree" | null =>
    this.may.includes("throw") ? "throw" : this.may.includes("agree") ? "agree" : null,
  );

  doMain(): void {
    if (this.mainAction && !this.busy) void this.act({ do: this.mainAction });
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
    } else frame.tell(sentence(error.told), "refusal");
  }

  // Hearing

  #heard({ entries, view, isFirst }: Heard): void {
    const events = entries.flatMap((entry) => {
      const event = eventOf(entry);
      return event ? [{ seq: entry.seq, event: this.#asMade(event) }] : [];
    });
    if (isFirst) {
      this.#sits = view.board?.sits ?? view.end?.sits ?? null;
      if (view.status !== "open" && this.lines.length === 0) void this.#remember(view.seq);
    }
    const fresh = events.map(({ seq, event }): Line => {
      if (event.kind === "seated") this.#sits = event.sits;
      return { seq, event, sits: this.#sits };
    });
    if (fresh.length > 0) {
      this.lines = [...this.lines, ...fresh].slice(-LINES_KEPT);
      this.warning = null;
      this.#announce(fresh);
    }
    this.played = parsePlay(lastPlayOf(fresh) ?? "--");
    const ended = fresh.find(({ event }) => event.kind === "ended");
    if (ended) frame.tell(tell(ended.event, this.telling(ended.sits)) ?? "");
    if (settings.sound) this.#sound(fresh.map(({ event }) => event));
  }

  /** Who comes to a game is told what happened lately. */
  async #remember(seq: number): Promise<void> {
    const after = Math.max(0, seq - LINES_REMEMBERED);
    const page = await call<{ entries: WireEntry[] }>("GET", `/api/tables/${this.#id}/entries?after=${after}`);
    const known = new Set(this.lines.map((line) => line.seq));
    const before = page.entries.flatMap((entry) => {
      const event = eventOf(entry);
      return event && entry.seq <= seq && !known.has(entry.seq) ? [{ seq: entry.seq, event, sits: this.#sits }] : [];
    });
    this.lines = [...before, ...this.lines];
  }

  #announce(lines: readonly Line[]): void {
    const { board, isByHand } = this;
    const told = announcement({ lines, board, isByHand, telling: (sits) => this.telling(sits) });
    if (told) this.announced = told;
  }

  #sound(events: readonly TableEvent[]): void {
    for (const sounding of new Set(events.flatMap((event) => SOUNDS[event.kind] ?? []))) sound(sounding);
    const marked = events.find((event) => event.kind === "marked");
    if (marked && marked.points >= 12) sound("fichet");
  }
}
