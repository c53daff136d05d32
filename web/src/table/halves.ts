/** On a phone the sheet lies over one of the two tables of the folded board: over the one it does not speak of. */
import type { ReasonView } from "../api/types";
import { CASES, type Side } from "../board/types";

export type Half = "upper" | "lower";

/** The table on which a reason is seen: where it ends. The folded board has the six flèches of both talons above. */
export function halfOf(reason: ReasonView, thrower: Side, bottom: Side): Half {
  const place = reason.case ?? reason.routes[0]?.end ?? 1;
  const low = thrower === bottom ? place : CASES + 1 - place;
  return low > 6 && low < 19 ? "lower" : "upper";
}

/** The table that a whole sheet leaves in sight: the one that more of its reasons are about. */
export function halfInSight(reasons: readonly ReasonView[], thrower: Side, bottom: Side): Half {
  const lower = reasons.filter((reason) => halfOf(reason, thrower, bottom) === "lower").length;
  return 2 * lower > reasons.length ? "lower" : "upper";
}
