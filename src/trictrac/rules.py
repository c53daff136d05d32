"""Every option of the law as one value, and the two named rule sets (docs/law.md, Rule sets)."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, get_args

from trictrac.errors import TrictracError, expect_text, short
from trictrac.kernel import state
from trictrac.words import fact

Stakes = Literal["simple", "double", "quadruple"]
Consolation = Literal["doubling", "adding"]
GivesWay = Literal["winner", "loser"]
Primaute = Literal["alternate", "winner"]
Bets = Literal["pairs", "totals"]
OpeningDice = Literal["one_each", "together"]

_CHOICES: dict[str, tuple[str, ...]] = {
    "stakes": get_args(Stakes),
    "consolation": get_args(Consolation),
    "gives_way": get_args(GivesWay),
    "primaute": get_args(Primaute),
    "bets": get_args(Bets),
    "opening_dice": get_args(OpeningDice),
}
_NUMBERS: dict[str, Container[int]] = {
    "trous": range(1, 101),
    "marque_limit": (0, *range(6, 101)),
    "jetons_aside": range(3),
    "queue_fiches": (0, 2, 3, 4),
    "fiche": range(1, 1001),
}


class InvalidRulesError(TrictracError):
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
    opening_dice: OpeningDice = "one_each"
    """How the primaute is thrown for (art. V): one die each, or both by one player, the nearer die deciding (LL 28)."""
    colour_choice: bool = False
    """Whoever wins the primaute by the dice may choose the colour of their dames (art. V)."""
    exchange_dames: bool = False
    """After an exit each player keeps the dames on their side, so that the colours change (LL 120)."""
    opening_jans_once: bool = False
    """In a releve deux tables counts once for each player, mezeas once for both together (LL 124, 126)."""
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
    lots: bool = False
    """Three or more a tourner draw lots for who plays the first marque (art. XIX)."""
    marque_limit: int = 0
    """The trous at which a marque ends at once (art. II); 0: it ends only when a player leaves."""
    jetons_aside: int = 1
    """Jetons laid aside at each defeat for the queue (art. XIX); none = no queue."""
    queue_fiches: int = 0
    """A fixed queue of two to four fiches instead of the jetons laid aside (Lep. VI); 0: those make the queue."""
    bets: Bets = "pairs"
    """How three players count bets (XIX.13, XIX.14): between each two of them, or by the total of marques lost."""
    fiche: int = 10
    """Jetons of a fiche (XIX.15)."""
    long_series: bool = False
    """Eighteen trous in a row count eightfold, twenty-four sixteenfold (Lep. VI)."""
    endless_series: bool = False
    """A series goes on doubling every six trous, beyond twenty-four too (Lep. VI)."""
    marked_and_not_done_twice: bool = False
    """A jan marked and not filled or kept is an ecole twice over (art. XVII)."""
    associates_warn: bool = True
    """An associate who rests may warn the partner at the board of an ecole (Lep. VI; law XIX lets them advise)."""
    fichet_excused: bool = False
    """A forgotten fichet is no ecole where the jeton moved and is right (XVII.6, XVII.28)."""
    leaving_excused: bool = False
    """Leaving with too little marked is no ecole (XVII.22)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value, name = getattr(self, field.name), field.name
            if name in _CHOICES:
                if value not in _CHOICES[name]:
                    known = ", ".join(_CHOICES[name])
                    raise InvalidRulesError(fact("rules-choice", name=name, known=known, given=short(value)), name)
            elif name in _NUMBERS:
                if type(value) is not int or value not in _NUMBERS[name]:
                    raise InvalidRulesError(fact(f"rules-{name}", given=short(value)), name)
            elif not isinstance(value, bool):
                raise InvalidRulesError(fact("rules-flag", name=name, given=short(value)), name)

    @classmethod
    def of(cls, name: str, /, **options: Any) -> Rules:
        """The rule set of that name, with some options changed."""
        if not isinstance(name, str) or name not in PRESETS:
            known = ", ".join(PRESETS)
            raise InvalidRulesError(
                fact("rules-no-preset", given=short(name), known=known),
                name if isinstance(name, str) else short(name),
            )
        allowed = [field.name for field in fields(cls)]
        for option in options:
            if option not in allowed:
                known = ", ".join(allowed)
                raise InvalidRulesError(fact("rules-no-option", given=short(option), known=known), option)
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
                raise InvalidRulesError(fact("rules-bad-option", word=short(word)), text)
            elif option in options:
                raise InvalidRulesError(fact("rules-twice", option=option), text)
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
        return state.pack_rules(self.pile_de_misere, self.je_joue_pour_tout, stakes, self.opening_jans_once)


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    if text.isascii() and text.isdigit() and len(text) < 9:
        return int(text)
    return text


LOI_2013 = Rules()
USAGE_19E = Rules(
    pile_de_misere=False,
    je_joue_pour_tout=True,
    consolation="adding",
    gives_way="loser",
    primaute="winner",
    jetons_aside=2,
    bets="totals",
    fichet_excused=True,
    leaving_excused=True,
)
PRESETS = {"loi-2013": LOI_2013, "usage-19e": USAGE_19E}
