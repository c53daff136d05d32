"""A record as steps one can look at: the table before each throw, what happened, the table after."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial, reduce

from trictrac.play import Play
from trictrac.position import Position
from trictrac.records.header import Header
from trictrac.records.problem import NOT_UTF8, Problem, RecordError, Where
from trictrac.records.referee import Referee, WrongRecordError
from trictrac.records.visitor import Comment, Flow, HeadVisitor
from trictrac.score import Score
from trictrac.side import Side
from trictrac.svg import Arrow, arrows
from trictrac.table import TableState
from trictrac.table.events import Claimed, Ended, Event, Finished, Played, Replayed, Seated, Thrown, same, seats_after
from trictrac.throw import Throw

_SIDES = (Side.WHITE, Side.BLACK)


@dataclass
class Step:
    """One coup, or the sitting down and the opening dice before the first."""

    session: int
    where: Where
    """The coup of the record; its coup is 0 before the first throw of a game."""
    number: int
    """Which coup of the whole file it is, 0 for what comes before the first of a game."""
    players: tuple[str, ...]
    sits: tuple[int, int]
    """Who has white and who has black as it begins."""
    before: Position
    """The table before the coup, with its dice, nothing marked yet."""
    after: Position
    """The table when the coup is over; at the end of a game, as it was when the game ended."""
    target: int
    """The trous that win the game; 0: a marque, which ends when somebody leaves."""
    score: Score | None = None
    events: list[Event] = field(default_factory=list)
    """Everything of this coup, the program's own marks included."""
    comments: list[str] = field(default_factory=list)
    totals: tuple[int, ...] | None = None
    """The account, where the session ends here."""

    @property
    def sits_after(self) -> tuple[int, int]:
        """Who has white and who has black when it is over."""
        return reduce(lambda sits, event: seats_after(event, sits), self.events, self.sits)

    @property
    def names(self) -> dict[Side, str]:
        return {side: self.players[player] for side, player in zip(_SIDES, self.sits, strict=True)}

    @property
    def throw(self) -> Throw | None:
        return self.before.throw

    @property
    def play(self) -> Play | None:
        """How the dice were played; the other's choice where he had a false play put right."""
        plays = [event.play for event in self.events if isinstance(event, (Played, Replayed))]
        return plays[-1] if plays else None

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The play, drawn."""
        return () if self.play is None else arrows(self.play, self.before.turn)

    @property
    def has_ecole(self) -> bool:
        """Whether somebody went to school."""
        return any(isinstance(event, Claimed) for event in self.events)

    @property
    def trous(self) -> bool:
        """Whether somebody gained trous."""
        return any(self.after.camp(side).trous > self.before.camp(side).trous for side in Side)


@dataclass
class Tour:
    """All steps of a session, as far as it is right."""

    header: Header | None
    steps: list[Step]
    problem: Problem | None
    """Why the steps end before the record."""
    flaw: Problem | None = None
    """The first thing that the record says wrongly of what happened, though it happened: what a throw was worth, a
    number, an account, a sign that is no text. It hides no step."""

    @property
    def games(self) -> list[list[Step]]:
        """The steps of each game; what came before the first sits with it."""
        games: list[list[Step]] = []
        early: list[Step] = []
        for step in self.steps:
            if any(isinstance(event, Seated) for event in step.events):
                games.append([*early, step])
                early = []
            elif games:
                games[-1].append(step)
            elif step.throw:
                games.append([step])
            else:
                early.append(step)
        return games


class Stepper(HeadVisitor[Tour]):
    """Makes steps of a session, judging as it goes; stops at the first thing that cannot have happened.

    With ``on_step`` each step is handed over when it is complete, and none is kept.
    """

    def __init__(self, on_step: Callable[[Step], None] | None = None) -> None:
        self._on_step = on_step
        self._session = 0
        self._number = 0

    def begin_session(self, where: Where) -> None:
        super().begin_session(where)
        self._session += 1
        self._steps: list[Step] = []
        self._step: Step | None = None
        self._problem: Problem | None = None
        self._flaw: Problem | None = None
        self._finished = False
        self._early: list[str] = []
        self._queue: deque[Event] = deque()

    def end_header(self, where: Where) -> Flow:
        flow = super().end_header(where)
        if self.header:
            self._referee = Referee(self.header)
            self._state = TableState(self.header.form, self.header.setting)
        return flow

    def begin_game(self, number: int, where: Where) -> None:
        self._hold(where, partial(self._referee.check_number, number))

    def visit_event(self, event: Event, where: Where) -> None:
        if self._problem:
            return
        try:
            made = self._referee.feed(event)
        except WrongRecordError as error:
            self._take_in(self._queue)
            self._problem = Problem(where, error.told)
            return
        self._finished = self._finished or isinstance(event, Finished)
        self._queue.extend(made)
        while self._queue:
            each = self._queue.popleft()
            self._take(each, where)
            if same(each, event):
                break

    def visit_comment(self, comment: Comment, where: Where) -> None:
        if not self._problem:
            (self._step.comments if self._step else self._early).append(comment.text)

    def visit_worth(self, points: tuple[int, int], where: Where) -> None:
        self._hold(where, partial(self._referee.check_worth, points))

    def visit_totals(self, totals: tuple[int, ...], where: Where) -> None:
        self._hold(where, partial(self._referee.check_totals, totals))

    def end_session(self, where: Where) -> None:
        if self.header:
            self._take_in(self._queue)
            self._close()
            if self._told_result:
                text, at = self._told_result
                self._hold(at, partial(self._referee.check_result, text, self._finished))

    def handle_error(self, problem: Problem) -> None:
        if problem.what.key == NOT_UTF8:  # whatever the line says besides is read
            self._flaw = self._flaw or problem
        else:
            self._problem = self._problem or problem

    def result(self) -> Tour:
        return Tour(self.header, self._steps, self._problem, self._flaw)

    def _hold(self, where: Where, check: Callable[[], None]) -> None:
        """Holds what the record says of what happened against the truth."""
        if self._problem or self._flaw:
            return
        try:
            check()
        except RecordError as error:
            self._flaw = Problem(where, error.told)

    def _take_in(self, events: deque[Event]) -> None:
        """What follows by itself and is not written."""
        where = self._step.where if self._step else Where(0)
        while events:
            self._take(events.popleft(), where)

    def _take(self, event: Event, where: Where) -> None:
        state = self._state
        if isinstance(event, Thrown):
            before = replace(state.position, throw=Throw(*event.dice))
            state.apply(event)
            self._number += 1
            self._open(where, self._number, before)
        elif isinstance(event, Seated):
            state.apply(event)
            self._open(where, 0, state.position)
        elif isinstance(event, Ended):
            self._see(state.position)
            state.apply(event)
        else:
            if self._step is None:
                self._open(where, 0, state.position)
            state.apply(event)
            if not isinstance(event, Finished):
                self._see(state.position)
        if self._step:
            self._step.events.append(event)
            if isinstance(event, Finished):
                self._step.totals = state.form.totals

    def _see(self, position: Position) -> None:
        if self._step:  # it is shown in one set of colours, though they may change at its end
            self._step.after = position if self._state.sits == self._step.sits else position.mirror()

    def _open(self, where: Where, number: int, before: Position) -> None:
        self._close()
        state = self._state
        target = 0 if state.is_marque else state.target
        self._step = Step(
            self._session, where, number, state.players, state.sits, before, state.position, target, state.score
        )
        self._step.comments += self._early
        self._early = []

    def _close(self) -> None:
        step, self._step = self._step, None
        if step is None:
            return
        if self._on_step:
            self._on_step(step)
        else:
            self._steps.append(step)
