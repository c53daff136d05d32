/** The three games that the first page offers; everything else is asked on request. */
import { plainWish, type Wish } from "./wish";

export const CARDS = ["quick", "whole", "written"] as const;
export type Card = (typeof CARDS)[number];

const CHOSEN: Record<Card, Pick<Wish, "form" | "values">> = {
  quick: { form: "ordinary", values: { trous: 3 } },
  whole: { form: "ordinary", values: {} },
  written: { form: "a-ecrire", values: {} },
};

export function cardWish(card: Card, level: string): Wish {
  const { form, values } = CHOSEN[card];
  return { ...plainWish(level), form, values: { ...values } };
}
