"""Checks records as they stream by: each session gets a verdict that points at its first wrong coup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO

from trictrac.records.header import Header, read_totals
from trictrac.records.problem import Problem, RecordError, Where
from trictrac.records.reader import read
from trictrac.records.referee import Referee, WrongRecordError
from trictrac.records.visitor import Flow, HeaderOnly, Visitor
from trictrac.records.words import letter
from trictrac.table import Event, EventKind

UNFINISHED = "unfinished"
"""What the field ``result`` says of a session that was broken off."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found of one session."""

    session: int
    """Its number in the file."""
    title: str
    games: int
    coups: int
    events: int
    finished: bool
    problem: Problem | None
    """The first wrong thing; None: everything is right."""

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return self.problem is None

    def sentence(self, lang: str = "en") -> str:
        """The verdict in one line."""
        french = lang == "fr"
        start = f"{'Séance' if french else 'Session'} {self.session}"
        if self.title:
            start += f" ({self.title})"
        colon = " : " if french else ": "
        if self.problem:
            return f"{start}{colon}{self.problem.sentence(lang)}"
        counts = (
            f"{self.games} partie{'s' * (self.games > 1)}, {self.coups} coup{'s' * (self.coups > 1)}"
            if french
            else f"{self.games} game{'s' * (self.games != 1)}, {self.coups} coup{'s' * (self.coups != 1)}"
        )
        if self.finished:
            return f"{start}{colon}{'tout est juste' if french else 'all right'}, {counts}."
        return f"{start}{colon}{'juste, inachevée' if french else 'right, unfinished'}, {counts}."


class Checker(Visitor[Verdict]):
    """Re-judges every coup; holds one table and the first problem, whatever the length of the record."""

    def __init__(self) -> None:
        self._session = 0
        self._head = HeaderOnly()

    def begin_session(self, where: Where) -> None:
        """A fresh table will come with the head."""
        self._session += 1
        self._head.begin_session(where)
        self._referee: Referee | None = None
        self._problem: Problem | None = None
        self._games = self._coups = self._events = 0
        self._finished = False
        self._result: tuple[str, Where] | None = None

    def visit_header(self, name: str, value: str, where: Where) -> None:
        """Keeps a line of the head."""
        self._head.visit_header(name, value, where)
        if name == "result":
            self._result = (value, where)

    def end_header(self, where: Where) -> Flow:
        """Sets the table, or gives up where the head cannot be read."""
        self._head.read_header()
        if self._head.header is None:
            self._problem = self._problem or self._head.errors[0]
            return Flow.SKIP
        self._referee = Referee(self._head.header)
        return Flow.GO_ON

    def begin_game(self, number: int, where: Where) -> None:
        """The number of a game is part of what it says."""
        self._games += 1
        if self._referee and not self._problem:
            truth = self._referee.table.state.form.next_number
            if number != truth:
                self._wrong(
                    where,
                    f"this is number {truth}, not {number}",
                    f"c'est ici le numéro {truth}, non {number}",
                )

    def visit_event(self, event: Event, where: Where) -> None:
        """Judges an event."""
        self._events += 1
        self._coups += event.kind is EventKind.THROWN
        self._finished |= event.kind is EventKind.FINISHED
        if self._referee and not self._problem:
            try:
                self._referee.feed(event)
            except WrongRecordError as error:
                self._wrong(where, str(error), error.french)

    def visit_worth(self, points: tuple[int, int], where: Where) -> None:
        """Judges what the record says of a throw."""
        if self._referee and not self._problem:
            try:
                self._referee.check_worth(points)
            except WrongRecordError as error:
                self._wrong(where, str(error), error.french)

    def visit_totals(self, totals: tuple[int, ...], where: Where) -> None:
        """Judges the account."""
        if self._referee and not self._problem:
            try:
                self._referee.check_totals(totals)
            except WrongRecordError as error:
                self._wrong(where, str(error), error.french)

    def end_session(self, where: Where) -> None:
        """Holds the result of the head against the games."""
        if self._result and self._referee and not self._problem:
            text, at = self._result
            try:
                if self._finished:
                    self._referee.check_totals(read_totals(text.replace(",", " ").split()))
                elif text != UNFINISHED:
                    raise WrongRecordError(
                        f"the session is {UNFINISHED}, and the head gives a result",
                        f"la séance est inachevée ({UNFINISHED}), et l'en-tête donne un résultat",
                    )
            except (WrongRecordError, RecordError) as error:
                self._wrong(at, str(error), error.french)

    def handle_error(self, problem: Problem) -> None:
        """What cannot be read is wrong too."""
        self._problem = self._problem or problem

    def result(self) -> Verdict:
        """The verdict."""
        header: Header | None = self._head.header
        names = ", ".join(f"{letter(place)} {name}" for place, name in enumerate(header.form.players)) if header else ""
        return Verdict(self._session, names, self._games, self._coups, self._events, self._finished, self._problem)

    def _wrong(self, where: Where, english: str, french: str) -> None:
        self._problem = self._problem or Problem(where, english, french)


def check(handle: IO[str] | Iterable[str]) -> Iterator[Verdict]:
    """A verdict for each session of a file, in memory that does not grow with it."""
    return read(handle, Checker())
