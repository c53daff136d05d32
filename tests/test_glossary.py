"""The glossary: every row is whole, every figure of a position has one, and French is set as French."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from trictrac.figures import FigureKind

PAGE = Path(__file__).parents[1] / "docs/glossary.md"
ROW = re.compile(r"^\| (.+?) \| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|$")
"""As the browser reads it."""


class Row(NamedTuple):
    term: str
    code: str
    french: str
    english: str
    source: str


LINES = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")][2:]
ROWS = [Row(*found.groups()) for line in LINES if (found := ROW.match(line))]
BY_CODE = {row.code: row for row in ROWS}


def test_every_line_of_the_table_is_a_row_the_browser_can_read():
    assert len(ROWS) == len(LINES)


def test_no_term_has_two_rows_and_every_gloss_is_a_sentence_in_both_languages():
    assert [term for term, count in Counter(row.term for row in ROWS).items() if count > 1] == []
    for row in ROWS:
        assert row.french.endswith("."), row.term
        assert row.english.endswith("."), row.term
        assert row.code.isascii(), row.term


def test_every_figure_of_a_position_has_its_row_with_its_source():
    for kind in FigureKind:
        assert kind.source in BY_CODE[kind.value].source, kind


def test_french_signs_stay_with_their_words():
    loose = re.compile(r"(?<!\u202f)[;?!»]|«(?!\u202f)|[ \u202f]:|\w:(?=\s)")
    assert [row.term for row in ROWS if loose.search(row.french)] == []
