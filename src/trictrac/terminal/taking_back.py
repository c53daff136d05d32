"""Taking back: which events go when a person takes his last choice back. The dice stay what they were."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from trictrac.table import Event, EventKind
from trictrac.throw import Throw

_CHOICES = {
    EventKind.DIE: "undone_opening",
    EventKind.THROWN: "undone_throw",
    EventKind.STAYED: "undone_stay",
    EventKind.LEAVING: "undone_leave",
    EventKind.PLAYED: "undone_play",
    EventKind.RESIGNED: "undone_resign",
    EventKind.PROPOSED: "undone_proposal",
    EventKind.ACCEPTED: "undone_proposal",
    EventKind.DECLINED: "undone_proposal",
}
"""What somebody did; the rest followed by itself."""


def last_choice(events: Sequence[Event], computers: Collection[int], pour_tout: bool) -> int | None:
    """The place of the first event to forget, so that a person chooses again; None if there is none.

    Both opening dice are one choice, whoever threw them, and the throw they are is none.
    """
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if event.kind is EventKind.DIE:
            return _pair(events, place)
        own = event.kind in _CHOICES and event.player not in computers
        if own and not _thrown_by_itself(events, place, pour_tout):
            return place
    return None


def choices_of(events: Sequence[Event]) -> Iterator[tuple[str, dict[str, object]]]:
    """The choices among events, the last first: the key of a sentence and what fills it."""
    opening = False
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if event.kind not in _CHOICES or (event.kind is EventKind.DIE and opening):
            continue
        opening = event.kind is EventKind.DIE
        if event.kind is EventKind.THROWN and place and events[place - 1].kind is EventKind.DIE:
            continue
        yield _CHOICES[event.kind], _values(event)


def _values(event: Event) -> dict[str, object]:
    if event.kind is EventKind.THROWN and event.dice:
        return {"throw": Throw(*event.dice)}
    return {"play": event.play} if event.kind is EventKind.PLAYED else {}


def _pair(events: Sequence[Event], place: int) -> int:
    first = place
    while first and events[first - 1].kind is EventKind.DIE:
        first -= 1
    return place - (place - first) % 2


def _thrown_by_itself(events: Sequence[Event], place: int, pour_tout: bool) -> bool:
    """The throw after the opening dice, and that of je joue pour tout after an exit."""
    event = events[place]
    if event.kind is not EventKind.THROWN:
        return False
    done = next((e for e in reversed(events[:place]) if e.kind in _CHOICES), None)
    if done is None:
        return False
    return done.kind is EventKind.DIE or (pour_tout and done.kind is EventKind.PLAYED and done.player == event.player)
