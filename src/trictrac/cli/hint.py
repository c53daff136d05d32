"""``trictrac hint``: the best plays of a throw, what each allows the opponent, and why."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of

if TYPE_CHECKING:
    from trictrac.players.hint import Choice, Hint
    from trictrac.position import Camp
    from trictrac.terminal import Style

# Those of ``players.hint``, which would compile the kernel before ``--help`` could be printed.
PLAYERS = ("net", "1ply", "2ply", "maitre")

TEXTS = {
    # French, English
    "ordinary": ("partie ordinaire en {trous} trous", "ordinary game of {trous} trous"),
    "a-ecrire": ("à écrire", "written game"),
    "asked": ("conseil de {player}", "asked: {player}"),
    "marks": (
        "Marques : vous {mine} et {points}, l'adversaire {theirs} et {other}.",
        "Marks: you {mine} and {points}, your opponent {theirs} and {other}.",
    ),
    "in_bredouille": (" en bredouille", " in bredouille"),
    "more": ("{n} autres choix ; --plays {all} les montre tous.", "{n} more choices; --plays {all} shows them all."),
    "more_one": ("1 autre choix ; --plays {all} le montre.", "1 more choice; --plays {all} shows it."),
    "bad_plays": ("--plays demande un nombre à partir de 1, non {n}", "--plays takes a number from 1 on, not {n}"),
    "win": ("gagne {win}", "wins {win}"),
    "refait": ("refait {refait}", "refait {refait}"),
    "costs": ("coûte {loss}", "costs {loss}"),
    "bredouille": ("bredouille {mine}, contre {theirs}", "bredouille {mine}, against {theirs}"),
    "grande": ("grande bredouille {mine}, contre {theirs}", "grande bredouille {mine}, against {theirs}"),
    "glance": ("vu de moins loin", "looked at less deeply"),
    "stay": ("tenir", "stay"),
    "leave": ("s'en aller", "leave"),
    "you": ("vous", "you"),
    "other": ("l'adversaire", "your opponent"),
    "nobody": ("personne", "nobody"),
    "row_play": ("coup", "play"),
    "row_trous": ("trous", "trous"),
    "row_points": ("points", "points"),
    "row_next": ("qui jette", "who throws"),
    "row_beats": ("vous bat", "beats you"),
    "row_jan": ("remplit, conserve", "fills or keeps"),
    "row_trou": ("fait un trou", "makes a trou"),
    "row_gains": ("gagne en moyenne", "gains on average"),
    "row_win": ("vous gagnez", "you win"),
    "row_grande": ("grande bredouille", "grande bredouille"),
    "row_petite": ("petite bredouille", "petite bredouille"),
    "row_value": ("valeur", "value"),
    "of_36": ("{n} sur 36", "{n} of 36"),
}


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
    from trictrac.words import fact, language

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
    from trictrac.terminal.texts import texts
    from trictrac.words import say

    words = texts(lang)
    title = words("throws", side=words.side(found.position.turn), throw=say(explain.throw_name(found.throw), lang))
    form = _say(found.form, lang, trous=found.rules.trous)
    asked = _say("asked", lang, player=found.player)
    lines = [style.paint(f"{title} · {form} · {asked}", "title")]
    for sentence in (say(told, lang) for told in explain.score(found.score, found.position)):
        lines += _wrapped(sentence, "  ")
    lines += _wrapped(_marks(found, lang), "  ")
    lines += ["", *(line for sentence in found.sentences(lang) for line in _wrapped(sentence))]
    if found.staying and found.leaving:
        lines += ["", *_side_by_side(found, found.staying, found.leaving, lang, style)]
    shown = [choice for choice in found.choices[:plays] if choice.play is not None or choice.leaves]
    width = max((len(_name(choice, lang)) for choice in shown), default=0)
    for number, choice in enumerate(shown, 1):
        name = f"{number:>2}. {_name(choice, lang):<{width}}"
        first, *rest = _wrapped(_figures(found, choice, lang), f"{name}  ")
        lines += ["", style.paint(name, "strong") + first[len(name) :], *rest]
        lines += [line for sentence in found.allows(choice, lang) for line in _wrapped(sentence, "    ")]
    left = max(len(found.choices) - plays, 0)
    if left:
        lines += ["", _say("more_one" if left == 1 else "more", lang, n=left, all=len(found.choices))]
    return "\n".join(lines)


def _wrapped(text: str, first: str = "") -> list[str]:
    """A text in lines, a number and its sign on one."""
    from trictrac.terminal.sheet import wrapped

    return wrapped(text.replace(" %", "\u00a0%"), first)


def _marks(found: Hint, lang: str) -> str:
    from trictrac.players.hint.numbers import plural

    mine, other = found.marked.mover, found.marked.other
    points = [
        plural(camp.points, "point", lang) + (_say("in_bredouille", lang) if camp.bredouille else "")
        for camp in (mine, other)
    ]
    trous = [plural(camp.trous, "trou", lang) for camp in (mine, other)]
    return _say("marks", lang, mine=trous[0], points=points[0], theirs=trous[1], other=points[1])


def _name(choice: Choice, lang: str) -> str:
    return _say("leave", lang) if choice.leaves else str(choice.play)


def _figures(found: Hint, choice: Choice, lang: str) -> str:
    """The numbers of one choice in a line."""
    from trictrac.players.hint.numbers import LEAST_SHOWN, amount, bare_amount, percent

    chances = choice.chances
    parts = [] if found.by_win_chance else [amount(found, choice.value, lang, signed=True)]
    parts.append(_say("win", lang, win=percent(chances.win, lang)))
    if choice.loss:
        parts.append(_say("costs", lang, loss=bare_amount(found, choice.loss, lang)))
    if chances.refait >= LEAST_SHOWN:
        parts.append(_say("refait", lang, refait=percent(chances.refait, lang)))
    mine, theirs = chances.petite + chances.grande, chances.petite_lost + chances.grande_lost
    if max(mine, theirs) >= LEAST_SHOWN:
        key = "bredouille" if found.written else "grande"
        parts.append(_say(key, lang, mine=percent(mine, lang), theirs=percent(theirs, lang)))
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

    rows = [["", _say("stay", lang), _say("leave", lang)], ["row_play", str(stay.play), "–"]]
    rows.append(["row_trous", *(" – ".join(str(camp.trous) for camp in camps(each)) for each in both)])
    rows.append(["row_points", *(points(each) for each in both)])
    rows.append(["row_next", *(_say(_thrower(each), lang) for each in both)])
    if not stay.over and not stay.mine_next:
        counts = {"row_beats": stay.theirs.beats, "row_jan": stay.theirs.jan, "row_trou": stay.theirs.trou}
        rows += [[key, _say("of_36", lang, n=count), "–"] for key, count in counts.items() if count]
        rows.append(["row_gains", mean_points(stay.theirs.points, lang), "–"])
    rows.append(["row_win", *(percent(each.chances.win, lang) for each in both)])
    for key in ("petite", "grande"):
        chances = [getattr(each.chances, key) for each in both]
        if max(chances) >= LEAST_SHOWN:
            rows.append([f"row_{key}", *(percent(chance, lang) for chance in chances)])
    rows.append(["row_value", *(amount(found, each.value, lang, signed=True) for each in both)])
    table = [[_say(key, lang) if key else "", *cells] for key, *cells in rows]
    widths = [max(len(line[i]) for line in table) for i in range(3)]
    lines = ["  " + "   ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return [style.paint(lines[0].rstrip(), "strong"), *(line.rstrip() for line in lines[1:])]


def _thrower(choice: Choice) -> str:
    return "nobody" if choice.over else "you" if choice.mine_next else "other"


def _say(key: str, lang: str, **values: object) -> str:
    return TEXTS[key][lang != "fr"].format(**values)
