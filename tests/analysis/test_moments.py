"""The moments of a game: the figures are those of the report, and each player has at most one of a kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from trictrac.analysis import AnalysisReport, analyse
from trictrac.analysis.moments import Moment, moments
from trictrac.analysis.report import CoupAccount
from trictrac.records import Stepper, Tour, read_any
from trictrac.words import LANGUAGES, sentence

RECORDS = Path(__file__).parents[2] / "examples/records"


@pytest.fixture(scope="module")
def tour() -> Tour:
    with (RECORDS / "lepeintre-1.txt").open("rb") as file:
        return next(iter(read_any(file, Stepper())))


@pytest.fixture(scope="module")
def found(tour: Tour) -> list[Moment]:
    return moments(tour)


@pytest.fixture(scope="module")
def report(tour: Tour) -> AnalysisReport:
    return analyse(tour)


def test_each_player_has_one_moment_of_a_kind_in_their_order(found: list[Moment]) -> None:
    kinds = ["best", "costliest", "luckiest"]
    order = [(each.player, kinds.index(each.kind)) for each in found]
    assert order == sorted(set(order))
    assert {each.kind for each in found} == set(kinds)


def test_the_costliest_and_the_luckiest_are_those_of_the_report(found: list[Moment], report: AnalysisReport) -> None:
    for each in found:
        if each.kind == "costliest":
            assert each.amount == max(said.loss for said in report.decisions if said.player == each.player)
        if each.kind == "luckiest":
            luckiest: CoupAccount = max(
                (coup for coup in report.coups if coup.player == each.player), key=lambda coup: coup.sums.luck
            )
            assert each.amount == luckiest.sums.luck
            assert str(each.number) in sentence_places(report, luckiest)


def sentence_places(report: AnalysisReport, coup: CoupAccount) -> set[str]:
    """The numbers in the whole of the coups that stand where this one does."""
    return {str(place + 1) for place, each in enumerate(report.coups) if each is coup}


def test_the_best_coup_was_the_best_play_and_the_next_one_worse(found: list[Moment], report: AnalysisReport) -> None:
    best = [each for each in found if each.kind == "best"]
    for each in best:
        losses = [
            [candidate.loss for candidate in said.candidates if candidate.text != "leave"][1]
            for said in report.decisions
            if said.player == each.player and said.kind == "play" and said.rating == "best"
            and said.played == said.best and len(said.candidates) > 1
        ]  # fmt: skip
        assert 0 < each.amount <= max(losses)


def test_every_moment_has_its_words(found: list[Moment]) -> None:
    for each in found:
        for lang in LANGUAGES:
            assert sentence(each.told, lang)
