"""What a finished game teaches its player: the gates of the curriculum that it passes, and cards from their écoles."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from trictrac.lessons import own_cards
from trictrac.lessons.gates import verdicts
from trictrac.lessons.own_game import own_game
from trictrac.lessons.progress import stamp
from trictrac.server import history
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.server.store import LogEntry
from trictrac.server.tables.live import LiveTable


class GateView(Outgoing):
    """A game of the curriculum whose settings these were."""

    gate: str
    passed: bool
    told: FactView


class OwnCardView(Outgoing):
    """A throw to come back to (docs/teaching.md)."""

    theme: str
    board: str
    detail: str
    at: str


class LearnedView(Outgoing):
    """What a game taught."""

    gates: list[GateView]
    cards: list[OwnCardView]


def learned(live: LiveTable, entries: Iterable[LogEntry], player: int, aided: Collection[int]) -> LearnedView:
    """Folds a finished game for one of its players."""
    head = history.header_of(live)
    game = own_game(head.form, head.setting, history.events_of(entries), player, aided)
    levels = {number: seat.plan.level for number, seat in enumerate(live.seats) if seat.is_computer}
    return LearnedView(
        gates=[
            GateView(gate=each.gate, passed=each.passed, told=FactView.of(each.told))
            for each in verdicts(head.form, head.setting, levels, player, game)
        ],
        cards=[
            OwnCardView(theme=own_cards.COUNT, board=str(item.position), detail=item.detail, at=stamp(at))
            for item, at in own_cards.of_ecoles(game.ecoles)
        ],
    )
