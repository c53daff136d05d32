"""What is kept of a pupil: files read back, merged without loss, and refused with a sentence; review and daily sets."""

from __future__ import annotations

import builtins
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lessons.test_course import right
from trictrac.cli import main
from trictrac.lessons import keeping, review
from trictrac.lessons.course import Course
from trictrac.lessons.daily import THEMES_OF_A_DAY, daily_set, fnv, shared
from trictrac.lessons.kinds import ask
from trictrac.lessons.lesson import lesson, lessons
from trictrac.lessons.placement import Placement
from trictrac.lessons.pool import items
from trictrac.lessons.progress import (
    Answered,
    Progress,
    ProgressError,
    ReviewCard,
    Standing,
    merged,
    moment,
    parse,
    stamp,
    written,
)
from trictrac.lessons.rating import Rating, after, of_exercise
from trictrac.lessons.themes import THEMES
from trictrac.words import LANGUAGES, say

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
SHARED = json.loads((Path(__file__).parent / "learned.json").read_text("utf-8"))
"""What Python and the browser must find alike; ``web/src/learn/learned.test.ts`` reads it too."""

moments = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1)).map(lambda found: stamp(found.replace(tzinfo=UTC)))
days = st.dates(date(2026, 1, 1), date(2026, 3, 1)).map(date.isoformat)
standings = st.builds(
    Standing,
    st.integers(0, 4),
    st.lists(st.booleans(), max_size=10).map(tuple),
    st.one_of(st.just(""), moments),
    moments,
)
answers = st.lists(st.builds(Answered, moments, st.booleans()), min_size=1, max_size=4).map(
    lambda found: tuple(sorted(set(found), key=lambda each: (each.at, each.right)))
)
cards = st.lists(
    st.builds(
        ReviewCard, st.just("trou"), st.sampled_from("abc"), st.just(""), answers, st.one_of(st.just(""), moments)
    ),
    max_size=3,
    unique_by=lambda card: card.board,
).map(lambda found: tuple(sorted(found, key=lambda card: card.name)))
progresses = st.builds(
    Progress,
    st.dictionaries(st.sampled_from(["board", "facing", "order"]), standings),
    st.dictionaries(st.sampled_from(["three-trous", "novice"]), moments),
    st.lists(days, unique=True).map(lambda found: tuple(sorted(found))),
    cards,
    st.dictionaries(days, st.lists(st.booleans(), min_size=1, max_size=10).map(tuple), max_size=3),
    st.dictionaries(
        st.sampled_from(["count", "puzzles"]),
        st.builds(Rating, st.floats(500, 3000), st.floats(45, 350), st.just(0.06), st.integers(0, 900)),
    ),
)


def same(one: Progress, two: Progress) -> bool:
    return json.loads(written(one)) == json.loads(written(two))


@settings(max_examples=25)
@given(progresses)
def test_a_file_is_read_back(progress):
    assert parse(written(progress)) == progress


@settings(max_examples=25)
@given(progresses, progresses, progresses)
def test_files_are_merged_in_any_order_as_often_as_one_likes(one, two, three):
    assert same(merged(one, two), merged(two, one))
    assert same(merged(merged(one, two), three), merged(one, merged(two, three)))
    assert same(merged(one, one), one)
    both = merged(one, two)
    assert {*one.days, *two.days} == {*both.days}
    assert all(both.mastered(name) for each in (one, two) for name in each.lessons if each.mastered(name))
    known = {(card.name, answer) for card in both.cards for answer in card.answers}
    assert all((card.name, answer) in known for each in (one, two) for card in each.cards for answer in card.answers)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"\x00", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "no progress of trictrac"),
        (b'{"format": "trictrac score 1"}', "no progress of trictrac"),
        (b'{"format": "trictrac progress", "version": 0}', "the version 0, and only 1 is known"),
        (b'{"format": "trictrac progress", "version": 2}', "the version 2, and only 1 is known"),
        (b'{"format": "trictrac progress", "version": 1, "days": 3}', "cannot be read: .*days"),
        (b'{"format": "trictrac progress", "version": 1, "days": ["monday"]}', "'monday' where a moment"),
        (b'{"format": "trictrac progress", "version": 1, "gates": {"novice": "soon"}}', "'soon' where a moment"),
        (b'{"format": "trictrac progress", "version": 1, "crowns": 3}', "cannot be read: .*crowns"),
        (b" " * 4_000_001, "larger than"),
    ],
)
def test_a_bad_or_old_file_is_refused_and_nothing_is_lost(raw, why, tmp_path):
    with pytest.raises(ProgressError, match=why) as refused:
        parse(raw)
    assert all(refused.value.sentence(lang) for lang in LANGUAGES)
    file, other = tmp_path / "progress.json", tmp_path / "other.json"
    keeping.save(file, Progress(days=("2026-11-16",)))
    other.write_bytes(raw)
    assert main(["learn", "--file", str(file), "--import", str(other), "--lang", "en"]) == 2
    assert keeping.load(file).days == ("2026-11-16",)
    file.write_bytes(raw)
    assert main(["learn", "1", "--file", str(file), "--lang", "en"]) == 2
    assert file.read_bytes() == raw


def test_days_in_a_row():
    progress = Progress(days=("2026-11-12", "2026-11-14", "2026-11-15"))
    assert progress.streak(date(2026, 11, 15)) == 2
    assert progress.streak(date(2026, 11, 16)) == 2
    assert progress.streak(date(2026, 11, 17)) == 0
    assert progress.with_day(NOON).streak(date(2026, 11, 16)) == 3


def test_a_course_goes_on_where_it_was_left():
    chosen = lesson("beating")
    course = Course(chosen, 1)
    for _ in range(len(chosen.steps) + 4):
        course.answer(right(course.now.exercise))
    left = course.standing(Standing(), NOON)
    assert (left.steps, len(left.last), left.mastered) == (len(chosen.steps), 4, "")
    again = Course(chosen, 2, left)
    assert again.now.drill is not None
    while not again.mastered:
        again.answer(right(again.now.exercise))
    done = again.standing(left, NOON)
    assert done.mastered == stamp(NOON)
    later = Course(chosen, 3, done)
    assert later.standing(done, NOON + timedelta(days=1)).mastered == stamp(NOON)


def test_gates_stand_between_the_lessons():
    progress = Progress()
    assert progress.closed_gate(lesson("14")) is None
    assert progress.closed_gate(lesson("15")) == lesson("order")
    passed = Progress(gates={"three-trous": stamp(NOON)})
    assert passed.closed_gate(lesson("25")) is None
    assert passed.closed_gate(lesson("26")) == lesson("stay")
    assert [each.number for each in lessons().values() if each.gate] == [14, 25, 29]


def test_what_is_missed_comes_back_later_and_later_and_can_be_dismissed():
    item = items("beat-ways")[5]
    progress = review.answered(Progress(), "beat-ways", item, True, NOON)
    assert progress.cards == ()
    progress = review.answered(progress, "beat-ways", item, False, NOON)
    card = progress.cards[0]
    assert review.exercise_of(card) == ask(THEMES["beat-ways"].kind, item)
    assert review.queue(progress, NOON) == []
    waits = []
    now = NOON
    for _ in range(6):
        due = review.due(progress.cards[0])
        waits.append(due - now)
        now = due
        assert review.queue(progress, now) == [progress.cards[0]]
        progress = review.answered(progress, "beat-ways", item, True, now)
    assert waits == sorted(waits)
    assert waits[0] < timedelta(hours=1) < timedelta(days=10) < waits[-1]
    later = now + timedelta(days=4000)
    gone = review.dismissed(progress, progress.cards[0], later)
    assert review.queue(gone, later) == []
    missed = review.answered(gone, "beat-ways", item, False, later + timedelta(days=1))
    assert len(review.queue(missed, later + timedelta(days=2))) == 1


def test_a_card_that_nobody_can_ask_is_told():
    for card in (ReviewCard("claim", "1x15_1x15_w_6-4", "claim x", ()), ReviewCard("trou", "all", "", ())):
        with pytest.raises(ProgressError, match="this card cannot be asked"):
            review.exercise_of(card)


def test_python_and_the_browser_find_the_same_days():
    for each in SHARED["cards"]:
        card = ReviewCard("trou", "", "", tuple(Answered(at, fine) for at, fine in each["answers"]))
        assert stamp(review.due(card)) == each["due"]


def test_python_and_the_browser_choose_the_same_throws():
    day = date.fromisoformat(SHARED["day"])
    assert [f"{theme} {item.position}" for theme, item in daily_set(day)] == SHARED["daily"]
    assert fnv("trictrac") == SHARED["hash"]


def test_ten_throws_a_day():
    first = daily_set(date(2026, 11, 16))
    assert len(first) == len(THEMES_OF_A_DAY) == 10
    assert len({(theme, str(item)) for theme, item in first}) == 10
    assert first == daily_set(date(2026, 11, 16)) != daily_set(date(2026, 11, 17))
    told = say(shared(date(2026, 11, 16), [True, False]), "en")
    assert told == "Trictrac 2026-11-16: ●○ 1/2"


@pytest.mark.parametrize("known", [0, 1, 7, 14, 29, 36])
def test_a_pupil_is_placed_where_their_knowledge_ends(known):
    placement = Placement(known)
    asked = 0
    while not placement.done:
        drill = placement.now.drill
        number = next(each.number for each in lessons().values() if drill in each.exercises)
        if number <= known:
            assert placement.answer(right(placement.now.exercise)).right
        else:
            placement.unknown()
        asked += 1
    assert placement.lesson.number == min(known + 1, 36)
    assert asked <= 12


def test_after_three_minutes_placement_ends_at_the_first_lesson_not_known():
    placement = Placement(1)
    for _ in range(2):
        assert placement.answer(right(placement.now.exercise), 80).right
    assert not placement.done
    placement.answer(right(placement.now.exercise), 20)
    assert placement.done
    assert placement.lesson.number == 20


def test_in_the_terminal(monkeypatch, capsys, tmp_path):
    """Progress is kept, what was missed is reviewed when it is due, a file is taken elsewhere and back."""
    file, other = tmp_path / "a" / "progress.json", tmp_path / "other.json"
    given = iter(["2 0", "4 0", "0 0", "99 99", "q"])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(given))
    assert main(["learn", "beating", "--seed", "1", "--lang", "en", "--file", str(file)]) == 0
    kept = keeping.load(file)
    assert kept.standing("beating").steps == 3
    assert len(kept.cards) == 1
    assert len(kept.days) == 1
    assert main(["learn", "--lang", "en", "--file", str(file)]) == 0
    assert "Nothing to review." in capsys.readouterr().out
    assert main(["learn", "--export", str(other), "--lang", "en", "--file", str(file)]) == 0
    missed = Answered(stamp(NOON - timedelta(days=9)), False)
    earlier = Progress(cards=(replace(kept.cards[0], answers=(missed,)),))
    keeping.save(other, merged(parse(other.read_bytes()), earlier))
    fresh = tmp_path / "fresh.json"
    assert main(["learn", "--import", str(other), "--lang", "en", "--file", str(fresh)]) == 0
    assert len(keeping.load(fresh).cards[0].answers) == 2


def test_review_and_daily_in_the_terminal(monkeypatch, capsys, tmp_path):
    file = tmp_path / "progress.json"
    item = items("trou")[3]
    old = NOON - timedelta(days=900)
    two = review.answered(Progress(), "trou", item, False, old)
    keeping.save(file, review.answered(two, "trou", items("trou")[4], False, old))
    key = ask(THEMES["trou"].kind, item).key[0]
    given = iter([key, "-"] if review.queue(keeping.load(file), NOON)[0].board == str(item.position) else ["-", key])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(given))
    assert main(["learn", "review", "--lang", "en", "--file", str(file)]) == 0
    assert "2 exercises to review" in capsys.readouterr().out
    assert review.queue(keeping.load(file), datetime.now(UTC)) == []
    today = iter(["99 99"] * 10)
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(today))
    assert main(["learn", "daily", "--lang", "en", "--file", str(file)]) == 0
    assert "○○○○○○○○○○ 0/10" in capsys.readouterr().out
    assert main(["learn", "daily", "--lang", "en", "--file", str(file)]) == 0
    assert moment(keeping.load(file).cards[0].answers[0].at) <= datetime.now(UTC)


def test_placement_in_the_terminal(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(builtins, "input", lambda _prompt: "")
    assert main(["learn", "place", "--lang", "en", "--seed", "1", "--file", str(tmp_path / "progress.json")]) == 0
    assert "Begin with lesson 1: The board." in capsys.readouterr().out


def test_python_and_the_browser_find_the_same_ratings():
    rating = Rating()
    for each in SHARED["ratings"]:
        rating = after(rating, of_exercise(each["difficulty"]), each["right"])
        assert (rating.value, rating.deviation) == (each["value"], each["deviation"])


def test_a_drill_in_the_terminal(monkeypatch, capsys, tmp_path):
    file = tmp_path / "progress.json"
    given = iter(["99 99", "q"])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(given))
    assert main(["learn", "count", "--lang", "en", "--seed", "1", "--file", str(file)]) == 0
    assert "Rating: 1500 → 1" in capsys.readouterr().out
    kept = keeping.load(file)
    assert kept.ratings["count"].games == 1
    assert kept.ratings["count"].value < 1500
    assert len(kept.cards) == 1
