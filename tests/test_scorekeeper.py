"""The scorekeeper: entries, undo, its file, whole sessions in both languages, docs/scorekeeping.md."""

from __future__ import annotations

import argparse
import doctest
import json
import os
import random
import re
import signal
import stat
import string
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac.cli import score as command
from trictrac.errors import TrictracError
from trictrac.forms import FormError
from trictrac.marking import NAMES, Act, Marking
from trictrac.rules import LOI_2013, USAGE_19E, Rules
from trictrac.scorekeeper import Book, Entry, Kind, Setup, store
from trictrac.scorekeeper.book import NEW, OverError, SetupError, State
from trictrac.scorekeeper.entry import EntryError, read_entry, tags_of
from trictrac.scorekeeper.keyboard import Wishes, keep
from trictrac.scorekeeper.page import page
from trictrac.scorekeeper.session import Keeper
from trictrac.scorekeeper.texts import COMMANDS, ENGLISH, FRENCH, TEXTS, KeeperWords
from trictrac.side import Side
from trictrac.terminal.style import ASCII, UNICODE, Style

A, B = Side.WHITE, Side.BLACK
LANGUAGES = ("en", "fr")
DOCS = Path(__file__).parent.parent / "docs" / "scorekeeping.md"
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
ANNE_AND_PAUL = Setup(players=("Anne", "Paul"))
WRITTEN = Setup(Kind.A_ECRIRE, ("Anne", "Paul"), marques=4)
RUN = (
    "import argparse, sys; from trictrac.cli import mark, score; parser = argparse.ArgumentParser(); "
    "commands = parser.add_subparsers(); mark.register(commands); score.register(commands); "
    "args = parser.parse_args(sys.argv[1:]); sys.exit(args.run(args))"
)


class Table:
    """A script that types, and a disk that can be full; remembers prompts and lines in order."""

    def __init__(self, typed: Iterable[str] | Callable[[Table], str | None] = (), **options: Any) -> None:
        self.pages: list[str] = []
        self.prompts: list[str] = []
        self.saved: list[Book] = []
        self.full = False
        self._typed = typed if callable(typed) else iter(typed)
        book = options.pop("book", None) or Book(options.pop("setup", ANNE_AND_PAUL))
        self.keeper = Keeper(book, self._read, self.pages.append, self._save, **options)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.pages.append(prompt)
        line = self._typed(self) if callable(self._typed) else next(self._typed, None)
        if line is None:
            raise EOFError
        return line

    def _save(self, book: Book) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.saved.append(book)

    def play(self) -> str:
        assert self.keeper.run() == 0
        return self.text

    @property
    def book(self) -> Book:
        return self.keeper.book

    @property
    def text(self) -> str:
        return "\n".join(self.pages)

    @property
    def prose(self) -> str:
        """The text as if lines had no end."""
        return " ".join(self.text.split())


def too_long(text: str) -> list[str]:
    return [line for line in ESCAPES.sub("", text).splitlines() if len(line) > 80]


def marks(book: Book) -> tuple[int, int, int, int]:
    marking = book.state.marking
    return marking.white.points, marking.white.trous, marking.black.points, marking.black.trous


# Whole sessions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_ordinary_game(lang: str) -> None:
    typed = ["a 4", "b 4", "a 16", "a va", "b 10", "paul 4", "a 14", "b 6", "?", "h", "a 24", "b 2", "a 48", "c", "q"]
    table = Table(typed, lang=lang)
    text = table.play()
    assert too_long(text) == []
    state = table.book.state
    assert state.over
    assert (state.marking.white.trous, state.marking.black.trous) == (12, 2)
    said = table.prose
    for english, french in (
        ("Anne marks 16: 4 + 16 = 20, so a simple trou", "Anne marque 16 : 4 + 16 = 20, soit un trou simple"),
        ("Anne leaves: all points of both are wiped", "Anne s'en va : tous les points s'effacent"),
        ("takes the pavillon", "prend le pavillon"),
        ("Paul loses the pavillon", "Paul perd le pavillon"),
        ("Anne wins, 12 trous to 2.", "Anne gagne, 12 trous à 2."),
        ("Games won: Anne 1, Paul 0.", "Parties gagnées : Anne 1, Paul 0."),
        ("Game 1: Paul gives Anne 1 jeton", "Partie 1 : Paul donne 1 jeton à Anne"),
        ("Everything is kept.", "Tout est gardé."),
    ):
        assert (french if lang == "fr" else english) in said
    assert TEXTS[lang]["leave_reminder"] in said
    assert "grande bredouille" not in said
    assert len(table.saved) == sum(line[0] in "abp" for line in typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_grande_bredouille_and_the_next_game(lang: str) -> None:
    table = Table(["a 36", "b 4", "a 36", "b 4", "n", "b 2", "n", "n", "b 72"], lang=lang)
    said = table.play()
    assert said.count(KeeperWords(lang)["grande_bredouille"]) == 2
    assert TEXTS[lang]["over_now"] in table.prose
    assert TEXTS[lang]["ask_new"] in said
    assert TEXTS[lang]["not_new"] in said
    expected = "Games won: Anne 1, Paul 1." if lang == "en" else "Parties gagnées : Anne 1, Paul 1."
    assert expected in said
    assert ("Game 2, to 12 trous" if lang == "en" else "Partie 2, en 12 trous") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_written_game(lang: str) -> None:
    """Art. II, XIX: four marques and a refait, the account of the forms, queue and bets at the end."""
    typed = ["?", "c", "b 2", "a 2", "b 10", "a 36", "b va", "a va", "n", "c"]  # 6-1 with the pavillon
    typed += ["b 36", "a 36", "a va"]  # a refait
    typed += ["b 4", "a 2", "b 44", "b va"]  # b takes 7 in a row
    typed += ["a 72", "a va", "a 36", "va", "", "b 2", "h", "h all", "c"]
    yes = iter(typed)

    def answer(table: Table) -> str | None:
        prompt = table.prompts[-1]
        if prompt.startswith((TEXTS[lang]["ask_new"], TEXTS[lang]["ask_leave"])):
            return "n"
        return next(yes, None)

    table = Table(answer, setup=WRITTEN, lang=lang)
    text = table.play()
    assert too_long(text) == []
    form = table.book.state.form
    assert [played.result.trous for played in form.history] == [(6, 1), (6, 6), (0, 7), (12, 0), (6, 0)]
    assert [entry.jetons for entry in form.account().entries if entry.reason == "marque"] == [15, 22, 56, 16]
    said = table.prose
    for english, french in (
        ("6–6, a refait, the consolation is now 4", "6–6, refait, la consolation est maintenant de 4"),
        ("Marqué 2 of 4 again (refait 1)", "Marqué 2 sur 4, rejoué (refait 1)"),
        ("(12 + 2) × 4 − 0 = 56.", "(12 + 2) × 4 − 0 = 56."),
        ("All marqués are played.", "Tous les marqués sont joués."),
        ("3 marqués lost of 4", "3 marqués perdus sur 4"),
        ("Account at the end: Anne +96 jetons (+10 fiches)", "Compte final : Anne +96 jetons (+10 fiches)"),
    ):
        assert (french if lang == "fr" else english) in said, english
    assert TEXTS[lang]["over_now"] in said
    assert table.book.state.over


def test_a_broken_run_is_no_bredouille() -> None:
    """Ruling 7: 9-8 simple is 3 jetons."""
    table = Table(["a 2", "b 2", "a 10", "b 48", "a 48", "a va"], setup=WRITTEN)
    table.play()
    (played,) = table.book.state.form.history
    assert (played.result.trous, played.result.series) == ((9, 8), (False, False))
    assert table.book.state.form.account().totals == (3, -3)
    assert "(9 + 2) − 8 = 3." in table.prose


def test_the_primaute_alternates() -> None:
    """Art. V.5; with usage-19e it goes to the winner."""
    typed = ["a 36", "va", "a 36", "va"]
    assert "Marqué 2 of 4, Paul begins" in Table(typed, setup=WRITTEN).play()
    assert "Marqué 2 of 4, Anne begins" in Table(typed, setup=replace(WRITTEN, rules=USAGE_19E)).play()


def test_rules_count_in_the_account() -> None:
    """Ruling 7: 2, 4, 6 after refaits by the older usage; double stakes where agreed."""
    refaits = ["a 36", "b 36", "b va"] * 2 + ["a 36", "a va"]
    for rules, jetons in ((LOI_2013, 28), (USAGE_19E, 24)):
        table = Table(refaits, setup=replace(WRITTEN, rules=rules))
        table.play()
        assert table.book.state.form.account().totals == (jetons, -jetons)
    stakes = replace(ANNE_AND_PAUL, rules=Rules.of("loi-2013", stakes="double"))
    assert "Anne gives" not in (said := Table(["a 72", "c"], setup=stakes).play())
    assert "Paul gives Anne 2 jetons" in said


# Leaving


@pytest.mark.parametrize("typed", ["va", "a va", "a leave", "Anne s'en va", "anne s’en va", "A GO"])
def test_leaving_after_a_trou_is_taken_at_once(typed: str) -> None:
    table = Table(["b 4", "a 4", "a 10", "a 2", typed])
    said = table.play()
    assert table.book.entries[-1] == Entry(A, Act.LEAVE)
    assert ENGLISH["leave_reminder"] in said
    assert ENGLISH["ask_leave"] not in said
    assert marks(table.book) == (0, 2, 0, 0)


def test_leaving_without_a_trou_is_asked_about() -> None:
    """Art. XVI: the other's points came between, so it cannot be."""
    for answers, left in ((["y"], True), (["maybe", "?", "n"], False), ([], False)):
        table = Table(["a 12", "b 4", "a leave", *answers])
        said = table.play()
        assert "Anne has not just made a trou." in said
        assert (table.book.entries[-1] == Entry(A, Act.LEAVE)) is left
    assert "Who? Write the player first: a va or b va." in Table(["a 12", "b 4", "va"]).play()


def test_nobody_leaves_a_marque_he_has_no_trou_in() -> None:
    """Art. XVI: the form refuses such an end, and nothing changes."""
    for lang, said in (("en", "has just taken a trou"), ("fr", "vient de prendre un trou")):
        table = Table(["a 36", "b va", "y" if lang == "en" else "o"], setup=WRITTEN, lang=lang)
        assert said in " ".join(table.play().split())
        assert marks(table.book) == (0, 6, 0, 0)


def test_an_exit_leaves_the_marks_and_reminds_of_its_points() -> None:
    table = Table(["a 4", "b 6", "a sortie", "b out"])
    said = table.prose if table.play() else ""
    assert "Anne has taken the last dame out: all marks stay" in said
    assert "The exit itself gives Anne 4 points, 6 by doublet" in said
    assert marks(table.book) == (4, 0, 6, 0)
    assert table.book.state.marking.black.bredouille


# What is typed


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("a 6", Entry(A, Act.GAIN, 6)),
        ("A6", Entry(A, Act.GAIN, 6)),
        ("  a   6 ", Entry(A, Act.GAIN, 6)),
        ("a +6", Entry(A, Act.GAIN, 6)),
        ("a 4+2", Entry(A, Act.GAIN, 6)),
        ("a 4 + 2 + 2", Entry(A, Act.GAIN, 8)),
        ("a4+2", Entry(A, Act.GAIN, 6)),
        ("a 06", Entry(A, Act.GAIN, 6)),
        ("b 4", Entry(B, Act.GAIN, 4)),
        ("Anne 6", Entry(A, Act.GAIN, 6)),
        ("élo", None),
        ("pau 4", Entry(B, Act.GAIN, 4)),
        ("PAUL4", Entry(B, Act.GAIN, 4)),
        ("b leave", Entry(B, Act.LEAVE)),
        ("paul sortie", Entry(B, Act.SORTIE)),
        ("a out", Entry(A, Act.SORTIE)),
    ],
)
def test_an_entry_is_typed_in_several_ways(typed: str, entry: Entry | None) -> None:
    if entry is None:
        with pytest.raises(EntryError):
            read_entry(typed, ("Anne", "Paul"))
    else:
        assert read_entry(typed, ("Anne", "Paul")) == entry


@pytest.mark.parametrize(
    ("players", "tags"),
    [
        (("A", "B"), "A B"),
        (("Anne", "Paul"), "A B"),
        (("Paul", "Bob"), "A B"),
        (("Paul", "Anne"), "P A"),
        (("Bob", "Alice"), "B A"),
        (("Bob", "Paul"), "B P"),
        (("Bob", "Bea"), "Bo Be"),
        (("Ann", "Anna"), "Ann Anna"),
        (("Émile", "Alice"), "É A"),
    ],
)
def test_letters_never_mislead(players: tuple[str, str], tags: str) -> None:
    both = tags_of(players)
    assert list(both.values()) == tags.split()
    for side, name in zip(Side, players, strict=True):
        for word in (name, name.upper(), both[side], both[side].lower()):
            assert read_entry(f"{word} 4", players) == Entry(side, Act.GAIN, 4)


def test_accents_and_long_names_do() -> None:
    players = ("Jean-François d'Aix", "Zoé de la Tour")
    assert read_entry("jean-francois d'aix 4", players) == Entry(A, Act.GAIN, 4)
    assert read_entry("zoe de la tour va", players) == Entry(B, Act.LEAVE)
    assert read_entry("zoe de 4", players) == Entry(B, Act.GAIN, 4)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a 7", "Points are even: 7 cannot be marked."),
        ("a 4+3", "Points are even: 3 cannot be marked."),
        ("a 0", "0 points are not marked."),
        ("a -4", "Nobody marks fewer points than before"),
        ("a 20000", "No coup is worth 20000 points"),
        ("a " + "9" * 9000, "No coup is worth 999"),
        ("z 4", "'z' is no player: a is Anne, b is Paul."),
        ("6", "Who? Write the player first: a 6 or b 6."),
        ("sortie", "Who? Write the player first: a sortie or b sortie."),
        ("a six", "'six' is nothing to mark"),
        ("a 2.5", "'2.5' is nothing to mark"),
        ("a", "'a' is no entry"),
        ("hello", "'hello' is no entry"),
        ("hello world", "'hello world' is no entry"),
        ("a ６", "is nothing to mark"),
        ("\x1b[31m", "is no entry"),
        ("x" * 500, "is no entry"),
        ("u", ENGLISH["undone"].split(":")[0]),
        ("r", ENGLISH["nothing_redone"]),
        ("h all", "Anne marks 4"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_explains_itself_and_loses_nothing(typed: str, said: str, lang: str) -> None:
    table = Table(["a 4", typed], lang=lang)
    table.play()
    if lang == "en":
        assert said in table.prose
    assert too_long(table.text) == []
    assert "\x1b" not in table.text
    if typed != "u":
        assert table.book.entries == (Entry(A, Act.GAIN, 4),)
    assert len(table.pages) - table.pages.index(table.prompts[1], 1) > 2  # something was said


def test_whatever_is_typed_gets_a_sentence() -> None:
    choices = random.Random(4)
    pieces = [
        "a",
        "b",
        "anne",
        "va",
        "out",
        "u",
        "r",
        "h",
        "n",
        "c",
        "?",
        "4",
        "12",
        "7",
        "-2",
        "+",
        "y",
        "o",
        "é",
        "’",
    ]

    def answer(table: Table) -> str | None:
        if len(table.prompts) > 1000:
            return None
        chance = choices.random()
        if "/n [" in table.prompts[-1] and chance < 0.7:
            return choices.choice(["y", "o", "n"])
        if chance < 0.2:
            return (
                "".join(choices.choice(string.printable) for _ in range(choices.randrange(6))).lower().replace("q", "")
            )
        if chance < 0.5:
            return f"{choices.choice('ab')} {choices.choice([2, 4, 6, 12, 24, 'va', 'sortie'])}"
        return " ".join(choices.choice(pieces) for _ in range(choices.randrange(4)))

    for setup in (ANNE_AND_PAUL, WRITTEN):
        for lang in LANGUAGES:
            table = Table(answer, setup=setup, lang=lang)
            text = table.play()
            assert too_long(text) == []
            assert len(table.saved) > 100
            assert store.from_data(store.to_data(table.book)).states == table.book.states


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_names_fit(lang: str) -> None:
    players = ("W" * 19 + "x", "W" * 19 + "y")
    typed = ["?", "h", "x 3", "zz", f"{players[0]} 36", f"{players[1]} 14", f"{players[1]} va", "n", "n"]
    typed += [
        f"{players[0]} va",
        "n",
        f"{players[0]} 48",
        f"{players[0]} sortie",
        f"{players[0]} va",
        "o",
        "c",
        "h",
        "u",
    ]
    for kind in Kind:
        for style in (Style(), Style(ASCII, 0, "ascii"), Style(UNICODE, 256)):
            text = Table(typed, setup=Setup(kind, players), lang=lang, style=style).play()
            assert too_long(text) == []
            assert style.glyphs is UNICODE or text.isascii()


# Undo, redo, the book


entries = st.builds(
    Entry,
    st.sampled_from(Side),
    st.just(Act.GAIN),
    st.integers(1, 30).map(lambda half: 2 * half),
) | st.sampled_from([Entry(side, act) for side in Side for act in (Act.LEAVE, Act.SORTIE)] + [NEW])
moves = st.lists(st.one_of(entries, st.sampled_from(["undo", "redo"])), max_size=40)


@given(moves, st.sampled_from([ANNE_AND_PAUL, WRITTEN, replace(WRITTEN, marques=2)]))
@settings(max_examples=200, deadline=None)
def test_undo_and_redo_walk_along_the_entries(moves: list[Any], setup: Setup) -> None:
    """The state is always the fold over the entries, and the file gives it back."""
    book = Book(setup)
    done: list[Entry] = []
    undone: list[Entry] = []
    for move in moves:
        before = (book.entries, book.undone, book.state)
        if move == "undo":
            assert (book.undo() is not None) == bool(done)
            undone += [done.pop()] if done else []
        elif move == "redo":
            assert (book.redo() is not None) == bool(undone)
            done += [undone.pop()] if undone else []
        else:
            try:
                book.add(move)
            except (OverError, FormError):
                assert (book.entries, book.undone, book.state) == before
                continue
            done, undone = [*done, move], []
        assert (book.entries, book.undone) == (tuple(done), tuple(undone))
        assert book.states == Book(setup, tuple(done)).states
    again = store.from_data(json.loads(json.dumps(store.to_data(book))))
    assert (again.setup, again.entries, again.undone, again.states) == (setup, book.entries, book.undone, book.states)


def test_a_copy_is_written_in_alone() -> None:
    book = Book(ANNE_AND_PAUL, (Entry(A, Act.GAIN, 4),))
    other = book.copy()
    other.add(Entry(B, Act.GAIN, 4))
    assert len(book.entries) == 1
    assert book.state.marking == Marking(target=12).gain(A, 4).after


def test_undo_reaches_back_over_games_and_marques() -> None:
    table = Table(["a 72", "n", "b 4", "u", "u", "u", "u", "r", "r", "r", "r"])
    said = table.play()
    assert KeeperWords("en")["nothing_undone"] in said
    assert "Taken back: Anne 72." in said
    assert "Taken back: new game." in said
    assert "Written again: Paul 4." in said
    assert ENGLISH["nothing_redone"] in said
    assert marks(table.book) == (0, 0, 4, 0)
    table = Table(["a 36", "va", "u", "u", "u"], setup=WRITTEN)
    assert "Taken back: Anne leaves." in table.play()
    assert table.book.entries == ()
    assert len(table.book.undone) == 2


def test_a_new_entry_forgets_what_was_taken_back() -> None:
    table = Table(["a 4", "u", "b 4", "r"])
    assert ENGLISH["nothing_redone"] in table.play()
    assert table.book.entries == (Entry(B, Act.GAIN, 4),)


def test_history_is_of_this_game_or_of_all() -> None:
    table = Table(["h", "a 72", "n", "h", "b 4", "h", "h all", "h tout"])
    pages = table.play().split("[? help] > ")
    assert pages[1].startswith(f"\n{ENGLISH['no_history']}")
    assert "Anne marks 72" not in pages[6]
    assert "   3  Paul marks 4" in pages[6]
    for everything in pages[7:9]:
        assert "   1  Anne marks 72" in everything
        assert "   2  A new game begins." in everything


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"players": ("", "B")}, "bad_name"),
        ({"players": (" A", "B")}, "bad_name"),
        ({"players": ("A" * 21, "B")}, "bad_name"),
        ({"players": ("12", "B")}, "bad_name"),
        ({"players": ("A\n", "B")}, "bad_name"),
        ({"players": ("\ud800", "B")}, "bad_name"),
        ({"players": ("Zoé", "ZOE")}, "same_name"),
        ({"marques": 3}, "bad_marques"),
        ({"marques": 0}, "bad_marques"),
        ({"marques": 102}, "bad_marques"),
    ],
)
def test_players_and_numbers_that_no_game_has(setup: dict[str, Any], key: str) -> None:
    with pytest.raises(SetupError) as error:
        Setup(**setup)
    for lang in LANGUAGES:
        assert KeeperWords(lang)(key, **error.value.values)


def test_a_name_the_account_needs_is_refused() -> None:
    with pytest.raises(FormError, match="Queue"):
        Setup(players=("Queue", "Anne"))


# Nothing acknowledged is lost


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
        book = Book(setup, (Entry(A, Act.GAIN, 40), Entry(A, Act.LEAVE), Entry(B, Act.GAIN, 6), Entry(B, Act.SORTIE)))
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


GOOD = store.to_data(Book(WRITTEN, (Entry(A, Act.GAIN, 4),)))


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
    for lang, said in (("en", "is no file of trictrac score"), ("fr", "n'est pas un fichier de trictrac score")):
        with pytest.raises(TrictracError, match=said):
            keep(Wishes(file=file), lang)
    assert file.read_bytes() == before


@given(st.binary(max_size=60) | st.text(max_size=40).map(str.encode))
@settings(max_examples=100, deadline=None)
def test_junk_in_the_file_is_a_clean_error(raw: bytes) -> None:
    file = Path(os.environ.get("TMPDIR", "/tmp")) / f"trictrac-junk-{os.getpid()}.json"
    try:
        file.write_bytes(raw)
        with pytest.raises(store.StoreError):
            store.load(file)
    finally:
        file.unlink()


def test_deep_json_in_the_file_is_a_clean_error(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)
    with pytest.raises(store.StoreError):
        store.load(file)


# The command


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def score(arguments: str, typed: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers())
    lines = iter(typed)

    def read(prompt: str) -> str:
        print(prompt, end="")
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)
    args = parser.parse_args(["score", "--lang", "en", *arguments.split()])
    assert args.run(args) == 0


def test_the_command_resumes(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    score("--players Anne Paul", ["a 4", "b 6"], monkeypatch)
    assert "trictrac score --lang en" in capsys.readouterr().out
    score("", ["h"], monkeypatch)
    said = capsys.readouterr().out
    assert "Here is where you were: 2 entries written down" in said
    assert "   2  Paul marks 6" in said
    score("--form a-ecrire", ["a 4"], monkeypatch)
    assert "trictrac score --form a-ecrire --lang en" in capsys.readouterr().out
    files = sorted(path.name for path in (home / "state" / "trictrac").iterdir())
    assert files == ["score-a-ecrire.json", "score-ordinary.json"]


def test_another_game_does_not_take_an_unfinished_one_away(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    score("--file g.json --players Anne Paul --trous 3", ["a 4"], monkeypatch)
    for other in ("--players Jean Luc", "--form a-ecrire", "--trous 4", "--rules usage-19e"):
        with pytest.raises(TrictracError, match="unfinished game: Anne and Paul, to 3 trous, loi-2013"):
            score(f"--file g.json {other}", [], monkeypatch)
    score("--file g.json --players Anne Paul", ["b 2"], monkeypatch)  # the same players: it goes on
    score("--file g.json --players Anne Paul", ["b 24"], monkeypatch)
    capsys.readouterr()
    score("--file g.json --players Jean Luc", ["a 2"], monkeypatch)  # finished: set aside
    assert "The game before is kept in g-1.json" in capsys.readouterr().out
    score("--file g.json --new", [], monkeypatch)
    assert "The game before is kept in g-2.json" in capsys.readouterr().out
    old = [store.load(home / name) for name in ("g-1.json", "g-2.json", "g.json")]
    assert [book.setup.players for book in old if book] == [("Anne", "Paul"), ("Jean", "Luc"), ("A", "B")]
    assert [len(book.entries) for book in old if book] == [3, 1, 0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--marques 8", "--form a-ecrire"),
        ("--form a-ecrire --trous 12", "ordinary"),
        ("--form a-ecrire --marques 7", "even number"),
        ("--players Anne anne", "two names"),
        ("--trous 0", "1 to 100 trous"),
        ("--rules loi-1699", "rule set"),
        ("--rules stakes=triple", "stakes"),
        ("--players queue Anne", "queue"),
    ],
)
def test_options_that_cannot_be_are_one_sentence(
    arguments: str, said: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TrictracError, match=said):
        score(arguments, [], monkeypatch)
    assert list(home.rglob("*.json")) == []


def test_two_keepers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    with store.locked(file):
        for lang, said in (("en", "another trictrac score"), ("fr", "un autre trictrac score")):
            with pytest.raises(TrictracError, match=said):
                keep(Wishes(file=file), lang)
    with store.locked(file):
        pass
    assert list(tmp_path.iterdir()) == []


class Process:
    """The real command in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environ = os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, "score", "--lang", "en", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environ,
        )  # fmt: skip

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def read_until(self, *words: str) -> str:
        assert self.process.stdout
        said = ""
        while not all(word in said for word in words):
            line = self.process.stdout.readline().decode()
            assert line, said
            said += line
        return said

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream
            stream.close()


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


def test_stray_bytes_do_not_end_the_session(tmp_path: Path) -> None:
    process = Process(tmp_path, "--file", "g.json")
    assert process.process.stdin
    process.process.stdin.write(b"a \xff\xfe 4\n\x00\nb 4\n")
    process.process.stdin.flush()
    process.read_until("B marks 4")
    process.kill()
    assert json.loads((tmp_path / "g.json").read_text())["entries"] == [["B", 4]]


# Drawing and words


def test_the_page_shows_pegs_jetons_and_pavillon() -> None:
    marking = Marking().gain(A, 12).after.gain(B, 12).after.gain(A, 8).after.gain(B, 10).after
    words = KeeperWords("en")
    lines = page(marking, NAMES, NAMES, words)
    assert lines[0] == " A" + " " * 30 + "·  ◇" + "  ·" * 10 + "   2 trous"
    assert lines[1].split() == ["2", "4", "6", "◉", "10", "8", "points"]
    assert lines[2].endswith("2 trous ⚑")
    assert lines[3].split() == ["in", "bredouille", "2", "4", "6", "8", "◉◉", "10", "points"]
    ascii_lines = page(marking, NAMES, NAMES, words, Style(ASCII, 0, "ascii"))
    assert "".join(ascii_lines).isascii()
    coloured = page(marking, NAMES, NAMES, words, Style(UNICODE, 256))
    assert [ESCAPES.sub("", line).rstrip() for line in coloured] == lines


@pytest.mark.parametrize(("trous", "hole"), [(0, 0), (1, 1), (12, 12), (13, 1), (30, 6)])
def test_the_fichet_goes_round(trous: int, hole: int) -> None:
    marking = replace(Marking(), white=replace(Marking().white, trous=trous))
    strip = page(marking, NAMES, NAMES, KeeperWords("en"))[0]
    assert (strip.index("◇") - 29) / 3 == hole


def test_every_text_is_in_both_languages_with_the_same_blanks() -> None:
    assert list(ENGLISH) == list(FRENCH)
    for key in ENGLISH:
        blanks = [
            {field for _, field, _, _ in string.Formatter().parse(TEXTS[lang][key]) if field} for lang in LANGUAGES
        ]
        # A language may name a player once more or once less.
        assert blanks[0] == blanks[1], key


def test_no_word_means_two_commands() -> None:
    words = [word for each in COMMANDS.values() for word in each]
    assert len(words) == len(set(words))


def test_a_state_knows_when_it_closed() -> None:
    book = Book(ANNE_AND_PAUL, (Entry(A, Act.GAIN, 72),))
    assert book.state.closed
    assert isinstance(book.state, State)
    with pytest.raises(OverError):
        book.add(Entry(A, Act.GAIN, 2))


# docs/scorekeeping.md


def examples() -> list[tuple[str, str]]:
    blocks = re.findall(r"```console\n\$ (.*?)\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return [(command_line, output) for command_line, output in blocks]


@pytest.mark.parametrize(("line", "output"), examples(), ids=[line[:60] for line, _ in examples()])
def test_the_examples_of_the_page_are_true(line: str, output: str, tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONIOENCODING": "utf-8"}
    piped = re.fullmatch(r"echo '(.*)' \| trictrac (.*)", line)
    if piped:
        typed, arguments, expected = piped[1] + "\n", piped[2], output
    else:
        typed = "".join(f"{answer}\n" for answer in re.findall(r"\] > (.*)\n", output))
        arguments, expected = line.removeprefix("trictrac "), re.sub(r"(?<=\] > ).*\n", "", output)
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments.split()],
        input=typed.encode(), capture_output=True, cwd=tmp_path, env=environ, check=False,
    )  # fmt: skip
    assert done.stdout.decode() == expected
    assert done.returncode == ('"error"' in expected)


def test_the_page_has_its_examples() -> None:
    assert len(examples()) == 5
    results = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert (results.failed, results.attempted) == (0, 8)
