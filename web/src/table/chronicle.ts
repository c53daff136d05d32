/** What happened, in words: for the story beside the board and for those who listen. */
import { playFact } from "../analysis/board";
import type { BoardView, ReasonView, TableEvent } from "../api/types";
import { throwName } from "../board/names";
import { asSentence, capital, fact, say, translator, type Args, type Key, type Lang } from "../words";
import { gainLine, isFacing, sumOf, whatNow } from "./story";

export interface Telling {
  readonly lang: Lang;
  readonly you: number | null;
  readonly name: (player: number) => string;
  /** Who sits at the board: white, black. */
  readonly sits: readonly [number, number] | null;
}

/** Who has white and who has black after an event. */
export function seatsAfter(event: TableEvent, sits: Telling["sits"]): Telling["sits"] {
  if (event.kind === "seated") return event.sits;
  if (sits === null) return null;
  const changes =
    event.kind === "exchanged" ||
    (event.kind === "colour_chosen" && sits[event.colour === "white" ? 0 : 1] !== event.player);
  return changes ? [sits[1], sits[0]] : sits;
}

/** One sentence for an event, null for what is not worth one. */
export function tell(event: TableEvent, { lang, you, name, sits }: Telling): string | null {
  const player = "player" in event ? event.player : -1;
  const by = (key: Key, args: Args = {}, mover = player) =>
    say(key, lang, { who: player === you ? "you" : "other", name: name(player), ...args }, isFacing(mover, you, sits));
  switch (event.kind) {
    case "die":
      return event.dice.length === 2
        ? by("event-die-both", { one: event.dice[0], other: event.dice[1] })
        : by("event-die", { die: event.dice[0] });
    case "thrown":
      return by("event-thrown", { throw: throwName(lang, event.dice) });
    case "marked":
      if (!event.points && event.jetons) return by("event-jetons", { jetons: event.jetons });
      return by("event-marked", { count: event.points });
    case "reason_asked": {
      const { own = 0, received = 0, ecoles = 0 } = event;
      return by("event-reason_asked", { marker: name(event.marker), own, received, ecoles });
    }
    case "played":
      return event.play === "--" ? by("event-passed") : by("event-played", { play: playFact(event.play) });
    case "replayed":
      // It is the opponent's dames that are played again.
      return by(
        "event-replayed",
        { play: playFact(event.play) },
        sits?.find((each) => each !== player),
      );
    case "claimed":
      // Whether it is right shows when it is settled.
      return by("event-claimed", { count: event.points, right: true });
    case "contested":
      return event.worth
        ? by(`event-contested-${event.right ? "more" : "less"}`, { worth: event.worth })
        : by("event-contested", { count: event.points, right: event.right });
    case "colour_chosen":
      return by("event-colour_chosen", { colour: event.colour });
    case "touched":
      return by("event-touched", { case: { case: event.case } });
    case "proposed":
      return by(`event-proposed-${event.what}`);
    case "seated": {
      const [white, black] = event.sits;
      return say("event-seated", lang, { white: name(white), black: name(black), first: "none" });
    }
    case "ended": {
      const results = (sits ?? [0, 1]).map((each, seat) =>
        fact("event-ended-result", { name: name(each), count: event.result[seat]!, run: event.series[seat]! }),
      );
      return say("event-ended", lang, { results, left: "none" });
    }
    case "finished":
      return say("event-finished", lang, { totals: "none" });
    case "joined":
      return null;
    default:
      return by(`event-${event.kind}`);
  }
}

/** What was heard at once, and how the table stands after it. */
export interface Hearing {
  readonly lines: readonly { readonly event: TableEvent; readonly sits: readonly [number, number] | null }[];
  readonly board: BoardView | null;
  /** People who mark by hand find the reasons themselves. */
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
  return sentences.map(asSentence).join(" ");
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
  return [...gain, ...trous, ...said].filter(Boolean);
}
