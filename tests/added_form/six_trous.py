"""A plain game to six trous, one or several rounds of it; the loser of each pays one jeton."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from trictrac.forms import Account, Entry, Field, Form, Pairing
from trictrac.forms.schema import Fields, players_field


@dataclass(frozen=True, kw_only=True)
class SixTrous(Form):
    """Two players, first to six trous."""

    name: ClassVar[str] = "six-trous"
    fields: ClassVar[Fields] = (players_field(2), Field(name="rounds", choices=(1, 2, 3), default=2))
    counts: ClassVar[str | None] = "rounds"

    rounds: int = 1

    @property
    def target(self) -> int:
        return 6

    def pairing(self) -> Pairing | None:
        return None if len(self.history) >= self.rounds else Pairing((0, 1), None, self.target)

    def settings(self) -> dict[str, Any]:
        return {"rounds": self.rounds}

    def account(self) -> Account:
        entries = (
            Entry(
                played.loser,
                played.winner,
                1,
                "partie",
                played.number,
                {"winner_trous": played.trous[0], "loser_trous": played.trous[1], "multiple": 1, "stake": 1, "rule": 4},
            )
            for played in self.history
        )
        return Account(self.players, tuple(entries), self.rules.fiche, final=self.is_over)
