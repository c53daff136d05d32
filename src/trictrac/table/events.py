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
            if "play" in values:
                values["play"] = Play.parse(values["play"])
            for name in ("dice", "sits", "result", "series"):
                if name in values:
                    values[name] = tuple(values[name])
            return cls(**values)
        except (TypeError, ValueError, KeyError) as error:
            raise BadEventError(f"not an event: {error}"[:300], repr(data)[:200]) from None


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
    if not isinstance(dice, list) or len(dice) not in (1, 2) or any(die not in range(1, 7) for die in dice):
        raise ValueError(f"dice cannot be {dice!r}")
    if not isinstance(values.get("at", 0.0), (int, float)) or isinstance(values.get("at"), bool):
        raise ValueError("at is a time")
    for name, kind in (("play", str), ("what", str), ("right", bool)):
        if name in values and not isinstance(values[name], kind):
            raise ValueError(f"{name} cannot be {values[name]!r}")
