"""``trictrac learn``: lessons, the books, review, ten throws a day, drills and placement in the terminal."""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.cli.telling import tell
from trictrac.errors import TrictracError
from trictrac.lessons import keeping, review
from trictrac.lessons.course import Course
from trictrac.lessons.daily import daily_set, shared
from trictrac.lessons.debate import Debate, debates
from trictrac.lessons.drill import COUNT, DRILLS, SECONDS, choose, rated
from trictrac.lessons.exercise import Asks, Correction, Exercise
from trictrac.lessons.gates import GATES, NOVICE
from trictrac.lessons.kinds import ask
from trictrac.lessons.lesson import AskedExercise, Lesson, lesson, lessons
from trictrac.lessons.placement import Placement
from trictrac.lessons.progress import Progress
from trictrac.lessons.pupils import ladder
from trictrac.lessons.rating import Rating
from trictrac.lessons.releve import Releve, releves
from trictrac.lessons.themes import THEMES
from trictrac.lessons.weighed import Remark
from trictrac.terminal import TablePupil, Wishes, play
from trictrac.terminal.board import board
from trictrac.terminal.style import Style
from trictrac.words import Arg, Moves, capital, fact, say, sentence

LEAVE = ("q", "quit", "quitter")
DISMISS = "-"
REVIEW, DAILY, PLACE, DEBATES = "review", "daily", "place", "debates"
Verdict = TypeVar("Verdict", Correction, Correction | None)


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("lesson", metavar="LESSON", nargs="?")
    parser.add("--seed", metavar="S", type=int)
    parser.add("--file", metavar="FILE", type=Path)
    parser.add("--export", metavar="FILE", type=Path)
    parser.add("--import", metavar="FILE", type=Path, dest="taken")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Teaches one lesson, or lists them all."""
    pupil = Pupil(args.file or keeping.default_file(), args.lang)
    if args.taken is not None:
        pupil.keep(keeping.take_in(pupil.progress, args.taken))
        tell(pupil.say("imported", file=str(args.taken)))
    if args.export is not None:
        keeping.save(args.export, pupil.progress)
        tell(pupil.say("exported", file=str(args.export)))
    if args.lesson is None:
        if args.taken is None and args.export is None:
            pupil.overview()
        return 0
    seed = random.randrange(2**32) if args.seed is None else args.seed
    rooms: dict[str, Callable[[], None]] = {
        REVIEW: pupil.review,
        DAILY: lambda: pupil.count_today(pupil.now().date()),
        PLACE: lambda: pupil.place(seed),
        DEBATES: pupil.list_debates,
        **{name: partial(pupil.drill, name, seed) for name in DRILLS},
        **{name: partial(pupil.play, name) for name in GATES},
        **{name: partial(pupil.play_through, each, seed) for name, each in releves().items()},
        **{name: partial(pupil.dispute, each) for name, each in debates().items()},
    }
    rooms.get(args.lesson, lambda: pupil.learn(lesson(args.lesson), seed))()
    return 0


class LeftError(Exception):
    """The pupil has gone."""


class Pupil:
    """Somebody at the keyboard, and what is kept of them."""

    def __init__(self, file: Path, lang: str) -> None:
        self._file = file
        self._lang = lang
        self.progress = keeping.load(file)

    def now(self) -> datetime:
        """This moment."""
        return datetime.now(UTC)

    def keep(self, progress: Progress) -> None:
        """On disk before anything else is asked."""
        self.progress = progress
        keeping.save(self._file, progress)

    def overview(self) -> None:
        """The lessons with what is mastered, the days in a row, and what waits to be reviewed."""
        done = self.progress.mastered
        tell(
            "\n".join(
                f"{'✓' if done(each.id) else ' '} {each.number:2}  {say(each.title, self._lang)}"
                for each in lessons().values()
            )
        )
        tell(say("book-games", self._lang))
        tell(
            "\n".join(
                f"{'✓' if done(each.id) else ' '} {each.id}  {say(each.title, self._lang)}"
                for each in releves().values()
            )
        )
        tell(f"  {DEBATES}  {say('book-debates-text', self._lang)}")
        count = len(review.queue(self.progress, self.now()))
        tell(self.say("standing", days=self.progress.streak(self.now().date()), cards=count))
        following = self.progress.next_lesson()
        tell(self.say("choose", number=following.number if following else 1))

    def learn(self, chosen: Lesson, seed: int) -> None:
        """One lesson until it is mastered."""
        course = Course(chosen, seed, self.progress.standing(chosen.id))
        tell(f"{chosen.number}. {say(chosen.title, self._lang)}\n{say(chosen.idea, self._lang)}")
        closed = self.progress.closed_gate(chosen)
        if closed:
            self._tell_gate(closed.gate)
        try:
            while True:
                self._step(course)
                if course.mastered:
                    break
        except LeftError:
            return
        tell(self.say("mastered", title=chosen.title))
        if chosen.gate and chosen.gate not in self.progress.gates:
            self._tell_gate(chosen.gate)

    def _tell_gate(self, gate: str) -> None:
        tell(say(f"lesson-gate-{gate}", self._lang))
        tell(self.say("gate", gate=gate))

    def play(self, gate: str) -> None:
        """The game of a gate, against the novice; its end says whether it is passed."""
        tell(say(f"lesson-gate-{gate}", self._lang))
        wish = GATES[gate]
        ensure_compiled()
        wishes = Wishes(levels=(NOVICE,), modes=(wish.mode.value,), options={"trous": wish.trous}, computers=())
        play(wishes, self._lang, TablePupil(self._file, self._lang))

    def play_through(self, chosen: Releve, seed: int) -> None:
        """A game out of a book, from where the pupil left it; from the beginning once it was played through."""
        standing = self.progress.standing(chosen.id)
        if standing.steps >= chosen.mastery.of:
            standing = replace(standing, steps=0, last=())
        course = Course(chosen, seed, standing)
        tell(f"{say(chosen.title, self._lang)}\n{say(chosen.idea, self._lang)}")
        try:
            while not course.mastered:
                self._step(course)
        except LeftError:
            return
        tell(say("book-done", self._lang, title=chosen.title, right=course.right, of=chosen.mastery.of))

    def list_debates(self) -> None:
        """The plays that the master disputes, by the names that open them."""
        tell(say("book-debates-text", self._lang))
        tell("\n".join(f"  {name}  {say(each.title, self._lang)}" for name, each in debates().items()))

    def dispute(self, debate: Debate) -> None:
        """One of them, played; then both sides with their figures."""
        exercise = debate.exercise
        tell(say(debate.title, self._lang))
        try:
            self._ask(AskedExercise(exercise, debate.text, told=debate.told), _judging(exercise))
        except LeftError:
            return
        self.keep(self.progress.with_day(self.now()))

    def _step(self, course: Course) -> None:
        asked = course.now
        verdict = self._ask(asked, course.answer)
        now = self.now()
        standing = course.standing(self.progress.standing(course.lesson.id), now)
        progress = replace(self.progress, lessons={**self.progress.lessons, course.lesson.id: standing})
        if asked.drill and asked.item:
            progress = review.answered(progress, asked.drill.theme, asked.item, verdict.right, now)
            tell(self.say("score", right=course.right, of=course.lesson.mastery.of))
        self.keep(progress.with_day(now))

    def review(self) -> None:
        """Every card that is due; a hyphen dismisses one."""
        waiting = review.queue(self.progress, self.now())
        tell(self.say("review", count=len(waiting)))
        for card in waiting:
            exercise = review.exercise_of(card)

            def judge(text: str, _: float, exercise: Exercise = exercise) -> Correction | None:
                return None if text == DISMISS else exercise.judge(text)

            try:
                verdict = self._ask(AskedExercise(exercise), judge)
            except LeftError:
                return
            now = self.now()
            if verdict is None:
                self.keep(review.dismissed(self.progress, card, now))
                continue
            item = review.item_of(card)
            self.keep(review.answered(self.progress, card.theme, item, verdict.right, now).with_day(now))

    def count_today(self, today: date) -> None:
        """The ten throws of the day; they count the first time."""
        name = today.isoformat()
        right = list(self.progress.daily.get(name, ()))
        try:
            for theme, item in daily_set(today)[len(right) :]:
                exercise = ask(THEMES[theme].kind, item)
                verdict = self._ask(AskedExercise(exercise), _judging(exercise))
                right.append(verdict.right)
                now = self.now()
                progress = review.answered(self.progress, theme, item, verdict.right, now).with_day(now)
                self.keep(replace(progress, daily={**progress.daily, name: tuple(right)}))
        except LeftError:
            return
        tell(say(shared(today, right), self._lang))

    def drill(self, name: str, seed: int) -> None:
        """Exercises near to the pupil's rating, until they leave."""
        chance = random.Random(seed)
        limit = SECONDS if name == COUNT else math.inf
        try:
            while True:
                before = self.progress.ratings.get(name, Rating())
                theme, item = choose(name, before, chance)
                exercise = ask(THEMES[theme].kind, item)
                start = time.monotonic()
                verdict = self._ask(AskedExercise(exercise), _judging(exercise))
                counts = verdict.right and time.monotonic() - start <= limit
                if verdict.right and not counts:
                    tell(say(fact("learn-late", seconds=SECONDS), self._lang))
                now = self.now()
                progress = review.answered(self.progress, theme, item, verdict.right, now).with_day(now)
                self.keep(rated(progress, name, item, counts))
                after = self.progress.ratings[name]
                tell(self.say("rating", before=round(before.value), after=round(after.value)))
                reached = [level for level, rating in (ladder(name) if name == COUNT else ()) if rating <= after.value]
                if reached:
                    tell(say(fact("learn-level", level=fact(f"level-{reached[-1]}")), self._lang))
        except LeftError:
            return

    def place(self, seed: int) -> None:
        """A dozen questions, and the lesson to begin with; an empty line is no answer."""
        placement = Placement(seed)
        tell(self.say("place"))
        try:
            while not placement.done:
                self._ask(placement.now, lambda text, s: placement.answer(text, s) if text else placement.unknown(s))
        except LeftError:
            return
        tell(self.say("placed", number=placement.lesson.number, title=placement.lesson.title))

    def _ask(self, asked: AskedExercise, judge: Callable[[str, float], Verdict]) -> Verdict:
        """Shows an exercise, reads until the answer can be read, and tells what it was worth."""
        tell("\n".join(self._page(asked)))
        start = time.monotonic()
        while True:
            try:
                given = input("> ").strip()
            except EOFError:
                raise LeftError from None
            if given.lower() in LEAVE:
                raise LeftError
            answer = _named(asked.exercise, given)
            try:
                verdict = judge(answer, time.monotonic() - start)
            except TrictracError as error:
                tell(error.sentence(self._lang))
                continue
            if verdict is not None:
                self._told(asked.exercise, verdict)
                if asked.told:
                    tell("\n".join(f"  {line}" for line in self._compared(asked.told, answer)))
            return verdict

    def _compared(self, remark: Remark, answer: str) -> Iterator[str]:
        """What the pupil, the book and the master chose, with the chances of each, and the comment."""
        lang = self._lang
        if remark.refusal:
            yield say("book-refused", lang, play=Moves(remark.book))
            yield sentence(remark.refusal, lang)
        elif remark.opposite:
            yield say("book-they-play", lang, play=Moves(remark.book))
        if remark.figures:
            chosen = {"you": answer, "book": remark.book, "master": remark.master.choice}
            for who, figure in ((who, remark.figure(choice)) for who, choice in chosen.items()):
                if figure:
                    yield say(remark.line(who, figure), lang)
            trials = remark.trials
            yield say("book-played-out", lang, trials=trials) if trials else say("book-looked", lang)
        if remark.comment:
            yield say(remark.comment, lang)

    def _told(self, exercise: Exercise, verdict: Correction) -> None:
        tell(self.say("right" if verdict.right else "wrong"))
        if not verdict.right:
            tell(self.say("key", key=_key(exercise, self._lang)))
        if exercise.why:
            tell("\n".join(f"  {sentence(each, self._lang)}" for each in exercise.why))

    def _page(self, asked: AskedExercise) -> list[str]:
        """The text of a step, the board, the question, the choices with their numbers, and how to answer."""
        exercise, lang = asked.exercise, self._lang
        lines = [""] + ([say(asked.text, lang)] if asked.text else [])
        if exercise.position is not None:
            lines += board(exercise.position, lang=lang, style=Style.of(sys.stdout))
        lines.append(say(exercise.question, lang))
        lines += [f"  {number}. {say(words, lang)}" for number, (_, words) in enumerate(exercise.choices, 1)]
        return [*lines, self.say(f"how-{exercise.asks.value}")]

    def say(self, name: str, /, **values: Arg) -> str:
        """One of the sentences of this command."""
        return say(fact(f"lesson-learn-{name}", **values), self._lang)


def _judging(exercise: Exercise) -> Callable[[str, float], Correction]:
    return lambda text, _seconds: exercise.judge(text)


def _named(exercise: Exercise, given: str) -> str:
    """An answer as the exercise reads it: choices are called by their numbers here."""
    if not exercise.choices:
        return given
    names = [name for name, _ in exercise.choices]
    words = given.replace(",", " ").split()
    return " ".join(
        names[int(word) - 1] if word.isdecimal() and 0 < int(word) <= len(names) else word for word in words
    )


def _key(exercise: Exercise, lang: str) -> str:
    """The key as people read it."""
    if exercise.asks in (Asks.CHOICE, Asks.ORDER):
        words = dict(exercise.choices)
        return " ".join(capital(say(words[name], lang)) for name in exercise.key[0].split())
    return exercise.key[0] or "–"
