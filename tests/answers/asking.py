"""Asks ``trictrac judge``, ``mark``, ``settle`` and ``replay`` as a person at a shell would, in this process."""

from __future__ import annotations

import contextlib
import enum
import io
import json
import re
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import astuple, is_dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from tests.answers.recorded import board_and_marks, plain


def trictrac(*arguments: str, given: str = "") -> tuple[int, str]:
    """Exit status and standard output of a command."""
    from trictrac.cli import main

    out = io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(given.encode("utf-8", "surrogatepass")), encoding="utf-8")
    stdout = io.TextIOWrapper(out, encoding="utf-8", write_through=True)
    with (
        mock.patch.object(sys, "stdin", stdin),
        contextlib.redirect_stdout(stdout),
        contextlib.redirect_stderr(io.StringIO()),
    ):
        status = main(arguments)
    return status, out.getvalue().decode()


def judge(lines: Sequence[str]) -> list[Any]:
    """One answer for each line."""
    return _line_by_line("judge", lines)


def mark(lines: Sequence[str]) -> list[Any]:
    """One answer for each line."""
    return _line_by_line("mark", lines)


def _line_by_line(command: str, lines: Sequence[str]) -> list[Any]:
    status, out = trictrac(command, "--lang", "en", given="".join(f"{line}\n" for line in lines))
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == any("error" in answer for answer in answers)
    return [plain(answer) for answer in answers]


def settle(evenings: Iterable[str]) -> list[Any]:
    """The account of each evening: who pays what to whom, and for which reason."""
    answers = []
    for evening in evenings:
        status, out = trictrac("settle", "-", "--json", "--lang", "en", given=evening)
        answers.append({"status": status, "account": plain(json.loads(out)) if out else None})
    return answers


# Sessions: a log of a table, or a record


def replay(session: dict[str, str]) -> dict[str, Any]:
    """What the program makes of a session: its text as the writer lays it out, the verdict, the fold of a log."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "session"
        path.write_text(session["session"], encoding="utf-8")
        answer: dict[str, Any] = {"check": _verdict(path)}
        if session["kind"] != "wrong":
            status, text = trictrac("replay", str(path), "--text", "--lang", "en")
            answer |= {"written": status, "record": text}
        if session["kind"] == "log":
            answer["summary"] = _fold(path)
        return answer


def _verdict(path: Path) -> dict[str, Any]:
    """Right or wrong, with the line of the first thing that is wrong, or the games and coups of a right session."""
    status, out = trictrac("replay", str(path), "--check", "--lang", "en")
    verdicts = []
    for line in out.splitlines():
        verdicts.append({word: _number(line, pattern) for word, pattern in _COUNTED.items()})
    return {"status": status, "sessions": verdicts}


_COUNTED = {"line": r"\bline (\d+)", "games": r"\b(\d+) games?\b", "coups": r"\b(\d+) coups?\b"}


def _number(line: str, pattern: str) -> int | None:
    found = re.search(pattern, line)
    return int(found[1]) if found else None


def _fold(path: Path) -> Any:
    """The state that the events of a log lead to."""
    from trictrac.table import TableLog

    log = TableLog.resume(path, lambda: 1)
    try:
        summary = log.table.state.summary()
        del summary["entries"]  # how the ledger keeps the marks is its own affair
    finally:
        log.close()
    marks = [[each.points, bool(each.bredouille), each.trous, bool(each.serie)] for each in summary["marks"]]
    return {**_data(summary), "position": board_and_marks(summary["position"]), "marks": marks}


def _data(value: Any) -> Any:
    """As JSON has it; sets in order, values by their fields."""
    if isinstance(value, enum.Enum):
        return _data(value.value)
    if isinstance(value, dict):
        return {str(_data(key)): _data(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(_data, value))
    if is_dataclass(value) and not isinstance(value, type):
        return _data(astuple(value))
    if isinstance(value, (list, tuple)):
        return [_data(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return str(value)
