/** A game against the computer as a record (docs/playing.md): the mirror of `trictrac.records.writer`, one line a coup. */
import type { TableEvent, WireEntry } from "../api/types";
import { isWritten, settingsOf, type Form } from "./forms";

const FORMAT = "trictrac-record-1";
const WIDTH = 100;
const INDENT = " ".repeat(8);
const WORDS: Partial<Record<TableEvent["kind"], string>> = {
  joined: "joins",
  stayed: "stays",
  leaving: "leaves",
  left: "releve",
  agreed: "agrees",
  resigned: "resigns",
};

const letter = (player: number): string => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[player] ?? "?";

/** A head, in its order. */
export type Head = readonly (readonly [key: string, value: string])[];

export interface Written {
  readonly names: readonly string[];
  /** Date, dice and what else is worth keeping. */
  readonly fields: Head;
  readonly form: Form;
  /** How each player marks. */
  readonly modes: readonly string[];
  /** What throws were worth to the thrower and the opponent, by the numbers of their events. */
  readonly worth: ReadonlyMap<number, readonly [number, number]>;
  readonly rules: string;
  readonly entries: readonly WireEntry[];
  readonly totals: readonly number[];
}

export function recordOf({ names, fields, form, modes, worth, rules, entries, totals }: Written): string {
  const head: Head = [
    ["format", FORMAT],
    ...fields,
    ...names.map((name, player) => [letter(player), name] as const),
    ["form", form.name],
    ...Object.entries(settingsOf(form)).map(([key, value]) => [key, String(value)] as const),
    ["rules", rules],
    ["marking", modes.map((mode, player) => `${letter(player)} ${mode}`).join(", ")],
  ];
  const writer = new Writer(form, totals, modes.some((mode) => mode !== "automatic") ? worth : new Map());
  for (const event of standing(entries)) writer.take(event);
  return `${head.map(([key, value]) => `${key}: ${value}\n`).join("")}\n${writer.end()}`;
}

/** The events that still count: what was taken back is not written. */
export function standing(entries: readonly WireEntry[]): TableEvent[] {
  const found: (readonly [seq: number, event: TableEvent])[] = [];
  for (const entry of entries) {
    if (entry.kind === "event") found.push([entry.seq, entry.data]);
    if (entry.kind === "taken_back") while ((found.at(-1)?.[0] ?? 0) > entry.data.to) found.pop();
  }
  return found.map(([, event]) => event);
}

/** Turns events into lines, one coup at a time. */
class Writer {
  readonly #lines: string[] = [];
  #label = "";
  #pieces: string[] = [];
  #thrower: number | null = null;
  #coup = 0;
  #game = 0;
  #hasWinner = true;
  #at = 0;
  #sits: readonly [number, number] = [0, 1];
  /** The throw of the line, while somebody marks by hand: what it is worth, what was marked, whether it was played. */
  #throw: { worth: readonly [number, number]; marked: [number, number]; isPlayed: boolean } | null = null;

  constructor(
    readonly form: Form,
    readonly totals: readonly number[],
    readonly worth: Written["worth"],
  ) {}

  take(event: TableEvent): void {
    switch (event.kind) {
      case "thrown":
        this.#flush();
        this.#thrower = event.player;
        this.#coup += 1;
        this.#throw = this.#thrown(event);
        this.#label = `${String(this.#coup).padStart(4)}. ${letter(event.player)} ${event.dice.join("-")}${this.#time(event)}`;
        break;
      case "seated":
        this.#flush();
        this.#lines.push("");
        [this.#thrower, this.#coup, this.#sits] = [null, 0, event.sits];
        // A refait is the same marque again.
        if (this.#hasWinner) this.#game += 1;
        this.#label = `${this.#partie} ${this.#game}  ${whoSits(event)}${this.#time(event)}`;
        break;
      case "ended": {
        this.#flush();
        this.#thrower = null;
        const made = [0, 1].map(
          (seat) => `${letter(this.#sits[seat]!)} ${event.result[seat]}${event.series[seat] ? "s" : ""}`,
        );
        if (event.first != null) made.push(`left ${letter(this.#sits[event.first]!)}`);
        this.#hasWinner = event.result[0] !== event.result[1];
        this.#label = `end  ${made.join(", ")}${this.#time(event)}`;
        break;
      }
      case "finished": {
        this.#flush();
        this.#thrower = null;
        const won = this.totals.map((total, player) => `${letter(player)} ${total < 0 ? "" : "+"}${total}`);
        this.#label = `total  ${won.join(", ")}${this.#time(event)}`;
        break;
      }
      default:
        this.#action(event);
    }
  }

  get #partie(): string {
    return isWritten(this.form) ? "marque" : "game";
  }

  end(): string {
    this.#flush();
    return this.#lines.map((line) => `${line}\n`).join("");
  }

  #action(event: TableEvent): void {
    if (event.kind === "die") {
      if (!this.#label.startsWith("opening")) this.#open("opening");
    } else if (/^(game|marque|end|total)/.test(this.#label)) this.#flush();
    const player = "player" in event ? event.player : null;
    if (event.kind === "marked" && this.#throw) this.#throw.marked[player === this.#thrower ? 0 : 1] += event.points;
    if (event.kind === "played" && this.#throw) this.#throw.isPlayed = true;
    const who = player === null || player === this.#thrower ? "" : `${letter(player)} `;
    this.#pieces.push(`${who}${wordOf(event)}${this.#time(event)}`);
  }

  #thrown({ seq }: TableEvent) {
    const worth = this.worth.get(seq);
    return worth ? { worth, marked: [0, 0] as [number, number], isPlayed: false } : null;
  }

  /** What the throw of the line is worth, where the marks say otherwise. */
  #worth(): string {
    const found = this.#throw;
    this.#throw = null;
    if (!found) return "";
    const { worth, marked, isPlayed } = found;
    const isRight = marked[0] === worth[0] && (!isPlayed || marked[1] === worth[1]);
    return isRight ? "" : ` [${worth.join(":")}]`;
  }

  #open(label: string): void {
    this.#flush();
    this.#label = label;
  }

  /** The line that is complete, broken where it is too long. */
  #flush(): void {
    let line = this.#label ? this.#label + this.#worth() : "";
    for (const piece of this.#pieces) {
      if (line && line.length + 2 + piece.length > WIDTH) {
        this.#lines.push(line);
        line = "";
      }
      line = line ? `${line}  ${piece}` : this.#thrower === null ? piece : INDENT + piece;
    }
    if (line) this.#lines.push(line);
    [this.#label, this.#pieces] = ["", []];
  }

  /** When it happened, where that is another moment than before. */
  #time({ at = 0 }: TableEvent): string {
    if (at === this.#at) return "";
    this.#at = at;
    return ` @${at}`;
  }
}

function whoSits({ sits, first }: Extract<TableEvent, { kind: "seated" }>): string {
  const begins = first == null ? "" : `, first ${letter(first)}`;
  return `white ${letter(sits[0])}, black ${letter(sits[1])}${begins}`;
}

function wordOf(event: TableEvent): string {
  switch (event.kind) {
    case "marked":
      return `+${event.points}`;
    case "die":
      return event.dice.join("/");
    case "played":
      return event.play;
    case "claimed":
      return `ecole ${event.points}`;
    case "contested":
      return `contests ${event.points} wrongly`;
    default:
      return WORDS[event.kind] ?? event.kind;
  }
}
