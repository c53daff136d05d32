/** What the server says away from the table, under the names that these pages use. */
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Examined = Schemas["Examined"];
export type Judged = Schemas["JudgedView"];
export type Tour = Schemas["TourView"];
export type TourStep = Schemas["StepView"];
export type TourSession = Schemas["SessionView"];
export type Checked = Schemas["CheckedView"];

/** One choice of a hint (docs/hints.md). */
export interface HintChoice {
  readonly play: string | null;
  readonly leaves: boolean;
  readonly after: string;
  readonly value: number;
  readonly loss: number;
  readonly plies: number;
  readonly chances: { readonly win: number; readonly lose: number };
  readonly sentences: readonly Schemas["FactView"][];
}

export interface Hint {
  readonly position: string;
  readonly throw: string;
  readonly unit: "stakes" | "jetons";
  readonly count: number;
  readonly choices: readonly HintChoice[];
  readonly decision: { readonly stay: HintChoice; readonly leave: HintChoice } | null;
  readonly sentences: readonly Schemas["FactView"][];
}

/** A finished game in the list of one's games. */
export interface PlayedGame {
  readonly id: string;
  readonly created: number;
  /** When something happened last. */
  readonly ended: number;
  readonly form: string;
  readonly players: readonly string[];
  /** What each won or lost, in stakes or jetons; null: not over, or played before totals were kept. */
  readonly totals: readonly (number | null)[];
}

/** Where one is signed in. */
export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  /** Whether it is the one that asks. */
  readonly this: boolean;
}
