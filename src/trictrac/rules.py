"""Every option of the law as one value, and the two named rule sets (docs/law.md, Rule sets)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal, get_args

from trictrac.errors import BilingualError, expect_text
from trictrac.kernel import state

Stakes = Literal["simple", "double", "quadruple"]
Consolation = Literal["doubling", "adding"]
GivesWay = Literal["winner", "loser"]
Primaute = Literal["alternate", "winner"]
Bets = Literal["pairs", "totals"]

_CHOICES: dict[str, tuple[str, ...]] = {
    "stakes": get_args(Stakes),
    "consolation": get_args(Consolation),
    "gives_way": get_args(GivesWay),
    "primaute": get_args(Primaute),
    "bets": get_args(Bets),
}
_NUMBERS = {
    # The least and the most, and the sentence in both languages.
    "trous": (1, 100, "a game is won with 1 to 100 trous", "une partie se gagne en 1 à 100 trous"),
    "jetons_aside": (
        0,
        2,
        "a defeat lays 0, 1 or 2 jetons aside",
        "à chaque défaite on met 0, 1 ou 2 jetons de côté",
    ),
    "fiche": (1, 1000, "a fiche is worth 1 to 1000 jetons", "une fiche vaut de 1 à 1000 jetons"),
}


class InvalidRulesError(BilingualError):
    """A rule set or an option that does not exist."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of the law, as one value. The default is ``loi-2013``.

    The text of a rule set is the nearest preset and the options that differ from it:

    >>> str(Rules.of("usage-19e", stakes="double"))
    'usage-19e stakes=double'
    >>> Rules.parse("usage-19e stakes=double").jetons_aside
    2
    """

    pile_de_misere: bool = True
    """The pile of misery scores when made and when kept (tariff)."""
    je_joue_pour_tout: bool = False
    """The throw that finishes the exit is also the first coup of the releve (LL 118)."""
    trous: int = state.ORDINARY_TARGET
    """How many trous win an ordinary game (art. I) or a game of the poule (XIX.16)."""
    stakes: Stakes = "simple"
    """What an ordinary game pays (art. XX): always one stake; double for grande bredouille; or up to quadruple."""
    consolation: Consolation = "doubling"
    """How the consolation grows with refaits (art. XIX): 2, 4, 8 … or 2, 4, 6 …"""
    gives_way: GivesWay = "winner"
    """Who of the first marque makes room, three a tourner or in teams (art. XIX; Lep. VI: the loser)."""
    primaute: Primaute = "alternate"
    """Who begins a marque with two players (art. V): each in turn, or the winner of the last one."""
    jetons_aside: int = 1
    """Jetons laid aside at each defeat for the queue (art. XIX); none = no queue."""
    bets: Bets = "pairs"
    """How three players count bets (XIX.13, XIX.14): between each two of them, or by the total of marques lost."""
    fiche: int = 10
    """Jetons of a fiche (XIX.15)."""
    long_series: bool = False
    """Eighteen trous in a row count eightfold, twenty-four sixteenfold (Lep. VI)."""
    marked_and_not_done_twice: bool = False
    """A jan marked and not filled or kept is an ecole twice over (art. XVII)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value, name = getattr(self, field.name), field.name
            if name in _CHOICES:
                if value not in _CHOICES[name]:
                    known = ", ".join(_CHOICES[name])
                    raise InvalidRulesError(
                        f"the option {name} is one of {known}, not {_short(value)}",
                        f"l'option {name} est l'une de {known}, non {_short(value)}",
                        name,
                    )
            elif name in _NUMBERS:
                least, most, english, french = _NUMBERS[name]
                if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                    raise InvalidRulesError(f"{english}, not {_short(value)}", f"{french}, non {_short(value)}", name)
            elif not isinstance(value, bool):
                raise InvalidRulesError(
                    f"the option {name} is true or false, not {_short(value)}",
                    f"l'option {name} est true ou false, non {_short(value)}",
                    name,
                )

    @classmethod
    def of(cls, name: str, /, **options: Any) -> Rules:
        """The rule set of that name, with some options changed."""
        if not isinstance(name, str) or name not in PRESETS:
            known = ", ".join(PRESETS)
            raise InvalidRulesError(
                f"there is no rule set {_short(name)}; the rule sets are {known}",
                f"il n'y a pas de règle {_short(name)} ; les règles sont {known}",
                name if isinstance(name, str) else _short(name),
            )
        allowed = [field.name for field in fields(cls)]
        for option in options:
            if option not in allowed:
                known = ", ".join(allowed)
                raise InvalidRulesError(
                    f"there is no option {_short(option)}; the options are {known}",
                    f"il n'y a pas d'option {_short(option)} ; les options sont {known}",
                    option,
                )
        return replace(PRESETS[name], **options)

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Reads ``loi-2013 long_series=true``: a rule set (the law if none is named), then options in any order."""
        name, options = "loi-2013", {}
        for place, word in enumerate(expect_text(text, "a rule set", "loi-2013 trous=8").split()):
            option, equals, value = word.partition("=")
            if not equals and place == 0:
                name = word
            elif not equals:
                raise InvalidRulesError(
                    f"an option is written name=value, not {_short(word)}",
                    f"une option s'écrit nom=valeur, non {_short(word)}",
                    text,
                )
            elif option in options:
                raise InvalidRulesError(
                    f"the option {option} is given twice", f"l'option {option} est donnée deux fois", text
                )
            else:
                options[option] = _value(value)
        return cls.of(name, **options)

    def __str__(self) -> str:
        differing = {name: self._options_beyond(preset) for name, preset in PRESETS.items()}
        nearest = min(differing, key=lambda name: len(differing[name]))
        return " ".join([nearest, *differing[nearest]])

    def _options_beyond(self, preset: Rules) -> list[str]:
        options = ((field.name, getattr(self, field.name), getattr(preset, field.name)) for field in fields(self))
        return [f"{name}={str(value).lower()}" for name, value, usual in options if value != usual]

    @property
    def bits(self) -> int:
        """The options as the kernel's row holds them."""
        stakes = get_args(Stakes).index(self.stakes)
        return state.pack_rules(self.pile_de_misere, self.je_joue_pour_tout, stakes)


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    if text.isascii() and text.isdigit() and len(text) < 9:
        return int(text)
    return text


def _short(value: object) -> str:
    """A value as a sentence can hold it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # an integer too long to write, a list too deep
        return "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


LOI_2013 = Rules()
USAGE_19E = Rules(
    pile_de_misere=False,
    je_joue_pour_tout=True,
    consolation="adding",
    gives_way="loser",
    primaute="winner",
    jetons_aside=2,
    bets="totals",
)
PRESETS = {"loi-2013": LOI_2013, "usage-19e": USAGE_19E}
