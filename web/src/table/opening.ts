/** Opening a table and remembering that one sits at it. */
import { call } from "../api/http";
import { house, visitor } from "../api/me.svelte";
import type { Opened, OpenTable } from "../api/types";
import { isSite } from "../app/base";
import { keep, kept } from "../app/settings.svelte";
import { PERSON, requestOf, type Wish } from "./wish";

const LAST = "trictrac.last";

/** The table where one last sat down, to come back to. */
export function lastTable(): string | null {
  return kept<string>(LAST);
}

export function rememberTable(id: string | null): void {
  keep(LAST, id);
}

const HOSTED = "trictrac.hosted";
const HOSTED_KEPT = 30;

/** Whoever opens a table has its invitations; nobody else need ask for them. */
export function isHosted(id: string): boolean {
  return kept<string[]>(HOSTED)?.includes(id) ?? false;
}

export function rememberHosted(id: string): void {
  keep(HOSTED, [...(kept<string[]>(HOSTED) ?? []).filter((each) => each !== id), id].slice(-HOSTED_KEPT));
}

/** Opens a table; whoever opens it sits on its first seat as soon as its page is there (`?sit=0&mine`). */
export async function openTable(wish: Wish): Promise<string> {
  const [{ forms }] = await Promise.all([house.know(), visitor.know()]);
  const asked = requestOf(wish, forms);
  const opened = (await openHere(wish, asked)) ?? (await call<Opened>("POST", "/api/tables", asked));
  return `/table/${opened.view.id}?sit=0&mine`;
}

/** On the pages of a server: a game that needs no other person is this browser's. Null: the server's. */
async function openHere({ others }: Wish, asked: OpenTable): Promise<Opened | null> {
  if (isSite || others.includes(PERSON)) return null;
  return (await import("../solo/house")).openAlone(asked);
}
