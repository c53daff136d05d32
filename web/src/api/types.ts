/** The server's types under the names that the pages use; schema.ts is generated from the server (`npm run types`). */
import type { components, Entries, EventEntry } from "./schema";

export type {
  BoardView,
  ClaimView,
  ClientMessage,
  ClockView,
  ConventionsView as Conventions,
  CoupView,
  DecisionView,
  FactView,
  ReasonView,
  Refusal,
  ServerMessage,
  Snapshot,
  TableOptions,
  TableView,
  TalkView as Talk,
  WhyView,
} from "./schema";

type Schemas = components["schemas"];
export type Account = Schemas["AccountView"];
export type Checked = Schemas["CheckedView"];
export type Examined = Schemas["Examined"];
export type FormOfPlay = Schemas["FormView"];
export type FormField = FormOfPlay["fields"][number];
export type Hint = Schemas["HintView"];
export type HintChoice = Schemas["HintChoice"];
export type HintQuestion = Schemas["AskAdvice"];
export type House = Schemas["HouseView"];
export type Judged = Schemas["JudgedView"];
export type LobbyTable = Schemas["HeadView"];
export type Me = Schemas["Me"];
export type Opened = Schemas["Opened"];
export type OpenTable = Schemas["OpenTable"];
export type PlayedGame = Schemas["PlayedGame"];
export type SignedIn = Schemas["SignedIn"];
export type Tour = Schemas["TourView"];
export type TourStep = Schemas["StepView"];
export type WhyNot = Schemas["WhyNot"];

export type WireEntry = Entries["entries"][number];
/** An event of the table inside an entry (docs/playing.md). */
export type TableEvent = EventEntry["data"];
