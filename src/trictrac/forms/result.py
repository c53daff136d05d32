"""What passes between a form and the board: who sits, and how their partie ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trictrac.errors import short
from trictrac.forms.errors import FormError, whole
from trictrac.words import fact

MOST_TROUS = 1000
"""Far more than anybody ever took in one partie."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who sits at the board for the next partie or marque."""

    sits: tuple[int, int]
    """The two players, by their place in ``Form.players``."""
    first: int | None
    """The player who has the primaute; None = one die each (art. V)."""
    target: int
    """The trous that end the partie; 0 = written game, it ends when a player leaves with six trous on the board."""


@dataclass(frozen=True, slots=True)
class PartieResult:
    """How one partie or marque ended. The pairs are in the order of ``Pairing.sits``."""

    trous: tuple[int, int]
    series: tuple[bool, bool] = (False, False)
    """Whether each one's trous stand in one unbroken run at the end (art. XV); never with no trou."""
    left_by: int | None = None
    """0 or 1: who left and thereby ended the marque; None if that is not known, and in the ordinary game."""
    first: int | None = None
    """0 or 1: who began, where one die each decided it. A form that needs it and is not told takes 0."""

    def __post_init__(self) -> None:
        _two(self.trous, "trous")
        _two(self.series, "series")
        for count in self.trous:
            whole(
                count,
                0,
                MOST_TROUS,
                "form-refused-trous",
            )
        for flag in self.series:
            if not isinstance(flag, bool):
                raise FormError(
                    fact("form-refused-flag", given=short(flag)),
                )
        for who in (self.left_by, self.first):
            if who is not None and (isinstance(who, bool) or who not in (0, 1)):
                raise FormError(
                    fact("form-refused-seat", given=short(who)),
                )
        self._check_series()

    def _check_series(self) -> None:
        if all(self.series):
            raise FormError(
                fact("form-refused-two-series"),
            )
        for count, flag in zip(self.trous, self.series, strict=True):
            if flag and count == 0:
                raise FormError(fact("form-refused-series-without-trou"))
        if self.left_by is not None and self.trous[self.left_by] == 0:
            raise FormError(
                fact("form-refused-leaver-without-trou"),
            )
        if self.left_by is not None and self.series[1 - self.left_by]:
            raise FormError(
                fact("form-refused-leaver-breaks-series"),
            )

    @property
    def winner(self) -> int | None:
        """0 or 1: who has more trous; None when they are equal."""
        mine, his = self.trous
        return None if mine == his else int(his > mine)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"trous": list(self.trous), "series": list(self.series)}
        if self.left_by is not None:
            data["left_by"] = self.left_by
        if self.first is not None:
            data["first"] = self.first
        return data

    @classmethod
    def from_data(cls, data: Any) -> PartieResult:
        if not isinstance(data, dict) or not set(data) <= {"trous", "series", "left_by", "first"}:
            raise FormError(fact("form-refused-result", given=short(data)), short(data))
        series = data.get("series", [False, False])
        trous = data.get("trous")
        return cls(
            tuple(trous) if isinstance(trous, list) else trous,  # type: ignore[arg-type]
            tuple(series) if isinstance(series, list) else series,
            data.get("left_by"),
            data.get("first"),
        )


@dataclass(frozen=True, slots=True)
class PlayedPartie:
    """A partie of the history."""

    number: int
    """The number of the marque or game, from 1; a refait has the number of the marque it repeats."""
    pairing: Pairing
    result: PartieResult

    @property
    def is_refait(self) -> bool:
        """Equal trous: nobody won, the two play again."""
        return self.result.winner is None

    @property
    def first(self) -> int:
        """The player who began."""
        if self.pairing.first is not None:
            return self.pairing.first
        return self.pairing.sits[self.result.first or 0]

    @property
    def winner(self) -> int:
        """The player who won; not to be asked of a refait."""
        return self.pairing.sits[self._won]

    @property
    def loser(self) -> int:
        """The player who lost; not to be asked of a refait."""
        return self.pairing.sits[1 - self._won]

    @property
    def trous(self) -> tuple[int, int]:
        """The trous of the winner and of the loser."""
        return self.result.trous[self._won], self.result.trous[1 - self._won]

    @property
    def in_series(self) -> bool:
        """Whether the winner took all his trous in one unbroken run."""
        return self.result.series[self._won]

    @property
    def _won(self) -> int:
        won = self.result.winner
        if won is None:
            raise ValueError("a refait has no winner")
        return won


def _two(pair: object, name: str) -> None:
    if not isinstance(pair, tuple) or len(pair) != 2:
        raise FormError(
            fact("form-refused-pair", name=name, given=short(pair)),
        )
