"""What the coups are worth, what was marked of it, and what somebody may still take up (art. XV; XVII.4, XVII.7).

A *place* is where points belong: a coup, a seat, a slot of that coup. What is due at a place comes
from the score sheet, what stands there from the ledger, and what the two differ by once the place
is closed is a fault, until the opponent takes it up or throws.
"""

from __future__ import annotations

from trictrac.marks import Marks
from trictrac.rules import Rules
from trictrac.table.faults import OpenClaim, TableFault, TableFaultKind
from trictrac.table.marks import Ledger, Place, Slot

TROU = 12
LONG_AGO = 8  # coups after which nothing about a mark can be taken up any more


class Reckoning:
    """The marks of a partie and its faults. It knows nothing of dice or dames."""

    __slots__ = (
        "claims",
        "due",
        "excused",
        "faults",
        "ledger",
        "open",
        "rules",
    )

    def reckon_from_nothing(self, rules: Rules) -> None:
        """A new partie: nobody has marked, nothing is due."""
        self.rules = rules
        self.ledger = Ledger()
        self.due: dict[Place, int] = {}
        """What each place is worth, in the order of the law for each seat."""
        self.open: list[Place] = []
        """Places of ``due`` where the seat may still mark, in the same order."""
        self.excused: set[Place] = set()
        self.faults: list[TableFault] = []
        self.claims: list[OpenClaim] = []

    # Reading

    def marks(self, seat: int) -> Marks:
        """Where a seat's jetons and fichet stand."""
        return self.ledger.marks[seat]

    @property
    def closed(self) -> set[Place]:
        """Places that were worth something and where nothing can be marked any more."""
        return set(self.due).difference(self.open)

    def missing(self, seat: int, coup: int, slot: Slot) -> int:
        """Points due and not marked (negative: marked too much)."""
        place = (coup, seat, slot)
        return self.due.get(place, 0) - self.ledger.marked.get(place, 0)

    def open_places(self, seat: int) -> list[tuple[int, Slot]]:
        """Every place where a seat may still mark, in the order of the law."""
        return [(coup, slot) for coup, whose, slot in self.open if whose == seat]

    def to_mark(self, seat: int) -> tuple[int, Slot] | None:
        """Where the next points of a seat would be marked: (coup, slot), None if nothing can be marked now."""
        place = None
        for coup, whose, slot in self.open:
            if whose == seat:
                place = coup, slot
                if self.missing(seat, coup, slot) > 0:
                    break
        return place

    def unmarked(self, seat: int) -> int:
        """The points a seat has yet to mark in the first place where some are missing."""
        for place in self.open:
            if place[1] == seat and (points := self.due[place] - self.ledger.marked.get(place, 0)) > 0:
                return points
        return 0

    def open_faults(self, seat: int, *kinds: TableFaultKind) -> list[TableFault]:
        """A seat's faults that the opponent may still take up."""
        return [f for f in self.faults if f.open and f.seat == seat and (not kinds or f.kind in kinds)]

    def stopped_by_excess(self, seat: int, coup: int) -> bool:
        """Whether an excess on a seat's own throw was taken up or put right: it cannot leave on that coup (XVII.13)."""
        return any(
            f.kind is TableFaultKind.MORE and f.slot is Slot.OWN and not f.open and (f.seat, f.coup) == (seat, coup)
            for f in self.faults
        )

    def claimable(self, seat: int) -> list[TableFault]:
        """The faults of a seat that one claim takes up together (XVII.29)."""
        return [fault for fault in self.open_faults(seat) if fault.points]

    def correctable(self, seat: int) -> list[TableFault]:
        """The faults of a seat by which something stands marked that should not."""
        return [f for f in self.open_faults(seat) if f.jan or f.kind is TableFaultKind.MORE]

    def contestable(self, seat: int) -> OpenClaim | None:
        """What a seat would contest: the last claim that is false in part, else the last; a right one hides no false
        one."""
        claims = [claim for claim in reversed(self.claims) if claim.open and claim.seat != seat]
        return self.wrongly_claimed(seat) or (claims[0] if claims else None)

    def wrongly_claimed(self, seat: int) -> OpenClaim | None:
        """The last open claim against a seat for more than there was to claim."""
        wrong = (claim for claim in reversed(self.claims) if claim.open and claim.seat != seat and claim.false_part)
        return next(wrong, None)

    def augmented(self, seat: int) -> OpenClaim | None:
        """The last claim of a seat whose augmentation it may still give up."""
        return next((c for c in reversed(self.claims) if c.seat == seat and c.augmentation), None)

    def wrong_before_the_throw(self, seat: int) -> list[TableFault]:
        """The faults of a seat in what it marked before it threw: the dice may be broken for them (XVIII.8)."""
        return [fault for fault in self.claimable(seat) if fault.slot is Slot.RECEIVED]

    def marks_claimed(self, seat: int, since: int) -> tuple[int, int, int]:
        """What a seat has marked since a coup: for its throw, received, for ecoles."""
        sums = dict.fromkeys(Slot, 0)
        for (coup, whose, slot), points in self.ledger.marked.items():
            if whose == seat and coup >= since:
                sums[slot] += max(0, points)
        return sums[Slot.OWN], sums[Slot.RECEIVED], sums[Slot.ECOLE]

    # What is due, and until when

    def owe(self, coup: int, seat: int, slot: Slot, points: int) -> None:
        """A coup is worth so much to a seat."""
        self.due[coup, seat, slot] = points
        self.open.append((coup, seat, slot))

    def complete(self, coup: int, seat: int, slot: Slot) -> None:
        """The moment has passed: what was not marked is a fault (XVII.2)."""
        place = (coup, seat, slot)
        if place in self.open:
            self.open.remove(place)
            missing = self.missing(seat, coup, slot)
            if missing > 0 and place not in self.excused:
                self.faults.append(TableFault(TableFaultKind.LESS, seat, coup, slot, missing))

    def lapse(self, seat: int) -> None:
        """Whoever throws has let the opponent's faults pass, and has marked all they will ever mark."""
        for fault in self.faults:
            place = (fault.coup, fault.seat, fault.slot)
            if fault.open and fault.seat != seat and fault.kind is TableFaultKind.MORE and place in self.open:
                self.due[place] += fault.points  # what was let stand is no excess of a later mark
            fault.open &= fault.seat == seat
        for claim in self.claims:
            claim.open &= claim.seat == seat
            if claim.seat == seat:
                claim.augmentation = 0
        self.ledger.accept(1 - seat)
        for place in [place for place in self.open if place[1] == seat]:
            self.complete(*place)

    def forget(self, before: int) -> None:
        """Drops what can no longer be taken up, so that a long game stays as quick as a short one."""
        self.ledger.settle(before)
        self.due = {place: points for place, points in self.due.items() if place[0] >= before or place in self.open}
        self.excused.intersection_update(self.due)
        self.faults = [fault for fault in self.faults if fault.open or fault.coup >= before]
        self.claims = [claim for claim in self.claims if claim.open or claim.coup >= before]

    def start_afresh(self, wipe: bool) -> None:
        """A releve somebody decided: what was before it can no longer be taken up; ``wipe``: by leaving (art. XVI)."""
        self.ledger.close(wipe)
        self.due.clear()
        self.open.clear()
        self.excused.clear()
        self.faults.clear()
        self.claims.clear()

    def change_seats(self) -> None:
        """The two at the board change colours, and all that is marked, due or wrong goes with them."""
        self.ledger.change_seats()
        self.due = {_of_the_other(place): points for place, points in self.due.items()}
        self.open = [_of_the_other(place) for place in self.open]
        self.excused = {_of_the_other(place) for place in self.excused}
        for fault in self.faults:
            fault.seat = 1 - fault.seat
        for claim in self.claims:
            claim.seat = 1 - claim.seat

    # What hands do

    def mark(self, seat: int, points: int, trous: int | None, jetons: int | None, coup: int) -> None:
        """A seat marks. One mark may cover what two coups are worth; any excess goes with the last, and so does what is
        left of the fichet's way once each part has taken what it made."""
        last = self.to_mark(seat) or (coup, Slot.RECEIVED)  # the second only in old logs: it is refused now
        for where in self.open_places(seat) if points else ():
            part = min(points, max(0, self.missing(seat, *where)))
            if part:
                last = where
            if part == points:
                break
            if part:
                place = (where[0], seat, where[1])
                moved = None if trous is None else min(trous, self.ledger.would_make(place, part))
                self._mark_by_hand(place, part, moved)
                points -= part
                trous = None if trous is None or moved is None else trous - moved
        place = (last[0], seat, last[1])
        if points or trous:
            self._mark_by_hand(place, points, trous)
        if jetons is not None:
            self.ledger.place_jetons(place, jetons)
        self._note_excess(place)

    def _mark_by_hand(self, place: Place, points: int, trous: int | None) -> None:
        self.ledger.mark_by_hand(place, points, trous, self.due.get(place, 0), self.rules.fichet_excused)

    def _note_excess(self, place: Place) -> None:
        """Par trop is complete when the jeton is released (XVII.3)."""
        coup, seat, slot = place
        self._count_as_the_jan(place)
        excess = -self.missing(seat, coup, slot)
        open_before = self.open_faults(seat, TableFaultKind.MORE)
        if excess > 0 or open_before:
            self.faults = [f for f in self.faults if not (f in open_before and (f.coup, f.slot) == (coup, slot))]
        if excess > 0:
            self.faults.append(TableFault(TableFaultKind.MORE, seat, coup, slot, excess))

    def _count_as_the_jan(self, place: Place) -> None:
        """Points of a jan marked after it was not done are no second ecole; once it is done, they stay (XVII.20)."""
        coup, seat, slot = place
        for fault in self.faults:
            part = min(fault.unmarked, -self.missing(seat, coup, slot))
            if part <= 0 or (fault.coup, fault.seat, fault.slot) != place or not (fault.open or fault.done):
                continue
            if not fault.done:
                if not fault.jan and self.rules.marked_and_not_done_twice:
                    fault.points += fault.unmarked
                fault.jan += part
            fault.unmarked -= part
            self.due[place] += part

    def claim(self, seat: int, points: int, coup: int) -> list[TableFault]:
        """A seat marks an ecole: it takes up all open faults together, whatever it says (XVII.19, XVII.29).

        Returns the faults, none for a fausse ecole.
        """
        hit, stood = self.claimable(1 - seat), self.marks(1 - seat).trous
        left = points
        entries = []
        for fault in hit:
            part = min(left, fault.points)
            left -= part
            entries.append(self.ledger.add(seat, part, fault.coup, Slot.ECOLE))
        if left:
            entries.append(self.ledger.add(seat, left, coup, Slot.ECOLE))
        self.claims.append(OpenClaim(seat, points, hit[0].coup if hit else coup, tuple(entries), tuple(hit), coup))
        for fault in hit:
            self._put_right(fault, stood)
        return hit

    def correct(self, seat: int) -> list[TableFault]:
        """A seat puts right what the opponent marked too much, and takes nothing for it; returns the faults."""
        faults, stood = self.correctable(1 - seat), self.marks(1 - seat).trous
        for fault in faults:
            self._put_right(fault, stood)
        self.ledger.put_fichet_right(1 - seat)
        return faults

    def _put_right(self, fault: TableFault, stood: int) -> None:
        """Closes a fault; what was marked too much, or for a jan not done, is taken back."""
        fault.open = False
        excess = fault.jan
        if fault.kind is TableFaultKind.MORE:
            excess = max(0, -self.missing(fault.seat, fault.coup, fault.slot))
        if excess:
            place = (fault.coup, fault.seat, fault.slot)
            self.ledger.take_back(place, excess, stood)
            if fault.jan:
                self.due[place] -= fault.jan

    def oblige(self, seat: int) -> None:
        """A seat obliges the opponent to mark what they omitted."""
        for fault in self.open_faults(1 - seat, TableFaultKind.LESS):
            self.fill_up(fault)

    def fill_up(self, fault: TableFault) -> None:
        """What was omitted is marked after all, and counts as due again where a declaration had ended that (R.30)."""
        fault.open = False
        place = (fault.coup, fault.seat, fault.slot)
        if fault.declared:
            self.due[place] += fault.points
        self.ledger.fill_up(place, fault.points)

    def contest(self, seat: int) -> OpenClaim:
        """A seat contests the opponent's last claim; the program knows the truth (XVII.10, XVII.19)."""
        claim = self.contestable(seat)
        assert claim is not None
        claim.open = False
        claim.contested = True
        if claim.right:
            claim.augmentation = self.ledger.add(claim.seat, claim.points, claim.coup, Slot.ECOLE)
            return claim
        _settle(self.ledger, claim)
        return claim

    def trous_if_contested(self, claim: OpenClaim) -> int:
        """How many trous whoever contested that false claim would have."""
        ledger = self.ledger.copy()
        _settle(ledger, claim)
        return ledger.marks[1 - claim.seat].trous

    def count_ecoles_before(self, coup: int) -> None:
        """A throw is void: what was claimed since counts before the throw that takes its place (XVII.8)."""
        self.ledger.move_ecoles(coup, coup - 1)
        for claim in self.claims:
            claim.coup, claim.made_at = min(claim.coup, coup - 1), min(claim.made_at, coup - 1)

    def decline_augmentation(self, seat: int) -> None:
        """A seat gives the second ecole up."""
        claim = self.augmented(seat)
        assert claim is not None
        self.ledger.set_points(claim.augmentation, 0)
        claim.augmentation = 0


def _settle(ledger: Ledger, claim: OpenClaim) -> None:
    """What was claimed for less becomes the whole; what was claimed beyond it goes to the opponent (XVII.19)."""
    for entry, fault in zip(claim.entries, claim.hit, strict=False):
        ledger.set_points(entry, fault.points)
    if claim.false_part:
        ledger.set_points(claim.entries[-1], 0)
        ledger.add(1 - claim.seat, claim.false_part, claim.made_at, Slot.ECOLE)  # fausse ecole


def _of_the_other(place: Place) -> Place:
    coup, seat, slot = place
    return coup, 1 - seat, slot
