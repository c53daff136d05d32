/** What happened, in words: for the story beside the board and for those who listen. */
import { playWords, printedCase } from "../analysis/board";
import type { BoardView, ReasonView, TableEvent } from "../api/types";
import { throwName } from "../board/names";
import { capital, say, translator, type Key, type Lang } from "../words";
import { gainLine, isFacing, sumOf, whatNow } from "./story";

export interface Telling {
  readonly lang: Lang;
  readonly you: number | null;
  readonly name: (player: number) => string;
  /** Who sits at the board: white, black. */
  readonly sits: readonly [number, number] | null;
}

/** One sentence for an event, null for what is not worth one. */
export function tell(event: TableEvent, { lang, you, name, sits }: Telling): string | null {
  const t = translator(lang);
  const player = "player" in event ? event.player : -1;
  const by = (key: string, values: Record<string, string | number> = {}) =>
    t(`web-log-${key}-${player === you ? "you" : "other"}` as Key, { name: name(player), ...values });
  const points = (count: number) => say("points", lang, { count });
  const play = (text: string, mover: number) => playWords(text, lang, isFacing(mover, you, sits));
  switch (event.kind) {
    case "die":
      return by("die", { die: event.dice[0] });
    case "thrown":
      return by("thrown", { throw: throwName(lang, event.dice) });
    case "marked":
      return by("marked", { points: points(event.points) });
    case "played":
      return event.play === "--" ? by("passed") : by("played", { play: play(event.play, player) });
    case "replayed":
      // It is the other's dames that he has played again.
      return by("replayed", { play: play(event.play, sits?.find((each) => each !== player) ?? player) });
    case "claimed":
      return by("claimed", { points: points(event.points) });
    case "contested":
      return by(event.right ? "contested-right" : "contested-wrong", { points: points(event.points) });
    case "touched":
      return by("touched", { case: printedCase(event.case, isFacing(player, you, sits)) });
    case "stayed":
    case "leaving":
    case "agreed":
    case "corrected":
    case "obliged":
    case "resigned":
    case "flag":
    case "proposed":
    case "accepted":
    case "declined":
    case "adoube":
      return by(event.kind);
    case "left":
      return t("web-log-left");
    case "seated": {
      const [white, black] = event.sits;
      return t("web-log-seated", { white: name(white), black: name(black) });
    }
    case "ended": {
      const [white, black] = sits ?? [0, 1];
      const [one, two] = event.result;
      return t("web-log-ended", {
        white: name(white),
        black: name(black),
        white_trous: say("trous", lang, { count: one }),
        black_trous: say("trous", lang, { count: two }),
      });
    }
    case "finished":
      return t("web-log-finished");
    case "joined":
      return null;
  }
}

/** What was heard at once, and how the table stands after it. */
export interface Hearing {
  readonly lines: readonly { readonly event: TableEvent; readonly sits: readonly [number, number] | null }[];
  readonly board: BoardView | null;
  /** Who marks by hand finds the reasons himself. */
  readonly isByHand: boolean;
  readonly telling: (sits: readonly [number, number] | null) => Telling;
}

/**
 * What those who listen are told: what happened, what a throw is worth and why, what they are to do. The board itself
 * tells the throw.
 */
export function announcement({ lines, board, isByHand, telling }: Hearing): string {
  const told = lines.filter(({ event }) => event.kind !== "thrown");
  const sentences = told.flatMap(({ event, sits }) => tell(event, telling(sits)) ?? []);
  if (!board) return sentences.join(" ");
  const hasThrown = told.length < lines.length;
  const me = telling(board.sits);
  if (hasThrown && !isByHand) sentences.push(...worth(board, me));
  const isMine = me.you !== null && (board.awaits ?? board.turn) === me.you;
  if (isMine && (hasThrown || sentences.length > 0)) sentences.push(whatNow(board, { ...me, isComputer: () => false }));
  return sentences.map((sentence) => (/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

const REASONS_TOLD = 3;

/** The throw on the table: that it gains nothing, or its trous and its largest reasons. */
function worth(board: BoardView, me: Telling): string[] {
  const { lang } = me;
  const coup = board.throw;
  const reasons = board.score ?? [];
  if (!coup) return [];
  const t = translator(lang);
  const sum = sumOf(coup, board.marks[coup.side === "white" ? 0 : 1].points, lang);
  const gain = coup.gained ? [] : [gainLine(coup, me, board.sits)];
  const trous = coup.trous && sum ? [capital(sum.result)] : [];
  const facing = isFacing(coup.player, me.you, board.sits);
  const points = (reason: ReasonView) => say("points", lang, { count: reason.points });
  const largest = [...reasons].sort((a, b) => b.points - a.points);
  const said = largest
    .slice(0, REASONS_TOLD)
    .map((reason) => t("web-told-reason", { title: say(reason.title, lang, {}, facing), points: points(reason) }));
  const left = largest.slice(REASONS_TOLD).reduce((total, reason) => total + reason.points, 0);
  if (left > 0) said.push(t("web-told-more", { points: say("points", lang, { count: left }) }));
  return [...gain, ...trous, ...(said.length > 0 ? [said.join(lang === "fr" ? "\u202f; " : "; ")] : [])].filter(
    Boolean,
  );
}
