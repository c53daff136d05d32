"""Events as plain data: what is read back is what was written, and nothing else is an event."""

from __future__ import annotations

import pytest

from trictrac.play import Play
from trictrac.table import Event, EventKind
from trictrac.table.events import BadEventError


@pytest.mark.parametrize(
    "event",
    [
        Event(1, EventKind.JOINED, 2, 1.5),
        Event(4, EventKind.SEATED, sits=(0, 2), first=2),
        Event(5, EventKind.DIE, 0, dice=(6,)),
        Event(7, EventKind.THROWN, 0, dice=(6, 4)),
        Event(8, EventKind.MARKED, 0, points=12, trous=0),
        Event(9, EventKind.PLAYED, 0, play=Play.parse("1-7-11")),
        Event(10, EventKind.CLAIMED, 1, points=4, right=False),
        Event(11, EventKind.PROPOSED, 1, what="exit", first=0),
        Event(12, EventKind.ENDED, result=(12, 3), series=(True, False)),
        Event(13, EventKind.FINISHED),
    ],
)
def test_an_event_survives_as_data(event: Event) -> None:
    assert Event.from_data(event.to_data()) == event


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"seq": 1, "kind": "tea", "player": 0}, "tea"),
        ({"seq": 1, "kind": "joined"}, "joined is of a player"),
        ({"seq": 1, "kind": "finished", "player": 0}, "finished is of no player"),
        ({"seq": 1, "kind": "thrown", "player": 0}, "thrown needs its dice"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6]}, "thrown is of two dice"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6, 4.0]}, "dice cannot be"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6, 7]}, "dice cannot be"),
        ({"seq": 1, "kind": "die", "player": 0, "dice": [6, 4]}, "die is of one die"),
        ({"seq": 1, "kind": "claimed", "player": 0, "points": 4}, "claimed needs its right"),
        ({"seq": 1, "kind": "proposed", "player": 0, "what": "tea"}, "what cannot be 'tea'"),
        ({"seq": True, "kind": "joined", "player": 0}, "seq cannot be True"),
        ({"seq": 1, "kind": "joined", "player": 0, "hat": 1}, "no field 'hat'"),
        ([1, 2], "not an event"),
    ],
)
def test_anything_else_is_one_sentence(data: object, why: str) -> None:
    with pytest.raises(BadEventError, match=why):
        Event.from_data(data)
