"""Whether something may be said now: a colour, declarations, questions, a warning (V.8; XVII.21, XVII.27, XVIII.8)."""

from __future__ import annotations

from trictrac.table import actions as do
from trictrac.table.config import Mode
from trictrac.table.faults import TablePhase
from trictrac.table.marks import Slot
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState
from trictrac.table.turn import may_be_warned, seat_of, warn_of_less


def check_colour(state: TableState, action: do.ChooseColour) -> None:
    """Whoever won the primaute by the dice, before they take them up (art. V)."""
    if seat_of(state, action) != state.turn:
        raise Refused("not_your_turn")
    if not state.may_choose_colour:
        raise Refused("no_choice_of_colour")


def check_mark_nothing(state: TableState, action: do.MarkNothing) -> None:
    """Whoever has points that may still be marked may say that they do not mark."""
    seat = seat_of(state, action)
    if state.mode(seat) is Mode.AUTOMATIC:
        raise Refused("automatic")
    if state.to_mark(seat) is None:
        raise Refused("too_late_to_mark")
    if may_be_warned(state, seat, action.confirmed):
        warn_of_less(state.unmarked(seat))


def whose_marks(state: TableState, action: do.AskReason) -> int:
    """The opponent's, for whoever sits at the board; those of the one to throw for whoever rests (XVII.27)."""
    if not 0 <= action.player < len(state.players):
        raise Refused("not_seated")
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    seat = state.seat_of(action.player)
    return state.turn if seat is None else 1 - seat


def check_invite(state: TableState, action: do.Invite) -> None:
    """After one's own play, or where nothing can be played."""
    seat = seat_of(state, action)
    played = state.phase is TablePhase.THROW and seat != state.turn and state.coup > 0
    plays = state.plays if state.phase is TablePhase.PLAY and seat == state.turn else None
    if not played and not (plays is not None and plays.nothing_to_play):
        raise Refused("cannot_invite")
    if may_be_warned(state, seat, action.confirmed):
        warn_of_less(state.unmarked(seat))


def check_break(state: TableState, action: do.BreakDice) -> None:
    """As soon as the opponent has thrown, before they do anything else."""
    seat = seat_of(state, action)
    if seat == state.turn or state.phase is not TablePhase.PLAY:
        raise Refused("too_late_to_break")
    own = (state.coup, state.turn, Slot.OWN)
    if state.touched or state.stayed or own not in state.open or own in state.ledger.marked:
        raise Refused("too_late_to_break")
    if not state.wrong_before_the_throw(state.turn):
        raise Refused("nothing_to_claim")


def check_warn(state: TableState, action: do.Warn) -> None:
    """An associate who rests while the partner is at the board."""
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    if not is_associate(state, action.player):
        raise Refused("not_an_associate")
    if not state.rules.associates_warn:
        raise Refused("warning_not_agreed")


def may_warn(state: TableState, player: int) -> bool:
    """Whether a player is such an associate, and warnings are agreed."""
    return state.rules.associates_warn and is_associate(state, player)


def is_associate(state: TableState, player: int) -> bool:
    """Whether a player rests while a partner is at the board."""
    partners = next((side for side in state.form.sides if player in side), ())
    return player not in state.sits and any(each in partners for each in state.sits)
