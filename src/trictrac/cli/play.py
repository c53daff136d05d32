"""``trictrac play``: in the browser, or any form of play with people and computers at one keyboard."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of
from trictrac.forms import FORMS
from trictrac.words import say, spoken_here


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "play",
        help=help_of("play"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Opens the table in your browser; without a screen, prints its address.\n"
        "With --terminal, or any option of a game, plays here: an ordinary game or any\n"
        "other form, people and computers of eight levels, the program marking or\n"
        "everybody with their own hands.\n"
        "The program throws, refuses an illegal play with its article, saves every step;\n"
        "--resume goes on after anything. Type ? at any prompt. More: docs/playing.md.",
        epilog="levels, each wins about seven games in ten against the one before:\n"
        "  1 novice   2 apprentice    3 amateur   4 regular\n"
        "  5 player   6 fine player   7 expert    8 master\n"
        "\n"
        "examples:\n"
        "  trictrac play\n"
        "      in the browser; everything is chosen there\n"
        "  trictrac play --terminal --vs expert --mode strict\n"
        "      against one that seldom errs and sees your écoles, both marking by hand\n"
        "  trictrac play --terminal --form a-ecrire --players Anne Bruno Claire\n"
        "      three people write six marqués à tourner; with --computer 2 3 --level 1,8\n"
        "      Bruno is a novice and Claire a master",
    )
    add = parser.add_argument
    add("--terminal", action="store_true", help="play here in the terminal")
    add("--no-browser", action="store_true", help="serve the table and say its address, open no browser")
    add("--port", type=int, metavar="N", help="port of the browser's table (default: 8000, or a free one)")
    add("--form", choices=tuple(FORMS), help="what is played (default: ordinary)")
    add("--players", nargs="+", metavar="NAME", help="the names, in the order of the draw")
    for name in _settings():
        text, choices = say(f"form-field-{name}", spoken_here()), _choices(name)
        if choices:
            add(f"--{name}", choices=choices, help=text)
        else:
            add(f"--{name}", type=int, metavar="N", help=text)
    add("--computer", nargs="*", metavar="WHO", help="who is a computer: names or numbers (default: all but you)")
    add("--side", choices=("white", "black"), help="your side against the computer, ordinary game")
    add("--level", "--vs", metavar="A,B,...", help="how well computers play: 1 to 8 or names (default: amateur)")
    add(
        "--attention", type=float, metavar="0..1", help="how much a computer sees when it marks (default: as its level)"
    )
    add("--mode", choices=("automatic", "assisted", "strict"), help="who marks, for all (default: automatic)")
    add("--modes", metavar="A,B,...", help="who marks, one mode for each player")
    add("--free-hands", action="store_true", help="strict players may also misplay (art. XVII)")
    add("--rules", metavar="TEXT", help='loi-2013 (default), usage-19e, or with options: "loi-2013 stakes=double"')
    add("--trous", type=int, metavar="N", help="how many trous win a game (default: 12)")
    add("--seed", type=int, help="repeatable dice and computers (default: the system's chance)")
    add("--from", dest="position", metavar="POSITION", help="an ordinary game from a position (n prints it)")
    add("--save", metavar="FILE", help="where to keep the table (default: one of its own in your data folder)")
    add("--resume", nargs="?", const="", metavar="FILE", help="go on with a table (default: the newest unfinished)")
    add("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def _settings() -> tuple[str, ...]:
    """What the forms of play ask, each an option of its own."""
    return tuple(dict.fromkeys(name for form in FORMS.values() for name in form.asked()))


def _choices(name: str) -> tuple[str, ...]:
    """The words to choose from; none where a number is asked."""
    asked = (form.asked()[name].choices for form in FORMS.values() if name in form.asked())
    return tuple(dict.fromkeys(choice for choices in asked for choice in choices if isinstance(choice, str)))


OF_THE_BROWSER = ("terminal", "no_browser", "port", "lang", "command", "run")
"""What may be said without meaning the terminal."""


def run(args: argparse.Namespace) -> int:
    """Serves the table for a browser; plays in the terminal when asked to, or where there is nothing to serve."""
    from trictrac.cli import play_web
    from trictrac.words import language

    lang = language(args.lang)
    said = [value for name, value in vars(args).items() if name not in OF_THE_BROWSER]
    game = any(value is not None and value is not False for value in said)  # 0 is an answer too
    if not args.terminal and not game:
        obstacle = play_web.obstacle()
        if obstacle is None:
            return play_web.play_in_browser(lang, args.port, browser=not args.no_browser)
        from trictrac.terminal import Style

        print(Style.of(sys.stdout).fit(say(obstacle, lang)))
    return play_here(args, lang)


def play_here(args: argparse.Namespace, lang: str) -> int:
    """Plays at the keyboard until the table is over or the players leave."""
    from trictrac.terminal import Wishes, play, read_position
    from trictrac.terminal.levels import split
    from trictrac.terminal.page import START

    from_start = args.position is None or args.position.strip() == START
    modes = args.modes.split(",") if args.modes else [args.mode] if args.mode else None
    wishes = Wishes(
        form=args.form,
        players=tuple(args.players) if args.players else None,
        computers=None if args.computer is None else tuple(args.computer),
        side=args.side,
        levels=None if args.level is None else split(args.level),
        attention=args.attention,
        modes=tuple(mode.strip() for mode in modes) if modes else None,
        free_hands=args.free_hands,
        rules=args.rules,
        trous=args.trous,
        settings={name: value for name in _settings() if (value := getattr(args, name)) is not None},
        seed=args.seed,
        origin=None if from_start else read_position(args.position),
        save=args.save,
        resume=args.resume,
    )
    ensure_compiled()
    return play(wishes, lang)
