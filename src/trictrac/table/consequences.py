"""What follows by itself at a table: seating, the program's own marks, the ends of games."""

from __future__ import annotations

from trictrac.forms import Pairing
from trictrac.kernel.stakes import TROUS_OF_A_MARQUE
from trictrac.table import events
from trictrac.table.config import Mode
from trictrac.table.faults import TablePhase
from trictrac.table.permission import contested
from trictrac.table.state import TableState


def what_follows(state: TableState, at: float) -> events.Event | None:
    """The next event that needs nobody, None if the table waits for somebody."""
    phase = state.phase
    if phase is TablePhase.OVER:
        return None
    if phase is TablePhase.SEATING:
        return _seating(state, at)
    if state.given_up is not None:
        return _claim_undone(state, 1 - state.given_up, at) or _end_by_giving_up(state, state.given_up, at)
    if state.must_exchange:
        return events.Exchanged(state.seq + 1, state.sits[state.turn], at=at)
    by_program = _automatic_mark(state, at) or (_automatic_contest(state, at) if state.claims else None)
    if by_program:
        return by_program
    if phase is TablePhase.LEAVING and (state.agreed or _other_agrees_by_himself(state)):
        return _claim_undone(state, state.turn, at) or _leave_or_end(state, at)
    if state.has_winner and (state.agreed or phase is not TablePhase.ENDING):
        winner = state.turn if state.has_won(state.turn) else 1 - state.turn
        claim = state.wrongly_claimed(winner)
        if claim is not None and state.trous_if_contested(claim) >= state.target:  # a game that is won ends at once
            return contested(state, state.sits[winner], claim, at)
        return _end_by_trous(state, winner, at)
    return None


def _seating(state: TableState, at: float) -> events.Event | None:
    if len(state.joined) < len(state.players):
        return None
    pairing = state.form.pairing()
    if pairing is None:
        return events.Finished(state.seq + 1, at=at)
    return events.Seated(state.seq + 1, _colours(state, pairing), first=pairing.first, at=at)


def _colours(state: TableState, pairing: Pairing) -> tuple[int, int]:
    """As the form lists the two; who played the last partie too, and changed colours in it, keep what they have."""
    history = state.form.history
    changed = bool(history) and state.sits == history[-1].pairing.sits[::-1]
    may_change = state.rules.colour_choice or state.rules.exchange_dames
    return state.sits if changed and may_change and set(pairing.sits) == set(state.sits) else pairing.sits


def _automatic_mark(state: TableState, at: float) -> events.Event | None:
    if not state.open:
        return None
    for seat in (state.turn, 1 - state.turn):
        points = state.unmarked(seat)
        if points and state.mode(seat) is Mode.AUTOMATIC:
            return events.Marked(state.seq + 1, state.sits[seat], points, at=at)
    return None


def _automatic_contest(state: TableState, at: float) -> events.Event | None:
    """A wrong claim against a player the program marks for never stands."""
    for seat in (0, 1):
        if state.mode(seat) is Mode.AUTOMATIC and (contest := _claim_undone(state, seat, at)):
            return contest
    return None


def _claim_undone(state: TableState, seat: int, at: float) -> events.Event | None:
    """A wrong claim against a seat is contested for it: by the program, or because its player could not any more."""
    claim = state.wrongly_claimed(seat)
    if claim is None:
        return None
    return contested(state, state.sits[seat], claim, at)


def _other_agrees_by_himself(state: TableState) -> bool:
    """A strict player is always asked, the others when there is something to take up (art. XVI)."""
    leaver = state.turn
    return state.mode(1 - leaver) is not Mode.STRICT and not (
        state.open_faults(leaver) or state.wrongly_claimed(1 - leaver) or state.ledger.went_too_far(leaver)
    )


def _leave_or_end(state: TableState, at: float) -> events.Event:
    """Leaving ends a marque once somebody has the trous it needs (art. II), and is a releve before."""
    trous = (state.marks(0).trous, state.marks(1).trous)
    if state.leaving_ends:
        return _ended(state, at, trous, left_by=state.turn)
    return events.Left(state.seq + 1, state.sits[state.turn], at=at)


def _end_by_trous(state: TableState, winner: int, at: float) -> events.Event:
    """Somebody has the last trou (art. XX); where both have, it is whoever throws."""
    loser = 1 - winner
    trous = [min(state.marks(seat).trous, state.target) for seat in (0, 1)]
    trous[loser] = min(trous[loser], state.target - 1)
    return _ended(state, at, (trous[0], trous[1]))


def _end_by_giving_up(state: TableState, loser: int, at: float) -> events.Event:
    """Whoever gives up loses as if the other had just won: at the target, or with the trous a marque needs."""
    trous = [state.marks(0).trous, state.marks(1).trous]
    if not state.is_marque:
        trous[1 - loser] = state.target
        trous[loser] = min(trous[loser], state.target - 1)
        return _ended(state, at, (trous[0], trous[1]), loser=loser)
    trous[1 - loser] = max(trous[1 - loser], TROUS_OF_A_MARQUE, trous[loser] + 1)
    return _ended(state, at, (trous[0], trous[1]), left_by=1 - loser, loser=loser)


def _ended(
    state: TableState, at: float, trous: tuple[int, int], left_by: int | None = None, loser: int | None = None
) -> events.Ended:
    """The end of a game. Whoever gave it up keeps no run of trous; nobody's run is broken by who has no trou."""
    white, black = (
        trous[seat] > 0 and seat != loser and (state.marks(seat).serie or trous[1 - seat] == 0) for seat in (0, 1)
    )
    return events.Ended(state.seq + 1, trous, (white, black), first=left_by, at=at)
