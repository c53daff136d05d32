/** Throws as exercises show them. */

/** The same throw with white throwing: both count on their own march, so the camps only change places. */
export function byWhite(position: string, dice: string): string {
  const [white = "", black = "", turn = "", ...rest] = position.split("_");
  const marks = rest.filter((part) => /^\d+b?\.\d+s?\.\d+d?m?$/.test(part));
  const [ours, theirs] = turn === "b" ? [black, white] : [white, black];
  return [ours, theirs, "w", ...(turn === "b" ? marks.toReversed() : marks), dice].join("_");
}
