"""Positions drawn from games of all levels: what teaches a theme is kept, with its key's difficulty.

The work is cut into chunks of games that carry their seeds (``players.bulk``), so the pools do not depend on who mines
them. Of what a chunk finds, and of what all chunks found, those with the smallest hash are kept: a choice that knows
nothing of the order of the work.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

import numpy as np

from trictrac.camp import COIN, lacking
from trictrac.errors import TrictracError
from trictrac.figures import DIABLE, ECOLIER, revirades
from trictrac.kernel import state
from trictrac.lessons import master
from trictrac.lessons.exercise import Item
from trictrac.lessons.kinds import ask
from trictrac.lessons.kinds.choices import BETWEEN, LEAVE, STAY
from trictrac.lessons.pupils import choice_difficulty, law_difficulty
from trictrac.lessons.sight import Sight
from trictrac.lessons.themes import THEMES
from trictrac.play import Play
from trictrac.players.bulk import resumable
from trictrac.players.engine import Numbers
from trictrac.players.levels import LEVELS, Level
from trictrac.players.numpy_law import NumpyLaw
from trictrac.position import Position
from trictrac.rules import LOI_2013
from trictrac.throws import Plein

CHUNKS = 32
"""Each level meets itself and three others."""
GAMES, SLOW_GAMES = 36, 1
"""Games of one chunk; fewer where somebody looks ahead."""
MOST_COUPS = 300
GAMES_TO_THE_END = 12
"""So many more in which nobody leaves, where the master is asked: few games reach the exit."""
OPENINGS, COUPS_OF_OPENING = 400, 7
"""The jans of the first coups and first plays beyond doubt are rare in whole games: more games are begun for them, and
not played on."""
TRIED = 12
"""With so many positions of a chunk all throws are tried where choices of a kind are few."""
PER_CHUNK = 30
"""The most positions of a theme that one chunk gives: games are many, and neighbours are alike."""
WEIGHED = 20
"""The most positions of a theme that the master is asked about in one chunk."""
EVERY = 3
"""Of so many positions one is searched for themes that are not rare."""
SHIPPED = 320
"""The most positions of a theme that are shipped."""

Found = dict[str, list[str]]
"""The lines of the items, by theme."""


class MiningError(TrictracError):
    """A wish that no mine fulfils."""


def mine(
    seed: int,
    chunks: int,
    executor: Executor | None = None,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, list[Item]]:
    """The items of every mined theme."""
    work = ("law", "choice")
    tasks: dict[str, tuple[object, ...]] = {
        f"{what} {seed} {number}": (what, seed, number) for what in work for number in range(chunks)
    }
    pools: dict[str, set[str]] = defaultdict(set)
    for found in resumable(mine_chunk, tasks, executor, kept, progress).values():
        for theme, lines in found.items():
            pools[theme].update(lines)
    themes = [theme.name for theme in THEMES.values() if theme.mined]
    return {name: [Item.parse(line) for line in chosen(name, pools[name], SHIPPED)] for name in themes}


def chosen(theme: str, lines: Iterable[str], most: int) -> list[str]:
    """So many of the lines, by their hash."""
    return sorted(lines, key=lambda line: hashlib.sha256(f"{theme} {line}".encode()).digest())[:most]


def mine_chunk(what: str, seed: int, number: int) -> Found:
    """What the games of one chunk give of the ``law``, or of ``choice``."""
    players = LEVELS[number % len(LEVELS)], LEVELS[(number + number // len(LEVELS)) % len(LEVELS)]
    slow = any(level.depths for level in players)
    begun = 0 if slow else OPENINGS
    first = rows_of_games(players, seed, number, games=begun, most_coups=COUPS_OF_OPENING)
    rows = rows_of_games(players, seed, number, stays=number % 3 == 2)
    if what == "choice":
        if not slow:
            rows = np.concatenate([rows, rows_of_games(players, seed, number, stays=True, games=GAMES_TO_THE_END)])
        tried = [_by_any_throw(rows, near) for near in (_nearly_full, _at_home)]
        every = np.unique(np.concatenate([rows, first, *tried]), axis=0)
        return {name: [str(item) for item in items] for name, items in choice_items(every, seed).items()}
    found: dict[str, set[str]] = defaultdict(set)
    for place, row in enumerate(rows):
        for name, item in law_items(Sight.of(Position.from_row(row)), rare_only=place % EVERY > 0):
            found[name].add(str(item))
    for row in first:
        opening = THEMES[OPENING].item(Sight.of(Position.from_row(row)))
        if opening is not None:
            found[OPENING].add(str(_measured(OPENING, opening)))
    return {name: chosen(name, lines, PER_CHUNK) for name, lines in found.items()}


def rows_of_games(
    players: tuple[Level, Level],
    seed: int,
    number: int,
    stays: bool = False,
    games: int | None = None,
    most_coups: int = MOST_COUPS,
) -> Numbers:
    """Every throw of some games between two levels, the dice on the table and nothing marked; no two rows alike.

    ``stays``: nobody leaves after a trou, so that games reach the retour and the exit, which are seldom seen.
    """
    law = NumpyLaw()
    if games is None:
        games = SLOW_GAMES if any(level.depths for level in players) else GAMES
    rows = state.new_rows(games, LOI_2013.trous, LOI_2013.bits)
    numbers = number * OPENINGS + np.arange(games)
    seats = np.arange(games) % 2
    choosers = [level.player() for level in players]
    chance = np.random.default_rng([seed, number])
    playing = np.arange(games)
    seen: dict[bytes, Numbers] = {}
    for coup in range(most_coups):
        now = rows[playing]
        law.draw_dice(now, seed, numbers[playing], coup)
        seen.update((row.tobytes(), row.copy()) for row in now if row[state.PHASE] == state.THROW)
        found, offsets, _ = law.candidates(now)
        if stays:
            now[now[:, state.PHASE] == state.DECIDE, state.PHASE] = state.PLAY
        taken = offsets[:-1].copy()
        for place, chooser in enumerate(choosers):
            theirs = (np.diff(offsets) > 1) & ((now[:, state.SEAT] ^ seats[playing]) == place)
            if theirs.any():
                taken[theirs] += chooser.choose(np.ascontiguousarray(now[theirs]), chance)
        rows[playing] = found[taken]
        playing = playing[rows[playing][:, state.PHASE] < state.OVER]
        if not len(playing):
            break
    return np.array(list(seen.values()), np.int8).reshape(-1, state.ROW)


def _few(rows: Numbers, most: int) -> Numbers:
    """So many of the rows, by their hash."""
    order = sorted(range(len(rows)), key=lambda place: hashlib.sha256(rows[place].tobytes()).digest())
    return rows[order[:most]]


def _by_any_throw(rows: Numbers, near: Callable[[tuple[int, ...]], bool]) -> Numbers:
    """Some rows whose thrower's dames stand in a certain way, with each of the 21 throws."""
    chosen = [place for place, row in enumerate(rows) if near(Position.from_row(row).mover.dames)]
    few = _few(rows[chosen], TRIED)
    few[:, [state.DIE_A, state.DIE_B]] = 0
    return NumpyLaw().lay_all_throws(few)


def _nearly_full(dames: tuple[int, ...]) -> bool:
    return any(lacking(dames, plein.first) == 2 for plein in _OWN)


def _at_home(dames: tuple[int, ...]) -> bool:
    return not any(dames[: Plein.RETOUR.first - 1])


def law_items(sight: Sight, rare_only: bool = False) -> Iterator[tuple[str, Item]]:
    """What a position teaches of the law, theme by theme."""
    for theme in THEMES.values():
        item = None if rare_only and not theme.rare else theme.item(sight)
        if item is not None:
            yield theme.name, _measured(theme.name, item)


def _measured(theme: str, item: Item) -> Item:
    return replace(item, difficulty=law_difficulty(ask(THEMES[theme].kind, item)))


def choice_items(rows: Numbers, seed: int) -> dict[str, list[Item]]:
    """The choices of some rows that are beyond doubt, by theme. A quick look says which are worth asking about."""
    asked: dict[str, list[int]] = defaultdict(list)
    for place, answer in enumerate(master.answers(rows, (), master.PLAIN)):
        if answer is not None:
            theme = choice_theme(Sight.of(Position.from_row(rows[place])), answer)
            if theme:
                asked[theme].append(place)
    found: dict[str, list[Item]] = {}
    for theme, places in asked.items():
        items = [choice_item(theme, row, seed) for row in _few(rows[places], WEIGHED)]
        found[theme] = [item for item in items if item is not None]
    return found


def choice_item(theme: str, row: Numbers, seed: int) -> Item | None:
    """The item of a row, None where a longer look finds another theme, a closer choice, or no certainty."""
    answer = master.answers(row[np.newaxis])[0]
    sight = Sight.of(Position.from_row(row))
    if answer is None or choice_theme(sight, answer) != theme or not master.confirmed(answer, seed):
        return None
    judged = row[np.newaxis].copy()
    NumpyLaw().candidates(judged)
    if answer.leaves:
        leaving = len(answer.rows) - 1
        detail = LEAVE if answer.right == [leaving] else STAY
        right = [leaving] if detail == LEAVE else list(range(leaving))
    else:
        detail = BETWEEN.join(str(sight.plays[place]) for place in answer.right)
        right = answer.right
    return Item(sight.position, detail, choice_difficulty(judged[0], right, seed))


def choice_theme(sight: Sight, answer: master.Answer) -> str | None:
    """What a choice teaches."""
    if answer.leaves:
        return STAYING
    best, second = sight.plays[answer.right[0]], sight.plays[answer.second]
    taught = [name for name, teaches in _TEACHES.items() if teaches(sight, best, second)]
    rare = [name for name in RARE if name in taught]
    if rare:
        return rare[0]
    return sight.chance("choice").choice(taught) if taught else None


def _inside(sight: Sight, best: Play, _second: Play) -> bool:
    """A dame goes in, and one alone is missing then (LL 59, 74)."""
    before, after = sight.position.mover.dames, best.apply(sight.position.mover.dames)
    return any(lacking(before, plein.first) > 1 == lacking(after, plein.first) for plein in _OWN)


def _runs(sight: Sight, _best: Play, _second: Play) -> bool:
    return any(sight.position.mover.dames[12:]) or any(sight.position.other.dames[12:])


def _builds(sight: Sight, best: Play, _second: Play) -> bool:
    """It makes the case du diable or that of the ecolier, or turns a case over (LL 66, 85)."""
    before, after = sight.position.mover.dames, best.apply(sight.position.mover.dames)
    made = any(before[case - 1] < 2 <= after[case - 1] for case in (DIABLE, ECOLIER))
    return made or bool(revirades(sight.position.turn, sight.position.mover, best))


def _uncovers(sight: Sight, best: Play, second: Play) -> bool:
    """The two differ in how many dames they leave alone."""
    one, other = (play.apply(sight.position.mover.dames) for play in (best, second))
    return one.count(1) != other.count(1)


def _takes_or_leaves_the_corner(sight: Sight, best: Play, second: Play) -> bool:
    """One of the two plays ends with the corner held, and the other does not."""
    held = {play.apply(sight.position.mover.dames)[COIN - 1] >= 2 for play in (best, second)}
    return len(held) == 2


def _goes_out(sight: Sight, _best: Play, _second: Play) -> bool:
    return _at_home(sight.position.mover.dames)


_OWN = (Plein.PETIT, Plein.GRAND)
STAYING, OPENING = "stay-or-leave", "opening-jans"
RARE = ("best-exit", "inside")
"""They go before the others: few positions teach them."""
_TEACHES: dict[str, Callable[[Sight, Play, Play], bool]] = {
    "best-exit": _goes_out,
    "inside": _inside,
    "first-plays": lambda sight, _best, _second: sight.position.mover.coups <= 2,
    "run": _runs,
    "great-jan": _builds,
    "uncover": _uncovers,
    "best-corner": _takes_or_leaves_the_corner,
}
