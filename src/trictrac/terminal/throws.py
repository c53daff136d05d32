"""The twenty-one throws of a position on paper: one row each, then how many of the thirty-six do what."""

from __future__ import annotations

from trictrac import explain
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.terminal import sheet
from trictrac.terminal.page import figures
from trictrac.terminal.style import PLAIN, WIDTH, Style
from trictrac.throws import ThrowOutlook
from trictrac.words import fact, say

NARROW = 60
"""Below so many columns what a throw does stands under its row."""


def throws_page(
    position: Position, *, lang: str = "en", rules: Rules = LOI_2013, style: Style = PLAIN, width: int = WIDTH
) -> str:
    """Every throw with its chances, the points of both sides and its reasons, then the counts.

    >>> page = throws_page(Position.parse("1x3-2x3-3x3-4x3-5x3_1x15_w"))
    >>> [line for line in page.splitlines() if "fill the" in line]
    [' 20  fill the petit jan']
    """
    throws = position.throws(rules)
    title = say("throws-title", lang, side=fact(f"side-{position.turn.name.lower()}"))
    head = f"{say('throws-head-throw', lang):<5}  {say('throws-head-chances', lang):>6}    +    -"
    lines = [style.paint(line, "title") for line in sheet.wrapped(title, width=width)]
    lines += ["", style.paint(head, "dim")]
    for outlook in throws:
        lines += _row(outlook, position, lang, width)
    counts = explain.throw_counts(throws)
    if counts:
        lines += ["", style.paint(say("throws-counts", lang), "title")]
    for _, count, told in counts:
        lines += sheet.wrapped(say(told, lang), f"{count:>3}  ", width=width)
    named = figures(position, lang, rules, style, width)
    if named:
        lines += ["", *named]
    return "\n".join(lines)


def _row(outlook: ThrowOutlook, position: Position, lang: str, width: int) -> list[str]:
    told = "\u00a0· ".join(say(each, lang) for each in explain.throw_outlook(outlook, position))
    figures = f"{outlook.throw!s:<5}  {outlook.chances:>6}  {outlook.gains or '':>3}  {outlook.gives or '':>3}"
    text = told or say("throws-nothing", lang)
    if width < NARROW:
        return [figures.rstrip(), *sheet.wrapped(text, "    ", width=width)]
    return sheet.wrapped(text, f"{figures}  ", width=width)
