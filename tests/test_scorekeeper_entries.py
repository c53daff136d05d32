"""What is typed to the scorekeeper, and the book it makes: undo, redo, history."""

from __future__ import annotations

import json
import random
import string
from dataclasses import replace
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
    Table,
    marks,
    too_long,
)
from trictrac.forms import FormError
from trictrac.marking import Act, Marking
from trictrac.rules import Rules
from trictrac.scorekeeper import Book, BookEntry, GameKind, Setup, store
from trictrac.scorekeeper.book import NEW, OverError, SetupError
from trictrac.scorekeeper.entry import EntryError, read_entry, tags_of
from trictrac.scorekeeper.texts import KeeperWords
from trictrac.side import Side
from trictrac.terminal.style import ASCII, UNICODE, Style

# What is typed


ENGLISH = TEXTS["en"]


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("a 6", BookEntry(A, Act.GAIN, 6)),
        ("A6", BookEntry(A, Act.GAIN, 6)),
        ("  a   6 ", BookEntry(A, Act.GAIN, 6)),
        ("a +6", BookEntry(A, Act.GAIN, 6)),
        ("a 4+2", BookEntry(A, Act.GAIN, 6)),
        ("a 4 + 2 + 2", BookEntry(A, Act.GAIN, 8)),
        ("a4+2", BookEntry(A, Act.GAIN, 6)),
        ("a 06", BookEntry(A, Act.GAIN, 6)),
        ("b 4", BookEntry(B, Act.GAIN, 4)),
        ("Anne 6", BookEntry(A, Act.GAIN, 6)),
        ("élo", None),
        ("pau 4", BookEntry(B, Act.GAIN, 4)),
        ("PAUL4", BookEntry(B, Act.GAIN, 4)),
        ("b leave", BookEntry(B, Act.LEAVE)),
        ("paul sortie", BookEntry(B, Act.SORTIE)),
        ("a out", BookEntry(A, Act.SORTIE)),
    ],
)
def test_an_entry_is_typed_in_several_ways(typed: str, entry: BookEntry | None) -> None:
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
            assert read_entry(f"{word} 4", players) == BookEntry(side, Act.GAIN, 4)


def test_accents_and_long_names_do() -> None:
    players = ("Jean-François d'Aix", "Zoé de la Tour")
    assert read_entry("jean-francois d'aix 4", players) == BookEntry(A, Act.GAIN, 4)
    assert read_entry("zoe de la tour va", players) == BookEntry(B, Act.LEAVE)
    assert read_entry("zoe de 4", players) == BookEntry(B, Act.GAIN, 4)


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
        assert table.book.entries == (BookEntry(A, Act.GAIN, 4),)
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
            assert store.parse(json.dumps(store.to_data(table.book)).encode()).states == table.book.states


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
    for kind in GameKind:
        for style in (Style(), Style(ASCII, 0, "ascii"), Style(UNICODE, 256)):
            text = Table(typed, setup=Setup(kind, players), lang=lang, style=style).play()
            assert too_long(text) == []
            assert style.glyphs is UNICODE or text.isascii()


# Undo, redo, the book


entries = st.builds(
    BookEntry,
    st.sampled_from(Side),
    st.just(Act.GAIN),
    st.integers(1, 30).map(lambda half: 2 * half),
) | st.sampled_from([BookEntry(side, act) for side in Side for act in (Act.LEAVE, Act.SORTIE)] + [NEW])


moves = st.lists(st.one_of(entries, st.sampled_from(["undo", "redo"])), max_size=40)


@given(moves, st.sampled_from([ANNE_AND_PAUL, WRITTEN, replace(WRITTEN, marques=2)]))
@settings(max_examples=200, deadline=None)
def test_undo_and_redo_walk_along_the_entries(moves: list[Any], setup: Setup) -> None:
    """The state is always the fold over the entries, and the file gives it back."""
    book = Book(setup)
    done: list[BookEntry] = []
    undone: list[BookEntry] = []
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
    again = store.parse(json.dumps(store.to_data(book)).encode())
    assert (again.setup, again.entries, again.undone, again.states) == (setup, book.entries, book.undone, book.states)


def test_a_copy_is_written_in_alone() -> None:
    book = Book(ANNE_AND_PAUL, (BookEntry(A, Act.GAIN, 4),))
    other = book.copy()
    other.add(BookEntry(B, Act.GAIN, 4))
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
    assert table.book.entries == (BookEntry(B, Act.GAIN, 4),)


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


def test_a_marque_ends_with_the_trou_of_its_limit():
    """Article II.3: a limit was agreed, so nobody need leave; the book went on marking."""
    book = Book(Setup(GameKind.A_ECRIRE, ("Anne", "Bruno"), Rules.parse("loi-2013 marque_limit=6"), marques=2))
    state = book.add(BookEntry(Side.WHITE, Act.GAIN, 24))
    assert not state.closed
    state = book.add(BookEntry(Side.WHITE, Act.GAIN, 24))
    assert state.closed
    assert state.form.history[0].result.trous == (6, 0)
    assert not state.over
    assert state.marking == book.setup.start
