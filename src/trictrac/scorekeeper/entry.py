"""Reading what people type: ``a 6``, ``Anne 4+6``, ``b leave``."""

from __future__ import annotations

import re

from trictrac.marking import MOST_POINTS, NAMES, Act
from trictrac.scorekeeper.book import BookEntry
from trictrac.scorekeeper.texts import LEAVE_WORDS, SORTIE_WORDS, KeeperError
from trictrac.side import Side
from trictrac.terminal.texts import folded

_POINTS = re.compile(r"\+?\s*[0-9]+(?:\s*\+\s*[0-9]+)*")
_MINUS = re.compile(r"[-–−]\s*[0-9]+")
_SHOWN = 30
"""Characters of what was typed that a refusal repeats."""


class EntryError(KeeperError):
    """A line that is no entry."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text=text, most=MOST_POINTS)


def tags_of(players: tuple[str, str]) -> dict[Side, str]:
    """What to type for each player: A and B, or where a name would mislead the beginnings of both names.

    >>> tags_of(("Anne", "Paul")), tags_of(("Paul", "Anne"))
    ({Side.WHITE: 'A', Side.BLACK: 'B'}, {Side.WHITE: 'P', Side.BLACK: 'A'})
    """
    one, two = players
    letters = [folded(letter) for letter in NAMES.values()]
    if folded(one).startswith(letters[1]) or folded(two).startswith(letters[0]):
        size = 1
        while folded(one[:size]) == folded(two[:size]):
            size += 1
        return {Side.WHITE: one[:size].strip(), Side.BLACK: two[:size].strip()}
    return dict(NAMES)


def read_entry(line: str, players: tuple[str, str]) -> BookEntry:
    """The entry a line means; an EntryError says what is wrong with it."""
    text = " ".join(line.replace("’", "'").split())
    wrong: EntryError | None = None
    for who, what in _splits(text):
        side = read_player(who, players)
        try:
            entry = _read_what(what, side)
        except EntryError as error:
            wrong = wrong or (error if side else None)
            continue
        if side:
            return entry
        wrong = wrong or EntryError("bad_player", shown(who))
    if wrong:
        raise wrong
    try:
        _read_what(text, None)
    except EntryError as error:
        if error.key == "bad_what":
            raise EntryError("bad_line", shown(line)) from None
    raise EntryError("bad_who", text[:_SHOWN])


def read_player(word: str, players: tuple[str, str]) -> Side | None:
    """The player by name, by tag, or by the beginning of a name if only one begins so."""
    wished = folded(word)
    names = dict(zip(Side, (folded(name) for name in players), strict=True))
    tags = {side: folded(tag) for side, tag in tags_of(players).items()}
    for known in (names, tags):
        for side, name in known.items():
            if name == wished:
                return side
    beginning = [side for side, name in names.items() if name.startswith(wished)]
    return beginning[0] if wished and len(beginning) == 1 else None


def is_leaving(line: str) -> bool:
    """Whether the line only says that somebody leaves."""
    return folded(line.replace("’", "'")) in LEAVE_WORDS


def shown(text: str) -> str:
    """What was typed, in quotes and not too long."""
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def _splits(text: str) -> list[tuple[str, str]]:
    """The ways to part a line into who and what: at each space, and before the first number."""
    words = text.split(" ")
    ways = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    glued = re.fullmatch(r"([^0-9+]+?)(\+?[0-9].*)", text)
    if glued and len(words) == 1:
        ways.append((glued[1], glued[2]))
    return ways


def _read_what(text: str, side: Side | None) -> BookEntry:
    word = folded(text)
    if word in LEAVE_WORDS:
        return BookEntry(side, Act.LEAVE)
    if word in SORTIE_WORDS:
        return BookEntry(side, Act.SORTIE)
    if _MINUS.fullmatch(text):
        raise EntryError("bad_minus", text[:_SHOWN])
    if not _POINTS.fullmatch(text):
        raise EntryError("bad_what", shown(text))
    numbers = re.findall(r"[0-9]+", text)
    if any(len(number.lstrip("0")) > 6 for number in numbers) or sum(map(int, numbers)) > MOST_POINTS:
        raise EntryError("bad_huge", text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
    for number in map(int, numbers):
        if number % 2:
            raise EntryError("bad_odd", str(number))
        if not number:
            raise EntryError("bad_zero", text[:_SHOWN])
    return BookEntry(side, Act.GAIN, sum(map(int, numbers)))
