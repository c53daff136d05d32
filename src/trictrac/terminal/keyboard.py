"""A session at the real keyboard: the terminal's style, honest dice, the command that brings the game back."""

from __future__ import annotations

import contextlib
import random
import sys

from trictrac.errors import InvalidPositionError, TrictracError
from trictrac.game import Game
from trictrac.position import Position
from trictrac.rules import LOI_2013, PRESETS, Rules
from trictrac.side import Side
from trictrac.terminal.page import fatal_fault
from trictrac.terminal.session import Computer, Session
from trictrac.terminal.style import Style
from trictrac.terminal.texts import texts


def play(
    *,
    rules: Rules = LOI_2013,
    origin: Position | None = None,
    person: Side | None = None,
    seed: int | None = None,
    lang: str = "en",
) -> int:
    """Plays an ordinary game in the terminal: two people, or the side ``person`` against a random player.

    With a ``seed`` the dice and the random player are repeatable; without one the dice are the system's.
    """
    game = set_up(rules, origin, lang)
    dice, choices = _chances(seed)
    session = Session(
        game,
        input,
        print,
        lambda: dice.randint(1, 6),
        lang=lang,
        style=Style.of(sys.stdout),
        computer=Computer(person.other, choices.randrange) if person else None,
        origin=origin,
        command=command(rules, person, lang),
    )
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # lets input() edit and recall lines
    return session.run()


def set_up(rules: Rules, origin: Position | None, lang: str) -> Game:
    """The game, from its opening or from a position; refuses one that cannot be played, in the language."""
    if origin is None:
        return Game(rules)
    words = texts(lang)
    fault = fatal_fault(origin, lang)
    if fault:
        raise InvalidPositionError(words("fault", fault=fault).rstrip("."), str(origin))
    for side in Side:
        camp = origin.camp(side)
        if camp.trous >= rules.trous:
            message = words("over_already", side=words.side(side), trous=words.trous(camp.trous))
            raise TrictracError(message, str(origin))
    return Game(rules, origin)


def command(rules: Rules, person: Side | None, lang: str) -> str:
    """The command that starts the same kind of game; a position follows."""
    parts = ["trictrac play --terminal"]
    if person:
        parts.append(f"--computer --side {person.name.lower()}")
    named = {(preset.pile_de_misere, preset.je_joue_pour_tout): name for name, preset in PRESETS.items()}
    name = named.get((rules.pile_de_misere, rules.je_joue_pour_tout), "loi-2013")
    if name != "loi-2013":
        parts.append(f"--rules {name}")
    if rules.trous != LOI_2013.trous:
        parts.append(f"--trous {rules.trous}")
    return " ".join([*parts, f"--lang {lang}"])


def _chances(seed: int | None) -> tuple[random.Random, random.Random]:
    """Dice and choices from two generators, so that the dice of a seed are the same whoever plays."""
    if seed is None:
        return random.SystemRandom(), random.SystemRandom()
    return random.Random(f"dice {seed}"), random.Random(f"choices {seed}")
