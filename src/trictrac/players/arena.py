"""A match between two players: chunks of paired games, on any Executor, that survives an interruption.

Chunks are the same whoever plays them and in whatever order, so that a match has
one result: in one process or in many, at once or resumed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, get_args

from trictrac.errors import TrictracError
from trictrac.journal import Journal
from trictrac.players.bulk import as_finished
from trictrac.players.engine import Numbers
from trictrac.players.match import Form, play_pairs
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import Player
from trictrac.players.program import PATIENCE_S, ProgramPlayer
from trictrac.players.registry import SLOW, check_name, make
from trictrac.players.statistics import Estimate, mean_of, share_of
from trictrac.rules import Rules, Stakes
from trictrac.words import fact

CHUNK = 32
"""Pairs played together: a batch large enough for a net, small enough to lose little by an interruption."""
SLOW_CHUNK = 2
"""The same where somebody looks ahead: such a game takes seconds, and every core should have its part."""
MOST_GAMES = 10_000_000
MOST_SEED = 2**32 - 1
MOST_PATIENCE_S = 86_400
VERSION = 1

COUNTS = ("wins", "losses", "refaits", "unfinished", "coups")

# Results of the two games of a pair, added up: half-wins, trous, stakes or jetons.
Pair = tuple[int, int, int]


class ArenaError(TrictracError):
    """A match that cannot be played or resumed as asked."""


@dataclass(frozen=True)
class Match:
    """What is played: two players by name, how many games, of which form, with which dice."""

    first: str
    second: str
    games: int
    form: Form = "ordinary"
    stakes: Stakes = "simple"
    seed: int = 1
    programs: tuple[str, ...] = ()
    """Those of the two names that are commands: programs that speak the line protocol (docs/engine.md)."""
    patience_s: float = PATIENCE_S
    """How long a program may think about one choice."""

    def __post_init__(self) -> None:
        for name in (self.first, self.second):
            if name not in self.programs:
                check_name(name)
        if not 0 < self.patience_s <= MOST_PATIENCE_S:
            raise ArenaError(fact("arena-patience", most=MOST_PATIENCE_S), str(self.patience_s))
        if not 2 <= self.games <= MOST_GAMES or self.games % 2:
            raise ArenaError(
                fact("arena-games", most=MOST_GAMES, games=self.games),
                str(self.games),
            )
        if not 0 <= self.seed <= MOST_SEED:
            raise ArenaError(
                fact("arena-seed", most=MOST_SEED, seed=self.seed),
                str(self.seed),
            )
        if self.form not in get_args(Form) or self.stakes not in get_args(Stakes):
            raise ArenaError(
                fact("arena-no-form", form=self.form, stakes=self.stakes),
                self.form,
            )
        if self.form != "ordinary" and self.stakes != "simple":
            raise ArenaError(
                fact("arena-stakes-ordinary-only"),
                self.stakes,
            )

    @property
    def pairs(self) -> int:
        return self.games // 2

    @property
    def chunk(self) -> int:
        """How many pairs are played together."""
        return SLOW_CHUNK if {self.first, self.second} & SLOW else CHUNK

    @property
    def chunks(self) -> dict[int, int]:
        """The number of the first pair of each chunk, and how many pairs it has."""
        return {first: min(self.chunk, self.pairs - first) for first in range(0, self.pairs, self.chunk)}

    @contextmanager
    def players(self) -> Iterator[tuple[Player[Numbers], Player[Numbers]]]:
        """The two players; programs among them run as long as they are needed."""
        with ExitStack() as programs:

            def seated(name: str) -> Player[Numbers]:
                if name not in self.programs:
                    return make(name)
                return programs.enter_context(ProgramPlayer(name, self.form, self.rules, self.patience_s))

            yield seated(self.first), seated(self.second)

    @property
    def rules(self) -> Rules:
        return Rules(stakes=self.stakes)

    def to_data(self) -> dict[str, object]:
        data = asdict(self)
        del data["patience_s"]  # it changes no game
        if not self.programs:
            del data["programs"]
        return data


@dataclass(frozen=True)
class Chunk:
    """The results of some pairs that follow each other."""

    first: int
    pairs: tuple[Pair, ...]
    wins: int
    losses: int
    refaits: int
    unfinished: int
    coups: int

    def to_data(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Chunk:
        counts = {name: int(data[name]) for name in ("first", *COUNTS)}
        return cls(pairs=tuple((int(h), int(t), int(w)) for h, t, w in data["pairs"]), **counts)


def play_chunk(match: Match, first: int) -> Chunk:
    """Plays one chunk, in whatever process."""
    numbers = range(first, first + match.chunks[first])
    with match.players() as players:
        played = play_pairs(NumpyLaw(), players, match.form, match.rules, match.seed, numbers)
    games = [game for pair in played for game in pair]
    finished = [game for game in games if game.finished]
    return Chunk(
        first=first,
        pairs=tuple((int(2 * (a.won + b.won)), a.trous + b.trous, a.worth + b.worth) for a, b in played),
        wins=sum(game.won == 1 for game in finished),
        losses=sum(game.won == 0 for game in finished),
        refaits=sum(game.won == 0.5 for game in finished),
        unfinished=len(games) - len(finished),
        coups=sum(game.coups for game in games),
    )


class Tally:
    """What is known of a match so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._chunks: dict[int, Chunk] = {}

    def add(self, chunk: Chunk) -> None:
        """Takes in a chunk; one that is known already changes nothing."""
        self._chunks[chunk.first] = chunk

    @property
    def missing(self) -> list[int]:
        """The chunks still to be played."""
        return [first for first in self.match.chunks if first not in self._chunks]

    @property
    def games(self) -> int:
        return sum(2 * len(chunk.pairs) for chunk in self._chunks.values())

    def count(self, what: str) -> int:
        """The sum of one of the ``COUNTS``."""
        return sum(getattr(chunk, what) for chunk in self._chunks.values())

    @property
    def win_rate(self) -> Estimate:
        """The first player's share of the games; a refait and a game given up are half won."""
        return share_of([half_wins / 4 for half_wins, _, _ in self._pairs])

    @property
    def trous(self) -> Estimate:
        """The first player's trous less the opponent's, per game."""
        return mean_of([trous / 2 for _, trous, _ in self._pairs])

    @property
    def worth(self) -> Estimate:
        """What the first player wins per game: stakes, or jetons of a marque."""
        return mean_of([worth / 2 for _, _, worth in self._pairs])

    def to_data(self) -> dict[str, object]:
        return {
            **self.match.to_data(),
            "games": self.games,
            "pairs": self.games // 2,
            **{what: self.count(what) for what in COUNTS},
            "win_rate": self.win_rate.to_data(),
            "trous_per_game": self.trous.to_data(),
            ("stakes" if self.match.form == "ordinary" else "jetons") + "_per_game": self.worth.to_data(),
        }

    @property
    def _pairs(self) -> list[Pair]:
        return [pair for first in sorted(self._chunks) for pair in self._chunks[first].pairs]


def play_match(
    match: Match,
    executor: Executor | None = None,
    resume: Path | None = None,
    report: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Plays what is missing of a match and returns the whole; ``report`` hears of every chunk.

    Without an executor the games are played here. With ``resume``, finished chunks are kept in that
    file as they come, and those it holds already are not played again.
    """
    tally = Tally(match)
    journal = _open(resume, tally) if resume else None
    try:
        report(tally)
        for _, chunk in as_finished(play_chunk, [(match, first) for first in tally.missing], executor):
            tally.add(chunk)
            if journal:
                journal.append([_line(chunk.to_data())])
            report(tally)
    finally:
        if journal:
            journal.close()
    return tally


def _open(path: Path, tally: Tally) -> Journal:
    """The file of a match, new or to go on with; what it holds goes to the tally."""
    head = {"arena": VERSION, "chunk": tally.match.chunk, **tally.match.to_data()}
    if not path.exists() or path.stat().st_size == 0:
        path.unlink(missing_ok=True)
        return Journal.create(path, [_line(head)])
    journal, lines = Journal.open(path)
    try:
        for chunk in _read(path, lines, head):
            tally.add(chunk)
    except BaseException:
        journal.close()
        raise
    return journal


def _read(path: Path, lines: list[bytes], head: dict[str, Any]) -> list[Chunk]:
    """The chunks in the lines of a file that begins with this head."""
    try:
        found, *chunks = [json.loads(line) for line in lines]
        if found != head:
            raise _other_match(path, found, head)
        return [Chunk.from_data(chunk) for chunk in chunks]
    except ArenaError:
        raise
    except (KeyError, TypeError, ValueError):
        raise ArenaError(fact("arena-not-a-match", path=str(path)), str(path)) from None


def _other_match(path: Path, found: dict[str, Any], head: dict[str, Any]) -> ArenaError:
    if found["arena"] != VERSION or found.get("chunk") not in (CHUNK, SLOW_CHUNK):
        return ArenaError(
            fact("arena-other-version", path=str(path)),
            str(path),
        )
    other = ", ".join(f"{name} {found.get(name)}" for name in head if found.get(name) != head[name])
    return ArenaError(
        fact("arena-other-match", path=str(path), other=other),
        str(path),
    )


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
