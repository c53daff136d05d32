"""``trictrac replay``: a record or the log of a table, coup by coup; checked; as pictures; as text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BufferedReader
from pathlib import Path

from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, tell
from trictrac.records import Checker, Step, Stepper, Tour, Transcriber, book, read_any, story
from trictrac.records.plates import drawing
from trictrac.terminal import Style, sheet
from trictrac.terminal.board import board
from trictrac.terminal.texts import Words
from trictrac.words import Arg, fact, say

MOST_STEPS = 20_000
"""Coups held to step through; longer records are printed, checked and drawn as they are read."""


def register(parser: Parser) -> None:
    parser.add("file", metavar="FILE")
    parser.add("--check", action="store_true")
    parser.add("--svg", metavar="DIR", type=Path)
    parser.add("--html", metavar="FILE", type=Path)
    parser.add("--text", action="store_true")
    parser.add("--coup", metavar="N")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Does what is asked; a wrong record gives exit status 1, an unreadable one 2."""
    if args.check:
        return _check(args.file, args.lang)
    if args.text:
        return _text(args.file, args.lang)
    if args.svg or args.html:
        return _draw(args, args.lang)
    interactive = args.coup is None and args.file != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    return _interactive(args.file, args.lang) if interactive else _print(args.file, args.coup, args.lang)


@contextmanager
def _opened(name: str) -> Iterator[BufferedReader]:
    if name == "-":
        yield sys.stdin.buffer  # type: ignore[misc]
    else:
        with Path(name).open("rb") as file:
            yield file


def _check(name: str, lang: str) -> int:
    right = []
    with _opened(name) as file:
        for verdict in read_any(file, Checker()):
            right.append(verdict.right)
            tell(verdict.sentence(lang))
    return _status(bool(right), all(right), name, lang)


def _text(name: str, lang: str) -> int:
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    transcriber = Transcriber(sys.stdout)
    errors, sessions = 0, 0
    with _opened(name) as file:
        for count in read_any(file, transcriber):
            sessions = count
            errors += len(transcriber.errors)
            for problem in transcriber.errors[:10]:
                complain(problem.sentence(lang))
    return _status(bool(sessions or errors), not errors, name, lang)


def _status(found: bool, right: bool, name: str, lang: str) -> int:
    """The exit status, after a sentence where nothing was found."""
    if not found:
        complain(say("cli-replay-empty", lang, file=name))
        return 2
    return 0 if right else 1


def _tours(name: str, on_step: Callable[[Step], None] | None = None) -> Iterator[Tour]:
    with _opened(name) as file:
        yield from read_any(file, Stepper(on_step))


def _finish(tours: Sequence[Tour], name: str, lang: str) -> int:
    """The exit status, after a sentence for whatever is wrong."""
    problems = [tour.problem for tour in tours if tour.problem]
    for problem in problems:
        complain(say("cli-replay-stops", lang, text=problem.told))
    flaws = [tour.flaw for tour in tours if tour.flaw]
    for flaw in flaws:
        complain(flaw.sentence(lang))
    return _status(bool(tours), not problems and not flaws, name, lang)


def _draw(args: argparse.Namespace, lang: str) -> int:
    """Drawings or a book, of all coups or of one."""
    tours = list(_tours(args.file))
    if args.coup is not None:
        wanted = next((step for tour in tours for step in tour.steps if _is(step, args.coup)), None)
        if wanted is None:
            complain(say("cli-replay-no-coup", lang, text=args.coup))
            return 2
        for tour in tours:
            tour.steps = [step for step in tour.steps if step is wanted]
    if args.svg:
        args.svg.mkdir(parents=True, exist_ok=True)
        steps = [step for tour in tours for step in tour.steps if step.throw]
        for step in steps:
            (args.svg / f"coup-{step.number:04}.svg").write_text(drawing(step, lang), encoding="utf-8")
        tell(say("cli-replay-drawn", lang, count=len(steps), folder=str(args.svg)))
    if args.html and tours:
        with args.html.open("w", encoding="utf-8") as page:
            page.writelines(book(tours, lang))
        tell(say("cli-replay-written", lang, file=str(args.html)))
    return _finish(tours, args.file, lang)


def _is(step: Step, coup: str) -> bool:
    """Whether a step is the coup that was asked for."""
    game, dot, number = coup.partition(".")
    if dot:
        return (str(step.where.game), str(step.where.coup)) == (game.strip(), number.strip())
    return step.number > 0 and str(step.number) == coup.strip()


def _print(name: str, coup: str | None, lang: str) -> int:
    """Every coup, or one of them, as text."""
    style = Style.of(sys.stdout)
    shown = 0

    def show(step: Step) -> None:
        nonlocal shown
        if coup is None or (_is(step, coup) and not shown):
            shown += 1
            tell("\n".join((*page(step, lang, style), "")))

    tours = list(_tours(name, show))
    if coup is not None and tours and not shown:
        complain(say("cli-replay-no-coup", lang, text=coup))
        return 2
    return _finish(tours, name, lang)


def page(step: Step, lang: str, style: Style) -> list[str]:
    """One step as lines: title, board, sheet, what happened, the marks."""
    key = "cli-replay-game" if step.throw else "cli-replay-sitting" if step.where.game else "record-before"
    where = step.where
    title = say(key, lang, game=where.game, coup=where.coup, thrower=story.thrower(step), throw=story.title(step))
    lines = [sheet.rule(title, style)]
    if step.throw:
        lines += board(step.before, lang=lang, style=style, names=step.names)
        nothing = [say("scores-nothing", lang)]
        lines += sheet.reasons(step.score, step.before, Words(lang), style) if step.score else nothing
    for text in story.tell(step, lang):
        lines += sheet.wrapped(text, "  ")
    for text in step.comments:
        remark = sheet.wrapped(say("cli-replay-comment", lang, text=text), "  ")
        lines += [style.paint(line, "dim") for line in remark]
    if step.throw:
        lines += [say("cli-replay-marks", lang, name=name, marks=words) for _, name, words in story.marks(step, lang)]
    return lines


def _interactive(name: str, lang: str) -> int:
    """Steps through at the keyboard."""
    steps: list[Step] = []
    tours: list[Tour] = []

    class Enough(Exception):
        """No more steps are held."""

    def keep(step: Step) -> None:
        if len(steps) >= MOST_STEPS:
            raise Enough
        steps.append(step)

    with suppress(Enough):
        tours.extend(_tours(name, keep))
    if len(steps) >= MOST_STEPS:
        complain(say("cli-replay-long", lang, count=MOST_STEPS))
    if steps:
        _walk(steps, lang, Style.of(sys.stdout))
    return _finish(tours, name, lang) if tours or not steps else 0


def _walk(
    steps: list[Step], lang: str, style: Style, ask: Callable[[str], str] = input, write: Callable[[str], None] = print
) -> None:
    """Shows steps as they are asked for."""

    def reply(key: str, **values: Arg) -> None:
        write(style.fit(say(fact(f"cli-replay-{key}", **values), lang)))

    place, shown = 0, -1
    while True:
        if place != shown:
            write(style.fit("\n".join(page(steps[place], lang, style))))
            shown = place
        prompt = style.paint(say("cli-replay-prompt", lang, place=place + 1, count=len(steps)), "prompt")
        try:
            answer = ask(style.fit(prompt)).strip()
        except EOFError:
            write("")
            return
        except KeyboardInterrupt:
            write("")
            raise
        if answer in ("q", "quit"):
            return
        if answer == "?":
            reply("help")
        elif answer in ("", "n"):
            if place + 1 == len(steps):
                reply("last")
            place = min(place + 1, len(steps) - 1)
        elif answer == "b":
            if place == 0:
                reply("first")
            place = max(0, place - 1)
        elif answer[:1] == "g" and answer[1:].strip():
            wanted = answer[1:].strip()
            found = next((index for index, step in enumerate(steps) if _is(step, wanted)), None)
            if found is None:
                reply("no-coup", text=wanted)
            else:
                place = found
        else:
            reply("bad", text=repr(answer))
