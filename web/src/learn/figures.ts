/** Chances as people read them: the mirror of `decimal` in `trictrac.words`. */
import type { Fact } from "../words";

/** Less than this, in percent, is not told. */
export const SEEN = 0.05;

export function decimal(value: number): Fact {
  const [whole = "0", digits = "0"] = value.toFixed(1).replace("-", "−").split(".");
  return { key: "decimal", args: { whole, digits } };
}
