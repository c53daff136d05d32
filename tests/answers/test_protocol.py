"""Whoever sits at a table of the server is sent what the release sent."""

from itertools import chain

import pytest

from tests.answers.recorded import check, load

pytest.importorskip("fastapi", reason="the extra server is not installed")
from tests.answers.serving import Recorded, play_all


def test_the_server_tells_everybody_the_same_as_before(tmp_path):
    tables, answers = load("protocol")
    assert len(tables) >= 24
    paths = chain.from_iterable(step.get("view", ()) for answer in answers for step in answer.get("steps", ()))
    known = {name for path in paths for name in path.split("/")}
    scenes = [({key: table[key] for key in ("players", "wish")}, Recorded(table["steps"])) for table in tables]
    check(tables, answers, [answer for _, answer in play_all(tmp_path, scenes, known)])
