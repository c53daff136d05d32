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
  MarksView,
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
export type Audit = Schemas["AuditView"];
export type Banned = Schemas["BannedView"];
export type Block = Schemas["Block"];
export type Locks = Schemas["LocksView"];
export type NewFactor = Schemas["NewFactor"];
export type Overview = Schemas["OverviewView"];
export type Report = Schemas["Report"];
export type TableLine = Schemas["TableLine"];
export type Account = Schemas["AccountView"];
export type Checked = Schemas["CheckedView"];
export type Effect = Schemas["Effect"];
export type Examined = Schemas["Examined"];
export type FormOfPlay = Schemas["FormView"];
export type FormField = FormOfPlay["fields"][number];
export type Hint = Schemas["HintView"];
export type AimView = Schemas["AimView"];
export type Moments = Schemas["MomentsView"];
export type HintChoice = Schemas["HintChoice"];
export type HintQuestion = Schemas["AskAdvice"];
export type House = Schemas["HouseView"];
export type Judged = Schemas["JudgedView"];
export type Learned = Schemas["LearnedView"];
export type LobbyTable = Schemas["HeadView"];
export type Me = Schemas["Me"];
export type Opened = Schemas["Opened"];
export type OpenTable = Schemas["OpenTable"];
export type PlayedGame = Schemas["PlayedGame"];
export type Recorded = Schemas["RecordedView"];
export type RecordedGame = Schemas["RecordedGameView"];
export type RecordedCoup = Schemas["RecordedCoupView"];
export type SignedIn = Schemas["SignedIn"];
export type ThrowsFound = Schemas["ThrowsView"];
export type Tour = Schemas["TourView"];
export type TourStep = Schemas["StepView"];
export type WhyNot = Schemas["WhyNot"];

export type WireEntry = Entries["entries"][number];
/** An event of the table inside an entry (docs/playing.md). */
export type TableEvent = EventEntry["data"];
