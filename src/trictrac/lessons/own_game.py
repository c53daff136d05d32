"""A session as one of its players made it: what there was to mark, what they found of it without help, the écoles they
gave, and whether they won. A fold over the events of the table; what was due is the table's own reckoning."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from trictrac.forms import Form
from trictrac.position import Position
from trictrac.side import Side
from trictrac.table import Setting, TablePhase, TableState
from trictrac.table.events import Event, FlagFell, Marked, Resigned, Seated
from trictrac.table.faults import TableFaultKind
from trictrac.table.marks import Slot
from trictrac.table.sheets import as_thrown


@dataclass(frozen=True, slots=True)
class OwnEcole:
    """An école that somebody gave, whether the opponent took it up or not."""

    kind: TableFaultKind
    points: int
    position: Position | None
    """The dames and the throw that were to be counted, the thrower being white; None: nobody kept them."""
    at: float
    """When it was complete."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """What a player made of a session."""

    due: int
    """Points that their throws and those of the opponent were worth to them."""
    found: int
    """What they marked of it, unless they were warned or looked at the sheet."""
    ecoles: tuple[OwnEcole, ...]
    false_claims: int
    """Écoles that they called and that were none, wholly or in part."""
    over: bool
    gave_up: bool
    """They resigned, or ran out of time."""
    won: bool
    """Most of its games."""

    @property
    def faults(self) -> int:
        """Everything for which they could be sent to school."""
        return len(self.ecoles) + self.false_claims


def own_game(
    form: Form, setting: Setting, events: Iterable[Event], player: int, aided: Collection[int] = ()
) -> OwnGame:
    """Folds a session for one player; in ``aided`` coups the program told what the throw was worth."""
    state = TableState(form, setting)
    due: dict[tuple[int, int, Slot], int] = {}
    found: dict[tuple[int, int, Slot], int] = {}
    ecoles: dict[tuple[int, TableFaultKind, int, Slot], OwnEcole] = {}
    false_claims: set[tuple[int, int]] = set()
    gave_up, game = False, 0
    for event in events:
        state.apply(event)
        gave_up |= isinstance(event, Resigned | FlagFell) and event.player == player
        game += isinstance(event, Seated)
        seat = state.seat_of(player)
        if seat is None:
            continue
        for (coup, whose, slot), points in state.due.items():
            if whose == seat:
                worth = due.setdefault((game, coup, slot), points)
                if isinstance(event, Marked) and event.player == player and coup not in aided:
                    found[game, coup, slot] = min(worth, max(0, state.ledger.marked.get((coup, seat, slot), 0)))
        for fault in state.faults:
            if fault.seat == seat:
                key = (game, fault.kind, fault.coup, fault.slot)
                ecoles.setdefault(key, OwnEcole(fault.kind, fault.points, _thrown(state, fault.coup), event.at))
        for claim in state.claims:
            if claim.seat == seat and claim.false_part:
                false_claims.add((game, claim.entries[0]))
    played = state.form.history
    return OwnGame(
        sum(due.values()),
        sum(found.values()),
        tuple(ecoles.values()),
        len(false_claims),
        over=state.phase is TablePhase.OVER,
        gave_up=gave_up,
        won=2 * sum(each.winner == player for each in played if not each.is_refait) > len(played),
    )


def _thrown(state: TableState, coup: int) -> Position | None:
    """The board that a throw found, dice and all, seen from the thrower's side."""
    sheet = state.sheets.get(coup)
    if sheet is None:
        return None
    return replace(as_thrown(sheet.row, Side.WHITE), throw=sheet.judged[1])
