"""The law pages: every paragraph the code cites is there, in both languages, and French is set as French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LAW = ROOT / "docs/law.md"
LOI = ROOT / "docs/law.fr.md"

PARAGRAPH = re.compile(r"^\*\*((?:0|T|R|[IVX]+)\.\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![\w.])((?:T|R|[IVX]+)\.\d+)\b")
RANGE = re.compile(r"\b([IVXTR]+)\.(\d+)[–-](?:\1\.)?(\d+)\b")

READERS = ("src", "tests", "docs", "web/src", "web/scripts", "scripts", "examples")
WORDS = {".py", ".ts", ".svelte", ".md", ".mjs", ".ftl", ".json", ".toml"}

CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL)


def paragraphs(page: Path) -> list[str]:
    return PARAGRAPH.findall(page.read_text("utf-8"))


def texts() -> Iterator[tuple[str, str]]:
    for path in [*ROOT.glob("*.md"), *(path for folder in READERS for path in (ROOT / folder).rglob("*"))]:
        if path.suffix in WORDS and "node_modules" not in path.parts and path != Path(__file__):
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")


def test_both_languages_number_the_same_paragraphs_once_each():
    assert paragraphs(LAW) == paragraphs(LOI)
    assert len(set(paragraphs(LAW))) == len(paragraphs(LAW))


def test_paragraphs_follow_one_another_within_their_article():
    last: dict[str, int] = {}
    for article, number in (each.split(".") for each in paragraphs(LAW)):
        assert int(number) == last.get(article, 0) + 1, f"{article}.{number}"
        last[article] = int(number)


def test_every_paragraph_cited_anywhere_is_on_the_law_page():
    known = set(paragraphs(LAW))
    missing = [f"{name}: {cited}" for name, text in texts() for cited in CITED.findall(text) if cited not in known]
    assert not missing


def test_a_cited_range_of_paragraphs_runs_forwards_and_ends_on_the_page():
    known = set(paragraphs(LAW))
    for name, text in texts():
        for article, first, last in RANGE.findall(text):
            assert int(first) < int(last), f"{name}: {article}.{first}-{last}"
            assert f"{article}.{last}" in known, f"{name}: {article}.{last}"


def test_nothing_cites_a_page_outside_the_repository():
    cites = re.compile(r"\b[Rr]ulings? \d|\bRULINGS\b")
    assert not [f"{name}: {found.group()}" for name, text in texts() for found in cites.finditer(text)]


def test_what_the_program_does_not_do_yet_is_said_in_both_languages_of_the_same_paragraphs():
    assert not_yet(LAW, "*Not yet in the program") == not_yet(LOI, "*Pas encore dans le programme")


def not_yet(page: Path, words: str) -> list[str]:
    parts = PARAGRAPH.split(page.read_text("utf-8"))
    return [number for number, text in zip(parts[1::2], parts[2::2], strict=True) if words in " ".join(text.split())]


def test_french_signs_stay_with_their_words():
    """A narrow no-break space before ; ! ? and inside « », a no-break space before a colon."""
    loose = re.compile(r"(?<!\u202f)(?:[;?»]|!(?!\[))|«(?!\u202f)|[ \u202f]:|\w:(?=\s)")
    for page in (*ROOT.glob("docs/*.fr.md"), ROOT / "README.fr.md"):
        text = CODE.sub("x", page.read_text("utf-8"))
        assert not [line for line in text.split("\n") if loose.search(line)], page.name
