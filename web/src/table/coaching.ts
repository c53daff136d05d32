/** What the coach says: the aim of one's own throw, the opponent's throw while it waits, the opponent's play. */
import type { AimView, BoardView, TableEvent } from "../api/types";
import { asSentence, say, translator, type Lang } from "../words";
import { coupLine } from "./now";
import { lastLine, whatNow, type Reader } from "./story";

export interface Told {
  readonly board: BoardView;
  readonly reader: Reader;
  readonly aim: AimView | null;
  /** An opponent's throw stands until one goes on. */
  readonly waits: boolean;
  readonly lastPlay: string;
}

export function coachWords({ board, reader, aim, waits, lastPlay }: Told): string {
  const { lang, you } = reader;
  if (waits && board.throw)
    return `${asSentence(coupLine(board.throw, reader))} ${translator(lang)("web-coach-continue")}`;
  if (board.throw?.player === you && aim) return aimWords(board, aim, lang);
  if (board.phase === "throw" && board.last && board.last.player !== you)
    return asSentence(lastLine(board.last, lastPlay, reader, board.sits));
  const now = whatNow(board, reader);
  return now && asSentence(now);
}

function aimWords({ may_decide }: BoardView, { told, leaving }: AimView, lang: Lang): string {
  if (!may_decide) return asSentence(say(told, lang));
  return asSentence(leaving ? say(leaving, lang) : say("web-coach-stay", lang, { aim: told }));
}

/** An opponent's throw is looked at before it is played; those of others, while one rests, go their way. */
export function isStudied(events: readonly TableEvent[], you: number | null, isSeated: boolean): boolean {
  return isSeated && events.some((event) => event.kind === "thrown" && event.player !== you);
}
