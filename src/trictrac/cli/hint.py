"""``trictrac hint``: the best plays of a throw, what each allows the opponent, and why."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial

from trictrac import explain
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.cli.telling import tell
from trictrac.players.hint import Choice, Hint, HintError, hint
from trictrac.players.hint.numbers import LEAST_SHOWN, amount, bare_amount, mean_points, percent
from trictrac.players.registry import find
from trictrac.position import Camp
from trictrac.rules import Rules
from trictrac.terminal import Style, read_position
from trictrac.terminal.sheet import wrapped
from trictrac.terminal.style import WIDTH
from trictrac.terminal.texts import Words
from trictrac.throw import Throw
from trictrac.words import Arg, fact, say


def register(parser: Parser) -> None:
    parser.add("position", metavar="POSITION")
    parser.add("--throw", metavar="DICE")
    parser.add("--player", metavar="PLAYER", default="net")
    parser.add("--form", choices=("ordinary", "a-ecrire"), default="ordinary")
    parser.add("--rules", metavar="TEXT", default="loi-2013")
    parser.add("--plays", metavar="N", type=int, default=4)
    parser.add("--lang", metavar="LANGUAGE")
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Prints the hint; what cannot be judged gets one sentence and exit status 2."""
    if args.plays < 1:
        raise HintError(fact("hint-plays", count=args.plays))
    position = read_position(args.position)
    throw = Throw.parse(args.throw) if args.throw else None
    rules = Rules.parse(args.rules)
    ensure_compiled()
    found = hint(position, throw, rules, args.form, find(args.player))
    if args.json:
        print(json.dumps(found.to_data(args.plays), indent=2, ensure_ascii=False))
    else:
        tell(page(found, args.plays, args.lang, Style.of_page(sys.stdout)))
    return 0


def page(found: Hint, plays: int, lang: str, style: Style) -> str:
    words = Words(lang)
    throws = words("throws", side=words.side(found.position.turn), throw=say(explain.throw_name(found.throw), lang))
    form = {"form": found.form, "trous": found.rules.trous}
    fitted = partial(wrapped, width=style.text_width)
    title = fitted(_say("title", lang, throws=throws, player=found.player, **form))
    lines = [style.paint(line, "title") for line in title]
    for sentence in (say(told, lang) for told in explain.score(found.score, found.position)):
        lines += fitted(sentence, "  ")
    lines += fitted(_marks(found, lang), "  ")
    lines += ["", *(line for sentence in found.sentences(lang) for line in fitted(sentence))]
    if found.staying and found.leaving:
        lines += ["", *_side_by_side(found, found.staying, found.leaving, lang, style)]
    shown = [choice for choice in found.choices[:plays] if choice.play is not None or choice.leaves]
    width = max((len(_name(choice, lang)) for choice in shown), default=0)
    for number, choice in enumerate(shown, 1):
        name = f"{number:>2}. {_name(choice, lang):<{width}}"
        indent = "    " if style.width < WIDTH else None
        room = style.text_width - len(indent or f"{name}  ")
        first, *rest = fitted(_figures(found, choice, lang, room), f"{name}  ", indent)
        lines += ["", style.paint(name, "strong") + first[len(name) :], *rest]
        lines += [line for sentence in found.allows(choice, lang) for line in fitted(sentence, "    ")]
    left = max(len(found.choices) - plays, 0)
    if left:
        lines += ["", *fitted(_say("more", lang, count=left, all=len(found.choices)))]
    return "\n".join(lines)


def _marks(found: Hint, lang: str) -> str:
    mine, other = found.marked.mover, found.marked.other
    points = [fact("cli-hint-points", count=camp.points, bredouille=camp.bredouille) for camp in (mine, other)]
    trous = [fact("trous", count=camp.trous) for camp in (mine, other)]
    return _say("marks", lang, mine=trous[0], points=points[0], theirs=trous[1], other=points[1])


def _name(choice: Choice, lang: str) -> str:
    return _say("leave", lang) if choice.leaves else str(choice.play)


def _figures(found: Hint, choice: Choice, lang: str, room: int) -> str:
    """The numbers of one choice in a line; each stays in one piece where that fits into the room of a line."""
    chances = choice.chances
    parts = [] if found.by_win_chance else [say(amount(found, choice.value, signed=True), lang)]
    parts.append(_say("win", lang, share=percent(chances.win)))
    if choice.loss:
        parts.append(_say("costs", lang, loss=bare_amount(found, choice.loss)))
    if chances.refait >= LEAST_SHOWN:
        parts.append(_say("refait", lang, share=percent(chances.refait)))
    mine, theirs = chances.petite + chances.grande, chances.petite_lost + chances.grande_lost
    if max(mine, theirs) >= LEAST_SHOWN:
        parts.append(_say("bredouille", lang, unit=found.unit, mine=percent(mine), theirs=percent(theirs)))
    if choice.plies < found.best.plies:
        parts.append(_say("glance", lang))
    return " · ".join(part.replace(" ", "\u00a0") if len(part) < room else part for part in parts)


def _side_by_side(found: Hint, stay: Choice, leave: Choice, lang: str, style: Style) -> list[str]:
    """Staying and leaving, a line each for what differs."""
    both = (stay, leave)

    def camps(choice: Choice) -> tuple[Camp, Camp]:
        return found.camp(choice, "mine"), found.camp(choice, "theirs")

    def points(choice: Choice) -> str:
        return " – ".join(f"{camp.points}{' (bredouille)' * camp.bredouille}" for camp in camps(choice))

    rows = [["", _say("stay", lang), _say("leave", lang)], ["play", str(stay.play), "–"]]
    rows.append(["trous", *(" – ".join(str(camp.trous) for camp in camps(each)) for each in both)])
    rows.append(["points", *(points(each) for each in both)])
    rows.append(["next", *(_say(_thrower(each), lang) for each in both)])
    if not stay.over and not stay.mine_next:
        counts = {"beats": stay.theirs.beats, "jan": stay.theirs.jan, "trou": stay.theirs.trou}
        rows += [[key, _say("of-36", lang, count=count), "–"] for key, count in counts.items() if count]
        rows.append(["gains", say(mean_points(stay.theirs.points), lang), "–"])
    rows.append(["win", *(say(percent(each.chances.win), lang) for each in both)])
    for key in ("petite", "grande"):
        chances = [getattr(each.chances, key) for each in both]
        if max(chances) >= LEAST_SHOWN:
            rows.append([key, *(say(percent(chance), lang) for chance in chances)])
    rows.append(["value", *(say(amount(found, each.value, signed=True), lang) for each in both)])
    table = [[_say(f"row-{key}", lang) if key else "", *cells] for key, *cells in rows]
    widths = [max(len(line[i]) for line in table) for i in range(3)]
    if sum(widths) + 8 > style.width:
        return _stacked(table, style)
    lines = ["  " + "   ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return [style.paint(lines[0].rstrip(), "strong"), *(line.rstrip() for line in lines[1:])]


def _stacked(table: list[list[str]], style: Style) -> list[str]:
    """The same where three columns are too wide: staying and leaving below what they differ in."""
    names = table[0][1:]
    width = max(map(len, names))
    lines = []
    for title, *cells in table[1:]:
        lines.append(style.paint(f"  {title}", "strong"))
        lines += [f"    {name:<{width}}  {cell}" for name, cell in zip(names, cells, strict=True)]
    return lines


def _thrower(choice: Choice) -> str:
    return "nobody" if choice.over else "you" if choice.mine_next else "other"


def _say(key: str, lang: str, **values: Arg) -> str:
    return say(fact(f"cli-hint-{key}", **values), lang)
