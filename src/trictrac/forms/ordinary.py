"""The ordinary game (tour), alone or several in a row, and its three conventions of stakes (XX.1, XX.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, get_args

from trictrac.forms.account import Account, Entry
from trictrac.forms.errors import whole
from trictrac.forms.form import MOST_PARTIES, Form, check_number_of_players
from trictrac.forms.result import Pairing, PlayedPartie
from trictrac.forms.schema import Field, Fields, option, options_of_every_form, players_field, stake_field, trous_field
from trictrac.kernel.stakes import FEW_TROUS, NO_TROU, PAVILLON, SIMPLE, kind_of_win
from trictrac.rules import LOI_2013, Rules, Stakes

MOST_STAKE = 1_000_000
_QUADRUPLE = {SIMPLE: (1, "simple"), FEW_TROUS: (2, "half"), PAVILLON: (3, "pavillon"), NO_TROU: (4, "alone")}


STAKES_RULES = ("series", "alone", "pavillon", "half", "simple")
"""What an ordinary game is paid by; an entry holds the place in this list."""


@dataclass(frozen=True, kw_only=True)
class Ordinary(Form):
    """Two players, first to twelve trous; one stake a game, multiplied by convention."""

    name: ClassVar[str] = "ordinary"
    aliases: ClassVar[dict[str, dict[str, Any]]] = {"ordinaire": {}}
    fields: ClassVar[Fields] = (
        players_field(2),
        trous_field(),
        option("stakes", *get_args(Stakes), seldom=False),
        Field(name="games", choices=(1, 2, 3, 5, 7), default=1),
        stake_field(),
        *options_of_every_form(),
    )
    counts: ClassVar[str | None] = "games"

    stake: int = 1
    games: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        check_number_of_players(self, *self.seats())
        check_stake(self.stake)
        whole(
            self.games,
            1,
            MOST_PARTIES,
            "form-refused-games",
        )

    def pairing(self) -> Pairing | None:
        """The same two; every game begins with one die each (art. V)."""
        return None if len(self.history) >= self.games else Pairing((0, 1), None, self.target)

    def account(self) -> Account:
        """The loser of each game pays its stake."""
        return Account(
            self.players,
            tuple(self._payment(played) for played in self.history),
            self.rules.fiche,
            final=self.is_over,
        )

    def settings(self) -> dict[str, Any]:
        return {"stake": self.stake, "games": self.games}

    def _payment(self, played: PlayedPartie) -> Entry:
        won, lost = played.trous
        multiple, rule = stake_multiple(self.rules, lost, played.in_series)
        numbers = {
            "winner_trous": won,
            "loser_trous": lost,
            "multiple": multiple,
            "stake": self.stake,
            "rule": STAKES_RULES.index(rule),
        }
        return Entry(played.loser, played.winner, multiple * self.stake, "partie", played.number, numbers)


def stake_multiple(rules: Rules, loser_trous: int, in_series: bool) -> tuple[int, str]:
    """How many stakes a game pays and by which rule (art. XX).

    An unbroken series against a loser who has trous is one won as second, with the pavillon.
    """
    if rules.stakes == "double" and in_series:
        return 2, "series"
    if rules.stakes == "quadruple":
        return _QUADRUPLE[kind_of_win(loser_trous, in_series, rules.trous)]
    return 1, "simple"


def check_stake(stake: object) -> None:
    whole(
        stake,
        1,
        MOST_STAKE,
        "form-refused-stake",
    )


def ordinary(players: Sequence[str], rules: Rules = LOI_2013, stake: int = 1, games: int = 1) -> Ordinary:
    """One ordinary game, or several in a row.

    >>> from trictrac.forms import PartieResult
    >>> tour = ordinary(["Anne", "Bruno"], Rules.of("loi-2013", stakes="double"), stake=5)
    >>> print(tour.record(PartieResult((12, 3), (True, False))).account())
    Game 1: Bruno gives Anne 10 jetons: 12–3, double, grande bredouille, 2 × 5.
    Anne +10, Bruno -10
    """
    return Ordinary(players=tuple(players), rules=rules, stake=stake, games=games)
