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

/** More ways than these are a tangle. */
const MOST_WAYS = 6;

/** What several reasons show at once: their ways while they can be told apart, else those of the weightiest alone. */
export function marksOfMany(reasons: readonly SheetLine[], thrower: Side): Mark[] {
  const all = reasons.flatMap((reason) => marksOf(reason, thrower));
  if (all.filter(({ kind }) => kind === "arrow").length <= MOST_WAYS) return all;
  const weightiest = reasons.reduce((most, each) => (each.points > most.points ? each : most));
  const rings = all.filter(({ kind }) => kind === "ring");
  return [...marksOf(weightiest, thrower).filter(({ kind }) => kind === "arrow"), ...rings];
}
