"""Events as plain data: what is read back is what was written, and nothing else is an event."""

from __future__ import annotations

import pytest

from trictrac.play import Play
from trictrac.table.events import (
    BadEventError,
    Claimed,
    DieThrown,
    Ended,
    Event,
    Finished,
    Joined,
    Marked,
    Played,
    Proposed,
    Seated,
    Thrown,
    from_data,
    same,
)


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (Joined(1, 2, at=1.5), {"seq": 1, "kind": "joined", "player": 2, "at": 1.5}),
        (Seated(4, (0, 2), first=2), {"seq": 4, "kind": "seated", "first": 2, "sits": [0, 2]}),
        (DieThrown(5, 0, (6,)), {"seq": 5, "kind": "die", "player": 0, "dice": [6]}),
        (Thrown(7, 0, (6, 4)), {"seq": 7, "kind": "thrown", "player": 0, "dice": [6, 4]}),
        (Marked(8, 0, 12, 0), {"seq": 8, "kind": "marked", "player": 0, "points": 12, "trous": 0}),
        (Played(9, 0, Play.parse("1-7-11")), {"seq": 9, "kind": "played", "player": 0, "play": "1-7-11"}),
        (Claimed(10, 1, 4, False), {"seq": 10, "kind": "claimed", "player": 1, "points": 4, "right": False}),
        (Proposed(11, 1, "exit", 0), {"seq": 11, "kind": "proposed", "player": 1, "what": "exit", "first": 0}),
        (
            Ended(12, (12, 3), (True, False)),
            {"seq": 12, "kind": "ended", "result": [12, 3], "series": [True, False]},
        ),
        (Finished(13), {"seq": 13, "kind": "finished"}),
    ],
)
def test_an_event_survives_as_data(event: Event, data: dict[str, object]) -> None:
    assert list(event.to_data().items()) == list(data.items())
    assert from_data(data) == event
    assert eval(repr(event)) == event


def test_two_events_say_the_same_whatever_their_numbers_and_times() -> None:
    assert same(Thrown(1, 0, (6, 4)), Thrown(9, 0, (6, 4), at=3.0))
    assert not same(Thrown(1, 0, (6, 4)), Thrown(1, 1, (6, 4)))
    assert not same(Finished(1), Joined(1, 0))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"seq": 1, "kind": "tea", "player": 0}, "tea"),
        ({"seq": 1, "kind": "joined"}, "joined needs its player"),
        ({"seq": 1, "kind": "finished", "player": 0}, "finished has no player"),
        ({"seq": 1, "kind": "thrown", "player": 0}, "thrown needs its dice"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6]}, "dice cannot be"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6, 4.0]}, "dice cannot be"),
        ({"seq": 1, "kind": "thrown", "player": 0, "dice": [6, 7]}, "dice cannot be"),
        ({"seq": 1, "kind": "die", "player": 0, "dice": [6, 4, 2]}, "dice cannot be"),
        ({"seq": 1, "kind": "claimed", "player": 0, "points": 4}, "claimed needs its right"),
        ({"seq": 1, "kind": "proposed", "player": 0, "what": "tea"}, "what cannot be 'tea'"),
        ({"seq": True, "kind": "joined", "player": 0}, "seq cannot be True"),
        ({"seq": 1, "kind": "joined", "player": 0, "hat": 1}, "joined has no hat"),
        ([1, 2], "not an event"),
    ],
)
def test_anything_else_is_one_sentence(data: object, why: str) -> None:
    with pytest.raises(BadEventError, match=why):
        from_data(data)
