"""The relevés of Lepeintre played again, and the plays that the master disputes."""

from __future__ import annotations

import builtins
from pathlib import Path

import pytest

import trictrac
from trictrac.cli import main
from trictrac.lessons import keeping
from trictrac.lessons.course import Course
from trictrac.lessons.debate import debates
from trictrac.lessons.exercise import Asks, Skill
from trictrac.lessons.lesson import lesson, lessons
from trictrac.lessons.progress import Standing
from trictrac.lessons.releve import Releve, releves
from trictrac.lessons.weighed import EQUAL, same
from trictrac.play import Play
from trictrac.position import Position
from trictrac.records import Stepper, read
from trictrac.side import Side
from trictrac.table.events import Left, Marked

RECORDS = Path(__file__).parents[2] / "examples" / "records"
COUPS = {"lepeintre-1": 23, "lepeintre-2": 13, "lepeintre-3": 5}

each_releve = pytest.mark.parametrize("releve", releves().values(), ids=releves())
each_debate = pytest.mark.parametrize("debate", debates().values(), ids=debates())


@each_releve
def test_a_releve_is_its_record_coup_by_coup(releve: Releve) -> None:
    (tour,) = read((RECORDS / f"{releve.id}.txt").read_text("utf-8").splitlines(), Stepper())
    steps = [step for step in tour.steps if step.throw]
    assert len(steps) == len(releve.coups) == COUPS[releve.id]
    for step, coup in zip(steps, releve.coups, strict=True):
        assert (step.where.coup, str(step.before)) == (coup.number, coup.board)
        left = any(isinstance(event, Left) for event in step.events)
        assert coup.book == ("leave" if left else str(step.play or ""))
        assert coup.marked == sum(event.points for event in step.events if isinstance(event, Marked))


@each_releve
def test_every_throw_is_counted_and_the_pupils_are_marked_and_played(releve: Releve) -> None:
    asked = iter(releve.asked)
    for coup in releve.coups:
        position = coup.position
        sheet = position.score()
        counted = next(asked).exercise
        assert counted.kind is Skill.COUNT
        assert counted.key == (f"{sheet.total(Side.WHITE)} {sheet.total(Side.BLACK)}",)
        if position.turn is Side.BLACK:
            continue
        if sheet.total(Side.WHITE):
            assert next(asked).exercise.kind is Skill.MARK
        if coup.decision:
            assert next(asked).exercise.key == (coup.decision[0].choice,)
        if coup.book != "leave":
            assert next(asked).exercise.kind is Skill.BEST
    assert next(asked, None) is None


@each_releve
def test_every_play_of_the_pupil_has_its_chance_and_whatever_is_as_good_as_the_best_is_right(releve: Releve) -> None:
    for asked in releve.asked:
        if asked.exercise.kind is not Skill.BEST:
            continue
        assert asked.told is not None
        assert asked.exercise.position is not None
        figures = asked.told.figures
        plays = {play.change() for play in asked.exercise.position.legal_plays()}
        assert {Play.parse(each.choice).change() for each in figures} == plays
        assert [each.chance for each in figures] == sorted((each.chance for each in figures), reverse=True)
        for each in figures:
            assert asked.exercise.judge(each.choice).right == (asked.told.loss(each) <= EQUAL), each


@each_releve
def test_each_coup_ends_with_one_comment(releve: Releve) -> None:
    told = [asked.told.comment for asked in releve.asked if asked.told and asked.told.comment]
    assert told == [releve.text(coup.number) for coup in releve.coups]


def test_the_jan_that_the_book_overlooks_must_be_filled_and_its_own_play_is_refused() -> None:
    asked = next(each for each in releves()["lepeintre-1"].asked if each.told and each.told.refusal)
    assert asked.exercise.judge("4-5-6").right
    assert not asked.exercise.judge(asked.told.book).right
    assert asked.told.figure(asked.told.book) is None
    assert sum(bool(each.told and each.told.refusal) for name in releves() for each in releves()[name].asked) == 1


@each_releve
def test_a_releve_goes_on_whatever_is_answered_and_begins_where_it_was_left(releve: Releve) -> None:
    questions = releve.asked
    course = Course(releve, 1, Standing(2, (True, False)))
    assert course.now == questions[2]
    for asked in questions[2:]:
        assert not course.mastered
        wrong = {Asks.NUMBERS: "99 99", Asks.MARKS: "0.9 0.9"}
        course.answer(wrong.get(asked.exercise.asks, asked.exercise.key[0]))
    assert course.mastered
    chosen = sum(asked.exercise.asks in (Asks.PLAY, Asks.CHOICE) for asked in questions[2:])
    assert course.right == 1 + chosen


@each_debate
def test_a_debate_has_both_plays_with_the_errors_of_the_games_played_out(debate) -> None:
    position = Position.parse(debate.board)
    master, book = debate.figures[0], debate.told.figure(debate.book)
    plays = position.legal_plays()
    assert all(Play.parse(each) in plays for each in (master.choice, debate.book))
    assert not same(master.choice, debate.book)
    assert master.error > 0 < book.error
    assert abs(master.chance - book.chance - debate.gap) < 0.02
    assert debate.lesson in lessons()


def test_what_the_games_settle_is_refused_and_what_they_do_not_settle_is_right_on_both_sides() -> None:
    settled = {debate.id for debate in debates().values() if debate.settled}
    assert settled == {"ll-79", "ll-93"}
    for debate in debates().values():
        assert debate.exercise.judge(debate.figures[0].choice).right
        assert debate.exercise.judge(debate.book).right == (debate.id not in settled)


@each_debate
def test_a_debate_is_the_last_step_of_its_lesson(debate) -> None:
    last = lesson(debate.lesson).asked[-1]
    assert (last.exercise, last.text, last.told) == (debate.exercise, debate.text, debate.told)


@each_debate
def test_the_page_on_teaching_has_the_figures_of_the_debate(debate) -> None:
    page = (Path(__file__).parents[2] / "docs" / "teaching.md").read_text("utf-8")
    settled = "" if debate.settled else ", not settled"
    row = f"| `{debate.book}` | `{debate.figures[0].choice}` | {debate.gap} ± {debate.gap_error}{settled} |"
    assert f"| {lesson(debate.lesson).number} {row}" in page


def answers(monkeypatch: pytest.MonkeyPatch, *given: str) -> None:
    left = iter(given)
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(left))


def test_in_the_terminal_a_releve_compares_and_is_kept(monkeypatch, capsys, tmp_path) -> None:
    file = tmp_path / "progress.json"
    answers(monkeypatch, "0 0", "1-3-4", "q")
    assert main(["learn", "lepeintre-1", "--lang", "en", "--file", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Coup 1 of 23" in told
    assert "You: 1 → 3 → 4" in told
    assert "The book: 1 → 2, 1 → 3" in told or "The book: 1 → 3, 1 → 2" in told
    assert "% less" in told
    assert keeping.load(file).standing("lepeintre-1").last == (True, False)
    answers(monkeypatch, "0 0", "q")
    main(["learn", "lepeintre-1", "--lang", "en", "--file", str(file)])
    told = capsys.readouterr().out
    assert "Your opponent throws four and three." in told
    assert "Your opponent plays 1 → 5, 1 → 4." in told


def test_in_the_terminal_a_releve_is_played_through_and_again(monkeypatch, capsys, tmp_path) -> None:
    file = tmp_path / "progress.json"
    keys = [asked.exercise.key[0] for asked in releves()["lepeintre-3"].asked]
    answers(monkeypatch, *keys)
    main(["learn", "lepeintre-3", "--lang", "fr", "--file", str(file)])
    assert "10 réponses justes sur 10" in capsys.readouterr().out
    answers(monkeypatch, "q")
    main(["learn", "lepeintre-3", "--lang", "fr", "--file", str(file)])
    assert "Coup 1 sur 5" in capsys.readouterr().out
    main(["learn", "--lang", "fr", "--file", str(file)])
    assert "✓ lepeintre-3" in capsys.readouterr().out


def test_in_the_terminal_a_debate_tells_both_sides(monkeypatch, capsys, tmp_path) -> None:
    file = str(tmp_path / "progress.json")
    main(["learn", "debates", "--lang", "en", "--file", file])
    assert "ll-93  LL 93:" in capsys.readouterr().out
    answers(monkeypatch, debates()["ll-93"].book)
    main(["learn", "ll-93", "--lang", "en", "--file", file])
    told = capsys.readouterr().out
    assert "Not so." in told
    assert "The book: 8 → 11, 8 → 10" in told
    assert "settled" in told
    assert "± 0.2" in told


@pytest.mark.proof
@each_releve
def test_the_master_still_finds_these_chances(releve: Releve) -> None:
    """The best of each coup; the other figures are made in the same run of ``scripts/weigh_books.py``."""
    engine = trictrac.engine("master")
    for coup in releve.coups:
        if coup.plays:
            stays = [each for each in engine.analyse(coup.position) if not each.leaves]
            assert same(str(stays[0].play), coup.plays[0].choice)
            assert abs(50 * (1 + stays[0].value) - coup.plays[0].chance) < 0.1
