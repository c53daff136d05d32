"""Whether an action is allowed now: the event it makes, or a refusal with its reason (art. XV-XVIII)."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from trictrac.table import actions as do
from trictrac.table import events
from trictrac.table.faults import OpenClaim, Proposal, TableFaultKind, TablePhase
from trictrac.table.hands import check_mark, check_play, check_replay, check_touch, warn_own
from trictrac.table.refusals import Refused
from trictrac.table.said import check_break, check_colour, check_invite, check_mark_nothing, check_warn, whose_marks
from trictrac.table.state import TableState
from trictrac.table.turn import in_turn, may_be_warned, seat_of, thrower, warn_of_less

Roll = Callable[[], int]
"""Gives one die."""
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
        case do.ChooseColour():
            check_colour(state, action)
            return events.ColourChosen(*made, action.colour, at=at)
        case do.MarkPoints():
            check_mark(state, action)
            return events.Marked(*made, action.points, action.trous, action.jetons, at=at)
        case do.PlayDames():
            check_play(state, action)
            return events.Played(*made, action.play, at=at)
        case do.Join():
            _check_join(state, action)
            return events.Joined(*made, at=at)
        case do.Adoube():
            thrower(state, action, TablePhase.PLAY)
            return events.Adoubed(*made, at=at)
        case do.Touch():
            check_touch(state, action)
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
        case do.MarkNothing():
            check_mark_nothing(state, action)
            return events.MarkedNothing(*made, at=at)
        case do.DeclineAugmentation():
            if state.augmented(seat_of(state, action)) is None:
                raise Refused("nothing_to_decline")
            return events.AugmentationDeclined(*made, at=at)
        case do.AskReason():
            marker = whose_marks(state, action)
            claimed = state.marks_claimed(marker, state.coup - 1)
            return events.ReasonAsked(*made, state.sits[marker], *claimed, at=at)
        case do.Invite():
            check_invite(state, action)
            return events.Invited(*made, at=at)
        case do.BreakDice():
            check_break(state, action)
            return events.DiceBroken(*made, at=at)
        case do.Warn():
            check_warn(state, action)
            return events.Warned(*made, at=at)
        case do.Replay():
            check_replay(state, action)
            return events.Replayed(*made, action.play, at=at)
        case do.Resign():
            seat_of(state, action)
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
        case events.ColourChosen():
            return do.ChooseColour(event.player, event.colour)
        case events.Marked():
            return do.MarkPoints(event.player, event.points, event.trous, True, event.jetons)
        case events.MarkedNothing():
            return do.MarkNothing(event.player, confirmed=True)
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
            return do.Claim(event.player, event.points, confirmed=True)
        case events.Corrected():
            return do.Correct(event.player)
        case events.Obliged():
            return do.Oblige(event.player)
        case events.Contested():
            return do.Contest(event.player)
        case events.AugmentationDeclined():
            return do.DeclineAugmentation(event.player)
        case events.ReasonAsked():
            return do.AskReason(event.player)
        case events.Invited():
            return do.Invite(event.player, confirmed=True)
        case events.DiceBroken():
            return do.BreakDice(event.player)
        case events.Warned():
            return do.Warn(event.player)
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
        case events.Seated() | events.Left() | events.Exchanged() | events.Ended() | events.Finished():
            return None
        case _:
            assert_never(event)


def _check_join(state: TableState, action: do.Join) -> None:
    if not 0 <= action.player < len(state.players):
        raise Refused("not_seated")
    if action.player in state.joined:
        raise Refused("already_joined")


def _opening_dice(state: TableState, action: do.ThrowDice, roll: Roll) -> tuple[int] | tuple[int, int]:
    if seat_of(state, action) in state.opening:
        raise Refused("not_your_turn")
    return (roll(), roll()) if state.rules.opening_dice == "together" else (roll(),)


def _dice(state: TableState, action: do.ThrowDice, roll: Roll) -> tuple[int, int]:
    seat = seat_of(state, action)
    if state.phase is TablePhase.THROW and state.false_exit:
        raise Refused("false_exit")
    in_turn(state, seat, TablePhase.THROW)
    if state.must_be_replayed:
        raise Refused("must_be_replayed")
    if may_be_warned(state, seat, action.confirmed):
        warn_of_less(state.unmarked(seat))
    one, two = state.forced or (roll(), roll())
    return (one, two) if one >= two else (two, one)


def _may_decide(state: TableState, action: do.Stay | do.Leave) -> int:
    seat = thrower(state, action, TablePhase.PLAY)
    if not state.ledger.made.get((state.coup, seat)):
        raise Refused("cannot_leave" if isinstance(action, do.Leave) else "nothing_to_decide")
    if state.touched or state.stayed:
        raise Refused("touched" if state.touched else "nothing_to_decide")
    return seat


def _check_leave(state: TableState, action: do.Leave) -> None:
    seat = _may_decide(state, action)
    if state.stopped_by_excess(seat, state.coup):
        raise Refused("ecole_bars_leaving")
    warn_own(state, seat, action.confirmed)


def _check_agree(state: TableState, action: do.Agree) -> None:
    seat = seat_of(state, action)
    waits = state.phase is TablePhase.LEAVING and seat != state.turn
    ends = state.phase is TablePhase.ENDING and state.has_won(1 - seat)
    stands = state.phase is TablePhase.THROW and seat != state.turn and state.false_exit
    if not (waits or ends or stands):
        raise Refused("nothing_to_agree")


def _claims_rightly(state: TableState, action: do.Claim) -> bool:
    seat = seat_of(state, action)
    _may_take_up(state, seat)
    if action.points <= 0 or action.points % 2 or action.points > MOST_CLAIMED:
        raise Refused("bad_points")
    if may_be_warned(state, seat, action.confirmed):
        warn_of_less(state.unmarked(seat) if state.throw is None else 0)
    return action.points == sum(fault.points for fault in state.claimable(1 - seat))


def _may_take_up(state: TableState, seat: int) -> None:
    """The right to take up a fault lapses with the claimant's own throw (art. XVII)."""
    if state.coup == 0:
        raise Refused("nothing_to_claim")
    if state.throw is not None and seat == state.turn and not state.open_faults(1 - seat):
        raise Refused("too_late_to_claim")


def _check_correct(state: TableState, action: do.Correct) -> None:
    seat = seat_of(state, action)
    if not state.correctable(1 - seat) and not state.ledger.went_too_far(1 - seat):
        raise Refused("nothing_to_claim")


def _check_oblige(state: TableState, action: do.Oblige) -> None:
    if not state.open_faults(1 - seat_of(state, action), TableFaultKind.LESS):
        raise Refused("nothing_to_claim")


def _contested(state: TableState, action: do.Contest) -> OpenClaim:
    claim = state.contestable(seat_of(state, action))
    if claim is None:
        raise Refused("nothing_to_contest")
    return claim


def _proposed(state: TableState, action: do.Propose) -> tuple[events.Proposable, int | None]:
    """What is proposed, and who would recommence."""
    if state.phase is TablePhase.SEATING:
        raise Refused("waiting_for_players")
    if state.proposal:
        raise Refused("already_proposed")
    if action.what not in state.form.proposals:
        raise Refused("bad_proposal")
    if action.what == "exit":
        seat_of(state, action)
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
