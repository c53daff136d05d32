"""The account of an evening: double entries, each with its reason, and what they come to.

Jetons move between *parties*: a player (his number), a side of several players, the queue or the
pot. Sides, queue and pot are emptied before the account is closed, so the players' totals sum to
zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trictrac.words import Fact, capital, fact, say

Party = int | str
QUEUE = "queue"
POT = "pot"
_OF_A_GAME = ("partie", "entry", "poule")
"""Reasons whose number is that of a game, not of a marque."""
_SIGNED = ("total", "best", "worst")
"""Numbers of jetons won or lost."""


def side_party(number: int) -> str:
    """The common purse of a side of several players."""
    return f"side {number}"


@dataclass(frozen=True)
class Entry:
    """One payment and what produced it."""

    payer: Party
    payee: Party
    jetons: int
    """Never negative."""
    reason: str
    """Why: ``account-REASON`` in the catalogues says it."""
    marque: int | None
    """The marque or game it belongs to; None for the settlement at the end."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Everything the amount was reckoned from."""
    sat: tuple[int, int] | None = None
    """The players at the board, where payer and payee do not tell: winner, then loser."""


@dataclass(frozen=True)
class Account:
    """All entries, in order, and the totals."""

    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    fiche: int = 10
    """Jetons of a fiche."""
    final: bool = True
    """False before the end: a written game then lacks queue and bets, a poule is shared as if it stopped here."""
    sides: tuple[tuple[int, ...], ...] = ()
    """The players of each side, in the games of sides."""

    def __post_init__(self) -> None:
        left = {party: jetons for party, jetons in self.balance().items() if isinstance(party, str) and jetons}
        assert not left, f"a purse is not empty: {left}"

    def balance(self, reasons: Sequence[str] | None = None) -> dict[Party, int]:
        """What each party won or lost, by all entries or by those of some reasons."""
        balance: dict[Party, int] = dict.fromkeys(range(len(self.players)), 0)
        for entry in self.entries:
            if reasons is None or entry.reason in reasons:
                balance[entry.payer] = balance.get(entry.payer, 0) - entry.jetons
                balance[entry.payee] = balance.get(entry.payee, 0) + entry.jetons
        return balance

    @property
    def totals(self) -> tuple[int, ...]:
        """The jetons each player won or lost; they sum to zero."""
        balance = self.balance()
        return tuple(balance[player] for player in range(len(self.players)))

    @property
    def fiches(self) -> tuple[int, ...]:
        """The same in fiches; half a fiche or more left over counts as one, so these need not sum to zero."""
        return tuple(fiches_of(total, self.fiche) for total in self.totals)

    def party_name(self, party: Party) -> str | Fact:
        """A player's name, their side's, or queue or pot."""
        if isinstance(party, int):
            return self.players[party]
        if party in (QUEUE, POT):
            return fact(f"account-party-{party}")
        return " & ".join(self.players[player] for player in self.sides[int(party.removeprefix("side "))])

    def why(self, entry: Entry) -> Fact:
        """What produced the amount, without the names of those who pay and are paid."""
        numbers = {name: f"{value:+}" if name in _SIGNED else value for name, value in entry.numbers.items()}
        told = fact(f"account-{entry.reason}", **numbers)
        if not entry.sat:
            return told
        winner, loser = (self.players[player] for player in entry.sat)
        return fact("account-beats", winner=winner, loser=loser, why=told)

    def sentence(self, entry: Entry, lang: str) -> str:
        place = "none" if entry.marque is None else "game" if entry.reason in _OF_A_GAME else "marque"
        told = fact(
            "account-line-refait" if entry.reason == "refait" else "account-line",
            place=place,
            number=entry.marque or 0,
            payer=self.party_name(entry.payer),
            several=str(entry.payer).startswith("side "),
            payee=self.party_name(entry.payee),
            count=entry.jetons,
            why=self.why(entry),
        )
        return capital(say(told, lang))

    def lines(self, lang: str) -> list[str]:
        return [self.sentence(entry, lang) for entry in self.entries]

    def to_data(self, lang: str = "en") -> dict[str, object]:
        return {
            "final": self.final,
            "fiche": self.fiche,
            "entries": [
                {
                    "marque": entry.marque,
                    "from": _plain_name(self, entry.payer),
                    "to": _plain_name(self, entry.payee),
                    "jetons": entry.jetons,
                    "reason": entry.reason,
                    "numbers": dict(entry.numbers),
                    "text": self.sentence(entry, lang),
                }
                for entry in self.entries
            ],
            "totals": [
                {"player": name, "jetons": jetons, "fiches": fiches}
                for name, jetons, fiches in zip(self.players, self.totals, self.fiches, strict=True)
            ],
        }

    def __str__(self) -> str:
        totals = (f"{name} {total:+}" for name, total in zip(self.players, self.totals, strict=True))
        return "\n".join([*self.lines("en"), ", ".join(totals)])


def fiches_of(jetons: int, fiche: int) -> int:
    """Jetons in fiches: half a fiche or more left over (5 of 10) counts as one, less is dropped (XIX.15).

    >>> fiches_of(25, 10), fiches_of(24, 10), fiches_of(-25, 10)
    (3, 2, -3)
    """
    count = (2 * abs(jetons) + fiche) // (2 * fiche)
    return count if jetons >= 0 else -count


def shared(jetons: int, among: int) -> list[int]:
    """Equal shares; what does not divide goes one jeton each to the first ones.

    >>> shared(11, 3), shared(-3, 2)
    ([4, 4, 3], [-2, -1])
    """
    share, odd = divmod(abs(jetons), among)
    sign = 1 if jetons >= 0 else -1
    return [sign * (share + (place < odd)) for place in range(among)]


def _plain_name(account: Account, party: Party) -> str:
    name = account.party_name(party)
    return name if isinstance(name, str) else str(party)
