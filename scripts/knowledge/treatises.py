"""Positions whose play the treatises name, and what the master does there.

Facts only: the position, the throw, the play. LL = Lelasseux-Lafosse (1852), by paragraph; Lep. = Lepeintre
(1818), by chapter. Where a book leaves the other side out, ``left_out`` says how it was completed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from knowledge.common import LEAVE, Choice, ordinary_engine, over, ranked
from trictrac.kernel.prospects import (
    BEATEN,
    BLOCKED,
    JAN,
    KINDS,
    POINTS_GAINED,
    POINTS_GIVEN,
    TROU,
    prospects,
)
from trictrac.kernel.state import SEAT
from trictrac.play import Play
from trictrac.players.rollouts import roll_out
from trictrac.players.statistics import mean_of
from trictrac.position import Position
from trictrac.throw import Throw

EQUAL = 0.004
"""Two plays nearer than this are called equal: a fifth of a percent of winning chances."""
COUPS = 40
"""A rollout is cut after so many coups and judged by the net."""
SEED = 1852
OURS = "his dames, which the book leaves out, are ours"
PASSED = "his dames, which the book leaves out, are in his own last table"


@dataclass(frozen=True)
class Known:
    """What a treatise says of one throw."""

    source: str
    position: str
    throw: str
    play: str
    idea: str
    left_out: str = ""


KNOWN = (
    Known("LL 59", "1x3-2x3-3x3-4x3-5x3_1x5-3x2-5x2-6x2-7x2-8x2_w_0.0.9_0.0.9", "6-4", "1-7 2-6",
          "put a dame in, to fill next", OURS),
    Known("LL 62", "1x2-2x2-3x2-4x3-5x2-6x2-9x2_1x3-7x4-8x4-9x4_w_0.0.12_0.0.12", "6-3", "6-12 9-12",
          "break the petit jan for the corner", OURS),
    Known("LL 74", "1x2-4-6-7x3-8x2-9x2-11x2-12x2_1x4-4-6x2-7x2-8x2-9x2-12x2_w_0.0.14_0.0.14", "5-4", "1-10",
          "put a dame in, tout d'une", OURS),
    Known("LL 75", "4-6-7x3-8x2-9x2-10x2-11x2-12x2_1x4-4-6x2-7x2-8x2-9x2-12x2_w_0.0.16_0.0.16", "2-1", "7-10",
          "keep with the spare dame nearest the corner", OURS),
    Known("LL 79", "7x2-8x3-9x3-10-11x3-12x2-18_5-8x2-9x2-10x3-11x3-12x4_w_0.0.25_0.0.25", "1-1", "9-10 18-19",
          "fill from the near case; keep a dame behind to fill again"),
    Known("LL 79", "7x2-8x3-9-10x2-11x3-12x2-18-19_5-8x2-9x2-10x3-11x3-12x4_w_0.0.25_0.0.25", "4-1", "8-9 19-23",
          "fill, and play the rest with the dame that has passed"),
    Known("LL 85", "1x11-6-7x2-8_1x9-2x2-5x2-11x2_w_0.0.4_0.0.4", "5-1", "1-6 7-8",
          "revirade: a dame of one case makes the case du diable"),
    Known("LL 85", "1x2-3-5-7x3-8x2-9x2-10x2-11x2_1x9-2x2-5x2-7x2_w_0.0.12_0.0.12", "5-2", "7-12 10-12",
          "revirade: all made but the corner, take it at the price of a case", "the spare dames and his game are ours"),
    Known("LL 93", "7x2-8x2-9x2-10x2-11x2-12x5_7x2-8x2-9x2-10x2-11x2-12x5_w_0.0.25_0.0.25", "3-2", "8-11 8-10",
          "break by lifting a whole case, so that his sixes must be played", "the spare dames are on both corners"),
    Known("LL 105", "17-18-19x3-20x3-21x3-23x2-24x2_19x5-20x5-21x5_w_0.0.45_0.0.45", "6-3", "19-22 18-24",
          "put a dame in, in the jan de retour", PASSED),
    Known("LL 106", "19x3-20x3-21x3-22x2-23x2-24x2_19x5-20x5-21x5_w_0.0.50_0.0.50", "2-1", "21-24",
          "keep the jan de retour with the spare dame nearest the talon", PASSED),
    Known("LL 123", "1x11-2-3-4-7_1x11-3-5-6-7_w_0.0.2_0.0.2", "5-4", "3-8 4-8",
          "six tables: mark it, then make the best case of the grand jan", OURS),
    Known("LL 123", "1x13-3-4_1x13-4-6_w_0.0.1_0.0.1", "5-4", "3-7 4-9",
          "large numbers: go for the grand jan, not for six tables", OURS),
    Known("LL 123", "1x13-2-7_1x13-4-6_w_0.0.1_0.0.1", "3-2", "1-4 1-3", "small numbers: play for six tables", OURS),
    Known("Lep. I", "1x2-2x2-3x2-4x3-5x2-6x2-11-19_1-2x2-3x2-4x2-5x2-7x4-9x2_w_8b.4s.12_0.0.11", "4-4", LEAVE,
          "leave after the trou: the game would no longer be good"),
    Known("Lep. II", "1x13-6-7_1x13-2-3_w_0.0.1_0.0.1", "4-1", "6-10 7-8", "towards both corners: deux tables"),
    Known("Lep. II", "1x11-4-5-8-10_1x9-2x3-3x2-4_w_4b.0.3_0.0.3", "4-2", "8-12 10-12", "take the corner at once"),
    Known("Lep. II", "1x11-4-5-8-10_1x9-2x3-3x2-4_w_4b.0.3_0.0.3", "5-3", "8-12 10-12",
          "take the corner par puissance"),
    Known("Lep. IV", "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.14_4.0.14", "6-4",
          "1-11", "fill with the dame of the talon"),
)  # fmt: skip

# For each count: is more of it good for the one who throws next?
_GOOD = {POINTS_GAINED: 1, POINTS_GIVEN: -1, TROU: 1, JAN: 1, BEATEN: 1, BLOCKED: -1}
_SIDES = {0: "he", KINDS: "I"}
_WORDS = {
    POINTS_GAINED: "{who} may expect {mine:.1f} points of the next throw instead of {theirs:.1f}",
    POINTS_GIVEN: "{whose} next throw gives away {mine:.1f} points instead of {theirs:.1f}",
    TROU: "{who} {make} a trou with {mine} throws of 36 instead of {theirs}",
    JAN: "{who} {fill} or {keep} a jan with {mine} throws of 36 instead of {theirs}",
    BEATEN: "{who} {beat} a dame with {mine} throws of 36 instead of {theirs}",
    BLOCKED: "{who} cannot play all of {mine} throws of 36 instead of {theirs}",
}


def _counts(choice: Choice, seat: int) -> Any:
    """The twelve counts after a play: the opponent's, then the chooser's own."""
    counts = prospects(choice.row[None, :])[0].astype(int)
    return np.roll(counts, KINDS) if choice.row[SEAT] == seat else counts


def _words(k: int, mine: Any, theirs: Any) -> str:
    """One difference in words."""
    side, kind = k // KINDS * KINDS, k % KINDS
    unit = 36 if kind in (POINTS_GAINED, POINTS_GIVEN) else 1
    verbs = {verb: verb if side else f"{verb}s" for verb in ("make", "fill", "keep", "beat")}
    numbers = (
        {"mine": mine[k] / unit, "theirs": theirs[k] / unit} if unit > 1 else {"mine": mine[k], "theirs": theirs[k]}
    )
    return _WORDS[kind].format(who=_SIDES[side], whose="my" if side else "his", **verbs, **numbers)


def reason(master: Choice, treatise: Choice, seat: int) -> str:
    """What speaks most for the master's play in the next throws of both sides, and what against it."""
    mine, theirs = _counts(master, seat), _counts(treatise, seat)
    signs = np.array([-_GOOD[k] for k in range(KINDS)] + [_GOOD[k] for k in range(KINDS)])
    # Points of 36 throws are about four times as many as throws.
    gains = signs * (mine - theirs) / np.tile([4 if k <= POINTS_GIVEN else 1 for k in range(KINDS)], 2)
    order = [int(k) for k in np.argsort(-gains, kind="stable")]
    good = [_words(k, mine, theirs) for k in order[:2] if gains[k] >= 1]
    bad = [_words(k, mine, theirs) for k in order[-1:] if gains[k] <= -1]
    text = "; ".join(good) or "the next throw promises no more; the gain lies further ahead"
    return f"{text} (against it: {bad[0]})" if bad else text


def same(text: str, wanted: str) -> bool:
    """Whether two texts are one play."""
    if LEAVE in (text, wanted):
        return text == wanted
    return Play.parse(text).change() == Play.parse(wanted).change()


def judge(known: Known, trials: int) -> dict[str, Any]:
    """The master's answer to one of them; where it differs, both plays rolled out with the same dice."""
    position = Position.parse(known.position)
    throw = Throw.parse(known.throw)
    position.check()
    row = position.to_row()
    choices = ranked(ordinary_engine(), row, (throw.high, throw.low), lambda text: same(text, known.play))
    best = choices[0]
    stated = [choice for choice in choices if same(choice.text, known.play)]
    if not stated:
        raise ValueError(f"{known.source}: {known.play} is no play of {known.throw} in {known.position}")
    lost = best.value - stated[0].value
    agrees = stated[0] is best
    rolled = None
    if not agrees and trials:
        both = np.stack([best.row, stated[0].row])
        values = roll_out(ordinary_engine(), both, trials, COUPS, SEED)
        signs = 1 - 2 * (both[:, SEAT] ^ row[SEAT])
        gap = mean_of((signs[0] * values[0] - signs[1] * values[1]).tolist())
        rolled = {"mean": gap.mean, "low": gap.low, "high": gap.high}
    return {
        "source": known.source,
        "position": known.position,
        "throw": known.throw,
        "treatise": known.play,
        "idea": known.idea,
        "left_out": known.left_out,
        "master": known.play if agrees else best.text,
        "value": best.value,
        "difference": lost,
        "agrees": agrees,
        "equal": not agrees and lost < EQUAL,
        "rolled": rolled,
        "reason": "" if agrees else reason(best, stated[0], int(row[SEAT])),
    }


def judge_all(workers: int, trials: int) -> list[dict[str, Any]]:
    """All of them."""
    return over(workers, "positions of the treatises", judge, [(known, trials) for known in KNOWN])
