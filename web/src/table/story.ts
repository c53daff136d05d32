/** Where the coup stands, in words and in the steps of article XVIII. Reads what the server says may be done. */
import { playWords } from "../analysis/board";
import type { BoardView, Conventions, CoupView, TableEvent, TableView } from "../api/types";
import { throwName } from "../board/names";
import { capital, say, translator, type Arg, type Lang } from "../words";
import { signed } from "../words/letters";
import { choiceKey } from "./wish";

export const STEPS = ["received", "dice", "mark", "decide", "play"] as const;
export type StepState = "done" | "now" | "next" | "passed";

export interface Reader {
  readonly lang: Lang;
  readonly you: number | null;
  readonly name: (player: number) => string;
  readonly isComputer: (player: number) => boolean;
}

/** The five steps of the coup under way; null before the first throw. */
export function stepsOf(board: BoardView): StepState[] | null {
  const now = stepNow(board);
  return now === null ? null : STEPS.map((step, index) => stateOf(board, step, index - now));
}

/** Nothing was to be decided where no trou was made: that step was passed over, not done. */
function stateOf(board: BoardView, step: (typeof STEPS)[number], from: number): StepState {
  if (from >= 0) return from === 0 ? "now" : "next";
  return step === "decide" && !board.stayed ? "passed" : "done";
}

function stepNow(board: BoardView): number | null {
  const may = board.may?.[String(board.turn)] ?? [];
  switch (board.phase) {
    case "throw":
      return may.includes("mark") ? 0 : 1;
    case "play":
      if (board.may_decide) return 3;
      return isMarking(board) ? 2 : 4;
    case "leaving":
    case "ending":
      return 3;
    default:
      return null;
  }
}

/** Whether the one to play may still mark what the throw gained, before staying or touching a dame. */
function isMarking(board: BoardView): boolean {
  return !board.stayed && (board.may?.[String(board.turn)] ?? []).includes("mark");
}

/** What the panel says in large letters. */
export function headline(board: BoardView, reader: Reader): string {
  const t = translator(reader.lang);
  if (board.phase === "play" && board.throw) return capital(throwName(reader.lang, board.throw.dice));
  return whatNow(board, reader) || t("web-turn-seating");
}

/** Whose turn it is and for what. */
export function whatNow(board: BoardView, { lang, you, name, isComputer }: Reader): string {
  const t = translator(lang);
  const waits = board.awaits ?? board.turn;
  const values = { name: name(waits) };
  const isYou = waits === you;
  switch (board.phase) {
    case "opening": {
      const mine = you !== null && board.sits.includes(you) && !(String(you) in board.opening);
      return mine ? t("web-turn-opening-you") : t("web-turn-opening-other", values);
    }
    case "throw":
      if (isYou) return t("web-turn-throw-you");
      return t(isComputer(waits) ? "web-turn-think" : "web-turn-throw-other", values);
    case "play":
      if (board.may_decide) return isYou ? t("web-turn-decide-you") : t("web-turn-decide-other", values);
      if (isYou) return t(isMarking(board) ? "web-turn-mark-you" : "web-turn-play-you");
      return t("web-turn-play-other", values);
    case "leaving":
    case "ending": {
      const leaver = board.sits.find((player) => player !== waits) ?? board.turn;
      return isYou
        ? t(`web-turn-${board.phase}-you`, { name: name(leaver) })
        : t(`web-turn-${board.phase}-other`, values);
    }
    default:
      return "";
  }
}

type Told = Pick<Reader, "lang" | "you" | "name">;

/** «Vous gagnez 38 points», and what the throw gives the opponent; empty where people must count themselves. */
export function gainLine(coup: CoupView, { lang, you, name }: Told, sits: readonly [number, number]): string {
  const t = translator(lang);
  if (coup.gained == null) return "";
  const who = coup.player === you ? "you" : "other";
  const values = { name: name(coup.player), points: say("points", lang, { count: coup.gained }) };
  const gain = t(coup.gained > 0 ? `web-gain-${who}` : `web-gain-none-${who}`, values);
  return [gain, ...givenWords(coup, { lang, you, name }, sits)].join(", ");
}

/** «4 points pour vous», where the throw gives the opponent something. */
function givenWords(coup: CoupView, { lang, you, name }: Told, sits: readonly [number, number]): string[] {
  if (!coup.given) return [];
  const opposite = sits[0] === coup.player ? sits[1] : sits[0];
  const points = say("points", lang, { count: coup.given });
  return [
    translator(lang)(opposite === you ? "web-gain-given-you" : "web-gain-given-other", {
      points,
      name: name(opposite),
    }),
  ];
}

/** «Amateur : cinq et deux, 0 point, joue 24 → 21, 24 → 19»: the coup before, flèches as the reader sees them. */
export function lastLine(coup: CoupView, play: string, reader: Told, sits: readonly [number, number]): string {
  const { lang, you, name } = reader;
  const t = translator(lang);
  const facing = isFacing(coup.player, you, sits);
  const parts = [
    throwName(lang, coup.dice),
    ...(coup.gained == null ? [] : [say("points", lang, { count: coup.gained })]),
    ...givenWords(coup, reader, sits),
    play === "--" ? t("web-last-none") : t("web-last-play", { play: playWords(play, lang, facing) }),
  ];
  return t("web-text-row", { case: name(coup.player), what: parts.join(", ") });
}

/** Whether a player sits opposite the reader: their march is printed from the other end. Spectators see white below. */
export function isFacing(player: number, you: number | null, sits: readonly [number, number] | null): boolean {
  const seat = sits?.indexOf(player) ?? -1;
  return seat >= 0 && seat !== (you !== null && sits?.[1] === you ? 1 : 0);
}

/** «10 + 38 = 48» and «7 trous, sans reste»: what the thrower's points come to. */
export function sumOf(coup: CoupView, points: number, lang: Lang): { sum: string; result: string } | null {
  if (coup.before == null || !coup.gained) return null;
  const t = translator(lang);
  const before = coup.before.points;
  const sum = t("web-sum-line", { before, gained: coup.gained, total: before + coup.gained });
  if (!coup.trous) return { sum, result: t("web-sum-no_trou") };
  const trous = trousWords(coup.trous, coup.double ?? null, before + coup.gained, lang);
  return { sum, result: points > 0 ? t("web-sum-rest", { trous, points }) : t("web-sum-no_rest", { trous }) };
}

const POINTS_OF_A_TROU = 12;

/** «2 trous (bredouille)»: why so many, as the server says of the first twelve points; those after it are double. */
function trousWords(trous: number, double: boolean | null, points: number, lang: Lang): string {
  const t = translator(lang);
  const plain = say("web-score-trous", lang, { count: trous });
  if (double === null) return plain;
  if (double) return t("web-sum-double", { trous: plain });
  return points < 2 * POINTS_OF_A_TROU
    ? t("web-sum-simple", { trous: plain })
    : t("web-sum-mixed", { trous: plain, count: trous - 1 });
}

/** «Partie ordinaire · en 12 trous · marque assistée»; «Anne : marque stricte · Novice : marque automatique». */
export function conventionsLine(
  conventions: Pick<Conventions, "form" | "rules" | "modes"> & { readonly [setting: string]: unknown },
  lang: Lang,
  players: readonly string[] = [],
): string {
  const t = translator(lang);
  const args: Record<string, Arg> = { title: { key: `form-${String(conventions["kind"] ?? conventions.form)}-title` } };
  for (const [name, value] of Object.entries(conventions)) if (typeof value === "number") args[name] = value;
  const parts = [say({ key: `form-${conventions.form}-described`, args }, lang)];
  parts.push(...rulesWords(conventions.rules, lang).filter((words) => words !== t("web-wish-rules-loi-2013")));
  const modes = conventions.modes.map((mode) => t(`record-mode-${mode}`));
  // Where they differ, whose is whose.
  const isNamed = new Set(modes).size > 1 && players.length === modes.length && players.every(Boolean);
  const marking = modes.map((mode, player) => (isNamed ? t("record-mode-of", { name: players[player]!, mode }) : mode));
  parts.push(...new Set(marking));
  return parts.join(" · ");
}

/** «loi-2013 trous=6» in words. */
export function rulesWords(rules: string, lang: Lang): string[] {
  const t = translator(lang);
  return rules.split(" ").map((part) => {
    const [name, value] = part.split("=");
    if (part === "loi-2013" || part === "usage-19e") return t(`web-wish-rules-${part}`);
    if (name === "trous") return t("web-form-trous", { trous: say("web-score-trous", lang, { count: Number(value) }) });
    if (name === "fiche") return t("web-form-fiche", { count: Number(value) });
    if (name === "stakes") return t("web-form-stakes", { stakes: say({ key: `form-choice-stakes-${value}` }, lang) });
    const key = choiceKey(name!, /^\d+$/.test(value!) ? Number(value) : value!);
    const choice = key ? say({ key }, lang) : value!;
    return t("web-form-option", { option: say({ key: `form-field-${name}` }, lang), choice });
  });
}

/** «Marqué 2 sur 8 · Vous +12 · Novice −12»: a refait is the same marqué again. Null where no marqués are played. */
export function marqueLine(view: Pick<TableView, "conventions" | "results" | "totals">, { lang, you, name }: Told) {
  const of = (view.conventions as { readonly marques?: unknown }).marques;
  if (typeof of !== "number") return null;
  const t = translator(lang);
  const done = view.results?.filter(({ trous }) => trous[0] !== trous[1]).length ?? 0;
  const totals = done === 0 ? [] : (view.totals ?? []);
  const account = totals.map(
    (total, player) => `${player === you ? t("web-marque-you") : name(player)}\u00a0${signed(total)}`,
  );
  return [t("web-marque-now", { number: Math.min(done + 1, of), of }), ...account].join(" · ");
}

/** The number that both threw for the opening, if the last two dice were equal and the two throw again (art. V). */
export function tiedDie(events: readonly TableEvent[], begun: number): number | null {
  const dice = events.flatMap((event) => (event.kind === "die" ? event.dice : []));
  const whole = dice.slice(0, dice.length - begun).slice(-2);
  return whole.length === 2 && whole[0] === whole[1] ? whole[0]! : null;
}
