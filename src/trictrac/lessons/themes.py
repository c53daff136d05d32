"""The themes: what a position must have to teach one point. Each finds its item in a position, or finds none.

A theme belongs to one kind of exercise. Its positions are mined from games (``trictrac lessons mine``) and shipped in
``pools``; a few themes need no position and are drawn from a seed alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from trictrac import explain
from trictrac.camp import COIN, lacking
from trictrac.explain import RefusalKind
from trictrac.kernel import state
from trictrac.kernel.march import can_fill
from trictrac.lessons.exercise import Item, Skill
from trictrac.lessons.kinds import marks, names, plays, sums
from trictrac.lessons.sight import Sight
from trictrac.position import Position, is_full
from trictrac.score import Jan
from trictrac.throw import ALL_THROWS
from trictrac.throws import FILLS, KEEPS, Effect, Plein

Find = Callable[[Sight, random.Random], str | None]
"""The detail of the item that a position makes, None if it teaches something else."""


@dataclass(frozen=True, slots=True)
class Theme:
    """One point to be taught."""

    name: str
    kind: Skill
    find: Find | None = None
    """None where the master must find the answer (``mining``) or where no position is needed."""
    draw: Callable[[random.Random], Item] | None = None
    """Makes an item from chance alone."""
    dice: bool = True
    """Whether the dice belong to the question."""
    rare: bool = False
    """Whether every position of a game is searched for it; where it is common, or slow to find, some are enough."""

    worth_other_dice: Callable[[Position], bool] | None = None
    """Where the theme is so rare that a position is worth trying with all throws, not only with the one that came."""

    @property
    def mined(self) -> bool:
        """Whether its positions come from games."""
        return self.draw is None

    def item(self, sight: Sight) -> Item | None:
        """What the theme finds in a position."""
        if self.find is None:
            return None
        for seen in self._sights(sight):
            detail = self.find(seen, seen.chance(self.name))
            if detail is not None:
                return Item(seen.position if self.dice else replace(seen.position, throw=None), detail)
        return None

    def _sights(self, sight: Sight) -> Iterator[Sight]:
        yield sight
        if self.worth_other_dice and self.worth_other_dice(sight.position):
            throws = list(ALL_THROWS)
            sight.chance(self.name).shuffle(throws)
            yield from (Sight.of(replace(sight.position, throw=throw)) for throw in throws)


def _count(holds: Callable[[Sight], bool]) -> Find:
    """A sheet of some shape."""
    return lambda sight, _: "" if holds(sight) else None


def _only_beats_once(sight: Sight) -> bool:
    return [(mark.jan, mark.ways) for mark in sight.score] == [(Jan.BATTRE, 1)]


def _beaten(sight: Sight) -> int:
    return sum(mark.ways for mark in sight.score if mark.jan is Jan.BATTRE)


def _filled_by_ways(sight: Sight) -> int:
    return sum(mark.ways for mark in sight.score if mark.jan in FILLS and mark.case is not None)


def _ways_have_a_case(sight: Sight) -> bool:
    """No jan is filled by two dames at once: that is one way as well, and ends on no case alone."""
    return all(mark.case is not None for mark in sight.score if mark.jan in FILLS)


def _full(position: Position) -> bool:
    return Plein.full_in(position.mover) is not None


def _holds_a_jan(sight: Sight) -> bool:
    return _full(sight.position)


def _keeps_helplessly(sight: Sight) -> bool:
    return _holds_a_jan(sight) and sight.score.unplayed > 0


def _breaks_a_jan(sight: Sight) -> bool:
    return _holds_a_jan(sight) and not sight.jans & set(KEEPS)


def _refuses(*kinds: RefusalKind, where: Callable[[Sight], bool] = lambda _: True, legal: float = 0.35) -> Find:
    """A play that one of these rules refuses; in some of these positions a legal play instead."""

    def find(sight: Sight, chance: random.Random) -> str | None:
        if not where(sight) or len(sight.plays[0].moves) == 0:
            return None
        tried = [play for play, kind in sight.refused if kind in kinds]
        if not tried:
            return None
        if chance.random() < legal:
            return str(chance.choice(sight.plays))
        return str(tried[0])

    return find


def _strands(sight: Sight) -> bool:
    """A full jan that one number alone would keep, while both must be played and break it (LL 79)."""
    return _breaks_a_jan(sight) and sight.score.unplayed == 0


def _duty_breaks(sight: Sight, chance: random.Random) -> str | None:
    if not _strands(sight):
        return None
    position, full = sight.position, Plein.full_in(sight.position.mover)
    assert full is not None
    singles = [
        play
        for play in plays.attempts(position)
        if len(play.moves) == 1 and is_full(play.apply(position.mover.dames), full.first)
    ]
    chance.shuffle(singles)
    for play in singles:
        refused = explain.refusal(position, sight.throw, play)
        if refused and refused.kind is RefusalKind.BOTH_NUMBERS:
            return str(chance.choice(sight.plays)) if chance.random() < 0.3 else str(play)
    return None


def _near_puissance(sight: Sight) -> bool:
    """Dames stand where both numbers carry them just beyond the corner."""
    mover = sight.position.mover
    starts = [COIN + 1 - number for number in sight.throw]
    return mover.on(COIN) == 0 and all(mover.on(start) >= starts.count(start) for start in starts)


def _puissance(sight: Sight, chance: random.Random) -> str | None:
    if not _near_puissance(sight):
        return None
    starts = [COIN + 1 - number for number in sight.throw]
    return " ".join(f"{start}-{COIN}" for start in starts)


def _demands(demand: str, where: Callable[[Sight], bool] = lambda _: True) -> Find:
    """A play that some legal plays make and others do not."""

    def find(sight: Sight, _: random.Random) -> str | None:
        if not where(sight):
            return None
        met = sum(plays.DEMANDS[demand](play, sight.position) for play in sight.plays)
        return demand if 0 < met < len(sight.plays) else None

    return find


def _by_effet(sight: Sight) -> bool:
    return not any(play.par_puissance for play in sight.plays)


def _tout_d_une(sight: Sight, chance: random.Random) -> str | None:
    wish = chance.choice(("tout_d_une", "tout_a_bas"))
    return _demands(wish)(sight, chance)


def _touched(sight: Sight, chance: random.Random) -> str | None:
    cases = [case for case in sight.position.mover.occupied() if case != COIN]
    case = chance.choice(cases) if cases else 0
    key = plays.touching(sight.position, case, sight.plays) if case else []
    return f"{plays.TOUCHED}{case}" if 0 < len(key) < len(sight.plays) else None


def _lacks(jans: tuple[Plein, ...], holes: tuple[int, ...]) -> Callable[[Sight], bool]:
    """One of the jans is at hand and lacks so many dames: ``(2,)`` one whole case, ``(1, 1)`` two half ones."""

    def holds(sight: Sight) -> bool:
        dames, row = sight.position.mover.dames, sight.position.to_row()
        return any(
            lacking(dames, plein.first) == sum(holes)
            and sorted(2 - n for n in dames[plein.first - 1 : plein.first + 5] if n < 2) == sorted(holes)
            and can_fill(row, state.ME, plein.first)
            for plein in jans
        )

    return holds


def _effect(
    effect: Effect, where: Callable[[Sight], bool], least: int = 1, most: int = 12, how_many: bool = False
) -> Find:
    """Some of the throws do it, and not too many to be listed."""

    def find(sight: Sight, _: random.Random) -> str | None:
        if not where(sight):
            return None
        having = len(sight.position.throws().having(effect))
        return f"{'count ' if how_many else ''}{effect.value}" if least <= having <= most else None

    return find


_OWN = (Plein.PETIT, Plein.GRAND)


def _returning(sight: Sight) -> bool:
    return any(_lacks((Plein.RETOUR,), holes)(sight) for holes in ((1,), (2,), (1, 1)))


def _passed(sight: Sight) -> bool:
    return any(sight.position.mover.dames[COIN:])


def _at_home(sight: Sight) -> bool:
    """All dames but one at most are in the opponent's petit jan."""
    return sum(sight.position.mover.dames[:18]) <= 1


def _marks(holds: Callable[[Sight], bool]) -> Find:
    return lambda sight, _: "" if sight.mine and holds(sight) else None


def _in_bredouille(sight: Sight) -> bool:
    step = marks.step_of(sight.position)
    return step.double or step.broke or (not step.made and step.before.marks(step.side.other).points > 0)


def _ecole(sight: Sight, chance: random.Random) -> str | None:
    """Marks as a distracted player makes them: a reason forgotten, a way too many, or all right."""
    mine = [mark for mark in sight.score if mark.side is sight.position.turn]
    if not mine:
        return None
    price = mine[0].points // mine[0].ways
    reason = chance.choice(mine)
    marked = sight.mine + chance.choice((0, -reason.points, -(reason.points // reason.ways), price, 2))
    return str(marked)


def _not_done(sight: Sight, chance: random.Random) -> str | None:
    """A jan marked, and a play that does not make it though another would; now and then one that does."""
    played = _refuses(RefusalKind.MUST_FILL, RefusalKind.MUST_KEEP, legal=0.25)(sight, chance)
    return None if played is None else f"{marks.NOT_DONE}{played}"


def _claim(sight: Sight, chance: random.Random) -> str | None:
    """A claim on such marks: right, false, for less or for more."""
    marked = _ecole(sight, chance)
    if marked is None:
        return None
    worth = abs(sight.mine - int(marked))
    claimed = max(2, chance.choice((worth, worth, worth - 2, worth + 2)))
    return f"{marks.CLAIM}{marked} {claimed}"


def _order(sight: Sight, _: random.Random) -> str | None:
    return "" if len(marks.acts_of(sight.position)) >= 4 else None


_EXIT = (RefusalKind.NOT_ALL_IN, RefusalKind.NOT_FARTHEST, RefusalKind.FEWER_EXCEDANTS, RefusalKind.MUST_FINISH)
_FORBIDDEN = (RefusalKind.FORBIDDEN_GRAND, RefusalKind.FORBIDDEN_PETIT)
_OPENING = frozenset((Jan.SIX_TABLES, Jan.DEUX_TABLES, Jan.CONTRE_DEUX_TABLES, Jan.MEZEAS, Jan.CONTRE_MEZEAS))

_ALL = (
    Theme("places", Skill.NAME, draw=names.draw_places),
    Theme("numbers", Skill.NAME, draw=names.draw_numbers),
    Theme("tout-d-une", Skill.PLAY, _tout_d_une),
    Theme("closed-case", Skill.LEGAL, _refuses(RefusalKind.OCCUPIED, RefusalKind.NO_REST)),
    Theme(
        "both-numbers",
        Skill.LEGAL,
        _refuses(RefusalKind.LARGER_NUMBER, RefusalKind.BOTH_NUMBERS, where=lambda sight: len(sight.plays) <= 8),
    ),
    Theme("take-corner", Skill.PLAY, _demands("coin", _by_effet)),
    Theme("lone-corner", Skill.LEGAL, _refuses(RefusalKind.LONE_COIN, RefusalKind.OTHER_COIN)),
    Theme("puissance", Skill.LEGAL, _puissance),
    Theme("beat-once", Skill.COUNT, _count(_only_beats_once)),
    Theme("beat-ways", Skill.WAYS, _count(lambda sight: 2 <= _beaten(sight) <= 6 and _ways_have_a_case(sight))),
    Theme(
        "beat-price",
        Skill.COUNT,
        _count(lambda sight: sight.jans == {Jan.BATTRE} and len(sight.score) + _beaten(sight) >= 3),
    ),
    Theme("beat-faux", Skill.COUNT, _count(lambda sight: Jan.BATTRE_FAUX in sight.jans)),
    Theme("trou", Skill.MARK, _marks(lambda sight: sight.makes_trou)),
    Theme("bredouille", Skill.MARK, _marks(_in_bredouille)),
    Theme("order", Skill.ORDER, _order),
    Theme("fill-case", Skill.THROWS, _effect(Effect.FILLS, _lacks(_OWN, (2,))), dice=False, rare=True),
    Theme("fill-halves", Skill.THROWS, _effect(Effect.FILLS, _lacks(_OWN, (1, 1))), dice=False, rare=True),
    Theme("fill-half", Skill.THROWS, _effect(Effect.FILLS, _lacks(_OWN, (1,)), most=20), dice=False, rare=True),
    Theme(
        "fill-ways",
        Skill.WAYS,
        _count(lambda sight: _filled_by_ways(sight) >= 1 and not _beaten(sight) and _ways_have_a_case(sight)),
        rare=True,
    ),
    Theme("inside", Skill.BEST),
    Theme("keep", Skill.COUNT, _count(lambda sight: _holds_a_jan(sight) and sight.score.unplayed == 0), rare=True),
    Theme("keep-duty", Skill.LEGAL, _refuses(RefusalKind.MUST_KEEP, RefusalKind.MUST_FILL)),
    Theme("keep-helpless", Skill.COUNT, _count(_keeps_helplessly), rare=True, worth_other_dice=_full),
    Theme("duty-breaks", Skill.LEGAL, _duty_breaks, rare=True),
    Theme("forbidden", Skill.LEGAL, _refuses(*_FORBIDDEN)),
    Theme("opening-jans", Skill.COUNT, _count(lambda sight: bool(sight.jans & _OPENING)), rare=True),
    Theme("corner-beaten", Skill.COUNT, _count(lambda sight: Jan.COIN_BATTU in sight.jans), rare=True),
    Theme("stay-or-leave", Skill.STAY),
    Theme("fill-retour", Skill.THROWS, _effect(Effect.FILLS, _returning, most=20), dice=False, rare=True),
    Theme("passing", Skill.LEGAL, _refuses(*_FORBIDDEN, RefusalKind.OCCUPIED, where=_passed, legal=0.45), rare=True),
    Theme("exit", Skill.LEGAL, _refuses(*_EXIT, where=_at_home, legal=0.45), rare=True),
    Theme("exit-play", Skill.PLAY, _demands("out"), rare=True),
    Theme("ecole", Skill.ECOLE, _ecole),
    Theme("not-done", Skill.ECOLE, _not_done, rare=True),
    Theme("claim", Skill.ECOLE, _claim),
    Theme("touched", Skill.PLAY, _touched),
    Theme("marque", Skill.SETTLE, draw=sums.draw_marque),
    Theme("evening", Skill.SETTLE, draw=sums.draw_two),
    Theme("three", Skill.SETTLE, draw=sums.draw_three),
    Theme("first-plays", Skill.BEST),
    Theme("best-corner", Skill.BEST),
    Theme("best-exit", Skill.BEST),
    Theme("great-jan", Skill.BEST),
    Theme("uncover", Skill.BEST),
    Theme("run", Skill.BEST),
    Theme("chances", Skill.THROWS, _effect(Effect.BEATS, lambda s: True, 2, 20, how_many=True), dice=False),
)
THEMES = {theme.name: theme for theme in _ALL}
