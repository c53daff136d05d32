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
            question = _read(text, lang)
            name = question.get("id")
            answer, fine = {"id": name} | mark(question, lang), True
        except TrictracError as error:
            answer, fine = {"id": name, "error": str(error)}, False
        yield _written(answer, lang), fine and _is_writable(answer)


def mark(question: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """The marks after all events of one question of ``trictrac mark``, and those after each.

    Fields of the question that it does not know are passed over; those of ``start`` are refused.
    """
    reader = _Reader(lang)
    marking = reader.start(question.get("start"))
    events = reader.events(question.get("events"))
    steps = []
    for side, act, points in events:
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


class _Reader:
    """Reads the fields of a question; what is wrong is told in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def start(self, start: object) -> Marking:
        """The marks at the beginning, taken as they are told: whether play leads to them is not asked."""
        if start is None:
            return Marking()
        if not isinstance(start, dict):
            self.refuse(
                f'start should be marks by player such as {{"A": {{"points": 8}}}}, not {_shown(start)}',
                f'start donne les marques de chacun, comme {{"A": {{"points": 8}}}}, et non {_shown(start)}',
            )
        for name in start:
            self.player(name)
        white, black = (self._marks(name, start.get(name)) for name in NAMES.values())
        return Marking(white, black)

    def _marks(self, name: str, marks: object) -> Marks:
        if marks is None:
            return Marks()
        if not isinstance(marks, dict):
            self.refuse(
                f'start: {name} should have marks such as {{"points": 8, "bredouille": true}}, not {_shown(marks)}',
                f'start : {name} a des marques comme {{"points": 8, "bredouille": true}}, et non {_shown(marks)}',
            )
        for field in marks:
            if field not in _FIELDS:
                self.refuse(
                    f"start: {name} has no field {_shown(field)}; the fields are {', '.join(_FIELDS)}",
                    f"start : {name} n'a pas de champ {_shown(field)} ; les champs sont {', '.join(_FIELDS)}",
                )
        points, trous = marks.get("points", 0), marks.get("trous", 0)
        if not _is_count(points) or points not in range(0, 12, 2):
            self.refuse(
                f"start: {name} has 0, 2, 4, 6, 8 or 10 points, not {_shown(points)}",
                f"start : {name} a 0, 2, 4, 6, 8 ou 10 points, et non {_shown(points)}",
            )
        if not _is_count(trous) or not 0 <= trous <= MOST_TROUS:
            self.refuse(
                f"start: {name} has a number of trous from 0 to {MOST_TROUS}, not {_shown(trous)}",
                f"start : {name} a un nombre de trous de 0 à {MOST_TROUS}, et non {_shown(trous)}",
            )
        for field in ("bredouille", "serie"):
            if not isinstance(marks.get(field, False), bool):
                self.refuse(
                    f"start: {name}'s {field} is true or false, not {_shown(marks[field])}",
                    f"start : {field} de {name} est true ou false, et non {_shown(marks[field])}",
                )
        return Marks(points, marks.get("bredouille", False), trous, marks.get("serie", False)).without_empty_runs()

    def events(self, events: object) -> list[tuple[Side, Act, int]]:
        """Who marks what, in order."""
        if not isinstance(events, list):
            self.refuse(
                f'events should be a list such as [["A", 4], ["B", 6]], not {_shown(events)}',
                f'events est une liste comme [["A", 4], ["B", 6]], et non {_shown(events)}',
            )
        return [self._event(number, event) for number, event in enumerate(events, 1)]

    def _event(self, number: int, event: object) -> tuple[Side, Act, int]:
        if not isinstance(event, list) or len(event) != 2:
            self.refuse(
                f'event {number} should be a player and points such as ["A", 4], not {_shown(event)}',
                f'l\'événement {number} est un joueur et des points, comme ["A", 4], et non {_shown(event)}',
            )
        side = self.player(event[0])
        what = event[1]
        if isinstance(what, str) and what in _ACTS:
            return side, _ACTS[what], 0
        if not _is_count(what) or what not in range(2, MOST_POINTS + 1, 2):
            self.refuse(
                f"event {number}: points are even numbers from 2 to {MOST_POINTS}, or leave or sortie, "
                f"not {_shown(what)}",
                f"événement {number} : les points sont des nombres pairs de 2 à {MOST_POINTS}, ou leave ou sortie, "
                f"et non {_shown(what)}",
            )
        return side, Act.GAIN, what

    def player(self, name: object) -> Side:
        """The player of that name."""
        if not isinstance(name, str) or name not in _SIDES:
            self.refuse(
                f"there is no player {_shown(name)}; the players are A and B",
                f"il n'y a pas de joueur {_shown(name)} ; les joueurs sont A et B",
            )
        return _SIDES[name]

    def refuse(self, english: str, french: str) -> NoReturn:
        """The line is refused with a reason."""
        raise BadMarksLineError(french if self.lang == "fr" else english)


def _read(text: str, lang: str) -> dict[str, Any]:
    reader = _Reader(lang)
    try:
        question = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except ValueError as error:
        reader.refuse(f"not JSON: {error}", f"ce n'est pas du JSON : {error}")
    except RecursionError:
        reader.refuse("not a question: the JSON is nested too deeply", "le JSON est emboîté trop profondément")
    if not isinstance(question, dict):
        reader.refuse(
            f"a line is one JSON object with events, not {_shown(question)}",
            f"une ligne est un objet JSON avec events, et non {_shown(question)}",
        )
    return question


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
        answer = {"id": None, "error": "l'id est emboîté trop profondément" if lang == "fr" else "the id is too deep"}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
