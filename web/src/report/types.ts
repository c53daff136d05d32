/** What an analysis says: the JSON of `trictrac analyse --json` (docs/analysis.md). Amounts are parties or jetons. */
import type { Lang } from "../words";

export type Depth = "quick" | "full" | "rollout";
export type Unit = "parties" | "jetons";
export type Kind = "play" | "stay" | "mark" | "agreement" | "resignation";
export type DecisionClass = "forced" | "equal" | "best" | "inaccuracy" | "error" | "blunder";
export type Category =
  "placing" | "filling" | "keeping" | "exposure" | "corner" | "running" | "tenue" | "exit" | "marking";

/** `result − start = skill + luck`. */
export interface Account {
  readonly start: number;
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
}

export interface ReportPlayer extends Account {
  readonly name: string;
  readonly luck_adjusted: number;
  /** Those that count. */
  readonly decisions: number;
  readonly loss_per_decision: number;
  /** Of the 95 % interval; null with fewer than two decisions. */
  readonly half_width: number | null;
  /** The key of a level (`level-KEY`); null: too few decisions. */
  readonly resembles: string | null;
  /** The share of marks that were right; null where the program marks. */
  readonly marking: number | null;
}

export interface ReportCandidate {
  /** The play, or `leave`. */
  readonly play: string;
  readonly value: number;
  readonly loss: number;
  readonly win: number;
  /** The standard error of the loss where a rollout gave it. */
  readonly error: number | null;
}

export interface ReportDecision {
  readonly game: number;
  readonly coup: number;
  /** A place in `players`. */
  readonly player: number;
  readonly kind: Kind;
  readonly position: string;
  readonly throw: string;
  readonly played: string;
  readonly best: string;
  readonly loss: number;
  readonly error: number;
  readonly class: DecisionClass;
  readonly categories: readonly Category[];
  /** Sentences in the language that was asked for. */
  readonly reasons: readonly string[];
  /** The best six and the one that was chosen, the best first; none where there was one choice, or no choice of dames. */
  readonly candidates: readonly ReportCandidate[];
  /** The rules of this very game, with the trous that win it. */
  readonly rules: string;
  /** The consolation of this marque in jetons; 0 in the ordinary game. */
  readonly consolation: number;
}

/** What one coup changed, as its thrower sees it. */
export interface ReportCoup extends Account {
  readonly game: number;
  readonly releve: number;
  readonly coup: number;
  readonly player: number;
  readonly throw: string;
}

/** The coups of one releve together, as the player who threw first sees it. */
export interface ReportReleve extends Account {
  readonly game: number;
  readonly releve: number;
  readonly player: number;
}

export interface AnalysisReport {
  readonly unit: Unit;
  readonly depth: Depth;
  readonly finished: boolean;
  readonly players: readonly ReportPlayer[];
  readonly decisions: readonly ReportDecision[];
  readonly coups: readonly ReportCoup[];
  readonly releves: readonly ReportReleve[];
  /** Why the analysis ends before the record. */
  readonly problem: string | null;
  /** What the record says wrongly though it hides nothing from the analysis; reports of older days do not say. */
  readonly flaw?: string | null;
}

/** What `analyseRecord(text, depth, wishes)` and `deepen(decision, depth, wishes)` of `analyse.ts` may be told. */
export interface AnalysisWishes {
  /** The language of the reasons; that of the page unless it is given. */
  readonly lang?: Lang;
  /** Which session of the record, from 0. */
  readonly session?: number;
  /** Told how many coups of how many are done. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Gives it up: the promise is rejected with the `EngineError` "cancelled". */
  readonly signal?: AbortSignal;
}

/** The same for `rollOut(decision, wishes)`. */
export interface RolloutWishes {
  readonly lang?: Lang;
  /** The decision as it stands after so many trials of at most so many. */
  readonly onProgress?: (now: ReportDecision, trials: number, most: number) => void;
  readonly signal?: AbortSignal;
}

export type AnalyseRecord = (text: string, depth: Depth, wishes?: AnalysisWishes) => Promise<AnalysisReport>;
export type Deepen = (decision: ReportDecision, depth: Depth, wishes?: AnalysisWishes) => Promise<ReportDecision>;
export type RollOut = (decision: ReportDecision, wishes?: RolloutWishes) => Promise<ReportDecision>;
