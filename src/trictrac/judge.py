"""Judging positions in bulk: JSON lines in, JSON lines out (docs/notation.md, ``trictrac judge``)."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from trictrac import explain
from trictrac.json_lines import BadLineError, answered, is_count
from trictrac.kernel import state
from trictrac.play import unpack_moves
from trictrac.position import CASES, Camp, Position, judge_row
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Jan, Mark
from trictrac.side import Side
from trictrac.throw import Throw
from trictrac.words import fact, say

_NAMES = {Side.WHITE: "mover", Side.BLACK: "other"}
_BEATING = (Jan.BATTRE, Jan.BATTRE_FAUX)
_CASE = re.compile(r"0*[0-9]{1,2}")


def judge(question: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """What the throw scores and what may be played, for one question of ``trictrac judge``.

    Fields it does not know are passed over, so that annotated cases can be judged as they are.
    """
    rules = _rules(question.get("rules"))
    throw = _dice(question.get("dice"))
    coups = _coups(question.get("coup"))
    mover = _camp("mover", question.get("mover"))
    other = _camp("other", question.get("other"))
    position = Position(Camp(mover.dames, coups=coups), other)
    for fault in position.fatal_faults():
        raise BadLineError(fault.told_of(_NAMES[fault.side]))
    score, plays = judge_row(position.to_row(rules), throw, Side.WHITE)
    return {
        "points": {"mover": score.total(Side.WHITE), "other": score.total(Side.BLACK)},
        "items": [item(mark, position, throw, lang) for mark in score],
        "plays": [unpack_moves(packed) for packed in plays.packed],
        "unplayed": score.unplayed,
    }


def item(mark: Mark, position: Position, throw: Throw, lang: str) -> dict[str, Any]:
    """One reason of a throw of the mover."""
    return {
        "jan": mark.jan.value,
        "for": "mover" if mark.side is position.turn else "other",
        "points": mark.points,
        "ways": mark.ways,
        "case": mark.case if mark.jan in _BEATING else None,
        "article": mark.article,
        "text": say(explain.mark(mark, position, throw), lang),
    }


def _dice(dice: object) -> Throw:
    if not isinstance(dice, list) or len(dice) != 2 or not all(is_count(die) for die in dice):
        raise BadLineError(fact("judge-dice", given=json.dumps(dice)))
    return Throw(*dice)


def _coups(coup: object) -> int:
    """The throws before this one; without ``coup`` far from the third, so that six tables is not considered."""
    if coup is None:
        return state.MANY_COUPS
    if not is_count(coup) or coup < 1:
        raise BadLineError(fact("judge-coup", given=json.dumps(coup)))
    return min(coup - 1, state.MANY_COUPS)


def _camp(name: str, dames: object) -> Camp:
    if not isinstance(dames, dict):
        raise BadLineError(fact("judge-camp", side=name, example='{"1": 15}', given=json.dumps(dames)))
    counts: dict[int, int] = {}
    for key, count in dames.items():
        if not (_CASE.fullmatch(key) and 1 <= int(key) <= CASES):
            raise BadLineError(fact("judge-no-case", side=name, given=repr(key), cases=CASES))
        if not is_count(count) or count < 0:
            raise BadLineError(fact("judge-count", side=name, case=key, given=json.dumps(count)))
        if count > state.DAMES or int(key) in counts:
            raise BadLineError(fact("judge-fifteen", side=name, case=key))
        counts[int(key)] = count
    return Camp.of(counts)


def _rules(rules: object) -> Rules:
    """A rule set by name, or an object of options with an optional ``preset``."""
    if rules is None:
        return LOI_2013
    if isinstance(rules, str):
        return Rules.of(rules)
    if isinstance(rules, dict):
        options = dict(rules)
        return Rules.of(str(options.pop("preset", "loi-2013")), **options)
    raise BadLineError(fact("judge-rules", given=json.dumps(rules)))


judge_lines = partial(answered, judge)
"""Judges each line as it comes; yields the answer and whether it is one (False: an error)."""
