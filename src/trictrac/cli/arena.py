"""``trictrac arena``: which of two players is the stronger, and by how much."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of
from trictrac.words import Arg, Fact, decimal, fact, language, say

if TYPE_CHECKING:
    from trictrac.players.arena import Match, Tally
    from trictrac.players.statistics import Estimate

BAR = 20


class _Help(argparse.RawDescriptionHelpFormatter):
    """Names the players when the help is asked for: importing them takes a moment that other commands need not wait."""

    def add_text(self, text: str | None) -> None:
        if text and "{players}" in text:
            from trictrac.players.registry import PLAYERS

            text = text.format(players=", ".join(PLAYERS))
        super().add_text(text)


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "arena",
        help=help_of("arena"),
        formatter_class=_Help,
        description="Two computer players play many games. Every throw is used twice: games come in pairs with the\n"
        "same dice and the seats changed, so that luck falls on both alike. Printed is how A fares\n"
        "against B, each figure with the interval that holds the true one in 95 of 100 such matches;\n"
        "if the interval of the win rate excludes 50 %, one of them is the stronger.",
        epilog="examples:\n"
        "  trictrac arena careful greedy --games 1000\n"
        "      ordinary games of 12 trous: share of games won, trous and stakes a game\n"
        "  trictrac arena careful greedy --games 400 --form a-ecrire\n"
        "      marqués of the written game: jetons a marqué (consolation 2; a refait is worth 0, half won)\n"
        "  trictrac arena careful random --games 20000 --resume match.jsonl\n"
        "      finished chunks are kept in the file; stopped and given again, the command goes on from there\n\n"
        "The result depends on the players, the games, the form, the stakes and the seed, never on the\n"
        "number of workers. Four times the games halve the interval.\n\n"
        "players: {players}",
    )
    add = parser.add_argument
    add("first", metavar="A", help="a player")
    add("second", metavar="B", help="the other player; may be the same")
    add("--games", metavar="N", type=int, default=1000, help="how many games, an even number (default: 1000)")
    add("--form", choices=("ordinary", "a-ecrire"), default="ordinary", help="what is played (default: ordinary)")
    add(
        "--stakes",
        choices=("simple", "double", "quadruple"),
        default="simple",
        help="what an ordinary game pays (art. XX): one stake; double for grande bredouille; up to quadruple",
    )
    add("--seed", metavar="S", type=int, default=1, help="another number, other dice (default: 1)")
    add("--workers", metavar="K", type=int, help="processes at work (default: one per core)")
    add("--resume", metavar="FILE", type=Path, help="keep finished games in FILE and go on with those it holds")
    add("--json", action="store_true", help="print the result as JSON")
    add("--progress", action="store_true", help="show progress even where stderr is no terminal")
    add("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays the match; what cannot be played gets one sentence and exit status 2."""
    from trictrac.players.arena import ArenaError, Match, play_match
    from trictrac.players.bulk import processes
    from trictrac.players.registry import UnknownPlayerError, make

    lang = language(args.lang)
    try:
        match = Match(args.first, args.second, args.games, args.form, args.stakes, args.seed)
        if args.workers is not None and args.workers < 1:
            raise ArenaError(fact("arena-workers"), str(args.workers))
        ensure_compiled()
        for name in (match.first, match.second):
            make(name)  # whatever must be compiled or is missing shows here, before the workers start
        progress = Progress(lang, args.progress or sys.stderr.isatty())
        try:
            with processes(min(args.workers or available_cores(), len(match.chunks))) as executor:
                tally = play_match(match, executor, args.resume, progress)
        except KeyboardInterrupt:
            progress.end()
            resumed = _say("stopped", lang, done=progress.done, file=str(args.resume))
            _complain(resumed if args.resume else _say("stopped-lost", lang))
            return 130
    except (ArenaError, UnknownPlayerError) as error:
        _complain(error.sentence(lang))
        return 2
    progress.end()
    if args.json:
        print(json.dumps(tally.to_data(), indent=2))
    else:
        from trictrac.terminal import Style

        print(Style.of(sys.stdout).fit(page(match, tally, progress.rate, lang)))
    return 0


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Progress:
    """The bar on stderr, and the speed of this run."""

    def __init__(self, lang: str, shown: bool) -> None:
        self.lang = lang
        self.shown = shown
        self.done = 0
        self.rate = 0.0
        self._before: int | None = None
        self._start = time.perf_counter()

    def __call__(self, tally: Tally) -> None:
        """Hears of every chunk."""
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
                share=_percent(100 * tally.win_rate.mean, 1),
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
    """The result to be read."""
    counts = {name: tally.count(name) for name in ("wins", "losses", "refaits", "unfinished")}
    form = match.form
    title = _say("title", lang, first=match.first, second=match.second, games=tally.games, form=form, **counts)
    lines = [
        title,
        _figure(_say("win-rate", lang), tally.win_rate, lang, lambda share: _percent(100 * share, 2)),
        _figure(_say("trous", lang, form=form), tally.trous, lang, _signed),
        _figure(_say("worth", lang, form=form), tally.worth, lang, _signed),
        _say("foot", lang, first=match.first, pairs=tally.games // 2, seed=match.seed),
    ]
    if rate:
        lines[-1] += " " + _say("speed", lang, rate=round(rate))
    return "\n".join(lines)


def _percent(share: float, places: int) -> Fact:
    return fact("percent", bound="none", number=decimal(share, places))


def _signed(value: float) -> Fact:
    return decimal(value, 3, signed=True)


def _figure(name: str, estimate: Estimate, lang: str, written: Callable[[float], Fact]) -> str:
    interval = _say("interval", lang, low=written(estimate.low), high=written(estimate.high))
    return f"  {name:18} {say(written(estimate.mean), lang):>10}   {interval}"


def _say(key: str, lang: str, **values: Arg) -> str:
    return say(fact(f"cli-arena-{key}", **values), lang)


def _complain(text: str) -> None:
    from trictrac.terminal import Style

    print(Style.of(sys.stderr).fit(f"trictrac: {text}"), file=sys.stderr)
