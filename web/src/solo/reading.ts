/** A record read for a replay in this browser: what the players did; all that follows from it the law works out anew. */
import { RefusedError } from "../api/http";
import type { FactView } from "../api/types";
import { RulesError } from "../engine/rules";
import { readSetUp } from "../pages/editor/setup";
import type { Mode, Terms } from "./fold";
import { isLabel, linesOf, type Lines } from "./lines";
import { termsOf } from "./terms";

const SETTINGS = ["stake", "games", "kind", "marques"];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MODES: readonly string[] = ["automatic", "assisted", "strict"];

export interface Read extends Lines {
  readonly players: readonly [string, string];
  readonly rules: string;
  readonly terms: Terms;
  /** Whether strict players may misplay. */
  readonly hasFreeHands: boolean;
  readonly fields: Record<string, string>;
}

const refuse = (key: string): never => {
  throw new RefusedError({ code: "bad_action", told: { key } });
};

/** Reads the first session of a record; refused where it is none, or one that only a server replays. */
export function readRecord(text: string): Read {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  const begin = lines.findIndex((line) => line && !line.startsWith(";"));
  if (!/^format:\s*trictrac-record-1$/i.test(lines[begin] ?? "")) refuse("record-none");
  const after = lines.findIndex((line, index) => index > begin && /^format\s*:/i.test(line)); // another session
  const session = lines.slice(begin, after < 0 ? lines.length : after);
  const { head, below } = headOf(session);
  const { form = "ordinary", rules = "loi-2013", marking = "", A = "", B = "" } = head;
  const modes = LETTERS.slice(0, 2)
    .split("")
    .map((player) => modeIn(marking, player));
  const terms = agreed(() => termsOf(form, rules, head, modes as readonly Mode[] as Terms["modes"]));
  const isForTwo = modes.every((mode) => MODES.includes(mode)) && !["played", "C"].some((key) => key in head);
  if (!isForTwo || !terms) return refuse("web-site-not_here");
  const own = ["format", "form", "rules", "marking", "hands", "clock", "start", ...SETTINGS, ...LETTERS];
  return {
    players: [A, B],
    rules,
    terms: head["start"] === undefined ? terms : { ...terms, start: startOf(head["start"]) },
    hasFreeHands: head["hands"] === "free",
    fields: Object.fromEntries(Object.entries(head).filter(([key]) => !own.includes(key))),
    ...linesOf(below, (player) => modes[player] === "automatic"),
  };
}

/** The terms of a head; rules that do not exist are told as what is wrong with the record. */
function agreed(read: () => Terms | null): Terms | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RulesError) throw new RefusedError({ code: "bad_action", told: error.told as FactView });
    throw error;
  }
}

/** The position that the first game begins from, with the dice that lie there. */
function startOf(text: string): NonNullable<Terms["start"]> {
  const [, dice] = /_([1-6]-[1-6])$/.exec(text) ?? [];
  try {
    return {
      set: readSetUp(text),
      dice: dice ? (dice.split("-").map(Number).sort().reverse() as [number, number]) : null,
    };
  } catch {
    throw new RefusedError({
      code: "bad_action",
      told: { key: "position-unreadable", args: { given: `'${text}'`, why: "none" } },
    });
  }
}

/** How a player marks, by the line of the head: `A assisted, B automatic`, or one word for everybody. */
function modeIn(marking: string, player: string): string {
  const named = new RegExp(`\\b${player}\\s+(\\w+)`).exec(marking)?.[1];
  return named ?? (/^\w+$/.test(marking) ? marking : "automatic");
}

/** The lines `key: value` until the first of another kind; remarks among them belong to what follows. */
function headOf(lines: readonly string[]): { head: Record<string, string>; below: readonly string[] } {
  const head: Record<string, string> = {};
  const remarks: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [, key = "", value = ""] = /^([A-Za-z][A-Za-z0-9-]{0,39})\s*:\s*(.*)$/.exec(line) ?? [];
    if (key && !isLabel(key)) head[key.length > 1 ? key.toLowerCase() : key] = value;
    else if (line.startsWith(";")) remarks.push(line);
    else if (line) return { head, below: [...remarks, ...lines.slice(index)] };
  }
  return { head, below: remarks };
}
