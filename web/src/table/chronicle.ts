/** What happened, in words: for the story beside the board and for those who listen. */
import type { TableEvent } from "../api/types";
import { throwName } from "../board/names";
import type { Dice } from "../board/types";
import { counted, translator, type Key, type Lang } from "../i18n";

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
  const player = event.player ?? -1;
  const by = (key: string, values: Record<string, string | number> = {}) =>
    t(`log.${key}.${player === you ? "you" : "other"}` as Key, { name: name(player), ...values });
  const points = () => counted(lang, "points", event.points ?? 0);
  switch (event.kind) {
    case "die":
      return by("die", { die: event.dice?.[0] ?? 0 });
    case "thrown":
      return by("thrown", { throw: throwName(lang, event.dice as unknown as Dice) });
    case "marked":
      return by("marked", { points: points() });
    case "played":
      return event.play === "--" ? by("passed") : by("played", { play: event.play ?? "" });
    case "replayed":
      return by("replayed", { play: event.play ?? "" });
    case "claimed":
      return by("claimed", { points: points() });
    case "contested":
      return by(event.right ? "contested.right" : "contested.wrong", { points: points() });
    case "touched":
      return by("touched", { case: event.case ?? 0 });
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
      return t("log.left");
    case "seated": {
      const [white, black] = event.sits ?? [0, 1];
      return t("log.seated", { white: name(white), black: name(black) });
    }
    case "ended": {
      const [white, black] = sits ?? [0, 1];
      const [one, two] = event.result ?? [0, 0];
      return t("log.ended", {
        white: name(white),
        black: name(black),
        white_trous: counted(lang, "trous", one),
        black_trous: counted(lang, "trous", two),
      });
    }
    case "finished":
      return t("log.finished");
    default:
      return null;
  }
}
