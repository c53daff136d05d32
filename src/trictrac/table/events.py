"""What happened at a table: one frozen class per kind of event, numbered, enough to rebuild the table.

``Event`` is the closed union of them all. The fields of a class are its data in logs, on the wire and in the browser's
types, in the order in which they stand here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from trictrac import plain
from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.side import Colour

Player = Annotated[int, Interval(ge=0, le=100)]
"""The index in the list of players."""
Points = Annotated[int, Interval(ge=0, le=1000)]
Die = Annotated[int, Interval(ge=1, le=6)]
Proposable = Literal["exit", "stop"]
"""A sortie de convention (LL 119), or the end of a poule."""


class BadEventError(TrictracError):
    """Data that are not an event."""


@dataclass(frozen=True, slots=True)
class PlayerEvent(plain.Plain):
    """An event of one player."""

    tag: ClassVar = "kind"

    seq: Annotated[int, Interval(ge=0, le=10**9)]
    kind: str = field(kw_only=True)
    player: Player
    at: float = field(default=0.0, kw_only=True)
    """Seconds on the clock of whoever keeps the table."""


@dataclass(frozen=True, slots=True)
class TableEvent(plain.Plain):
    """An event that no player makes."""

    tag: ClassVar = "kind"

    seq: Annotated[int, Interval(ge=0, le=10**9)]
    kind: str = field(kw_only=True)
    player: ClassVar[None] = None
    at: float = field(default=0.0, kw_only=True)


@dataclass(frozen=True, slots=True)
class Joined(PlayerEvent):
    """Somebody sat down at the table."""

    kind: Literal["joined"] = field(default="joined", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Seated(TableEvent):
    """Two players face each other for a game: white, black."""

    kind: Literal["seated"] = field(default="seated", kw_only=True, repr=False)
    first: Player | None = field(default=None, kw_only=True)
    """Who has the primaute; None: dice decide."""
    sits: Annotated[tuple[int, int], plain.Listed()]


@dataclass(frozen=True, slots=True)
class DieThrown(PlayerEvent):
    """The opening (art. V): one die, or both where one player throws them for the two (LL 28)."""

    kind: Literal["die"] = field(default="die", kw_only=True, repr=False)
    dice: Annotated[tuple[Die], plain.Listed()] | Annotated[tuple[Die, Die], plain.Listed()]
    """Of both the one that lies nearer to white comes first."""


@dataclass(frozen=True, slots=True)
class ColourChosen(PlayerEvent):
    """Whoever won the primaute took the dames of this colour (art. V): from now on they have its seat."""

    kind: Literal["colour_chosen"] = field(default="colour_chosen", kw_only=True, repr=False)
    colour: Colour


@dataclass(frozen=True, slots=True)
class Thrown(PlayerEvent):
    """Two dice, the higher first."""

    kind: Literal["thrown"] = field(default="thrown", kw_only=True, repr=False)
    dice: Annotated[tuple[Die, Die], plain.Listed()]


@dataclass(frozen=True, slots=True)
class Marked(PlayerEvent):
    """Points were marked, by a hand or by the program."""

    kind: Literal["marked"] = field(default="marked", kw_only=True, repr=False)
    points: Points
    trous: Annotated[int, Interval(ge=0, le=200)] | None = None
    """How far the fichet went; None: as far as it should."""
    jetons: Literal[1, 2] | None = None
    """By how many jetons, where hands are free; None: as it should."""


@dataclass(frozen=True, slots=True)
class MarkedNothing(PlayerEvent):
    """«I do not mark» was said: what is missing of those points is an ecole (XVII.21)."""

    kind: Literal["marked_nothing"] = field(default="marked_nothing", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Adoubed(PlayerEvent):
    """«J'adoube» was said: the next touch binds to nothing."""

    kind: Literal["adoube"] = field(default="adoube", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Touched(PlayerEvent):
    """A dame was touched."""

    kind: Literal["touched"] = field(default="touched", kw_only=True, repr=False)
    case: Annotated[int, Interval(ge=0, le=24)]


@dataclass(frozen=True, slots=True)
class Stayed(PlayerEvent):
    """Tenir (art. XVI)."""

    kind: Literal["stayed"] = field(default="stayed", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Leaving(PlayerEvent):
    """Leaving was announced; the opponent may still object."""

    kind: Literal["leaving"] = field(default="leaving", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Agreed(PlayerEvent):
    """The opponent agreed to a leaving, to the end of a game, or to a play against the law."""

    kind: Literal["agreed"] = field(default="agreed", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Left(PlayerEvent):
    """The dames went back to the talons because a player left (art. XVI)."""

    kind: Literal["left"] = field(default="left", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Played(PlayerEvent):
    """The numbers were played."""

    kind: Literal["played"] = field(default="played", kw_only=True, repr=False)
    play: Annotated[Play, plain.AsText()]


@dataclass(frozen=True, slots=True)
class Exchanged(PlayerEvent):
    """After an exit, which this player throws after, each kept the dames on their side (LL 120): the seats change."""

    kind: Literal["exchanged"] = field(default="exchanged", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Claimed(PlayerEvent):
    """«École !»: a fault of the opponent was marked (art. XVII)."""

    kind: Literal["claimed"] = field(default="claimed", kw_only=True, repr=False)
    points: Points
    right: bool


@dataclass(frozen=True, slots=True)
class Corrected(PlayerEvent):
    """The opponent's excess was put right and no ecole marked."""

    kind: Literal["corrected"] = field(default="corrected", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Obliged(PlayerEvent):
    """The opponent was obliged to mark what they omitted."""

    kind: Literal["obliged"] = field(default="obliged", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Contested(PlayerEvent):
    """The opponent's last claim was contested, and settled at once."""

    kind: Literal["contested"] = field(default="contested", kw_only=True, repr=False)
    points: Points
    right: bool
    """Whether the contest was right, and the claim false, wholly or in part."""
    worth: Points | None = None
    """What an ecole that was claimed for another number is worth (XVII.19)."""


@dataclass(frozen=True, slots=True)
class AugmentationDeclined(PlayerEvent):
    """The second ecole of a wrong contest was given up."""

    kind: Literal["augmentation_declined"] = field(default="augmentation_declined", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class ReasonAsked(PlayerEvent):
    """Somebody asked for the reason of what a player marked (XVII.27). The answer is what the marker claims of the last
    coups: so much for their throw, so much received, so much for ecoles."""

    kind: Literal["reason_asked"] = field(default="reason_asked", kw_only=True, repr=False)
    marker: Player
    own: Points = 0
    received: Points = 0
    ecoles: Points = 0


@dataclass(frozen=True, slots=True)
class Invited(PlayerEvent):
    """The opponent was invited to play: what was not marked by then is an ecole (XVII.21)."""

    kind: Literal["invited"] = field(default="invited", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class DiceBroken(PlayerEvent):
    """The opponent's throw was made void and their mark put right; they throw again (XVIII.8)."""

    kind: Literal["dice_broken"] = field(default="dice_broken", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Warned(PlayerEvent):
    """An associate warned the partner at the board (Lep. VI)."""

    kind: Literal["warned"] = field(default="warned", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Replayed(PlayerEvent):
    """The opponent's false play was put right as the player chose (art. XVII)."""

    kind: Literal["replayed"] = field(default="replayed", kw_only=True, repr=False)
    play: Annotated[Play, plain.AsText()]


@dataclass(frozen=True, slots=True)
class Resigned(PlayerEvent):
    """The game was given up."""

    kind: Literal["resigned"] = field(default="resigned", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Proposed(PlayerEvent):
    """Something was proposed that all it concerns must accept."""

    kind: Literal["proposed"] = field(default="proposed", kw_only=True, repr=False)
    what: Proposable
    first: Player | None = None
    """Who would recommence after a sortie de convention."""


@dataclass(frozen=True, slots=True)
class Accepted(PlayerEvent):
    """A player accepted the proposal."""

    kind: Literal["accepted"] = field(default="accepted", kw_only=True, repr=False)
    what: Proposable


@dataclass(frozen=True, slots=True)
class Declined(PlayerEvent):
    """A player declined the proposal, or took their own back."""

    kind: Literal["declined"] = field(default="declined", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class FlagFell(PlayerEvent):
    """The player ran out of time."""

    kind: Literal["flag"] = field(default="flag", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Ended(TableEvent):
    """The game or marque at the board is over."""

    kind: Literal["ended"] = field(default="ended", kw_only=True, repr=False)
    first: Player | None = field(default=None, kw_only=True)
    """The seat that left, where leaving ended a marque."""
    result: Annotated[tuple[int, int], plain.Listed()]
    """The trous of the two who sat, white's first."""
    series: Annotated[tuple[bool, bool], plain.Listed()]
    """Whether each made them in one run."""


@dataclass(frozen=True, slots=True)
class Finished(TableEvent):
    """The whole session is over."""

    kind: Literal["finished"] = field(default="finished", kw_only=True, repr=False)


Rolled = DieThrown | Thrown
"""Events with dice."""
Event = (
    Joined | Seated | DieThrown | ColourChosen | Thrown | Marked | MarkedNothing | Adoubed | Touched | Stayed | Leaving
    | Agreed | Left | Played | Exchanged | Claimed | Corrected | Obliged | Contested | AugmentationDeclined
    | ReasonAsked | Invited | DiceBroken | Warned | Replayed | Resigned | Proposed | Accepted | Declined | FlagFell
    | Ended | Finished
)  # fmt: skip
"""Everything that can happen."""
KINDS: dict[str, type[Event]] = plain.members(Event, "kind")
"""The classes by their names in plain data."""
from_data: plain.Reader[Event] = plain.Reader(Event, "an event", BadEventError, "kind")
"""Reads an event from plain data; anything else is a BadEventError with one sentence."""
_SAID = {
    name: attrgetter("kind", *(each.name for each in fields(kind) if each.name not in ("seq", "at")))
    for name, kind in KINDS.items()
}
"""What an event says, without its number and its time."""


def seats_after(event: Event, sits: tuple[int, int]) -> tuple[int, int]:
    """Who has white and who has black after an event."""
    match event:
        case Seated():
            return event.sits
        case Exchanged():
            return sits[::-1]
        case ColourChosen() if event.player in sits and sits.index(event.player) != (event.colour == "black"):
            return sits[::-1]
    return sits


def same(one: Event, other: Event) -> bool:
    """Whether two events say the same, whatever their numbers and times."""
    said = _SAID[one.kind]
    return one.kind == other.kind and said(one) == said(other)
