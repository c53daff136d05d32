"""Who may act at all, and who is warned first (art. XVIII; XVII.1)."""

from __future__ import annotations

from trictrac.table import actions as do
from trictrac.table.config import Mode
from trictrac.table.faults import TablePhase
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState


def seat_of(state: TableState, action: do.Action) -> int:
    """The seat of whoever acts; refused for those who are not at the board."""
    seat = state.seat_of(action.player)
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    if seat is None:
        raise Refused("not_seated")
    return seat


def thrower(state: TableState, action: do.Action, phase: TablePhase) -> int:
    """The seat of the one whose turn it is, in that phase."""
    seat = seat_of(state, action)
    in_turn(state, seat, phase)
    return seat


def in_turn(state: TableState, seat: int, phase: TablePhase) -> None:
    """Refused unless it is the turn of that seat, in that phase."""
    if seat != state.turn:
        raise Refused("not_your_turn")
    if state.phase is phase:
        return
    if state.phase in (TablePhase.LEAVING, TablePhase.ENDING):
        raise Refused("other_must_agree")
    raise Refused("throw_first" if phase is TablePhase.PLAY else "already_thrown")


def may_be_warned(state: TableState, seat: int, confirmed: bool) -> bool:
    """Whether the program warns a seat once more."""
    return not confirmed and state.mode(seat) is Mode.ASSISTED


def warn_of_less(missing: int) -> None:
    """Warns of points that are not marked yet."""
    if missing > 0:
        raise Refused("warn_less", count=missing)
