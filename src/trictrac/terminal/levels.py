"""The levels a computer can play at: their names, what to expect of each, and the question which it shall be."""

from __future__ import annotations

import re
from collections.abc import Callable

from trictrac.players.levels import BY_KEY, LEVELS, Level, named
from trictrac.terminal.screen import Screen
from trictrac.terminal.texts import ToldError, Words, folded
from trictrac.words import capital

GENTLE = BY_KEY["amateur"]
"""Whom a newcomer meets who does not say otherwise."""
_PEOPLE = ("p", "person", "people", "personne", "personnes", "deux", "two", "0")
_QUIT = ("q", "quit", "quitter")


class LevelError(ToldError):
    """Levels that do not exist, or not as many as there are computers."""


class NobodyPlaysError(Exception):
    """Whoever was asked left instead."""


def number(of: Level) -> int:
    return LEVELS.index(of) + 1


def listed(lang: str) -> str:
    return ", ".join(f"{number(each)} {each.name(lang)}" for each in LEVELS)


def find(text: str, lang: str) -> Level:
    """The level of a number, a name in either language, or the beginning of one."""
    found = named(text)
    if found is None:
        raise LevelError("no_such_level", name=repr(text), known=listed(lang))
    return found


def for_each(names: tuple[str, ...], computers: int, lang: str) -> list[Level]:
    """The level of every computer: one for all, or as many as there are."""
    found = [find(name, lang) for name in names] or [GENTLE]
    if len(found) == 1:
        found *= computers
    if len(found) != computers:
        raise LevelError("as_many_levels", count=computers)
    return found


def described(words: Words, person: bool) -> list[str]:
    """The list to choose from, one line each."""
    width = max(len(each.name(words.lang)) for each in LEVELS)
    lines = [f"  {number(each)}  {each.name(words.lang):<{width}}  {words[f'level_{each.key}']}" for each in LEVELS]
    return [*lines, f"  p  {'':<{width}}  {words['person']}"] if person else lines


def ask(read: Callable[[str], str], screen: Screen, computers: tuple[str, ...], person: bool) -> tuple[str, ...] | None:
    """Asks at which levels these computers play; None: no computer, people do (only where ``person`` offers it)."""
    words = screen.words
    gentle = GENTLE.name(words.lang)
    several = len(computers) > 1
    screen.tell(words["whom" if person else "how_well_all" if several else "how_well"], "strong")
    screen.lines(described(words, person))
    screen.say("each_beats")
    if person:
        question = words("prompt_whom", level=gentle)
    elif several:
        question = words("prompt_levels", count=len(computers), level=gentle)
    else:
        question = words("prompt_level", level=gentle)
    while True:
        answer = read(screen.prompt(question)).strip()
        if person and folded(answer) in _PEOPLE:
            return None
        if folded(answer) in _QUIT:
            raise NobodyPlaysError
        if answer == "?":
            screen.say("help_level", level=gentle)
            if several:
                example = " ".join(map(str, range(2, 2 + len(computers))))
                screen.say("help_levels", count=len(computers), example=example, names=", ".join(computers))
            continue
        names = split(answer)
        try:
            for_each(names, len(computers), words.lang)
        except LevelError as error:
            screen.refuse(f"{capital(error.sentence(words.lang))}.")
        else:
            return names or (GENTLE.key,)


def split(text: str) -> tuple[str, ...]:
    """Names between commas or spaces.

    >>> split("2 6"), split("fin joueur"), split("Novice, fine player")
    (('2', '6'), ('fin-joueur',), ('Novice', 'fine-player'))
    """
    for name in ("fin joueur", "fine player"):
        text = re.sub(name, name.replace(" ", "-"), text, flags=re.IGNORECASE)
    return tuple(text.replace(",", " ").split())
