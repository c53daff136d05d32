"""How a table is set up: players, form, rules, how each one marks, the clock."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

from trictrac.errors import TrictracError
from trictrac.forms import Form, FormError
from trictrac.phase import Phase
from trictrac.position import Position
from trictrac.side import Side
from trictrac.words import fact


class Mode(enum.Enum):
    """Who moves a player's jetons (XVII.1)."""

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
    start: Position | None = None
    """What the first game begins from, if not from the talons; its dice, if any, are the first throw."""

    def check(self, form: Form) -> None:
        """Refuses a setting that does not go with a form."""
        if len(self.modes) != len(form.players):
            raise FormError(
                fact("form-refused-modes", players=len(form.players), modes=len(self.modes)),
            )
        if self.start is not None:
            _check_start(self.start, form)

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        data: dict[str, Any] = {"modes": [mode.value for mode in self.modes], "free_hands": self.free_hands}
        if self.clock:
            data["clock"] = [self.clock.delay, self.clock.reserve]
        if self.start:
            data["start"] = str(self.start)
        return data

    @classmethod
    def from_data(cls, data: object) -> Setting:
        """Reads plain data."""
        try:
            values = dict(data)  # type: ignore[call-overload]
            clock = Clock(*map(float, values["clock"])) if values.get("clock") else None
            start = Position.parse(str(values["start"])) if "start" in values else None
            return cls(
                tuple(Mode(mode) for mode in values["modes"]), bool(values.get("free_hands", False)), clock, start
            )
        except (TypeError, ValueError, KeyError) as error:
            raise TrictracError(f"not the setting of a table: {error}"[:300], repr(data)[:200]) from None


def _check_start(start: Position, form: Form) -> None:
    """A position can be begun from if it can be judged and nobody has won yet."""
    faults = start.fatal_faults()
    if faults:
        raise FormError(fact("form-refused-start", start=str(start), why=faults[0].told), str(start))
    if start.phase is not Phase.THROW:
        raise FormError(fact("form-refused-start", start=str(start), why=fact("form-refused-start-marked")), str(start))
    pairing = form.pairing()
    for side in Side:
        trous = start.camp(side).trous
        if pairing is not None and 0 < pairing.target <= trous:
            raise FormError(
                fact("form-refused-start-over", start=str(start), target=pairing.target),
                str(start),
            )
