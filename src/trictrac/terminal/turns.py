"""Whose turn it is at the keyboard: who is asked, and when computers and dice wait for a person."""

from __future__ import annotations

from trictrac.table import TablePhase, TableState
from trictrac.table.events import Accepted, Left, Played, Replayed, Seated
from trictrac.terminal.people import People
from trictrac.terminal.saving import TableBook

_ENDS_A_COUP = (Played, Left, Seated, Accepted, Replayed)


def asked(state: TableState, people: People) -> int:
    """Who is asked: whoever must answer, or the one whose turn it is."""
    if state.proposal:
        for player in state.concerned(state.proposal.what):
            if player not in state.proposal.accepted and player not in people.computers:
                return int(player)
    if state.phase is TablePhase.OPENING:
        waiting = _yet_to_open(state)
        return next((player for player in waiting if player not in people.computers), waiting[0])
    return int(state.sits[state.awaited])


def opening_waits(state: TableState, people: People) -> bool:
    """A person's Enter throws the opening dice of both."""
    return state.phase is TablePhase.OPENING and any(player not in people.computers for player in _yet_to_open(state))


def _yet_to_open(state: TableState) -> list[int]:
    return [int(state.sits[seat]) for seat in (0, 1) if seat not in state.opening]


def computers_alone(state: TableState, people: People) -> bool:
    """Whether a person rests while computers play."""
    return bool(people.persons) and all(player in people.computers for player in state.sits)


def throws_again(book: TableBook, people: People) -> bool:
    """Whether a computer took its last dame out and is about to throw again: a person marks first (XVIII.1)."""
    state = book.table.state
    thrower, other = state.sits[state.turn], state.sits[1 - state.turn]
    if state.phase is not TablePhase.THROW or thrower not in people.computers or other in people.computers:
        return False
    last = next((event for event in reversed(book.table.events) if isinstance(event, _ENDS_A_COUP)), None)
    again = isinstance(last, Played) and last.player == thrower
    return again and book.witness.by_hand


def forced(book: TableBook) -> bool:
    """Whether the dice lie there already: those of the opening are the first throw (art. V), those of je joue pour
    tout the next. Before that the colour may be chosen, where that is agreed, and by hand a player marks."""
    state = book.table.state
    waits = state.may_choose_colour or (state.coup and book.witness.by_hand)
    return state.phase is TablePhase.THROW and bool(state.forced) and not waits
