"""Whether an action is allowed now: the event it makes, or a refusal with its reason (art. XV-XVIII)."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from trictrac import explain
from trictrac.errors import InvalidPositionError
from trictrac.play import OUT, Play
from trictrac.position import Position
from trictrac.table import actions as do
from trictrac.table import events
from trictrac.table.config import Mode
from trictrac.table.faults import OpenClaim, Proposal, TableFaultKind, TablePhase
from trictrac.table.marks import Slot
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState
from trictrac.words import Case

Roll = Callable[[], int]
"""Gives one die."""
MOST_TROUS = 40
MOST_MARKED = 200
MOST_CLAIMED = 1000


def event_of(state: TableState, action: do.Action, at: float, roll: Roll) -> events.Event:
    """The event an action makes; raises :class:`Refused` and changes nothing where it is not allowed."""
    if state.phase is TablePhase.OVER:
        raise Refused("over")
    made = (state.seq + 1, action.player)
    match action:
        case do.ThrowDice() if state.phase is TablePhase.OPENING:
            return events.DieThrown(*made, _opening_dice(state, action, roll), at=at)
        case do.ThrowDice():
            return events.Thrown(*made, _dice(state, action, roll), at=at)
        case do.MarkPoints():
            _check_mark(state, action)
            return events.Marked(*made, action.points, action.trous, at=at)
        case do.PlayDames():
            _check_play(state, action)
            return events.Played(*made, action.play, at=at)
        case do.Join():
            _check_join(state, action)
            return events.Joined(*made, at=at)
        case do.Adoube():
            _thrower(state, action, TablePhase.PLAY)
            return events.Adoubed(*made, at=at)
        case do.Touch():
            _check_touch(state, action)
            return events.Touched(*made, action.case, at=at)
        case do.Stay():
            _may_decide(state, action)
            return events.Stayed(*made, at=at)
        case do.Leave():
            _check_leave(state, action)
            return events.Leaving(*made, at=at)
        case do.Agree():
            _check_agree(state, action)
            return events.Agreed(*made, at=at)
        case do.Claim():
            return events.Claimed(*made, action.points, _claims_rightly(state, action), at=at)
        case do.Correct():
            _check_correct(state, action)
            return events.Corrected(*made, at=at)
        case do.Oblige():
            _check_oblige(state, action)
            return events.Obliged(*made, at=at)
        case do.Contest():
            return contested(state, action.player, _contested(state, action), at)
        case do.Replay():
            _check_replay(state, action)
            return events.Replayed(*made, action.play, at=at)
        case do.Resign():
            _seat(state, action)
            return events.Resigned(*made, at=at)
        case do.Propose():
            return events.Proposed(*made, *_proposed(state, action), at=at)
        case do.Accept():
            return events.Accepted(*made, _accepted(state, action), at=at)
        case do.Decline():
            _answered(state, action)
            return events.Declined(*made, at=at)
        case do.Tick():
            return events.FlagFell(state.seq + 1, _player_out_of_time(state, at), at=at)
        case _:
            assert_never(action)


def contested(state: TableState, player: int, claim: OpenClaim, at: float) -> events.Contested:
    """A player contests a claim; it was right to do so where the claim is false, wholly or in part."""
    worth = claim.worth if claim.hit and not claim.right else None
    return events.Contested(state.seq + 1, player, claim.points, claim.false_part > 0, worth, at=at)


def action_of(event: events.Event) -> do.Action | None:
    """What a player did to make an event; None for those of the table's own making, which follow by themselves."""
    match event:
        case events.Joined():
            return do.Join(event.player)
        case events.DieThrown() | events.Thrown():
            return do.ThrowDice(event.player, confirmed=True)
        case events.Marked():
            return do.MarkPoints(event.player, event.points, event.trous, confirmed=True)
        case events.Adoubed():
            return do.Adoube(event.player)
        case events.Touched():
            return do.Touch(event.player, event.case, confirmed=True)
        case events.Stayed():
            return do.Stay(event.player, confirmed=True)
        case events.Leaving():
            return do.Leave(event.player, confirmed=True)
        case events.Agreed():
            return do.Agree(event.player)
        case events.Played():
            return do.PlayDames(event.player, event.play, confirmed=True)
        case events.Claimed():
            return do.Claim(event.player, event.points)
        case events.Corrected():
            return do.Correct(event.player)
        case events.Obliged():
            return do.Oblige(event.player)
        case events.Contested():
            return do.Contest(event.player)
        case events.Replayed():
            return do.Replay(event.player, event.play)
        case events.Resigned():
            return do.Resign(event.player)
        case events.Proposed():
            return do.Propose(event.player, event.what, event.first)
        case events.Accepted():
            return do.Accept(event.player)
        case events.Declined():
            return do.Decline(event.player)
        case events.FlagFell():
            return do.Tick(-1)
        case events.Seated() | events.Left() | events.Ended() | events.Finished():
            return None
        case _:
            assert_never(event)


# Who may act at all


def _seat(state: TableState, action: do.Action) -> int:
    seat = state.seat_of(action.player)
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    if seat is None:
        raise Refused("not_seated")
    return seat


def _thrower(state: TableState, action: do.Action, phase: TablePhase) -> int:
    """The seat of the one whose turn it is, in that phase."""
    seat = _seat(state, action)
    _in_turn(state, seat, phase)
    return seat


def _in_turn(state: TableState, seat: int, phase: TablePhase) -> None:
    if seat != state.turn:
        raise Refused("not_your_turn")
    if state.phase is phase:
        return
    if state.phase in (TablePhase.LEAVING, TablePhase.ENDING):
        raise Refused("other_must_agree")
    raise Refused("throw_first" if phase is TablePhase.PLAY else "already_thrown")


def _check_join(state: TableState, action: do.Join) -> None:
    if not 0 <= action.player < len(state.players):
        raise Refused("not_seated")
    if action.player in state.joined:
        raise Refused("already_joined")


def _opening_dice(state: TableState, action: do.ThrowDice, roll: Roll) -> tuple[int] | tuple[int, int]:
    if _seat(state, action) in state.opening:
        raise Refused("not_your_turn")
    return (roll(), roll()) if state.rules.opening_dice == "together" else (roll(),)


def _dice(state: TableState, action: do.ThrowDice, roll: Roll) -> tuple[int, int]:
    seat = _seat(state, action)
    if state.phase is TablePhase.THROW and state.false_exit:
        raise Refused("false_exit")
    _in_turn(state, seat, TablePhase.THROW)
    if state.must_be_replayed:
        raise Refused("must_be_replayed")
    if _may_be_warned(state, seat, action.confirmed):
        _warn_of_less(state.unmarked(seat))
    one, two = state.forced or (roll(), roll())
    return (one, two) if one >= two else (two, one)


def _may_be_warned(state: TableState, seat: int, confirmed: bool) -> bool:
    return not confirmed and state.mode(seat) is Mode.ASSISTED


def _warn_of_less(missing: int) -> None:
    if missing > 0:
        raise Refused("warn_less", count=missing)


def _check_mark(state: TableState, action: do.MarkPoints) -> None:
    seat = _seat(state, action)
    mode = state.mode(seat)
    if mode is Mode.AUTOMATIC:
        raise Refused("automatic")
    only_the_fichet = action.points == 0 and bool(action.trous)
    if not only_the_fichet and (action.points <= 0 or action.points % 2 or action.points > MOST_MARKED):
        raise Refused("bad_points")
    if action.trous is not None and not 0 <= action.trous <= MOST_TROUS:
        raise Refused("bad_trous")
    place = state.to_mark(seat)
    if place is None:
        if state.phase is not TablePhase.THROW or seat != state.turn or state.coup == 0:
            raise Refused("too_late_to_mark")
        place = (state.coup, Slot.RECEIVED)
        if (state.coup, seat, Slot.RECEIVED) in state.due:
            raise Refused("too_late_to_mark")  # they claimed an ecole since (XVII.21)
    if mode is Mode.ASSISTED and not action.confirmed:
        _warn_of_more(state, seat, place, action)


def _warn_of_more(state: TableState, seat: int, place: tuple[int, Slot], action: do.MarkPoints) -> None:
    excess = action.points - max(0, state.missing(seat, *place))
    if excess > 0:
        raise Refused("warn_more", count=excess)
    right = state.ledger.would_make((place[0], seat, place[1]), action.points)
    if action.points and action.trous not in (None, right):
        raise Refused("warn_fichet", count=right)


def _check_touch(state: TableState, action: do.Touch) -> None:
    seat = _seat(state, action)
    if state.phase is not TablePhase.THROW:  # before the dice one touches freely (XVII.24)
        _in_turn(state, seat, TablePhase.PLAY)
    elif seat != state.turn:
        raise Refused("not_your_turn")
    if not 1 <= action.case <= 24 or state.row[action.case] < 1:
        raise Refused("no_such_dame", case=Case(action.case))
    if state.phase is TablePhase.PLAY and not state.adoube:
        _warn_own(state, seat, action.confirmed)


def _warn_own(state: TableState, seat: int, confirmed: bool) -> None:
    if _may_be_warned(state, seat, confirmed) and (state.coup, seat, Slot.OWN) in state.open:
        _warn_of_less(state.missing(seat, state.coup, Slot.OWN))
        if state.rules.fichet_excused and (lag := state.ledger.lag((state.coup, seat, Slot.OWN))):
            raise Refused("warn_fichet", count=lag)  # no ecole would tell them


def _may_decide(state: TableState, action: do.Stay | do.Leave) -> int:
    seat = _thrower(state, action, TablePhase.PLAY)
    if not state.ledger.made.get((state.coup, seat)):
        raise Refused("cannot_leave" if isinstance(action, do.Leave) else "nothing_to_decide")
    if state.touched or state.stayed:
        raise Refused("touched" if state.touched else "nothing_to_decide")
    return seat


def _check_leave(state: TableState, action: do.Leave) -> None:
    seat = _may_decide(state, action)
    if state.stopped_by_excess(seat, state.coup):
        raise Refused("ecole_bars_leaving")
    _warn_own(state, seat, action.confirmed)


def _check_agree(state: TableState, action: do.Agree) -> None:
    seat = _seat(state, action)
    waits = state.phase is TablePhase.LEAVING and seat != state.turn
    ends = state.phase is TablePhase.ENDING and state.has_won(1 - seat)
    stands = state.phase is TablePhase.THROW and seat != state.turn and state.false_exit
    if not (waits or ends or stands):
        raise Refused("nothing_to_agree")


def _check_play(state: TableState, action: do.PlayDames) -> None:
    seat = _thrower(state, action, TablePhase.PLAY)
    play = action.play
    free = state.setting.free_hands and state.mode(seat) is Mode.STRICT
    if state.legal(play) < 0:
        if not free:
            raise _why_illegal(state, play)
        if not _possible(play, state.position):
            raise Refused("impossible_play")
    elif not free:
        _touched_dame_must_go(state.touched_and_left(play))
    _warn_own(state, seat, action.confirmed)


def _why_illegal(state: TableState, play: Play) -> Refused:
    assert state.throw is not None
    try:
        found = explain.refusal(state.position, state.throw, play, state.form.rules)
    except InvalidPositionError:
        return Refused("impossible_play")  # a false play of the opponent left a board no law explains
    assert found is not None
    return Refused("illegal_play", found.fact)


def _touched_dame_must_go(case: int | None) -> None:
    if case is not None:
        raise Refused("touched_dame", case=Case(case))


def _claims_rightly(state: TableState, action: do.Claim) -> bool:
    seat = _seat(state, action)
    _may_take_up(state, seat)
    if action.points <= 0 or action.points % 2 or action.points > MOST_CLAIMED:
        raise Refused("bad_points")
    return action.points == sum(fault.points for fault in state.claimable(1 - seat))


def _may_take_up(state: TableState, seat: int) -> None:
    """The right to take up a fault lapses with the claimant's own throw (art. XVII)."""
    if state.coup == 0:
        raise Refused("nothing_to_claim")
    if state.throw is not None and seat == state.turn and not state.open_faults(1 - seat):
        raise Refused("too_late_to_claim")


def _check_correct(state: TableState, action: do.Correct) -> None:
    seat = _seat(state, action)
    if not state.correctable(1 - seat) and not state.ledger.went_too_far(1 - seat):
        raise Refused("nothing_to_claim")


def _check_oblige(state: TableState, action: do.Oblige) -> None:
    if not state.open_faults(1 - _seat(state, action), TableFaultKind.LESS):
        raise Refused("nothing_to_claim")


def _contested(state: TableState, action: do.Contest) -> OpenClaim:
    claim = state.contestable(_seat(state, action))
    if claim is None:
        raise Refused("nothing_to_contest")
    return claim


def _check_replay(state: TableState, action: do.Replay) -> None:
    faults = state.open_faults(1 - _seat(state, action), TableFaultKind.FALSE_PLAY)
    if state.phase is not TablePhase.THROW or all(fault.coup != state.coup for fault in faults):
        raise Refused("nothing_to_replay")
    if state.legal(action.play) < 0:
        raise Refused("nothing_to_replay")
    _touched_dame_must_go(state.replay_leaves(action.play))


def _proposed(state: TableState, action: do.Propose) -> tuple[events.Proposable, int | None]:
    """What is proposed, and who would recommence."""
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    if state.proposal:
        raise Refused("already_proposed")
    if action.what not in state.form.proposals:
        raise Refused("bad_proposal")
    if action.what == "exit":
        _seat(state, action)
        if state.phase is TablePhase.THROW and action.first in state.sits:
            return "exit", action.first
    elif 0 <= action.player < len(state.players):
        return "stop", None
    raise Refused("bad_proposal")


def _answered(state: TableState, action: do.Action) -> Proposal:
    """The proposal that a player may answer."""
    if state.proposal is None:
        raise Refused("nothing_proposed")
    if action.player not in state.concerned(state.proposal.what):
        raise Refused("not_seated")
    return state.proposal


def _accepted(state: TableState, action: do.Accept) -> events.Proposable:
    proposal = _answered(state, action)
    if action.player in proposal.accepted:
        raise Refused("own_proposal")
    if proposal.what == "exit" and state.phase is not TablePhase.THROW:
        raise Refused("bad_proposal")
    return proposal.what


def _player_out_of_time(state: TableState, at: float) -> int:
    clock = state.setting.clock
    if clock is None or state.phase is TablePhase.SEATING:
        raise Refused("no_clock")
    player = state.sits[state.awaited]
    if at - state.since <= clock.delay + state.remaining[player]:
        raise Refused("no_clock")
    return player


def _possible(play: Play, position: Position) -> bool:
    """Whether hands could do it at all: dames that are there, forwards, not onto the opponent's dames (XVII.25)."""
    if len(play.moves) > 2:
        return False
    counts = list(position.mover.dames)
    for start, end in play.moves:
        if not 1 <= start <= 24 or not start < end <= OUT or counts[start - 1] < 1:
            return False
        if end < OUT and position.other.on(25 - end):
            return False
        counts[start - 1] -= 1
        if end < OUT:
            counts[end - 1] += 1
    return True
