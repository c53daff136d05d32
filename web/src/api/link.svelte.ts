/**
 * The connection to a table: comes back by itself from the last entry it saw, sends every message once, opens one's
 * seal when all seals are there. What the server tells is shown in order, with a pause after another's throw.
 */
import { keep, kept } from "../app/settings.svelte";
import { isSite, isSolo } from "../app/base";
import { call, RefusedError } from "./http";
import { lineTo, type Line } from "./line";
import { visitor } from "./me.svelte";
import { newSeed, sealOf } from "./seal";
import type { ClientMessage, FactView, ServerMessage, TableView, Talk, WireEntry } from "./types";

type Sent = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, "ref" | "seen">
    : never
  : never;
/** What is heard of a table: entries since the last time, and how it stands after them. */
export interface Heard {
  readonly entries: readonly WireEntry[];
  readonly view: TableView;
  readonly isFirst: boolean;
}
export type LinkStatus = "connecting" | "live" | "away" | "gone";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** The server answers in a moment; silence for so long means that nobody is there. */
const ANSWER_MS = 8000;
/** A device that slept may have lost its line without knowing. */
const SLEPT_MS = 45_000;

interface Waiting {
  readonly text: string;
  readonly done: (seq: number) => void;
  readonly failed: (error: RefusedError) => void;
}

/** A name for a message that nobody has used before. */
function newRef(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((text, each) => text + each.toString(36), "w");
}

export class TableLink {
  view = $state.raw<TableView | null>(null);
  you = $state<number | null>(null);
  talk = $state.raw<readonly Talk[]>([]);
  /** The people at the table who are connected now. */
  here = $state.raw<readonly number[]>([]);
  status = $state<LinkStatus>("connecting");
  /** What is shown stands until one goes on. */
  waits = $state(false);
  /** Why the server will not have us. */
  farewell = $state.raw<FactView | null>(null);

  readonly #table: string;
  readonly #onheard: (heard: Heard) => void;
  /** How long what was heard should stand before the next is shown, in milliseconds; without end: until one goes on. */
  readonly #pause: (heard: Heard, you: number | null) => number;
  #socket: Line | null = null;
  #seen = 0;
  #wait = FIRST_WAIT_MS;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;
  readonly #unshown: Heard[] = [];
  readonly #waiting = new Map<string, Waiting>();
  #awaited: { readonly seq: number; readonly done: () => void }[] = [];
  #lastHeard = 0;

  constructor(
    table: string,
    onheard: (heard: Heard) => void = () => undefined,
    pause: (heard: Heard, you: number | null) => number = () => 0,
  ) {
    this.#table = table;
    this.#onheard = onheard;
    this.#pause = pause;
    this.#connect();
    // A table in this browser needs no network.
    if (isSite || isSolo(table)) return;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    for (const { done } of this.#awaited) done();
    this.#socket?.close();
  }

  /** Sends a message; the promise is kept once the server has it on disk, or broken with the refusal. */
  send(message: Sent): Promise<number> {
    const ref = newRef();
    const text = JSON.stringify({ ...message, ref, seen: this.#seen });
    if (this.waits) this.goOn();
    this.#endPause();
    return new Promise((done, failed) => {
      this.#waiting.set(ref, { text, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      setTimeout(() => {
        if (!this.#closed && this.#waiting.has(ref) && this.#socket?.readyState === WebSocket.OPEN) this.#lose();
      }, ANSWER_MS);
    });
  }

  /** People who act on what they see have seen it: the answer need not wait. */
  #endPause(): void {
    if (this.#unshown.length > 0) return;
    clearTimeout(this.#showing);
    this.#showing = undefined;
  }

  /** What was shown is understood: the next may come. */
  goOn(): void {
    if (this.waits) this.#show();
  }

  /** Waits until an entry is not only known but shown. */
  shown(seq: number): Promise<void> {
    if (this.#closed || (this.view?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((done) => this.#awaited.push({ seq, done }));
  }

  /** Sits down with the seal of a fresh seed; by HTTP, for the socket still has the name one came with. */
  async sit(player: number, invitation: string | null): Promise<void> {
    await visitor.settled();
    const seed = newSeed();
    keep(this.#place, { player, seed });
    const seal = sealOf(this.#table, player, seed);
    const message = { do: "sit", ref: newRef(), seen: this.#seen, player, seal };
    await call("POST", `/api/tables/${this.#table}/messages`, invitation ? { ...message, invitation } : message);
  }

  get #place(): string {
    return `trictrac.seed.${this.#table}`;
  }

  #connect(): void {
    const socket = lineTo(this.#table, this.#seen);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT_MS;
      for (const { text } of this.#waiting.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.#socket === socket && this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      if (this.farewell) {
        this.status = "gone";
        return;
      }
      this.#tryLater();
    };
  }

  #tryLater(): void {
    if (this.status === "live") this.status = "away";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The line is gone, though nobody closed it. */
  #lose = (): void => {
    if (this.#closed || this.farewell) return;
    this.#drop();
    this.#tryLater();
  };

  #wake = (): void => {
    const slept = Date.now() - this.#lastHeard > SLEPT_MS;
    if (document.visibilityState !== "visible" || !slept || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#drop();
    this.#connect();
  };

  /** The network is back: no need to wait for the next try. */
  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT_MS;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #hear(message: ServerMessage): void {
    this.#lastHeard = Date.now();
    switch (message.type) {
      case "snapshot":
        this.status = "live";
        // Whoever plays nowhere is nobody: the server leaves out what is null.
        this.you = message.you ?? null;
        this.talk = message.talk;
        this.here = message.here ?? [];
        this.#take([], message.view, true);
        break;
      case "entries":
        this.status = "live";
        if (message.you != null) this.you = message.you;
        this.#take(
          message.entries.filter((entry) => entry.seq > this.#seen),
          message.view,
          false,
        );
        break;
      case "presence":
        this.here = message.here;
        break;
      case "ack":
        this.#waiting.get(message.ref)?.done(message.seq);
        this.#waiting.delete(message.ref);
        break;
      case "refused":
        this.#waiting.get(message.ref ?? "")?.failed(new RefusedError(message));
        this.#waiting.delete(message.ref ?? "");
        break;
      case "bye":
        this.farewell = message.told;
    }
  }

  #take(entries: readonly WireEntry[], view: TableView, isFirst: boolean): void {
    this.#seen = view.seq;
    for (const entry of entries) this.#notice(entry);
    this.#tendSeal(view);
    // Too much was missed to be shown one by one: what was still to be shown is part of it.
    if (isFirst) this.#unshown.length = 0;
    this.#unshown.push({ entries, view, isFirst });
    if (isFirst || (this.#showing === undefined && !this.waits)) this.#show();
  }

  /** What need not wait for its turn: talk, and who one is. */
  #notice(entry: WireEntry): void {
    if (entry.kind === "said") {
      this.talk = [...this.talk, { seq: entry.seq, at: entry.at, player: entry.player ?? -1, ...entry.data }];
    }
    const mine = kept<{ player: number }>(this.#place);
    if (entry.kind === "sat" && mine?.player === entry.player && entry.data.seal === this.#mySeal) {
      this.you = mine?.player ?? null;
    }
    if (entry.kind === "rose" && entry.player === this.you) this.you = null;
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.waits = false;
    const heard = this.#unshown.shift();
    if (!heard) return;
    this.view = heard.view;
    this.#onheard(heard);
    const reached = this.#awaited.filter(({ seq }) => seq <= heard.view.seq);
    this.#awaited = this.#awaited.filter(({ seq }) => seq > heard.view.seq);
    for (const { done } of reached) done();
    const pause = heard.isFirst ? 0 : this.#pause(heard, this.you);
    if (pause === Infinity) this.waits = true;
    else if (pause > 0) this.#showing = setTimeout(() => this.#show(), pause);
    else if (this.#unshown.length > 0) this.#show();
  }

  get #mySeal(): string | null {
    const mine = kept<{ player: number; seed: string }>(this.#place);
    return mine ? sealOf(this.#table, mine.player, mine.seed) : null;
  }

  /** Opens one's seal once everybody's lies on the table; seals anew when somebody rose and all were void. At a restored
   * table one must have agreed to go on: that is the new seal. */
  #tendSeal(view: TableView): void {
    const mine = kept<{ player: number; seed: string }>(this.#place);
    if ((view.status !== "open" && !view.restored) || !mine || this.you === null) return;
    const seat = view.seats[this.you];
    if (!seat || seat.seed || mine.player !== this.you) return;
    if (!seat.seal) {
      if (view.status !== "open") return;
      void this.sit(this.you, null).catch(() => undefined);
      return;
    }
    const people = view.seats.filter((each) => each.kind === "person");
    if (!people.every((each) => each.taken && each.seal) || seat.seal !== this.#mySeal) return;
    void this.send({ do: "reveal", seed: mine.seed }).catch(() => undefined);
  }
}
