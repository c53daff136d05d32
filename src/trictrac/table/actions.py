"""What a player may ask of the table: one small frozen class per action, and the closed union of them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from trictrac import plain
from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.side import Colour


class BadActionError(TrictracError):
    """Data that are not an action."""


@dataclass(frozen=True, slots=True)
class PlayerAction(plain.Plain):
    """Something one player does."""

    tag: ClassVar = "do"
    do: str = field(kw_only=True)
    player: int
    """The index in the list of players."""


@dataclass(frozen=True, slots=True)
class Join(PlayerAction):
    """Sits down."""

    do: Literal["join"] = field(default="join", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class ThrowDice(PlayerAction):
    """Throws the dice, or one die at the opening (art. V)."""

    do: Literal["throw"] = field(default="throw", kw_only=True, repr=False)
    confirmed: bool = False
    """Assisted marking warns once; this goes on all the same."""


@dataclass(frozen=True, slots=True)
class ChooseColour(PlayerAction):
    """Takes the dames of a colour, where the dice gave the primaute and with it the choice (art. V)."""

    do: Literal["choose_colour"] = field(default="choose_colour", kw_only=True, repr=False)
    colour: Colour


@dataclass(frozen=True, slots=True)
class MarkPoints(PlayerAction):
    """Advances the jeton by ``points``; ``trous`` is how far the fichet goes (None: as it should)."""

    do: Literal["mark"] = field(default="mark", kw_only=True, repr=False)
    points: int
    trous: int | None = None
    confirmed: bool = False
    jetons: Literal[1, 2] | None = None
    """With free hands, by how many jetons: two show the bredouille of the second to mark (None: as it should)."""


@dataclass(frozen=True, slots=True)
class MarkNothing(PlayerAction):
    """Declares «I do not mark»: what is missing of the next points is an ecole (XVII.21)."""

    do: Literal["mark_nothing"] = field(default="mark_nothing", kw_only=True, repr=False)
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Adoube(PlayerAction):
    """Says «j'adoube» before straightening a dame: the next touch binds to nothing."""

    do: Literal["adoube"] = field(default="adoube", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Touch(PlayerAction):
    """Touches a dame to play it."""

    do: Literal["touch"] = field(default="touch", kw_only=True, repr=False)
    case: int
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Stay(PlayerAction):
    """Tenir (art. XVI)."""

    do: Literal["stay"] = field(default="stay", kw_only=True, repr=False)
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Leave(PlayerAction):
    """S'en aller (art. XVI)."""

    do: Literal["leave"] = field(default="leave", kw_only=True, repr=False)
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Agree(PlayerAction):
    """Agrees to the opponent's leaving, to the end of the game they marked, or to their play against the law."""

    do: Literal["agree"] = field(default="agree", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class PlayDames(PlayerAction):
    """Plays the numbers."""

    do: Literal["play"] = field(default="play", kw_only=True, repr=False)
    play: Annotated[Play, plain.AsText()]
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Claim(PlayerAction):
    """«École !»: marks the opponent's fault for oneself (art. XVII)."""

    do: Literal["claim"] = field(default="claim", kw_only=True, repr=False)
    points: int
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Correct(PlayerAction):
    """Only puts the opponent's excess right, without marking the ecole."""

    do: Literal["correct"] = field(default="correct", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Oblige(PlayerAction):
    """Obliges the opponent to mark what they omitted, instead of marking the ecole."""

    do: Literal["oblige"] = field(default="oblige", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Contest(PlayerAction):
    """Contests the opponent's last claim; the program settles it at once."""

    do: Literal["contest"] = field(default="contest", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class DeclineAugmentation(PlayerAction):
    """Gives up the second ecole that a wrong contest brought: nobody is bound to mark an ecole (art. XVII)."""

    do: Literal["decline_augmentation"] = field(default="decline_augmentation", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class AskReason(PlayerAction):
    """Asks the opponent for the reason of what they marked (XVII.27)."""

    do: Literal["ask_reason"] = field(default="ask_reason", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Invite(PlayerAction):
    """Invites the opponent to play: a declaration that one has marked (XVII.21)."""

    do: Literal["invite"] = field(default="invite", kw_only=True, repr=False)
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class BreakDice(PlayerAction):
    """Breaks the opponent's dice to have their mark put right before they throw again (XVIII.8)."""

    do: Literal["break_dice"] = field(default="break_dice", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Warn(PlayerAction):
    """An associate who rests warns the partner at the board (Lep. VI)."""

    do: Literal["warn"] = field(default="warn", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Replay(PlayerAction):
    """Has the opponent's false play put right as one chooses among the legal plays (art. XVII)."""

    do: Literal["replay"] = field(default="replay", kw_only=True, repr=False)
    play: Annotated[Play, plain.AsText()]


@dataclass(frozen=True, slots=True)
class Resign(PlayerAction):
    """Gives the game up."""

    do: Literal["resign"] = field(default="resign", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Propose(PlayerAction):
    """Proposes ``exit`` (sortie de convention, LL 119: ``first`` recommences) or ``stop`` (share the poule)."""

    do: Literal["propose"] = field(default="propose", kw_only=True, repr=False)
    what: str
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Accept(PlayerAction):
    """Accepts the proposal on the table."""

    do: Literal["accept"] = field(default="accept", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Decline(PlayerAction):
    """Declines it, or takes one's own back."""

    do: Literal["decline"] = field(default="decline", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Tick(PlayerAction):
    """Nothing but the time: lets a flag fall. Any player, or the server as player -1, may send it."""

    do: Literal["tick"] = field(default="tick", kw_only=True, repr=False)


Confirmable = ThrowDice | MarkPoints | MarkNothing | Touch | Stay | Leave | PlayDames | Claim | Invite
"""Actions that assisted marking warns about once; confirmed, they are done all the same."""
Action = (
    Join | ThrowDice | ChooseColour | MarkPoints | MarkNothing | Adoube | Touch | Stay | Leave | Agree | PlayDames
    | Claim | Correct | Oblige | Contest | DeclineAugmentation | AskReason | Invite | BreakDice | Warn | Replay | Resign
    | Propose | Accept | Decline | Tick
)  # fmt: skip
"""Everything a player can do."""

KINDS: dict[str, type[Action]] = plain.members(Action, "do")
"""The classes by their names in plain data."""
from_data: plain.Reader[Action] = plain.Reader(Action, "an action", BadActionError, "do")
"""Reads an action from plain data; anything else is a BadActionError with one sentence."""
