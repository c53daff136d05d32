"""The score sheet of a throw, its marks and its plays, as lines of text."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Sequence

from trictrac import explain
from trictrac.marks import Marks
from trictrac.play import LegalPlays, Play
from trictrac.position import Position
from trictrac.score import Score
from trictrac.side import Side
from trictrac.terminal.coup import JudgedCoup
from trictrac.terminal.style import PLAIN, WIDTH, Style
from trictrac.terminal.texts import Words, cut
from trictrac.words import fact, say

TEXT_WIDTH = WIDTH - 2


def wrapped(text: str, first: str = "", rest: str | None = None, width: int = TEXT_WIDTH) -> list[str]:
    """A text in lines; French signs stay with their word, an article with its number, sums in one piece."""
    glued = re.sub(r" (?=[:;?!»])|(?<=«) |(?<=\bart\.) | (?=[-+=×−÷x/] )|(?<= [-+=×−÷x/]) ", "\u00a0", text)
    indent = " " * len(first) if rest is None else rest
    lines = textwrap.wrap(glued, width, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace("\u00a0", " ") for line in lines]


def with_token(text: str, token: str, width: int = WIDTH) -> list[str]:
    """A word to copy after a text: never broken, on its own line where the line is too short for both."""
    return [f"{text} {token}"] if len(text) + len(token) < width else [text, token]


def rule(title: str, style: Style = PLAIN) -> str:
    """A line across the page, with a title or without."""
    dash = style.glyphs.rule
    if not title:
        return style.paint(dash * (WIDTH - 2), "dim")
    shown = cut(title, WIDTH - 8)
    end = dash * max(0, WIDTH - 6 - len(shown))
    return " ".join((style.paint(dash * 2, "dim"), style.paint(shown, "strong"), style.paint(end, "dim")))


def reasons(
    score: Score, before: Position, words: Words, style: Style = PLAIN, sides: Collection[Side] = tuple(Side)
) -> list[str]:
    """One entry a reason: + for the thrower, - for what the throw gives the other. ``sides`` limits it to theirs."""
    if not score:
        return [say("scores-nothing", words.lang)] if len(sides) == 2 else []
    lines = []
    for mark, told in zip(score, explain.score(score, before), strict=True):
        sentence = say(told, words.lang)
        if mark.side not in sides:
            continue
        mine = mark.side is score.mover
        sign = f"{'+' if mine else '-'}{mark.points}".rjust(5)
        first, *others = wrapped(sentence, f"{sign}  ", width=style.text_width)
        lines.append(style.paint(sign, "gain" if mine else "loss") + first[len(sign) :])
        lines += others
    return lines


def totals(score: Score, words: Words) -> str:
    side = score.mover
    return words(
        "totals",
        thrower=words.side(side),
        mine=score.total(side),
        other=words.side(side.other),
        theirs=score.total(side.other),
    )


def becoming(
    text: str, gained: int, before: tuple[Marks, Marks], after: tuple[Marks, Marks], side: Side, words: Words, won: bool
) -> str:
    """What points do to the marks, in a sentence that begins with ``text``; the pairs are the side's and the other's.

    An ecole or a late mark may fall between others, and what is taken back moves them again: then
    only where the marks stand is told.
    """
    (mine, theirs), (now, theirs_now) = before, after
    total = mine.points + gained
    trous = now.trous - mine.trous
    if not won and (total % 12 != now.points or bool(total // 12) != bool(trous)):
        return words("mark_stands", text=text, stands=now.told)
    shown = f"{mine.points} + {gained} = {total}" if mine.points else str(gained)
    if not trous:
        jetons = 2 if now.bredouille and theirs_now.points else 1
        return words("mark_becomes", text=text, sum=shown, jetons=jetons, bredouille=now.bredouille)
    return words(
        "mark_makes",
        text=text,
        sum=shown,
        trous=fact("trous", count=trous),
        double=not won and trous % 2 == 0,  # the count stops at the last trou of the game, and says nothing of doubles
        rest=now.points,
        wiped=theirs.points if not theirs_now.points else 0,
        other=words.side(side.other),
        side=words.side(side),
        all=fact("trous", count=now.trous),
        won=won,
    )


def marking(coup: JudgedCoup, side: Side, words: Words, key: str = "marks") -> str | None:
    """What one side's marks become, in a sentence; None if it marks nothing, or has marked already."""
    gained = coup.score.total(side)
    if not gained or (coup.before.phase.marked and side is coup.score.mover):
        return None
    mine = side is coup.score.mover
    start, end = (coup.before, coup.marked) if mine else (coup.marked, coup.settled)
    return becoming(
        words(key, side=words.side(side), points=gained),
        gained,
        (start.camp(side).marks, start.camp(side.other).marks),
        (end.camp(side).marks, end.camp(side.other).marks),
        side,
        words,
        coup.winner is side,
    )


def sheet(coup: JudgedCoup, words: Words, style: Style = PLAIN, summed: bool = False) -> list[str]:
    """Reasons, why nothing is scored where one would expect it, sums if asked, and what the marks of both become."""
    lines = reasons(coup.score, coup.before, words, style)
    for told in explain.unscored(coup.score, coup.before, coup.plays) if coup.plays else ():
        lines += wrapped(say(told, words.lang), "    0  ", width=style.text_width)
    if summed:
        sums = totals(coup.score, words)
        fitted = [sums] if len(sums) <= style.text_width else wrapped(sums, width=style.text_width)
        lines += [style.paint(line, "strong") for line in fitted]
    for side, key in ((coup.score.mover, "marks"), (coup.score.mover.other, "will_mark")):
        sentence = marking(coup, side, words, key)
        over_before = coup.winner is coup.score.mover and side is not coup.score.mover
        if sentence and not over_before:
            lines += wrapped(sentence, width=style.text_width)
    return lines


def play_text(play: Play, words: Words) -> str:
    return f"{play} ({words['par_puissance']})" if play.par_puissance else str(play)


def plays(legal: LegalPlays, words: Words, style: Style = PLAIN) -> list[str]:
    """The plays of a throw, numbered, in columns."""
    if not legal or legal.nothing_to_play:
        return wrapped(words["nothing_to_play"], width=style.text_width)
    title = words["one_play"] if len(legal) == 1 else words("plays", count=len(legal))
    items = [play_text(play, words) for play in legal]
    return [style.paint(title, "title"), *columns(items, style)]


def columns(items: Sequence[str], style: Style = PLAIN) -> list[str]:
    """Numbered items read downwards in as many columns as the page takes."""
    number = len(str(len(items))) + 1
    cell = max(len(item) for item in items) + number + 2
    across = max(1, min(style.text_width // (cell + 1), -(-len(items) // 3)))
    down = -(-len(items) // across)
    lines = []
    for row in range(down):
        parts = []
        for index in range(row, len(items), down):
            label = style.paint(str(index + 1).rjust(number), "dim")
            parts.append(f"{label}  {items[index].ljust(cell - number - 2)}")
        lines.append(" ".join(parts).rstrip())
    return lines
