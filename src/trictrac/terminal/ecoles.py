"""Telling ecoles: claims, what is true of them, and why (art. XVII)."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac.table import Mode, TableFaultKind
from trictrac.table.events import Claimed, Contested, Event
from trictrac.table.faults import TableFault
from trictrac.table.marks import Slot
from trictrac.terminal import sheet
from trictrac.terminal.voice import Voice
from trictrac.terminal.witness import SIDES, ClaimVerdict, Coup, Seen


class Ecoles(Voice):
    """Puts claims and verdicts into sentences."""

    def claimed(self, seen: Seen, event: Claimed, rest: Sequence[Event]) -> None:
        """A claim; the verdict only where the program helps whoever it hits."""
        assert seen.seat is not None
        words, other = self.screen.words, 1 - seen.seat
        text = words("claims", side=self.name(seen), points=event.points)
        self.screen.tell(words["ecole"], "strong")
        self.screen.tell(self.becoming(text, event.points, seen.seat, seen.before, seen.after))
        self.moved(seen, but=seen.seat)
        if any(isinstance(later, Contested) for later in rest):
            return
        hit_mode = self.book.witness.state.mode(other)
        if hit_mode is Mode.STRICT:
            self.screen.say("can_contest", side=self.seat_name(seen, other))
        else:
            # The program helps whoever the claim hits.
            verdict = ClaimVerdict(seen.seat, event.points, seen.hit)
            self._verdict(seen, verdict, "told")
            if verdict.points > verdict.worth:
                self.screen.say("can_contest", side=self.seat_name(seen, other))

    def contested(self, seen: Seen) -> None:
        """The program settles it at once."""
        assert seen.verdict is not None
        self.screen.say("contests", side=self.name(seen))
        # An assisted player was told the reasons when the claim was made.
        known = self.book.witness.state.mode(1 - seen.verdict.claimant) is Mode.ASSISTED
        self._verdict(seen, seen.verdict, "contested", why=not known)
        self.moved(seen)

    def corrected(self, seen: Seen) -> None:
        """Only the marks are put right."""
        assert seen.seat is not None
        self.screen.say("corrects", side=self.name(seen), other=self.seat_name(seen, 1 - seen.seat))
        self.moved(seen)

    def obliged(self, seen: Seen) -> None:
        """The points left out are marked after all."""
        assert seen.seat is not None
        points = sum(fault.points for fault in seen.hit)
        other = self.seat_name(seen, 1 - seen.seat)
        self.screen.say("obliges", side=self.name(seen), other=other, points=points)
        self.moved(seen)

    def lapsed(self, seen: Seen, verdict: ClaimVerdict) -> None:
        """It is too late to contest; only a strict player was not told the truth at once."""
        if self.book.witness.state.mode(1 - verdict.claimant) is Mode.STRICT:
            self._verdict(seen, verdict, "lapsed")

    def _verdict(self, seen: Seen, verdict: ClaimVerdict, when: str, why: bool = True) -> None:
        """What is true of a claim, and why."""
        words = self.screen.words
        claimant, accused = self.seat_name(seen, verdict.claimant), self.seat_name(seen, 1 - verdict.claimant)
        beyond = verdict.points - verdict.worth
        values = {"side": claimant, "other": accused, "points": verdict.points, "worth": verdict.worth}
        key = f"verdict_{when}_{verdict.kind}"
        self.screen.tell(words(key, **values, beyond=beyond), "strong")
        if not why:
            return
        if verdict.faults:
            for fault in verdict.faults:
                self._why(seen, fault)
        else:
            self._truth(seen, 1 - verdict.claimant)

    def _why(self, seen: Seen, fault: TableFault) -> None:
        """The throw, what it was worth and what was marked of it, then the reasons."""
        coup = self.book.witness.coup_number(fault.coup)
        if coup is None:
            return
        words, due = self.screen.words, coup.score.total(SIDES[fault.seat])
        values: dict[str, object] = {
            "side": self.seat_name(seen, fault.seat),
            "throw": coup.score.throw,
            "due": due,
            "points": fault.points,
        }
        if fault.kind is TableFaultKind.NOT_DONE:
            self.screen.tell(words("why_not_done", **values))
        elif fault.kind is TableFaultKind.LESS and any(mark.points == due and mark.trous == 0 for mark in coup.marks):
            self.screen.tell(words("why_not_moved", **values))
        else:
            less = fault.kind is TableFaultKind.LESS
            marked = due - fault.points if less else due + fault.points
            key = "why_less" if less else "why_more"
            self.screen.tell(words(key, marked=self._who_marked(marked), **values))
        self._reasons(coup, fault.seat)

    def _truth(self, seen: Seen, seat: int) -> None:
        """What the last points of the accused were, and what he marked."""
        for coup in reversed(self.book.witness.coups):
            slot = Slot.OWN if coup.seat == seat else Slot.RECEIVED
            due, marked = coup.score.total(SIDES[seat]), coup.marked(seat, slot)
            under_way = coup is self.book.witness.coup and self.book.witness.state.throw is not None
            if (due or marked) and not under_way:
                name = self.seat_name(seen, seat)
                values = {"side": name, "throw": coup.score.throw, "due": due, "marked": self._who_marked(marked)}
                self.screen.say("truth", **values)
                self._reasons(coup, seat)
                return
        self.screen.say("truth_nothing", side=self.seat_name(seen, seat))

    def _who_marked(self, points: int) -> str:
        return self.screen.words("marked_some", points=points) if points else self.screen.words["marked_nothing"]

    def _reasons(self, coup: Coup, seat: int) -> None:
        sides = (SIDES[seat],)
        self.screen.lines(sheet.reasons(coup.score, coup.before, self.screen.words, self.screen.style, sides))
