/**
 * The analysis of a record by the engine of this browser, in as many workers as it has cores (docs/analysis.md). The
 * server reads the record, or on a static site this browser does; nothing else is asked of anybody.
 */
import { call, RefusedError } from "../api/http";
import type { Recorded } from "../api/types";
import { EngineError, startEngines, type Engines, type Wishes } from "../engine/engine";
import { ANALYSIS } from "../engine/layout";
import { playText } from "../solo/rows";
import { LANGUAGES, loadWords, type Lang } from "../words";
import { accounts } from "./accounts";
import { Decider, type ToldDecision } from "./decisions";
import { rowAt, type RecordedGame } from "./recorded";
import { report, worded, wordedDecision } from "./report";
import { keepReport, keptReport, keyOf } from "./cache";
import type { AnalyseRecord, Deepen, Depth, ReportDecision, RollOut } from "./types";
import { bestPlayOf, chosenOf, rolled, weighCoup, type Asker, type WeighedThrow } from "./weighing";

/** Workers that nobody has asked for so long are let go, in milliseconds. */
const IDLE = 30_000;

let engines: Engines | null = null;
let users = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Lends the workers; they stay for a while. */
async function withEngines<T>(use: (engine: Asker) => Promise<T>): Promise<T> {
  await loadWords("analysis");
  clearTimeout(leaving);
  engines ??= startEngines();
  users += 1;
  try {
    return await use(engines);
  } finally {
    users -= 1;
    if (users === 0) {
      leaving = setTimeout(() => {
        engines?.stop();
        engines = null;
      }, IDLE);
    }
  }
}

const wishesOf = (signal: AbortSignal | undefined): Wishes => (signal ? { signal } : {});
const spoken = (lang: Lang | undefined): Lang =>
  lang ?? LANGUAGES.find((each) => each === document.documentElement.lang) ?? "en";

/** The report of a session of a record, a table's log or a proof; from what is kept if it was made before. */
export const analyseRecord: AnalyseRecord = async (text, depth, { lang, session = 0, onProgress, signal } = {}) => {
  const found = await withEngines(async (engine) => {
    const { kernel } = await engine.ask("version", {}, wishesOf(signal));
    const key = keyOf(text, session, depth, kernel);
    const kept = await keptReport(key);
    if (kept) return kept;
    const sessions = await call<Recorded[]>("POST", "/api/recorded", text);
    const asked = sessions[session];
    if (!asked) throw new RefusedError({ code: "bad_action", told: { key: "record-none" } });
    if (signal?.aborted) throw new EngineError("cancelled");
    const made = await report(engine, asked, depth, wishesOf(signal), onProgress);
    await keepReport(key, made);
    return made;
  });
  return worded(found, spoken(lang));
};

/** The same decision looked at more deeply. */
export const deepen: Deepen = (decision, depth, { lang, signal } = {}) =>
  again(decision, spoken(lang), async (engine, game) => {
    const weighed = await weighCoup(engine, game, 0, depth, wishesOf(signal));
    return decided(engine, decision, game, weighed, depth, wishesOf(signal));
  });

/** The same decision played out until the difference is plain, with word of every block of trials. */
export const rollOut: RollOut = (decision, { lang, onProgress, signal } = {}) =>
  again(decision, spoken(lang), async (engine, game) => {
    const wishes = wishesOf(signal);
    const weighed = await weighCoup(engine, game, 0, "full", wishes);
    const chosen = chosenOf(weighed, game.coups[0]!);
    if (chosen === null || weighed.candidates.length < 2) return null;
    const at = { seed: decision.coup - 1, consolation: game.consolation };
    const end = await rolled(engine, weighed, chosen, at, wishes, async (now, trials) => {
      const so = await decided(engine, decision, game, now, "rollout", wishes);
      if (so) onProgress?.(wordedDecision(so, spoken(lang)), trials, ANALYSIS.TRIALS);
    });
    return decided(engine, decision, game, end, "rollout", wishes);
  });

/** A decision over the dames made anew; others have nothing to look at. */
function again(
  decision: ReportDecision,
  lang: Lang,
  make: (engine: Asker, game: RecordedGame) => Promise<ToldDecision | null>,
): Promise<ReportDecision> {
  return withEngines(async (engine) => {
    if (decision.kind !== "play" && decision.kind !== "stay") return decision;
    const found = await make(engine, await gameOf(engine, decision));
    return found ? wordedDecision(found, lang) : decision;
  });
}

/** A decision as a game of one coup; who stayed is taken to have made the best play. */
async function gameOf(engine: Asker, decision: ReportDecision): Promise<RecordedGame> {
  const { game, coup, position, throw: thrown, rules, consolation, played, kind } = decision;
  const row = rowAt(decision, position);
  const weighed = await engine.ask("weigh", { row, look: "net", consolation });
  const texts = weighed.candidates.map(({ play }) => play && playText(play));
  const left = kind === "stay" && played === "leave";
  const play = left ? null : kind === "play" ? texts.indexOf(played) : bestPlayOf(weighed);
  const only = { coup, releve: 1, position, throw: thrown, play, left, agreed: false, next: null };
  return {
    number: game,
    sits: [0, 1],
    rules,
    consolation,
    result: null,
    given_up: null,
    coups: [{ ...only, sits: [0, 1] }],
  };
}

/** The decision of the same kind by another weighing of its throw. */
async function decided(
  engine: Asker,
  decision: ReportDecision,
  game: RecordedGame,
  weighed: WeighedThrow,
  depth: Depth,
  wishes: Wishes,
): Promise<ToldDecision | null> {
  const [made] = await accounts(engine, game, [weighed], 0, wishes);
  const all = made ? await new Decider(engine, game, depth, wishes).decisions(made) : [];
  const found = all.find(({ kind }) => kind === decision.kind);
  return found ? { ...found, player: decision.player } : null;
}
