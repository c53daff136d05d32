"""The state of a table: a fold over its events. Nothing here asks whether an action is allowed."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, assert_never

from trictrac.forms import Form, Pairing, PartieResult
from trictrac.kernel.stakes import ends_marque
from trictrac.position import Position
from trictrac.table import events
from trictrac.table.config import Mode, Setting
from trictrac.table.faults import Proposal, TablePhase
from trictrac.table.marks import Slot
from trictrac.table.partie import Partie
from trictrac.throw import Throw


class TableState(Partie):
    """Everything about a table that its events determine: the game at the board, and all around it."""

    __slots__ = (
        "_start",
        "agreed",
        "dice_decided",
        "form",
        "given_up",
        "joined",
        "opening",
        "phase",
        "proposal",
        "remaining",
        "seq",
        "setting",
        "since",
        "sits",
        "target",
    )

    def __init__(self, form: Form, setting: Setting) -> None:
        self.form = form
        self.setting = setting
        self.keeps_sheets = any(mode is not Mode.AUTOMATIC for mode in setting.modes)
        self.phase = TablePhase.SEATING
        self.joined: frozenset[int] = frozenset()
        self.seq = 0
        self.sits: tuple[int, int] = (0, 1)
        self.target = 0
        self.opening: dict[int, int] = {}
        """The dice of the seats that have thrown for the primaute; 0: thrown for both in vain."""
        self.dice_decided = False
        """Whether dice gave the primaute of this partie."""
        self.proposal: Proposal | None = None
        self.agreed = False
        """The one who was asked has agreed: the leaving or the end follows by itself."""
        self.given_up: int | None = None
        """The seat that resigned or ran out of time."""
        self.remaining = [setting.clock.reserve if setting.clock else 0.0] * len(form.players)
        self.since = 0.0
        self._start = setting.start
        self.begin(form.rules)

    def copy(self) -> TableState:
        """The table as it stands, to go another way from; what never changes is shared.

        It is made before every choice that can be taken back, and ``deepcopy`` would take as long as the choice.
        """
        other = copy(self)
        for name in _CHANGING:
            setattr(other, name, copy(getattr(self, name)))
        other._cells = other.row.data
        other.ledger = self.ledger.copy()
        other.faults, other.claims, other.proposal = deepcopy((self.faults, self.claims, self.proposal))
        return other

    # Reading

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the form."""
        return self.form.players

    def seat_of(self, player: int) -> int | None:
        """0 or 1 for a player at the board, None for the others."""
        return self.sits.index(player) if player in self.sits and self.phase is not TablePhase.SEATING else None

    def mode(self, seat: int) -> Mode:
        """How the player of a seat marks."""
        return self.setting.modes[self.sits[seat]]

    @property
    def awaited(self) -> int:
        """The seat whose time runs: the one to throw or play, the other while he is asked to agree."""
        if self.phase is TablePhase.LEAVING:
            return 1 - self.turn
        if self.phase is TablePhase.OPENING:
            return 1 if 0 in self.opening else 0
        if self.phase is TablePhase.ENDING:
            return 1 if self.has_won(0) else 0
        if self.phase is TablePhase.THROW and self.false_exit:
            return 1 - self.turn
        return self.turn

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
            "closed": self.closed,
            "faults": [(f.kind, f.seat, f.coup, f.points, f.open) for f in self.faults],
            "claims": [(c.seat, c.points, c.right, c.open) for c in self.claims],
            "proposal": self.proposal and (self.proposal.what, self.proposal.first, sorted(self.proposal.accepted)),
            "remaining": list(self.remaining),
            "joined": set(self.joined),
            "form": self.form.to_data(),
            "seq": self.seq,
        }

    # Folding

    def apply(self, event: events.Event) -> None:
        """Takes one event in. Events come in order and were accepted before."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after event {self.seq}")
        self._fold(event)
        self.seq = event.seq
        if self.phase is TablePhase.LEAVING and not self.ledger.made.get((self.coup, self.turn)):
            self._go_on(event)  # an ecole, or what was marked late, took away the trou he would leave on
        if self.has_winner and self.phase in _IN_PLAY and any(map(self._wins_with_a_fault, (0, 1))):
            self.phase = TablePhase.ENDING

    def _fold(self, event: events.Event) -> None:
        """How each event changes the table; the most frequent come first."""
        match event:
            case events.Thrown():
                self._on_thrown(event)
            case events.Marked():
                self.mark(self._seat(event), event.points, event.trous, event.jetons, self.coup)
            case events.Played():
                self._on_played(event)
            case events.Joined():
                self.joined |= {event.player}
            case events.Seated():
                self._on_seated(event)
            case events.DieThrown():
                self._on_die(event)
            case events.ColourChosen() | events.Exchanged():
                self._on_colour(event)
            case events.Adoubed():
                self.adoube = True
            case events.Touched():
                if self.phase is TablePhase.PLAY:  # before the dice it binds to nothing
                    self.touch(event.case)
            case events.Stayed():
                self.stayed = True
            case events.Leaving():
                self._on_leaving(event)
            case events.Agreed():
                self._on_agreed(event)
            case events.Left():
                self._releve(event, self.turn, wipe=True)
            case events.Claimed():
                self.claim(self._seat(event), event.points, self.coup)
                self.declare(self._seat(event))
                self._objected(event)
            case events.Corrected():
                self.correct(self._seat(event))
                self._objected(event)
            case events.Obliged():
                self.oblige(self._seat(event))
                self._objected(event)
            case events.Contested():
                self.contest(self._seat(event))
                self._objected(event)
            case events.AugmentationDeclined():
                self.decline_augmentation(self._seat(event))
            case events.MarkedNothing():
                self.mark_nothing(self._seat(event))
            case events.Invited():
                self.invite(self._seat(event))
            case events.DiceBroken():
                self.break_dice(self._seat(event))
                self.phase = TablePhase.THROW
            case events.ReasonAsked() | events.Warned():
                pass  # words only
            case events.Replayed():
                self._on_replayed(event)
            case events.Resigned() | events.FlagFell():
                self.given_up = self._seat(event)  # the end of the game follows by itself
            case events.Proposed():
                self.proposal = Proposal(event.player, event.what, event.first, {event.player})
            case events.Accepted():
                self._on_accepted(event)
            case events.Declined():
                self.proposal = None
            case events.Ended():
                self._on_ended(event)
            case events.Finished():
                self.phase = TablePhase.OVER
            case _:
                assert_never(event)

    def _wins_with_a_fault(self, seat: int) -> bool:
        """The last trou was marked with something wrong in it: the other may object before the game ends."""
        return self.has_won(seat) and (
            any(fault.points for fault in self.open_faults(seat))
            or self.ledger.went_too_far(seat)
            or any(claim.open and claim.seat == seat and claim.false_part for claim in self.claims)
        )

    def has_won(self, seat: int) -> bool:
        """Whether a seat's fichet has reached the last trou of a game (art. XX), or of a marque with a limit (II)."""
        return 0 < self.target <= self.ledger.marks[seat].trous

    @property
    def has_winner(self) -> bool:
        """Whether somebody's fichet has."""
        white, black = self.ledger.marks
        return 0 < self.target <= max(white.trous, black.trous)

    @property
    def may_choose_colour(self) -> bool:
        """Whether the one to throw may choose the colour: dice gave them the primaute, and lie there yet (art. V)."""
        lie = self.phase is TablePhase.THROW and self.coup == 0 and self.forced is not None
        return lie and self.dice_decided and self.rules.colour_choice

    @property
    def must_exchange(self) -> bool:
        """Whether the two change colours now: somebody's last dame is out, and rightly or by agreement (LL 120)."""
        return self.exited and self.rules.exchange_dames and not self.false_exit

    @property
    def is_marque(self) -> bool:
        """Whether a marque is played: leaving may end it (art. II)."""
        return self.form.partie == "marque"

    @property
    def leaving_ends(self) -> bool:
        """Whether leaving now would end the marque: somebody has the trous that it needs (art. II)."""
        return self.is_marque and bool(ends_marque(0, self.marks(0).trous, self.marks(1).trous))

    def _seat(self, event: events.PlayerEvent) -> int:
        return self.sits.index(event.player)

    def _on_seated(self, event: events.Seated) -> None:
        pairing = self.form.pairing()
        if pairing is None or set(pairing.sits) != set(event.sits):
            raise ValueError(f"the form seats others than {event.sits}")
        self.sits = event.sits
        self.target = pairing.target
        self.agreed = False
        self.given_up = None
        self.begin(self.form.rules)
        self.opening.clear()
        self.dice_decided = False
        self.since = event.at
        if self._start is not None:
            self.set_up(self._start)
            self._start = None
        elif event.first is None:
            self.phase = TablePhase.OPENING
        else:
            self.throws_first(self.sits.index(event.first))
            self.phase = TablePhase.THROW

    def set_up(self, start: Position) -> None:
        """Puts a position on the board of two who have just sat down; its dice are the next throw."""
        super().set_up(start)
        self.phase = TablePhase.THROW

    def _on_die(self, event: events.DieThrown) -> None:
        seat = self._seat(event)
        if len(event.dice) == 2:
            white, black = event.dice
            self.opening = {seat: 0}  # equal dice decide nothing, and the other player throws (LL 28)
        else:
            self.opening[seat] = event.dice[0]
            if len(self.opening) < 2:
                return
            white, black = self.opening[0], self.opening[1]
            self.opening.clear()
        if self.decide_first(white, black):
            self.opening.clear()
            self.dice_decided = True
            self.phase = TablePhase.THROW
            self.since = event.at

    def _on_colour(self, event: events.ColourChosen | events.Exchanged) -> None:
        sits = events.seats_after(event, self.sits)
        if sits != self.sits:
            self.sits = sits
            self.change_seats()

    def _on_thrown(self, event: events.Thrown) -> None:
        if self._seat(event) != self.turn:
            raise ValueError("the other throws")
        if self.proposal and self.proposal.what == "exit":
            self.proposal = None  # it was about the board as it stood
        self.throw_dice(Throw(*event.dice))
        self.phase = TablePhase.PLAY

    def _on_leaving(self, event: events.Leaving) -> None:
        if self.rules.leaving_excused:
            self.excused.add((self.coup, self.turn, Slot.OWN))
        self.complete(self.coup, self.turn, Slot.OWN)
        self._spend(event)
        self.agreed = False
        self.phase = TablePhase.LEAVING

    def _on_agreed(self, event: events.Agreed) -> None:
        self._spend(event)
        if self.phase is TablePhase.THROW:
            self.let_play_stand(self._seat(event))
            return
        self.agreed = True
        if self.phase is TablePhase.ENDING:
            for fault in self.faults:
                fault.open = False

    def _releve(self, event: events.Event, first: int, *, wipe: bool) -> None:
        self.releve(first, wipe=wipe)
        self.agreed = False
        self.since = event.at
        self.phase = TablePhase.THROW

    def _on_played(self, event: events.Played) -> None:
        self._spend(event)
        self.play_dames(event.play)
        self.phase = TablePhase.THROW

    def _objected(self, event: events.Event) -> None:
        """Who marked too much on their throw cannot leave, nor does the game end while anything is taken up."""
        stopped = self.phase is TablePhase.LEAVING and self.stopped_by_excess(self.turn, self.coup)
        if stopped or self.phase is TablePhase.ENDING:
            self._go_on(event)

    def _go_on(self, event: events.Event) -> None:
        """The coup goes on where the leaving or the end stood; its player's time runs again from now."""
        self._spend(event)
        self.phase = TablePhase.PLAY if self.throw is not None else TablePhase.THROW

    def _on_replayed(self, event: events.Replayed) -> None:
        if self.false_exit:
            self._spend(event)
        self.put_play_right(self._seat(event), event.play)
        self.phase = TablePhase.THROW

    def _on_accepted(self, event: events.Accepted) -> None:
        proposal = self.proposal
        assert proposal is not None
        proposal.accepted.add(event.player)
        if proposal.accepted < set(self.concerned(proposal.what)):
            return
        self.proposal = None
        first = proposal.first
        if proposal.what == "stop":
            self.form = self.form.stop()
            self.phase = TablePhase.SEATING
        elif first is not None:
            self._releve(event, self.sits.index(first), wipe=False)

    def concerned(self, what: str) -> tuple[int, ...]:
        """Who must accept a proposal, as the form says."""
        return self.form.concerned(what, self.sits)

    def _on_ended(self, event: events.Ended) -> None:
        pairing = self.form.pairing()
        assert pairing is not None
        began = self.sits[self.began] if pairing.first is None else None
        self.form = self.form.record(result_of(event, self.sits, pairing, began))
        self.phase = TablePhase.SEATING
        self.proposal = None

    def _spend(self, event: events.Event) -> None:
        """What a coup took beyond its delay comes off the reserve."""
        clock = self.setting.clock
        if clock:
            player = self.sits[self.awaited]
            over = max(0.0, event.at - self.since - clock.delay)
            self.remaining[player] = max(0.0, self.remaining[player] - over)
        self.since = event.at


def result_of(ended: events.Ended, sits: tuple[int, int], pairing: Pairing, began: int | None) -> PartieResult:
    """What the end of a game is for the form, which does not know of colours.

    ``sits`` has white and black as they were then, ``began`` is the player who began, where dice decided it.
    """
    left_by = ended.first
    if left_by is not None and (ended.result[left_by] == 0 or ended.series[1 - left_by]):
        left_by = None  # ecoles and forgotten fichets may leave marks that no leaving explains
    first = None if began is None else pairing.sits.index(began)
    if sits == pairing.sits:
        return PartieResult(ended.result, ended.series, left_by, first)
    return PartieResult(ended.result[::-1], ended.series[::-1], None if left_by is None else 1 - left_by, first)


_CHANGING = (
    *("row", "before", "unthrown", "sheets", "touched", "misplayed", "covered"),
    *("due", "open", "excused", "opening", "remaining"),
)
"""Containers that events change, of values that never do."""
_IN_PLAY = (TablePhase.THROW, TablePhase.PLAY, TablePhase.LEAVING)
