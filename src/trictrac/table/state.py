"""The state of a table: a fold over its events. Nothing here asks whether an action is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trictrac.forms import Form, PartieResult, Poule
from trictrac.kernel import packed, state
from trictrac.kernel.state import stack_dames, swap_sides
from trictrac.play import OUT, LegalPlays, Play
from trictrac.position import Camp, Position, is_full, judge_row
from trictrac.score import Mark, Score
from trictrac.side import Side
from trictrac.table.config import Mode, Setting
from trictrac.table.events import Event
from trictrac.table.faults import Claimed, Fault, FaultKind, Phase, Proposal
from trictrac.table.marks import Ledger, SeatMarks, Slot
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SIDES = (Side.WHITE, Side.BLACK)
TROU = 12
LONG_AGO = 8  # coups after which nothing about a mark can be taken up any more


class TableState:
    """Everything about a table that its events determine."""

    def __init__(self, form: Form, setting: Setting) -> None:
        self.form = form
        self.setting = setting
        self.phase = Phase.SEATING
        self.joined: set[int] = set()
        self.seq = 0
        self.sits: tuple[int, int] = (0, 1)
        self.target = 0
        self.opening: dict[int, int] = {}
        self.proposal: Proposal | None = None
        self.remaining = [setting.clock.reserve if setting.clock else 0.0] * len(form.players)
        self.since = 0.0
        self._new_game()

    def _new_game(self) -> None:
        self.row: NDArray[np.int8] = np.zeros(state.ROW, np.int8)
        stack_dames(self.row)
        self.row[state.RULES] = self.form.rules.bits
        self.turn = 0
        self.began = 0
        self.coup = 0
        self.ledger = Ledger()
        self.due: dict[tuple[int, int, Slot], int] = {}
        self.closed: set[tuple[int, int, Slot]] = set()
        self.excused: set[tuple[int, int, Slot]] = set()
        self.faults: list[Fault] = []
        self.claims: list[Claimed] = []
        self._clear_coup()
        self.before: NDArray[np.int8] | None = None
        self.forced: Throw | None = None

    def _clear_coup(self) -> None:
        self.throw: Throw | None = None
        self.score: Score | None = None
        self.plays: LegalPlays | None = None
        self.touched: list[int] = []
        self.adoube = False
        self.stayed = False

    # Reading

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the form."""
        return self.form.players

    def seat_of(self, player: int) -> int | None:
        """0 or 1 for a player at the board, None for the others."""
        return self.sits.index(player) if player in self.sits and self.phase is not Phase.SEATING else None

    def mode(self, seat: int) -> Mode:
        """How the player of a seat marks."""
        return self.setting.modes[self.sits[seat]]

    @property
    def awaited(self) -> int:
        """The seat whose time runs: the one to throw or play, the other while he is asked to agree."""
        if self.phase is Phase.LEAVING:
            return 1 - self.turn
        if self.phase is Phase.OPENING:
            return 1 if 0 in self.opening else 0
        if self.phase is Phase.ENDING:
            return 1 if self.has_won(0) else 0
        return self.turn

    def marks(self, seat: int) -> SeatMarks:
        """Where a seat's jetons and fichet stand."""
        return self.ledger.marks[seat]

    @property
    def position(self) -> Position:
        """The table as a position: seat 0 is white."""
        camps = []
        for base, offset, seat in ((state.ME, state.MINE, self.turn), (state.OTHER, state.THEIRS, 1 - self.turn)):
            marks = self.ledger.marks[seat]
            dames = tuple(self.row[base + 1 : base + 25].tolist())
            coups = int(self.row[offset + state.COUPS])
            camps.append(Camp(dames, marks.points, marks.bredouille, marks.trous, marks.serie, coups))
        white, black = camps if self.turn == 0 else reversed(camps)
        return Position(white, black, _SIDES[self.turn], self.throw)

    def missing(self, seat: int, coup: int, slot: Slot) -> int:
        """Points due and not marked (negative: marked too much)."""
        return self.due.get((coup, seat, slot), 0) - self.ledger.marked(seat, coup, slot)

    def open_faults(self, seat: int, *kinds: FaultKind) -> list[Fault]:
        """A seat's faults that the other may still take up."""
        return [f for f in self.faults if f.open and f.seat == seat and (not kinds or f.kind in kinds)]

    def to_mark(self, seat: int) -> tuple[int, Slot] | None:
        """Where the next points of a seat would be marked: (coup, slot), None if nothing can be marked now."""
        if self.phase is Phase.PLAY and seat == self.turn and (self.coup, seat, Slot.OWN) not in self.closed:
            return self.coup, Slot.OWN
        places = self.open_places(seat)
        return next((place for place in places if self.missing(seat, *place) > 0), places[-1] if places else None)

    def open_places(self, seat: int) -> list[tuple[int, Slot]]:
        """Every place where a seat may still mark, in the order of the law."""
        keys = sorted(key for key in self.due if key[1] == seat and key not in self.closed)
        return [(coup, slot) for coup, _, slot in keys]

    def summary(self) -> dict[str, Any]:
        """The whole state as plain data, to compare a live table with the fold of its events."""
        return {
            "phase": self.phase.value,
            "position": str(self.position),
            "coup": self.coup,
            "sits": self.sits,
            "marks": self.ledger.marks,
            "entries": list(self.ledger.entries),
            "due": dict(self.due),
            "closed": set(self.closed),
            "faults": [(f.kind, f.seat, f.coup, f.points, f.open) for f in self.faults],
            "claims": [(c.seat, c.points, c.right, c.open) for c in self.claims],
            "proposal": self.proposal and (self.proposal.what, self.proposal.first, sorted(self.proposal.accepted)),
            "remaining": list(self.remaining),
            "joined": set(self.joined),
            "form": self.form.to_dict(),
            "seq": self.seq,
        }

    # Folding

    def apply(self, event: Event) -> None:
        """Takes one event in. Events come in order and were accepted before."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after event {self.seq}")
        getattr(self, f"_on_{event.kind.value}")(event)
        self.seq = event.seq
        if self.phase in (Phase.THROW, Phase.PLAY) and any(self._wins_with_a_fault(seat) for seat in (0, 1)):
            self.phase = Phase.ENDING

    def _wins_with_a_fault(self, seat: int) -> bool:
        """The last trou was marked with something wrong in it: the other may object before the game ends."""
        return self.has_won(seat) and (
            any(fault.points for fault in self.open_faults(seat))
            or self.ledger.went_too_far(seat)
            or any(claim.open and claim.seat == seat and not claim.right for claim in self.claims)
        )

    def has_won(self, seat: int) -> bool:
        """Whether a seat's fichet has reached the last trou of an ordinary game (art. XX)."""
        return 0 < self.target <= self.marks(seat).trous

    def _seat(self, event: Event) -> int:
        assert event.player is not None
        return self.sits.index(event.player)

    def _on_joined(self, event: Event) -> None:
        assert event.player is not None
        self.joined.add(event.player)

    def _on_seated(self, event: Event) -> None:
        assert event.sits is not None
        pairing = self.form.pairing()
        if pairing is None or pairing.sits != event.sits:
            raise ValueError(f"the form seats others than {event.sits}")
        self.sits = event.sits
        self.target = pairing.target
        self._new_game()
        self.opening.clear()
        self.since = event.at
        if event.first is None:
            self.phase = Phase.OPENING
        else:
            self.turn = self.began = self.sits.index(event.first)
            self.phase = Phase.THROW

    def _on_die(self, event: Event) -> None:
        assert event.dice is not None
        self.opening[self._seat(event)] = event.dice[0]
        if len(self.opening) == 2:
            mine, theirs = self.opening[0], self.opening[1]
            self.opening.clear()
            if mine != theirs:
                self.turn = self.began = 0 if mine > theirs else 1
                self.forced = Throw(mine, theirs)
                self.phase = Phase.THROW
                self.since = event.at

    def _on_thrown(self, event: Event) -> None:
        assert event.dice is not None
        seat = self._seat(event)
        # Whoever throws has let the other's faults pass, and has marked what he will ever mark.
        for fault in self.faults:
            fault.open &= fault.seat == seat
        for claim in self.claims:
            claim.open &= claim.seat == seat
        self.ledger.accept(1 - seat)
        for key in list(self.due):
            if key[1] == seat:
                self._complete(key)
        if self.coup % LONG_AGO == 0:
            self._forget(self.coup - LONG_AGO)
        if self.proposal and self.proposal.what == "exit":
            self.proposal = None  # it was about the board as it stood
        self.forced = None
        self.coup += 1
        self._clear_coup()
        self.throw = Throw(*event.dice)
        self.score, self.plays = judge_row(self.row, self.throw, _SIDES[seat])
        at = state.MINE + state.COUPS
        self.row[at] = min(int(self.row[at]) + 1, state.MANY_COUPS)
        own = self.score.total(_SIDES[seat])
        self.due[(self.coup, seat, Slot.OWN)] = own
        self.phase = Phase.PLAY

    def _forget(self, before: int) -> None:
        """Drops what can no longer be taken up, so that a long game stays as quick as a short one."""
        self.ledger.settle(before)
        self.due = {key: points for key, points in self.due.items() if key[0] >= before or key not in self.closed}
        self.closed = {key for key in self.closed if key in self.due}
        self.excused = {key for key in self.excused if key in self.due}
        self.faults = [fault for fault in self.faults if fault.open or fault.coup >= before]
        self.claims = [claim for claim in self.claims if claim.open or claim.coup >= before]

    def _complete(self, key: tuple[int, int, Slot]) -> None:
        """The moment has passed: what was not marked is a fault (ruling 6)."""
        coup, seat, slot = key
        if key in self.closed:
            return
        self.closed.add(key)
        missing = self.missing(seat, coup, slot)
        if missing > 0 and key not in self.excused:
            self.faults.append(Fault(FaultKind.LESS, seat, coup, slot, missing))

    def _on_marked(self, event: Event) -> None:
        assert event.points is not None
        seat = self._seat(event)
        left = event.points
        places = self.open_places(seat)
        last = self.to_mark(seat) or (self.coup, Slot.RECEIVED)
        if left == 0:
            self.ledger.move_fichet(seat, *last, event.trous or 0)
            self._note_excess(seat, *last)
            return
        # One mark may cover what two coups are worth; the fichet and any excess go with the last.
        for place in places:
            part = min(left, max(0, self.missing(seat, *place)))
            if 0 < part < left:
                self.ledger.add(seat, part, *place)
                left -= part
                last = place
            elif part:
                last = place
                break
        self.ledger.add(seat, left, *last, event.trous)
        self._note_excess(seat, *last)

    def _note_excess(self, seat: int, coup: int, slot: Slot) -> None:
        """Par trop is complete when the jeton is released (ruling 6)."""
        excess = max(0, -self.missing(seat, coup, slot))
        excess += TROU * self.ledger.trous_without_points(seat, coup, slot)
        for fault in self.open_faults(seat, FaultKind.MORE):
            if (fault.coup, fault.slot) == (coup, slot):
                fault.points = excess
                return
        if excess > 0:
            self.faults.append(Fault(FaultKind.MORE, seat, coup, slot, excess))

    def _on_adoube(self, _event: Event) -> None:
        self.adoube = True

    def _on_touched(self, event: Event) -> None:
        assert event.case is not None
        if self.adoube:
            self.adoube = False
            return
        self.touched.append(event.case)
        self._own_mark_is_complete()

    def _own_mark_is_complete(self) -> None:
        """The thrower touched a dame, played or announced that he leaves."""
        key = (self.coup, self.turn, Slot.OWN)
        if key not in self.closed:
            if self.plays is not None and self.plays.nothing_to_play:
                self.excused.add(key)  # no ecole par moins arises, he may mark until his next throw (ruling 6)
                return
            self._complete(key)

    def _on_stayed(self, _event: Event) -> None:
        self.stayed = True

    def _on_leaving(self, event: Event) -> None:
        self._complete((self.coup, self.turn, Slot.OWN))
        self._spend(event)
        self.phase = Phase.LEAVING

    def _on_agreed(self, event: Event) -> None:
        self._spend(event)
        if self.phase is Phase.ENDING:
            for fault in self.faults:
                fault.open = False

    def _on_left(self, event: Event) -> None:
        self.ledger.close(wipe=True)
        self._releve()
        self.since = event.at
        self.phase = Phase.THROW

    def _releve(self) -> None:
        stack_dames(self.row)
        self.due.clear()
        self.closed.clear()
        self.excused.clear()
        self.faults.clear()
        self.claims.clear()
        self.before = None
        self._clear_coup()

    def _on_played(self, event: Event) -> None:
        assert event.play is not None
        assert self.score is not None
        assert self.plays is not None
        other = 1 - self.turn
        self._own_mark_is_complete()
        self.before = self.row.copy()
        legal = self.plays.find(event.play)
        if legal >= 0:
            packed.move_dames(self.row, legal)
        else:
            self._move_freely(event.play)
        if legal < 0 or not self.plays_the_touched_dame(event.play):
            self._false_play()
        self.due[(self.coup, other, Slot.RECEIVED)] = self.score.total(_SIDES[other])
        self._spend(event)
        self._pass_on()

    def plays_the_touched_dame(self, play: Play) -> bool:
        """Dame touchee, dame jouee, if some legal play moves it (art. XVII)."""
        if not self.touched or self.plays is None:
            return True
        case = self.touched[0]
        return case in play.starts or not any(case in each.starts for each in self.plays)

    def _pass_on(self) -> None:
        """The turn passes, or the last dame is out and the same player opens the releve (art. VIII)."""
        assert self.score is not None
        self.forced = None
        if self.row[state.ME + OUT] == state.DAMES:
            stack_dames(self.row)
            self.forced = self.score.throw if self.form.rules.je_joue_pour_tout else None
        else:
            swap_sides(self.row)
            self.turn = 1 - self.turn
        self.throw = None
        self.phase = Phase.THROW

    def _move_freely(self, play: Play) -> None:
        for start, end in play.moves:
            self.row[state.ME + start] -= 1
            self.row[state.ME + end] += 1

    def _false_play(self) -> None:
        """A fausse case; if a jan should have been filled or kept, those points are an ecole too (ruling 6)."""
        assert self.score is not None
        assert self.plays is not None
        self.faults.append(Fault(FaultKind.FALSE_PLAY, self.turn, self.coup, Slot.OWN, 0))
        undone = [mark.points for mark in self.score if self._is_undone(mark)]
        if undone and self.missing(self.turn, self.coup, Slot.OWN) < sum(undone):  # else the par moins says it already
            twice = 2 if self.form.rules.marked_and_not_done_twice else 1
            self.faults.append(Fault(FaultKind.NOT_DONE, self.turn, self.coup, Slot.OWN, sum(undone) * twice))

    def _is_undone(self, mark: Mark) -> bool:
        """A jan that was to be filled or kept and is not full on the board."""
        verb, _, jan = mark.jan.value.partition("_")
        if verb not in ("remplir", "conserver"):
            return False
        first = {"petit": 1, "grand": 7, "retour": 19}[jan]
        return not is_full(self.row[state.ME + 1 : state.ME + 25].tolist(), first)

    def _on_claimed(self, event: Event) -> None:
        assert event.points is not None
        seat = self._seat(event)
        hit = self.claimable(1 - seat, event.points)
        places = [(fault.points, fault.coup) for fault in hit] or [(event.points, self.coup)]
        entries = [self.ledger.add(seat, points, coup, Slot.ECOLE) for points, coup in places]
        self.claims.append(Claimed(seat, event.points, places[0][1], entries[0], bool(hit)))
        for fault in hit:
            self._put_right(fault)
        self._objected(event, hit)

    def _put_right(self, fault: Fault) -> None:
        """Closes a fault; what was marked too much is taken back."""
        fault.open = False
        if fault.kind is FaultKind.MORE:
            excess = max(0, -self.missing(fault.seat, fault.coup, fault.slot))
            self.ledger.take_back(fault.seat, fault.coup, fault.slot, excess)

    def claimable(self, seat: int, points: int) -> list[Fault]:
        """The faults that a claim of so many points hits: one of them, or all together; else it is a fausse ecole."""
        faults = [fault for fault in self.open_faults(seat) if fault.points]
        for fault in faults:
            if fault.points == points:
                return [fault]
        return faults if faults and sum(fault.points for fault in faults) == points else []

    def _objected(self, event: Event, faults: list[Fault]) -> None:
        """Who marked too much cannot leave, nor end the game with it; his time runs again from now."""
        if self.phase is Phase.ENDING or (
            self.phase is Phase.LEAVING and any(fault.kind is FaultKind.MORE for fault in faults)
        ):
            self._spend(event)
            self.phase = Phase.PLAY if self.throw is not None else Phase.THROW

    def _on_corrected(self, event: Event) -> None:
        other = 1 - self._seat(event)
        faults = self.open_faults(other, FaultKind.MORE)
        for fault in faults:
            self._put_right(fault)
        self.ledger.put_fichet_right(other)
        self._objected(event, faults)

    def _on_obliged(self, event: Event) -> None:
        for fault in self.open_faults(1 - self._seat(event), FaultKind.LESS):
            fault.open = False
            self.ledger.add(fault.seat, fault.points, fault.coup, fault.slot)

    def _on_contested(self, event: Event) -> None:
        """The program knows the truth and settles at once (ruling 6)."""
        seat = self._seat(event)
        claim = self.contestable(seat)
        assert claim is not None
        claim.open = False
        if claim.right:
            self.ledger.add(claim.seat, claim.points, claim.coup, Slot.ECOLE)  # augmentation
        else:
            self.ledger.set_points(claim.entry, 0)
            self.ledger.add(seat, claim.points, claim.coup, Slot.ECOLE)  # fausse ecole
            self._objected(event, [])

    def contestable(self, seat: int) -> Claimed | None:
        """The other's last claim that a seat may still contest."""
        return next((claim for claim in reversed(self.claims) if claim.open and claim.seat != seat), None)

    def _on_replayed(self, event: Event) -> None:
        assert event.play is not None
        assert self.before is not None
        assert self.plays is not None
        for fault in self.open_faults(1 - self._seat(event), FaultKind.FALSE_PLAY):
            fault.open = False
        self.row = self.before.copy()
        self.turn = 1 - self._seat(event)
        packed.move_dames(self.row, self.plays.find(event.play))
        self._pass_on()

    def _on_resigned(self, _event: Event) -> None:
        pass

    def _on_flag(self, _event: Event) -> None:
        pass

    def _on_proposed(self, event: Event) -> None:
        assert event.player is not None
        assert event.what is not None
        self.proposal = Proposal(event.player, event.what, event.first, {event.player})

    def _on_declined(self, _event: Event) -> None:
        self.proposal = None

    def _on_accepted(self, event: Event) -> None:
        proposal = self.proposal
        assert proposal is not None
        assert event.player is not None
        proposal.accepted.add(event.player)
        if proposal.accepted < set(self.concerned(proposal.what)):
            return
        self.proposal = None
        first = proposal.first
        if proposal.what == "stop":
            assert isinstance(self.form, Poule)
            self.form = self.form.stop()
            self.phase = Phase.SEATING
        elif first is not None:
            self.turn = self.sits.index(first)
            self.forced = None
            self.ledger.close(wipe=False)
            self._releve()
            self.phase = Phase.THROW
            self.since = event.at

    def concerned(self, what: str) -> tuple[int, ...]:
        """Who must accept a proposal: the two at the board for an exit, everybody for stopping the poule."""
        return self.sits if what == "exit" else tuple(range(len(self.players)))

    def _on_ended(self, event: Event) -> None:
        assert event.result is not None
        assert event.series is not None
        pairing = self.form.pairing()
        first = self.began if pairing is not None and pairing.first is None else None
        left_by = event.first
        if left_by is not None and (event.result[left_by] == 0 or event.series[1 - left_by]):
            left_by = None  # ecoles and forgotten fichets may leave marks that no leaving explains
        self.form = self.form.record(PartieResult(event.result, event.series, left_by, first))
        self.phase = Phase.SEATING
        self.proposal = None

    def _on_finished(self, _event: Event) -> None:
        self.phase = Phase.OVER

    def _spend(self, event: Event) -> None:
        """What a coup took beyond its delay comes off the reserve."""
        clock = self.setting.clock
        if clock:
            player = self.sits[self.awaited]
            over = max(0.0, event.at - self.since - clock.delay)
            self.remaining[player] = max(0.0, self.remaining[player] - over)
        self.since = event.at
