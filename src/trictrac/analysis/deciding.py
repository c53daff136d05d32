"""The decisions of a coup: stay or leave, the play, and what was done with the marks."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from trictrac.analysis.accounts import ChangeOfWorth, CoupJudgement
from trictrac.analysis.categories import articles, explain
from trictrac.analysis.games import RecordedGame
from trictrac.analysis.judging import AnalysisDepth, WeighedThrow, engine_of
from trictrac.analysis.report import Candidate, Class, Kind, ReportedDecision, millionths
from trictrac.analysis.yardstick import EQUAL, yardstick
from trictrac.kernel.state import SEAT
from trictrac.players.value import other_view
from trictrac.side import Side
from trictrac.words import Fact, decimal, fact

SHOWN = 6
"""Candidates of a decision that a report lists; the one that was chosen always."""
STAY, LEAVE = "stay", "leave"


class Decider:
    """Makes decisions of the coups of one game."""

    def __init__(self, game: RecordedGame, depth: AnalysisDepth) -> None:
        self._game = game
        self._depth = depth.name
        self._engine = engine_of(game)
        self._measure = yardstick("jetons" if game.written else "parties")

    def decisions(self, made: CoupJudgement) -> Iterator[ReportedDecision]:
        """Everything that was decided in a coup."""
        if made.chosen is not None and not made.judged.over:
            if made.judged.decides:
                yield self._stay_or_leave(made)
            if not made.coup.left:
                yield self._play(made, made.chosen)
        for change in made.changes:
            yield self._change(made, change)

    def _stay_or_leave(self, made: CoupJudgement) -> ReportedDecision:
        judged = made.judged
        stay, leave = judged.best_play, len(judged.rows) - 1
        loss = millionths(judged.losses[leave]) if made.coup.left else _cost_of_staying(judged, made.chosen)
        spread = float(max(judged.losses[stay], judged.losses[leave]))
        best = LEAVE if judged.losses[leave] < judged.losses[stay] else STAY
        rating = self._rate(loss, spread)
        reasons: tuple[Fact, ...] = ()
        categories: tuple[str, ...] = ()
        if rating in ("inaccuracy", "error", "blunder"):
            categories = ("tenue",)
            worths = (decimal(float(judged.values[place]), 3, signed=True) for place in (stay, leave))
            told = fact("analysis-tenue", **dict(zip((STAY, LEAVE), worths, strict=True)), best=best)
            reasons = (told, *articles(categories))
        said = LEAVE if made.coup.left else STAY
        return self._decision(made, "stay", said, best, loss, rating, categories, reasons, made.chosen)

    def _play(self, made: CoupJudgement, chosen: int) -> ReportedDecision:
        judged, coup = made.judged, made.coup
        plays = coup.step.before.legal_plays(rules=self._game.rules)
        best = judged.best_play
        loss = millionths(judged.losses[chosen])
        if judged.decides:  # what staying costs is the decision before
            loss -= _cost_of_staying(judged, chosen)
        spread = float(judged.losses[: len(plays)].max()) - float(judged.losses[best]) if len(plays) > 1 else -1.0
        rating = self._rate(loss, spread)
        categories: tuple[str, ...] = ()
        reasons: tuple[Fact, ...] = ()
        if rating in ("inaccuracy", "error", "blunder"):
            categories, reasons = explain(self._game, coup, plays[best], plays[chosen])
        return self._decision(
            made, "play", str(plays[chosen]), str(plays[best]), loss, rating, categories, reasons, chosen
        )

    def _change(self, made: CoupJudgement, change: ChangeOfWorth) -> ReportedDecision:
        categories = ("marking",) if change.kind == "mark" else ()
        reasons = (fact(f"analysis-{change.kind}", gains=change.loss < 0), *articles(categories))
        rating = self._measure.rate(change.loss)
        stands, due = _marks(made, change) if change.kind == "mark" else ("", "")
        return self._decision(
            made, change.kind, stands, due, change.loss, rating, categories, reasons, None, player=change.player
        )

    def _rate(self, loss: int, spread: float) -> Class:
        """``spread``: what the worst choice costs; below nothing: there was none."""
        if spread < 0:
            return "forced"
        return "equal" if spread < EQUAL * self._engine.unit else self._measure.rate(loss)

    def _decision(
        self, made: CoupJudgement, kind: Kind, played: str, best: str, loss: int, rating: Class,
        categories: tuple[str, ...], reasons: tuple[Fact, ...], chosen: int | None, player: int | None = None,
    ) -> ReportedDecision:  # fmt: skip
        coup = made.coup
        return ReportedDecision(
            self._game.number,
            coup.step.where.coup,
            coup.player if player is None else player,
            kind,
            str(coup.step.before),
            str(coup.step.throw),
            played,
            best,
            loss,
            self._error(made.judged, chosen),
            rating,
            categories,
            reasons,
            () if chosen is None or rating == "forced" else self._candidates(made, chosen),
            str(self._game.rules),
            self._game.consolation if self._game.written else 0,
        )

    def _error(self, judged: WeighedThrow, chosen: int | None) -> int:
        """The standard error of a loss: of its rollout, or what the depth is known to be wrong by."""
        if chosen is None or len(judged.rows) < 2:
            return 0
        rolled = _rolled_error(judged, chosen)
        return millionths(self._measure.depth_errors[self._depth]) if rolled is None else rolled

    def _candidates(self, made: CoupJudgement, chosen: int) -> tuple[Candidate, ...]:
        judged = made.judged
        plays = made.coup.step.before.legal_plays(rules=self._game.rules)
        order = judged.order[:SHOWN]
        order += [] if chosen in order else [chosen]
        rows = np.ascontiguousarray(judged.rows[order])
        seen = self._engine.probabilities(rows)
        changed = rows[:, SEAT] != judged.seat
        seen[changed] = other_view(seen[changed])
        wins = np.add.accumulate(seen[:, : seen.shape[1] // 2], axis=1)[:, -1]  # as the kernel adds
        return tuple(
            Candidate(
                str(plays[place]) if place < len(plays) else LEAVE,
                millionths(judged.values[place]),
                millionths(judged.losses[place]),
                millionths(win),
                _rolled_error(judged, place),
            )
            for place, win in zip(order, wins, strict=True)
        )


def _rolled_error(judged: WeighedThrow, place: int) -> int | None:
    """The standard error that a rollout gave a candidate's loss."""
    if judged.errors is None or np.isnan(judged.errors[place]):
        return None
    return millionths(judged.errors[place])


def _marks(made: CoupJudgement, change: ChangeOfWorth) -> tuple[str, str]:
    """A player's marks before the next throw: as they stand, and as they should; nothing where that is not known."""
    actual, right = made.coup.next, made.right
    if actual is None or right is None:
        return "", ""
    side = Side.WHITE if change.player == made.coup.step.sits[0] else Side.BLACK
    return str(actual.camp(side).marks), str(right.camp(side).marks)


def _cost_of_staying(judged: WeighedThrow, chosen: int | None) -> int:
    """What the best play loses against leaving; a play that was given up early may have lost less by that look."""
    losses = [judged.losses[place] for place in (judged.best_play, chosen) if place is not None]
    return millionths(min(losses))
