/** What pointing at a line of the score sheet draws on the board. */
import type { ReasonView } from "../api/types";
import type { Mark, Side } from "../board/types";

/** What a line of the sheet shows; lessons ship their own. */
export type SheetLine = Pick<ReasonView, "side" | "points" | "case" | "article" | "title" | "detail" | "routes"> &
  Partial<Pick<ReasonView, "ways">>;

/** The ways of the dames that a reason speaks of, and a ring round the dame or case concerned. */
export function marksOf(reason: Pick<ReasonView, "routes" | "case">, thrower: Side): Mark[] {
  const arrows = reason.routes.map(({ start, end, rest }): Mark => {
    const way = { kind: "arrow", side: thrower, from: start, to: end } as const;
    return rest == null ? way : { ...way, rest };
  });
  return reason.case == null ? arrows : [...arrows, { kind: "ring", side: thrower, case: reason.case }];
}
