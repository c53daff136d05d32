"""Weighs what can be done with a throw.

The throw is judged and marked first, as the law has it; then a player of the
package weighs all it can lead to, and ``kernel.prospects`` counts what the next
36 throws would do to each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import numpy as np

from trictrac.errors import TrictracError
from trictrac.kernel import outcomes, prospects, stakes
from trictrac.kernel.state import DECIDE, DIE_A, NOBODY, OVER, PHASE, SEAT, WINNER
from trictrac.phase import Phase
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import Rows
from trictrac.players.hint.choices import Chances, Choice, Hint, Prospect, is_one_stake
from trictrac.players.match import Form
from trictrac.players.merits import merits
from trictrac.players.net_engine import NetEngine
from trictrac.players.net_player import NetPlayer
from trictrac.players.registry import make
from trictrac.players.search import weigh
from trictrac.players.value import Values, other_view
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.side import Side
from trictrac.throw import Throw
from trictrac.words import fact

FORESEEN = 1
"""Ends are foreseen so many throws ahead at most: two take a hundred times as long and say hardly more."""
PLAYERS = ("net", "1ply", "2ply", "maitre")
"""Who can be asked: those who weigh every candidate and misjudge none on purpose."""


class HintError(TrictracError):
    """A question to which there is no hint."""


def hint(
    position: Position,
    throw: Throw | None = None,
    rules: Rules = LOI_2013,
    form: Form = "ordinary",
    player: str | NetPlayer = "net",
) -> Hint:
    """Weighs everything that can be done with a throw. The position is left as it is.

    >>> found = hint(Position(), Throw(6, 4))
    >>> found.best.loss, found.best.play == found.choices[0].play
    (0.0, True)
    """
    adviser = _adviser(player)
    dice = dice_to_judge(position, throw, rules, form)
    row = replace(position, throw=dice).to_row(rules, target=0 if form == "a-ecrire" else None)
    score, plays = position.judge(dice, rules)
    engine = adviser.engine_for(row)
    judged = row.reshape(1, -1)
    found = engine.law.candidates(judged).rows
    decides = bool(judged[0, PHASE] == DECIDE)
    _, _, values, losses, plies = merits(engine, judged.copy(), adviser.depths)
    chances = _foresee_each(engine, found, plies)
    counts = prospects.prospects(found)
    over = judged[0, PHASE] == OVER
    simple = is_one_stake(form, rules)

    def choice(i: int) -> Choice:
        after = found[i]
        ended, mine_next = bool(after[PHASE] == OVER), bool(after[SEAT] == judged[0, SEAT])
        leaves = decides and i == len(plays)
        first, second = (_prospect(part) for part in np.split(counts[i], 2))
        return Choice(
            play=None if leaves or over else plays[i],
            leaves=leaves,
            after=Position.from_row(after),
            value=float(values[i]),
            loss=float(losses[i]),
            plies=int(plies[i]),
            chances=_in_step(_chances(chances[i] if mine_next else other_view(chances[i])), float(values[i]), simple),
            theirs=second if mine_next else first,
            mine=first if mine_next else second,
            mine_next=mine_next,
            same_dice=bool(after[DIE_A]) and not ended,
            over=ended,
            won=bool(after[WINNER] == judged[0, SEAT]) if ended and after[WINNER] != NOBODY else None,
        )

    order = np.lexsort((losses, -plies))  # a shallow look misjudges: those looked at as far as the best come first
    choices = tuple(choice(i) for i in order.tolist())
    return Hint(position, dice, rules, form, adviser.name, score, Position.from_row(judged[0]), decides, choices)


def _adviser(player: str | NetPlayer) -> NetPlayer:
    if isinstance(player, NetPlayer):
        return player
    found = make(player)
    if player not in PLAYERS or not isinstance(found, NetPlayer):
        raise HintError(
            fact("hint-no-hints", player=player, known=", ".join(PLAYERS)),
            player,
        )
    return found


def dice_to_judge(position: Position, throw: Throw | None, rules: Rules, form: str) -> Throw:
    """The dice to judge, if everything can be judged."""
    if form not in get_args(Form):
        known = ", ".join(get_args(Form))
        raise HintError(
            fact("hint-no-form", given=repr(form), known=known),
            form,
        )
    for fault in position.fatal_faults():
        raise HintError(
            fact("hint-unjudged", fault=fault.told),
            str(position),
        )
    for side in Side:
        trous = position.camp(side).trous
        if form == "ordinary" and trous >= rules.trous:
            raise HintError(
                fact("hint-over", side=fact(f"side-{side.name.lower()}"), trous=trous, target=rules.trous),
                str(position),
            )
    if position.phase in (Phase.OPENING, Phase.OVER):
        raise HintError(fact("hint-no-game"), str(position))
    if position.phase.marked and throw not in (None, position.throw):
        raise HintError(
            fact("hint-marked", throw=str(position.throw)),
            str(position),
        )
    dice = throw or position.throw
    if dice is None:
        raise HintError(
            fact("hint-need-throw"),
            str(position),
        )
    return dice


def _foresee_each(engine: NetEngine[Numbers], found: Rows, plies: Numbers) -> Values:
    """The outcomes of each candidate, seen by its own player."""
    chances = foresee(engine, found, 0)
    far = plies > 0
    if far.any():
        chances[far] = foresee(engine, np.ascontiguousarray(found[far]), FORESEEN)
    return chances


def _in_step(chances: Chances, value: float, simple: bool) -> Chances:
    """Where one stake is won or lost, the value by which choices are ranked says how often it is won."""
    return replace(chances, win=(1 + value) / 2, lose=(1 - value) / 2) if simple else chances


def foresee(engine: NetEngine[Numbers], rows: Rows, plies: int) -> Values:
    """``search.look_ahead`` for outcomes instead of values: their probabilities over all throws, each with the
    answer that the net thinks best. Seen by each row's own player."""
    if plies == 0:
        return engine.probabilities(rows)
    thrown = engine.law.lay_all_throws(rows)
    found, offsets, values = weigh(engine, thrown)
    answers = found[engine.law.best(values, offsets)]
    chances = foresee(engine, answers, plies - 1)
    changed = answers[:, SEAT] != thrown[:, SEAT]
    chances[changed] = other_view(chances[changed])
    mean: Values = np.einsum("rto,t->ro", chances.reshape(len(rows), -1, chances.shape[1]), engine.law.throw_weights)
    return mean


def _chances(seen: Values) -> Chances:
    """The net's outcomes, seen by the chooser, as the ends that a player talks about."""
    if len(seen) == outcomes.WRITTEN:
        side = outcomes.SIDE_ATOMS
        mine, theirs = seen[:side], seen[outcomes.REFAIT + 1 :]
        petite, grande = outcomes.MULTIPLES == 2, outcomes.MULTIPLES == 4
        return Chances(
            float(mine.sum()),
            float(theirs.sum()),
            float(seen[outcomes.REFAIT]),
            petite=float(mine[petite].sum()),
            grande=float(mine[grande].sum()),
            petite_lost=float(theirs[petite].sum()),
            grande_lost=float(theirs[grande].sum()),
        )
    mine, theirs = seen[: stakes.KINDS], seen[stakes.KINDS :]
    in_a_run = [stakes.PAVILLON, stakes.NO_TROU]
    return Chances(
        float(mine.sum()),
        float(theirs.sum()),
        grande=float(mine[in_a_run].sum()),
        grande_lost=float(theirs[in_a_run].sum()),
        half=float(mine[stakes.FEW_TROUS]),
        half_lost=float(theirs[stakes.FEW_TROUS]),
    )


def _prospect(counts: Numbers) -> Prospect:
    return Prospect(
        beats=int(counts[prospects.BEATEN]),
        jan=int(counts[prospects.JAN]),
        trou=int(counts[prospects.TROU]),
        blocked=int(counts[prospects.BLOCKED]),
        points=int(counts[prospects.POINTS_GAINED]) / 36,
        given=int(counts[prospects.POINTS_GIVEN]) / 36,
    )
