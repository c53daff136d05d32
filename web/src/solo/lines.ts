/** The lines of a record below its head, as what the players did: the mirror of `trictrac.records.reader`. */
import type { Happening } from "./consequences";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Lines of their own. */
const [GAME, MARQUE, OPENING, END, TOTAL] = ["game", "marque", "opening", "end", "total"];
/** Words that are read as well as those of the writer. */
const FRENCH: Readonly<Record<string, string>> = {
  "s'assied": "joins",
  tient: "stays",
  part: "leaves",
  agrée: "agrees",
  agree: "agrees",
  relevé: "releve",
  école: "ecole",
  conteste: "contests",
  tort: "wrongly",
  valait: "worth",
  abandonne: "resigns",
  partie: GAME,
  marqué: MARQUE,
  début: OPENING,
  debut: OPENING,
  fin: END,
  compte: TOTAL,
};
/** What is one word and nothing else. */
const KINDS: Readonly<Record<string, Happening["kind"]>> = {
  joins: "joined",
  stays: "stayed",
  leaves: "leaving",
  resigns: "resigned",
  agrees: "agreed",
};

export type Done = Happening | { readonly comment: string };

/** What is written, as far as this browser understands it. */
export interface Lines {
  readonly done: readonly Done[];
  readonly isCut: boolean;
}

/** A word that says what only a server's table does, or nothing. */
class UnknownWordError extends Error {}

/** Whether a line of the form `key: value` is one of the game all the same. */
export const isLabel = (word: string): boolean => [GAME, MARQUE, OPENING, END, TOTAL].includes(FRENCH[word] ?? word);

/** One dame on its way from case to case of its march, 25 for out; or nothing that can be played. */
const CASE = "(?:[1-9]|1\\d|2[0-5]|s)";
const ONE_STEP = new RegExp(`^${CASE}-${CASE}$`);
const DAME = new RegExp(`^(?:--|${CASE}(?:-${CASE})+)$`);

/** Reads the lines in their order; `follows`: whose marks the program makes, so that they need not be read. */
export function linesOf(lines: readonly string[], isAutomatic: (player: number) => boolean): Lines {
  const body = new Body(isAutomatic);
  try {
    for (const line of lines) body.read(line.trim());
    return { done: body.done, isCut: false };
  } catch (error) {
    if (!(error instanceof UnknownWordError)) throw error;
    return { done: body.done, isCut: true };
  }
}

class Body {
  readonly done: Done[] = [];
  #thrower: number | null = null;

  constructor(readonly isAutomatic: (player: number) => boolean) {}

  /** A line with its remarks, {in braces} or ; to its end. */
  read(line: string): void {
    let place = 0;
    for (const match of line.matchAll(/\{([^}]*)\}?|;(.*)/g)) {
      this.#words(line.slice(place, match.index));
      place = match.index + match[0].length;
      const comment = (match[1] ?? match[2] ?? "").trim();
      if (comment) this.done.push({ comment });
    }
    this.#words(line.slice(place));
  }

  #words(text: string): void {
    const [, who, rest] = /^\s*\d+\.\s*(\S+)(.*)$/.exec(text) ?? [];
    const words = (rest ?? text).split(/[\s,]+/).filter(Boolean);
    if (who !== undefined) {
      const dice = /^([1-6])[-./]?([1-6])$/.exec(words.shift() ?? "");
      if (!dice) throw new UnknownWordError(text);
      this.#thrower = playerOf(who);
      const [one, two] = [Number(dice[1]), Number(dice[2])];
      this.#happens({ kind: "thrown", player: this.#thrower, dice: [Math.max(one, two), Math.min(one, two)] });
    }
    const label = (words[0] ?? "").replace(/:$/, "");
    if (isLabel(label)) {
      words.shift();
      this.#thrower = null;
      // Who sits where, how it ended and what it paid follow from what was played.
      if ((FRENCH[label] ?? label) !== OPENING) return;
    }
    this.#actions(words);
  }

  /** One action after the other; whoever is not named is the thrower. */
  #actions(words: string[]): void {
    let who = this.#thrower;
    for (let word; (word = words.shift()) !== undefined;) {
      if (/^[A-Z]$/.test(word)) who = playerOf(word);
      else if (!/^[@[]/.test(word)) {
        if (who === null) throw new UnknownWordError(word);
        this.#action(who, word, words);
        who = this.#thrower;
      }
    }
  }

  #action(player: number, word: string, words: string[]): void {
    const said = FRENCH[word] ?? word;
    const kind = KINDS[said];
    if (/^\+\d+$/.test(word)) {
      if (!this.isAutomatic(player)) this.#happens({ kind: "marked", player, points: Number(word) });
    } else if (/^[1-6]$/.test(word)) this.#happens({ kind: "die", player, dice: [Number(word)] });
    else if (DAME.test(word)) this.#happens({ kind: "played", player, play: playOf(word, words) });
    else if (said === "ecole" || said === "contests") this.#judged(player, said, words);
    else if (kind) this.#happens({ kind, player });
    else if (said !== "releve") throw new UnknownWordError(word);
  }

  /** A claim or a contest: its points, what the école was worth if that is said, and whether it was wrong. */
  #judged(player: number, said: string, words: string[]): void {
    const next = (word: string) => (FRENCH[words[0] ?? ""] ?? words[0]) === word && words.shift() !== undefined;
    const points = numberOf(words.shift());
    const worth = said === "contests" && next("worth") ? numberOf(words.shift()) : undefined;
    const right = !next("wrongly");
    const kind = said === "ecole" ? "claimed" : "contested";
    this.#happens({ kind, player, points, right, ...(worth !== undefined && { worth }) });
  }

  #happens(happening: object): void {
    this.done.push(happening as Happening);
  }
}

/** A play of one word, or of two dames. */
function playOf(word: string, words: string[]): string {
  return ONE_STEP.test(word) && ONE_STEP.test(words[0] ?? "") ? `${word} ${words.shift()}` : word;
}

function playerOf(word: string): number {
  if (!/^[A-Z]$/.test(word)) throw new UnknownWordError(word);
  return LETTERS.indexOf(word);
}

function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d{1,4}$/.test(word)) throw new UnknownWordError(word);
  return Number(word);
}
