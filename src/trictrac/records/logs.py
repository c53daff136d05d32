"""Reads the log of a table as if it were a record: the same visitors, the same events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from io import BufferedReader, TextIOWrapper
from typing import IO, Any, TypeVar

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.position import Position
from trictrac.records.header import Header
from trictrac.records.problem import Problem, RecordError, Where
from trictrac.records.reader import read
from trictrac.records.visitor import Flow, Visitor
from trictrac.table import Setting
from trictrac.table.events import Ended, Finished, Seated, Thrown, from_data
from trictrac.table.log import FORMAT
from trictrac.words import Fact, fact

Result = TypeVar("Result")
LONGEST_LINE = 1 << 20


def read_any(file: BufferedReader, visitor: Visitor[Result]) -> Iterator[Result]:
    """Reads records or the log of a table, whichever the file is; the file is opened as bytes."""
    handle = TextIOWrapper(file, encoding="utf-8", errors="replace")
    try:
        yield from read_log(handle, visitor) if file.peek(1)[:1] == b"{" else read(handle, visitor)
    finally:
        handle.detach()  # the file is closed by whoever opened it


def read_log(handle: IO[str], visitor: Visitor[Result]) -> Iterator[Result]:
    """Tells the visitor what the log of a table says. A last line torn by a crash was never acknowledged."""
    visitor.begin_session(Where(1))
    where = Where(1)
    first = 1
    try:
        header = _header(handle.readline(LONGEST_LINE))
        first = header.form.next_number
        for name, value in header.pairs():
            visitor.visit_header(name, value, where)
    except (TrictracError, ValueError, TypeError, RecursionError) as error:
        visitor.handle_error(Problem(where, fact("record-not-a-log", why=_why(error))))
    if visitor.end_header(where) is not Flow.SKIP:
        where = _body(handle, visitor, first)
    visitor.end_session(where)
    yield visitor.result()


def _header(line: str) -> Header:
    data = json.loads(line)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(fact("record-log-format", format=FORMAT))
    setting = Setting.from_data(data.get("setting"))
    keyboard = data.get("keyboard")
    if isinstance(keyboard, dict) and "from" in keyboard:  # where the first tables kept their start
        setting = replace(setting, start=Position.parse(str(keyboard["from"])))
    return Header(forms.from_data(data.get("form")), setting)


def _why(error: Exception) -> Fact | str:
    return error.told if isinstance(error, TrictracError) else str(error)[:300]


def _body(handle: IO[str], visitor: Visitor[Any], number: int) -> Where:
    """Every event; ``number`` is that of the first game or marque."""
    where = Where(1)
    line = 1
    in_game = False
    while text := handle.readline(LONGEST_LINE):
        line += 1
        where = Where(line, where.game, where.coup)
        try:
            event = from_data(json.loads(text))
        except (TrictracError, ValueError, TypeError, RecursionError) as error:
            if text.endswith("\n"):
                visitor.handle_error(Problem(where, fact("record-not-an-event", why=_why(error))))
            continue
        if isinstance(event, Seated):
            if in_game:
                visitor.end_game(where)
            where, in_game = Where(line, number, 0), True
            visitor.begin_game(number, where)
        elif isinstance(event, Thrown):
            where = Where(line, where.game, where.coup + 1)
        visitor.visit_event(event, where)
        if isinstance(event, Ended):
            number += event.result[0] != event.result[1]  # a refait repeats its number
        if isinstance(event, (Ended, Finished)) and in_game:
            in_game = False
            visitor.end_game(where)
    if in_game:
        visitor.end_game(where)
    return where
