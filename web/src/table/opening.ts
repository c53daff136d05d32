/** Opening a table and remembering that one sits at it. */
import { call } from "../api/http";
import { house, visitor } from "../api/me.svelte";
import type { Opened } from "../api/types";
import { keep, kept } from "../app/settings.svelte";
import { requestOf, type Wish } from "./wish";

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
  const opened = await call<Opened>("POST", "/api/tables", requestOf(wish, forms));
  return `/table/${opened.view.id}?sit=0&mine`;
}
