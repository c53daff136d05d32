"""What differs between two plays and can be counted: dames on the board, throws out of 36, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from trictrac.kernel.march import can_fill
from trictrac.kernel.state import ME, OTHER
from trictrac.players.hint.consequences import counts_by_verb
from trictrac.players.hint.numbers import decimal, mean_points, plural
from trictrac.players.hint.texts import JANS, SUBJECTS, jan_name, say, verb_of
from trictrac.position import COIN, Camp

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint, Whose

CASE_DU_DIABLE = 8
CASES = (CASE_DU_DIABLE, 10, 9, 7, 11, 6, 5, 4, 3, 2)
"""Cases that are worth being made, the most useful first: one of them is named."""

# Points that a throw out of 36 is worth to the player who chooses, by whose it is and by what it does.
THROW_POINTS: dict[Whose, dict[str, float]] = {
    "theirs": {"beats": -5.0, "fills": -6.0, "keeps": -6.0, "trou": -12.0, "blocked": 3.0},
    "mine": {"beats": 4.0, "fills": 6.0, "keeps": 6.0, "trou": 9.0, "blocked": -3.0},
}
# And a point that it gains on average.
MEAN_POINTS: dict[Whose, float] = {"theirs": -1.0, "mine": 0.7}
LEAST_MEAN_CHANGE = 0.1
"""Means nearer to each other than this may be written alike."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between two plays."""

    weight: float
    """How much better the first is for it, in points; negative if worse."""
    about: Literal["play", "theirs", "mine"]
    """Whose doing: the play's, or that of somebody's next throw. The text is a verb without its subject."""
    text: str
    is_mean: bool = False
    """A mean of points, which sums the counts up: said where they say nothing."""


def on_the_board(hint: Hint, first: Choice, second: Choice, lang: str) -> list[Difference]:
    """What the dames themselves show: the corner, jans nearer or lost, cases made, lone dames, dames out."""
    before = hint.position.mover
    a, b = (hint.camp(choice, "mine") for choice in (first, second))
    missing = {jan: (_missing(hint, first, jan), _missing(hint, second, jan)) for jan in JANS}
    found = [_corner(before, a, b, lang)]
    found += [_jan(lacks, other_lacks, jan, lang) for jan, (lacks, other_lacks) in missing.items()]
    buildable = {jan for jan, (lacks, _) in missing.items() if lacks}
    found.append(_case(before, a, b, buildable, lang))
    if max(first.theirs.beats, second.theirs.beats):
        found.append(_alone(a, b, lang))
    found.append(_out(before, a, b, lang))
    return [each for each in found if each]


def _corner(before: Camp, a: Camp, b: Camp, lang: str) -> Difference | None:
    held, holds, would = (camp.on(COIN) >= 2 for camp in (before, a, b))
    if holds == would:
        return None
    key = ("keeps_corner" if held else "takes_corner") if holds else ("leaves_corner" if held else "no_corner")
    return Difference(4.0 if holds else -4.0, "play", say(key, lang))


def _missing(hint: Hint, choice: Choice, jan: int) -> int | None:
    """Dames still to be placed to fill a jan, None if it can be filled no more."""
    base = ME if choice.after.turn is hint.position.turn else OTHER
    if not can_fill(choice.after.to_row(hint.rules), base, jan):
        return None
    camp = hint.camp(choice, "mine")
    return sum(max(0, 2 - camp.on(case)) for case in range(jan, jan + 6))


def _jan(lacks: int | None, other: int | None, jan: int, lang: str) -> Difference | None:
    """A jan that one play keeps full, keeps possible or brings nearer; ``lacks`` as :func:`_missing` says it."""
    if lacks == other:
        return None
    name = jan_name(jan, lang)
    if lacks == 0:
        return Difference(6.0, "play", say("jan_full", lang, jan=name))
    if other == 0:
        return Difference(-6.0, "play", say("jan_broken", lang, jan=name))
    if lacks is None or other is None:
        if (lacks or other or 0) > 6:  # too far from full to be missed
            return None
        if lacks is None:
            return Difference(-1.0, "play", say("jan_given_up", lang, jan=name, to_jan=name.replace("le ", "au ", 1)))
        return Difference(1.0, "play", say("jan_possible", lang, jan=name))
    if min(lacks, other) > 4:  # too far from full to be near
        return None
    dames = plural(lacks, "dame", lang)
    return Difference(0.8 * (other - lacks), "play", say("jan_nearer", lang, dames=dames, other=other, jan=name))


def _case(before: Camp, a: Camp, b: Camp, buildable: set[int], lang: str) -> Difference | None:
    """The most useful case that only the first play makes, in a jan that may still be filled."""
    for case in CASES:
        jan = 7 if case > 6 else 1
        if jan in buildable and before.on(case) < 2 <= a.on(case) and b.on(case) < 2:
            if case == CASE_DU_DIABLE:
                return Difference(0.9, "play", say("diable", lang, case=case))
            return Difference(0.6 if jan == 7 else 0.4, "play", say("case", lang, case=case))
    return None


def _alone(a: Camp, b: Camp, lang: str) -> Difference | None:
    alone, other = (sum(count == 1 for count in camp.dames) for camp in (a, b))
    if alone == other:
        return None
    dames = (
        f"{plural(alone, 'dame', lang)} seule{'s' * (alone > 1)}" if lang == "fr" else plural(alone, "lone dame", lang)
    )
    text = say("alone" if alone else "none_alone", lang, dames=dames, instead=_instead(other, lang, "dame"))
    return Difference(0.3 * (other - alone), "play", text)


def _out(before: Camp, a: Camp, b: Camp, lang: str) -> Difference | None:
    more, other = a.out - before.out, b.out - before.out
    if more == other:
        return None
    dames, instead = plural(more, "dame", lang), _instead(other, lang, "dame")
    return Difference(
        1.5 * (more - other), "play", say("out" if more else "none_out", lang, dames=dames, instead=instead)
    )


def over_the_throws(hint: Hint, first: Choice, second: Choice, lang: str) -> list[Difference]:
    """What the 36 throws of each player show."""
    found = []
    for whose in SUBJECTS:
        points = THROW_POINTS[whose]
        counts, others = (counts_by_verb(hint, choice, whose) for choice in (first, second))
        changes = {key: (a, others[key]) for key, a in counts.items() if key in others and a != others[key]}
        if "blocked" in changes:
            a, b = changes.pop("blocked")
            found.append(Difference(points["blocked"] * (a - b) / 36, whose, _blocked(whose, a, b, lang)))
        # Throws that beat and so make a trou are one reason, not two.
        for a, b in dict.fromkeys(changes.values()):
            keys = [key for key, pair in changes.items() if pair == (a, b)]
            weight = max((points[key] for key in keys), key=abs) * (a - b) / 36
            verbs = [verb_of(whose, key, lang).player for key in keys]
            found.append(Difference(weight, whose, _by_throws(verbs, a, b, lang)))
        mean, other_mean = (choice.prospect(whose).points for choice in (first, second))
        if abs(mean - other_mean) >= LEAST_MEAN_CHANGE:
            text = say(f"{whose}_mean", lang, mean=mean_points(mean, lang), other=decimal(other_mean, lang))
            found.append(Difference(MEAN_POINTS[whose] * (mean - other_mean), whose, text, is_mean=True))
    return found


def _blocked(whose: Whose, a: int, b: int, lang: str) -> str:
    if not a:
        return say(f"{whose}_all_played", lang, other=b)
    return say(f"{whose}_blocked", lang, throws=_throws(a, lang), instead=_instead(b, lang))


def _by_throws(verbs: list[str], a: int, b: int, lang: str) -> str:
    """`beats you and makes a trou with only 3 throws{of} instead of 5`."""
    instead = _instead(b, lang)
    if lang == "fr":
        if not a:
            return f"ne {' ni ne '.join(verbs)} par aucun jet au lieu {instead}"
        by = f"par {_throws(a, lang)}{{of}} au lieu {instead}"
        return f"ne {' et ne '.join(verbs)} que {by}" if a < b else f"{' et '.join(verbs)} {by}"
    if not a:
        return f"{' or '.join(verbs)} with no throw instead of {instead}"
    return f"{' and '.join(verbs)} with {'only ' * (a < b)}{_throws(a, lang)}{{of}} instead of {instead}"


def _throws(count: int, lang: str) -> str:
    return plural(count, "jet" if lang == "fr" else "throw", lang)


def _instead(count: int, lang: str, noun: Literal["jet", "dame"] = "jet") -> str:
    """What follows "au lieu" or "instead of"; French says none by the gender of what is counted."""
    if lang == "fr":
        return f"de {count}" if count else f"d'aucun{'e' * (noun == 'dame')}"
    return str(count or "none")
