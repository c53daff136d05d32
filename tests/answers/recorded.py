"""Recorded answers on disk, and how they are compared with the answers of today.

Sentences are not compared, their wording may improve. Fields that the release did not know are passed over; every
field that it knew must be there with the same value, and absent where it was absent.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"
PROSE = frozenset({"text", "title", "detail", "facing", "sentence", "sentences", "error"})
"""Fields that hold words for people; an error stays as the fact that there is one."""
TIMES = frozenset({"at", "since", "now", "remaining", "created"})
POSITIONS = frozenset({"position", "asked"})
_MARKS = re.compile(r"\d+b?\.\d+s?\.\d+")


def plain(value: Any, without: frozenset[str] = PROSE) -> Any:
    """The value without the named fields; positions without their dice, which have fields of their own."""
    if isinstance(value, dict):
        found = {str(key): plain(item, without) for key, item in value.items() if key not in without}
        if "error" in value:
            found["refused"] = True
        for key in POSITIONS & found.keys():
            if isinstance(found[key], str):
                found[key] = board_and_marks(found[key])
        return found
    if isinstance(value, (list, tuple)):
        return [plain(item, without) for item in value]
    return value


def board_and_marks(position: str) -> str:
    """Dames, turn and marks of a written position (docs/notation.md)."""
    parts = position.split("_")
    return "_".join(parts[:3] + [part for part in parts[3:] if _MARKS.fullmatch(part)])


def keys_of(value: Any) -> set[str]:
    """The names of all fields."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


def only(value: Any, known: set[str]) -> Any:
    """The value without the fields that the release did not know; paths of a view were seen to before."""
    if isinstance(value, dict):
        return {key: only(item, known) for key, item in value.items() if key in known or key.startswith("/")}
    return [only(item, known) for item in value] if isinstance(value, list) else value


def difference(recorded: Any, answered: Any, place: str = "") -> str | None:
    """Where two answers differ first, in a sentence; None where they are the same."""
    if isinstance(recorded, dict) and isinstance(answered, dict):
        for key in [*recorded, *(key for key in answered if key not in recorded)]:
            if key not in answered:
                return f"{place}.{key}: recorded {_short(recorded[key])}, now missing"
            if key not in recorded:
                return f"{place}.{key}: not recorded, now {_short(answered[key])}"
            if found := difference(recorded[key], answered[key], f"{place}.{key}"):
                return found
        return None
    if isinstance(recorded, list) and isinstance(answered, list):
        for number, (one, other) in enumerate(zip(recorded, answered, strict=False)):
            if found := difference(one, other, f"{place}[{number}]"):
                return found
        if len(recorded) != len(answered):
            return f"{place}: recorded {len(recorded)} items, now {len(answered)}"
        return None
    if isinstance(recorded, str) and isinstance(answered, str) and "\n" in recorded:
        return difference(recorded.split("\n"), answered.split("\n"), place)
    same = type(recorded) is type(answered) and recorded == answered
    return None if same else f"{place}: recorded {_short(recorded)}, now {_short(answered)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else f"{text[:300]}…"


def check(questions: Sequence[Any], recorded: Sequence[Any], answered: Sequence[Any]) -> None:
    """Fails with the first answer that differs, and its question."""
    assert len(answered) == len(recorded)
    known = keys_of(list(recorded))
    for number, (question, one, other) in enumerate(zip(questions, recorded, answered, strict=True), 1):
        found = difference(one, only(other, known))
        assert found is None, f"answer {number} differs at {found}\nquestion: {_short(question)}"


def save(name: str, pairs: Sequence[tuple[Any, Any]]) -> None:
    """Writes questions with their answers, one pair per line; the same pairs give the same bytes."""
    FOLDER.mkdir(exist_ok=True)
    lines = (json.dumps({"question": q, "answer": a}, separators=(",", ":")) + "\n" for q, a in pairs)
    with (FOLDER / f"{name}.jsonl.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.writelines(line.encode() for line in lines)


def load(name: str) -> tuple[list[Any], list[Any]]:
    """The questions and the answers of a file."""
    pairs = list(_lines(FOLDER / f"{name}.jsonl.gz"))
    return [pair["question"] for pair in pairs], [pair["answer"] for pair in pairs]


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)
