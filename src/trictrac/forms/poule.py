"""The poule: three to six players, one pot, won by beating all the others in succession (XIX.16; Lep. VI)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from trictrac.forms.account import POT, Account, Entry, shared
from trictrac.forms.errors import FormError
from trictrac.forms.form import Form, check_number_of_players, check_order
from trictrac.forms.ordinary import check_stake
from trictrac.forms.result import Pairing
from trictrac.forms.schema import Fields, options_of_every_form, players_field, stake_field, trous_field
from trictrac.rules import LOI_2013, Rules
from trictrac.words import Fact, fact


@dataclass(frozen=True, kw_only=True)
class Poule(Form):
    """The winner stays, the loser goes to the end of the line; everybody who sits down pays the stake."""

    name: ClassVar[str] = "poule"
    fields: ClassVar[Fields] = (
        players_field(3, 4, 5, 6),
        trous_field(),
        stake_field(),
        *options_of_every_form(),
    )
    proposals: ClassVar[tuple[str, ...]] = ("exit", "stop")

    stake: int = 1
    order: tuple[int, ...] = ()
    """The players from the highest draw to the lowest; left out, the order in which they are listed."""
    stopped: bool = False
    """They agreed to stop: the pot is shared."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_number_of_players(self, *self.seats())
        check_stake(self.stake)
        if self.order == ():
            object.__setattr__(self, "order", tuple(range(len(self.players))))
        check_order(self.order, len(self.players))
        if self.stopped and self.winner is not None:
            raise FormError(fact("form-refused-poule-over"))

    @property
    def draws(self) -> str:
        """The order in which they enter."""
        return "order"

    @property
    def winner(self) -> int | None:
        """Who took the pot, by beating all the others in unbroken succession."""
        return self.history[-1].winner if self.streak == len(self.players) - 1 else None

    @property
    def streak(self) -> int:
        """How many games the player who holds the board has won running."""
        streak = 0
        for played in reversed(self.history):
            if played.winner != self.history[-1].winner:
                break
            streak += 1
        return streak

    @property
    def line(self) -> tuple[int, ...]:
        """Those who do not sit, next to enter first. At the end all but the one who holds the board."""
        waited = [*self.order[2:], *(played.loser for played in self.history)]
        entered = len(self.history) - (1 if self.history and self.is_over else 0)
        return tuple(waited[entered:])

    @property
    def pot(self) -> int:
        """The stakes on the table, those of the two who sit now included."""
        sat_down = len(self.history) + 1 if self.history else 0
        return self.stake * (sat_down + (0 if self.is_over else 1 if self.history else 2))

    def pairing(self) -> Pairing | None:
        """The two highest draws begin; then the winner and the next of the line. One die each (art. V)."""
        if self.stopped or self.winner is not None:
            return None
        if not self.history:
            return Pairing((self.order[0], self.order[1]), None, self.target)
        return Pairing((self.history[-1].winner, self._entrant(len(self.history))), None, self.target)

    def seating(self, sits: tuple[int, int]) -> list[Fact]:
        """Who holds the board and who sits down, what the pot holds, who waits."""
        one, other = (self.players[player] for player in sits)
        if self.history:
            needed = len(self.players) - 1
            first = fact("form-poule-holds", one=one, other=other, streak=self.streak, needed=needed)
        else:
            first = fact("form-sit", one=one, other=other)
        waiting = tuple(self.players[player] for player in self.line)
        return [first, fact("form-poule-pot", pot=self.pot, names=waiting)]

    def verdict(self) -> Fact:
        """Who took the pot, or that it is shared."""
        if self.winner is None:
            return fact("form-poule-stopped")
        return fact("form-poule-won", name=self.players[self.winner])

    def unfinished(self) -> Fact:
        """The pot is shared so far."""
        return fact("account-unfinished-poule")

    def running(self, totals: str) -> Fact:
        """As if it stopped here."""
        return fact("form-poule-running", totals=totals)

    def stop(self) -> Self:
        """They stop early. A game broken off is void, its entry is taken back."""
        if self.is_over:
            raise FormError(fact("form-refused-poule-over"))
        return replace(self, stopped=True)

    def settings(self) -> dict[str, Any]:
        return {"stake": self.stake, "order": list(self.order), "stopped": self.stopped}

    def account(self) -> Account:
        """The entries of every game played, then the pot."""
        entries = list(self._entries())
        if entries:
            entries += self._pot_paid(sum(entry.jetons for entry in entries))
        return Account(self.players, tuple(entries), self.rules.fiche, final=self.is_over)

    def _entrant(self, game: int) -> int:
        """Who sits down for the game of that place in the history (not the first)."""
        waiting = len(self.order) - 2
        if game <= waiting:
            return self.order[game + 1]
        return self.history[game - 1 - waiting].loser

    def _entries(self) -> Iterator[Entry]:
        for place, played in enumerate(self.history):
            for player in played.pairing.sits if place == 0 else played.pairing.sits[1:]:
                yield Entry(player, POT, self.stake, "entry", played.number, {"stake": self.stake})

    def _pot_paid(self, pot: int) -> Iterator[Entry]:
        if self.winner is not None:
            numbers = {"pot": pot, "opponents": len(self.players) - 1}
            yield Entry(POT, self.winner, pot, "poule", self.history[-1].number, numbers)
            return
        least = pot // len(self.players)
        for player, jetons in zip(self.order, shared(pot, len(self.players)), strict=True):
            if jetons:
                numbers = {"pot": pot, "among": len(self.players), "odd": jetons - least}
                yield Entry(POT, player, jetons, "stopped", None, numbers)


def poule(players: Sequence[str], rules: Rules = LOI_2013, stake: int = 1, order: Sequence[int] = ()) -> Poule:
    """A poule; ``rules.trous`` is the agreed number of trous a game, ``order`` the draw.

    >>> from trictrac.forms import PartieResult
    >>> evening = poule(["Anne", "Bruno", "Claire"], stake=5)
    >>> for trous in ((12, 7), (12, 2)):
    ...     evening = evening.record(PartieResult(trous))
    >>> evening.account().totals
    (10, -5, -5)
    """
    return Poule(players=tuple(players), rules=rules, stake=stake, order=tuple(order))
