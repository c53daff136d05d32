"""A table kept in one file, one line an event: durable before it is acknowledged, readable after kill -9.

The first line says what is played and how; ``extra`` is what else its writer needs to go on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.journal import Journal
from trictrac.table.actions import Action
from trictrac.table.config import Setting
from trictrac.table.events import BadEventError, Event, from_data
from trictrac.table.table import Roll, Table

FORMAT = "trictrac-table-1"
_OURS = ("format", "form", "setting")


class BadLogError(TrictracError):
    """A file that is not the log of a table."""


class LogFile:
    """The file itself: its header and how many events are on disk."""

    def __init__(self, journal: Journal, form: forms.Form, setting: Setting, extra: Mapping[str, Any]) -> None:
        self.form = form
        self.setting = setting
        self.extra = extra
        self.count = 0
        self._journal = journal

    @classmethod
    def create(cls, path: Path, form: forms.Form, setting: Setting, extra: Mapping[str, Any] | None = None) -> LogFile:
        """Starts a new file; one that exists already is not overwritten."""
        extra = dict(extra or {})
        return cls(Journal.create(path, [_line(_header(form, setting, extra))]), form, setting, extra)

    @classmethod
    def open(cls, path: Path) -> tuple[LogFile, list[Event]]:
        """A file to go on with, and its events. A last line torn by a crash was never acknowledged and is cut."""
        journal, lines = Journal.open(path)
        try:
            header = _read_header(lines[0] if lines else b"")
            form, setting = forms.from_data(header.get("form")), Setting.from_data(header.get("setting"))
            file = cls(journal, form, setting, {key: header[key] for key in header if key not in _OURS})
            events = [_read_event(line) for line in lines[1:]]
        except BaseException:
            journal.close()
            raise
        file.count = len(events)
        return file, events

    def append(self, events: Iterable[Event]) -> None:
        """Adds events; they are on disk when this returns."""
        events = list(events)
        self._journal.append(_line(event.to_data()) for event in events)
        self.count += len(events)

    def rewrite(self, events: Iterable[Event]) -> None:
        """Puts other events in the place of all there are; whoever is killed leaves the old file or the new one."""
        lines = [_line(event.to_data()) for event in events]
        self._journal.rewrite([_line(_header(self.form, self.setting, self.extra)), *lines])
        self.count = len(lines)

    def close(self) -> None:
        """Closes the file."""
        self._journal.close()


class TableLog:
    """A table whose every event is on disk before :meth:`act` returns; without a file it is not kept."""

    def __init__(self, table: Table, file: LogFile | None) -> None:
        self.table = table
        self._file = file

    @classmethod
    def create(cls, path: Path, form: forms.Form, setting: Setting, roll: Roll) -> TableLog:
        """Starts a new log; a file that exists already is not overwritten."""
        table = Table(form, setting, roll)
        return cls(table, LogFile.create(path, form, setting))

    @classmethod
    def resume(cls, path: Path, roll: Roll) -> TableLog:
        """Opens a log again and rebuilds its table."""
        file, events = LogFile.open(path)
        try:
            log = cls(Table(file.form, file.setting, roll), file)
            log.catch_up(events)
        except BaseException:
            file.close()
            raise
        return log

    def catch_up(self, events: Iterable[Event], follow: Callable[[Event], object] = lambda event: None) -> None:
        """Folds the events of the file, and tells ``follow`` each of them.

        Anybody may have written them: whatever does not fit is one sentence, and the file stays as it is.
        What an action causes is written in one go, but a crash may cut between two of its lines: the table
        then does the rest.
        """
        table, at = self.table, 0.0
        try:
            for event in events:
                table.state.apply(event)
                table.events.append(event)
                follow(event)
                at = event.at
            for event in table.catch_up(at):
                follow(event)
        except Exception as error:
            text = f"event {len(table.events) + 1} of the log does not follow from those before: {error}"
            raise BadLogError(text[:300]) from None
        self._keep()

    def act(self, action: Action, at: float = 0.0) -> list[Event]:
        """Does an action; its events are on disk when this returns."""
        events = self.table.act(action, at)
        self._keep()
        return events

    def close(self) -> None:
        """Closes the file."""
        if self._file:
            self._file.close()

    def _keep(self) -> None:
        """Writes what is not on disk yet; after a full disk that is more than the last action."""
        if self._file:
            self._file.append(self.table.events[self._file.count :])


def _header(form: forms.Form, setting: Setting, extra: Mapping[str, Any]) -> dict[str, Any]:
    return {"format": FORMAT, "form": form.to_data(), "setting": setting.to_data(), **extra}


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def _read_header(line: bytes) -> dict[str, Any]:
    header = _json(line)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadLogError(f"this is not the log of a table: its first line should say {FORMAT}")
    return header


def _read_event(line: bytes) -> Event:
    try:
        return from_data(_json(line))
    except BadEventError as error:
        raise BadLogError(str(error), line.decode(errors="replace")[:200]) from None


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLogError(f"this is not the log of a table: {error}"[:300]) from None
