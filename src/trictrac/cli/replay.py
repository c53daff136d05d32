"""``trictrac replay``: a record or the log of a table, coup by coup; checked; as pictures; as text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trictrac.cli.helping import help_of
from trictrac.words import say

if TYPE_CHECKING:
    from io import BufferedReader

    from trictrac.records import Problem, Step, Tour
    from trictrac.terminal import Style

MOST_STEPS = 20_000
"""Coups held to step through; longer records are printed, checked and drawn as they are read."""


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "replay",
        help=help_of("replay"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Shows a record coup by coup: the board, what the throw is worth and why, what was marked,\n"
        "claimed and played. Everything is judged again on the way. Reads records (docs/notation.md)\n"
        "and the logs that a table keeps. Through a pipe it prints every coup.",
        epilog="examples:\n"
        "  trictrac replay examples/records/ecole.txt\n"
        "      step through; Enter next, b back, g 2.12 go to game 2 coup 12, q quit\n"
        "  trictrac replay evening.txt --check\n"
        "      one line a session; exit status 1 if a coup is wrong, with its line and why\n"
        "  trictrac replay evening.txt --html book.html --lang fr\n"
        "      a picture book in one file, to read or to print\n"
        "  trictrac replay table.log --text > evening.txt\n"
        "      the log of a table as a record",
    )
    parser.add_argument("file", metavar="FILE", help="a record or the log of a table; - is standard input")
    parser.add_argument("--check", action="store_true", help="judge every coup again and print a verdict a session")
    parser.add_argument("--svg", metavar="DIR", type=Path, help="write a numbered drawing of every coup")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a picture book, one self-contained page")
    parser.add_argument("--text", action="store_true", help="print the record as the writer lays it out")
    parser.add_argument("--coup", metavar="N", help="only this coup: the N-th of the file, or game.coup such as 2.12")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Does what is asked; a wrong record gives exit status 1, an unreadable one 2."""
    from trictrac.words import language

    lang = language(args.lang)
    if args.check:
        return _check(args.file, lang)
    if args.text:
        return _text(args.file, lang)
    if args.svg or args.html:
        return _draw(args, lang)
    interactive = args.coup is None and args.file != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    return _interactive(args.file, lang) if interactive else _print(args.file, args.coup, lang)


@contextmanager
def _opened(name: str) -> Iterator[BufferedReader]:
    if name == "-":
        yield sys.stdin.buffer  # type: ignore[misc]
    else:
        with Path(name).open("rb") as file:
            yield file


def _complain(text: str) -> None:
    from trictrac.terminal import Style

    print(Style.of(sys.stderr).fit(f"trictrac: {text}"), file=sys.stderr)


def _check(name: str, lang: str) -> int:
    from trictrac.records import Checker, read_any
    from trictrac.terminal import Style

    style = Style.of(sys.stdout)
    right, sessions = True, 0
    with _opened(name) as file:
        for verdict in read_any(file, Checker()):
            sessions += 1
            right &= verdict.right
            print(style.fit(verdict.sentence(lang)), flush=True)
    if not sessions:
        _complain(say("cli-replay-empty", lang, file=name))
        return 2
    return 0 if right else 1


def _text(name: str, lang: str) -> int:
    from trictrac.records import Transcriber, read_any

    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    transcriber = Transcriber(sys.stdout)
    errors, sessions = 0, 0
    with _opened(name) as file:
        for count in read_any(file, transcriber):
            sessions = count
            errors += len(transcriber.errors)
            for problem in transcriber.errors[:10]:
                _complain(problem.sentence(lang))
    if not sessions and not errors:
        _complain(say("cli-replay-empty", lang, file=name))
    return 0 if sessions and not errors else 1 if errors else 2


def _tours(name: str, on_step: Callable[[Step], None] | None = None) -> Iterator[Tour]:
    from trictrac.records import Stepper, read_any

    with _opened(name) as file:
        yield from read_any(file, Stepper(on_step))


def _finish(sessions: int, problems: list[Problem], name: str, lang: str) -> int:
    """The exit status, after a sentence for whatever is wrong."""
    for problem in problems:
        _complain(say("cli-replay-stops", lang, text=problem.told))
    if not sessions:
        _complain(say("cli-replay-empty", lang, file=name))
        return 2
    return 1 if problems else 0


def _draw(args: argparse.Namespace, lang: str) -> int:
    """Drawings or a book, of all coups or of one."""
    from trictrac.records.book import book
    from trictrac.records.plates import drawing
    from trictrac.terminal import Style

    style = Style.of(sys.stdout)
    tours = []
    problems = []
    found = 0
    for tour in _tours(args.file):
        if tour.problem:
            problems.append(tour.problem)
        if args.coup is not None:
            tour.steps = [step for step in tour.steps if _is(step, args.coup)][: 0 if found else 1]
        found += len(tour.steps)
        tours.append(tour)
    if args.coup is not None and not found:
        _complain(say("cli-replay-no-coup", lang, text=args.coup))
        return 2
    if args.svg:
        args.svg.mkdir(parents=True, exist_ok=True)
        steps = [step for tour in tours for step in tour.steps if step.throw]
        for step in steps:
            (args.svg / f"coup-{step.number:04}.svg").write_text(drawing(step, lang), encoding="utf-8")
        print(style.fit(say("cli-replay-drawn", lang, count=len(steps), folder=str(args.svg))))
    if args.html and tours:
        with args.html.open("w", encoding="utf-8") as page:
            page.writelines(book(tours, lang))
        print(style.fit(say("cli-replay-written", lang, file=str(args.html))))
    return _finish(len(tours), problems, args.file, lang)


def _is(step: Step, coup: str) -> bool:
    """Whether a step is the coup that was asked for."""
    game, dot, number = coup.partition(".")
    if dot:
        return (str(step.where.game), str(step.where.coup)) == (game.strip(), number.strip())
    return step.number > 0 and str(step.number) == coup.strip()


def _print(name: str, coup: str | None, lang: str) -> int:
    """Every coup, or one of them, as text."""
    from trictrac.terminal import Style

    style = Style.of(sys.stdout)
    shown = 0

    def show(step: Step) -> None:
        nonlocal shown
        if coup is None or (_is(step, coup) and not shown):
            shown += 1
            print(style.fit("\n".join(page(step, lang, style))) + "\n")

    problems, sessions = [], 0
    for tour in _tours(name, show):
        sessions += 1
        if tour.problem:
            problems.append(tour.problem)
    if coup is not None and sessions and not shown:
        _complain(say("cli-replay-no-coup", lang, text=coup))
        return 2
    return _finish(sessions, problems, name, lang)


def page(step: Step, lang: str, style: Style) -> list[str]:
    """One step as lines: title, board, sheet, what happened, the marks."""
    from trictrac.records import story
    from trictrac.terminal.board import board
    from trictrac.terminal.sheet import wrapped
    from trictrac.terminal.style import WIDTH

    key = "cli-replay-game" if step.throw else "cli-replay-sitting" if step.where.game else "record-before"
    where = step.where
    title = say(key, lang, game=where.game, coup=where.coup, thrower=story.thrower(step), throw=story.title(step))
    rule = style.glyphs.rule
    lines = [f"{style.paint(rule * 2, 'dim')} {style.paint(title, 'strong')} "]
    lines[0] += style.paint(rule * max(0, WIDTH - 6 - len(title)), "dim")
    if step.throw:
        lines += board(step.before, lang=lang, style=style, names=step.names)
        found = story.reasons(step, lang)
        for points, mine, text in found:
            sign = f"{'+' if mine else '-'}{points}".rjust(5)
            first, *rest = wrapped(text, f"{sign}  ")
            lines += [style.paint(sign, "gain" if mine else "loss") + first[len(sign) :], *rest]
        if not found:
            lines.append(say("scores-nothing", lang))
    for text in story.tell(step, lang):
        lines += wrapped(text, "  ")
    for text in step.comments:
        lines += [style.paint(line, "dim") for line in wrapped(say("cli-replay-comment", lang, text=text), "  ")]
    if step.throw:
        lines += [say("cli-replay-marks", lang, name=name, marks=words) for _, name, words in story.marks(step, lang)]
    return lines


def _interactive(name: str, lang: str) -> int:
    """Steps through at the keyboard."""
    from trictrac.terminal import Style

    style = Style.of(sys.stdout)
    steps: list[Step] = []
    problems: list[Problem] = []
    sessions = 0

    class Enough(Exception):
        """No more steps are held."""

    def keep(step: Step) -> None:
        if len(steps) >= MOST_STEPS:
            raise Enough
        steps.append(step)

    with suppress(Enough):
        for tour in _tours(name, keep):
            sessions += 1
            if tour.problem:
                problems.append(tour.problem)
    if len(steps) >= MOST_STEPS:
        sessions += 1
        _complain(say("cli-replay-long", lang, count=MOST_STEPS))
    if steps:
        _walk(steps, lang, style)
    return _finish(sessions, problems, name, lang)


def _walk(
    steps: list[Step],
    lang: str,
    style: Style,
    ask: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
) -> None:
    """Shows steps as they are asked for."""
    place, shown = 0, -1
    while True:
        if place != shown:
            write(style.fit("\n".join(page(steps[place], lang, style))))
            shown = place
        prompt = style.paint(say("cli-replay-prompt", lang, place=place + 1, count=len(steps)), "prompt")
        try:
            answer = ask(style.fit(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            write("")
            return
        if answer in ("q", "quit"):
            return
        if answer == "?":
            write(style.fit(say("cli-replay-help", lang)))
        elif answer in ("", "n"):
            if place + 1 == len(steps):
                write(style.fit(say("cli-replay-last", lang)))
            place = min(place + 1, len(steps) - 1)
        elif answer == "b":
            if place == 0:
                write(style.fit(say("cli-replay-first", lang)))
            place = max(0, place - 1)
        elif answer[:1] == "g" and answer[1:].strip():
            wanted = answer[1:].strip()
            found = next((index for index, step in enumerate(steps) if _is(step, wanted)), None)
            if found is None:
                write(style.fit(say("cli-replay-no-coup", lang, text=wanted)))
            else:
                place = found
        else:
            write(style.fit(say("cli-replay-bad", lang, text=repr(answer))))
