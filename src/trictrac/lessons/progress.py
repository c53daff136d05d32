"""How far a pupil has come, as plain data: the same file in the terminal, in the browser and beside an account.

Nothing in it is computed from what could change: a card is the exercise and the answers given to it, from which
``review`` finds when it is due. So two files are merged without loss, in any order, as often as one likes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from trictrac.errors import TrictracError
from trictrac.lessons.lesson import Lesson, lessons
from trictrac.lessons.rating import Rating
from trictrac.plain import Listed, Plain, Reader
from trictrac.words import fact

FORMAT = "trictrac progress"
VERSION = 1
MOST_BYTES = 4_000_000


class ProgressError(TrictracError):
    """A file that is no progress, or one of another version."""


@dataclass(frozen=True, slots=True)
class Standing(Plain):
    """Where a pupil stands in one lesson."""

    steps: int = 0
    """How many steps were answered."""
    last: Annotated[tuple[bool, ...], Listed()] = ()
    """The last fresh exercises, as many as mastery asks for: right and in time, or not."""
    mastered: str = ""
    """When it was mastered first."""
    changed: str = ""


@dataclass(frozen=True, slots=True)
class Answered(Plain):
    """One answer to a card."""

    at: str
    right: bool


@dataclass(frozen=True, slots=True)
class ReviewCard(Plain):
    """An exercise that comes back: its theme, its item, and the answers so far."""

    theme: str
    board: str
    detail: str
    answers: Annotated[tuple[Answered, ...], Listed()]
    dismissed: str = ""
    """When the pupil did not want it any more."""

    @property
    def name(self) -> str:
        """By which two cards are the same."""
        return f"{self.theme} {self.board} {self.detail}"

    @property
    def is_dismissed(self) -> bool:
        """Whether it stays away: one that was missed again afterwards has something to teach after all."""
        return bool(self.dismissed) and not any(not each.right and each.at > self.dismissed for each in self.answers)


@dataclass(frozen=True, slots=True)
class Progress(Plain):
    """Everything that is kept of a pupil."""

    lessons: dict[str, Standing] = field(default_factory=dict)
    gates: dict[str, str] = field(default_factory=dict)
    """The games that were passed, and when."""
    days: Annotated[tuple[str, ...], Listed()] = ()
    """The days on which something was answered, in order."""
    cards: Annotated[tuple[ReviewCard, ...], Listed()] = ()
    daily: dict[str, Annotated[tuple[bool, ...], Listed()]] = field(default_factory=dict)
    """The daily sets that were counted: the day, and which throws were right."""
    ratings: dict[str, Rating] = field(default_factory=dict)
    """How well the pupil does in each drill."""

    def standing(self, lesson: str) -> Standing:
        """Where the pupil stands in a lesson."""
        return self.lessons.get(lesson, Standing())

    def mastered(self, lesson: str) -> bool:
        """Whether a lesson was mastered once."""
        return bool(self.standing(lesson).mastered)

    def with_day(self, now: datetime) -> Progress:
        """Something was answered."""
        return replace(self, days=tuple(sorted({*self.days, now.date().isoformat()})))

    def streak(self, today: date) -> int:
        """How many days in a row something was answered; today may still be missing."""
        days = set(self.days)
        last = today if today.isoformat() in days else today - timedelta(days=1)
        count = 0
        while (last - timedelta(days=count)).isoformat() in days:
            count += 1
        return count

    def next_lesson(self) -> Lesson | None:
        """The first lesson that is not mastered."""
        return next((each for each in lessons().values() if not self.mastered(each.id)), None)

    def closed_gate(self, lesson: Lesson) -> Lesson | None:
        """The lesson whose game stands before this one and is not passed; lessons are open all the same."""
        before = [each for each in lessons().values() if each.gate and each.number < lesson.number]
        return next((each for each in before if each.gate not in self.gates), None)


def stamp(now: datetime) -> str:
    """A moment as it is kept: UTC, in seconds."""
    return now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment(text: str) -> datetime:
    """The moment of a stamp."""
    try:
        return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except ValueError:
        raise ProgressError(fact("progress-bad-moment", given=repr(text)), text) from None


_read: Reader[Progress] = Reader(Progress, "a progress", ProgressError)


def parse(raw: bytes) -> Progress:
    """Reads what :func:`written` wrote; everything else is refused with one sentence."""
    if len(raw) > MOST_BYTES:
        raise ProgressError(fact("progress-too-large", most=MOST_BYTES), "")
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise ProgressError(fact("progress-not-json"), "") from None
    if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
        raise ProgressError(fact("progress-no-progress"), "")
    version = data.pop("version", None)
    if version != VERSION:
        raise ProgressError(fact("progress-version", given=repr(version), known=VERSION), "")
    try:
        found = _read(data)
    except ProgressError as error:
        raise ProgressError(fact("progress-bad", why=str(error)), "") from None
    for text in _moments(found):
        moment(text)
    for day in (*found.days, *found.daily):
        _check_day(day)
    return found


def _moments(progress: Progress) -> list[str]:
    told = [text for each in progress.lessons.values() for text in (each.mastered, each.changed) if text]
    told += progress.gates.values()
    for card in progress.cards:
        told += [*(answer.at for answer in card.answers), *filter(None, [card.dismissed])]
    return told


def _check_day(text: str) -> None:
    try:
        known = date.fromisoformat(text).isoformat() == text
    except ValueError:
        known = False
    if not known:
        raise ProgressError(fact("progress-bad-moment", given=repr(text)), text)


def written(progress: Progress) -> bytes:
    """The file: JSON, readable, the same for the same progress."""
    data = {"format": FORMAT, "version": VERSION, **asdict(progress)}
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def merged(one: Progress, two: Progress) -> Progress:
    """What both know: nothing is lost, and the order does not matter."""
    return Progress(
        lessons={
            name: _standing(one.standing(name), two.standing(name)) for name in sorted({*one.lessons, *two.lessons})
        },
        gates=_earliest(one.gates, two.gates),
        days=tuple(sorted({*one.days, *two.days})),
        cards=_cards((*one.cards, *two.cards)),
        daily={day: _better(one.daily.get(day), two.daily.get(day)) for day in sorted({*one.daily, *two.daily})},
        ratings={name: _surer(one, two, name) for name in sorted({*one.ratings, *two.ratings})},
    )


def _surer(one: Progress, two: Progress, drill: str) -> Rating:
    """Of two ratings the one that more answers made."""
    found = [each.ratings[drill] for each in (one, two) if drill in each.ratings]
    return max(found, key=lambda each: (each.games, each.value, each.deviation, each.volatility))


def _standing(one: Standing, two: Standing) -> Standing:
    later = max(one, two, key=lambda each: (each.changed, each.steps, each.last))
    return replace(later, mastered=min(filter(None, (one.mastered, two.mastered)), default=""))


def _earliest(one: Mapping[str, str], two: Mapping[str, str]) -> dict[str, str]:
    return {name: min(filter(None, (one.get(name), two.get(name)))) for name in sorted({*one, *two})}


def _better(one: tuple[bool, ...] | None, two: tuple[bool, ...] | None) -> tuple[bool, ...]:
    """A daily set counts the first time; where two machines have one each, the one with more right throws."""
    return max((each for each in (one, two) if each is not None), key=lambda each: (sum(each), each))


def _cards(cards: tuple[ReviewCard, ...]) -> tuple[ReviewCard, ...]:
    found: dict[str, ReviewCard] = {}
    for card in cards:
        known = found.get(card.name)
        if known is None:
            found[card.name] = card
            continue
        answers = tuple(sorted({*known.answers, *card.answers}, key=lambda each: (each.at, each.right)))
        found[card.name] = replace(known, answers=answers, dismissed=max(known.dismissed, card.dismissed))
    return tuple(found[name] for name in sorted(found))
