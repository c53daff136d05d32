"""Messages of the server to clients: what happened at a table, and how it stands."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from trictrac.server.messages.entries import (
    ConventionsView,
    Outgoing,
    SeatKind,
    SuggestionView,
    TableStatus,
    Talk,
    WireEntry,
    left_out,
)
from trictrac.server.messages.facts import FactView
from trictrac.side import Colour
from trictrac.table.events import Proposable


class HeadSeat(Outgoing):
    """A seat in a line of the lobby."""

    name: str
    kind: SeatKind
    taken: bool
    guest: bool = False
    """Whether nobody vouches for the name: it is not that of an account."""


class SeatView(HeadSeat):
    """A seat at the table."""

    level: str | None = None
    seal: str | None = None
    seed: str | None = None


class MarksView(Outgoing):
    """Where the jetons and the fichet of one seat stand."""

    points: int
    bredouille: bool
    trous: int
    serie: bool


class ProposalView(Outgoing):
    """What waits for an answer."""

    player: int
    what: Proposable
    first: int | None
    accepted: list[int]


class WayView(Outgoing):
    """A dame's way on the thrower's march, to be drawn: 25 is out, ``rest`` where it stops between its numbers."""

    start: int
    end: int
    rest: int | None = None


class ReasonView(Outgoing):
    """One line of the score sheet of a throw, where nobody must find it alone."""

    side: Colour
    """Who marks."""
    jan: str
    points: int
    ways: int
    """The façons; for ``impuissance`` the numbers left unplayed."""
    case: int | None = None
    """On the thrower's march: the dame beaten, or the case filled."""
    article: str
    title: FactView
    detail: FactView
    text: FactView
    """The whole in one sentence."""
    routes: list[WayView]


class SheetView(Outgoing):
    """A score sheet line by line."""

    score: list[ReasonView]
    unscored: list[FactView]
    """Why nothing is scored where a reader would expect it."""


class CoupView(Outgoing):
    """A throw and what it was worth; ``score`` is missing where people must find it themselves."""

    player: int
    side: Colour
    dice: tuple[int, int]
    score: list[ReasonView] | None = None
    unscored: list[FactView] = Field(default_factory=list)
    """Why nothing is scored where a reader would expect it."""
    before: MarksView | None = None
    """The thrower's marks before the coup."""
    gained: int | None = None
    """Points of the thrower."""
    given: int | None = None
    """Points that the throw gives the opponent."""
    trous: int | None = None
    """Trous that they made by them."""
    double: bool | None = None
    """Whether their first twelve points were taken in bredouille, and made two trous (art. XV)."""
    asked: str | None = None
    """The table as it stood before the throw, to ask advice about."""


class DecisionView(Outgoing):
    """What follows from staying and from leaving (art. XVI)."""

    points: int
    """What is left beyond the trou, and is kept by staying."""
    other_points: int
    trous: int
    """The trous that one has."""
    ends: bool
    """Whether leaving ends the marqué."""


class WhyView(Outgoing):
    """A mark that a claim was about: what it should have been, and what it was."""

    kind: Literal["less", "more", "not_done"] | None = None
    """The fault; missing where there was none."""
    player: int
    """Who marked."""
    thrower: Colour
    dice: tuple[int, int]
    position: str
    """The dames that the throw found: what the lines speak of."""
    due: int
    marked: int
    points: int
    """Of the école; 0 where there was none."""
    score: list[ReasonView]
    """Their lines of the sheet; the opponent's are the opponent's business."""


class ClaimView(Outgoing):
    """An école that was claimed. Whether it was right is told when it was contested, or nothing of it can be taken up
    any more (XVII.10)."""

    number: int
    """Another for every claim of a game."""
    player: int
    """Who claims."""
    points: int
    open: bool
    """Whether the opponent may still contest it."""
    contested: bool
    right: bool | None = None
    worth: int | None = None
    """What the école was worth, told with ``right``; 0 where there was none (XVII.19)."""
    why: list[WhyView] | None = None


class ClockView(Outgoing):
    """Seconds: the delay of a coup, then what each player has left; ``since`` is when this coup began."""

    delay: float
    remaining: list[float]
    since: float
    now: float


class StandsView(Outgoing):
    position: str
    sits: tuple[int, int]
    """The players of white and black."""
    marks: tuple[MarksView, MarksView]
    pavillon: Colour | None = None
    """Who holds it (art. XV)."""


class EndView(StandsView):
    """The board as the last game left it."""

    coup: CoupView | None = None
    """The last throw, with its sheet."""


class BoardView(StandsView):
    """The game at the board."""

    phase: str
    coup: int
    turn: int
    """The player to throw or play."""
    awaits: int | None
    """The player whose time runs."""
    opening: dict[int, int]
    """Dice thrown to decide who begins, by player."""
    lying: tuple[int, int] | None = None
    """Dice that lie on the table already and are the next throw (art. V)."""
    may_decide: bool
    """Whether the player to play made a trou and may stay or leave."""
    stayed: bool = False
    """Whether they made one and stay."""
    plays: list[str] | None = None
    """What the law allows, once the dice are thrown; not where free hands may err."""
    score: list[ReasonView] | None = None
    throw: CoupView | None = None
    """The throw that lies on the table."""
    last: CoupView | None = None
    """The coup before, once it is played; without its sheet where somebody marks strictly."""
    decision: DecisionView | None = None
    """There when ``may_decide``."""
    may: dict[int, list[str]] = Field(default_factory=dict)
    """What each of the two at the board may do now, by the names of the messages."""
    target: int
    """The trous that win the game; 0 in the written game."""
    touched: list[int]
    contestable: list[int]
    """Players who may contest a claim."""
    claims: list[ClaimView] = Field(default_factory=list)
    """The écoles claimed lately, the last at the end."""
    proposal: ProposalView | None = None
    clock: ClockView | None = None


class DiceView(Outgoing):
    """What is known of the dice so far (docs/dice.md)."""

    scheme: str
    commitment: str
    rolled: int
    secret: str | None = None
    """Told when the table is over."""


class ResultView(Outgoing):
    """How a game ended: what each of the two who sat made of it."""

    sits: tuple[int, int]
    """The two, in the order of the pairs."""
    trous: tuple[int, int]
    series: tuple[bool, bool]
    left_by: int | None = Field(None, exclude_if=left_out)
    """The seat that left, where leaving ended a marqué."""
    first: int | None = Field(None, exclude_if=left_out)
    """The seat that began, where dice decided it."""


class TableView(Outgoing):
    """A table as it stands after an entry."""

    id: str
    seq: int
    status: TableStatus
    conventions: ConventionsView
    players: list[str]
    seats: list[SeatView]
    listed: bool
    delayed: bool
    private: bool
    dice: DiceView
    suggestion: SuggestionView | None = None
    restored: bool = False
    """Whether the house was restored from a copy in the middle of the game: it goes on when everybody has sealed and
    opened a new seed, and ends when somebody withdraws."""
    board: BoardView | None = None
    end: EndView | None = None
    results: list[ResultView] = Field(default_factory=list)
    totals: list[int] | None = None
    """What everybody won or lost so far."""
    hushed: list[int] = Field(default_factory=list)
    rematch: list[int] = Field(default_factory=list)
    before: str | None = None
    next: str | None = None
    teams: list[tuple[int, ...]] | None = None
    """Who win and lose together, where some do."""


class HeadView(Outgoing):
    """A line of the lobby: an open table that waits for players."""

    id: str
    created: float
    conventions: ConventionsView
    seats: list[HeadSeat]


class TalkView(Talk):
    """Something said, and by whom."""

    seq: int
    at: float
    player: int


class Snapshot(Outgoing):
    """Everything at once: the first message, and whenever too much was missed."""

    type: Literal["snapshot"] = "snapshot"
    you: int | None
    """The player one is."""
    talk: list[TalkView]
    here: list[int] = Field(default_factory=list)
    """The people at the table who are connected now; :class:`Presence` tells of changes."""
    view: TableView


class Entries(Outgoing):
    """What happened since the last message, and how the table stands now."""

    type: Literal["entries"] = "entries"
    you: int | None = None
    """The player one is; said once, to whoever comes back."""
    entries: list[WireEntry]
    view: TableView


class Ack(Outgoing):
    """A message was done, and is on disk."""

    type: Literal["ack"] = "ack"
    ref: str
    seq: int


class Refusal(Outgoing):
    """A message was not done, and why; nothing has changed."""

    type: Literal["refused"] = "refused"
    ref: str | None = None
    code: str
    article: str | None = None
    told: FactView


class Presence(Outgoing):
    """Which of the people at the table are connected now; the others are away."""

    type: Literal["presence"] = "presence"
    here: list[int]


class Bye(Outgoing):
    """The server ends the connection."""

    type: Literal["bye"] = "bye"
    code: str
    told: FactView


ServerMessage = Snapshot | Entries | Presence | Ack | Refusal | Bye
