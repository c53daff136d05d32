"""What a game of an environment is played for: a form, its rules, and what is rewarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from trictrac.errors import TrictracError
from trictrac.forms import FORMS as ALL_FORMS
from trictrac.forms.marque import CONSOLATION, LONGEST_SERIES
from trictrac.kernel import episodes, stakes, state
from trictrac.players.value import ordinary_worth
from trictrac.rules import LOI_2013, Rules

Reward = Literal["trou", "partie", "jetons"]
"""Every trou when it is marked; 1 for the game; what the loser pays."""
_BY: dict[Reward, int] = {"trou": episodes.BY_TROU, "partie": episodes.BY_PARTIE, "jetons": episodes.BY_JETONS}
FORMS = {
    written: name
    for name, form in ALL_FORMS.items()
    for written in (name, *(alias for alias, settings in form.aliases.items() if not settings))
}
"""The forms by their names; one game of each is played here: a game to so many trous, or a marque."""
NAMES = {written: form for form, written in {form: written for written, form in FORMS.items()}.items()}
"""The names in Gymnasium's ids, in French where a form has such a name, and the forms they play."""
MOST_COUPS = 10_000
"""Where games must end: an ordinary one has about a hundred coups, a marque ends only if somebody leaves."""


class InvalidEnvironmentError(TrictracError):
    """An environment that cannot be made, or an action that cannot be done."""


@dataclass(frozen=True, slots=True)
class EnvSettings:
    """One game for two players, as the kernel's rows play it.

    >>> EnvSettings("ordinaire").form
    'ordinary'
    """

    form: str = next(iter(ALL_FORMS))
    rules: Rules = LOI_2013
    reward: Reward = "partie"

    def __post_init__(self) -> None:
        if not isinstance(self.form, str) or self.form not in FORMS:
            raise InvalidEnvironmentError(
                f"the forms of the environments are {', '.join(FORMS)}, not {self.form!r}", self.form
            )
        if self.reward not in get_args(Reward):
            names = ", ".join(get_args(Reward))
            raise InvalidEnvironmentError(f"what is rewarded is one of {names}, not {self.reward!r}", self.reward)
        object.__setattr__(self, "form", FORMS[self.form])
        if self.is_marque and self.rules.marque_limit:
            raise InvalidEnvironmentError("a marque of the environments has no limit of trous", str(self.rules))
        fewest, _ = ALL_FORMS[self.form].seats()
        if fewest > 2 and self.reward == "jetons":
            raise InvalidEnvironmentError(f"a game of the {self.form} pays nothing by itself", self.reward)

    @property
    def is_marque(self) -> bool:
        """Whether the game ends by leaving (art. II)."""
        return ALL_FORMS[self.form].partie == "marque"

    @property
    def target(self) -> int:
        """The trous that win; 0: a marque."""
        return 0 if self.is_marque else self.rules.trous

    @property
    def by(self) -> int:
        """What is rewarded, as the kernel names it."""
        return _BY[self.reward]

    @property
    def tariff(self) -> NDArray[np.int64]:
        """What wins pay, as the kernel reads it (art. XIX, XX)."""
        tariff = np.empty(episodes.TARIFF, np.int64)
        tariff[: stakes.KINDS] = ordinary_worth(self.rules)[: stakes.KINDS]
        tariff[episodes.AT_CONSOLATION] = CONSOLATION
        longest = LONGEST_SERIES if self.rules.long_series else stakes.GRANDE_BREDOUILLE
        most_series = 1 << state.MANY_TROUS // stakes.TROUS_OF_A_MARQUE
        tariff[episodes.AT_MOST] = most_series if self.rules.endless_series else longest
        return tariff

    @property
    def most(self) -> int:
        """No game is worth more than this."""
        trous = self.target or state.MANY_TROUS
        if self.reward == "partie":
            return 1
        if self.reward == "trou":
            return trous
        tariff = self.tariff
        if not self.is_marque:
            return int(tariff[: stakes.KINDS].max())
        return int((trous + tariff[episodes.AT_CONSOLATION]) * tariff[episodes.AT_MOST])

    def rows(self, games: int) -> NDArray[np.int8]:
        """So many new games."""
        return state.new_rows(games, self.target, self.rules.bits)
