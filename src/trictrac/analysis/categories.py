"""What a mistake was about, and why: computed differences between the best choice and the one made."""

from __future__ import annotations

from trictrac.analysis.games import RecordedCoup, RecordedGame
from trictrac.play import Play
from trictrac.players.hint import Choice, Hint, HintError, hint
from trictrac.players.hint.differences import Difference, on_the_board, over_the_throws
from trictrac.players.hint.reasons import LEAST, compare
from trictrac.words import Fact, fact

CATEGORIES = ("placing", "filling", "keeping", "exposure", "corner", "running", "tenue", "exit", "marking")
HALF_WAY = 12
"""Dames beyond are in the opponent's tables: they run."""

_BY_KEY = {
    "hint-corner": "corner",
    "hint-jan-full": "keeping",
    "hint-jan-broken": "keeping",
    "hint-jan-given-up": "filling",
    "hint-jan-possible": "filling",
    "hint-jan-nearer": "filling",
    "hint-case": "placing",
    "hint-alone": "exposure",
    "hint-out": "exit",
}
ARTICLES = {
    "placing": ("XIII",),
    "filling": ("XIII",),
    "keeping": ("XIII",),
    "exposure": ("X",),
    "corner": ("IX",),
    "tenue": ("XVI",),
    "exit": ("VIII",),
    "marking": ("XV", "XVII"),
}
"""The articles of the law that a category is about; a case is made for a jan. None is about running."""
_BY_THROWS = {"theirs": {"beats": "exposure"}, "mine": {"fills": "filling", "keeps": "keeping"}}


def explain(
    game: RecordedGame, coup: RecordedCoup, best: Play, played: Play
) -> tuple[tuple[str, ...], tuple[Fact, ...]]:
    """The categories of a mistaken play, the weightiest first, and the reasons in facts."""
    try:
        found = hint(coup.step.before, None, game.rules, "a-ecrire" if game.written else "ordinary")
    except HintError:
        return (), (fact("analysis-too-close"),)
    better, worse = _choice(found, best), _choice(found, played)
    told = [each for each in compare(found, better, worse) if each.key != "hint-tie"]
    named = _categories(found, better, worse)
    return named, (*told, *articles(named)) if told else (fact("analysis-too-close"),)


def articles(categories: tuple[str, ...]) -> tuple[Fact, ...]:
    """Where the law speaks of what a mistake was about, as one reason; nothing where it does not."""
    named = dict.fromkeys(article for category in categories for article in ARTICLES.get(category, ()))
    return (fact("analysis-articles", count=len(named), articles=tuple(named)),) if named else ()


def _choice(found: Hint, play: Play) -> Choice:
    return next(choice for choice in found.choices if choice.play == play)


def _categories(found: Hint, better: Choice, worse: Choice) -> tuple[str, ...]:
    if better.over or worse.over:
        return ()
    differences = [each for each in on_the_board(found, better, worse) if each.weight >= LEAST]
    if not (better.mine_next or worse.mine_next):
        differences += [each for each in over_the_throws(found, better, worse) if each.weight >= LEAST]
    named = [name for each in sorted(differences, key=lambda each: -each.weight) if (name := _name(each))]
    if _runners(found, better) != _runners(found, worse):
        named.append("running")
    return tuple(dict.fromkeys(named))


def _name(difference: Difference) -> str | None:
    """The category of a difference; counts of throws go by what the throws do."""
    told = difference.told
    if told.key in _BY_KEY:
        return _BY_KEY[told.key]
    named = _BY_THROWS.get(difference.about, {})
    return next((named[does] for does in _verbs(told) if does in named), None)


def _verbs(told: Fact) -> list[str]:
    """What the throws of a difference do, wherever it stands in the fact."""
    verbs = []
    for name, value in told.args:
        if name == "does" and isinstance(value, str):
            verbs.append(value)
        elif isinstance(value, Fact):
            verbs += _verbs(value)
    return verbs


def _runners(found: Hint, choice: Choice) -> int:
    return sum(found.camp(choice, "mine").dames[HALF_WAY:])
