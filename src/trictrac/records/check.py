"""Checks records as they stream by: each session gets a verdict that points at its first wrong coup."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import IO, TypeVar

from trictrac.records.problem import Problem, RecordError, Where
from trictrac.records.reader import read
from trictrac.records.referee import Referee
from trictrac.records.visitor import Flow, HeadVisitor
from trictrac.records.words import letter
from trictrac.table.events import Event, Finished, Thrown
from trictrac.words import fact, say

Said = TypeVar("Said")


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
        return self.problem is None

    def sentence(self, lang: str = "en") -> str:
        """The verdict in one line."""
        if self.problem:
            told = self.problem.told
        else:
            told = fact("record-right", finished=self.finished, games=self.games, coups=self.coups)
        return say("record-verdict", lang, session=self.session, title=self.title or "none", verdict=told)


class Checker(HeadVisitor[Verdict]):
    """Re-judges every coup; holds one table and the first problem, whatever the length of the record."""

    def __init__(self) -> None:
        self._session = 0

    def begin_session(self, where: Where) -> None:
        super().begin_session(where)
        self._session += 1
        self._referee: Referee | None = None
        self._problem: Problem | None = None
        self._games = self._coups = self._events = 0
        self._finished = False

    def end_header(self, where: Where) -> Flow:
        flow = super().end_header(where)
        if self.header:
            self._referee = Referee(self.header)
        return flow

    def begin_game(self, number: int, where: Where) -> None:
        self._games += 1
        self._hold(where, Referee.check_number, number)

    def visit_event(self, event: Event, where: Where) -> None:
        self._events += 1
        self._coups += isinstance(event, Thrown)
        self._finished |= isinstance(event, Finished)
        self._hold(where, Referee.feed, event)

    def visit_worth(self, points: tuple[int, int], where: Where) -> None:
        self._hold(where, Referee.check_worth, points)

    def visit_totals(self, totals: tuple[int, ...], where: Where) -> None:
        self._hold(where, Referee.check_totals, totals)

    def end_session(self, where: Where) -> None:
        if self._told_result:
            text, at = self._told_result
            self._hold(at, self._check_result, text)

    def handle_error(self, problem: Problem) -> None:
        self._problem = self._problem or problem

    def result(self) -> Verdict:
        players = self.header.form.players if self.header else ()
        names = ", ".join(f"{letter(place)} {name}" for place, name in enumerate(players))
        return Verdict(self._session, names, self._games, self._coups, self._events, self._finished, self._problem)

    def _check_result(self, referee: Referee, text: str) -> None:
        referee.check_result(text, self._finished)

    def _hold(self, where: Where, judge: Callable[[Referee, Said], object], said: Said) -> None:
        """Holds what the record says against the truth, unless something was wrong before."""
        if self._referee and not self._problem:
            try:
                judge(self._referee, said)
            except RecordError as error:
                self._problem = Problem(where, error.told)


def check(handle: IO[str] | Iterable[str]) -> Iterator[Verdict]:
    """A verdict for each session of a file, of its lines or of its text, in memory that does not grow with it."""
    return read(handle, Checker())
