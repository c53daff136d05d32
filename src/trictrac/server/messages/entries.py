"""The entries of a table's log as everybody may see them: a closed union, told apart by ``kind``.

What a type does not name is not told: the ids of people and who alone may sit where stay in the log.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Generic, Literal, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from trictrac.forms import FORMS
from trictrac.table.events import Event, PlayerEvent, Points

Kind = TypeVar("Kind", bound=str)
Data = TypeVar("Data")
ModeName = Literal["automatic", "assisted", "strict"]
SeatKind = Literal["person", "computer"]
TableStatus = Literal["open", "playing", "over"]


def _known_form(name: str) -> str:
    if name not in FORMS:
        raise ValueError(f"the forms of play are {', '.join(FORMS)}")
    return name


FormName = Annotated[str, AfterValidator(_known_form)]
FormSetting = (
    Annotated[int, Field(strict=True)]
    | Annotated[str, Field(max_length=40)]
    | Annotated[list[int], Field(max_length=6)]
    | None
)
"""What a form asks, beside the number of players: ``/api/house`` tells which settings each form has."""


def left_out(value: object) -> bool:
    """Whether a field is missing from the message."""
    return value is None


class Outgoing(BaseModel):
    """What all have in common."""

    model_config = ConfigDict(frozen=True)

    @classmethod
    def of(cls, value: object) -> Self:
        """What a value of the package has under the same names."""
        return cls.model_validate(value, from_attributes=True)


class ConventionsView(Outgoing):
    """What is agreed at a table, with the settings of its form."""

    model_config = ConfigDict(frozen=True, extra="allow")
    __pydantic_extra__: dict[str, FormSetting]

    form: str
    players: int
    rules: str
    modes: list[ModeName]
    free_hands: bool
    clock: tuple[float, float] | None = Field(None, exclude_if=left_out)
    start: str | None = Field(None, exclude_if=left_out)


class SuggestionView(ConventionsView):
    """Other conventions that somebody suggests, and who has agreed to them."""

    agreed: list[int]


class PlanView(Outgoing):
    """What a seat is for."""

    kind: SeatKind
    level: str | None = Field(None, exclude_if=left_out)
    attention: float | None = Field(None, exclude_if=left_out)


class Nothing(Outgoing):
    """The entry says it all."""


class OpenedData(Outgoing):
    """How a table was opened."""

    scheme: str
    commitment: str
    conventions: ConventionsView
    seats: list[PlanView]
    listed: bool
    delayed: bool
    private: bool | None = Field(None, exclude_if=left_out)
    before: str | None = Field(None, exclude_if=left_out)


class SatData(Outgoing):
    """Who sat down, with the seal of their seed."""

    name: str
    seal: str


class SealData(Outgoing):
    """A new seal, after somebody rose."""

    seal: str


class SeedData(Outgoing):
    """An opened seal."""

    seed: str


class AgreementData(Outgoing):
    """Conventions that were suggested or agreed on."""

    conventions: ConventionsView


class BegunData(Outgoing):
    """The players as the game calls them, and the dice that drew their order: who threw, and what."""

    players: list[str]
    before: int | None = Field(None, exclude_if=left_out)
    """Dice of earlier draws, where the conventions were changed: the dice go on after them."""
    draw: list[tuple[int, int]] | None = Field(None, exclude_if=left_out)


class Talk(Outgoing):
    """Something said: a phrase of the house, or free text."""

    phrase: str | None = Field(None, exclude_if=left_out)
    text: str | None = Field(None, exclude_if=left_out)


class HushData(Outgoing):
    """Whether free talk is off."""

    on: bool


class MovedData(Outgoing):
    """The table of the return match."""

    table: str


class CommitmentData(Outgoing):
    """A new commitment to the dice."""

    commitment: str


class TakenBackData(Outgoing):
    """The last entry that still counts: what happened since is undone."""

    to: int


class SecretData(Outgoing):
    """The server's part of the dice, and those of before, if the house was restored from a copy."""

    secret: str
    earlier: list[str] | None = Field(None, exclude_if=left_out)


@dataclass(frozen=True, slots=True)
class ClaimHeard(PlayerEvent):
    """A claim as it is told while players must find out for themselves whether it is right (art. XVII)."""

    kind: Literal["claimed"] = field(default="claimed", kw_only=True, repr=False)
    points: Points


HeardEvent = Annotated[Event, Field(discriminator="kind")] | ClaimHeard


class ToldEntry(Outgoing, Generic[Kind, Data]):
    """What all entries carry."""

    seq: int
    at: float
    player: int | None = None
    kind: Kind
    data: Data


class OpenedEntry(ToldEntry[Literal["opened"], OpenedData]):
    """The table was opened."""


class SatEntry(ToldEntry[Literal["sat"], SatData]):
    """Somebody took a seat."""


class SealedEntry(ToldEntry[Literal["sealed"], SealData]):
    """Somebody sealed a new seed."""


class RevealedEntry(ToldEntry[Literal["revealed"], SeedData]):
    """Somebody opened their seal."""


class AgreementEntry(ToldEntry[Literal["suggested", "agreed"], AgreementData]):
    """Conventions were suggested, or agreed on."""


class BegunEntry(ToldEntry[Literal["begun"], BegunData]):
    """The game began."""


class EventEntry(ToldEntry[Literal["event"], HeardEvent]):
    """Something happened at the table of the law."""


class SaidEntry(ToldEntry[Literal["said"], Talk]):
    """Somebody said something."""


class HushedEntry(ToldEntry[Literal["hushed"], HushData]):
    """Somebody turned free talk off or on."""


class TakenBackEntry(ToldEntry[Literal["taken_back"], TakenBackData]):
    """Somebody who plays with computers took their last choice back."""


class MovedEntry(ToldEntry[Literal["moved"], MovedData]):
    """The return match is open."""


class RestoredEntry(ToldEntry[Literal["restored"], CommitmentData]):
    """The house was restored from a copy: all promises about the dice are made anew."""


class DisclosedEntry(ToldEntry[Literal["disclosed"], SecretData]):
    """The table is over, and the secret of the dice told."""


class BareEntry(ToldEntry[Literal["rose", "consented", "withdrew", "resumed", "gone", "rematch", "closed"], Nothing]):
    """Entries that need no data."""


WireEntry = Annotated[
    OpenedEntry
    | SatEntry
    | SealedEntry
    | RevealedEntry
    | AgreementEntry
    | BegunEntry
    | EventEntry
    | SaidEntry
    | HushedEntry
    | TakenBackEntry
    | MovedEntry
    | RestoredEntry
    | DisclosedEntry
    | BareEntry,
    Field(discriminator="kind"),
]
ENTRY: TypeAdapter[WireEntry] = TypeAdapter(WireEntry)
