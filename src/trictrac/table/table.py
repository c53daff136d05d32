"""A table in play: takes actions, refuses with a reason or appends events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from trictrac import explain
from trictrac.errors import InvalidPositionError, TrictracError
from trictrac.forms import Form, Poule
from trictrac.play import OUT, Play
from trictrac.position import COIN, Position
from trictrac.score import Score
from trictrac.table import actions as do
from trictrac.table.config import Mode, Setting
from trictrac.table.events import Event, EventKind
from trictrac.table.faults import FaultKind, Phase
from trictrac.table.marks import Slot
from trictrac.table.refusals import Refused
from trictrac.table.state import TableState

Roll = Callable[[], int]
MOST_TROUS = 40
MOST_MARKED = 200
MOST_CLAIMED = 1000


class Table:
    """Players, a form, and everything that happened, as numbered events.

    ``roll`` gives one die; replaying events never calls it.
    """

    def __init__(self, form: Form, setting: Setting, roll: Roll) -> None:
        if len(setting.modes) != len(form.players):
            raise TrictracError(f"{len(form.players)} players need as many marking modes, not {len(setting.modes)}")
        self.state = TableState(form, setting)
        self.events: list[Event] = []
        self._roll = roll

    @classmethod
    def replay(cls, form: Form, setting: Setting, events: Iterable[Event], roll: Roll) -> Table:
        """A table rebuilt from its events: the state is a fold over them."""
        table = cls(form, setting, roll)
        for event in events:
            table.state.apply(event)
            table.events.append(event)
        return table

    def act(self, action: do.Action, at: float = 0.0) -> list[Event]:
        """Does one action; returns the events it caused. A refusal changes nothing."""
        handler: Callable[[Any], dict[str, Any]] = getattr(self, f"_do_{action.kind}")
        if self.state.phase is Phase.OVER:
            raise Refused("over")
        start = len(self.events)
        made = self._do_tick(at) if isinstance(action, do.Tick) else {"player": action.player, **handler(action)}
        self._append(at=at, **made)
        self.catch_up(at)
        return self.events[start:]

    def catch_up(self, at: float) -> list[Event]:
        """Lets everything happen that needs nobody; a table cut off in the middle of that goes on."""
        start = len(self.events)
        while follow := self._follow_up():
            self._append(at=at, **follow)
        return self.events[start:]

    def _append(self, **values: Any) -> None:
        event = Event(self.state.seq + 1, **values)
        self.state.apply(event)
        self.events.append(event)

    # What follows by itself

    def _follow_up(self) -> dict[str, Any] | None:
        """The next event that needs nobody: seating, the program's own marks, the ends of games."""
        state = self.state
        if state.phase is Phase.OVER:
            return None
        if state.phase is Phase.SEATING:
            return self._seat_the_next()
        if not self.events:
            return None
        last = self.events[-1]
        if last.kind in (EventKind.RESIGNED, EventKind.FLAG):
            return self._end_by_giving_up(last)
        automatic = self._automatic_mark() or self._automatic_contest()
        if automatic:
            return automatic
        if state.phase is Phase.LEAVING and (last.kind is EventKind.AGREED or self._other_agrees_by_itself()):
            return self._leave_or_end()
        return self._end_by_trous()

    def _seat_the_next(self) -> dict[str, Any] | None:
        state = self.state
        if len(state.joined) < len(state.players):
            return None
        pairing = state.form.pairing()
        if pairing is None:
            return {"kind": EventKind.FINISHED}
        return {"kind": EventKind.SEATED, "sits": pairing.sits, "first": pairing.first}

    def _automatic_mark(self) -> dict[str, Any] | None:
        state = self.state
        for seat in (state.turn, 1 - state.turn):
            if state.mode(seat) is Mode.AUTOMATIC:
                place = state.to_mark(seat)
                if place and state.missing(seat, *place) > 0:
                    points = state.missing(seat, *place)
                    return {"kind": EventKind.MARKED, "player": state.sits[seat], "points": points}
        return None

    def _automatic_contest(self) -> dict[str, Any] | None:
        """A wrong claim against a player the program marks for never stands."""
        state = self.state
        for seat in (0, 1):
            claim = state.contestable(seat)
            if claim and not claim.right and state.mode(seat) is Mode.AUTOMATIC:
                player = state.sits[seat]
                return {"kind": EventKind.CONTESTED, "player": player, "points": claim.points, "right": True}
        return None

    def _other_agrees_by_itself(self) -> bool:
        """A strict player is always asked, the others when there is something to take up (art. XVI)."""
        state = self.state
        return state.mode(1 - state.turn) is not Mode.STRICT and not state.open_faults(state.turn)

    def _leave_or_end(self) -> dict[str, Any]:
        state = self.state
        trous = (state.marks(0).trous, state.marks(1).trous)
        if state.target == 0 and max(trous) >= 6:
            return self._ended(trous, state.turn)
        return {"kind": EventKind.LEFT, "player": state.sits[state.turn]}

    def _end_by_trous(self) -> dict[str, Any] | None:
        state = self.state
        won = [seat for seat in (state.turn, 1 - state.turn) if state.has_won(seat)]
        if state.phase is Phase.ENDING and self.events[-1].kind is not EventKind.AGREED:
            return None
        if not won:
            return None
        trous = [min(state.marks(seat).trous, state.target) for seat in (0, 1)]
        trous[1 - won[0]] = min(trous[1 - won[0]], state.target - 1)
        return self._ended((trous[0], trous[1]), None)

    def _ended(self, trous: tuple[int, int], left_by: int | None) -> dict[str, Any]:
        first, second = (self.state.marks(seat).serie and trous[seat] > 0 for seat in (0, 1))
        return {"kind": EventKind.ENDED, "result": trous, "series": (first, second), "first": left_by}

    def _end_by_giving_up(self, event: Event) -> dict[str, Any]:
        """Whoever gives up loses as if the other had just won: at the target, or with the trous a marque needs."""
        state = self.state
        assert event.player is not None
        loser = state.sits.index(event.player)
        winner = 1 - loser
        trous = [state.marks(0).trous, state.marks(1).trous]
        if state.target:
            trous[winner] = state.target
            trous[loser] = min(trous[loser], state.target - 1)
        else:
            trous[winner] = max(trous[winner], 6, trous[loser] + 1)
        ended = self._ended((trous[0], trous[1]), None if state.target else winner)
        series = ended["series"]
        return {**ended, "series": (series[0] and winner == 0, series[1] and winner == 1)}

    # Actions. Each returns the event to append, or refuses.

    def _seat(self, action: do.Action) -> int:
        seat = self.state.seat_of(action.player)
        if self.state.phase is Phase.SEATING:
            raise Refused("waiting_for_players")
        if seat is None:
            raise Refused("not_seated")
        return seat

    def _thrower(self, action: do.Action, phase: Phase) -> int:
        """The seat of the one whose turn it is, in that phase."""
        seat = self._seat(action)
        state = self.state
        if seat != state.turn:
            raise Refused("not_your_turn")
        if state.phase in (Phase.LEAVING, Phase.ENDING):
            raise Refused("other_must_agree")
        if state.phase is not phase:
            raise Refused("throw_first" if phase is Phase.PLAY else "already_thrown")
        return seat

    def _do_join(self, action: do.Join) -> dict[str, Any]:
        if not 0 <= action.player < len(self.state.players):
            raise Refused("not_seated")
        if action.player in self.state.joined:
            raise Refused("already_joined")
        return {"kind": EventKind.JOINED}

    def _do_throw(self, action: do.Throw) -> dict[str, Any]:
        state = self.state
        seat = self._seat(action)
        if state.phase is Phase.OPENING:
            if seat in state.opening:
                raise Refused("not_your_turn")
            return {"kind": EventKind.DIE, "dice": (self._roll(),)}
        self._thrower(action, Phase.THROW)
        place = state.to_mark(seat)
        if place:
            self._warn_of_less(seat, place, action.confirmed)
        dice = tuple(state.forced) if state.forced else (self._roll(), self._roll())
        return {"kind": EventKind.THROWN, "dice": (max(dice), min(dice))}

    def _warn_of_less(self, seat: int, place: tuple[int, Slot], confirmed: bool) -> None:
        missing = self.state.missing(seat, *place)
        if missing > 0 and self.state.mode(seat) is Mode.ASSISTED and not confirmed:
            raise Refused("warn_less", points=missing)

    def _do_mark(self, action: do.Mark) -> dict[str, Any]:
        state = self.state
        seat = self._seat(action)
        mode = state.mode(seat)
        if mode is Mode.AUTOMATIC:
            raise Refused("automatic")
        only_the_fichet = self._moves_only_the_fichet(seat, action)
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

    def _moves_only_the_fichet(self, seat: int, action: do.Mark) -> bool:
        """No points, but a fichet that was left behind goes on (ruling 6: a double is lost only once he has played)."""
        place = self.state.to_mark(seat)
        return action.points == 0 and bool(action.trous) and place is not None and self.state.ledger.lags(seat, *place)

    def _do_adoube(self, action: do.Adoube) -> dict[str, Any]:
        self._thrower(action, Phase.PLAY)
        return {"kind": EventKind.ADOUBE}

    def _do_touch(self, action: do.Touch) -> dict[str, Any]:
        seat = self._thrower(action, Phase.PLAY)
        if not 1 <= action.case <= 24 or self.state.row[action.case] < 1:
            raise Refused("no_such_dame", case=action.case)
        if not self.state.adoube:
            self._warn_own(seat, action.confirmed)
        return {"kind": EventKind.TOUCHED, "case": action.case}

    def _warn_own(self, seat: int, confirmed: bool) -> None:
        if (self.state.coup, seat, Slot.OWN) not in self.state.closed:
            self._warn_of_less(seat, (self.state.coup, Slot.OWN), confirmed)

    def _may_decide(self, action: do.Action) -> int:
        state = self.state
        seat = self._thrower(action, Phase.PLAY)
        if not state.ledger.made.get((state.coup, seat)):
            raise Refused("cannot_leave" if action.kind == "leave" else "nothing_to_decide")
        if state.touched or state.stayed:
            raise Refused("touched" if state.touched else "nothing_to_decide")
        return seat

    def _do_stay(self, action: do.Stay) -> dict[str, Any]:
        self._may_decide(action)
        return {"kind": EventKind.STAYED}

    def _do_leave(self, action: do.Leave) -> dict[str, Any]:
        state = self.state
        seat = self._may_decide(action)
        if any(f.kind is FaultKind.MORE and f.seat == seat and f.coup == state.coup for f in state.faults):
            raise Refused("ecole_bars_leaving")
        self._warn_own(seat, action.confirmed)
        return {"kind": EventKind.LEAVING}

    def _do_agree(self, action: do.Agree) -> dict[str, Any]:
        state = self.state
        seat = self._seat(action)
        waits = state.phase is Phase.LEAVING and seat != state.turn
        ends = state.phase is Phase.ENDING and state.marks(1 - seat).trous >= state.target
        if not (waits or ends):
            raise Refused("nothing_to_agree")
        return {"kind": EventKind.AGREED}

    def _do_play(self, action: do.PlayDames) -> dict[str, Any]:
        state = self.state
        seat = self._thrower(action, Phase.PLAY)
        assert state.plays is not None
        assert state.throw is not None
        play = action.play
        free = state.setting.free_hands and state.mode(seat) is Mode.STRICT
        if state.plays.find(play) < 0:
            if not free:
                raise self._why_illegal(play)
            if not _possible(play, state.position):
                raise Refused("impossible_play")
        elif not free:
            self._touched_dame_must_go(play)
        self._warn_own(seat, action.confirmed)
        return {"kind": EventKind.PLAYED, "play": play}

    def _why_illegal(self, play: Play) -> Refused:
        state = self.state
        assert state.throw is not None
        try:
            return Refused("illegal_play", why=explain.refusal(state.position, state.throw, play, state.form.rules))
        except InvalidPositionError:
            return Refused("impossible_play")  # a false play of the other left a board no law explains

    def _touched_dame_must_go(self, play: Play) -> None:
        if not self.state.plays_the_touched_dame(play):
            raise Refused("touched_dame", case=self.state.touched[0])

    def _do_claim(self, action: do.Claim) -> dict[str, Any]:
        seat = self._seat(action)
        self._may_take_up(seat)
        if action.points <= 0 or action.points % 2 or action.points > MOST_CLAIMED:
            raise Refused("bad_points")
        right = bool(self.state.claimable(1 - seat, action.points))
        return {"kind": EventKind.CLAIMED, "points": action.points, "right": right}

    def _may_take_up(self, seat: int) -> None:
        """The right to take up a fault lapses with the claimant's own throw (art. XVII)."""
        state = self.state
        if state.coup == 0:
            raise Refused("nothing_to_claim")
        if state.throw is not None and seat == state.turn and not state.open_faults(1 - seat):
            raise Refused("too_late_to_claim")

    def _do_correct(self, action: do.Correct) -> dict[str, Any]:
        seat = self._seat(action)
        if not self.state.open_faults(1 - seat, FaultKind.MORE) and not self.state.ledger.went_too_far(1 - seat):
            raise Refused("nothing_to_claim")
        return {"kind": EventKind.CORRECTED}

    def _do_oblige(self, action: do.Oblige) -> dict[str, Any]:
        if not self.state.open_faults(1 - self._seat(action), FaultKind.LESS):
            raise Refused("nothing_to_claim")
        return {"kind": EventKind.OBLIGED}

    def _do_contest(self, action: do.Contest) -> dict[str, Any]:
        claim = self.state.contestable(self._seat(action))
        if claim is None:
            raise Refused("nothing_to_contest")
        return {"kind": EventKind.CONTESTED, "points": claim.points, "right": not claim.right}

    def _do_replay(self, action: do.Replay) -> dict[str, Any]:
        state = self.state
        seat = self._seat(action)
        if not state.open_faults(1 - seat, FaultKind.FALSE_PLAY) or state.phase is not Phase.THROW:
            raise Refused("nothing_to_replay")
        assert state.plays is not None
        if state.plays.find(action.play) < 0:
            raise Refused("nothing_to_replay")
        self._touched_dame_must_go(action.play)
        return {"kind": EventKind.REPLAYED, "play": action.play}

    def _do_resign(self, action: do.Resign) -> dict[str, Any]:
        self._seat(action)
        return {"kind": EventKind.RESIGNED}

    def _do_propose(self, action: do.Propose) -> dict[str, Any]:
        state = self.state
        if state.phase is Phase.SEATING:
            raise Refused("waiting_for_players")
        if state.proposal:
            raise Refused("already_proposed")
        if action.what == "exit":
            self._seat(action)
            if state.phase is not Phase.THROW or action.first not in state.sits:
                raise Refused("bad_proposal")
        elif action.what == "stop":
            if not isinstance(state.form, Poule) or not 0 <= action.player < len(state.players):
                raise Refused("bad_proposal")
        else:
            raise Refused("bad_proposal")
        first = action.first if action.what == "exit" else None
        return {"kind": EventKind.PROPOSED, "what": action.what, "first": first}

    def _answer(self, action: do.Action) -> str:
        state = self.state
        if state.proposal is None:
            raise Refused("nothing_proposed")
        if action.player not in state.concerned(state.proposal.what):
            raise Refused("not_seated")
        return state.proposal.what

    def _do_accept(self, action: do.Accept) -> dict[str, Any]:
        what = self._answer(action)
        assert self.state.proposal is not None
        if action.player in self.state.proposal.accepted:
            raise Refused("own_proposal")
        if what == "exit" and self.state.phase is not Phase.THROW:
            raise Refused("bad_proposal")
        return {"kind": EventKind.ACCEPTED, "what": what}

    def _do_decline(self, action: do.Decline) -> dict[str, Any]:
        self._answer(action)
        return {"kind": EventKind.DECLINED}

    def _do_tick(self, at: float) -> dict[str, Any]:
        state = self.state
        clock = state.setting.clock
        if clock is None or state.phase is Phase.SEATING:
            raise Refused("no_clock")
        player = state.sits[state.awaited]
        if at - state.since <= clock.delay + state.remaining[player]:
            raise Refused("no_clock")
        return {"kind": EventKind.FLAG, "player": player}

    @property
    def score(self) -> Score | None:
        """The sheet of the last throw: the truth, which a strict table does not show before it must."""
        return self.state.score


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
