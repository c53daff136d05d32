"""Writes records: a head, then one line a coup, as the events come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO

from trictrac.errors import TrictracError
from trictrac.forms import AEcrire, Form, Poule
from trictrac.records.header import Header, result_text
from trictrac.records.problem import Where
from trictrac.records.referee import Referee, WrongRecordError
from trictrac.records.visitor import Comment, Flow, HeadVisitor
from trictrac.records.words import END, GAME, MARQUE, OPENING, TOTAL, WIDTH, WORDS, WRONGLY, amounts, letter
from trictrac.side import Side
from trictrac.table import Event, EventKind, Mode
from trictrac.table.state import result_of

Item = Event | Comment
_INDENT = " " * 8


def write(header: Header, items: Iterable[Item], *, times: bool = True) -> Iterator[str]:
    """The lines of a session, as they are ready; no more than a coup is held.

    ``times`` writes when each thing happened, where that is known.

    >>> from trictrac.forms import ordinary
    >>> from trictrac.table import Setting
    >>> header = Header(ordinary(["Anne", "Bruno"]), Setting((Mode.AUTOMATIC,) * 2))
    >>> events = [Event(1, EventKind.SEATED, sits=(0, 1)), Event(2, EventKind.DIE, 0, dice=(5,))]
    >>> print("".join(write(header, events)).partition("automatic\\n")[2])
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
        """The lines of the head."""
        for key, value in self.header.pairs():
            yield f"{key}: {value}\n"
        yield "\n"

    def feed(self, item: Item) -> Iterator[str]:
        """The lines that an event or a comment completes."""
        if isinstance(item, Comment):
            yield from self._comment(item)
            return
        kind = item.kind
        self._tally.take(item)
        if kind is EventKind.THROWN:
            yield from self._flush()
            self._thrower = item.player
            self._coup += 1
            dice = "-".join(map(str, item.dice or ()))
            self._open(f"{self._coup:>4}. {letter(item.player)} {dice}{self._time(item)}")
        elif kind is EventKind.SEATED:
            yield from self._flush()
            yield "\n"
            self._thrower = None
            self._coup = 0
            self._open(self._game(item))
        elif kind is EventKind.ENDED:
            yield from self._flush()
            self._thrower = None
            self._open(self._ended(item))
        elif kind is EventKind.FINISHED:
            yield from self._flush()
            self._thrower = None
            totals = self._tally.totals
            self._open(f"{TOTAL}{'  ' + amounts(totals) if totals else ''}{self._time(item)}")
        else:
            yield from self._action(item)
        if self._truth:
            self._truth.take(item)

    def close(self) -> Iterator[str]:
        """The last lines."""
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

    def _game(self, event: Event) -> str:
        assert event.sits is not None
        word = MARQUE if isinstance(self.header.form, AEcrire) else GAME
        white, black = (letter(player) for player in event.sits)
        first = "" if event.first is None else f", first {letter(event.first)}"
        return f"{word} {self._tally.number}  white {white}, black {black}{first}{self._time(event)}"

    def _ended(self, event: Event) -> str:
        assert event.result is not None
        assert event.series is not None
        return f"{END}  {result_text(self._tally.sits, event.result, event.series, event.first)}{self._time(event)}"

    def _action(self, event: Event) -> Iterator[str]:
        if event.kind is EventKind.DIE and not self._label.startswith(OPENING):
            yield from self._flush()
            self._open(OPENING)
        elif self._label.startswith((GAME, MARQUE, END, TOTAL)):
            yield from self._flush()
        who = "" if event.player == self._thrower else f"{letter(event.player)} "
        self._pieces.append(f"{who}{_word(event)}{self._time(event)}")


def _word(event: Event) -> str:
    """An action without its player."""
    kind = event.kind
    if kind is EventKind.MARKED:
        return f"+{event.points}" if event.trous is None else f"+{event.points}/{event.trous}"
    if kind is EventKind.DIE:
        return str((event.dice or (0,))[0])
    if kind is EventKind.PLAYED:
        return str(event.play)
    word = WORDS[kind]
    if kind in (EventKind.CLAIMED, EventKind.CONTESTED):
        return f"{word} {event.points}" if event.right else f"{word} {event.points} {WRONGLY}"
    if kind is EventKind.TOUCHED:
        return f"{word} {event.case}"
    if kind is EventKind.REPLAYED:
        return f"{word} {event.play}"
    if kind is EventKind.PROPOSED and event.first is not None:
        return f"{word} {event.what} first {letter(event.first)}"
    return f"{word} {event.what}" if kind in (EventKind.PROPOSED, EventKind.ACCEPTED) else word


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
        if event.kind is EventKind.THROWN:
            worth = self._referee.worth
            self._thrower = event.player if worth else None  # the program's mark ended the game: nothing differs
            self._worth = worth or (0, 0)
            self._marked = [0, 0]
            self._played = False
        elif event.kind is EventKind.MARKED:
            self._marked[event.player != self._thrower] += event.points or 0
        elif event.kind is EventKind.PLAYED:
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
        """What everybody won or lost."""
        return self._form.account().totals if self._form and self._form.is_over else None

    def take(self, event: Event) -> None:
        """Takes an event in."""
        kind, player = event.kind, event.player
        if kind is EventKind.SEATED:
            self.sits = event.sits or self.sits
            self.number = self._form.next_number if self._form else self.number + 1
            self._opening.clear()
            self._began = None
            if self._start and event.first is None:  # no dice decide who begins: the position does
                self._began = int(self._start.turn is Side.BLACK)
            self._start = None
        elif kind is EventKind.DIE and player in self.sits and event.dice:
            self._opening[self.sits.index(player)] = event.dice[0]
            if len(self._opening) == 2:
                if self._opening[0] != self._opening[1]:
                    self._began = int(self._opening[1] > self._opening[0])
                self._opening.clear()
        elif kind is EventKind.ENDED and event.result and event.series and self._form:
            self._stop.clear()
            self._record(event)
        elif kind is EventKind.PROPOSED:
            self._stop = {player} if event.what == "stop" and player is not None else set()
        elif kind is EventKind.DECLINED:
            self._stop.clear()
        elif kind is EventKind.ACCEPTED and event.what == "stop" and player is not None:
            self._stop.add(player)
            if isinstance(self._form, Poule) and len(self._stop) == len(self._form.players) and not self._form.is_over:
                self._form = self._form.stop()

    def _record(self, ended: Event) -> None:
        assert self._form is not None
        try:
            self._form = self._form.record(result_of(ended, self._began))
        except TrictracError:
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
        """The writer comes with the head."""
        super().begin_session(where)
        self._writer: Writer | None = None
        self._early: list[Comment] = []

    def end_header(self, where: Where) -> Flow:
        """Writes the head; an empty line parts the sessions."""
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
        """Writes an event."""
        if self._writer:
            self._file.writelines(self._writer.feed(event))

    def visit_comment(self, comment: Comment, where: Where) -> None:
        """Writes a comment."""
        if self._writer:
            self._file.writelines(self._writer.feed(comment))
        else:
            self._early.append(comment)

    def end_session(self, where: Where) -> None:
        """Writes the last line."""
        if self._writer:
            self._file.writelines(self._writer.close())

    def result(self) -> int:
        """How many sessions were written."""
        return self._sessions
