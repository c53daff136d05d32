"""When a missed exercise comes back: FSRS (py-fsrs), folded over the answers that a card has.

Chance has no part in it, so the browser (ts-fsrs) finds the same days from the same file.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING

from trictrac.lessons.exercise import Exercise, Item
from trictrac.lessons.kinds import ask
from trictrac.lessons.own_cards import OWN, own_exercise
from trictrac.lessons.pool import check_theme
from trictrac.lessons.progress import Answered, Progress, ProgressError, ReviewCard, moment, stamp
from trictrac.lessons.themes import THEMES
from trictrac.position import Position
from trictrac.words import fact

if TYPE_CHECKING:
    from fsrs import Scheduler


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # noqa: PLC0415

    return Scheduler(enable_fuzzing=False)


def due(card: ReviewCard) -> datetime:
    """When a card is to be asked again."""
    from fsrs import Card, Rating  # noqa: PLC0415

    first = moment(card.answers[0].at)
    state = Card(card_id=0, due=first)
    for answer in card.answers:
        rating = Rating.Good if answer.right else Rating.Again
        state, _ = _scheduler().review_card(state, rating, moment(answer.at))
    return state.due


def queue(progress: Progress, now: datetime) -> list[ReviewCard]:
    """The cards that are due, the longest due first; those that were dismissed stay away."""
    dated = [(due(card), card.name, card) for card in progress.cards if card.answers and not card.is_dismissed]
    return [card for when, _, card in sorted(dated, key=lambda each: each[:2]) if when <= now]


def answered(progress: Progress, theme: str, item: Item, right: bool, now: datetime) -> Progress:
    """Keeps an answer: a wrong one makes a card, a card keeps every answer, a right one without a card is nothing."""
    named = ReviewCard(theme, str(item.position), item.detail, ())
    known = next((card for card in progress.cards if card.name == named.name), None)
    if known is None and right:
        return progress
    card = known or named
    later = replace(card, answers=(*card.answers, Answered(stamp(now), right)))
    others = tuple(each for each in progress.cards if each.name != later.name)
    return replace(progress, cards=tuple(sorted((*others, later), key=lambda each: each.name)))


def added(progress: Progress, theme: str, item: Item, at: datetime) -> Progress:
    """A card from one's own play: it counts as missed then. Adding it once more changes nothing."""
    named = ReviewCard(theme, str(item.position), item.detail, ())
    known = next((card for card in progress.cards if card.name == named.name), None)
    if known is not None and any(each.at == stamp(at) for each in known.answers):
        return progress
    return answered(progress, theme, item, False, at)


def dismissed(progress: Progress, card: ReviewCard, now: datetime) -> Progress:
    """The card does not come back."""
    cards = tuple(replace(each, dismissed=stamp(now)) if each.name == card.name else each for each in progress.cards)
    return replace(progress, cards=cards)


def item_of(card: ReviewCard) -> Item:
    """What a card is made of."""
    return Item(Position.parse(card.board), card.detail)


def exercise_of(card: ReviewCard) -> Exercise:
    """What a card asks; its key is computed anew."""
    if card.theme not in OWN:
        check_theme(card.theme)
    try:
        item = item_of(card)
        return own_exercise(card.theme, item) if card.theme in OWN else ask(THEMES[card.theme].kind, item)
    except (ValueError, KeyError, IndexError, AssertionError):  # from a file that somebody wrote
        raise ProgressError(fact("progress-bad-card", card=card.name), card.name) from None
