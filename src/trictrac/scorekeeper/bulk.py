"""Marks in bulk: JSON lines of events in, JSON lines of marks out (docs/scorekeeping.md, ``trictrac mark``)."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from trictrac.errors import TrictracError
from trictrac.marking import MOST_POINTS, MOST_TROUS, NAMES, Act, Marking, MarkingStep
from trictrac.marks import Marks
from trictrac.side import Side
from trictrac.words import Arg, fact, say

_SIDES = {name: side for side, name in NAMES.items()}
_ACTS = {act.value: act for act in (Act.LEAVE, Act.SORTIE)}
_FIELDS = ("points", "bredouille", "trous", "serie")
_SHOWN = 40
"""Characters of a wrong value that an error repeats."""


class BadMarksLineError(TrictracError):
    """A line whose marks cannot be kept."""


def mark_lines(lines: Iterable[str], lang: str = "en") -> Iterator[tuple[str, bool]]:
    """Keeps the marks of each line as it comes; yields the answer and whether it is one (False: an error)."""
    for line in lines:
        text = line.strip("\ufeff \t\r\n")
        if not text:
            continue
        name = None
        try:
            question = _read(text)
            name = question.get("id")
            answer, fine = {"id": name} | mark(question, lang), True
        except TrictracError as error:
            answer, fine = {"id": name, "error": error.sentence(lang)}, False
        yield _written(answer, lang), fine and _is_writable(answer)


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
    if not _is_count(points) or points not in range(0, 12, 2):
        _refuse("start-points", points, name=name)
    if not _is_count(trous) or not 0 <= trous <= MOST_TROUS:
        _refuse("start-trous", trous, name=name, most=MOST_TROUS)
    for field in ("bredouille", "serie"):
        if not isinstance(marks.get(field, False), bool):
            _refuse("start-flag", marks[field], name=name, field=field)
    return Marks(points, marks.get("bredouille", False), trous, marks.get("serie", False)).without_empty_runs()


def _events(events: object) -> list[tuple[Side, Act, int]]:
    """Who marks what, in order."""
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
    if not _is_count(what) or what not in range(2, MOST_POINTS + 1, 2):
        _refuse("event-points", what, number=number, most=MOST_POINTS)
    return side, Act.GAIN, what


def _player(name: object) -> Side:
    """The player of that name."""
    if not isinstance(name, str) or name not in _SIDES:
        _refuse("player", name)
    return _SIDES[name]


def _read(text: str) -> dict[str, Any]:
    try:
        question = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except ValueError as error:
        raise BadMarksLineError(fact("mark-not-json", why=str(error)), text) from None
    except RecursionError:
        raise BadMarksLineError(fact("mark-nested"), text) from None
    if not isinstance(question, dict):
        _refuse("not-a-question", question)
    return question


def _refuse(why: str, given: object, **values: Arg) -> NoReturn:
    """The line is refused for a value of it."""
    shown = _shown(given)
    raise BadMarksLineError(fact(f"mark-{why}", given=shown, **values), shown)


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"the number {text[:_SHOWN]} is too large")
    return number


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    """A wrong value as JSON, not too long."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "…"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _is_writable(answer: dict[str, Any]) -> bool:
    try:
        json.dumps(answer["id"])
    except (RecursionError, ValueError):
        return False
    return True


def _written(answer: dict[str, Any], lang: str) -> str:
    if not _is_writable(answer):
        answer = {"id": None, "error": say("mark-deep-id", lang)}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
