"""An account that must close: random evenings as records, and the identity of luck and skill."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from tests.evenings import ALL_KINDS, run_evening
from trictrac.analysis import AnalysisReport, analyse
from trictrac.analysis.games import games_of
from trictrac.analysis.report import MILLION
from trictrac.records import Header, Stepper, Tour, dump, read
from trictrac.table import Event


def tour_of(text: str) -> Tour:
    """The steps of a record."""
    return next(iter(read(io.StringIO(text), Stepper())))


def evening(seed: int, kinds: Sequence[str] = ALL_KINDS) -> Tour:
    """A random evening of any of these kinds, marked in any mode, as a record."""
    table = run_evening(seed, kinds)
    return tour_of_events(Header(replace(table.state.form, history=()), table.state.setting), table.events)


def tour_of_events(header: Header, events: Iterable[Event]) -> Tour:
    """The steps of a session, by way of its record."""
    text = io.StringIO()
    dump(text, header, events)
    return tour_of(text.getvalue())


def close(seed: int, kinds: Sequence[str] = ALL_KINDS) -> int:
    """Analyses one evening and checks its account; gives how many games or marques it had."""
    tour = evening(seed, kinds)
    report = analyse(tour)
    check_account(report, tour)
    assert report.finished, f"seed {seed}: {report.problem}"
    return sum(1 for _ in games_of(tour))


def check_account(report: AnalysisReport, tour: Tour) -> None:
    """The identity for every player, coup, releve and game."""
    assert all(player.result - player.start == player.skill + player.luck for player in report.players)
    assert sum(player.result for player in report.players) == 0
    for each in (*report.coups, *report.releves):
        assert each.sums.result - each.sums.start == each.sums.skill + each.sums.luck
    for one, two in pairwise(report.coups):
        if one.game == two.game and {one.player, one.opponent} == {two.player, two.opponent}:
            sign = 1 if one.player == two.player else -1
            assert two.sums.start == sign * one.sums.result or one.coup > two.coup
    expected = [0] * len(report.players)
    for game in games_of(tour):
        for seat, player in enumerate(game.sits):
            if game.result is not None:
                expected[player] += (1 - 2 * seat) * game.result * MILLION
    if report.finished:
        assert [player.result for player in report.players] == expected
    for player, line in enumerate(report.players):
        losses = sum(each.loss for each in report.decisions if each.player == player)
        gained = sum(each.loss for each in report.decisions if each.player in _opponents(report, player))
        if len(report.players) == 2:
            assert line.skill == gained - losses


def _opponents(report: AnalysisReport, player: int) -> set[int]:
    return {each.opponent for each in report.coups if each.player == player} | {
        each.player for each in report.coups if each.opponent == player
    }
