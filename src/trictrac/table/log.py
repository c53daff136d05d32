"""A table kept in one file, one line an event: durable before it is acknowledged, readable after kill -9."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.table.actions import Action
from trictrac.table.config import Setting
from trictrac.table.events import BadEventError, Event
from trictrac.table.table import Roll, Table

FORMAT = "trictrac-table-1"


class BadLogError(TrictracError):
    """A file that is not the log of a table."""


class TableLog:
    """A table whose every event is on disk before :meth:`act` returns."""

    def __init__(self, table: Table, file: IO[bytes]) -> None:
        self.table = table
        self._file = file

    @classmethod
    def create(cls, path: Path, form: forms.Form, setting: Setting, roll: Roll) -> TableLog:
        """Starts a new log; a file that exists already is not overwritten."""
        file = path.open("xb")
        _lock(file, path)
        log = cls(Table(form, setting, roll), file)
        log._write([{"format": FORMAT, "form": form.to_dict(), "setting": setting.to_dict()}])
        return log

    @classmethod
    def resume(cls, path: Path, roll: Roll) -> TableLog:
        """Opens a log again and rebuilds its table. A last line torn by a crash was never acknowledged and is cut."""
        file = path.open("r+b")
        try:
            return cls._resume(file, path, roll)
        except BaseException:
            file.close()
            raise

    @classmethod
    def _resume(cls, file: IO[bytes], path: Path, roll: Roll) -> TableLog:
        _lock(file, path)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        header, *lines = whole.splitlines() or [b""]
        form, setting = _read_header(header)
        events = [_read_event(line) for line in lines]
        table = _rebuild(form, setting, events, roll)
        file.truncate(len(whole))
        file.seek(0, os.SEEK_END)
        log = cls(table, file)
        log._write(event.to_data() for event in table.events[len(events) :])
        return log

    def act(self, action: Action, at: float = 0.0) -> list[Event]:
        """Does an action; its events are on disk when this returns."""
        events = self.table.act(action, at)
        self._write(event.to_data() for event in events)
        return events

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def _lock(file: IO[bytes], path: Path) -> None:
    """One writer at a time: a table open in two places would lose events."""
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadLogError(f"this table is open elsewhere: {path}", str(path)) from None


def _rebuild(form: forms.Form, setting: Setting, events: list[Event], roll: Roll) -> Table:
    """Folds the events of a file that anybody may have written: whatever does not fit is one sentence.

    What an action causes is written in one go, but a crash may cut between two of its lines: the table catches up.
    """
    table = Table(form, setting, roll)
    try:
        for event in events:
            table.state.apply(event)
            table.events.append(event)
        table.catch_up(events[-1].at if events else 0.0)
    except Exception as error:
        text = f"event {len(table.events) + 1} of the log does not follow from those before: {error}"
        raise BadLogError(text[:300]) from None
    return table


def _read_header(line: bytes) -> tuple[forms.Form, Setting]:
    header = _json(line)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadLogError(f"this is not the log of a table: its first line should say {FORMAT}")
    return forms.from_dict(header.get("form")), Setting.from_dict(header.get("setting"))


def _read_event(line: bytes) -> Event:
    try:
        return Event.from_data(_json(line))
    except BadEventError as error:
        raise BadLogError(str(error), line.decode(errors="replace")[:200]) from None


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLogError(f"this is not the log of a table: {error}"[:300]) from None
