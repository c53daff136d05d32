/** The boards of the tour, and what its words say of them. */
import { boardOf } from "../../analysis/board";
import { OUT } from "../../board/types";

export const START = "1x15_1x15_w";
export const POSITION = "1x10-6-8-9-10-11_1x9-3-5-7-8x2-10_w_0.0.5_0.0.5";
export const DICE = "4-3";

/** The opponent's lone dames, by their cases on your march. */
export const LONE = boardOf(POSITION).black.dames.flatMap((dames, index) => (dames === 1 ? [OUT - (index + 1)] : []));
