"""Whether hands may do it now: mark, touch a dame, play, have a false play replayed (art. XV; XVII.14, XVII.24–25)."""

from __future__ import annotations

from trictrac import explain
from trictrac.errors import InvalidPositionError
from trictrac.play import OUT, Play
from trictrac.position import Position
from trictrac.table import actions as do
from trictrac.table.config import Mode
from trictrac.table.faults import TableFaultKind, TablePhase
from trictrac.table.marks import Slot
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState
from trictrac.table.turn import in_turn, may_be_warned, seat_of, thrower, warn_of_less
from trictrac.words import Case

MOST_TROUS = 40
MOST_MARKED = 200


def check_mark(state: TableState, action: do.MarkPoints) -> None:
    """Whoever marks by hand, while something may be marked."""
    seat = seat_of(state, action)
    mode = state.mode(seat)
    if mode is Mode.AUTOMATIC:
        raise Refused("automatic")
    if action.jetons is not None and not (state.setting.free_hands and mode is Mode.STRICT):
        raise Refused("bad_jetons")
    without_points = action.points == 0 and bool(action.trous or action.jetons)
    if not without_points and (action.points <= 0 or action.points % 2 or action.points > MOST_MARKED):
        raise Refused("bad_points")
    if action.trous is not None and not 0 <= action.trous <= MOST_TROUS:
        raise Refused("bad_trous")
    place = state.to_mark(seat)
    if place is None:
        raise Refused("too_late_to_mark")
    if mode is Mode.ASSISTED and not action.confirmed:
        _warn_of_more(state, seat, place, action)


def _warn_of_more(state: TableState, seat: int, place: tuple[int, Slot], action: do.MarkPoints) -> None:
    excess = action.points - max(0, state.missing(seat, *place))
    if excess > 0:
        raise Refused("warn_more", count=excess)
    right = state.ledger.would_make((place[0], seat, place[1]), action.points)
    if action.points and action.trous not in (None, right):
        raise Refused("warn_fichet", count=right)


def check_touch(state: TableState, action: do.Touch) -> None:
    """Whoever throws: to play, or before the dice as they like."""
    seat = seat_of(state, action)
    if state.phase is not TablePhase.THROW:  # before the dice one touches freely (XVII.24)
        in_turn(state, seat, TablePhase.PLAY)
    elif seat != state.turn:
        raise Refused("not_your_turn")
    if not 1 <= action.case <= 24 or state.row[action.case] < 1:
        raise Refused("no_such_dame", case=Case(action.case))
    if state.phase is TablePhase.PLAY and not state.adoube:
        warn_own(state, seat, action.confirmed)


def warn_own(state: TableState, seat: int, confirmed: bool) -> None:
    """Warns of points of the own throw that are not marked yet."""
    if may_be_warned(state, seat, confirmed) and (state.coup, seat, Slot.OWN) in state.open:
        warn_of_less(state.missing(seat, state.coup, Slot.OWN))
        if state.rules.fichet_excused and (lag := state.ledger.lag((state.coup, seat, Slot.OWN))):
            raise Refused("warn_fichet", count=lag)  # no ecole would tell them


def check_play(state: TableState, action: do.PlayDames) -> None:
    """A lawful play; with free hands any that hands can make."""
    seat = thrower(state, action, TablePhase.PLAY)
    play = action.play
    free = state.setting.free_hands and state.mode(seat) is Mode.STRICT
    if any(start == end for start, end in play.moves):
        raise Refused("impossible_play")  # a dame put back where it stood is not moved
    if state.legal(play) < 0:
        if not free:
            raise _why_illegal(state, play)
        if not _possible(play, state.position):
            raise Refused("impossible_play")
    elif not free:
        _touched_dame_must_go(state.touched_and_left(play))
    warn_own(state, seat, action.confirmed)


def _why_illegal(state: TableState, play: Play) -> Refused:
    assert state.throw is not None
    try:
        found = explain.refusal(state.position, state.throw, play, state.form.rules)
    except InvalidPositionError:
        return Refused("impossible_play")  # a false play of the opponent left a board no law explains
    assert found is not None
    return Refused("illegal_play", found.fact)


def _possible(play: Play, position: Position) -> bool:
    """Whether hands could do it at all: dames that are there, not onto the opponent's (XVII.25)."""
    if len(play.moves) > 2:
        return False
    counts = list(position.mover.dames)
    for start, end in play.moves:
        if not 1 <= start <= 24 or not 1 <= end <= OUT or counts[start - 1] < 1:
            return False
        if end < OUT and position.other.on(25 - end):
            return False
        counts[start - 1] -= 1
        if end < OUT:
            counts[end - 1] += 1
    return True


def check_replay(state: TableState, action: do.Replay) -> None:
    """A lawful play instead of the false one, by the dames that were touched."""
    faults = state.open_faults(1 - seat_of(state, action), TableFaultKind.FALSE_PLAY)
    if state.phase is not TablePhase.THROW or all(fault.coup != state.coup for fault in faults):
        raise Refused("nothing_to_replay")
    if state.legal(action.play) < 0:
        raise Refused("nothing_to_replay")
    _touched_dame_must_go(state.replay_leaves(action.play))


def _touched_dame_must_go(case: int | None) -> None:
    if case is not None:
        raise Refused("touched_dame", case=Case(case))
