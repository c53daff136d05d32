"""Whole sessions of the scorekeeper in both languages; leaving; what is drawn and said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.phrases import KEEPER as TEXTS
from tests.scorekeeper_helpers import (
    ANNE_AND_PAUL,
    ESCAPES,
    LANGUAGES,
    WRITTEN,
    A,
    B,
    Table,
    marks,
    too_long,
)
from trictrac.marking import NAMES, Act, Marking
from trictrac.rules import LOI_2013, USAGE_19E, Rules
from trictrac.scorekeeper import Book, BookEntry
from trictrac.scorekeeper.book import OverError, State
from trictrac.scorekeeper.page import page
from trictrac.scorekeeper.texts import COMMANDS, KeeperWords
from trictrac.terminal.style import ASCII, UNICODE, Style

# Whole sessions


ENGLISH = TEXTS["en"]
FRENCH = TEXTS["fr"]


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
        ("Anne leaves: all points of both are wiped", "Anne s’en va : tous les points s’effacent"),
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
    assert said.count("grande bredouille (art. XX)") == 2
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
        ("6–6, a refait (a draw, played again): the consolation is now 4", "6–6, refait"),
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
    """XIX.9: 9-8 simple is 3 jetons."""
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
    """XIX.9, XX.3: 2, 4, 6 after refaits by the older usage; double stakes where agreed."""
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
    assert table.book.entries[-1] == BookEntry(A, Act.LEAVE)
    assert ENGLISH["leave_reminder"] in said
    assert ENGLISH["ask_leave"] not in said
    assert marks(table.book) == (0, 2, 0, 0)


def test_leaving_without_a_trou_is_asked_about() -> None:
    """Art. XVI: the other's points came between, so it cannot be."""
    for answers, left in ((["y"], True), (["maybe", "?", "n"], False), ([], False)):
        table = Table(["a 12", "b 4", "a leave", *answers])
        said = table.play()
        assert "Anne has not just made a trou." in said
        assert (table.book.entries[-1] == BookEntry(A, Act.LEAVE)) is left
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


def test_no_word_means_two_commands() -> None:
    words = [word for each in COMMANDS.values() for word in each]
    assert len(words) == len(set(words))


def test_a_state_knows_when_it_closed() -> None:
    book = Book(ANNE_AND_PAUL, (BookEntry(A, Act.GAIN, 72),))
    assert book.state.closed
    assert isinstance(book.state, State)
    with pytest.raises(OverError):
        book.add(BookEntry(A, Act.GAIN, 2))
