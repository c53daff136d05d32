/** A record read for a replay in this browser: what the players did; all that follows from it the law works out anew. */
import { RefusedError } from "../api/http";
import type { Happening } from "./consequences";
import type { Mode, Terms } from "./fold";
import { MODES, termsOf } from "./terms";

const FORMAT = "trictrac-record-1";
const SETTINGS = ["stake", "games", "kind", "marques"];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Words that writers use in either language. */
const WORDS: Record<string, "joined" | "stayed" | "leaving" | "resigned" | "agreed" | "follows"> = {
  stays: "stayed",
  tient: "stayed",
  leaves: "leaving",
  part: "leaving",
  resigns: "resigned",
  abandonne: "resigned",
  agrees: "agreed",
  agrée: "agreed",
  agree: "agreed",
  releve: "follows",
  relevé: "follows",
  joins: "joined",
  "s'assied": "joined",
};

export interface Read {
  readonly players: readonly [string, string];
  readonly rules: string;
  readonly terms: Terms;
  readonly fields: Record<string, string>;
  /** What the players did, with the comments before and after it. */
  readonly done: readonly (Happening | { readonly comment: string })[];
  /** Where reading had to end. */
  readonly isCut: boolean;
}

const refuse = (key: string): never => {
  throw new RefusedError({ code: "bad_action", told: { key } });
};

/** Reads the first session of a record; refused where it is none, or one that only a server replays. */
export function readRecord(text: string): Read {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  if (!/^format:\s*trictrac-record-1\s*$/.test(lines.find((line) => line.trim()) ?? "")) refuse("record-none");
  const empty = lines.findIndex((line, index) => index > 0 && line.trim() === "");
  const head = headOf(lines.slice(0, empty < 0 ? lines.length : empty));
  const { form = "ordinary", rules = "loi-2013", marking = "", A = "", B = "" } = head;
  const modes = [modeIn(marking, "A"), modeIn(marking, "B")] as const;
  const terms = termsOf(form, rules, head, modes);
  const isPlain =
    modes.every((mode) => MODES.includes(mode)) &&
    modes.includes("automatic") &&
    !["hands", "start", "played", "C"].some((key) => key in head);
  if (!isPlain || !terms) return refuse("web-site-not_here");
  const own = ["format", "form", "rules", "marking", "clock", ...SETTINGS, ...LETTERS];
  const fields = Object.fromEntries(Object.entries(head).filter(([key]) => !own.includes(key)));
  return { players: [A, B], rules, terms, fields, ...bodyOf(empty < 0 ? [] : lines.slice(empty + 1), modes) };
}

/** How a player marks, by the line of the head: `A assisted, B automatic`, or one word for everybody. */
function modeIn(marking: string, player: string): Mode {
  const named = new RegExp(`\\b${player} (\\w+)`).exec(marking)?.[1];
  return (named ?? (/^\w+$/.test(marking) ? marking : "automatic")) as Mode;
}

function headOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value] = /^([A-Za-z][A-Za-z0-9-]*):\s*(.*?)\s*$/.exec(line) ?? [];
      return key === undefined ? [] : [[key, value ?? ""]];
    }),
  ) as Record<string, string>;
}

function bodyOf(lines: readonly string[], modes: readonly string[]): Pick<Read, "done" | "isCut"> {
  const done: (Happening | { comment: string })[] = [];
  let thrower = 0;
  for (const line of lines) {
    if (line.startsWith(`format: ${FORMAT}`)) break; // another session
    if (line.startsWith(";")) {
      done.push({ comment: line.slice(1).trim() });
      continue;
    }
    const parts = line.split(/(\{[^}]*\})/);
    for (const part of parts) {
      if (part.startsWith("{")) {
        done.push({ comment: part.slice(1, -1).trim() });
        continue;
      }
      for (const piece of part
        .split(/\s{2,}/)
        .map(withoutTime)
        .filter(Boolean)) {
        if (/^(game|partie|marqu[eé]|opening|d[ée]but|end|fin|total|compte)(?=\s|$)/.test(piece)) {
          if (/^(end|fin|total|compte)(?=\s|$)/.test(piece)) break;
          continue;
        }
        const coup = /^(?:\d+\.\s*)([A-Z])\s+([1-6])-([1-6])(?:\s*\[\d+:\d+\])?$/.exec(piece);
        if (coup) {
          thrower = LETTERS.indexOf(coup[1]!);
          done.push({ kind: "thrown", player: thrower, dice: [Number(coup[2]), Number(coup[3])] } as Happening);
          continue;
        }
        const happening = actionOf(piece, thrower, modes);
        if (happening === null) return { done, isCut: true };
        if (happening !== "follows") done.push(happening);
      }
    }
  }
  return { done, isCut: false };
}

const withoutTime = (piece: string): string => piece.replace(/\s*@[\d.]+/g, "").trim();

/** One piece of a line; what follows by itself needs no reading, null is what only a server knows. */
function actionOf(piece: string, thrower: number, modes: readonly string[]): Happening | "follows" | null {
  const named = /^([A-Z]) (.+)$/.exec(piece);
  const player = named ? LETTERS.indexOf(named[1]!) : thrower;
  const word = named?.[2] ?? piece;
  if (/^\+\d+$/.test(word)) {
    if (modes[player] === "automatic") return "follows";
    return { kind: "marked", player, points: Number(word) } as Happening;
  }
  const ecole = /^[ée]cole (\d+)$/.exec(word);
  if (ecole) return { kind: "claimed", player, points: Number(ecole[1]), right: true } as Happening;
  const contested = /^contests?e? (\d+) (?:wrongly|tort)$/.exec(word);
  if (contested) return { kind: "contested", player, points: Number(contested[1]), right: false } as Happening;
  if (/^(white|black|blanc|noir)\b/.test(word)) return "follows";
  if (/^[1-6]$/.test(word)) return { kind: "die", player, dice: [Number(word)] } as Happening;
  if (/^(--|\d+(-(\d+|s))+( \d+-(\d+|s))?)$/.test(word)) return { kind: "played", player, play: word } as Happening;
  const kind = WORDS[word];
  if (kind === undefined) return null;
  return kind === "follows" ? kind : ({ kind, player } as Happening);
}
