"""From a record to a report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BufferedReader
from math import sqrt
from pathlib import Path

from trictrac.analysis.accounts import CoupJudgement, account
from trictrac.analysis.deciding import Decider
from trictrac.analysis.games import RecordedGame, games_of
from trictrac.analysis.judging import DEPTHS, AnalysisDepth, Told, judge
from trictrac.analysis.report import MILLION, AnalysisReport, CoupAccount, PlayerReport, Sums, Unit
from trictrac.analysis.yardstick import FEWEST, yardstick
from trictrac.players.statistics import NORMAL
from trictrac.records import Stepper, Tour, read_any
from trictrac.side import Side
from trictrac.table.config import Mode

_SIDES = (Side.WHITE, Side.BLACK)

Progress = Callable[[int, int], None]
"""Told how many coups of how many are done."""


def analyse_file(path: Path, depth: str = "quick", progress: Progress | None = None) -> list[AnalysisReport]:
    """A report for every session of a record or a table's log."""
    with path.open("rb") as file:
        return list(analyse_all(file, depth, progress))


def analyse_all(
    file: BufferedReader, depth: str = "quick", progress: Progress | None = None
) -> Iterator[AnalysisReport]:
    """The same for an open file, session after session."""
    for tour in read_any(file, Stepper()):
        yield analyse(tour, depth, progress)


def analyse(tour: Tour, depth: str = "quick", progress: Progress | None = None) -> AnalysisReport:
    """What a session was worth: every decision, every throw's luck. What is wrong ends it with a sentence."""
    games = list(games_of(tour))
    written = any(game.written for game in games)
    unit: Unit = "jetons" if written else "parties"
    names = tour.header.form.players if tour.header else ()
    finished = bool(games) and all(game.ended for game in games) and tour.problem is None
    players = [PlayerReport(name=name) for name in names]
    problem, flaw = (None if found is None else found.told for found in (tour.problem, tour.flaw))
    report = AnalysisReport(unit, depth, finished, players, problem=problem, flaw=flaw)
    marks_by_hand = [] if tour.header is None else [mode is not Mode.AUTOMATIC for mode in tour.header.setting.modes]
    done, coups = 0, sum(len(game.coups) for game in games)
    for game in games:
        tell = partial(_tell, progress, done, coups) if progress else _nobody
        _add_game(report, game, DEPTHS[depth], marks_by_hand, tell)
        done += len(game.coups)
        tell(len(game.coups))
    for number, player in enumerate(report.players):
        _head(player, [each.loss for each in report.decisions if each.player == number and each.is_real])
        if not player.too_few:
            player.resembles = yardstick(unit).nearest(player.loss_per_decision)
    return report


def _tell(progress: Progress, before: int, coups: int, done: int) -> None:
    progress(before + done, coups)


def _nobody(_done: int) -> None:
    """Hears how far an analysis is."""


def _head(player: PlayerReport, losses: list[int]) -> None:
    """The headline: loss per decision with its interval, by the same steps as in a browser."""
    count = player.decisions = len(losses)
    player.loss_per_decision = sum(losses) / (count * MILLION) if losses else 0.0
    if count > 1:
        mean, squares = sum(losses) / count, 0.0
        for loss in losses:  # ``sum`` would round otherwise
            squares += (loss - mean) * (loss - mean)
        player.half_width = NORMAL * sqrt(squares / (count - 1) / count) / MILLION
    player.too_few = count < FEWEST


def _add_game(
    report: AnalysisReport,
    game: RecordedGame,
    depth: AnalysisDepth,
    marks_by_hand: list[bool],
    tell: Told,
) -> None:
    whole = Sums()
    decider = Decider(game, depth)
    for made in account(game, judge(game, depth, tell)):
        coup, sums = made.coup, made.sums
        opponent = coup.step.sits[1 - coup.seat]
        throw = str(coup.step.throw)
        report.coups.append(
            CoupAccount(game.number, coup.releve, coup.step.where.coup, coup.player, opponent, throw, sums)
        )
        report.decisions += decider.decisions(made)
        sign = 1 if coup.player == game.sits[0] else -1
        if coup is game.coups[0]:
            whole.start = sign * sums.start
        whole.follow(sums, sign)
        _count_marks(report, made, marks_by_hand)
    for seat, player in enumerate(game.sits):
        report.players[player].add(whole, 1 - 2 * seat)


def _count_marks(report: AnalysisReport, made: CoupJudgement, marks_by_hand: list[bool]) -> None:
    """How often each player's marks stand where they should, where there was something to mark."""
    actual, right, before = made.coup.next, made.right, made.coup.step.before
    if actual is None or right is None or made.coup.agreed:
        return
    for seat, player in enumerate(made.coup.step.sits):
        side = _SIDES[seat]
        now, due, then = (position.camp(side).marks for position in (actual, right, before))
        if marks_by_hand[player] and not now == due == then:
            report.players[player].marks += 1
            report.players[player].marks_right += now == due
