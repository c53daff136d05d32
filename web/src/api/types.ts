/** The server's types under the names that the pages use; schema.ts is generated from the server (`npm run types`). */
import type { components, Entries, EventEntry } from "./schema";

export type {
  BoardView,
  ClaimView,
  ClientMessage,
  ConventionsView as Conventions,
  CoupView,
  DecisionView,
  FactView,
  MarksView,
  ProposalView,
  ReasonView,
  Refusal,
  SeatView,
  ServerMessage,
  TableOptions,
  TableView,
  TalkView as Talk,
  WayView,
  WhyView,
} from "./schema";

export type Me = components["schemas"]["Me"];
export type House = components["schemas"]["HouseView"];
export type FormOfPlay = components["schemas"]["FormView"];
export type FormField = FormOfPlay["fields"][number];
export type Opened = components["schemas"]["Opened"];
export type WhyNot = components["schemas"]["WhyNot"];
export type OpenTable = components["schemas"]["OpenTable"];
export type Account = components["schemas"]["AccountView"];
export type SeatRequest = components["schemas"]["SeatRequest"];

export type WireEntry = Entries["entries"][number];
/** An event of the table inside an entry (docs/playing.md). */
export type TableEvent = EventEntry["data"];
