"""What a game waits for, in the order of the coup (art. V, XVI, XVIII)."""

from __future__ import annotations

from trictrac.enums import NamedEnum
from trictrac.kernel import state


class Phase(NamedEnum):
    """What a game waits for (art. XVIII)."""

    OPENING = state.OPENING
    """One die each, the higher begins (art. V)."""
    THROW = state.THROW
    """The side whose turn it is throws, or marks the dice that already lie on the table."""
    DECIDE = state.DECIDE
    """The thrower made a trou with their own throw: stay or leave (art. XVI)."""
    PLAY = state.PLAY
    """The thrower has marked and plays the numbers."""
    OVER = state.OVER
    """The game has ended."""

    @property
    def marked(self) -> bool:
        """Whether a throw lies on the table whose points the thrower has already marked."""
        return self in (Phase.DECIDE, Phase.PLAY)
