/** Sentences for people: the mirror of `trictrac.words`. Facts come from the server, both read the same catalogues. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Key } from "./keys";

export const LANGUAGES = ["fr", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type { Key };

/** A case on the thrower's march; a reader who sits opposite counts it from the other end. */
export interface Case {
  readonly case: number;
}

/** A play in the notation of docs/notation.md, told on the reader's march. */
export interface Moves {
  readonly moves: string;
}

export interface Fact {
  readonly key: string;
  readonly args?: Args | undefined;
}

export type Arg = number | string | boolean | Case | Moves | Fact | readonly Arg[];
export type Args = { readonly [name: string]: Arg };

const OUT = 25;
const FILES = import.meta.glob<string>(
  "../../../src/trictrac/words/catalogues/*/{common,law,values,table,forms,hints,marking,players,records,server,account,web,pages,rules,throws}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** What only some pages say: as much again as a page, so those that teach or analyse ask for it. */
const LATER = import.meta.glob<string>("../../../src/trictrac/words/catalogues/*/{lessons,books,analysis,report}.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<Lang, FluentBundle>();
const later = new Map<string, Promise<void>>();

/** Loads the words of some subjects, each once. */
export async function loadWords(...subjects: readonly ("lessons" | "books" | "analysis" | "report")[]): Promise<void> {
  await Promise.all(
    subjects.map((subject) => {
      const asked = later.get(subject) ?? loadSubject(subject);
      later.set(subject, asked);
      asked.catch(() => later.delete(subject));
      return asked;
    }),
  );
}

async function loadSubject(subject: string): Promise<void> {
  const files = Object.entries(LATER).filter(([path]) => path.endsWith(`/${subject}.ftl`));
  const texts = await Promise.all(files.map(async ([path, load]) => [path, await load()] as const));
  for (const [path, text] of texts)
    for (const lang of LANGUAGES) if (path.includes(`/${lang}/`)) addCatalogue(lang, text);
}

/** The catalogues of a language; whole numbers are written in plain digits, as Python writes them. */
function bundleOf(lang: Lang): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(lang, bundle);
  return bundle;
}

/** Adds messages to a language, in a file of their own: a form of play that only the tests know. */
export function addCatalogue(lang: Lang, text: string): void {
  bundleOf(lang).addResource(new FluentResource(text));
}

export const fact = (key: Key, args?: Args): Fact => (args ? { key, args } : { key });

/** A fact, or a message by its key, in a language. `facing`: counted on the march of the player opposite the thrower. */
export function say(told: Fact | Key, lang: Lang, args: Args = {}, facing = false): string {
  return worded(typeof told === "string" ? { key: told, args } : told, lang, facing);
}

function worded(told: Fact, lang: Lang, facing: boolean): string {
  const bundle = bundleOf(lang);
  const pattern = bundle.getMessage(told.key)?.value;
  if (!pattern) throw new Error(`no catalogue has the message ${told.key} (${lang})`);
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(told.args ?? {})) values[name] = variable(value, lang, facing);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw new Error(`${told.key} (${lang}): ${errors[0].message}`);
  return text;
}

function variable(value: Arg, lang: Lang, facing: boolean): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    return Number.isInteger(value) ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return textOf(value, lang, facing);
}

function textOf(value: Arg, lang: Lang, facing: boolean): string {
  if (typeof value !== "object") return String(value);
  if (isList(value))
    return joined(
      value.map((each) => textOf(each, lang, facing)),
      lang,
    );
  if ("case" in value) return String(counted(value.case, facing));
  if ("moves" in value) return movesWords(value.moves, lang, facing);
  return worded(value, lang, facing);
}

const isList = (value: Arg): value is readonly Arg[] => Array.isArray(value);

const counted = (place: number, facing: boolean) => (facing ? OUT - place : place);

/** `1-7 1-5` as people read it: `1 → 7, 1 → 5`, each dame on one line; `s` is out. */
function movesWords(text: string, lang: Lang, facing: boolean): string {
  if (text === "--") return say("moves-none", lang);
  const place = (name: string) => (name === "s" ? say("moves-out", lang) : String(counted(Number(name), facing)));
  return text
    .split(" ")
    .map((dame) => dame.split("-").map(place).join("\u00a0→\u00a0"))
    .join(", ");
}

/** The messages of a language. */
export const translator =
  (lang: Lang) =>
  (key: Key, values?: Args): string =>
    say(key, lang, values);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a capital, and a full stop if it has no end. */
export function asSentence(text: string): string {
  return capital(/[.?!…]$/.test(text) ? text : `${text}.`);
}

/** A list in prose: «a, b et c». */
export function joined(parts: readonly string[], lang: Lang): string {
  if (parts.length < 2) return parts.join("");
  return say("list-and", lang, { head: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}
