"""Somebody who learns, at the keyboard's table: the tutor looks at their choices, their progress takes in the game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from trictrac.lessons import keeping, own_cards, review
from trictrac.lessons.exercise import Item
from trictrac.lessons.gates import GateVerdict, verdicts, with_passed
from trictrac.lessons.own_game import own_game
from trictrac.lessons.progress import Progress, ProgressError
from trictrac.lessons.tutor import Stop, Tutor
from trictrac.table import actions as do
from trictrac.terminal.people import People
from trictrac.terminal.saving import TableBook
from trictrac.words import sentence


class TableTutor:
    """The tutor of one table: it speaks to the one person there, and only where the program marks."""

    def __init__(self, book: TableBook, people: People) -> None:
        self._book = book
        computers = book.deal.computers.values()
        self._levels = [each.level.key for each in computers if each.level is not None]
        self._is_there = book.deal.automatic and len(people.persons) == 1 and bool(self._levels)
        self._coup: tuple[int, Tutor] | None = None

    def looks_at(self, action: do.Action) -> Stop | None:
        """What it says of an action before it is done."""
        coup = self._book.witness.coup
        if not self._is_there or coup is None or not isinstance(action, do.PlayDames | do.Stay | do.Leave):
            return None
        state = self._book.table.state
        if self._coup is None or self._coup[0] != state.coup:
            form = state.form
            self._coup = state.coup, Tutor(coup.before, form.rules, form.judged_as, self._levels)
        tutor = self._coup[1]
        if isinstance(action, do.PlayDames):
            return tutor.plays(action.play)
        return tutor.stays(leaves=isinstance(action, do.Leave))


class TablePupil:
    """The progress of whoever plays here. A file that cannot be read is left alone, and the game goes on without it."""

    def __init__(self, file: Path, lang: str) -> None:
        self._file = file
        self._lang = lang

    def missed(self, theme: str, item: Item) -> None:
        """A decision to come back to."""
        try:
            now = datetime.now(UTC)
            self._keep(review.added(keeping.load(self._file), theme, item, now).with_day(now))
        except (ProgressError, OSError):
            return  # it is told at the end of the game

    def played(self, book: TableBook, people: People, aided: frozenset[int]) -> list[str]:
        """Takes a finished game in, for the one person who played it against computers; what to say of it."""
        deal = book.deal
        if len(people.persons) != 1 or not deal.computers:
            return []
        player = people.persons[0]
        game = own_game(deal.form, deal.setting, book.table.events, player, aided)
        levels = {who: each.level.key if each.level else "" for who, each in deal.computers.items()}
        found = verdicts(deal.form, deal.setting, levels, player, game)
        try:
            before = keeping.load(self._file)
            progress = with_passed(before, found, datetime.now(UTC))
            for item, at in own_cards.of_ecoles(game.ecoles):
                progress = review.added(progress, own_cards.COUNT, item, at)
            if progress != before:
                self._keep(progress)
        except (ProgressError, OSError) as error:
            return [error.sentence(self._lang)] if isinstance(error, ProgressError) else [str(error)]
        return [sentence(each.told, self._lang) for each in found if _is_news(each, before)]

    def _keep(self, progress: Progress) -> None:
        keeping.save(self._file, progress)


def _is_news(verdict: GateVerdict, before: Progress) -> bool:
    """Whoever has passed a gate need not be told of it after every game."""
    return verdict.gate not in before.gates
