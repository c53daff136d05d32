"""Classes and categories on positions of the treatises (tests/cases): mistakes are about what the book teaches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.analysis.closing import tour_of
from tests.test_cases import CASES, position_of
from trictrac import Game, Phase, records
from trictrac.analysis import analyse
from trictrac.analysis.report import ReportedDecision

BY_ID = {case["id"]: case for case in CASES}


def judged(case: str, play: str, kind: str = "play", *, points: int = 0, decision: str = "stay") -> ReportedDecision:
    """What the analysis says of a play in a position of a treatise, made with the throw that it gives."""
    position = position_of(BY_ID[case])
    position = replace(position, white=replace(position.white, marks=replace(position.white.marks, points=points)))
    game = Game(position=position)
    game.push(tuple(BY_ID[case]["dice"]))
    if game.phase is Phase.DECIDE:
        game.push(decision)
    if game.phase is Phase.PLAY:
        game.push(play)
    report = analyse(tour_of(str(records.from_game(game))))
    assert report.problem is None
    return next(each for each in report.decisions if each.kind == kind)


@pytest.mark.parametrize(
    ("case", "played", "best", "category"),
    [
        ("LEP1-II-coinfait", "1-7-12", "4-10 5-10", "placing"),  # a case of the grand jan against nothing
        ("LL-s1-131a", "9-12 11-12", "7-10 1-2", "filling"),  # the last case but one of the grand jan is within reach
        ("LEP1-IV-fig9-63W", "4-10 7-10", "5-11 4-7", "keeping"),  # the grand jan is full, and this breaks it
        ("LL-s1-132a", "1-7 9-12", "1-7 1-4", "exposure"),  # a lone dame where the opponent can beat it
        ("LL-s1-62g", "3-9 3-9", "6-12 6-12", "corner"),  # sonnez takes the corner
        ("LEP1-V-f14-32p", "20-23 22-24", "22-s 23-s", "exit"),  # two dames could go out
    ],
)
def test_a_mistake_is_about_what_the_book_teaches_there(case: str, played: str, best: str, category: str) -> None:
    found = judged(case, played)
    assert (found.played, found.best, found.categories[0]) == (played, best, category)
    assert found.rating in ("error", "blunder")
    assert found.reasons


def test_the_dames_that_run_on_are_named_beside_the_jan_they_leave() -> None:
    """Lepeintre's exit from the grand jan: one dame runs farther than it need."""
    assert judged("LEP1-V-f11W-65", "12-18-23").categories == ("keeping", "running")


@pytest.mark.parametrize("case", ["LL-s1-131a", "LEP1-IV-fig9-63W", "LL-s1-62g"])
def test_the_best_play_there_is_best_and_needs_no_reason(case: str) -> None:
    best = judged(case, str(position_of(BY_ID[case]).legal_plays(tuple(BY_ID[case]["dice"]))[0])).best
    found = judged(case, best)
    assert (found.rating, found.loss, found.categories, found.reasons) == ("best", 0, (), ())


def test_what_can_be_played_in_one_way_is_forced() -> None:
    """Both numbers must be played, even if it breaks the jan (LL 79)."""
    assert judged("LL-s1-79a", "10-12-18").rating == "forced"


def test_stay_or_leave_is_about_the_tenue() -> None:
    """Lepeintre's full grand jan, with a trou made: staying is weighed against leaving, apart from the play."""
    stay, left = (
        judged("LEP1-IV-fig9-63W", "5-11 4-7", "stay", points=10, decision=each) for each in ("stay", "leave")
    )
    assert {stay.played, left.played} == {"stay", "leave"}
    assert stay.best == left.best
    wrong = stay if stay.loss else left
    assert wrong.loss > 0
    assert wrong.categories in (("tenue",), ())
    assert bool(wrong.categories) == (wrong.rating in ("inaccuracy", "error", "blunder"))


@pytest.mark.parametrize(
    ("case", "played", "article"),
    [
        ("LL-s1-131a", "9-12 11-12", "Articles XIII and X of the law."),
        ("LL-s1-62g", "3-9 3-9", "IX"),
        ("LL-s1-132a", "1-7 9-12", "X"),
        ("LEP1-V-f14-32p", "20-23 22-24", "VIII"),
    ],
)
def test_the_reasons_end_with_the_articles_of_the_law(case: str, played: str, article: str) -> None:
    *facts, law = judged(case, played).to_data("en")["reasons"]
    assert facts
    assert article in law
    assert law.endswith(" of the law.")
    assert judged(case, played).to_data("fr")["reasons"][-1].endswith(" de la loi.")
