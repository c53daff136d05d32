/** The server's types under the names that the pages use; schema.ts is generated from the server (`npm run types`). */
import type { components } from "./schema";

export type {
  BoardView,
  ClaimView,
  ClientMessage,
  CoupView,
  DecisionView,
  MarksView,
  ProposalView,
  ReasonView,
  Refusal,
  SeatView,
  Sentence,
  ServerMessage,
  TableOptions,
  TableView,
  WayView,
  WhyView,
  WireEntry,
} from "./schema";

export type Me = components["schemas"]["Me"];
export type House = components["schemas"]["HouseView"];
export type Opened = components["schemas"]["Opened"];
export type WhyNot = components["schemas"]["WhyNot"];
export type OpenTable = components["schemas"]["OpenTable"];
export type SeatRequest = components["schemas"]["SeatRequest"];

/** An event of the table inside an entry (docs/playing.md); fields that do not concern it are missing. */
export interface TableEvent {
  readonly kind: string;
  readonly player?: number;
  readonly dice?: readonly number[];
  readonly points?: number;
  readonly trous?: number;
  readonly play?: string;
  readonly case?: number;
  readonly what?: string;
  readonly first?: number;
  readonly right?: boolean;
  readonly sits?: readonly [number, number];
  readonly result?: readonly [number, number];
  readonly series?: readonly [boolean, boolean];
}

/** Something said at a table. */
export interface Talk {
  readonly seq: number;
  readonly at: number;
  readonly player: number | null;
  readonly phrase?: string;
  readonly text?: string;
}

/** One line of an account: who pays whom, how much, and why. */
export interface AccountEntry {
  readonly marque: number;
  readonly from: string;
  readonly to: string;
  readonly jetons: number;
  readonly reason: string;
  readonly text: string;
}

export interface Account {
  readonly final: boolean;
  readonly fiche: number;
  readonly entries: readonly AccountEntry[];
  readonly totals: readonly { readonly player: string; readonly jetons: number; readonly fiches: number | string }[];
}

/** What is agreed at a table, as the server tells it. */
export interface Conventions {
  readonly form: "ordinary" | "a-ecrire" | "poule";
  readonly players: number;
  readonly rules: string;
  readonly modes: readonly ("automatic" | "assisted" | "strict")[];
  readonly free_hands: boolean;
  readonly kind?: "deux" | "tourner" | "equipes" | "chouette";
  readonly marques?: number;
  readonly games?: number;
  readonly stake?: number;
  readonly clock?: readonly [number, number];
}
