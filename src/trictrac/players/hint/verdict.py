"""What to do with a throw: the verdict on all its choices, and the reasons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.players.hint.consequences import allows, consequences, end, final_trous
from trictrac.players.hint.numbers import cost, percent, throws_of_36, worth
from trictrac.players.hint.reasons import compare
from trictrac.players.hint.texts import JANS, jan_name, lowered, say
from trictrac.position import is_full
from trictrac.words.saying import joined

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint

CLOSE = 0.01
"""Losses below so many stakes, or ten times as many jetons, are no reason to prefer a play."""
QUIET = 1.5
"""Points per throw below which the opponent's next throw is no reason to leave."""
RISK = 0.05
"""Chances to lose in grande bredouille that staying adds are told from here on."""


def advice(hint: Hint, lang: str) -> list[str]:
    """The verdict and its reasons."""
    best = hint.best
    if best.play is None and not best.leaves:
        return [say("wins_now", lang, **final_trous(hint, best, lang))]
    if hint.staying and hint.leaving:
        choose = _leave if best.leaves else _stay
        return choose(hint, hint.staying, hint.leaving, lang)
    value = worth(hint, best, lang)
    if len(hint.choices) == 1:
        nothing = best.play is not None and not best.play.moves
        return [say("no_play" if nothing else "one_play", lang, play=best.play, worth=value)]
    second = hint.choices[1]
    key = "close" if _is_close(hint, second) else "behind"
    after = say(key, lang, play=second.play, cost=cost(hint, second, lang))
    return [say("play", lang, play=best.play, worth=value, next=after), *compare(hint, best, second, lang)]


def _is_close(hint: Hint, choice: Choice) -> bool:
    """Whether a choice is as good as the best, as far as anybody can tell."""
    return choice.loss < CLOSE * (10 if hint.written else 1)


def _leave(hint: Hint, stay: Choice, leave: Choice, lang: str) -> list[str]:
    there, here = worth(hint, leave, lang), worth(hint, stay, lang, bare=hint.by_win_chance)
    sentences = [say("leave", lang, there=there, here=here, play=stay.play)]
    if leave.over:
        sentences.append(end(hint, leave, lang))
    if stay.over:
        sentences.append(say("if_stay", lang, text=lowered(end(hint, stay, lang))))
    elif not stay.mine_next:
        if stay.theirs.points >= QUIET:
            sentences.append(say("if_stay", lang, text=lowered(allows(hint, stay, lang))))
        elif not leave.over:
            sentences.append(say("further_on", lang))
        risk, other_risk = stay.chances.grande_lost, leave.chances.grande_lost
        if risk - other_risk >= RISK and not hint.written:
            sentences.append(say("bredouille_risk", lang, here=percent(risk, lang), there=percent(other_risk, lang)))
    kept = hint.marked.mover.points
    parts = [say("points_lost", lang, n=kept)] if kept and not leave.over else []
    parts += [say("points_saved", lang, n=hint.owed)] if hint.owed else []
    if parts:
        sentences.append(say("by_leaving", lang, text=joined(parts, lang)))
    return sentences


def _stay(hint: Hint, stay: Choice, leave: Choice, lang: str) -> list[str]:
    here, there = worth(hint, stay, lang), worth(hint, leave, lang, bare=hint.by_win_chance)
    sentences = [say("stay", lang, here=here, there=there, play=stay.play)]
    if leave.over:
        sentences.append(say("if_leave", lang, text=lowered(end(hint, leave, lang))))
    if stay.over or stay.mine_next:
        return sentences + consequences(hint, stay, lang)
    kept = _kept(hint, stay, lang)
    sentences.append(say("keep", lang, text=joined(kept, lang)) if kept else allows(hint, stay, lang))
    if hint.owed:
        broken = hint.marked.mover.bredouille and not hint.camp(stay, "mine").bredouille
        sentences.append(say("price_run" if broken else "price", lang, n=hint.owed))
    return sentences + _better_than_the_next_play(hint, stay, lang)


def _kept(hint: Hint, stay: Choice, lang: str) -> list[str]:
    """What one keeps by staying: points, and jans that are full."""
    camp = hint.camp(stay, "mine")
    parts = []
    if camp.points:
        parts.append(say("points_in_bredouille" if camp.bredouille else "points", lang, n=camp.points))
    for first in JANS:
        if is_full(camp.dames, first):
            key = "kept_by" if stay.mine.jan else "full"
            parts.append(say(key, lang, jan=jan_name(first, lang), throws=throws_of_36(stay.mine.jan, lang)))
    return parts


def _better_than_the_next_play(hint: Hint, stay: Choice, lang: str) -> list[str]:
    """Having stayed, why this play; two sentences, as much was said already."""
    others = [choice for choice in hint.choices if not choice.leaves and choice is not stay]
    if not others or _is_close(hint, others[0]):
        return []
    reasons = compare(hint, stay, others[0], lang)[:2]
    if not reasons:
        return []
    return [say("better_than", lang, play=others[0].play, text=lowered(reasons[0])), *reasons[1:]]
