"""The keys of shipped exercises, found a second time: by the naive twin of the law, and by the master at two plies."""

from __future__ import annotations

import numpy as np

from tests.naive import marking, twin
from trictrac.lessons import master
from trictrac.lessons.exercise import Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.kinds.choices import BETWEEN
from trictrac.play import Play
from trictrac.position import Position
from trictrac.throw import ALL_THROWS, Throw

FILLING = ("remplir_petit", "remplir_grand", "remplir_retour")


def judged(position: Position, throw: Throw | None = None) -> twin.Judgement:
    """The twin's judgement of a throw."""
    dice = tuple(throw or position.throw or ())
    return twin.judge(position.mover.dames, position.other.dames, dice, position.mover.coups + 1)


def points(found: twin.Judgement, mine: bool) -> int:
    return sum(item.points for item in found.items if item.for_mover is mine)


def law_difference(kind: Skill, item: Item) -> str | None:
    """None if the twin finds the same key, else both; of a best play only that it is legal."""
    position, exercise = item.position, ask(kind, item)
    differs = {
        Skill.COUNT: _count,
        Skill.WAYS: _ways,
        Skill.THROWS: _throws,
        Skill.LEGAL: _legal,
        Skill.PLAY: _play,
        Skill.BEST: _play,
        Skill.MARK: _mark,
        Skill.ECOLE: _ecole,
        Skill.ORDER: _order,
        Skill.STAY: _stay,
    }[kind]
    wanted, given = differs(item, exercise.key)
    return None if wanted == given else f"{kind.value} {item}: the twin says {wanted}, the key {given} ({position})"


def _count(item, key):
    found = judged(item.position)
    return f"{points(found, True)} {points(found, False)}", key[0]


def _ways(item, key):
    counted = [each for each in judged(item.position).items if each.jan == "battre" or each.jan in FILLING]
    ways = sum(each.ways for each in counted if each.jan == "battre" or each.ways > 0)
    return ways, len(key[0].split())


def _throws(item, key):
    effect = item.detail.removeprefix("count ")
    names = FILLING if effect == "fills" else ("battre",)
    having = [t for t in ALL_THROWS if any(each.jan in names for each in judged(item.position, t).items)]
    if item.detail.startswith("count "):
        return str(sum(1 if t.is_doublet else 2 for t in having)), key[0]
    return {str(t) for t in having}, set(key[0].split())


def _legal(item, key):
    after = Play.parse(item.detail).apply(item.position.mover.dames)
    return after in judged(item.position).results, key == ("legal",)


def _play(item, key):
    results = judged(item.position).results
    dames = item.position.mover.dames
    return True, bool(key) and all(Play.parse(play).apply(dames) in results for play in key)


def _mark(item, key):
    position = item.position
    both = [
        marking.Marks(m.points, m.bredouille, m.trous, m.serie) for m in (position.mover.marks, position.other.marks)
    ]
    after = marking.gain(*both, points(judged(position), True))
    return " ".join(f"{m.points}{'b' * m.bredouille}.{m.trous}" for m in after), key[0]


def _ecole(item, key):
    due = points(judged(item.position), True)
    if item.detail.startswith("played "):
        return _not_done(item, key)
    if item.detail.startswith("claim "):
        marked, claimed = map(int, item.detail.split()[1:])
        worth = abs(due - marked)
        said = {0: "false", claimed: "right"}.get(worth, "whole" if claimed < worth else "beyond")
        return said, key[0]
    return str(int(item.detail) - due), key[0]


def _not_done(item, key):
    """A play that the twin does not find among the legal ones leaves a jan undone that the throw brought."""
    found = judged(item.position)
    after = Play.parse(item.detail.removeprefix("played ")).apply(item.position.mover.dames)
    jans = [each.points for each in found.items if each.jan.startswith(("remplir", "conserver")) and each.for_mover]
    return str(0 if after in found.results else sum(jans)), key[0]


def _order(item, key):
    found = judged(item.position)
    mine, theirs = points(found, True), points(found, False)
    acts = ["throw"]
    acts += ["gain"] if mine else []
    acts += ["decide"] if item.position.mover.points + mine >= 12 else []
    acts += ["play"] if found.unplayed < 2 else []
    acts += ["give"] if theirs else []
    return " ".join(acts), key[0]


def _stay(item, key):
    """Staying or leaving is a question only after a trou."""
    return True, item.position.mover.points + points(judged(item.position), True) >= 12


def master_difference(kind: Skill, item: Item) -> str | None:
    """None if the master at two plies gives the same answer with the same margin."""
    answer = master.answers(item.position.to_row()[np.newaxis])[0]
    if answer is None:
        return f"{item}: too close for the master"
    if kind is Skill.STAY:
        found = "leave" if answer.right == [len(answer.rows) - 1] else "stay"
        return None if found == item.detail else f"{item}: the master says {found}"
    plays = item.position.legal_plays()
    right = {plays[place].change() for place in answer.right}
    wanted = {Play.parse(play).change() for play in item.detail.split(BETWEEN)}
    return None if right == wanted else f"{item}: the master plays {[str(plays[place]) for place in answer.right]}"
