"""The comparison finds any change of any recorded answer, and only that."""

import copy
import random

import pytest

from tests.answers.recorded import FOLDER, check, difference, load, plain

FILES = ("judge", "mark", "settle", "sessions", "protocol")


@pytest.mark.parametrize("name", FILES)
def test_any_change_of_an_answer_is_found(name):
    rng = random.Random(name)
    questions, answers = load(name)
    check(questions, answers, answers)
    for _ in range(20):
        number = rng.randrange(len(answers))
        changed = copy.deepcopy(answers[number])
        _change(changed, rng)
        with pytest.raises(AssertionError, match=f"answer {number + 1} differs at "):
            check(questions, answers, [*answers[:number], changed, *answers[number + 1 :]])


def _change(value, rng):
    """Changes one leaf, or takes one item away."""
    while True:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        key = rng.choice([key for key in keys if value[key] not in ([], {})] or list(keys))
        if not isinstance(value[key], (dict, list)) or not value[key] or rng.random() < 0.1:
            break
        value = value[key]
    if rng.random() < 0.3:
        del value[key]
    else:
        value[key] = [value[key], "another"]


def test_new_fields_are_passed_over_and_known_ones_are_not():
    recorded = [{"points": 4}, {"points": 2, "article": "X"}]
    check([1, 2], recorded, [{"points": 4, "facts": {"ways": 1}}, {"points": 2, "article": "X"}])
    with pytest.raises(AssertionError, match=r"answer 1 differs at .article: not recorded, now \"X\""):
        check([1, 2], recorded, [{"points": 4, "article": "X"}, {"points": 2, "article": "X"}])


def test_a_difference_in_a_long_text_is_told_by_its_line():
    assert difference("a\nb\nc\n", "a\nx\nc\n", ".record") == '.record[1]: recorded "b", now "x"'


def test_sentences_and_the_dice_of_a_position_are_not_compared():
    told = {"position": "1x15_1x15_w_0.0.1_4b.2s.1_6-4", "text": "Two points.", "items": [{"title": "x", "points": 2}]}
    assert plain(told) == {"position": "1x15_1x15_w_0.0.1_4b.2s.1", "items": [{"points": 2}]}
    assert plain({"id": 1, "error": "no such case"}) == {"id": 1, "refused": True}


def test_the_recorded_answers_are_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 1_500_000
