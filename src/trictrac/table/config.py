"""How a table is set up: players, form, rules, how each one marks, the clock."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

from trictrac.errors import TrictracError


class Mode(enum.Enum):
    """Who moves a player's jetons (ruling 6)."""

    AUTOMATIC = "automatic"
    """The program marks."""
    ASSISTED = "assisted"
    """The player marks, the program warns before it is too late."""
    STRICT = "strict"
    """The player marks, nothing warns, the other may send him to school."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A delay for every coup, then a reserve for the session; correspondence is a delay of days, no reserve."""

    delay: float
    reserve: float = 0.0

    def __post_init__(self) -> None:
        if not (self.delay > 0 and self.reserve >= 0):
            raise TrictracError("a clock has a delay above zero and a reserve of zero or more", str(self))


@dataclass(frozen=True, slots=True)
class Setting:
    """What the players agreed before sitting down."""

    modes: tuple[Mode, ...]
    """One for each player of the form; both see the other's."""
    free_hands: bool = False
    """Strict players may also misplay: fausse case and dame touchee (art. XVII)."""
    clock: Clock | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        data: dict[str, Any] = {"modes": [mode.value for mode in self.modes], "free_hands": self.free_hands}
        if self.clock:
            data["clock"] = [self.clock.delay, self.clock.reserve]
        return data

    @classmethod
    def from_dict(cls, data: object) -> Setting:
        """Reads plain data."""
        try:
            values = dict(data)  # type: ignore[call-overload]
            clock = Clock(*map(float, values["clock"])) if values.get("clock") else None
            return cls(tuple(Mode(mode) for mode in values["modes"]), bool(values.get("free_hands", False)), clock)
        except (TypeError, ValueError, KeyError) as error:
            raise TrictracError(f"not the setting of a table: {error}"[:300], repr(data)[:200]) from None
