"""A form of play: who sits, who begins, when it ends, who owes what to whom."""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, ClassVar, Literal, Self, get_type_hints

from trictrac.errors import short
from trictrac.forms.account import Account
from trictrac.forms.errors import FormError
from trictrac.forms.result import Pairing, PartieResult, PlayedPartie
from trictrac.forms.schema import PLAYERS, Field, Fields
from trictrac.rules import LOI_2013, InvalidRulesError, Rules
from trictrac.words import Fact, fact

JudgedAs = Literal["ordinary", "a-ecrire"]
"""Games to a number of trous, or marques."""
MOST_PARTIES = 10_000
"""An evening has no more."""
_RESERVED = ("queue", "pot")
_COMMON = ("players", "rules", "history")
"""What every form is made of beside its settings."""


@dataclass(frozen=True, kw_only=True)
class Form(ABC):
    """One evening. Immutable: ``record`` returns the form with one more partie.

    The loop of whoever runs the board::

        while pairing := form.pairing():
            form = form.record(play(pairing))
        print(form.account())
    """

    name: ClassVar[str]
    """The form's name in records and files; its catalogue entries begin with ``form-NAME-``."""
    fields: ClassVar[Fields]
    """What is asked before it begins, with limits and defaults."""
    aliases: ClassVar[dict[str, dict[str, Any]]] = {}
    """Other names in files written by hand, and the settings that each one implies."""
    partie: ClassVar[Literal["game", "marque"]] = "game"
    """What one partie is called."""
    counts: ClassVar[str | None] = None
    """The setting that says how many parties are played; None where the play decides."""
    judged_as: ClassVar[JudgedAs] = "ordinary"
    """By which net and values players judge it."""
    proposals: ClassVar[tuple[str, ...]] = ("exit",)
    """What players may propose: ``exit``, the sortie de convention (LL 119); ``stop``, to end early."""

    players: tuple[str, ...]
    rules: Rules = LOI_2013
    history: tuple[PlayedPartie, ...] = ()
    """Every partie so far, refaits included."""

    def __post_init__(self) -> None:
        _check_names(self.players)
        if not isinstance(self.rules, Rules):
            raise FormError(fact("form-refused-rules", given=short(self.rules)))

    @abstractmethod
    def pairing(self) -> Pairing | None:
        """Who sits for the next partie; None when the evening is over."""

    @abstractmethod
    def account(self) -> Account:
        """Who owes what, every amount with its reason. Before the end it is provisional: ``Account.final`` says."""

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The totals of the account; they are asked for with every message at a table, and reckoned once a partie."""
        return self.account().totals

    @abstractmethod
    def settings(self) -> dict[str, Any]:
        """What was agreed beside players and rules, as plain data."""

    @classmethod
    @cache
    def setting_types(cls) -> dict[str, Any]:
        """The names of what ``settings`` tells, and what each one is: int, str, bool or tuple[int, ...]."""
        hints = get_type_hints(cls)
        return {each.name: hints[each.name] for each in dataclasses.fields(cls) if each.name not in _COMMON}

    @classmethod
    def asked(cls) -> dict[str, Field]:
        """The settings among the fields, by name; where several fields ask for one, the first."""
        settings = [field for field in cls.fields if not field.of_rules and field.name != PLAYERS]
        return {field.name: field for field in reversed(settings)}

    @classmethod
    def seats(cls) -> tuple[int, int]:
        counts = [int(count) for field in cls.fields if field.name == PLAYERS for count in field.choices]
        return min(counts), max(counts)

    @property
    def title(self) -> Fact:
        return fact(f"form-{self.name}-title")

    @property
    def described(self) -> Fact:
        """The form and what was agreed."""
        agreed = {name: value for name, value in self.settings().items() if isinstance(value, int)}
        return fact(f"form-{self.name}-described", title=self.title, players=len(self.players), **agreed)

    @property
    def length(self) -> int | None:
        """How many parties were agreed; None where the play decides."""
        return None if self.counts is None else getattr(self, self.counts)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return tuple((player,) for player in range(len(self.players)))

    def teams(self) -> Fact | None:
        """Who plays with whom against whom; None where everybody plays alone."""
        if all(len(side) == 1 for side in self.sides):
            return None
        one, other = (tuple(self.players[player] for player in side) for side in self.sides)
        return fact("form-teams", one=one, other=other)

    @property
    def target(self) -> int:
        """The trous that win a game; 0: a marque, which ends when a player leaves."""
        return self.rules.trous

    @property
    def draws(self) -> str | None:
        """The setting that holds the order of the players as dice draw it, if they do."""
        return None

    def drawn(self, order: tuple[int, ...]) -> Self:
        """The form with the order that the dice drew, if it draws one."""
        return self if self.draws is None else self._with({self.draws: order})

    @classmethod
    def flags(cls) -> tuple[str, ...]:
        """The settings that are agreed after parties were played: that the evening stops."""
        return tuple(name for name, type_ in cls.setting_types().items() if type_ is bool)

    def flagged(self, names: Iterable[str]) -> Self:
        """The form with some of its ``flags`` set."""
        return self._with(dict.fromkeys(names, True))

    def _with(self, settings: Mapping[str, Any]) -> Self:
        return replace(self, **settings)

    def concerned(self, what: str, sits: tuple[int, int]) -> tuple[int, ...]:
        """Who must accept a proposal: the two at the board an exit, everybody anything else."""
        return sits if what == "exit" else tuple(range(len(self.players)))

    def stop(self) -> Self:
        """The form ended early, where ``stop`` is among its proposals."""
        raise FormError(fact("form-refused-stop", form=self.title), self.name)

    def heading(self) -> Fact | None:
        """Which partie is next; None for the only one."""
        if self.length == 1:
            return None
        return fact(f"form-{self.partie}-heading", number=self.next_number, all=self.length or 0)

    def seating(self, sits: tuple[int, int]) -> list[Fact]:
        """Who sits down for the next partie and who does not, as it is told."""
        return []

    def outcome(self) -> list[Fact]:
        """How the last partie ended, as it is told."""
        played = self.history[-1]
        won, lost = played.trous
        wins = fact("form-game-won", name=self.players[played.winner], trous=won, others=lost)
        return [wins, fact("form-game-in-series")] if played.in_series else [wins]

    def verdict(self) -> Fact | None:
        """How the evening ended, where the account does not tell."""
        return None

    def unfinished(self) -> Fact:
        """What the account lacks before the end."""
        return fact("account-unfinished")

    def running(self, totals: str) -> Fact:
        """What everybody has won so far."""
        return fact("form-running", totals=totals)

    @property
    def is_over(self) -> bool:
        return self.pairing() is None

    @property
    def next_number(self) -> int:
        """The number of the next marque or game; a refait repeats its number."""
        if not self.history:
            return 1
        last = self.history[-1]
        return last.number + (not last.is_refait)

    def record(self, result: PartieResult) -> Self:
        pairing = self.pairing()
        if pairing is None:
            raise FormError(fact("form-refused-over"))
        if len(self.history) >= MOST_PARTIES:
            raise FormError(fact("form-refused-most-parties", most=MOST_PARTIES))
        began = None if result.first is None else pairing.sits[result.first]
        if began is not None and pairing.first is not None and began != pairing.first:
            right = self.players[pairing.first]
            raise FormError(fact("form-refused-primaute", right=right))
        self.check(result, pairing)
        return replace(self, history=(*self.history, PlayedPartie(self.next_number, pairing, result)))

    def check(self, result: PartieResult, pairing: Pairing) -> None:
        """Refuses a result that no partie to ``target`` trous can have."""
        target = pairing.target
        high, low = max(result.trous), min(result.trous)
        if high != target or low >= target:
            raise FormError(
                fact("form-refused-target", target=target, high=high, low=low),
            )
        if result.left_by is not None:
            raise FormError(
                fact("form-refused-leaving"),
            )

    def to_data(self) -> dict[str, Any]:
        return {
            "form": self.name,
            "players": list(self.players),
            "rules": str(self.rules),
            **self.settings(),
            "results": [played.result.to_data() for played in self.history],
        }


def _check_names(players: object) -> None:
    if not isinstance(players, tuple) or not players:
        raise FormError(fact("form-refused-names"))
    for name in players:
        if not isinstance(name, str) or name != name.strip() or not 1 <= len(name) <= 40 or not name.isprintable():
            raise FormError(
                fact("form-refused-name", given=short(name)),
                short(name),
            )
        if name.lower() in _RESERVED:
            raise FormError(
                fact("form-refused-reserved-name", name=name),
                name,
            )
    for name in players:
        if players.count(name) > 1:
            raise FormError(fact("form-refused-same-name", name=name), name)


def check_number_of_players(form: Form, least: int, most: int) -> None:
    """Refuses too few or too many."""
    if not least <= len(form.players) <= most:
        need = str(least) if least == most else fact("range", least=least, most=most)
        raise FormError(
            fact("form-refused-number-of-players", form=form.title, need=need, players=len(form.players)),
        )


def check_order(order: object, players: int) -> None:
    """Refuses a draw that does not name every player once."""
    if (
        not isinstance(order, tuple)
        or not all(type(player) is int for player in order)
        or sorted(order) != list(range(players))
    ):
        raise FormError(fact("form-refused-order", given=short(order)))


def read_rules(data: Any) -> Rules:
    """Rules from plain data: a text such as ``usage-19e stakes=double``, or options with a ``preset``."""
    if isinstance(data, str):
        return Rules.parse(data)
    if isinstance(data, dict):
        options = dict(data)
        return Rules.of(options.pop("preset", "loi-2013"), **options)
    raise InvalidRulesError(
        fact("form-refused-rules-data", given=short(data)),
        short(data),
    )
