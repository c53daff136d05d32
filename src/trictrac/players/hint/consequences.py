"""What one choice leads to: what the opponent may do next, and what the player may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.players.hint.numbers import decimal, mean_points, plural, throws_of_36
from trictrac.players.hint.texts import JANS, say, verb_of
from trictrac.position import is_full
from trictrac.words.saying import joined

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint, Whose

LEAST_MEAN = 0.05
"""Means below this would be rounded to no point."""


def consequences(hint: Hint, choice: Choice, lang: str) -> list[str]:
    """What the opponent may do next, and what the player may hope for; or that there is no next throw."""
    if choice.over:
        return [end(hint, choice, lang)]
    if choice.leaves:
        return [say("releve", lang)]
    if choice.mine_next:
        return [say("same_dice" if choice.same_dice else "out_first", lang)]
    return [sentence for sentence in (allows(hint, choice, lang), _hopes(hint, choice, lang)) if sentence]


def end(hint: Hint, choice: Choice, lang: str) -> str:
    """How a choice ends the game or the marque."""
    score = final_trous(hint, choice, lang)
    if not hint.written:
        return say("won" if choice.won else "lost", lang, **score)
    key = "marque_refait" if choice.won is None else "marque_won" if choice.won else "marque_lost"
    return say(key, lang, jetons=round(abs(choice.value)), **score)


def final_trous(hint: Hint, choice: Choice, lang: str) -> dict[str, object]:
    """The trous of both, for the sentences that tell an end."""
    mine, theirs = (hint.camp(choice, whose).trous for whose in ("mine", "theirs"))
    return {"mine": plural(mine, "trou", lang), "theirs": theirs}


def counts_by_verb(hint: Hint, choice: Choice, whose: Whose) -> dict[str, int]:
    """Throws by the verb that tells what they do: a full jan is kept, another one filled."""
    prospect = choice.prospect(whose)
    jan = "keeps" if any(is_full(hint.camp(choice, whose).dames, first) for first in JANS) else "fills"
    return {"beats": prospect.beats, jan: prospect.jan, "trou": prospect.trou, "blocked": prospect.blocked}


def allows(hint: Hint, choice: Choice, lang: str) -> str:
    """`Of your opponent's 36 throws, 12 beat you …`."""
    counts = counts_by_verb(hint, choice, "theirs")
    parts = [
        f"{_all_or(throws, lang)} {_verb('theirs', key, throws, lang)}" for key, throws in counts.items() if throws
    ]
    if parts:
        text = say("of_his", lang, text=joined(parts, lang))
    else:
        jan = "keeps" if "keeps" in counts else "fills"
        text = say("none_of_his", lang, jan=verb_of("theirs", jan, lang).one)
    gained, given = choice.theirs.points, choice.theirs.given
    means = [say("he_gains", lang, points=mean_points(gained, lang))] if gained >= LEAST_MEAN else []
    if given >= LEAST_MEAN:
        key = "and_gives" if means else "he_gives"
        means.append(say(key, lang, points=mean_points(given, lang), number=decimal(given, lang)))
    if means:
        text += say("on_average", lang, text=joined(means, lang))
    return text + "."


def _hopes(hint: Hint, choice: Choice, lang: str) -> str:
    """`Were it your throw, 4 throws of 36 would beat them …`; nothing if it would bring nothing."""
    parts: list[str] = []
    for key, throws in counts_by_verb(hint, choice, "mine").items():
        if throws:
            first = throws_of_36(throws, lang) + (" would" if lang == "en" else "")
            parts.append(f"{_all_or(throws, lang) if parts else first} {_verb('mine', key, throws, lang)}")
    text, points = joined(parts, lang), mean_points(choice.mine.points, lang)
    if choice.mine.points >= LEAST_MEAN:
        text += say("colon_average" if parts else "you_would_gain", lang, points=points)
    return say("your_throw", lang, text=text) if text else ""


def _all_or(throws: int, lang: str) -> str:
    return ("tous" if lang == "fr" else "all") if throws == 36 else str(throws)


def _verb(whose: Whose, key: str, throws: int, lang: str) -> str:
    verb = verb_of(whose, key, lang)
    return verb.one if throws == 1 else verb.many
