"""One parser, many visitors: what a reader tells, and the visitors that build, skim or pass on."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from trictrac.records.header import RESULT, Header
from trictrac.records.problem import Problem, RecordError, Where
from trictrac.table import Event

Result = TypeVar("Result")
MOST_ERRORS = 100
"""A visitor that keeps errors keeps no more; the rest are counted."""


class Flow(enum.Enum):
    """What a visitor may answer at the end of the head."""

    GO_ON = "go on"
    SKIP = "skip"
    """Nothing more of this session is wanted: the reader looks for the next one."""


@dataclass(frozen=True, slots=True)
class Comment:
    """Words of whoever kept the record; they change nothing."""

    text: str
    own_line: bool = False
    """Whether it stands on a line of its own."""

    def __post_init__(self) -> None:
        one_line = "".join(sign if sign.isprintable() else " " for sign in self.text)
        object.__setattr__(self, "text", " ".join(one_line.split()))


class Visitor(ABC, Generic[Result]):
    """What a reader tells of a file of records. Every method but :meth:`result` may be left out.

    One visitor sees all sessions of a file, one after the other; :meth:`begin_session` starts afresh.
    """

    def begin_session(self, where: Where) -> None:
        """A session begins."""

    def visit_header(self, name: str, value: str, where: Where) -> None:
        """One line of its head."""

    def end_header(self, where: Where) -> Flow:
        """The head is complete. The body comes next, unless the answer is ``Flow.SKIP``."""
        return Flow.GO_ON

    def begin_game(self, number: int, where: Where) -> None:
        """Two players sit down to a game or marque; ``number`` is the one written."""

    def visit_event(self, event: Event, where: Where) -> None:
        """Something happened. Numbered as it stands in the record."""

    def visit_worth(self, points: tuple[int, int], where: Where) -> None:
        """The record says what the last throw is worth to the thrower and to the other."""

    def visit_totals(self, totals: tuple[int, ...], where: Where) -> None:
        """The record says what each player won or lost; after the event FINISHED."""

    def visit_comment(self, comment: Comment, where: Where) -> None:
        """Somebody remarked something."""

    def end_game(self, where: Where) -> None:
        """The game is over, or broken off."""

    def end_session(self, where: Where) -> None:
        """Nothing more is written of this session."""

    def handle_error(self, problem: Problem) -> None:
        """A line, or the rest of it, cannot be read; the reading goes on."""

    @abstractmethod
    def result(self) -> Result:
        """What the visitor made of the session; asked for after :meth:`end_session`."""


class HeadVisitor(Visitor[Result]):
    """A visitor that reads the head, and wants nothing more of a session whose head cannot be read."""

    def begin_session(self, where: Where) -> None:
        """Starts a new head."""
        self.header: Header | None = None
        self.errors: list[Problem] = []
        self.error_count = 0
        self._pairs: list[tuple[str, str]] = []
        self._told_result: tuple[str, Where] | None = None
        self._where = where

    def visit_header(self, name: str, value: str, where: Where) -> None:
        """Keeps a line; what the head tells of the result is checked at the end."""
        self._pairs.append((name, value))
        if name == RESULT:
            self._told_result = (value, where)

    def end_header(self, where: Where) -> Flow:
        """Makes a header of the lines; a bad one is an error and no header."""
        try:
            self.header = Header.of(self._pairs)
        except RecordError as error:
            self.handle_error(Problem(self._where, error.told))
            return Flow.SKIP
        return Flow.GO_ON

    def handle_error(self, problem: Problem) -> None:
        """Keeps the first errors, counts all."""
        self.error_count += 1
        if len(self.errors) < MOST_ERRORS:
            self.errors.append(problem)


class HeaderOnly(HeadVisitor["Header | None"]):
    """Reads the heads and passes over the games."""

    def end_header(self, where: Where) -> Flow:
        super().end_header(where)
        return Flow.SKIP

    def result(self) -> Header | None:
        return self.header


@dataclass
class Record:
    """A whole session in memory."""

    header: Header | None = None
    """None if the head cannot be read: the errors say why."""
    items: list[Event | Comment] = field(default_factory=list)
    """Events and comments as they came."""
    errors: list[Problem] = field(default_factory=list)
    """The first hundred."""
    error_count: int = 0

    def __str__(self) -> str:
        """The session as text; nothing where its head could not be read."""
        from trictrac.records.writer import write  # the writer visits records  # noqa: PLC0415

        return "" if self.header is None else "".join(write(self.header, self.items))

    @property
    def events(self) -> list[Event]:
        return [item for item in self.items if isinstance(item, Event)]

    @property
    def comments(self) -> list[str]:
        return [item.text for item in self.items if isinstance(item, Comment)]


class EventBuilder(HeadVisitor[Record]):
    """Builds the whole session in memory."""

    def begin_session(self, where: Where) -> None:
        super().begin_session(where)
        self._items: list[Event | Comment] = []

    def end_header(self, where: Where) -> Flow:
        super().end_header(where)
        return Flow.GO_ON

    def visit_event(self, event: Event, where: Where) -> None:
        self._items.append(event)

    def visit_comment(self, comment: Comment, where: Where) -> None:
        self._items.append(comment)

    def result(self) -> Record:
        return Record(self.header, self._items, self.errors, self.error_count)
