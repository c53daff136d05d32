"""Every log and record of the release is read, judged, folded and written as the release did it."""

from tests.answers import asking
from tests.answers.recorded import check, load


def test_sessions_are_replayed_as_before():
    questions, answers = load("sessions")
    kinds = [question["kind"] for question in questions]
    assert kinds.count("log") >= 30
    assert kinds.count("record") >= 32
    check(questions, answers, [asking.replay(question) for question in questions])
