"""A session coup by coup, for a replay: the board before and after, the sheet, what was said and done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BufferedReader, BytesIO

from trictrac.position import Position
from trictrac.records import Header, Step, Stepper, Tour, read_any, story, write
from trictrac.rules import Rules
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.server.messages.outgoing import SheetView, WayView
from trictrac.server.tables.sheet import pavillon, sheet
from trictrac.server.tables.standing import key_of
from trictrac.side import Colour
from trictrac.table.events import Ended
from trictrac.verify import is_proof, sessions_in

MOST_STEPS = 4000
"""Coups that one answer holds."""
FIRST_COUPS = 4
"""Before this coup many games stand alike: a record is not refused for that."""


class BoardAt(Outgoing):
    """The board at a moment."""

    position: str
    pavillon: Colour | None = None


class StepView(SheetView):
    """One coup, or the sitting down before the first of a game."""

    session: int
    game: int
    coup: int
    number: int
    """Which coup of the whole it is; 0: what comes before the first of a game."""
    title: FactView
    white: str
    black: str
    """Who has which dames."""
    thrower: Colour | None
    before: BoardAt
    after: BoardAt
    told: list[FactView]
    """Everything that happened but the throw, a sentence each."""
    comments: list[str]
    play: list[WayView]
    """How it was played, on the thrower's march."""
    trous: bool
    """Whether somebody gained trous."""
    ecole: bool
    result: tuple[int, int] | None = None
    """What white and black made, where the game ended: who gives up loses by more than the fichets show."""


class SessionView(Outgoing):
    """The head of one session."""

    players: list[str]
    form: FactView | None
    marking: FactView | None
    rules: str
    fields: dict[str, str]
    """Date, place, proof of the dice: whatever the record says besides."""
    problem: FactView | None = None
    """Why the steps end before the record does."""
    flaw: FactView | None = None
    """What the record says wrongly though it hides no step."""


class TourView(Outgoing):
    """Everything a replay needs."""

    sessions: list[SessionView]
    steps: list[StepView]
    cut: bool = False
    """Whether there is more than one answer holds."""


def tours_in(text: bytes) -> Iterator[Tour]:
    """The sessions of a record, of the log of a table, or of a proof."""
    if is_proof(text):
        text = "".join(part for header, events, _ in sessions_in(text) for part in write(header, events)).encode()
    for tour in read_any(BufferedReader(BytesIO(text)), Stepper()):
        if tour.header or tour.steps or tour.problem:
            yield tour


def tour_of_text(text: bytes) -> TourView:
    """All of them, coup by coup."""
    views: list[StepView] = []
    sessions: list[SessionView] = []
    for tour in tours_in(text):
        rules = tour.header.form.rules if tour.header else Rules()
        sessions.append(_session(tour))
        views += (_step(step, rules) for step in tour.steps[: MOST_STEPS - len(views)])
        if len(views) >= MOST_STEPS:
            return TourView(sessions=sessions, steps=views, cut=True)
    return TourView(sessions=sessions, steps=views)


def judged_keys(throws: Iterable[tuple[int, str]]) -> set[str]:
    """What stands before the throws that a record judges, but for the first coups of a whole game (``standing``).

    ``throws``: the coup and the position of each.
    """
    whole, keys = False, set()
    for coup, position in throws:
        key = key_of(Position.parse(position))
        if coup <= 1:
            whole = key is None
        if key is not None and not (whole and coup < FIRST_COUPS):
            keys.add(key)
    return keys


def _session(tour: Tour) -> SessionView:
    problem, flaw = (None if found is None else FactView.of(found.told) for found in (tour.problem, tour.flaw))
    if tour.header is None:
        return SessionView(players=[], form=None, marking=None, rules="", fields={}, problem=problem, flaw=flaw)
    header: Header = tour.header
    return SessionView(
        players=list(header.form.players),
        form=FactView.of(header.form.described),
        marking=FactView.of(story.marking(header)),
        rules=str(header.form.rules),
        fields=dict(header.fields),
        problem=problem,
        flaw=flaw,
    )


def _step(step: Step, rules: Rules) -> StepView:
    before, throw = step.before, step.throw
    found = SheetView(score=[], unscored=[])
    if throw and step.score is not None:
        found = sheet(step.score, before, before.legal_plays(throw, rules))
    white, black = (step.players[player] for player in step.sits)
    return StepView(
        session=step.session,
        game=step.where.game,
        coup=step.where.coup,
        number=step.number,
        title=FactView.of(story.title(step)),
        white=white,
        black=black,
        thrower=before.turn.colour if throw else None,
        before=_board(before),
        after=_board(step.after),
        **dict(found),
        told=[FactView.of(told) for told in story.facts(step)],
        comments=step.comments,
        play=[WayView.of(way) for way in step.arrows],
        trous=step.trous,
        ecole=step.has_ecole,
        result=next((event.result for event in step.events if isinstance(event, Ended)), None),
    )


def _board(position: Position) -> BoardAt:
    return BoardAt(position=str(position), pavillon=pavillon(position))
