"""The options of the law that the kernel knows, and the two named rule sets (ruling 8)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from trictrac.errors import TrictracError
from trictrac.kernel import state


class InvalidRulesError(TrictracError):
    """A rule set or an option that does not exist."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of the law, as one value. The default is ``loi-2013``.

    >>> Rules.of("usage-19e").pile_de_misere
    False
    """

    pile_de_misere: bool = True
    """The pile of misery scores when made and when kept (tariff)."""
    je_joue_pour_tout: bool = False
    """The throw that finishes the exit is also the first coup of the releve (LL 118)."""
    trous: int = 12
    """How many trous win an ordinary game (art. I)."""

    def __post_init__(self) -> None:
        for name in ("pile_de_misere", "je_joue_pour_tout"):
            if not isinstance(getattr(self, name), bool):
                raise InvalidRulesError(f"the option {name} is true or false, not {getattr(self, name)!r}", name)
        if isinstance(self.trous, bool) or not isinstance(self.trous, int) or not 1 <= self.trous <= 100:
            raise InvalidRulesError(f"a game is won with 1 to 100 trous, not {self.trous!r}", "trous")

    @classmethod
    def of(cls, name: str, **options: Any) -> Rules:
        """The rule set of that name, with some options changed."""
        if name not in PRESETS:
            known = ", ".join(PRESETS)
            raise InvalidRulesError(f"there is no rule set {name!r}; the rule sets are {known}", name)
        allowed = [field.name for field in fields(cls)]
        for option in options:
            if option not in allowed:
                raise InvalidRulesError(f"there is no option {option!r}; the options are {', '.join(allowed)}", option)
        return replace(PRESETS[name], **options)

    @property
    def bits(self) -> int:
        """The options as the kernel's row holds them."""
        return state.PILE_DE_MISERE * self.pile_de_misere | state.POUR_TOUT * self.je_joue_pour_tout


LOI_2013 = Rules()
USAGE_19E = Rules(pile_de_misere=False, je_joue_pour_tout=True)
PRESETS = {"loi-2013": LOI_2013, "usage-19e": USAGE_19E}
