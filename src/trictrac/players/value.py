"""What an outcome is worth: the form of play turns a net's probabilities into one number.

Values are seen by the player about to throw and what one wins the other loses,
so that a change of side is a change of sign.
"""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from trictrac.forms.marque import CONSOLATION
from trictrac.forms.ordinary import stake_multiple
from trictrac.kernel import outcomes, stakes
from trictrac.players.engine import A
from trictrac.rules import Rules, Stakes

Values = NDArray[np.float32]

MARQUE = 10.0
"""About what a marque is worth in jetons: margins and errors are given in games, and this stands for one."""
GAME_IN_POINTS = 144.0
"""What a game is worth to those who count points: twelve trous of twelve."""


def ordinary_worth(rules: Rules) -> Values:
    """What each outcome of an ordinary game pays, in stakes (art. XX)."""
    half = (rules.trous + 1) // 2
    # Trous of the loser and unbroken series, for each kind of win.
    kinds = {
        stakes.SIMPLE: (half, False),
        stakes.FEW_TROUS: (min(1, half - 1), False),
        stakes.PAVILLON: (1, True),
        stakes.NO_TROU: (0, True),
    }
    wins = [stake_multiple(rules, *kinds[kind])[0] for kind in range(stakes.KINDS)]
    return np.array(wins + [-win for win in wins], np.float32)


def written_worth(consolation: int = CONSOLATION) -> Values:
    """What each outcome of a marque pays, in jetons (art. XIX)."""
    wins = outcomes.ATOMS + consolation * outcomes.MULTIPLES
    return np.concatenate([wins, [0], -wins]).astype(np.float32)


def worths_by_stakes() -> Values:
    """One line per convention of stakes, in the order of the row's bits."""
    return np.stack([ordinary_worth(Rules(stakes=convention)) for convention in get_args(Stakes)])


def other_view(probabilities: A) -> A:
    """The same outcomes as the opponent sees them."""
    width = probabilities.shape[-1]
    mine = outcomes.SIDE_ATOMS if width == outcomes.WRITTEN else stakes.KINDS
    # Their wins, the refait if there is one, mine.
    return probabilities[..., [*range(width - mine, width), *range(mine, width - mine), *range(mine)]]
