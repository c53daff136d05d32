"""What to do with a throw: the verdict on all its choices, and the reasons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.players.hint.consequences import JANS, allows, consequences, end, final_trous
from trictrac.players.hint.numbers import cost, percent, worth
from trictrac.players.hint.reasons import compare
from trictrac.position import is_full
from trictrac.words import Fact, Moves, fact

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint

CLOSE = 0.01
"""Losses below so many stakes, or ten times as many jetons, are no reason to prefer a play."""
QUIET = 1.5
"""Points per throw below which the opponent's next throw is no reason to leave."""
RISK = 0.05
"""Chances to lose in grande bredouille that staying adds are told from here on."""


def advice(hint: Hint) -> list[Fact]:
    """The verdict and its reasons."""
    best = hint.best
    if best.play is None and not best.leaves:
        mine, theirs = final_trous(hint, best)
        return [fact("hint-wins-now", mine=mine, theirs=theirs)]
    if hint.staying and hint.leaving:
        choose = _leave if best.leaves else _stay
        return choose(hint, hint.staying, hint.leaving)
    value = worth(hint, best)
    if len(hint.choices) == 1:
        if best.play is not None and not best.play.moves:
            return [fact("hint-no-play", worth=value)]
        return [fact("hint-one-play", play=_moves(best), worth=value)]
    second = hint.choices[1]
    told = {"play": _moves(best), "worth": value, "second": _moves(second)}
    if _is_close(hint, second):
        verdict = fact("hint-play-close", **told)
    else:
        verdict = fact("hint-play-ahead", **told, cost=cost(hint, second))
    return [verdict, *compare(hint, best, second)]


def _moves(choice: Choice) -> Moves:
    return Moves(str(choice.play))


def _is_close(hint: Hint, choice: Choice) -> bool:
    """Whether a choice is as good as the best, as far as anybody can tell."""
    return choice.loss < CLOSE * (10 if hint.written else 1)


def _leave(hint: Hint, stay: Choice, leave: Choice) -> list[Fact]:
    there, here = worth(hint, leave), worth(hint, stay, bare=hint.by_win_chance)
    sentences = [fact("hint-leave", there=there, here=here, play=_moves(stay))]
    if leave.over:
        sentences.append(end(hint, leave))
    if stay.over:
        sentences.append(fact("hint-if-stay", told=end(hint, stay)))
    elif not stay.mine_next:
        if stay.theirs.points >= QUIET:
            sentences.append(fact("hint-if-stay", told=allows(hint, stay)))
        elif not leave.over:
            sentences.append(fact("hint-further-on"))
        risk, other_risk = stay.chances.grande_lost, leave.chances.grande_lost
        if risk - other_risk >= RISK and not hint.written:
            sentences.append(fact("hint-bredouille-risk", here=percent(risk), there=percent(other_risk)))
    kept = hint.marked.mover.points
    changes = [fact("hint-points-lost", count=kept)] if kept and not leave.over else []
    changes += [fact("hint-points-saved", count=hint.owed)] if hint.owed else []
    if changes:
        sentences.append(fact("hint-by-leaving", changes=tuple(changes)))
    return sentences


def _stay(hint: Hint, stay: Choice, leave: Choice) -> list[Fact]:
    here, there = worth(hint, stay), worth(hint, leave, bare=hint.by_win_chance)
    sentences = [fact("hint-stay", here=here, there=there, play=_moves(stay))]
    if leave.over:
        sentences.append(fact("hint-if-leave", told=end(hint, leave)))
    if stay.over or stay.mine_next:
        return sentences + consequences(hint, stay)
    kept = _kept(hint, stay)
    sentences.append(fact("hint-keep", kept=kept) if kept else allows(hint, stay))
    if hint.owed:
        breaks = hint.marked.mover.bredouille and not hint.camp(stay, "mine").bredouille
        sentences.append(fact("hint-price", count=hint.owed, breaks=breaks))
    return sentences + _better_than_the_next_play(hint, stay)


def _kept(hint: Hint, stay: Choice) -> tuple[Fact, ...]:
    """What one keeps by staying: points, and jans that are full."""
    camp = hint.camp(stay, "mine")
    points = [fact("hint-kept-points", count=camp.points, bredouille=camp.bredouille)] if camp.points else []
    full = (jan for jan in JANS if is_full(camp.dames, jan))
    return (*points, *(fact("hint-kept-jan", jan=jan, count=stay.mine.jan) for jan in full))


def _better_than_the_next_play(hint: Hint, stay: Choice) -> list[Fact]:
    """Having stayed, why this play; two sentences, as much was said already."""
    others = [choice for choice in hint.choices if not choice.leaves and choice is not stay]
    if not others or _is_close(hint, others[0]):
        return []
    reasons = compare(hint, stay, others[0])[:2]
    if not reasons:
        return []
    return [fact("hint-better-than", play=_moves(others[0]), told=reasons[0]), *reasons[1:]]
