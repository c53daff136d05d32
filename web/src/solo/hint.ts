/** What a good player would do with a throw, worked out in this browser: the choices in order of merit. */
import type { FactView, Hint, HintChoice, HintQuestion } from "../api/types";
import * as layout from "../engine/layout";
import type { Choice, Level } from "../engine/players";
import { tell } from "../engine/reasons";
import type { Fact } from "../words";
import type { Law } from "./fold";
import { read } from "./examine";
import { numberAt, playText, textOf } from "./rows";
import { totalsOf } from "./sheet";

/** Who looks as far ahead as is asked; nobody errs when they advise. */
const ADVISERS: Record<NonNullable<HintQuestion["player"]>, Level> = {
  net: "expert",
  "1ply": "maitre",
  "2ply": "maitre",
  maitre: "maitre",
};

export async function hintOf(law: Law, question: HintQuestion): Promise<Hint> {
  const { form = "ordinary", player = "net", rules = "loi-2013" } = question;
  const { row, dice } = read(question);
  if (!dice) throw new Error("no dice to advise on");
  if (form === "a-ecrire") row[layout.TARGET] = 0;
  const { reasons } = await law.ask("judge", { row, dice });
  const thrown = row.slice();
  [thrown[layout.DIE_A], thrown[layout.DIE_B]] = dice;
  const { choices } = await law.ask("hint", { row: thrown, level: ADVISERS[player] });
  const [mine, other] = totalsOf(reasons);
  const seat = numberAt(row, layout.SEAT);
  const unit = form === "ordinary" ? "stakes" : "jetons";
  return {
    position: question.position,
    throw: dice.join("-"),
    rules,
    form,
    player,
    unit,
    score: { mine, other, reasons: reasons.map((reason) => tell(reason, row, ...dice) as FactView) },
    marked: textOf(row, dice),
    decision: null,
    aim: null,
    count: choices.length,
    choices: choices.map((choice) => choiceOf(choice, seat, unit === "stakes")),
    sentences: [],
    better: question.played ? betterThan(choices, question.played, seat) : [],
  };
}

/** Fewer throws of difference say little. */
const WORTH_A_WORD = 2;
/** What the 36 next throws do that is worth a word, by the names of the catalogue. */
const VERBS = { beaten: "beats", trou: "trou" } as const;

/** Why the best play is better than another: what the next throw promises the opponent less, and oneself more. */
function betterThan(choices: readonly Choice[], played: string, seat: number): FactView[] {
  const plays = choices.filter(({ play, after }) => play && numberAt(after, layout.SEAT) !== seat);
  const [best] = plays;
  const made = plays.find(({ play }) => play && playText(play) === played);
  if (!best || !made || made === best) return [];
  // The opponent throws next: `mine` in the prospects of that row is theirs.
  const clauses = (["theirs", "mine"] as const).flatMap((whose): FactView[] => {
    const of = ({ next }: Choice) => (whose === "theirs" ? next.mine : next.theirs);
    const does = Object.entries(VERBS).flatMap(([kind, verb]): Fact[] => {
      const [count, other] = [of(best)[kind as keyof typeof VERBS], of(made)[kind as keyof typeof VERBS]];
      const gain = whose === "theirs" ? other - count : count - other;
      if (gain < WORTH_A_WORD) return [];
      const verbs = { key: `hint-verb-${whose}`, args: { does: verb } };
      if (count === 0) return [{ key: "hint-by-no-throw", args: { verbs, other } }];
      const change = count < other ? "fewer" : "more";
      return [{ key: "hint-by-throws", args: { verbs, change, count, of: true, other } }];
    });
    return does.length > 0 ? [{ key: `hint-clause-${whose}`, args: { does } } as FactView] : [];
  });
  return clauses;
}

function choiceOf(choice: Choice, seat: number, isStakes: boolean): HintChoice {
  const { after, value, loss, plies, leaves, play } = choice;
  const isOver = after[layout.PHASE] === layout.OVER;
  return {
    play: play && playText(play),
    moves: play && play.moves.map(([from, to]): [number, number] => [from, to]),
    leaves,
    after: textOf(after, null),
    value,
    loss,
    plies,
    // One stake is won or lost: what it is worth says how often it is won.
    chances: isStakes ? { win: (1 + value) / 2 } : {},
    other: {},
    mine: {},
    throws_next: numberAt(after, layout.SEAT) === seat ? "mine" : "other",
    over: isOver,
    won: isOver ? after[layout.WINNER] === seat : null,
    sentences: [],
  };
}
