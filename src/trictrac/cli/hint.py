"""``trictrac hint``: the best plays of a throw, what each allows the opponent, and why."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of
from trictrac.words import Arg, fact, language, say

if TYPE_CHECKING:
    from trictrac.players.hint import Choice, Hint
    from trictrac.position import Camp
    from trictrac.terminal import Style

# Those of ``players.hint``, which would compile the kernel before ``--help`` could be printed.
PLAYERS = ("net", "1ply", "2ply", "maitre")


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "hint",
        help=help_of("hint"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Judges and marks the throw, then lists what can be done with it, the best first: the chance\n"
        "to win, by how much each is worse than the best, and how many of the next 36 throws beat you,\n"
        "fill a jan or make a trou. After a trou staying and leaving stand side by side. The first lines\n"
        "say what to do and why. Nothing is changed: the position is only looked at.",
        epilog="examples:\n"
        "  trictrac hint start --throw 6-4\n"
        "      the first throw of a game\n"
        "  trictrac hint 1x4-7x2-8x2-9x2-10x2-11-12x2_1x7-6x2-7x2-8x2-12x2_w_4b.2.9_0.1.9 --throw 3-2 --player 2ply\n"
        "      marks count: white has 4 points in bredouille and 2 trous; looks two throws ahead\n"
        "  trictrac hint 1x15_1x15_w_0.5.0_0.5.0 --throw 5-3 --form a-ecrire --json\n"
        "      a marqué at five trous all, in jetons, for programs\n\n"
        "The value is in stakes of an ordinary game (won +1, lost -1, more where --rules says so) or in\n"
        "jetons of a marqué (consolation 2). docs/hints.md says more.",
    )
    add = parser.add_argument
    add(
        "position",
        metavar="POSITION",
        help="white_black_turn with marks if any (docs/notation.md), a diagram such as 7W2-8W3-13B4, or start",
    )
    add("--throw", metavar="DICE", help="the dice, such as 6-4 or sonnez (default: the position's)")
    add("--player", choices=PLAYERS, default="net", help="who is asked, from quick to deep (default: %(default)s)")
    add("--form", choices=("ordinary", "a-ecrire"), default="ordinary", help="what is played (default: %(default)s)")
    add("--rules", metavar="TEXT", default="loi-2013", help="a rule set and options, such as 'loi-2013 stakes=double'")
    add("--plays", metavar="N", type=int, default=4, help="how many choices to show (default: %(default)s)")
    add("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    add("--json", action="store_true", help="print the hint as JSON, with the sentences of both languages")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the hint; what cannot be judged gets one sentence and exit status 2."""
    from trictrac.players.hint import HintError, hint
    from trictrac.rules import Rules
    from trictrac.terminal import Style, read_position
    from trictrac.throw import Throw

    lang = language(args.lang)
    if args.plays < 1:
        raise HintError(fact("hint-plays", count=args.plays))
    position = read_position(args.position)
    throw = Throw.parse(args.throw) if args.throw else None
    rules = Rules.parse(args.rules)
    ensure_compiled()
    found = hint(position, throw, rules, args.form, args.player)
    if args.json:
        print(json.dumps(found.to_data(args.plays), indent=2, ensure_ascii=False))
    else:
        style = Style.of(sys.stdout)
        print(style.fit(page(found, args.plays, lang, style)))
    return 0


def page(found: Hint, plays: int, lang: str, style: Style) -> str:
    """The hint to be read."""
    from trictrac import explain
    from trictrac.terminal.sheet import wrapped
    from trictrac.terminal.texts import texts

    words = texts(lang)
    throws = words("throws", side=words.side(found.position.turn), throw=say(explain.throw_name(found.throw), lang))
    form = {"form": found.form, "trous": found.rules.trous}
    lines = [style.paint(_say("title", lang, throws=throws, player=found.player, **form), "title")]
    for sentence in (say(told, lang) for told in explain.score(found.score, found.position)):
        lines += wrapped(sentence, "  ")
    lines += wrapped(_marks(found, lang), "  ")
    lines += ["", *(line for sentence in found.sentences(lang) for line in wrapped(sentence))]
    if found.staying and found.leaving:
        lines += ["", *_side_by_side(found, found.staying, found.leaving, lang, style)]
    shown = [choice for choice in found.choices[:plays] if choice.play is not None or choice.leaves]
    width = max((len(_name(choice, lang)) for choice in shown), default=0)
    for number, choice in enumerate(shown, 1):
        name = f"{number:>2}. {_name(choice, lang):<{width}}"
        first, *rest = wrapped(_figures(found, choice, lang), f"{name}  ")
        lines += ["", style.paint(name, "strong") + first[len(name) :], *rest]
        lines += [line for sentence in found.allows(choice, lang) for line in wrapped(sentence, "    ")]
    left = max(len(found.choices) - plays, 0)
    if left:
        lines += ["", _say("more", lang, count=left, all=len(found.choices))]
    return "\n".join(lines)


def _marks(found: Hint, lang: str) -> str:
    mine, other = found.marked.mover, found.marked.other
    points = [fact("cli-hint-points", count=camp.points, bredouille=camp.bredouille) for camp in (mine, other)]
    trous = [fact("trous", count=camp.trous) for camp in (mine, other)]
    return _say("marks", lang, mine=trous[0], points=points[0], theirs=trous[1], other=points[1])


def _name(choice: Choice, lang: str) -> str:
    return _say("leave", lang) if choice.leaves else str(choice.play)


def _figures(found: Hint, choice: Choice, lang: str) -> str:
    """The numbers of one choice in a line."""
    from trictrac.players.hint.numbers import LEAST_SHOWN, amount, bare_amount, percent

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
    return " · ".join(part.replace(" ", "\u00a0") for part in parts)


def _side_by_side(found: Hint, stay: Choice, leave: Choice, lang: str, style: Style) -> list[str]:
    """Staying and leaving, a line each for what differs."""
    from trictrac.players.hint.numbers import LEAST_SHOWN, amount, mean_points, percent

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
    lines = ["  " + "   ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return [style.paint(lines[0].rstrip(), "strong"), *(line.rstrip() for line in lines[1:])]


def _thrower(choice: Choice) -> str:
    return "nobody" if choice.over else "you" if choice.mine_next else "other"


def _say(key: str, lang: str, **values: Arg) -> str:
    return say(fact(f"cli-hint-{key}", **values), lang)
