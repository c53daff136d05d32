"""Writes records: a head, then one line a coup, as the events come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO

from trictrac.errors import TrictracError
from trictrac.forms import Form
from trictrac.records.header import Header, result_text
from trictrac.records.problem import Where
from trictrac.records.referee import Referee, WrongRecordError
from trictrac.records.visitor import Comment, Flow, HeadVisitor
from trictrac.records.words import END, GAME, MARQUE, OPENING, TOTAL, WIDTH, WORDS, WORTH, WRONGLY, amounts, letter
from trictrac.side import Side
from trictrac.table import Event, Mode, events
from trictrac.table.state import result_of

Item = Event | Comment
_INDENT = " " * 8


def write(header: Header, items: Iterable[Item], *, times: bool = True) -> Iterator[str]:
    """The lines of a session, as they are ready; no more than a coup is held.

    ``times`` writes when each thing happened, where that is known.

    >>> from trictrac.forms import ordinary
    >>> from trictrac.table import Setting
    >>> from trictrac.table.events import DieThrown, Seated
    >>> header = Header(ordinary(["Anne", "Bruno"]), Setting((Mode.AUTOMATIC,) * 2))
    >>> print("".join(write(header, [Seated(1, (0, 1)), DieThrown(2, 0, (5,))])).partition("automatic\\n")[2])
    <BLANKLINE>
    game 1  white A, black B
    opening  A 5
    <BLANKLINE>
    """
    writer = Writer(header, times=times)
    yield from writer.head()
    for item in items:
        yield from writer.feed(item)
    yield from writer.close()


def dump(file: IO[str], header: Header, items: Iterable[Item], *, times: bool = True) -> None:
    """Writes a session to a file; another may follow in the same file."""
    file.writelines(write(header, items, times=times))


class Writer:
    """Turns events into lines, one coup at a time."""

    def __init__(self, header: Header, *, times: bool = True) -> None:
        self.header = header
        self._times = times
        self._at = 0.0
        self._label = ""
        self._pieces: list[str] = []
        self._thrower: int | None = None
        self._coup = 0
        self._tally = _Tally(header)
        by_hand = any(mode is not Mode.AUTOMATIC for mode in header.setting.modes)
        self._truth = _Truth(header) if by_hand else None

    def head(self) -> Iterator[str]:
        for key, value in self.header.pairs():
            yield f"{key}: {value}\n"
        yield "\n"

    def feed(self, item: Item) -> Iterator[str]:
        """The lines that an event or a comment completes."""
        if isinstance(item, Comment):
            yield from self._comment(item)
            return
        self._tally.take(item)
        match item:
            case events.Thrown():
                yield from self._flush()
                self._thrower = item.player
                self._coup += 1
                dice = "-".join(map(str, item.dice))
                self._open(f"{self._coup:>4}. {letter(item.player)} {dice}{self._time(item)}")
            case events.Seated():
                yield from self._flush()
                yield "\n"
                self._thrower = None
                self._coup = 0
                self._open(self._game(item))
            case events.Ended():
                yield from self._flush()
                self._thrower = None
                self._open(self._ended(item))
            case events.Finished():
                yield from self._flush()
                self._thrower = None
                totals = self._tally.totals
                self._open(f"{TOTAL}{'  ' + amounts(totals) if totals else ''}{self._time(item)}")
            case _:
                yield from self._action(item)
        if self._truth:
            self._truth.take(item)

    def close(self) -> Iterator[str]:
        yield from self._flush()

    def _open(self, label: str) -> None:
        self._label = label
        self._pieces = []

    def _flush(self) -> Iterator[str]:
        """The line that is complete, broken where it is too long."""
        label, self._label = self._label, ""
        pieces, self._pieces = self._pieces, []
        worth = self._truth.worth() if self._truth else ""
        line = label + worth if label else ""
        for piece in pieces:
            if line and len(line) + 2 + len(piece) > WIDTH and piece[0] != ";":  # alone it would be another remark
                yield line + "\n"
                line = ""
            line = f"{line}  {piece}" if line else (f"{_INDENT}{piece}" if self._thrower is not None else piece)
        if line:
            yield line + "\n"

    def _comment(self, comment: Comment) -> Iterator[str]:
        if not comment.text:
            return
        if not comment.own_line and (self._label or self._pieces) and "}" not in comment.text:
            self._pieces.append(f"{{{comment.text}}}")
            return
        if not comment.own_line and (self._label or self._pieces):
            self._pieces.append(f"; {comment.text}")
            yield from self._flush()
            return
        yield from self._flush()
        yield f"; {comment.text}\n"

    def _time(self, event: Event) -> str:
        if not self._times or event.at == self._at:
            return ""
        self._at = event.at
        return " @" + repr(event.at).removesuffix(".0")

    def _game(self, event: events.Seated) -> str:
        word = MARQUE if self.header.form.partie == "marque" else GAME
        white, black = (letter(player) for player in event.sits)
        first = "" if event.first is None else f", first {letter(event.first)}"
        return f"{word} {self._tally.number}  white {white}, black {black}{first}{self._time(event)}"

    def _ended(self, event: events.Ended) -> str:
        return f"{END}  {result_text(self._tally.sits, event.result, event.series, event.first)}{self._time(event)}"

    def _action(self, event: Event) -> Iterator[str]:
        if isinstance(event, events.DieThrown) and not self._label.startswith(OPENING):
            yield from self._flush()
            self._open(OPENING)
        elif self._label.startswith((GAME, MARQUE, END, TOTAL)):
            yield from self._flush()
        who = "" if event.player == self._thrower else f"{letter(event.player)} "
        self._pieces.append(f"{who}{_word(event)}{self._time(event)}")


def _word(event: Event) -> str:
    """An action without its player."""
    match event:
        case events.Marked():
            fichet = "" if event.trous is None else f"/{event.trous}"
            return f"+{event.points}{fichet}" + ("" if event.jetons is None else f"j{event.jetons}")
        case events.DieThrown():
            return "/".join(map(str, event.dice))
        case events.Played():
            return str(event.play)
    word = WORDS[type(event)]
    match event:
        case events.Contested() if event.worth is not None:
            return f"{word} {event.points} {WORTH} {event.worth}" + ("" if event.right else f" {WRONGLY}")
        case events.Claimed() | events.Contested():
            return f"{word} {event.points}" if event.right else f"{word} {event.points} {WRONGLY}"
        case events.ReasonAsked():
            return f"{word} {letter(event.marker)} {event.own}/{event.received}/{event.ecoles}"
        case events.Touched():
            return f"{word} {event.case}"
        case events.ColourChosen():
            return f"{word} {event.colour}"
        case events.Replayed():
            return f"{word} {event.play}"
        case events.Proposed() if event.first is not None:
            return f"{word} {event.what} first {letter(event.first)}"
        case events.Proposed() | events.Accepted():
            return f"{word} {event.what}"
    return word


class _Truth:
    """What each throw is worth, so that a mark that differs from it can be seen in the record."""

    def __init__(self, header: Header) -> None:
        self._referee: Referee | None = Referee(header)
        self._thrower: int | None = None
        self._worth = (0, 0)
        self._marked = [0, 0]
        self._played = False

    def take(self, event: Event) -> None:
        if self._referee is None:
            return
        try:
            self._referee.feed(event)
        except WrongRecordError:
            self._referee = None  # events that cannot have happened are written without a truth
            return
        if isinstance(event, events.Thrown):
            worth = self._referee.worth
            self._thrower = event.player if worth else None  # the program's mark ended the game: nothing differs
            self._worth = worth or (0, 0)
            self._marked = [0, 0]
            self._played = False
        elif isinstance(event, events.Marked):
            self._marked[event.player != self._thrower] += event.points
        elif isinstance(event, events.Played):
            self._played = True

    def worth(self) -> str:
        """What the throw of the line is worth, where the marks say otherwise; asked for once a coup."""
        thrower, self._thrower = self._thrower, None
        if thrower is None or self._referee is None:
            return ""
        own, other = self._worth
        as_it_should = self._marked[0] == own and (not self._played or self._marked[1] == other)
        return "" if as_it_should else f" [{own}:{other}]"


class _Tally:
    """Follows the games only: who sits, which number it is, what the account comes to."""

    def __init__(self, header: Header) -> None:
        self._form: Form | None = header.form
        self._start = header.setting.start
        self._opening: dict[int, int] = {}
        self._began: int | None = None
        self._stop: set[int] = set()
        self.sits = (0, 1)
        self.number = 0

    @property
    def totals(self) -> tuple[int, ...] | None:
        return self._form.totals if self._form and self._form.is_over else None

    def take(self, event: Event) -> None:
        """Takes an event in."""
        self.sits = events.seats_after(event, self.sits)
        match event:
            case events.Seated():
                self._seated(event)
            case events.DieThrown() if event.player in self.sits:
                self._opening[self.sits.index(event.player)] = event.dice[0]
                if len(event.dice) == 2:
                    self._opening = dict(enumerate(event.dice))
                if len(self._opening) == 2:
                    if self._opening[0] != self._opening[1]:
                        self._began = self.sits[self._opening[1] > self._opening[0]]
                    self._opening.clear()
            case events.Ended() if self._form:
                self._stop.clear()
                self._record(self._form, event)
            case events.Proposed():
                self._stop = {event.player} if event.what == "stop" else set()
            case events.Declined():
                self._stop.clear()
            case events.Accepted(what="stop"):
                self._stop.add(event.player)
                form = self._form
                if form and len(self._stop) == len(form.players) and not form.is_over:
                    self._form = form.stop()

    def _seated(self, event: events.Seated) -> None:
        self.number = self._form.next_number if self._form else self.number + 1
        self._opening.clear()
        self._began = None
        if self._start and event.first is None:  # no dice decide who begins: the position does
            self._began = event.sits[self._start.turn is Side.BLACK]
        self._start = None

    def _record(self, form: Form, ended: events.Ended) -> None:
        pairing = form.pairing()
        try:
            self._form = form.record(result_of(ended, self.sits, pairing, self._began)) if pairing else None
        except (TrictracError, ValueError):
            self._form = None


class Transcriber(HeadVisitor[int]):
    """Writes what it is told as text, session after session: a log becomes a record, a record its clean copy.

    What cannot be read is not written; ``errors`` has it, for each session.
    """

    def __init__(self, file: IO[str], *, times: bool = True) -> None:
        self._file = file
        self._times = times
        self._sessions = 0

    def begin_session(self, where: Where) -> None:
        super().begin_session(where)
        self._writer: Writer | None = None
        self._early: list[Comment] = []

    def end_header(self, where: Where) -> Flow:
        flow = super().end_header(where)
        if self.header is None:
            return flow
        if self._sessions:
            self._file.write("\n")
        self._sessions += 1
        self._writer = Writer(self.header, times=self._times)
        self._file.writelines(self._writer.head())
        for comment in self._early:
            self._file.writelines(self._writer.feed(comment))
        return flow

    def visit_event(self, event: Event, where: Where) -> None:
        if self._writer:
            self._file.writelines(self._writer.feed(event))

    def visit_comment(self, comment: Comment, where: Where) -> None:
        if self._writer:
            self._file.writelines(self._writer.feed(comment))
        else:
            self._early.append(comment)

    def end_session(self, where: Where) -> None:
        if self._writer:
            self._file.writelines(self._writer.close())

    def result(self) -> int:
        return self._sessions
