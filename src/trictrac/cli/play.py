"""``trictrac play``: in the browser, or any form of play with people and computers at one keyboard."""

from __future__ import annotations

import argparse

from trictrac.cli import play_web
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser, spoken
from trictrac.cli.telling import tell
from trictrac.forms import FORMS
from trictrac.lessons import keeping
from trictrac.terminal import TablePupil, Wishes, play, read_position
from trictrac.terminal.levels import split
from trictrac.terminal.page import START
from trictrac.words import say


def register(parser: Parser) -> None:
    parser.add("--terminal", action="store_true")
    parser.add("--no-browser", action="store_true")
    parser.add("--port", type=int, metavar="N")
    parser.add("--form", choices=tuple(FORMS))
    parser.add("--players", nargs="+", metavar="NAME")
    for name in (*_settings(), *_options()):
        text, choices = say(f"form-field-{name}", spoken()), _choices(name)
        if choices:
            text += f" ({', '.join(choices)})"
            parser.add(f"--{name.replace('_', '-')}", choices=choices, metavar="TEXT", help=text)
        else:
            parser.add(f"--{name.replace('_', '-')}", type=int, metavar="N", help=text)
    parser.add("--computer", nargs="*", metavar="WHO")
    parser.add("--side", choices=("white", "black"))
    parser.add("--level", "--vs", metavar="A,B,...")
    parser.add("--attention", type=float, metavar="0..1")
    parser.add("--mode", choices=("automatic", "assisted", "strict"))
    parser.add("--modes", metavar="A,B,...")
    parser.add("--free-hands", action="store_true")
    parser.add("--tutor", action="store_true")
    parser.add("--rules", metavar="TEXT")
    parser.add("--seed", type=int, metavar="N")
    parser.add("--from", dest="position", metavar="POSITION")
    parser.add("--save", metavar="FILE")
    parser.add("--resume", nargs="?", const="", metavar="FILE")
    parser.add("--lang", metavar="LANGUAGE")


def _settings() -> tuple[str, ...]:
    """What the forms of play ask, each an option of its own."""
    return tuple(dict.fromkeys(name for form in FORMS.values() for name in form.asked()))


def _options() -> tuple[str, ...]:
    """The options of the rules that some form asks, likewise."""
    return tuple(dict.fromkeys(field.name for form in FORMS.values() for field in form.fields if field.of_rules))


def _choices(name: str) -> tuple[str, ...]:
    """The words to choose from; none where a number is asked."""
    fields = (field for form in FORMS.values() for field in form.fields if field.name == name)
    words = [str(choice).lower() for field in fields for choice in field.choices if type(choice) is not int]
    return tuple(dict.fromkeys(words))


OF_THE_BROWSER = ("terminal", "no_browser", "port", "lang", "command", "run")
"""What may be said without meaning the terminal."""


def run(args: argparse.Namespace) -> int:
    """Serves the table for a browser; plays in the terminal when asked to, or where there is nothing to serve."""
    said = [value for name, value in vars(args).items() if name not in OF_THE_BROWSER]
    game = any(value is not None and value is not False for value in said)  # 0 is an answer too
    if not args.terminal and not game:
        obstacle = play_web.obstacle()
        if obstacle is None:
            return play_web.play_in_browser(args.lang, args.port, browser=not args.no_browser)
        tell(say(obstacle, args.lang))
    return play_here(args)


def play_here(args: argparse.Namespace) -> int:
    """Plays at the keyboard until the table is over or the players leave."""
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
        options={name: value for name in _options() if (value := getattr(args, name)) is not None},
        settings={name: value for name in _settings() if (value := getattr(args, name)) is not None},
        seed=args.seed,
        origin=None if from_start else read_position(args.position),
        save=args.save,
        resume=args.resume,
        tutor=args.tutor,
    )
    ensure_compiled()
    return play(wishes, args.lang, TablePupil(keeping.default_file(), args.lang))
