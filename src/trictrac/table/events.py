"""What happened at a table: numbered, append-only, enough to rebuild it."""

from __future__ import annotations

import enum
from typing import Any, NamedTuple

from trictrac.errors import TrictracError
from trictrac.play import Play


class BadEventError(TrictracError):
    """Data that is no event."""


class EventKind(enum.Enum):
    """Everything that can happen."""

    JOINED = "joined"
    SEATED = "seated"  # two players sit down to a game; `first` has the primaute, or nobody yet
    DIE = "die"  # one die at the opening
    THROWN = "thrown"
    MARKED = "marked"
    ADOUBE = "adoube"
    TOUCHED = "touched"
    STAYED = "stayed"
    LEAVING = "leaving"  # announced; the other may still object
    AGREED = "agreed"
    LEFT = "left"
    PLAYED = "played"
    CLAIMED = "claimed"
    CORRECTED = "corrected"
    OBLIGED = "obliged"
    CONTESTED = "contested"
    REPLAYED = "replayed"
    RESIGNED = "resigned"
    PROPOSED = "proposed"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    FLAG = "flag"
    ENDED = "ended"  # the game or marque at the board
    FINISHED = "finished"  # the whole session


class Event(NamedTuple):
    """One event; fields that do not concern it are None. Tables make many, and a tuple is the quickest to make."""

    seq: int
    kind: EventKind
    player: int | None = None
    at: float = 0.0
    dice: tuple[int, ...] | None = None
    points: int | None = None
    trous: int | None = None
    play: Play | None = None
    case: int | None = None
    what: str | None = None
    first: int | None = None
    right: bool | None = None
    sits: tuple[int, int] | None = None
    result: tuple[int, int] | None = None
    """The trous of the two who sat, when a game ends."""
    series: tuple[bool, bool] | None = None

    def to_data(self) -> dict[str, Any]:
        """Plain data, empty fields left out."""
        data: dict[str, Any] = {}
        for field in self._fields:
            value = getattr(self, field)
            if value is None or (field == "at" and not value):
                continue
            if isinstance(value, enum.Enum):
                value = value.value
            elif isinstance(value, Play):
                value = str(value)
            elif isinstance(value, tuple):
                value = list(value)
            data[field] = value
        return data

    @classmethod
    def from_data(cls, data: object) -> Event:
        """Reads an event from plain data."""
        try:
            values = dict(data)  # type: ignore[call-overload]
            unknown = set(values) - set(cls._fields)
            if unknown:
                raise ValueError(f"no field {sorted(unknown)[0]!r}")
            _check_types(values)
            values["kind"] = EventKind(values["kind"])
            _check_parts(values)
            if "play" in values:
                values["play"] = Play.parse(values["play"])
            for name in ("dice", "sits", "result", "series"):
                if name in values:
                    values[name] = tuple(values[name])
            return cls(**values)
        except (TypeError, ValueError, KeyError) as error:
            raise BadEventError(f"not an event: {error}"[:300], repr(data)[:200]) from None


_OF_THE_TABLE = (EventKind.SEATED, EventKind.ENDED, EventKind.FINISHED)
"""Events that no player makes."""
_PARTS = {
    EventKind.SEATED: ("sits",),
    EventKind.DIE: ("dice",),
    EventKind.THROWN: ("dice",),
    EventKind.MARKED: ("points",),
    EventKind.TOUCHED: ("case",),
    EventKind.PLAYED: ("play",),
    EventKind.REPLAYED: ("play",),
    EventKind.CLAIMED: ("points", "right"),
    EventKind.CONTESTED: ("points", "right"),
    EventKind.PROPOSED: ("what",),
    EventKind.ACCEPTED: ("what",),
    EventKind.ENDED: ("result", "series"),
}
"""What an event of each kind cannot do without."""
_INTEGERS = {"seq": 10**9, "player": 100, "points": 1000, "trous": 200, "case": 24, "first": 100}
_PAIRS: dict[str, type] = {"sits": int, "result": int, "series": bool}


def _check_types(values: dict[str, Any]) -> None:
    """What an event may hold; ranges that only the table knows are its own affair."""
    for name, most in _INTEGERS.items():
        value = values.get(name, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise ValueError(f"{name} cannot be {value!r}")
    for name, kind in _PAIRS.items():
        pair = values.get(name, [kind(), kind()])
        if not isinstance(pair, list) or len(pair) != 2 or any(type(each) is not kind for each in pair):
            raise ValueError(f"{name} cannot be {pair!r}")
    dice = values.get("dice", [1])
    if not isinstance(dice, list) or not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise ValueError(f"dice cannot be {dice!r}")
    if not isinstance(values.get("at", 0.0), (int, float)) or isinstance(values.get("at"), bool):
        raise ValueError("at is a time")
    for name, kind in (("play", str), ("what", str), ("right", bool)):
        if name in values and not isinstance(values[name], kind):
            raise ValueError(f"{name} cannot be {values[name]!r}")


def _check_parts(values: dict[str, Any]) -> None:
    """Whether everything is there that an event of its kind says."""
    kind = values["kind"]
    if ("player" in values) == (kind in _OF_THE_TABLE):
        raise ValueError(f"{kind.value} is {'of no' if 'player' in values else 'of a'} player")
    for name in _PARTS.get(kind, ()):
        if name not in values:
            raise ValueError(f"{kind.value} needs its {name}")
    if "dice" in values and len(values["dice"]) != (1 if kind is EventKind.DIE else 2):
        raise ValueError(f"{kind.value} is of {'one die' if kind is EventKind.DIE else 'two dice'}")
    if values.get("what", "exit") not in ("exit", "stop"):
        raise ValueError(f"what cannot be {values['what']!r}")
