/** Playing on from a decision against the computer: a table that begins from its position, the same dice thrown. */
import { call } from "../api/http";
import { visitor } from "../api/me.svelte";
import type { Opened, OpenTable } from "../api/types";
import type { ReportDecision, Unit } from "./types";

/** The position with its colours changed if need be, so that whoever chose plays White and sits below. */
export function asWhite(position: string): string {
  const [white = "", black = "", turn, ...rest] = position.split("_");
  if (turn === "w") return position;
  const [first, second, ...dice] = rest.length >= 2 ? rest : [undefined, undefined, ...rest];
  return [black, white, "w", ...(second === undefined ? [] : [second, first]), ...dice].join("_");
}

/** Opens the table; the address where one sits down. */
export async function playOn({ position, rules }: ReportDecision, unit: Unit, level: string): Promise<string> {
  await visitor.know();
  const request = {
    options: { form: unit === "jetons" ? "a-ecrire" : "ordinary", rules, start: asWhite(position) },
    seats: [{ kind: "person" }, { kind: "computer", level }],
  } as OpenTable;
  const { view } = await call<Opened>("POST", "/api/tables", request);
  return `/table/${view.id}?sit=0&mine`;
}
