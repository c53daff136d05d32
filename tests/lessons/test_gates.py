"""Games between the lessons, passed by playing; écoles and errors that become cards; a tutor who speaks in time."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.terminal_helpers import Keyboard, attentive, own_folder, table  # noqa: F401
from trictrac import Rules
from trictrac.analysis.yardstick import yardstick
from trictrac.cli import main
from trictrac.lessons import keeping, own_cards, review
from trictrac.lessons.gates import GATES, NOVICE, STRICT, THREE_TROUS, verdicts, with_passed
from trictrac.lessons.lesson import lessons
from trictrac.lessons.own_game import OwnGame, own_game
from trictrac.lessons.progress import Progress, ProgressError, ReviewCard
from trictrac.lessons.tutor import Tutor, typical
from trictrac.players.levels import LEVELS, level
from trictrac.position import Position
from trictrac.table import Mode
from trictrac.table.faults import TableFaultKind
from trictrac.terminal import Computer, TablePupil
from trictrac.words import LANGUAGES, say

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
SHORT = Rules.parse("loi-2013 trous=3")
FORM, WHOLE = (table(Mode.STRICT, rules=rules).form for rules in (SHORT, Rules()))
AGAINST = {1: "novice"}
PLAYED = OwnGame(due=100, found=80, ecoles=(), false_claims=2, over=True, gave_up=False, won=True)
MIDDLE = "1x2-2x2-6x2-9x2-10x3-11x2-12x2_1x4-2-5-6-8x2-10x2-11x4_w_2b.3s.14_0.4.15"
"""With 6-5 the best play is 1-7 2-7; 11-16-22 loses a third of a stake (docs/data/benchmark)."""
DEAR = "11-16-22"


def setting(mode: Mode):
    return table(mode).setting


def passed(form, mode: Mode, game: OwnGame, levels=AGAINST) -> dict[str, bool]:
    return {each.gate: each.passed for each in verdicts(form, setting(mode), levels, 0, game)}


def game_of(mode: Mode, care: float, rules: Rules, file: Path, seed: int = 3, claims: float = 1.0) -> Keyboard:
    """Somebody so careful plays the novice to the end."""
    deal = table(mode, rules=rules, computers={1: Computer.of(level("novice"))})
    keyboard = Keyboard(attentive(random.Random(seed), care, claims), deal=deal, pupil=TablePupil(file, "en"))
    keyboard.play()
    return keyboard


def test_every_gate_of_a_lesson_has_its_game_and_no_other_is_there():
    assert [each.gate for each in lessons().values() if each.gate] == list(GATES)


def test_four_of_five_points_pass_the_first_gate_and_less_does_not():
    assert passed(FORM, Mode.ASSISTED, PLAYED) == {THREE_TROUS: True}
    assert passed(FORM, Mode.ASSISTED, replace(PLAYED, found=79)) == {THREE_TROUS: False}
    assert passed(FORM, Mode.ASSISTED, replace(PLAYED, gave_up=True)) == {THREE_TROUS: False}
    assert passed(FORM, Mode.ASSISTED, replace(PLAYED, due=0, found=0)) == {THREE_TROUS: False}
    assert passed(FORM, Mode.AUTOMATIC, PLAYED) == {}


def test_a_whole_game_must_be_won_and_a_strict_one_has_two_ecoles_at_most():
    assert passed(WHOLE, Mode.AUTOMATIC, PLAYED) == {NOVICE: True}
    assert passed(WHOLE, Mode.AUTOMATIC, replace(PLAYED, won=False)) == {NOVICE: False}
    assert passed(WHOLE, Mode.STRICT, PLAYED) == {THREE_TROUS: True, NOVICE: True, STRICT: True}
    assert not passed(WHOLE, Mode.STRICT, replace(PLAYED, false_claims=3))[STRICT]
    assert not passed(WHOLE, Mode.STRICT, replace(PLAYED, gave_up=True))[STRICT]


def test_a_game_that_is_not_over_or_has_no_computer_passes_nothing():
    assert passed(WHOLE, Mode.STRICT, replace(PLAYED, over=False)) == {}
    assert passed(WHOLE, Mode.STRICT, PLAYED, {}) == {}
    assert passed(WHOLE, Mode.STRICT, PLAYED, {1: "random"}) == {}


def test_what_was_passed_once_stays_passed_and_every_verdict_is_said_in_both_languages():
    found = verdicts(WHOLE, setting(Mode.STRICT), AGAINST, 0, PLAYED)
    once = with_passed(Progress(), found, NOW)
    assert set(once.gates) == set(GATES)
    failed = verdicts(WHOLE, setting(Mode.STRICT), AGAINST, 0, replace(PLAYED, won=False, found=0, false_claims=5))
    assert with_passed(once, failed, NOW) == once
    assert len({say(each.told, lang) for each in (*found, *failed) for lang in LANGUAGES}) == 12


def test_a_careful_game_in_the_terminal_passes_and_is_kept(tmp_path):
    file = tmp_path / "progress.json"
    keyboard = game_of(Mode.ASSISTED, 1.0, SHORT, file)
    assert "that passes" in keyboard.flat
    assert list(keeping.load(file).gates) == [THREE_TROUS]


def test_points_that_the_program_warned_of_are_not_found(tmp_path):
    """Marked in the end or not: who had to be told did not see them."""
    file = tmp_path / "progress.json"
    keyboard = game_of(Mode.ASSISTED, 0.3, SHORT, file)
    assert "four of five are needed" in keyboard.flat
    assert not keeping.load(file).gates


def test_ones_own_ecoles_come_back_as_throws_to_count(tmp_path):
    file = tmp_path / "progress.json"
    keyboard = game_of(Mode.STRICT, 0.5, SHORT, file)
    book = keyboard.session.book
    game = own_game(book.deal.form, book.deal.setting, book.table.events, 0)
    counted = [each for each in game.ecoles if each.kind is TableFaultKind.LESS]
    assert counted
    assert game.found < game.due
    cards = keeping.load(file).cards
    assert {card.board for card in cards} == {str(each.position) for each in counted}
    for card in cards:
        position = Position.parse(card.board)
        mine, theirs = (position.score().total(side) for side in (position.turn, position.turn.other))
        assert review.exercise_of(card).key == (f"{mine} {theirs}",)
        assert mine + theirs > 0
    progress = keeping.load(file)
    for item, at in own_cards.of_ecoles(game.ecoles):
        progress = review.added(progress, own_cards.COUNT, item, at)
    assert progress == keeping.load(file), "taking the same game in again adds nothing"


def test_a_game_is_played_to_its_end_beside_a_progress_that_cannot_be_read(tmp_path):
    file = tmp_path / "progress.json"
    file.write_text('{"format": "trictrac progress", "version": 0}')
    keyboard = game_of(Mode.ASSISTED, 1.0, SHORT, file)
    assert "the version 0, and only 1 is known here" in keyboard.flat.lower()
    assert json.loads(file.read_text())["version"] == 0


def test_the_tutor_asks_more_of_those_who_play_stronger_opponents():
    for form in ("ordinary", "a-ecrire"):
        asked = [typical([each.key], form) for each in LEVELS]
        assert asked == sorted(asked, reverse=True)
        assert asked[0] > 2 * asked[-1] > 0
    tails = yardstick("parties").one_in_ten
    assert list(tails) == [each.key for each in LEVELS[:-1]]
    assert typical(["novice"], "ordinary") == tails["apprenti"]
    assert typical(["novice", "joueur"], "ordinary") == tails["fin-joueur"]
    assert typical(["maitre"], "ordinary") == tails["expert"]


def test_the_tutor_stops_at_a_dear_error_and_lets_small_ones_pass():
    position = Position.parse(f"{MIDDLE}_6-5")
    tutor = Tutor(position, Rules(), "ordinary", ["novice"])
    stops = {str(play): tutor.plays(play) for play in position.legal_plays()}
    assert stops["1-7 2-7"] is None
    assert stops["2-8 2-7"] is None
    stop = stops[DEAR]
    assert stop is not None
    assert "1 → 7, 2 → 7 is better: " in say(stop.told[0], "en")
    assert len(stop.told) > 1, "figures, and why"
    assert all(say(told, lang) for told in stop.told for lang in LANGUAGES)
    card = review.added(Progress(), stop.theme, stop.card, NOW).cards[0]
    assert card.theme == own_cards.BEST
    exercise = review.exercise_of(card)
    assert exercise.judge("1-7 2-7").right
    assert not exercise.judge(DEAR).right
    assert [each.name for each in review.queue(Progress(cards=(card,)), NOW.replace(hour=13))] == [card.name]


def test_the_tutor_speaks_of_staying_where_leaving_is_much_better():
    position = Position.parse("7x2-9x2-10x3-11x2-12x6_6-7-8x2-9x3-10x3-11x5_w_6b.4.18_0.4.19_4-4")
    for thrown in (position, position.mirror()):
        tutor = Tutor(thrown, Rules(), "ordinary", ["maitre"])
        stop = tutor.stays(leaves=False)
        assert stop is not None
        assert tutor.stays(leaves=True) is None
        card = review.added(Progress(), stop.theme, stop.card, NOW).cards[0]
        assert card.board == str(position), "whoever threw, the card shows it as white's"
        assert review.exercise_of(card).judge("leave").right


def test_a_tutor_at_the_keyboard_speaks_before_the_play_is_final(tmp_path):
    """The same play typed again is made."""
    deal = table(Mode.AUTOMATIC, origin=Position.parse(MIDDLE), computers={1: Computer.of(level("novice"))})
    file = tmp_path / "progress.json"
    options = {"deal": deal, "dice": (6, 5, 1, 2), "tutors": True, "pupil": TablePupil(file, "en")}
    keyboard = Keyboard(["", DEAR, DEAR], **options)
    keyboard.play()
    assert keyboard.flat.count("The tutor would think again") == 1
    assert keyboard.happened()[:2] == ["6-5", DEAR]
    assert [card.theme for card in keeping.load(file).cards] == [own_cards.BEST]
    for answers, more in (([DEAR], {"tutors": False}), (["1-7 2-7"], {})):
        silent = Keyboard(["", *answers], **{**options, **more})
        silent.play()
        assert "tutor" not in silent.flat
        assert len(silent.happened()) > 1


@pytest.mark.parametrize("mode", [Mode.ASSISTED, Mode.STRICT], ids=lambda mode: mode.value)
def test_the_tutor_is_silent_where_people_mark_for_themselves(mode):
    deal = table(mode, origin=Position.parse(MIDDLE), computers={1: Computer.of(level("novice"))})
    keyboard = Keyboard(["", DEAR, DEAR], deal=deal, dice=(6, 5, 1, 2), tutors=True)
    keyboard.play()
    assert "tutor" not in keyboard.flat


@pytest.mark.parametrize("detail", ["", "perhaps", "1-7 x"])
def test_a_card_that_somebody_wrote_by_hand_is_refused_with_a_sentence(detail):
    for theme in (own_cards.BEST, own_cards.STAYING):
        card = ReviewCard(theme, f"{MIDDLE}_6-5", detail, ())
        with pytest.raises(ProgressError, match="cannot be asked"):
            review.exercise_of(card)


def test_a_gate_is_played_by_its_name_and_kept_where_progress_is(monkeypatch, tmp_path, capsys):
    """``trictrac learn novice``: given up, it is not passed."""
    answers = iter(["", "resign", "y", ""])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(answers, ""))
    file = tmp_path / "progress.json"
    assert main(["learn", "novice", "--file", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "beat the novice" in told
    assert "A game must be won" in told
    assert not file.exists() or not keeping.load(file).gates
