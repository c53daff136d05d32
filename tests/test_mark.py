"""`trictrac mark`: JSON lines of points in, marks out."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scorekeeper_helpers import (
    RUN,
    ask,
)
from trictrac.cli import build_parser
from trictrac.scorekeeper import mark, mark_lines

# The JSON face


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("nonsense", "not JSON"),
        ("", None),
        ("[1, 2]", "object"),
        ("null", "object"),
        ('"A"', "object"),
        ("{}", "events"),
        ('{"events": null}', "events"),
        ('{"events": {}}', "events"),
        ('{"events": "A 4"}', "events"),
        ('{"events": [4]}', "event 1"),
        ('{"events": [["A", 4], ["B"]]}', "event 2"),
        ('{"events": [["A", 4, 6]]}', "event 1"),
        ('{"events": [["A", 5]]}', "even"),
        ('{"events": [["A", 0]]}', "even"),
        ('{"events": [["A", -4]]}', "even"),
        ('{"events": [["A", 4.0]]}', "even"),
        ('{"events": [["A", 1e3]]}', "even"),
        ('{"events": [["A", true]]}', "even"),
        ('{"events": [["A", "4"]]}', "even"),
        ('{"events": [["A", null]]}', "even"),
        ('{"events": [["A", [4]]]}', "even"),
        ('{"events": [["A", {"x": [[[]]]}]]}', "even"),
        ('{"events": [["A", "left"]]}', "leave"),
        ('{"events": [["A", 99999999999999999999999999]]}', "10000"),
        ('{"events": [["A", 10002]]}', "10000"),
        ('{"events": [["C", 4]]}', "player"),
        ('{"events": [["a", 4]]}', "player"),
        ('{"events": [[1, 4]]}', "player"),
        ('{"events": [[["A"], 4]]}', "player"),
        ('{"events": [], "start": []}', "start"),
        ('{"events": [], "start": 8}', "start"),
        ('{"events": [], "start": {"C": {}}}', "player"),
        ('{"events": [], "start": {"A": 8}}', "start: A"),
        ('{"events": [], "start": {"A": {"points": 7}}}', "points"),
        ('{"events": [], "start": {"A": {"points": 12}}}', "points"),
        ('{"events": [], "start": {"A": {"points": false}}}', "points"),
        ('{"events": [], "start": {"A": {"points": 4.0}}}', "points"),
        ('{"events": [], "start": {"A": {"bredouille": 1}}}', "bredouille"),
        ('{"events": [], "start": {"A": {"serie": "yes"}}}', "serie"),
        ('{"events": [], "start": {"A": {"trous": -1}}}', "trous"),
        ('{"events": [], "start": {"A": {"trous": true}}}', "trous"),
        ('{"events": [], "start": {"A": {"trous": 1e400}}}', "too large"),
        ('{"events": [], "start": {"A": {"trous": 10000000000}}}', "trous"),
        ('{"events": [], "start": {"A": {"jetons": 2}}}', "jetons"),
        ('{"id": NaN, "events": []}', "JSON"),
        ('{"id": Infinity, "events": []}', "JSON"),
        ('{"id": 1e999, "events": []}', "too large"),
        ('{"id": 1, "events": ' + "[" * 50_000, "JSON"),
        ('{"id": 1, "events": [' + "[" * 500 + "]" * 500 + "]}", "nested too deeply"),
        ('{"id": 1, "events": [' + "[" * 90 + "]" * 90 + "]}", "event 1"),
        ('{"id": ' + "9" * 5000 + ', "events": []}', "JSON"),
        ('{"id": 1, "events": []', "not JSON"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_line_names_its_fault_and_the_rest_goes_on(line: str, word: str | None, lang: str) -> None:
    *bad, good = ask(line, {"id": 2, "events": [["A", 4]]}, lang=lang)
    assert good["points"] == {"A": 4, "B": 0}
    if word is None:
        assert bad == []
        return
    assert [set(answer) for answer in bad] == [{"id", "error"}]
    assert lang == "fr" or word in bad[0]["error"]
    assert "\n" not in bad[0]["error"]
    assert len(bad[0]["error"]) < 250


def test_what_is_missing_at_the_start_is_nothing() -> None:
    plain = mark({"events": [["B", 6]]})
    for start in (None, {}, {"A": {}}, {"A": None, "B": {"points": 0, "bredouille": True, "serie": True}}):
        assert mark({"start": start, "events": [["B", 6]]}) == plain


def test_no_event_gives_the_marks_of_the_start() -> None:
    start = {"A": {"points": 4, "bredouille": True, "trous": 3, "serie": True}, "B": {"points": 0, "bredouille": True}}
    answer = mark({"start": start, "events": []})
    assert answer == {
        "points": {"A": 4, "B": 0},
        "trous": {"A": 3, "B": 0},
        "bredouille": {"A": True, "B": False},
        "steps": [],
    }


def test_a_series_can_be_told_at_the_start() -> None:
    start = {"A": {"trous": 3, "serie": True}, "B": {"trous": 0}}
    assert mark({"start": start, "events": [["B", 12]]})["steps"][0]["text"].endswith("takes the pavillon.")
    start = {"A": {"trous": 3}, "B": {"trous": 2, "serie": True}}
    assert mark({"start": start, "events": [["A", 12]]})["steps"][0]["text"].endswith("B loses the pavillon.")


def test_other_fields_are_passed_over_and_ids_come_back() -> None:
    for name in (None, 0, "x", [1, {"a": 2.5}], "é", "\ud800"):
        (answer,) = ask({"id": name, "note": "x", "rules": "loi-2013", "events": []})
        assert answer["id"] == name


def test_an_event_that_is_no_gain_says_so() -> None:
    steps = mark({"events": [["A", 4], ["A", "leave"], ["B", "sortie"]]})["steps"]
    assert [step.get("event") for step in steps] == [None, "leave", "sortie"]
    assert [step["gain"] for step in steps] == [4, 0, 0]
    assert [step["player"] for step in steps] == ["A", "A", "B"]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["A", "B", "leave"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4) | st.just("A"), inner, max_size=3),
    max_leaves=8,
)


events_like = st.lists(
    st.tuples(st.sampled_from(["A", "B", "C"]) | json_values, st.integers(-4, 40) | json_values).map(list), max_size=4
)


starts_like = st.dictionaries(
    st.sampled_from(["A", "B", "C"]),
    st.dictionaries(st.sampled_from(["points", "bredouille", "trous", "serie", "x"]), json_values, max_size=3)
    | json_values,
    max_size=3,
)


lines_like = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40).map(lambda raw: raw.decode("utf-8", "replace")),
    json_values.map(json.dumps),
    st.fixed_dictionaries(
        {}, optional={"id": json_values, "start": starts_like | json_values, "events": events_like | json_values}
    ).map(json.dumps),
)


@pytest.mark.bounds
@given(st.lists(lines_like, max_size=4), st.sampled_from(["en", "fr"]))
@settings(max_examples=400, deadline=None)
def test_whatever_comes_gets_an_answer_or_a_clean_error(lines: list[str], lang: str) -> None:
    def refuse(word: str) -> None:
        raise AssertionError(f"{word} in an answer")

    asked = [line for line in lines if line.strip("\ufeff \t\r\n")]
    answers = list(mark_lines(lines, lang))
    assert len(answers) == len(asked)
    for text, fine in answers:
        answer = json.loads(text, parse_constant=refuse)
        assert "\n" not in text
        if fine:
            assert set(answer) == {"id", "points", "trous", "bredouille", "steps"}
            assert all(answer["points"][who] in range(0, 12, 2) for who in "AB")
            assert all(not answer["bredouille"][who] or answer["points"][who] for who in "AB")
        else:
            assert set(answer) == {"id", "error"}
            assert answer["error"]


def test_an_id_too_deep_to_write_is_an_error_and_the_rest_goes_on() -> None:
    for depth in range(100, 2000, 37):
        first, second = ask('{"id": ' + "[" * depth + "]" * depth + ', "events": []}', {"id": 2, "events": []})
        assert "error" in first or first["points"] == {"A": 0, "B": 0}
        assert second["id"] == 2


# The command


def run(monkeypatch: pytest.MonkeyPatch, raw: bytes, *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out := io.BytesIO(), write_through=True))
    args = build_parser().parse_args(["mark", *arguments])
    return args.run(args), [json.loads(line) for line in out.getvalue().decode().splitlines()]


def test_the_command_exits_1_after_a_bad_line(monkeypatch: pytest.MonkeyPatch) -> None:
    good = b'\xef\xbb\xbf{"id": 1, "events": [["A", 4]]}\r\n'
    assert run(monkeypatch, good)[0] == 0
    status, answers = run(monkeypatch, good + b"\n\xff\xfe\n" + b'{"id": 3, "events": []}', "--lang", "fr")
    assert status == 1
    assert [answer["id"] for answer in answers] == [1, None, 3]
    assert answers[0]["steps"][0]["text"].startswith("A marque 4")


def test_the_command_reads_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "marks.jsonl"
    file.write_text('{"id": "é", "events": [["B", 12]]}\n', encoding="utf-8")
    status, answers = run(monkeypatch, b"", str(file))
    assert (status, answers[0]["id"], answers[0]["trous"]) == (0, "é", {"A": 0, "B": 2})


def test_an_answer_comes_before_the_next_question() -> None:
    """Streaming through a pipe: no answer waits for the end of the input."""
    with subprocess.Popen(
        [sys.executable, "-c", RUN, "mark"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in (1, "\ud800", 3):
            process.stdin.write(json.dumps({"id": number, "events": [["A", 4]]}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0


def test_a_long_evening_in_one_line() -> None:
    """No recursion, nothing quadratic: 20 000 events."""
    answer = mark({"events": [["A", 2], ["B", 2]] * 10_000})
    assert len(answer["steps"]) == 20_000
