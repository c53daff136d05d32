/** What changed that people play for: a trou, points wiped, a bredouille lost, the pavillon won, a relevé. */
import type { BoardView, TableEvent } from "../api/types";
import { say, translator, type Lang } from "../words";

interface Reader {
  readonly lang: Lang;
  readonly you: number | null;
  readonly name: (player: number) => string;
}

/** One sentence for each, in the order in which they follow from one another. */
export function tidingsOf(
  before: BoardView | null,
  after: BoardView,
  events: readonly TableEvent[],
  { lang, you, name }: Reader,
): string[] {
  if (!before || before.sits.join() !== after.sits.join()) return [];
  const t = translator(lang);
  const isReleve = events.some(({ kind }) => kind === "left");
  const found: string[] = [];
  for (const seat of [0, 1] as const) {
    const [was, is] = [before.marks[seat], after.marks[seat]];
    const player = after.sits[seat];
    const who = { who: player === you ? "you" : "other", name: name(player) };
    const made = is.trous - was.trous;
    if (made > 0)
      found.unshift(t("web-tidings-trou", { ...who, trous: say("web-score-trous", lang, { count: made }) }));
    else if (was.points > 0 && is.points === 0 && !isReleve)
      found.push(t("web-tidings-wiped", { ...who, points: say("points", lang, { count: was.points }) }));
    else if (was.bredouille && was.points > 0 && !is.bredouille && is.points > 0)
      found.push(t("web-tidings-bredouille", who));
    const side = seat === 0 ? "white" : "black";
    if (after.pavillon === side && before.pavillon !== side) found.push(t("web-tidings-pavillon", who));
  }
  if (isReleve) found.push(t("web-tidings-releve"));
  return found;
}
