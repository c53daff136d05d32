"""The French pages of docs/ keep to the English ones: the same code, and as many headings, rows and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ {4}((?:trictrac|pip|pipx|uvx|make) .*?)(?: {2,}.*| +# .*)?$", re.MULTILINE)

SHORT = {"index"}
"""The French welcome sends its readers to the English one for the library, research and the server. Its table is
therefore shorter, and its three commands stand in an order of their own."""


def english(page: Path) -> Path:
    return page.with_name(page.name.replace(".fr.md", ".md"))


PAGES = sorted(page for page in DOCS.rglob("*.fr.md") if english(page).exists())


def name(page: Path) -> str:
    return page.relative_to(DOCS).as_posix().removesuffix(".fr.md")


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def headings(text: str) -> list[str]:
    """Their levels, ``#`` or ``##``; a comment of a code block is none."""
    return re.findall(r"^#+(?= )", FENCE.sub("", text), re.MULTILINE)


def rows(text: str) -> list[str]:
    return re.findall(r"^\|.*$", FENCE.sub("", text), re.MULTILINE)


def numbers(row: str) -> list[str]:
    """Sorted, because two languages may name the numbers of a row in different orders."""
    return sorted(re.findall(r"\d+", row))


def commands(text: str) -> list[str]:
    """The indented lines that run a program, without what is said beside them and without the choice of French."""
    return [each.replace(" --lang fr", "") for each in COMMAND.findall(FENCE.sub("", text))]


def indented(text: str) -> list[int]:
    """The lines of each indented block. It stands after an empty line; the second line of a list item does not."""
    return [block.count("\n") for block in re.findall(r"\n\n((?: {4}\S.*\n)+)", FENCE.sub("", text))]


every_page = pytest.mark.parametrize("page", PAGES, ids=name)
every_whole_page = pytest.mark.parametrize("page", [page for page in PAGES if name(page) not in SHORT], ids=name)


def test_there_are_such_pages():
    assert {"forms", "index", "law", "playing"} <= set(map(name, PAGES))


@every_page
def test_the_code_blocks_are_the_same_in_the_same_order(page):
    assert FENCE.findall(text_of(page)) == FENCE.findall(text_of(english(page)))


@every_page
def test_the_indented_commands_are_the_same(page):
    """Indented blocks cannot be the same to the letter: a command has words of the page's language beside it, playing
    adds ``--lang fr``, and a formula or a line that the program shows is told in words."""
    french, original = text_of(page), text_of(english(page))
    assert indented(french) == indented(original)
    assert sorted(commands(french)) == sorted(commands(original))
    assert name(page) in SHORT or commands(french) == commands(original)


@every_page
def test_there_are_as_many_headings_of_each_level_in_the_same_order(page):
    assert headings(text_of(page)) == headings(text_of(english(page)))


@every_whole_page
def test_tables_have_as_many_rows_with_the_same_numbers(page):
    french, original = rows(text_of(page)), rows(text_of(english(page)))
    assert len(french) == len(original)
    for ours, theirs in zip(french, original, strict=True):
        assert numbers(ours) == numbers(theirs), ours
