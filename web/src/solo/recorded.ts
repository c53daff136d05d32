/** A record as an analysis needs it, read in this browser: the mirror of `trictrac.server.study.recording`. */
import type { Recorded, RecordedCoup, RecordedGame, TourStep } from "../api/types";
import { parseDice } from "../board/notation";
import { readSetUp } from "../pages/editor/setup";
import * as layout from "../engine/layout";
import type { Law } from "./fold";
import { isWritten, nextOf, type Result } from "./forms";
import type { Read } from "./reading";
import { changeOf, rowOf } from "./rows";
import { walked } from "./tour";

/** Every throw and what was made of it. */
export async function recordedOf(law: Law, read: Read): Promise<Recorded> {
  const { tour, results } = await walked(law, read);
  const problem = tour.sessions[0]?.problem ?? null;
  const played = [...new Set(tour.steps.map(({ game }) => game))].filter((game) => game > 0);
  const all = await Promise.all(
    played.map((place) => {
      const steps = tour.steps.filter(({ game }) => game === place);
      return gameOf(law, read, steps, results.slice(0, place - 1), results[place - 1] ?? null);
    }),
  );
  const games = all.filter(({ coups }) => coups.length > 0);
  const finished = games.length > 0 && games.every(({ result }) => result !== null) && problem === null;
  return {
    players: [...read.players],
    by_hand: read.terms.modes.map((mode) => mode !== "automatic"),
    finished,
    games,
    problem,
    flaw: null,
  };
}

const has = ({ told }: TourStep, event: string) => told.find(({ key }) => key === `event-${event}`);
const waiting = (position: string): string => position.replace(/_[1-6]-[1-6]$/, "");

/** One game or marque, with how those before it ended, and itself if it did. */
async function gameOf(
  law: Law,
  read: Read,
  steps: readonly TourStep[],
  before: readonly Result[],
  end: Result | null,
): Promise<RecordedGame> {
  const { form, target } = read.terms;
  const sits: [number, number] = [0, 1];
  const number = nextOf(form, before)?.number ?? 1;
  const thrown = steps.filter(({ thrower }) => thrower);
  const coups: RecordedCoup[] = [];
  let releve = 1;
  for (const [place, step] of thrown.entries()) {
    const { position } = step.before;
    const following = thrown[place + 1]?.before.position;
    const isCut = following === undefined && end === null && waiting(step.after.position) === step.after.position;
    const left = hasLeft(step);
    coups.push({
      coup: step.coup,
      releve,
      sits,
      position,
      throw: position.slice(waiting(position).length + 1),
      play: left ? null : await playOf(law, read, step),
      left,
      agreed: false,
      next: following !== undefined ? waiting(following) : isCut ? step.after.position : null,
    });
    const begun = following !== undefined ? readSetUp(following).since : null;
    if (begun && begun.white.coups === 0 && begun.black.coups === 0) releve += 1;
  }
  const gaveUp = steps.map((step) => has(step, "resigned")).find(Boolean);
  return {
    number,
    sits,
    rules: read.rules,
    consolation: target === 0 ? await consolationOf(law, read, before, number) : 0,
    result: end && wonByWhite(read, end),
    given_up: gaveUp ? read.players.indexOf(String(gaveUp.args?.["name"])) : null,
    coups,
  };
}

/** Whether the thrower left, be it to end the marque. */
function hasLeft(step: TourStep): boolean {
  const left = has(step, "ended")?.args?.["left"];
  return has(step, "left") !== undefined || (left !== undefined && left !== "none");
}

/** In stakes or jetons. */
function wonByWhite({ terms }: Read, { trous, jetons, numbers }: Result): number {
  const worth = isWritten(terms.form) ? jetons : (numbers["multiple"] ?? 1);
  return Math.sign(trous[0] - trous[1]) * worth + 0;
}

/** What the consolation of a marque pays after the refaits of the same number. */
async function consolationOf(law: Law, { terms }: Read, before: readonly Result[], number: number): Promise<number> {
  const refaits = before.filter((each) => each.number === number).length;
  const adds = terms.form.options["consolation"] === "adding";
  const asked = { won: 1, lost: 0, inSeries: false, refaits, adds, most: layout.GRANDE_BREDOUILLE };
  return (await law.ask("marque", asked)).consolation;
}

/** The number of a play among the legal ones; null where none was made. */
async function playOf(law: Law, { terms }: Read, step: TourStep): Promise<number | null> {
  if (!has(step, "played") && !has(step, "passed")) return null;
  const set = readSetUp(step.before.position);
  const dice = parseDice(step.before.position.split("_").at(-1) ?? "") as [number, number];
  const { plays } = await law.ask("judge", { row: rowOf(set, terms.rules, terms.target), dice });
  const change = changeOf(step.play.map(({ start, end }) => [start, end] as const));
  const found = plays.findIndex(({ moves }) => changeOf(moves) === change);
  return found < 0 ? null : found;
}
