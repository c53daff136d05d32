"""Écoles that were claimed, as everybody may see them: a contest is settled at once and shows why (XVII.10).

Before it is settled, or past recall, whether a claim was right is for the players to find out; and
what shows why must not tell anybody what they may still mark or take up.
"""

from __future__ import annotations

from typing import Literal

from trictrac.server.messages import outgoing as out
from trictrac.server.tables.sheet import sheet
from trictrac.side import Side
from trictrac.table import TableState
from trictrac.table.faults import OpenClaim, TableFault, TableFaultKind
from trictrac.table.marks import Place, Slot

_SHOWN = 4  # coups: a claim is past recall three coups after the fault, at the latest
_SIDES = (Side.WHITE, Side.BLACK)
_KINDS: dict[TableFaultKind, Literal["less", "more", "not_done"]] = {
    TableFaultKind.LESS: "less",
    TableFaultKind.MORE: "more",
    TableFaultKind.NOT_DONE: "not_done",
}


def claims_view(state: TableState) -> list[out.ClaimView]:
    """The claims of the last coups."""
    return [_claim_view(state, claim) for claim in state.claims if claim.coup >= state.coup - _SHOWN]


def _claim_view(state: TableState, claim: OpenClaim) -> out.ClaimView:
    marks = _marks_meant(state, claim)
    told = not claim.open and not any(_may_be_taken_up(state, *mark) for mark in marks)
    return out.ClaimView(
        number=claim.entries[0],
        player=state.sits[claim.seat],
        points=claim.points,
        open=claim.open,
        contested=claim.contested,
        right=claim.right if told or claim.contested else None,
        worth=claim.worth if told or claim.contested else None,
        why=[_why(state, *mark) for mark in marks] if told else None,
    )


_Mark = tuple[Place, TableFault | None]
"""The coup, who marked and for what; and what was wrong with it."""


def _marks_meant(state: TableState, claim: OpenClaim) -> list[_Mark]:
    """The marks a claim is about; a false one could mean whatever the opponent last had to mark."""
    if claim.hit:
        return [((fault.coup, fault.seat, fault.slot), fault) for fault in claim.hit if fault.coup in state.sheets]
    seat = 1 - claim.seat
    meant: list[_Mark] = []
    for coup in (claim.coup - 1, claim.coup):
        if coup in state.sheets:
            slot = Slot.OWN if state.sheets[coup].thrower is _SIDES[seat] else Slot.RECEIVED
            meant.append(((coup, seat, slot), None))
    with_points = [mark for mark in meant if state.due.get(mark[0]) or state.ledger.marked.get(mark[0])]
    return with_points or meant[-1:]


def _may_be_taken_up(state: TableState, place: Place, fault: TableFault | None) -> bool:
    """Whether somebody may still do something about a mark, so that its sheet would help them."""
    coup, seat, slot = place
    if any(each.coup == coup and each.slot is slot and each.points for each in state.open_faults(seat)):
        return True
    if fault is not None:
        return False  # what was too little can be marked no more, what was too much was put right
    return place in state.open or place not in state.due


def _why(state: TableState, place: Place, fault: TableFault | None) -> out.WhyView:
    coup, seat, _ = place
    judged = state.sheets[coup]
    dice = judged.judged[1]
    lines = sheet(judged.score, judged.position, judged.plays).score
    too_much = fault.points if fault is not None and fault.kind is TableFaultKind.MORE else 0
    return out.WhyView(
        kind=_KINDS[fault.kind] if fault is not None else None,
        player=state.sits[seat],
        thrower=judged.thrower.colour,
        dice=(dice.high, dice.low),
        position=str(judged.position),
        due=state.due.get(place, 0),
        marked=state.ledger.marked.get(place, 0) + too_much,
        points=fault.points if fault is not None else 0,
        score=[reason for reason in lines if reason.side == _SIDES[seat].colour],
    )
