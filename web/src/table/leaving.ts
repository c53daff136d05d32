/** Leaving that can still be taken back: the board as it will stand, before the law is told (art. XVI). */
import type { BoardView, MarksView } from "../api/types";

const wiped = (marks: MarksView): MarksView => ({ ...marks, points: 0, bredouille: false });
const written = ({ trous, serie }: MarksView) => `0.${trous}${serie ? "s" : ""}.0`;

/** The trous stay, points and dames begin anew, and who leaves throws: the server says the same when it is told. */
export function afterLeaving(board: BoardView): BoardView {
  const marks: BoardView["marks"] = [wiped(board.marks[0]), wiped(board.marks[1])];
  const turn = board.turn === board.sits[0] ? "w" : "b";
  return {
    ...board,
    marks,
    position: `1x15_1x15_${turn}_${written(marks[0])}_${written(marks[1])}`,
    phase: "throw",
    may: { [board.turn]: ["throw"] },
    may_decide: false,
    decision: null,
    throw: null,
    score: null,
    last: null,
    plays: null,
  };
}
