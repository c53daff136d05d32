"""JSON lines: one object per line in, one answer per line out; a line that cannot be answered gets an error."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn, TypeGuard

from trictrac.errors import TrictracError
from trictrac.words import fact

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_SHOWN = 40
"""Characters of a wrong value that an error repeats."""


DEEPEST = 100
"""Arrays within arrays: the same in every language that reads these lines, whatever its own stack bears."""
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)


class BadLineError(TrictracError):
    """A line that cannot be answered."""


def answered(
    answer: Callable[[dict[str, Any], str], dict[str, Any]], lines: Iterable[str], lang: str = "en"
) -> Iterator[tuple[str, bool]]:
    """Answers each line as it comes; yields the answer and whether it is one (False: an error)."""
    for line in lines:
        text = line.strip("\ufeff \t\r\n")
        if not text:
            continue
        name, fine = None, True
        try:
            question = _read(text)
            name = question.get("id")
            found = answer(question, lang)
        except TrictracError as error:
            found, fine = {"error": error.sentence(lang)}, False
        yield _ENCODER.encode({"id": name} | found), fine


def is_count(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value as JSON, not too long."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "…"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _read(text: str) -> dict[str, Any]:
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise BadLineError(fact("line-nested"), text)
    try:
        question = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except ValueError as error:
        raise BadLineError(fact("line-not-json", why=_why(error)), text) from None
    if not isinstance(question, dict):
        raise BadLineError(fact("line-not-an-object", given=shown(question)), text)
    return question


def _depth(text: str) -> int:
    """How deep arrays and objects are nested; what stands in strings does not count."""
    depth = deepest = 0
    for sign in _STRING.sub("", text):
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest


def _why(error: ValueError) -> str:
    """What is wrong with a text, in the same words on every Python: from 3.13 on it has others for a comma too many."""
    if isinstance(error, json.JSONDecodeError) and error.msg.startswith("Illegal trailing comma"):
        after = len(error.doc) - len(error.doc[error.pos + 1 :].lstrip(" \t\n\r"))
        expected = "value" if error.doc[after] == "]" else "property name enclosed in double quotes"
        error = json.JSONDecodeError(f"Expecting {expected}", error.doc, after)
    return str(error)


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"the number {text[:_SHOWN]} is too large")
    return number
