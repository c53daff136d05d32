"""One position on paper: the board, its faults, the sheet of a throw, the plays."""

from __future__ import annotations

from dataclasses import replace

from trictrac import explain
from trictrac.notation import parse_diagram
from trictrac.phase import Phase
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.terminal import sheet
from trictrac.terminal.board import board
from trictrac.terminal.coup import look
from trictrac.terminal.narrow_board import narrow_board
from trictrac.terminal.style import PLAIN, WIDTH, Style
from trictrac.terminal.texts import Words
from trictrac.throw import Throw
from trictrac.words import say

START = "start"


def read_position(text: str) -> Position:
    """Reads our notation, a treatise's diagram, or ``start``."""
    if text.strip() == START:
        return Position()
    return Position.parse(text) if "_" in text else parse_diagram(text)


def fatal_fault(position: Position, lang: str) -> str | None:
    """The first fault that leaves nothing to judge, as a sentence."""
    found = [fault for fault in position.status() if fault.kind.fatal]
    return say(found[0].told, lang) if found else None


def faults(position: Position, words: Words, style: Style = PLAIN) -> list[str]:
    """What is wrong with a position, a line each."""
    lines = []
    for fault in position.status():
        key = "fault" if fault.kind.fatal else "fault_odd"
        told = words(key, fault=say(fault.told_of(words.side(fault.side)), words.lang))
        lines += sheet.wrapped(told, width=style.text_width)
    return [style.paint(line, "refusal") for line in lines]


def figures(
    position: Position, lang: str, rules: Rules, style: Style = PLAIN, width: int = sheet.TEXT_WIDTH
) -> list[str]:
    """The figures of a position under their title, a line each; nothing where there are none."""
    lines = []
    for found in position.figures(rules=rules):
        lines += sheet.wrapped(say(explain.figure(found, position), lang), "  ", "    ", width=width)
    return [style.paint(say("figures-title", lang), "title"), *lines] if lines else []


def show(
    position: Position, throw: Throw | None = None, *, lang: str = "en", rules: Rules = LOI_2013, style: Style = PLAIN
) -> str:
    """The board and, with dice, what they score and why, and the legal plays.

    >>> page = show(Position.parse("1x13-8-10_1x15_w"), Throw(4, 3))
    >>> [line for line in page.splitlines() if line.startswith("Total")]
    ['Total: White 4, Black 0.']
    """
    words = Words(lang)
    throw = throw or position.throw
    position = replace(position, throw=throw)
    narrow = style.width < WIDTH
    lines = narrow_board(position, words, style) if narrow else board(position, lang=lang, style=style)
    problems = faults(position, words, style)
    if problems:
        lines += ["", *problems]
    sound = not fatal_fault(position, lang)
    if throw and position.phase is not Phase.OVER and sound:
        coup = look(position, rules)
        title = words("throws", side=words.side(position.turn), throw=say(explain.throw_name(throw), lang))
        lines += ["", *(style.paint(line, "title") for line in sheet.wrapped(title, width=style.text_width))]
        lines += sheet.sheet(coup, words, style, summed=True)
        if coup.plays:
            lines += ["", *sheet.plays(coup.plays, words, style)]
    named = figures(position, lang, rules, style, style.text_width) if sound else []
    if named:
        lines += ["", *named]
    lines += ["", *sheet.with_token(words["notation"], str(position), style.width)]
    return "\n".join(lines)
