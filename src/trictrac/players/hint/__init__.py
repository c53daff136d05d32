"""A hint: the plays of a throw in order of merit, what each allows the opponent, and why the best is better.

``weighing`` asks a player of the package and fills a :class:`Hint`. The other files make facts of it, worded by
``hints.ftl``: ``consequences`` of one choice, the ``verdict`` on all, ``reasons`` that speak for one play against
another, out of the ``differences`` between them; ``aims`` says to a learner what the throw is for; ``numbers`` has the
figures.
"""

from trictrac.players.hint.aims import Aim, aim
from trictrac.players.hint.choices import Chances, Choice, Hint, Prospect
from trictrac.players.hint.reasons import better_than
from trictrac.players.hint.weighing import PLAYERS, HintError, hint

__all__ = ["PLAYERS", "Aim", "Chances", "Choice", "Hint", "HintError", "Prospect", "aim", "better_than", "hint"]
