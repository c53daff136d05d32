"""Whether an action is allowed now: the event it makes, or a refusal with its reason (art. XV-XVIII)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trictrac import explain
from trictrac.errors import InvalidPositionError
from trictrac.forms import Poule
from trictrac.play import OUT, Play
from trictrac.position import COIN, Position
from trictrac.table import actions as do
from trictrac.table.config import Mode
from trictrac.table.events import Event, EventKind
from trictrac.table.faults import FaultKind, Phase
from trictrac.table.marks import Slot
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState

Roll = Callable[[], int]
"""Gives one die."""
Fields = dict[str, Any]
"""What an event says beyond who did it and when."""
MOST_TROUS = 40
MOST_MARKED = 200
MOST_CLAIMED = 1000


def event_of(state: TableState, action: do.Action, at: float, roll: Roll) -> Event:
    """The event an action makes; raises :class:`Refused` and changes nothing where it is not allowed."""
    if state.phase is Phase.OVER:
        raise Refused("over")
    if isinstance(action, do.Tick):
        return Event(state.seq + 1, EventKind.FLAG, _player_out_of_time(state, at), at)
    if isinstance(action, do.Throw):
        fields = _throw(state, action, roll)
    else:
        fields = _FIELDS[type(action)](state, action)
    return Event(state.seq + 1, player=action.player, at=at, **fields)


# Who may act at all


def _seat(state: TableState, action: do.Action) -> int:
    seat = state.seat_of(action.player)
    if state.phase is Phase.SEATING:
        raise Refused("waiting_for_players")
    if seat is None:
        raise Refused("not_seated")
    return seat


def _thrower(state: TableState, action: do.Action, phase: Phase) -> int:
    """The seat of the one whose turn it is, in that phase."""
    seat = _seat(state, action)
    _in_turn(state, seat, phase)
    return seat


def _in_turn(state: TableState, seat: int, phase: Phase) -> None:
    if seat != state.turn:
        raise Refused("not_your_turn")
    if state.phase is phase:
        return
    if state.phase in (Phase.LEAVING, Phase.ENDING):
        raise Refused("other_must_agree")
    raise Refused("throw_first" if phase is Phase.PLAY else "already_thrown")


def _join(state: TableState, action: do.Join) -> Fields:
    if not 0 <= action.player < len(state.players):
        raise Refused("not_seated")
    if action.player in state.joined:
        raise Refused("already_joined")
    return {"kind": EventKind.JOINED}


def _throw(state: TableState, action: do.Throw, roll: Roll) -> Fields:
    seat = _seat(state, action)
    if state.phase is Phase.OPENING:
        if seat in state.opening:
            raise Refused("not_your_turn")
        return {"kind": EventKind.DIE, "dice": (roll(),)}
    if state.phase is Phase.THROW and state.false_exit:
        raise Refused("false_exit")
    _in_turn(state, seat, Phase.THROW)
    if _may_be_warned(state, seat, action.confirmed):
        _warn_of_less(state.unmarked(seat))
    one, two = state.forced or (roll(), roll())
    return {"kind": EventKind.THROWN, "dice": (one, two) if one >= two else (two, one)}


def _may_be_warned(state: TableState, seat: int, confirmed: bool) -> bool:
    return not confirmed and state.mode(seat) is Mode.ASSISTED


def _warn_of_less(missing: int) -> None:
    if missing > 0:
        raise Refused("warn_less", points=missing)


def _mark(state: TableState, action: do.Mark) -> Fields:
    seat = _seat(state, action)
    mode = state.mode(seat)
    if mode is Mode.AUTOMATIC:
        raise Refused("automatic")
    only_the_fichet = _moves_only_the_fichet(state, seat, action)
    if not only_the_fichet and (action.points <= 0 or action.points % 2 or action.points > MOST_MARKED):
        raise Refused("bad_points")
    if action.trous is not None and not 0 <= action.trous <= MOST_TROUS:
        raise Refused("bad_trous")
    place = state.to_mark(seat)
    if place is None:
        if state.phase is not Phase.THROW or seat != state.turn or state.coup == 0:
            raise Refused("too_late_to_mark")
        excess = action.points
    else:
        excess = action.points - max(0, state.missing(seat, *place))
    if mode is Mode.ASSISTED and not action.confirmed:
        if excess > 0:
            raise Refused("warn_more", points=excess)
        right = state.ledger.would_make(seat, action.points)
        if not only_the_fichet and action.trous not in (None, right):
            raise Refused("warn_fichet", trous=right)
    return {"kind": EventKind.MARKED, "points": action.points, "trous": action.trous}


def _moves_only_the_fichet(state: TableState, seat: int, action: do.Mark) -> bool:
    """No points, but a fichet that was left behind goes on (XVII.5: a double is lost only once he has played)."""
    place = state.to_mark(seat)
    return action.points == 0 and bool(action.trous) and place is not None and state.ledger.lags(seat, *place)


def _adoube(state: TableState, action: do.Adoube) -> Fields:
    _thrower(state, action, Phase.PLAY)
    return {"kind": EventKind.ADOUBE}


def _touch(state: TableState, action: do.Touch) -> Fields:
    seat = _thrower(state, action, Phase.PLAY)
    if not 1 <= action.case <= 24 or state.row[action.case] < 1:
        raise Refused("no_such_dame", case=action.case)
    if not state.adoube:
        _warn_own(state, seat, action.confirmed)
    return {"kind": EventKind.TOUCHED, "case": action.case}


def _warn_own(state: TableState, seat: int, confirmed: bool) -> None:
    if _may_be_warned(state, seat, confirmed) and (state.coup, seat, Slot.OWN) in state.open:
        _warn_of_less(state.missing(seat, state.coup, Slot.OWN))


def _may_decide(state: TableState, action: do.Action) -> int:
    seat = _thrower(state, action, Phase.PLAY)
    if not state.ledger.made.get((state.coup, seat)):
        raise Refused("cannot_leave" if action.kind == "leave" else "nothing_to_decide")
    if state.touched or state.stayed:
        raise Refused("touched" if state.touched else "nothing_to_decide")
    return seat


def _stay(state: TableState, action: do.Stay) -> Fields:
    _may_decide(state, action)
    return {"kind": EventKind.STAYED}


def _leave(state: TableState, action: do.Leave) -> Fields:
    seat = _may_decide(state, action)
    if state.marked_too_much(seat, state.coup):
        raise Refused("ecole_bars_leaving")
    _warn_own(state, seat, action.confirmed)
    return {"kind": EventKind.LEAVING}


def _agree(state: TableState, action: do.Agree) -> Fields:
    seat = _seat(state, action)
    waits = state.phase is Phase.LEAVING and seat != state.turn
    ends = state.phase is Phase.ENDING and state.has_won(1 - seat)
    stands = state.phase is Phase.THROW and seat != state.turn and state.false_exit
    if not (waits or ends or stands):
        raise Refused("nothing_to_agree")
    return {"kind": EventKind.AGREED}


def _play_dames(state: TableState, action: do.PlayDames) -> Fields:
    seat = _thrower(state, action, Phase.PLAY)
    play = action.play
    free = state.setting.free_hands and state.mode(seat) is Mode.STRICT
    if state.legal(play) < 0:
        if not free:
            raise _why_illegal(state, play)
        if not _possible(play, state.position):
            raise Refused("impossible_play")
    elif not free:
        _touched_dame_must_go(state, play)
    _warn_own(state, seat, action.confirmed)
    return {"kind": EventKind.PLAYED, "play": play}


def _why_illegal(state: TableState, play: Play) -> Refused:
    assert state.throw is not None
    try:
        return Refused("illegal_play", why=explain.refusal(state.position, state.throw, play, state.form.rules))
    except InvalidPositionError:
        return Refused("impossible_play")  # a false play of the other left a board no law explains


def _touched_dame_must_go(state: TableState, play: Play) -> None:
    case = state.touched_and_left(play)
    if case is not None:
        raise Refused("touched_dame", case=case)


def _claim(state: TableState, action: do.Claim) -> Fields:
    seat = _seat(state, action)
    _may_take_up(state, seat)
    if action.points <= 0 or action.points % 2 or action.points > MOST_CLAIMED:
        raise Refused("bad_points")
    right = bool(state.claimable(1 - seat, action.points))
    return {"kind": EventKind.CLAIMED, "points": action.points, "right": right}


def _may_take_up(state: TableState, seat: int) -> None:
    """The right to take up a fault lapses with the claimant's own throw (art. XVII)."""
    if state.coup == 0:
        raise Refused("nothing_to_claim")
    if state.throw is not None and seat == state.turn and not state.open_faults(1 - seat):
        raise Refused("too_late_to_claim")


def _correct(state: TableState, action: do.Correct) -> Fields:
    seat = _seat(state, action)
    if not state.open_faults(1 - seat, FaultKind.MORE) and not state.ledger.went_too_far(1 - seat):
        raise Refused("nothing_to_claim")
    return {"kind": EventKind.CORRECTED}


def _oblige(state: TableState, action: do.Oblige) -> Fields:
    if not state.open_faults(1 - _seat(state, action), FaultKind.LESS):
        raise Refused("nothing_to_claim")
    return {"kind": EventKind.OBLIGED}


def _contest(state: TableState, action: do.Contest) -> Fields:
    claim = state.contestable(_seat(state, action))
    if claim is None:
        raise Refused("nothing_to_contest")
    return {"kind": EventKind.CONTESTED, "points": claim.points, "right": not claim.right}


def _replay(state: TableState, action: do.Replay) -> Fields:
    faults = state.open_faults(1 - _seat(state, action), FaultKind.FALSE_PLAY)
    if state.phase is not Phase.THROW or all(fault.coup != state.coup for fault in faults):
        raise Refused("nothing_to_replay")
    if state.legal(action.play) < 0:
        raise Refused("nothing_to_replay")
    _touched_dame_must_go(state, action.play)
    return {"kind": EventKind.REPLAYED, "play": action.play}


def _resign(state: TableState, action: do.Resign) -> Fields:
    _seat(state, action)
    return {"kind": EventKind.RESIGNED}


def _propose(state: TableState, action: do.Propose) -> Fields:
    if state.phase is Phase.SEATING:
        raise Refused("waiting_for_players")
    if state.proposal:
        raise Refused("already_proposed")
    if action.what == "exit":
        _seat(state, action)
        if state.phase is not Phase.THROW or action.first not in state.sits:
            raise Refused("bad_proposal")
    elif action.what == "stop":
        if not isinstance(state.form, Poule) or not 0 <= action.player < len(state.players):
            raise Refused("bad_proposal")
    else:
        raise Refused("bad_proposal")
    first = action.first if action.what == "exit" else None
    return {"kind": EventKind.PROPOSED, "what": action.what, "first": first}


def _answer(state: TableState, action: do.Action) -> str:
    if state.proposal is None:
        raise Refused("nothing_proposed")
    if action.player not in state.concerned(state.proposal.what):
        raise Refused("not_seated")
    return state.proposal.what


def _accept(state: TableState, action: do.Accept) -> Fields:
    what = _answer(state, action)
    assert state.proposal is not None
    if action.player in state.proposal.accepted:
        raise Refused("own_proposal")
    if what == "exit" and state.phase is not Phase.THROW:
        raise Refused("bad_proposal")
    return {"kind": EventKind.ACCEPTED, "what": what}


def _decline(state: TableState, action: do.Decline) -> Fields:
    _answer(state, action)
    return {"kind": EventKind.DECLINED}


def _player_out_of_time(state: TableState, at: float) -> int:
    clock = state.setting.clock
    if clock is None or state.phase is Phase.SEATING:
        raise Refused("no_clock")
    player = state.sits[state.awaited]
    if at - state.since <= clock.delay + state.remaining[player]:
        raise Refused("no_clock")
    return player


def _possible(play: Play, position: Position) -> bool:
    """Whether hands could do it at all: dames that are there, forwards, not onto the other's dames or corner."""
    if len(play.moves) > 2:
        return False
    counts = list(position.mover.dames)
    for start, end in play.moves:
        if not 1 <= start <= 24 or not start < end <= OUT or counts[start - 1] < 1:
            return False
        if end < OUT and (position.other.on(25 - end) or end == COIN + 1):
            return False
        counts[start - 1] -= 1
        if end < OUT:
            counts[end - 1] += 1
    return True


_FIELDS: dict[type[do.Action], Callable[[TableState, Any], Fields]] = {
    do.Join: _join,
    do.Mark: _mark,
    do.Adoube: _adoube,
    do.Touch: _touch,
    do.Stay: _stay,
    do.Leave: _leave,
    do.Agree: _agree,
    do.PlayDames: _play_dames,
    do.Claim: _claim,
    do.Correct: _correct,
    do.Oblige: _oblige,
    do.Contest: _contest,
    do.Replay: _replay,
    do.Resign: _resign,
    do.Propose: _propose,
    do.Accept: _accept,
    do.Decline: _decline,
}
