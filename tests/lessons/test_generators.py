"""What each theme promises holds for everything drawn from it, a thousand draws of each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lessons.keys import judged
from trictrac.camp import COIN, lacking
from trictrac.lessons.exercise import Asks, Exercise
from trictrac.lessons.kinds import ask
from trictrac.lessons.pool import draw, draw_item
from trictrac.lessons.themes import THEMES
from trictrac.play import Play
from trictrac.throws import Plein

REFUSALS = {
    "closed-case": {"occupied", "no_rest"},
    "both-numbers": {"both_numbers", "larger_number"},
    "lone-corner": {"lone_coin", "other_coin"},
    "keep-duty": {"must_keep", "must_fill"},
    "duty-breaks": {"both_numbers"},
    "forbidden": {"forbidden_grand", "forbidden_petit"},
    "passing": {"forbidden_grand", "forbidden_petit", "occupied"},
    "exit": {"not_all_in", "not_farthest", "fewer_excedants", "must_finish"},
}


def names(exercise: Exercise) -> list[str]:
    """The rencontres of the throw, as the twin finds them."""
    return [item.jan for item in judged(exercise.position).items]


def holes(exercise: Exercise, *jans: Plein) -> list[list[int]]:
    """What each of these jans lacks, case by case."""
    dames = exercise.position.mover.dames
    return [sorted(2 - n for n in dames[jan.first - 1 : jan.first + 5] if n < 2) for jan in jans]


def full(exercise: Exercise) -> bool:
    return any(lacking(exercise.position.mover.dames, jan.first) == 0 for jan in Plein)


def plays(exercise: Exercise) -> list[Play]:
    return [Play.parse(play) for play in exercise.key]


def ways(exercise: Exercise) -> int:
    return sum(item.ways for item in judged(exercise.position).items if item.jan == "battre")


def makes_trou(exercise: Exercise) -> bool:
    mine = sum(item.points for item in judged(exercise.position).items if item.for_mover)
    return exercise.position.mover.points + mine >= 12


def _takes_or_leaves(exercise: Exercise) -> bool:
    """Of the plays some end with the corner held, and others do not."""
    dames = exercise.position.mover.dames
    return len({play.apply(dames)[COIN - 1] >= 2 for play in exercise.position.legal_plays()}) == 2


OWN = (Plein.PETIT, Plein.GRAND)
PROMISES: dict[str, Callable[[Exercise], bool]] = {
    "places": lambda e: e.asks in (Asks.NUMBERS, Asks.CHOICE),
    "numbers": lambda e: 1 <= int(e.key[0]) <= 24,
    "tout-d-une": lambda e: len({play.tout_d_une for play in plays(e)}) == 1,
    "take-corner": lambda e: all(play.apply(e.position.mover.dames)[COIN - 1] >= 2 for play in plays(e)),
    "puissance": lambda e: all(e.position.mover.on(COIN + 1 - number) for number in e.position.throw),
    "beat-once": lambda e: names(e) == ["battre"] and ways(e) == 1,
    "beat-ways": lambda e: 2 <= ways(e) <= 6,
    "beat-price": lambda e: set(names(e)) == {"battre"} and (ways(e) > 1 or len(names(e)) > 1),
    "beat-faux": lambda e: "battre_faux" in names(e),
    "trou": makes_trou,
    "bredouille": lambda e: e.position.mover.points + e.position.other.points > 0 or makes_trou(e),
    "order": lambda e: len(e.choices) >= 4,
    "fill-case": lambda e: [2] in holes(e, *OWN),
    "fill-halves": lambda e: [1, 1] in holes(e, *OWN),
    "fill-half": lambda e: [1] in holes(e, *OWN),
    "fill-ways": lambda e: any(name.startswith("remplir") for name in names(e)),
    "inside": lambda e: all(lacking(plays(e)[0].apply(e.position.mover.dames), jan.first) != 0 for jan in OWN),
    "keep": lambda e: full(e) and "impuissance" not in names(e),
    "keep-helpless": lambda e: full(e) and "impuissance" in names(e),
    "opening-jans": lambda e: bool(
        {"six_tables", "deux_tables", "contre_deux_tables", "mezeas", "contre_mezeas"} & {*names(e)}
    ),
    "corner-beaten": lambda e: "coin_battu" in names(e),
    "stay-or-leave": makes_trou,
    "fill-retour": lambda e: holes(e, Plein.RETOUR)[0] in ([1], [2], [1, 1]),
    "exit-play": lambda e: all(any(end == 25 for _, end in play.moves) for play in plays(e)),
    "ecole": lambda e: int(e.key[0]) % 2 == 0,
    "not-done": lambda e: any(name.startswith(("remplir", "conserver")) for name in names(e)),
    "claim": lambda e: len(e.choices) == 4,
    "touched": lambda e: bool(e.key),
    "marque": lambda e: int(e.key[0]) > 0,
    "evening": lambda e: e.position is None,
    "three": lambda e: e.position is None,
    "first-plays": lambda e: e.position.mover.coups <= 2,
    "best-corner": _takes_or_leaves,
    "best-exit": lambda e: not any(e.position.mover.dames[:18]) and len(e.position.legal_plays()) > len(e.key),
    "great-jan": lambda e: len(e.position.legal_plays()) > len(e.key),
    "uncover": lambda e: len(e.position.legal_plays()) > len(e.key),
    "run": lambda e: any(e.position.mover.dames[12:]) or any(e.position.other.dames[12:]),
    "chances": lambda e: 2 <= int(e.key[0]) <= 36,
}


DRAWS = 1000


def check(theme: str) -> None:
    """Every exercise that the draws give, each once: a pool has fewer than there are draws."""
    drawn = {str(item): item for item in (draw_item(theme, seed) for seed in range(DRAWS))}
    for item in drawn.values():
        exercise = ask(THEMES[theme].kind, item)
        if theme in REFUSALS:
            assert exercise.key[0] in {"legal", *REFUSALS[theme]}, str(item)
        else:
            assert PROMISES[theme](exercise), (str(item), exercise.key)


def test_every_theme_promises_something():
    assert set(PROMISES) | set(REFUSALS) == set(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_a_thousand_draws(theme):
    check(theme)


def test_both_answers_are_common_where_a_play_is_judged():
    """Who always says that a play is allowed, or always that it is not, is often wrong."""
    for theme in REFUSALS:
        legal = sum(draw(theme, seed).key == ("legal",) for seed in range(60))
        assert 8 <= legal <= 45, theme
