"""Faults of a set-up position as facts to be worded."""

from __future__ import annotations

from trictrac.faults import Fault
from trictrac.side import Side
from trictrac.words import Fact, fact


def fault(found: Fault, names: dict[Side, str] | None = None) -> Fact:
    """A fault in a sentence; ``names`` calls the sides otherwise than by their colours."""
    side = names[found.side] if names else side_name(found.side)
    what = fact(f"fault-{found.kind.name.lower()}")
    return fact("fault", side=side, what=what, case=found.case or "none")


def side_name(side: Side) -> Fact:
    """A side by the colour of its dames."""
    return fact(f"side-{side.name.lower()}")
