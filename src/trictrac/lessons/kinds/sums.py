"""Sums of the written game: one marque, and a whole game settled (art. II, XV, XIX; Lep. VI)."""

from __future__ import annotations

import random
import re

from trictrac.forms import Form, PartieResult, a_ecrire
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.position import Position
from trictrac.words import Fact, fact

PLAYERS = {"marque": ("Anne", "Bruno"), "deux": ("Anne", "Bruno"), "tourner": ("Anne", "Bruno", "Claire")}
KINDS = {"marque": "deux", "deux": "deux", "tourner": "tourner"}
MARQUES = {"marque": 2, "deux": 4, "tourner": 6}
_RESULT = re.compile(r"(\d+)(s?)-(\d+)(s?)")


def settle(item: Item) -> Exercise:
    """What a marque is worth, or what Anne has won or lost in the end. The detail: ``marque``, ``deux`` or ``tourner``,
    and the results, such as ``7-5`` or ``8s-0``, an ``s`` for trous in one run."""
    scope, *results = item.detail.split()
    game = play_out(scope, results)
    account = game.account()
    if scope == "marque":
        found = next(entry.jetons for entry in account.entries if entry.reason == "marque")
        why: tuple[Fact, ...] = tuple(account.why(each) for each in account.entries if each.reason == "marque")
    else:
        found = account.totals[0]
        why = tuple(account.why(each) for each in account.entries)
    question = fact(
        "lesson-ask-settle",
        scope=scope,
        results=tuple(_told(game, number) for number in range(len(results))),
    )
    told = (*why, fact("lesson-why-settle"))
    return Exercise(Skill.SETTLE, None, question, Asks.NUMBERS, (str(found),), told, seen=len(why))


def play_out(scope: str, results: list[str]) -> Form:
    """A written game with these results, in the order in which its players sit."""
    game: Form = a_ecrire(PLAYERS[scope], MARQUES[scope], kind=KINDS[scope])
    for text in results:
        game = game.record(_read(text))
    return game


def _read(text: str) -> PartieResult:
    match = _RESULT.fullmatch(text)
    assert match, f"a result is such as 7-5 or 8s-0, not {text}"
    return PartieResult((int(match[1]), int(match[3])), (bool(match[2]), bool(match[4])))


def _told(game: Form, number: int) -> Fact:
    played = game.history[number]
    one, other = (game.players[player] for player in played.pairing.sits)
    trous, series = played.result.trous, played.result.series
    return fact("lesson-result", one=one, other=other, mine=trous[0], theirs=trous[1], series=any(series))


def draw_marque(chance: random.Random) -> Item:
    """A marque, now and then after refaits, now and then in one run."""
    refaits = [f"{n}-{n}" for n in (chance.randint(6, 8) for _ in range(chance.choice((0, 0, 1, 2))))]
    return Item(Position(), " ".join(("marque", *refaits, _decided(chance))))


def draw_two(chance: random.Random) -> Item:
    """A written game of two players."""
    return _evening(chance, "deux")


def draw_three(chance: random.Random) -> Item:
    """A written game of three a tourner."""
    return _evening(chance, "tourner")


def _evening(chance: random.Random, kind: str) -> Item:
    return Item(Position(), " ".join((kind, *(_decided(chance) for _ in range(MARQUES[kind])))))


def _decided(chance: random.Random) -> str:
    won = chance.randint(6, 13)
    lost = chance.randint(0, min(won - 1, 9))
    series = "s" if chance.random() < 0.35 else ""
    return f"{won}{series}-{lost}" if chance.random() < 0.5 else f"{lost}-{won}{series}"
