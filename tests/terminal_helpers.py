"""A keyboard that types by itself, and tables to type at."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from trictrac import LOI_2013, Position, Rules, Side, forms
from trictrac.cli import main
from trictrac.errors import INTERRUPTED
from trictrac.forms import Form
from trictrac.table import Mode, Setting, TablePhase
from trictrac.table.events import DieThrown, Played, Thrown
from trictrac.terminal import Computer, Deal, Session, TableBook, turns
from trictrac.terminal.entry import may_decide
from trictrac.terminal.texts import Words

LANGUAGES = ("en", "fr")


MIDDLE = "4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w_10.3.9_4b.5.9"
"""White throws 6-4: five dames beaten, the grand jan filled, 28 points and five trous."""


ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


TOKEN = re.compile(r"[\dx\-]+_[\dx\-]+_[wb]\S*|/\S+")


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def first_answers(until: int) -> Callable[[Session, str], str | None]:
    """Somebody who stays and makes the first play of the list, until so many events have happened."""

    def answer(session: Session, prompt: str) -> str | None:
        state = session.state
        if state.seq >= until or state.phase is TablePhase.OVER:
            return None
        if may_decide(state, state.turn):
            return "1"
        return str(state.plays[0]) if state.phase is TablePhase.PLAY else ""

    return answer


class ScriptedBook(TableBook):
    """A table whose dice are given."""

    numbers: tuple[int, ...] = ()

    def dice(self) -> Iterator[int]:
        return iter(self.numbers) if self.numbers else super().dice()


class Keyboard:
    """A script that types: answers, or a function of the prompt; remembers prompts and lines in order."""

    def __init__(self, answers: Iterable[str] | Callable[[Session, str], str | None], **options) -> None:
        self.pages: list[str] = []
        self.prompts: list[str] = []
        self._answers: Iterator[str] | Callable[[Session, str], str | None]
        self._answers = answers if callable(answers) else iter(answers)
        self.dice = options.pop("dice", ())
        lang = options.setdefault("lang", "en")
        if "deal" in options:
            self.deal = options.pop("deal")
        else:
            names = [Words(lang).side(side) for side in Side]
            computers = {options.pop("computer"): Computer()} if "computer" in options else {}
            self.deal = Deal(
                forms.ordinary(names, options.pop("rules", LOI_2013)),
                Setting((Mode.AUTOMATIC,) * 2, start=options.pop("origin", None)),
                computers,
                str(options.pop("seed", 1)),
            )
        path = options.pop("path", None)
        options.setdefault("again", self._begin)
        self.session = Session(self._begin(path), self._read, self.pages.append, **options)

    def _begin(self, path=None) -> TableBook:
        kind = type("Dice", (ScriptedBook,), {"numbers": tuple(self.dice)})
        return kind.begin(self.deal, path, clock=lambda: 0.0)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.pages.append(prompt)
        if callable(self._answers):
            answer = self._answers(self.session, prompt)
        else:
            answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        return answer

    def play(self) -> str:
        self.status = self.session.run()
        assert self.status in (0, INTERRUPTED)
        return self.text

    @property
    def text(self) -> str:
        """With plain spaces."""
        return re.sub("[\u00a0\u202f]", " ", "\n".join(self.pages))

    @property
    def flat(self) -> str:
        return " ".join(self.text.split())

    @property
    def state(self):
        return self.session.state

    def happened(self) -> list[str]:
        """What the players did, the rest left out."""
        told = {Thrown: "dice", Played: "play", DieThrown: "dice"}
        return [
            "-".join(map(str, event.dice)) if told[type(event)] == "dice" else str(event.play)
            for event in self.session.book.table.events
            if type(event) in told
        ]


def autoplay(choices: random.Random) -> Callable[[Session, str], str]:
    """Answers every prompt of a game the program marks, by number, by typed play or with Enter."""

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if may_decide(state, state.turn):
            return choices.choice("12")
        if state.phase is not TablePhase.PLAY or len(state.plays) == 1:
            return ""
        number = choices.randrange(len(state.plays))
        return choices.choice([str(number + 1), str(state.plays[number])])

    return answer


def lines_too_long(text: str) -> list[str]:
    # A position or a path to copy is never broken.
    return [line for line in ESCAPES.sub("", text).splitlines() if len(line) > 80 and not TOKEN.search(line)]


ALMOST = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2")
"""4-3 brings White his first trou."""


def run_play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *options])


AUTOMATIC, ASSISTED, STRICT = Mode.AUTOMATIC, Mode.ASSISTED, Mode.STRICT


NAMES = ("Anne", "Bruno", "Claire", "Denis", "Élise", "Fanny")


BEFORE = Position.parse("1x11-2-3-5-7_1x11-6-8-9-11_w")
"""4-3 is worth 2 to the first player: the dame on 14 is beaten by the sum from 7."""


WORTH_TWO = {"origin": BEFORE, "dice": (4, 3, 2, 2, 6, 1, 5, 4)}


def a_form(kind: str, rules: Rules = LOI_2013, players: int = 3) -> Form:
    if kind == "ordinary":
        return forms.ordinary(NAMES[:2], rules, 3, 2)
    if kind == "poule":
        return forms.poule(NAMES[:players], rules, 5)
    return forms.a_ecrire(NAMES[: forms.KINDS[kind].players], forms.KINDS[kind].marques, rules, kind)


def table(modes: Mode | tuple[Mode, Mode] = STRICT, free_hands: bool = False, **options) -> Deal:
    both = modes if isinstance(modes, tuple) else (modes, modes)
    return Deal(
        forms.ordinary(["White", "Black"], options.pop("rules", LOI_2013)),
        Setting(both, free_hands, start=options.pop("origin", None)),
        options.pop("computers", {}),
        "1",
    )


def typed(answers: list[str], modes: Mode | tuple[Mode, Mode] = STRICT, **options) -> Keyboard:
    dice = options.pop("dice", ())
    lang = options.pop("lang", "en")
    keyboard = Keyboard(answers, deal=table(modes, **options), dice=dice, lang=lang)
    keyboard.play()
    return keyboard


def attentive(choices: random.Random, care: float = 1.0, claims: float = 1.0):
    """Plays any table to its end; ``care`` is how often points are marked, ``claims`` how often faults are taken up."""

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if state.phase is TablePhase.OVER or turns.computers_alone(state, session.people):
            return ""
        if state.proposal:
            return choices.choice("xd")
        if state.phase is TablePhase.OPENING:
            return ""
        seat = (
            1 - state.turn
            if turns.throws_again(session.book, session.people)
            else state.seat_of(turns.asked(state, session.people))
        )
        assert seat is not None
        own_play = state.phase is TablePhase.PLAY and seat == state.turn
        faults = [fault for fault in state.open_faults(1 - seat) if fault.points]
        if faults and not own_play and choices.random() < claims:
            return f"e {faults[0].points}"
        if state.phase in (TablePhase.LEAVING, TablePhase.ENDING):
            return "g"
        place = state.to_mark(seat) if state.mode(seat) is not AUTOMATIC else None
        if place and state.missing(seat, *place) > 0 and choices.random() < care:
            return f"m {state.missing(seat, *place)}"
        if state.phase is TablePhase.THROW or seat != state.turn:
            return ""
        if may_decide(state, state.turn):
            return choices.choice("12")
        if state.plays.nothing_to_play:
            return ""
        return str(choices.choice(state.plays))

    return answer


class Typist:
    """Answers for a session that was resumed."""

    def __init__(self, answer) -> None:
        self.answer = answer
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str:
        answer = self.answer(self.session, prompt)
        if answer is None:
            raise EOFError
        return answer
