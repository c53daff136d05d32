"""The master's net against itself: who wins, how long it takes, and what every rencontre brings.

Games come in pairs. Each player has dice of their own; in the second game
of a pair the two lists of dice change hands and the opening throw stays, so that most of
the luck falls on both and what is left is the advantage of beginning.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from knowledge.common import UNEQUAL, ordinary_engine, over
from trictrac.kernel import state
from trictrac.kernel.batch import scratch
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import DECIDE, DIE_A, DIE_B, ME, MINE, OVER, PHASE, SEAT, THEIRS, THROW, TROUS, WINNER
from trictrac.players.engine import seen_by
from trictrac.players.exit_table import ExitTable
from trictrac.players.start_table import is_start
from trictrac.players.statistics import mean_of
from trictrac.score import Jan

PAIRS = 128
MOST = 600
SEED = 1818
CODES = 19
EXIT_DAMES = 6
LEADS = ("behind", "level", "ahead")


def play_chunk(first: int, pairs: int, seed: int) -> dict[str, Any]:
    """Plays some pairs; all that the page wants to know, added up."""
    table = Games(first, pairs, seed)
    while len(table.playing):
        table.coup()
    return table.summary()


class Games:
    """Many games side by side, with a tally of each."""

    def __init__(self, first: int, pairs: int, seed: int) -> None:
        games = 2 * pairs
        self.engine = ordinary_engine()
        self.rows = state.new_rows(games)
        self.rows[:, PHASE] = THROW
        self.pair = first + np.arange(games) // 2
        opening = np.array(UNEQUAL, np.int8)[self.pair % len(UNEQUAL)]
        self.rows[:, DIE_A : DIE_B + 1] = opening
        rng = np.random.default_rng([seed, first])
        self.dice = -np.sort(-rng.integers(1, 7, (pairs, 2, MOST, 2)), axis=3).astype(np.int8)
        self.thrown = np.zeros((games, 2), np.int64)
        self.playing = np.arange(games)
        self.coups = np.zeros(games, np.int64)
        self.points = np.zeros((games, CODES, 2), np.int64)  # by rencontre and seat of who marks
        self.times = np.zeros((games, CODES), np.int64)
        self.given = np.zeros(CODES, np.int64)  # points to the player who did not throw
        self.since = np.zeros(games, np.int64)  # coups of the releve
        self.trous_before = np.zeros(games, np.int64)
        self.releves: dict[str, list[tuple[int, int]]] = {"leave": [], "exit": [], "end": []}
        self.decisions = np.zeros((2, 3, 2), np.int64)  # grand jan full, lead, left
        self.exits: list[Any] = []
        self.exit_coups = 0
        self.plays, self.sheet = scratch()
        self.covers = ExitTable(EXIT_DAMES).covers

    def coup(self) -> None:
        """One throw of every game still played."""
        games = self.playing
        now = self.rows[games]
        self._lay_dice(now, games)
        self._note_exits(now)
        self._note_points(now, games)
        found, offsets, owners = self.engine.law.candidates(now)
        values = seen_by(self.engine.equity(found), found, now[:, SEAT][owners])
        best = self.engine.law.best(values, offsets)
        left = (now[:, PHASE] == DECIDE) & (best == offsets[1:] - 1)
        self._note_decisions(now, left)
        after = found[best]
        self.coups[games] += 1
        self.since[games] += 1
        self._note_releves(after, left, games)
        self.rows[games] = after
        self.playing = games[after[:, PHASE] != OVER]

    def _lay_dice(self, now: Any, games: Any) -> None:
        free = np.flatnonzero(now[:, DIE_A] == 0)
        seats = now[free, SEAT]
        number = self.thrown[games[free], seats] % MOST
        self.thrown[games[free], seats] += 1
        # In the second game of a pair the rows of dice change hands.
        stream = seats ^ (games[free] % 2)
        now[free, DIE_A : DIE_B + 1] = self.dice[games[free] // 2, stream, number]

    def _note_exits(self, now: Any) -> None:
        at = np.flatnonzero(self.covers(now))
        self.exit_coups += len(at)
        for row in now[at]:
            waiting = row.copy()
            waiting[DIE_A : DIE_B + 1] = 0
            self.exits.append(waiting)

    def _note_points(self, now: Any, games: Any) -> None:
        for row, game in zip(now, games, strict=True):
            _, count = score_throw(row, int(row[DIE_A]), int(row[DIE_B]), self.plays, self.sheet)
            for packed in self.sheet[:count].tolist():
                code, other, points = packed & 31, packed >> 5 & 1, packed >> 16
                self.times[game, code] += 1
                self.points[game, code, int(row[SEAT]) ^ other] += points
                self.given[code] += points * other

    def _note_decisions(self, now: Any, left: Any) -> None:
        at = np.flatnonzero(now[:, PHASE] == DECIDE)
        full = (now[at, ME + 7 : ME + 13] >= 2).all(axis=1)
        lead = 1 + np.sign(now[at, MINE + TROUS].astype(int) - now[at, THEIRS + TROUS])
        np.add.at(self.decisions, (full.astype(int), lead, left[at].astype(int)), 1)

    def _note_releves(self, after: Any, left: Any, games: Any) -> None:
        over_now = after[:, PHASE] == OVER
        for i in np.flatnonzero(over_now | is_start(after)):
            game = games[i]
            trous = int(after[i, MINE + TROUS]) + int(after[i, THEIRS + TROUS])
            kind = "end" if over_now[i] else ("leave" if left[i] else "exit")
            self.releves[kind].append((int(self.since[game]), trous - int(self.trous_before[game])))
            self.trous_before[game], self.since[game] = trous, 0

    def summary(self) -> dict[str, Any]:
        """The tally as plain data."""
        winner = self.rows[:, WINNER].astype(int)
        won = self.points[np.arange(len(winner)), :, winner]
        loser_trous = np.where(self.rows[:, SEAT] == winner, self.rows[:, THEIRS + TROUS], self.rows[:, MINE + TROUS])
        return {
            "beginner": (1 - winner).reshape(-1, 2).mean(axis=1).tolist(),
            "opening": (self.pair[::2] % len(UNEQUAL)).tolist(),
            "coups": self.coups.tolist(),
            "times": self.times.sum(axis=0),
            "points": self.points.sum(axis=(0, 2)),
            "given": self.given,
            "to_winner": won.sum(axis=0),
            "games_with": (self.times > 0).sum(axis=0),
            "releves": self.releves,
            "decisions": self.decisions,
            "loser_trous": loser_trous.tolist(),
            "exit_coups": self.exit_coups,
            "exits": np.array(self.exits, np.int8).reshape(-1, state.ROW),
        }


def play_games(workers: int, pairs: int) -> dict[str, Any]:
    """So many pairs of games, summed up for the page."""
    tasks = [(first, min(PAIRS, pairs - first), SEED) for first in range(0, pairs, PAIRS)]
    parts = over(workers, "self-play, chunks", play_chunk, tasks)

    def joined(name: str) -> list[Any]:
        return [value for part in parts for value in part[name]]

    def total(name: str) -> Any:
        return sum(part[name] for part in parts)

    games = 2 * pairs
    by_begin = mean_of(joined("beginner"))
    releves = {kind: [pair for part in parts for pair in part["releves"][kind]] for kind in ("leave", "exit", "end")}
    exits = np.concatenate([part["exits"] for part in parts])
    return {
        "games": games,
        "beginner": {"mean": by_begin.mean, "low": by_begin.low, "high": by_begin.high},
        "pair_spread": float(np.std(joined("beginner"))),
        "coups": joined("coups"),
        "loser_trous": np.bincount(joined("loser_trous"), minlength=12).tolist(),
        "jans": _jans(games, total("times"), total("points"), total("given"), total("to_winner"), total("games_with")),
        "releves": {kind: len(found) for kind, found in releves.items()},
        "releve_coups": {kind: _mean(found, 0) for kind, found in releves.items()},
        "releve_trous": {kind: _mean(found, 1) for kind, found in releves.items()},
        "trous_histogram": np.bincount([pair[1] for found in releves.values() for pair in found]).tolist(),
        "decisions": total("decisions").tolist(),
        "exit_coups": total("exit_coups"),
        "exits": exits.tobytes().hex(),
    }


def _mean(found: list[tuple[int, int]], column: int) -> float:
    return float(np.mean([pair[column] for pair in found])) if found else 0.0


def _jans(games: int, times: Any, points: Any, given: Any, to_winner: Any, games_with: Any) -> list[dict[str, Any]]:
    return [
        {
            "jan": jan.value,
            "times": float(times[code] / games),
            "games_with": float(games_with[code] / games),
            "points": float(points[code] / games),
            "given": float(given[code] / games),
            "share": float(points[code] / points.sum()),
            "to_winner": float(to_winner[code] / points[code]) if points[code] else None,
        }
        for code, jan in enumerate(Jan, 1)
    ]
