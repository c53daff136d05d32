/** The shipped lessons and exercises: fetched when they are needed, and once. */
import { fnv } from "./fnv";
import type { Books, Curriculum, Drill, Exercise } from "./types";

const FILES = import.meta.glob<string>("./data/*.json", { query: "?url", import: "default", eager: true });
const fetched = new Map<string, Promise<unknown>>();

/** A file of the data by its name. One that did not come is asked for again the next time. */
function file<T>(name: string): Promise<T> {
  const known = fetched.get(name);
  if (known) return known as Promise<T>;
  const asked = fetchFile(name);
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name));
  return asked as Promise<T>;
}

async function fetchFile(name: string): Promise<unknown> {
  const address = FILES[`./data/${name}.json`];
  if (!address) throw new Error(`no lessons were built: ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

export const curriculum = (): Promise<Curriculum> => file<Curriculum>("curriculum");

export const books = (): Promise<Books> => file<Books>("books");

export const pool = (theme: string): Promise<readonly Exercise[]> => file<readonly Exercise[]>(theme);

/** One exercise of a drill, drawn by a number from 0 to 1. */
export async function draw({ theme, easiest, hardest }: Drill, chance: number): Promise<Exercise> {
  const all = await pool(theme);
  const first = Math.floor(easiest * all.length);
  const last = Math.max(first + 1, Math.floor(hardest * all.length));
  return all[first + Math.floor(chance * (last - first))]!;
}

/** The exercise that a card names, if it is still shipped. */
export async function find(theme: string, board: string, detail: string): Promise<Exercise | null> {
  if (!(`./data/${theme}.json` in FILES)) return null;
  const all = await pool(theme);
  return all.find((each) => each.board === board && (each.detail ?? "") === detail) ?? null;
}

/** The theme of throws that the browser makes up. */
export const FRESH = "fresh";

/** The seed that names an exercise within its theme, in a link: the same after new positions were mined. */
export const seedOf = ({ board, detail = "" }: Exercise): string => fnv(`${board} ${detail}`).toString(36);

/** The exercise that a link names, if it is still shipped. */
export async function linked(theme: string, seed: string): Promise<Exercise | null> {
  if (!(`./data/${theme}.json` in FILES)) return null;
  return (await pool(theme)).find((each) => seedOf(each) === seed) ?? null;
}
