"""How records scale: ``python -m tests.records.scale [COUPS]`` writes a long one, reads it and checks it again."""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from trictrac import forms
from trictrac.records import Header, Visitor, Where, check, read, write
from trictrac.records.words import amounts
from trictrac.table import Event, Mode, Setting

from .driver import NAMES, play_session

GAMES = 20
SETTING = Setting((Mode.AUTOMATIC, Mode.AUTOMATIC))


class Counter(Visitor[int]):
    """Counts events and keeps none."""

    def begin_session(self, where: Where) -> None:
        """Counts from zero."""
        self.count = 0

    def visit_event(self, event: Event, where: Where) -> None:
        """One more."""
        self.count += 1

    def result(self) -> int:
        """All of them."""
        return self.count


class Long:
    """One session of many games, made of twenty that are repeated; its lines are never held together."""

    def __init__(self, coups: int) -> None:
        lines, self._totals = _round()
        start = next(place for place, line in enumerate(lines) if line.startswith("game "))
        self._games = lines[start:-1]
        self.coups_of_a_round = sum(line[4:5] == "." for line in lines)
        self.rounds = max(1, -(-coups // self.coups_of_a_round))
        self.games = GAMES * self.rounds
        self.coups = self.coups_of_a_round * self.rounds

    def __iter__(self) -> Iterator[str]:
        form = forms.ordinary(NAMES[:2], games=self.games)
        yield from write(Header(form, SETTING), [])
        number = 0
        for _ in range(self.rounds):
            for line in self._games:
                if line.startswith("game "):
                    number += 1
                    yield f"game {number}  white A, black B\n"
                else:
                    yield line
        yield f"total  {amounts(tuple(self.rounds * total for total in self._totals))}\n"


@lru_cache(1)
def _round() -> tuple[list[str], tuple[int, ...]]:
    form = forms.ordinary(NAMES[:2], games=GAMES)
    table = play_session(form, SETTING, 1)
    return list(write(Header(form, SETTING), table.events, times=False)), table.state.form.account().totals


def main() -> None:
    """Measures."""
    long = Long(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.txt"
        with path.open("w", encoding="utf-8") as file:
            file.writelines(long)
        print(f"{long.coups:,} coups, {long.games:,} games in one session, {path.stat().st_size / 1e6:.1f} MB")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        began = time.process_time()
        with path.open(encoding="utf-8") as file:
            events = sum(read(file, Counter()))
        spent = time.process_time() - began
        print(f"read:  {spent:6.1f} s, {events / spent:,.0f} events/s")
        began = time.process_time()
        with path.open(encoding="utf-8") as file:
            (verdict,) = check(file)
        spent = time.process_time() - began
        assert verdict.right, verdict.sentence()
        assert verdict.coups == long.coups
        print(
            f"check: {spent:6.1f} s, {long.coups / spent:,.0f} coups/s, {1000 * spent / long.games:.1f} s a 1,000 games"
        )
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(f"memory: {before / 1024:.0f} MB before, {after / 1024:.0f} MB at most")


if __name__ == "__main__":
    main()
