/** The options of the law, as `trictrac.rules` reads them: which there are and what they set comes from Python. */
import { repr, type Json } from "./json";
import type { Args, Fact } from "../words";
import { OPTIONS, PRESETS } from "./layout";

/** A rule set or an option that does not exist. */
export class RulesError extends Error {
  readonly told: Fact;
  constructor(key: string, args: Args) {
    super(key);
    this.told = { key, args };
  }
}

interface Option {
  readonly kind: string;
  readonly known: readonly (string | readonly number[])[];
  readonly bits?: Readonly<Record<string, number>>;
}

const KNOWN: Readonly<Record<string, Option>> = OPTIONS;
const SETS: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = PRESETS;
const SHORT = 40;

/** The bits of a rule set with some options changed, as a row of the kernel holds them. */
export function bitsOf(name: string, options: ReadonlyMap<string, Json>): number {
  const preset = Object.hasOwn(SETS, name) ? SETS[name] : undefined;
  if (!preset) throw new RulesError("rules-no-preset", { given: short(name), known: Object.keys(SETS).join(", ") });
  for (const option of options.keys()) {
    if (!Object.hasOwn(KNOWN, option)) {
      throw new RulesError("rules-no-option", { given: short(option), known: Object.keys(KNOWN).join(", ") });
    }
  }
  let bits = 0;
  for (const [option, { kind, known, bits: set }] of Object.entries(KNOWN)) {
    const value = options.get(option) ?? (options.has(option) ? null : (preset[option] ?? null));
    check(option, kind, known, value);
    bits += set?.[String(value)] ?? 0;
  }
  return bits;
}

function check(name: string, kind: string, known: Option["known"], value: Json): void {
  if (kind === "choice" && !(typeof value === "string" && known.includes(value))) {
    throw new RulesError("rules-choice", { name, known: known.join(", "), given: short(value) });
  }
  if (kind === "number" && !inOneOf(known as readonly (readonly number[])[], value)) {
    throw new RulesError(`rules-${name}`, { given: short(value) });
  }
  if (kind === "flag" && typeof value !== "boolean") {
    throw new RulesError("rules-flag", { name, given: short(value) });
  }
}

const inOneOf = (runs: readonly (readonly number[])[], value: Json): boolean =>
  typeof value === "number" && runs.some(([first = 0, last = 0]) => first <= value && value <= last);

/** A value as a sentence can hold it. */
function short(value: Json): string {
  const text = [...repr(value)];
  return text.length <= SHORT ? text.join("") : `${text.slice(0, SHORT - 1).join("")}…`;
}
