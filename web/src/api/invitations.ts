/** Invitations by which one looks at private tables: kept in this browser, shown to the server with every question. */
import { keep, kept } from "../app/keeping";

const PLACE = "trictrac.invitations";
const KEPT = 30;
type Kept = readonly (readonly [table: string, invitation: string])[];

const known = (): Kept => kept<Kept>(PLACE) ?? [];

export function rememberInvitation(table: string, invitation: string): void {
  keep(PLACE, [...known().filter(([each]) => each !== table), [table, invitation]].slice(-KEPT));
}

/** An address below `/api/tables/ID`, with the invitation to that table where one has it. */
export function invited(path: string): string {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  const invitation = known().find(([each]) => each === table)?.[1];
  return invitation ? `${path}${path.includes("?") ? "&" : "?"}invitation=${encodeURIComponent(invitation)}` : path;
}
