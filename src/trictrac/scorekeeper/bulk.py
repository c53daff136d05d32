"""Marks in bulk: JSON lines of events in, JSON lines of marks out (docs/scorekeeping.md, ``trictrac mark``)."""

from __future__ import annotations

from functools import partial
from typing import Any, NoReturn

from trictrac.json_lines import BadLineError, answered, is_count, shown
from trictrac.marking import MOST_POINTS, MOST_TROUS, NAMES, Act, Marking, MarkingStep
from trictrac.marks import Marks
from trictrac.side import Side
from trictrac.words import Arg, fact

_SIDES = {name: side for side, name in NAMES.items()}
_ACTS = {act.value: act for act in (Act.LEAVE, Act.SORTIE)}
_FIELDS = ("points", "bredouille", "trous", "serie")


def mark(question: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """The marks after all events of one question of ``trictrac mark``, and those after each.

    Fields of the question that it does not know are passed over; those of ``start`` are refused.
    """
    marking = _start(question.get("start"))
    steps = []
    for side, act, points in _events(question.get("events")):
        if act is Act.GAIN:
            step = marking.gain(side, points)
        else:
            step = marking.leave(side) if act is Act.LEAVE else marking.sortie(side)
        marking = step.after
        steps.append(_step(step, lang))
    return _shown_marks(marking) | {"steps": steps}


def _step(step: MarkingStep, lang: str) -> dict[str, Any]:
    told: dict[str, Any] = {"player": NAMES[step.side], "gain": step.gain}
    if step.act is not Act.GAIN:
        told["event"] = step.act.value
    return told | _shown_marks(step.after) | {"made": step.made, "text": step.text(lang)}


def _shown_marks(marking: Marking) -> dict[str, Any]:
    both = {name: marking.marks(side) for side, name in NAMES.items()}
    return {
        "points": {name: marks.points for name, marks in both.items()},
        "trous": {name: marks.trous for name, marks in both.items()},
        "bredouille": {name: marks.bredouille for name, marks in both.items()},
    }


def _start(start: object) -> Marking:
    """The marks at the beginning, taken as they are told: whether play leads to them is not asked."""
    if start is None:
        return Marking()
    if not isinstance(start, dict):
        _refuse("start", start, example='{"A": {"points": 8}}')
    for name in start:
        _player(name)
    white, black = (_marks(name, start.get(name)) for name in NAMES.values())
    return Marking(white, black)


def _marks(name: str, marks: object) -> Marks:
    if marks is None:
        return Marks()
    if not isinstance(marks, dict):
        _refuse("start-marks", marks, name=name, example='{"points": 8, "bredouille": true}')
    for field in marks:
        if field not in _FIELDS:
            _refuse("start-field", field, name=name, fields=_FIELDS)
    points, trous = marks.get("points", 0), marks.get("trous", 0)
    if not is_count(points) or points not in range(0, 12, 2):
        _refuse("start-points", points, name=name)
    if not is_count(trous) or not 0 <= trous <= MOST_TROUS:
        _refuse("start-trous", trous, name=name, most=MOST_TROUS)
    for field in ("bredouille", "serie"):
        if not isinstance(marks.get(field, False), bool):
            _refuse("start-flag", marks[field], name=name, field=field)
    return Marks(points, marks.get("bredouille", False), trous, marks.get("serie", False)).without_empty_runs()


def _events(events: object) -> list[tuple[Side, Act, int]]:
    if not isinstance(events, list):
        _refuse("events", events, example='[["A", 4], ["B", 6]]')
    return [_event(number, event) for number, event in enumerate(events, 1)]


def _event(number: int, event: object) -> tuple[Side, Act, int]:
    if not isinstance(event, list) or len(event) != 2:
        _refuse("event", event, number=number, example='["A", 4]')
    side = _player(event[0])
    what = event[1]
    if isinstance(what, str) and what in _ACTS:
        return side, _ACTS[what], 0
    if not is_count(what) or what not in range(2, MOST_POINTS + 1, 2):
        _refuse("event-points", what, number=number, most=MOST_POINTS)
    return side, Act.GAIN, what


def _player(name: object) -> Side:
    if not isinstance(name, str) or name not in _SIDES:
        _refuse("player", name)
    return _SIDES[name]


def _refuse(why: str, given: object, **values: Arg) -> NoReturn:
    """The line is refused for a value of it."""
    raise BadLineError(fact(f"mark-{why}", given=shown(given), **values), shown(given))


mark_lines = partial(answered, mark)
"""Keeps the marks of each line as it comes; yields the answer and whether it is one (False: an error)."""
