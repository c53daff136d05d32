"""The moments of a finished session that are worth seeing again."""

from __future__ import annotations

from io import BufferedReader, BytesIO

from trictrac.analysis.moments import MomentKind, moments
from trictrac.records import Stepper, read_any
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView


class MomentView(Outgoing):
    """A coup worth seeing again; ``coup`` is its number in the whole session, as in a replay."""

    kind: MomentKind
    player: int
    coup: int
    told: FactView


class MomentsView(Outgoing):
    """The best coup, the costliest decision and the luckiest throw of each player."""

    moments: list[MomentView]


def remember(text: bytes) -> MomentsView:
    """The moments of a record with one session."""
    tour = next(iter(read_any(BufferedReader(BytesIO(text)), Stepper())))
    return MomentsView(
        moments=[
            MomentView(kind=each.kind, player=each.player, coup=each.number, told=FactView.of(each.told))
            for each in moments(tour)
        ]
    )
