"""What a player may ask of the table: a closed set of small values, each with its plain form."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar

from trictrac.errors import TrictracError
from trictrac.play import Play


class BadActionError(TrictracError):
    """Data that is no action."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something one player does. ``player`` is the index in the list of players."""

    player: int
    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Join(Action):
    """Sits down."""

    kind: ClassVar[str] = "join"


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throws the dice, or one die at the opening (art. V)."""

    kind: ClassVar[str] = "throw"
    confirmed: bool = False
    """Assisted marking warns once; this goes on all the same."""


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Advances the jeton by ``points``; ``trous`` is how far the fichet goes (None: as it should)."""

    kind: ClassVar[str] = "mark"
    points: int
    trous: int | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Adoube(Action):
    """Says «j'adoube» before straightening a dame: the next touch binds to nothing."""

    kind: ClassVar[str] = "adoube"


@dataclass(frozen=True, slots=True)
class Touch(Action):
    """Touches a dame to play it."""

    kind: ClassVar[str] = "touch"
    case: int
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Tenir (art. XVI)."""

    kind: ClassVar[str] = "stay"
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """S'en aller (art. XVI)."""

    kind: ClassVar[str] = "leave"
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Agrees to the other's leaving, or to the end of the game he marked."""

    kind: ClassVar[str] = "agree"


@dataclass(frozen=True, slots=True)
class PlayDames(Action):
    """Plays the numbers."""

    kind: ClassVar[str] = "play"
    play: Play
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """«École !»: marks the other's fault for oneself (art. XVII)."""

    kind: ClassVar[str] = "claim"
    points: int


@dataclass(frozen=True, slots=True)
class Correct(Action):
    """Only puts the other's excess right, without marking the ecole."""

    kind: ClassVar[str] = "correct"


@dataclass(frozen=True, slots=True)
class Oblige(Action):
    """Obliges the other to mark what he omitted, instead of marking the ecole."""

    kind: ClassVar[str] = "oblige"


@dataclass(frozen=True, slots=True)
class Contest(Action):
    """Contests the other's last claim; the program settles it at once."""

    kind: ClassVar[str] = "contest"


@dataclass(frozen=True, slots=True)
class Replay(Action):
    """Has the other's false play put right as one chooses among the legal plays (art. XVII)."""

    kind: ClassVar[str] = "replay"
    play: Play


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Gives the game up."""

    kind: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Proposes ``exit`` (sortie de convention, LL 119: ``first`` recommences) or ``stop`` (share the poule)."""

    kind: ClassVar[str] = "propose"
    what: str
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accepts the proposal on the table."""

    kind: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Declines it, or takes one's own back."""

    kind: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Tick(Action):
    """Nothing but the time: lets a flag fall. Any player, or the server as player -1, may send it."""

    kind: ClassVar[str] = "tick"


KINDS: dict[str, type[Action]] = {
    action.kind: action
    for action in (
        Join, Throw, Mark, Adoube, Touch, Stay, Leave, Agree, PlayDames, Claim, Correct, Oblige, Contest, Replay,
        Resign, Propose, Accept, Decline, Tick,
    )
}  # fmt: skip


def to_data(action: Action) -> dict[str, Any]:
    """The action as plain data, defaults left out."""
    data: dict[str, Any] = {"do": action.kind}
    for field in dataclasses.fields(action):
        value = getattr(action, field.name)
        if field.name == "player" or value != field.default:
            data[field.name] = str(value) if isinstance(value, Play) else value
    return data


def from_data(data: object) -> Action:
    """Reads an action from plain data; anything else is a BadActionError with one sentence."""
    if not isinstance(data, dict) or not isinstance(data.get("do"), str) or data["do"] not in KINDS:
        raise BadActionError(f"an action says what to do: one of {', '.join(KINDS)}", repr(data)[:200])
    cls = KINDS[data["do"]]
    values: dict[str, Any] = {}
    for field in dataclasses.fields(cls):
        if field.name in data:
            values[field.name] = _read(field.name, data[field.name])
        elif field.default is dataclasses.MISSING:
            raise BadActionError(f"the action {cls.kind} needs its {field.name}", repr(data)[:200])
    unknown = set(data) - {field.name for field in dataclasses.fields(cls)} - {"do"}
    if unknown:
        raise BadActionError(f"the action {cls.kind} has no {sorted(map(str, unknown))[0]}", repr(data)[:200])
    return cls(**values)


def _read(name: str, value: Any) -> Any:
    if name == "play" and isinstance(value, str):
        return Play.parse(value)
    if name == "confirmed" and isinstance(value, bool):
        return value
    if name == "what" and isinstance(value, str):
        return value
    if name in ("trous", "first") and value is None:
        return None
    if (
        name in ("player", "points", "trous", "case", "first")
        and isinstance(value, int)
        and not isinstance(value, bool)
    ):
        return value
    raise BadActionError(f"{name} cannot be {value!r}"[:200], repr(value)[:200])
