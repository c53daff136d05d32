"""Reads records line by line and tells a visitor; what cannot be read is an error and the reading goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from io import StringIO
from typing import IO, Literal, TypeVar

from trictrac.errors import InvalidPlayError, InvalidThrowError
from trictrac.play import Play
from trictrac.records.header import read_ending, read_totals, seconds_of
from trictrac.records.problem import NOT_UTF8, Problem, RecordError, Where, short
from trictrac.records.visitor import Comment, Flow, Visitor
from trictrac.records.words import (
    END,
    FORMAT,
    FRENCH,
    GAME,
    KINDS,
    LETTERS,
    MARQUE,
    OPENING,
    TOTAL,
    WORTH,
    WRONGLY,
    number_of,
    player_of,
)
from trictrac.side import Colour
from trictrac.table import Event, events
from trictrac.throw import Throw
from trictrac.words import Fact, fact

Result = TypeVar("Result")
LONGEST_LINE = 4096
"""A longer line is no line of a record: it is passed over without being held."""

_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]{0,39})\s*:(.*)")
_COUP = re.compile(r"(\d{1,7})\.\s*(\S+)(.*)")
_MARK = re.compile(r"\+(\d{1,4})(?:/(\d{1,4}))?(?:j([12]))?")
_JETONS: dict[str | None, Literal[1, 2]] = {"1": 1, "2": 2}
_CLAIMED_MARKS = re.compile(r"(\d{1,4})/(\d{1,4})/(\d{1,4})")
_TOGETHER = re.compile("[1-6]/[1-6]")
"""Both dice of the opening, thrown by one player: the one nearer to white, the one nearer to black (LL 28)."""
_WORTH = re.compile(r"\[(\d{1,4}):(\d{1,4})\]")
_COMMENT = re.compile(r"\{([^}]*)(\})?|;(.*)")
_PROPOSABLE: dict[str, events.Proposable] = {"exit": "exit", "stop": "stop"}
_COLOURS: dict[str, Colour] = {"white": "white", "black": "black"}
_LABELS = (GAME, MARQUE, OPENING, END, TOTAL)


def read(handle: IO[str] | Iterable[str], visitor: Visitor[Result]) -> Iterator[Result]:
    """Tells the visitor what a file of records, its lines or its text says, and gives its result after each session.

    Nothing is read before the result is asked for, and no more than a line is held.

    >>> from trictrac.records import EventBuilder
    >>> text = ["format: trictrac-record-1", "A: Anne", "B: Bruno", "game 1 white A, black B", "opening A 5, B 3"]
    >>> for record in read(text, EventBuilder()):
    ...     print(record.header.form.players, [event.kind for event in record.events])
    ('Anne', 'Bruno') ['seated', 'die', 'die']
    """
    reader = _Reader(visitor)
    for number, text in enumerate(_lines(handle), 1):
        if reader.line(number, text):
            yield visitor.result()
            reader.line(number, text)
    if reader.end():
        yield visitor.result()


def _lines(handle: IO[str] | Iterable[str]) -> Iterator[str | None]:
    """Lines without their ends; None for one that is too long."""
    if isinstance(handle, str):
        handle = StringIO(handle)
    readline = getattr(handle, "readline", None)
    if readline is None:
        for text in handle:
            yield text.rstrip("\r\n") if len(text) <= LONGEST_LINE else None
        return
    while text := readline(LONGEST_LINE):
        if text.endswith("\n") or len(text) < LONGEST_LINE:
            yield text.rstrip("\r\n")
            continue
        while (more := readline(LONGEST_LINE)) and not more.endswith("\n"):
            pass
        yield None


class _Reader:
    """The state of the reading: where it is, who throws, who sits, what time it is."""

    def __init__(self, visitor: Visitor[Result]) -> None:
        self.visitor = visitor
        self.where = Where(0)
        self.in_session = False
        self._in_head = False
        self._skipping = False

    def line(self, number: int, text: str | None) -> bool:
        """Reads a line. True: it begins another session, ask for the result of this one and give the line again."""
        self.where = Where(number, self.where.game, self.where.coup)
        if text is None:
            self._error(fact("record-long-line"))
            return False
        text = text.strip() if number > 1 else text.lstrip("\ufeff").strip()
        if not text:
            return False
        if self._skipping and text[:6].lower() != "format":
            return False
        head = _HEADER.fullmatch(text) if text[0].isalpha() else None
        if head and FRENCH.get(head[1], head[1]) in _LABELS:
            text, head = f"{head[1]} {head[2]}", None  # «opening: A 5, B 3» is no line of the head
        if head and head[1].lower() == "format":
            if self.in_session:
                self._finish()
                return True
            self._begin()
        elif not self.in_session:
            if text[0] == ";":
                return False  # a remark before the first session belongs to nobody
            self._begin()
            self._error(fact("record-format", format=FORMAT))
        if self._skipping:
            return False
        if "\ufffd" in text:
            self._error(fact(NOT_UTF8))
        try:
            self._read(text, head)
        except (RecordError, InvalidPlayError, InvalidThrowError) as error:
            self._error(error.told)
        return False

    def end(self) -> bool:
        """The file ends. True: there was a session."""
        if self.in_session:
            self._finish()
            return True
        return False

    def _begin(self) -> None:
        self.where = Where(self.where.line)
        self.in_session = self._in_head = True
        self._skipping = self._in_game = False
        self._thrower: int | None = None
        self._sits: tuple[int, int] | None = None
        self._seq = 0
        self._at = 0.0
        self.visitor.begin_session(self.where)

    def _finish(self) -> None:
        if self._in_head:
            self._end_head()
        self._close_game()
        self.visitor.end_session(self.where)
        self.in_session = self._skipping = False

    def _end_head(self) -> None:
        self._in_head = False
        self._skipping = self.visitor.end_header(self.where) is Flow.SKIP

    def _close_game(self) -> None:
        if self._in_game:
            self._in_game = False
            self.visitor.end_game(self.where)

    def _error(self, told: Fact) -> None:
        if self.in_session and not self._skipping:
            self.visitor.handle_error(Problem(self.where, told))

    def _read(self, text: str, head: re.Match[str] | None) -> None:
        if head:
            self._header(head[1], head[2].strip())
            return
        if "{" in text or ";" in text:
            self._with_comments(text)
            return
        self._body(text)

    def _header(self, name: str, value: str) -> None:
        name = name if len(name) == 1 else name.lower()
        if not self._in_head:
            raise RecordError(fact("record-head-field", name=name), value)
        if name == "format" and value != FORMAT:
            self._error(fact("record-other-format", format=FORMAT, given=short(value)))
        self.visitor.visit_header(name, value, self.where)

    def _with_comments(self, text: str) -> None:
        """A line with remarks in it: {in braces} or ; to its end."""
        place = 0
        alone = True
        for match in _COMMENT.finditer(text):
            before = text[place : match.start()].strip()
            place = match.end()
            if before:
                alone = False
                self._body(before)
            if self._skipping:
                return
            comment = Comment(match[1] if match[3] is None else match[3], alone and match[3] is not None)
            if comment.text:
                self.visitor.visit_comment(comment, self.where)
            if match[3] is None and match[2] is None:
                raise RecordError(fact("record-brace"))
        rest = text[place:].strip()
        if rest:
            self._body(rest)

    def _body(self, text: str) -> None:
        if self._in_head:
            self._end_head()
            if self._skipping:
                return
        if text[0].isdigit():
            coup = _COUP.fullmatch(text)
            if coup:
                self._coup(coup)
                return
        words = text.replace(",", " ").split()
        if not words:
            return
        label = words[0].rstrip(":")
        label = FRENCH.get(label, label)
        if label in (GAME, MARQUE):
            self._game(words)
        elif label == END:
            self._ending(words)
        elif label == TOTAL:
            self._total(words)
        else:
            self._actions(words, 1 if label == OPENING else 0)

    def _event(self, make: Callable[..., Event], *who: int) -> None:
        """Tells the visitor the next event; ``make`` knows what it says, and wants its number, its player, its time."""
        self._seq += 1
        event = make(self._seq, *who, at=self._at)
        if self._sits is not None:
            self._sits = events.seats_after(event, self._sits)
        self.visitor.visit_event(event, self.where)

    def _time(self, words: list[str]) -> None:
        """Takes the time off the end of a line of its own."""
        if words and words[-1][0] == "@":
            self._at = seconds_of(words.pop()[1:])

    def _coup(self, coup: re.Match[str]) -> None:
        words = coup[3].replace(",", " ").split()
        player = player_of(coup[2])
        if not words:
            raise RecordError(fact("record-no-dice"))
        number = int(coup[1])
        dice = words[0]
        throw = _parsed_throw(dice)
        i = 1
        if i < len(words) and words[i][0] == "@":
            self._at = seconds_of(words[i][1:])
            i += 1
        expected = self.where.coup + 1
        self.where = Where(self.where.line, self.where.game, number)
        if number != expected:
            self._error(fact("record-coup", expected=expected, number=number))
        self._thrower = player
        self._event(partial(events.Thrown, dice=(throw.high, throw.low)), player)
        self._actions(words, i)

    def _actions(self, words: list[str], i: int) -> None:
        """One action after the other; whoever is not named is the thrower."""
        who = self._thrower
        count = len(words)
        while i < count:
            word = words[i]
            sign = word[0]
            i += 1
            if word in LETTERS or sign == "#":
                who = player_of(word)
                continue
            if sign == "[":
                self._worth(word)
                continue
            make, i = self._action(word, sign, words, i)
            if who is None:
                raise RecordError(fact("record-who", given=short(word)), word)
            if i < count and words[i][0] == "@":
                self._at = seconds_of(words[i][1:])
                i += 1
            self._event(make, who)
            who = self._thrower

    def _action(self, word: str, sign: str, words: list[str], i: int) -> tuple[Callable[..., Event], int]:
        """What makes the event of one action, and where the next begins."""
        if sign == "+":
            mark = _MARK.fullmatch(word)
            if mark is None:
                raise RecordError(fact("record-mark", given=short(word)), word)
            trous = None if mark[2] is None else int(mark[2])
            return partial(events.Marked, points=int(mark[1]), trous=trous, jetons=_JETONS.get(mark[3])), i
        if sign.isdigit() or sign == "-":
            if len(word) == 1 and sign in "123456":
                return partial(events.DieThrown, dice=(int(sign),)), i
            if _TOGETHER.fullmatch(word):
                return partial(events.DieThrown, dice=(int(word[0]), int(word[2]))), i
            play, i = _play(word, words, i)
            return partial(events.Played, play=play), i
        word = FRENCH.get(word, word)
        kind = KINDS.get(word)
        if kind is None:
            raise RecordError(fact("record-says-nothing", given=short(word)), word)
        if kind is events.Claimed or kind is events.Contested:
            return _judged(kind, word, words, i)
        if kind is events.ReasonAsked:
            return _asked(word, words, i)
        if kind is events.Touched:
            return partial(kind, case=number_of(_next(words, i, word), 99)), i + 1
        if kind is events.ColourChosen:
            said = _next(words, i, word)
            colour = _COLOURS.get(FRENCH.get(said, said))
            if colour is None:
                raise RecordError(fact("record-colour", given=short(said)), said)
            return partial(kind, colour=colour), i + 1
        if kind is events.Replayed:
            play, i = _play(_next(words, i, word), words, i + 1)
            return partial(kind, play=play), i
        if kind in (events.Proposed, events.Accepted):
            said = _next(words, i, word)
            what = _PROPOSABLE.get(FRENCH.get(said, said))
            if what is None:
                raise RecordError(fact("record-proposal", given=short(said)), said)
            i += 1
            if kind is events.Proposed and i + 1 < len(words) and FRENCH.get(words[i], words[i]) == "first":
                return partial(kind, what=what, first=player_of(words[i + 1])), i + 2
            return partial(kind, what=what), i
        return kind, i

    def _worth(self, word: str) -> None:
        worth = _WORTH.fullmatch(word)
        if worth is None:
            raise RecordError(fact("record-worth", given=short(word)), word)
        self.visitor.visit_worth((int(worth[1]), int(worth[2])), self.where)

    def _game(self, words: list[str]) -> None:
        number = number_of(_next(words, 1, words[0]).rstrip(":."))
        self._time(words)
        seats: dict[str, int] = {}
        for key, who in zip(words[2::2], [*words[3::2], ""], strict=False):
            seats[FRENCH.get(key, key)] = player_of(who)
        if not {"white", "black"} <= seats.keys() <= {"white", "black", "first"} or seats["white"] == seats["black"]:
            raise RecordError(fact("record-who-sits"))
        self._close_game()
        self._thrower = None
        self._sits = (seats["white"], seats["black"])
        self.where = Where(self.where.line, number, 0)
        self._in_game = True
        self.visitor.begin_game(number, self.where)
        self._event(partial(events.Seated, sits=self._sits, first=seats.get("first")))

    def _ending(self, words: list[str]) -> None:
        self._time(words)
        ending = read_ending(words[1:])
        if self._sits is None:
            raise RecordError(fact("record-no-game"))
        trous, series, left, _ = ending.seated(self._sits)
        self._thrower = None
        self._event(partial(events.Ended, result=trous, series=series, first=left))
        self._close_game()

    def _total(self, words: list[str]) -> None:
        self._time(words)
        totals = read_totals(words[1:])
        self._close_game()
        self._thrower = None
        self._event(events.Finished)
        if totals:
            self.visitor.visit_totals(totals, self.where)


def _asked(word: str, words: list[str], i: int) -> tuple[Callable[..., Event], int]:
    """A question for the reason: whose marks, and what the marker claims of them."""
    said = _next(words, i + 1, word)
    claimed = _CLAIMED_MARKS.fullmatch(said)
    if claimed is None:
        raise RecordError(fact("record-says-nothing", given=short(said)), said)
    own, received, ecoles = map(int, claimed.groups())
    marker = player_of(words[i])
    return partial(events.ReasonAsked, marker=marker, own=own, received=received, ecoles=ecoles), i + 2


def _judged(
    kind: type[events.Claimed | events.Contested], word: str, words: list[str], i: int
) -> tuple[Callable[..., Event], int]:
    """A claim or a contest: its points, what the ecole was worth if that is said, and whether it was wrong."""
    make = partial(kind, points=number_of(_next(words, i, word), 9999))
    i += 1
    if kind is events.Contested and i < len(words) and FRENCH.get(words[i], words[i]) == WORTH:
        make = partial(make, worth=number_of(_next(words, i + 1, words[i]), 9999))
        i += 2
    right = not (i < len(words) and FRENCH.get(words[i], words[i]) == WRONGLY)
    return partial(make, right=right), i + (not right)


def _next(words: list[str], i: int, word: str) -> str:
    if i >= len(words):
        raise RecordError(fact("record-one-word-more", given=short(word)), word)
    return words[i]


def _play(word: str, words: list[str], i: int) -> tuple[Play, int]:
    """A play of one word, or of two dames."""
    moves = word.count("-")
    if moves == 1 and word != "-" and i < len(words) and words[i][0].isdigit() and words[i].count("-") == 1:
        return _parsed_play(f"{word} {words[i]}"), i + 1
    return _parsed_play(word), i


# The same plays and throws come again and again; both are values that can be shared.
_parsed_play = lru_cache(4096)(Play.parse)
_parsed_throw = lru_cache(128)(Throw.parse)
