"""Every sequence of marks ends as the release ended it."""

from tests.answers import asking
from tests.answers.recorded import check, load


def test_marks_are_kept_as_before():
    questions, answers = load("mark")
    assert len(questions) >= 300
    check(questions, answers, asking.mark(questions))
