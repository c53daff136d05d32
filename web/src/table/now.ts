/** One short line of who does what now, or what just happened: all that a folded drawer says. */
import type { BoardView, CoupView } from "../api/types";
import { throwName } from "../board/names";
import { capital, say, translator } from "../words";
import { whatNow, type Reader } from "./story";

export function nowLine(board: BoardView, reader: Reader, tied: number | null): string {
  const { lang, you, name } = reader;
  const t = translator(lang);
  const now = whatNow(board, reader) || t("web-turn-seating");
  switch (board.phase) {
    case "opening": {
      const dice = Object.entries(board.opening).filter(([player, die]) => Number(player) !== you && die > 0);
      const others = dice.map(([player, die]) =>
        t("web-chat-heard", { name: name(Number(player)), text: String(die) }),
      );
      return [tied === null ? now : t("web-turn-opening-tie", { die: tied }), ...others].join(" · ");
    }
    case "throw":
      // The button below says what to do: what the opponent did is the news.
      return board.last && board.last.player !== you && board.awaits === you ? coupLine(board.last, reader) : now;
    case "play": {
      if (!board.throw) return now;
      if (board.throw.player !== you) return board.may_decide ? now : coupLine(board.throw, reader);
      return `${capital(throwName(lang, board.throw.dice))} · ${now}`;
    }
    default:
      return now;
  }
}

/** «Novice : six et deux, 4 points». */
export function coupLine(coup: CoupView, { lang, name }: Reader): string {
  const gained = coup.gained ? `, ${say("points", lang, { count: coup.gained })}` : "";
  const text = `${throwName(lang, coup.dice)}${gained}`;
  return translator(lang)("web-chat-heard", { name: name(coup.player), text });
}
