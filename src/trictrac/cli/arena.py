"""``trictrac arena``: which of two players is the stronger, and by how much."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser, spoken
from trictrac.cli.telling import complain, tell
from trictrac.errors import INTERRUPTED
from trictrac.players.arena import ArenaError, Match, Tally, play_match
from trictrac.players.bulk import processes
from trictrac.players.program import PATIENCE_S
from trictrac.players.registry import PLAYERS, find
from trictrac.players.statistics import Estimate
from trictrac.words import Arg, Fact, decimal, fact, percent, say

BAR = 20
PAIR = 2


def register(parser: Parser) -> None:
    parser.add("players", metavar="PLAYER", nargs="*")
    parser.add("--program", metavar="COMMAND", action="append", default=[])
    parser.add("--patience", metavar="S", type=float, default=PATIENCE_S)
    parser.add("--games", metavar="N", type=int, default=1000)
    parser.add("--form", choices=("ordinary", "a-ecrire"), default="ordinary")
    parser.add("--stakes", choices=("simple", "double", "quadruple"), default="simple")
    parser.add("--seed", metavar="S", type=int, default=1)
    parser.add("--workers", metavar="K", type=int)
    parser.add("--resume", metavar="FILE", type=Path)
    parser.add("--json", action="store_true")
    parser.add("--progress", action="store_true")
    parser.add("--lang", metavar="LANGUAGE")
    parser.epilog = f"{parser.epilog}\n\n{say('help-arena-roster', spoken(), players=', '.join(PLAYERS))}"


def run(args: argparse.Namespace) -> int:
    """Plays the match; what cannot be played gets one sentence and exit status 2."""
    players = [*args.program, *map(find, args.players)]
    if len(players) != PAIR:
        raise ArenaError(fact("arena-two", count=len(players)), " ".join(players))
    first, second = players
    programs = tuple(args.program)
    match = Match(first, second, args.games, args.form, args.stakes, args.seed, programs, args.patience)
    if args.workers is not None and args.workers < 1:
        raise ArenaError(fact("arena-workers"), str(args.workers))
    ensure_compiled()
    with match.players():
        pass  # whatever must be compiled or is missing shows here, before the workers start
    progress = MatchProgress(args.lang, args.progress or sys.stderr.isatty())
    try:
        with processes(min(args.workers or available_cores(), len(match.chunks))) as executor:
            tally = play_match(match, executor, args.resume, progress)
    except KeyboardInterrupt:
        progress.end()
        resumed = _say("stopped", args.lang, done=progress.done, file=str(args.resume))
        complain(resumed if args.resume else _say("stopped-lost", args.lang))
        return INTERRUPTED
    progress.end()
    if args.json:
        print(json.dumps(tally.to_data(), indent=2))
    else:
        tell(page(match, tally, progress.rate, args.lang))
    return 0


def available_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class MatchProgress:
    """The bar on stderr, and the speed of this run."""

    def __init__(self, lang: str, shown: bool) -> None:
        self.lang = lang
        self.shown = shown
        self.done = 0
        self.rate = 0.0
        self._before: int | None = None
        self._start = time.perf_counter()

    def __call__(self, tally: Tally) -> None:
        if self._before is None:
            self._before = tally.games
        self.done = tally.games
        played = self.done - self._before
        self.rate = played / max(time.perf_counter() - self._start, 1e-9)
        if self.shown and played:
            games = tally.match.games
            full = BAR * self.done // games
            seconds = round((games - self.done) / self.rate)
            text = _say(
                "progress",
                self.lang,
                done=self.done,
                games=games,
                share=percent(tally.win_rate.mean),
                rate=round(self.rate),
                left=f"{seconds // 60}:{seconds % 60:02}",
            )
            start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
            print(f"{start}[{'#' * full}{'.' * (BAR - full)}] {text}", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leaves the line of the bar."""
        if self.shown and sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def page(match: Match, tally: Tally, rate: float, lang: str) -> str:
    counts = {name: tally.count(name) for name in ("wins", "losses", "refaits", "unfinished")}
    form = match.form
    title = _say("title", lang, first=match.first, second=match.second, games=tally.games, form=form, **counts)
    lines = [
        title,
        _figure(_say("win-rate", lang), tally.win_rate, lang, lambda share: percent(share, 2)),
        _figure(_say("trous", lang, form=form), tally.trous, lang, _signed),
        _figure(_say("worth", lang, form=form), tally.worth, lang, _signed),
        _say("foot", lang, first=match.first, pairs=tally.games // 2, seed=match.seed),
    ]
    if rate:
        lines[-1] += " " + _say("speed", lang, rate=round(rate))
    return "\n".join(lines)


def _signed(value: float) -> Fact:
    return decimal(value, 3, signed=True)


def _figure(name: str, estimate: Estimate, lang: str, written: Callable[[float], Fact]) -> str:
    interval = _say("interval", lang, low=written(estimate.low), high=written(estimate.high))
    return f"  {name:18} {say(written(estimate.mean), lang):>10}   {interval}"


def _say(key: str, lang: str, **values: Arg) -> str:
    return say(fact(f"cli-arena-{key}", **values), lang)
