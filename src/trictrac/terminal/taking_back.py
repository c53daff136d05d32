"""Taking back: which events go when a person takes his last choice back. The dice stay what they were."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from trictrac.table.events import (
    Accepted,
    ColourChosen,
    Declined,
    DieThrown,
    Event,
    Leaving,
    Played,
    Proposed,
    Resigned,
    Stayed,
    Thrown,
)
from trictrac.throw import Throw

_CHOICES: dict[type[Event], str] = {
    DieThrown: "undone_opening",
    ColourChosen: "undone_colour",
    Thrown: "undone_throw",
    Stayed: "undone_stay",
    Leaving: "undone_leave",
    Played: "undone_play",
    Resigned: "undone_resign",
    Proposed: "undone_proposal",
    Accepted: "undone_proposal",
    Declined: "undone_proposal",
}
"""What somebody did; the rest followed by itself."""


def last_choice(events: Sequence[Event], computers: Collection[int], pour_tout: bool) -> int | None:
    """The place of the first event to forget, so that a person chooses again; None if there is none.

    Both opening dice are one choice, whoever threw them, and the throw they are is none.
    """
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, DieThrown):
            return _pair(events, place)
        own = type(event) in _CHOICES and event.player not in computers
        if own and not _thrown_by_itself(events, place, pour_tout):
            return place
    return None


def choices_of(events: Sequence[Event]) -> Iterator[tuple[str, dict[str, object]]]:
    """The choices among events, the last first: the key of a sentence and what fills it."""
    opening = False
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if type(event) not in _CHOICES or (isinstance(event, DieThrown) and opening):
            continue
        opening = isinstance(event, DieThrown)
        if isinstance(event, Thrown) and place and isinstance(events[place - 1], DieThrown):
            continue
        yield _CHOICES[type(event)], _values(event)


def _values(event: Event) -> dict[str, object]:
    if isinstance(event, Thrown):
        return {"throw": Throw(*event.dice)}
    return {"play": event.play} if isinstance(event, Played) else {}


def _pair(events: Sequence[Event], place: int) -> int:
    first, event = place, events[place]
    if isinstance(event, DieThrown) and len(event.dice) == 2:
        return place
    while first and isinstance(events[first - 1], DieThrown):
        first -= 1
    return place - (place - first) % 2


def _thrown_by_itself(events: Sequence[Event], place: int, pour_tout: bool) -> bool:
    """The throw after the opening dice, and that of je joue pour tout after an exit."""
    event = events[place]
    if not isinstance(event, Thrown):
        return False
    done = next((e for e in reversed(events[:place]) if type(e) in _CHOICES), None)
    if done is None:
        return False
    return isinstance(done, DieThrown) or (pour_tout and isinstance(done, Played) and done.player == event.player)
