"""The file of the scorekeeper: nothing acknowledged is lost."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import stat
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.phrases import KEEPER as TEXTS
from tests.scorekeeper_helpers import (
    ANNE_AND_PAUL,
    LANGUAGES,
    WRITTEN,
    A,
    B,
    Process,
    Table,
    marks,
)
from trictrac.errors import TrictracError
from trictrac.marking import Act
from trictrac.rules import Rules
from trictrac.scorekeeper import Book, BookEntry, store
from trictrac.scorekeeper.keyboard import KeeperWishes, keep


def test_an_entry_is_kept_before_it_is_acknowledged() -> None:
    table = Table(["a 4", "b 6", "u", "r", "a 2"])
    counts = []
    table.keeper._save = lambda book: counts.append((len(book.entries), len(table.pages)))
    table.play()
    assert [count for count, _ in counts] == [1, 2, 1, 2, 3]
    for (_, page_count), said in zip(
        counts, ("Anne marks 4", "Paul marks 6", "Taken", "Written", "Anne marks 2"), strict=True
    ):
        assert said in table.pages[page_count]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_disk_refuses_the_entry_and_changes_nothing(lang: str) -> None:
    def answer(table: Table) -> str | None:
        typed = ["a 4", "b 4", "u", "r", "n", None]
        table.full = len(table.prompts) > 1
        return typed[len(table.prompts) - 1]

    table = Table(answer, lang=lang, book=Book(ANNE_AND_PAUL))
    said = table.prose if table.play() else ""
    refusal = TEXTS[lang]["not_saved"].format(why="No space left on device")
    assert said.count(refusal) == 2  # r had nothing to write again, n was not confirmed
    assert marks(table.book) == (4, 0, 0, 0)


def test_the_file_comes_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert store.load(file) is None
    for setup in (ANNE_AND_PAUL, replace(WRITTEN, rules=Rules.of("usage-19e", long_series=True))):
        written = ((A, Act.GAIN, 40), (A, Act.LEAVE), (B, Act.GAIN, 6), (B, Act.SORTIE))
        book = Book(setup, tuple(BookEntry(*entry) for entry in written))
        book.undo()
        store.save(file, book)
        again = store.load(file)
        assert again is not None
        assert (again.setup, again.entries, again.undone, again.states) == (
            setup, book.entries, book.undone, book.states,
        )  # fmt: skip
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_the_disk_has_the_file_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut, which no kill can stand for: contents, then the name, then the folder."""
    order: list[str] = []
    fsync, rename = os.fsync, Path.replace

    def synced(number: int) -> None:
        order.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        fsync(number)

    def renamed(draft: Path, place: Path) -> Path:
        order.append("rename")
        return rename(draft, place)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    store.save(tmp_path / "g.json", Book(ANNE_AND_PAUL))
    assert order == ["file", "rename", "folder"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "there" / "real.json")
    store.save(link, Book(ANNE_AND_PAUL))
    assert link.is_symlink()
    assert store.load(tmp_path / "there" / "real.json") is not None


GOOD = store.to_data(Book(WRITTEN, (BookEntry(A, Act.GAIN, 4),)))


@pytest.mark.parametrize(
    "change",
    [
        {"format": "trictrac score 2"},
        {"format": None},
        {"form": "poule"},
        {"form": []},
        {"players": ["Anne"]},
        {"players": ["Anne", 3]},
        {"players": ["Anne", "Anne"]},
        {"players": "AB"},
        {"rules": "loi-1699"},
        {"rules": 3},
        {"marques": 3},
        {"marques": True},
        {"marques": "8"},
        {"entries": {}},
        {"entries": [["A", 5]]},
        {"entries": [["A", True]]},
        {"entries": [["A", 4.0]]},
        {"entries": [["A", 10**30]]},
        {"entries": [["C", 4]]},
        {"entries": [["A", "gain"]]},
        {"entries": [["A", []]]},
        {"entries": ["new"]},
        {"entries": [[["A"], 4]]},
        {"entries": [["A", 36], ["B", "leave"]]},
        {"undone": [["A", 3]]},
        {"undone": 4},
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(change: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(GOOD | change))
    before = file.read_bytes()
    for lang, said in (("en", "is no file of trictrac score"), ("fr", "n’est pas un fichier de trictrac score")):
        with pytest.raises(TrictracError, match=said):
            keep(KeeperWishes(file=file), lang)
    assert file.read_bytes() == before


@given(st.binary(max_size=60) | st.text(max_size=40).map(str.encode))
@settings(max_examples=100, deadline=None)
def test_junk_in_the_file_is_a_clean_error(raw: bytes) -> None:
    file = Path(os.environ.get("TMPDIR", "/tmp")) / f"trictrac-junk-{os.getpid()}.json"
    try:
        file.write_bytes(raw)
        with pytest.raises(store.BookFileError):
            store.load(file)
    finally:
        file.unlink()


def test_deep_json_in_the_file_is_a_clean_error(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)
    with pytest.raises(store.BookFileError):
        store.load(file)


def test_two_keepers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    with store.locked(file):
        for lang, said in (("en", "another trictrac score"), ("fr", "un autre trictrac score")):
            with pytest.raises(TrictracError, match=said):
                keep(KeeperWishes(file=file), lang)
    with store.locked(file):
        pass
    assert list(tmp_path.iterdir()) == []


def test_kill_9_loses_nothing_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    expected: list[Any] = []
    for round_number in range(4):
        process = Process(tmp_path, "--file", "g.json", "--trous", "100")
        for number in range(6):
            who = "ab"[number % 2]
            process.type(f"{who} {2 * number + 2}")
            process.read_until(f"{who.upper()} marks {2 * number + 2}")
            expected.append([who.upper(), 2 * number + 2])
        process.kill()
        assert json.loads(file.read_text())["entries"] == expected, round_number
        file.with_name(".g.json.new").write_text("half a draft")  # as a kill in the middle would leave it


def test_kill_9_at_any_moment_leaves_a_good_file(tmp_path: Path) -> None:
    """Entries pour in; the kill falls where it falls. What was acknowledged is there, in order, and no junk."""
    file = tmp_path / "g.json"
    choices = random.Random(9)
    for _ in range(5):
        process = Process(tmp_path, "--file", "g.json", "--trous", "100", "--new")
        process.read_until("Every entry is kept")
        for number in range(60):
            process.type(f"{'ab'[number % 2]} 2")
        time.sleep(choices.random() * 0.15)
        process.process.send_signal(signal.SIGKILL)
        assert process.process.stdout
        said = process.process.stdout.read().decode()
        process.kill()
        acknowledged = len(re.findall(r"^[^\n]*> ?[AB] marks 2|^[AB] marks 2", said, re.MULTILINE))
        book = store.load(file)
        assert book is not None
        assert acknowledged <= len(book.entries) <= acknowledged + 1
        assert store.to_data(book)["entries"] == [["AB"[number % 2], 2] for number in range(len(book.entries))]
