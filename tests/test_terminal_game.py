"""Ordinary games played by a script: two people, or one against the computer."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    ALMOST,
    LANGUAGES,
    MIDDLE,
    Keyboard,
    autoplay,
    lines_too_long,
    own_folder,  # noqa: F401
)
from trictrac import LOI_2013, USAGE_19E, Position, Rules, Side, forms
from trictrac.table import Mode, Setting, TablePhase
from trictrac.table import actions as do
from trictrac.terminal import Deal, Session, TableBook
from trictrac.terminal.entry import may_decide
from trictrac.terminal.keyboard import command
from trictrac.terminal.texts import Words
from trictrac.words import say

# Whole games


ENGLISH = TEXTS["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_play_a_whole_game(lang: str) -> None:
    keyboard = Keyboard(autoplay(random.Random(5)), lang=lang, seed=7)
    text = keyboard.play()
    (played,) = keyboard.state.form.history
    assert max(played.result.trous) == 12
    winner = Words(lang).sides[list(Side)[played.winner]]
    assert say("form-game-won", lang, name=winner, trous=12, others=played.trous[1]) in text
    assert lines_too_long(text) == []
    assert text.endswith(Words(lang)["thanks"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_one_person_plays_the_computer_to_the_end(seed: int, rules: Rules) -> None:
    choices = random.Random(seed)
    computer = choices.randrange(2)
    lang = choices.choice(LANGUAGES)
    keyboard = Keyboard(autoplay(choices), rules=rules, seed=seed, lang=lang, computer=computer)
    text = keyboard.play()
    assert keyboard.state.phase is TablePhase.OVER
    assert lines_too_long(text) == []
    name = keyboard.deal.form.players[computer]
    asked = {Words(lang)(f"prompt_{kind}", side=name) for kind in ("throw", "decide", "pass")}
    assert not any(prompt.startswith(each) for prompt in keyboard.prompts for each in asked)


def test_the_same_seed_gives_the_same_game() -> None:
    pages = [Keyboard(autoplay(random.Random(3)), seed=4).play() for _ in range(2)]
    assert pages[0] == pages[1]


def test_a_game_won_in_one_run_is_grande_bredouille() -> None:
    text = Keyboard(["", ""], rules=Rules(trous=1), origin=ALMOST, dice=(4, 3)).play()
    assert "White wins the game." in text
    assert "White wins, 1 trou to 0." in text
    assert "All of them in one run: grande bredouille (art. XX)." in text
    assert "Game 1: Black gives White 1 jeton: 1–0, simple, 1 × 1." in text


def test_another_game_can_follow() -> None:
    keyboard = Keyboard(["", "zz", "r", ""], rules=Rules(trous=1), origin=ALMOST, dice=(4, 3))
    keyboard.deal = Deal(keyboard.deal.form, replace(keyboard.deal.setting, start=None))
    text = keyboard.play()
    assert "'zz' says nothing here" in text
    assert keyboard.happened() == ["4", "3", "4-3"]
    assert keyboard.state.form.rules.trous == 1


# Playing


@pytest.mark.parametrize(
    ("typed", "played"), [("1-7 1-5", "1-7 1-5"), ("1-5, 1-7", "1-7 1-5"), ("1-11", "1-7-11"), ("1", "1-7-11")]
)
def test_a_play_is_typed_in_several_ways(typed: str, played: str) -> None:
    keyboard = Keyboard(["", typed], dice=(6, 4))
    assert f"White plays {played}." in keyboard.play()
    assert keyboard.happened()[-1] == played


def test_enter_makes_a_forced_play() -> None:
    keyboard = Keyboard(["", ""], dice=(6, 5))
    assert "White: Enter plays 1-7 1-6" in keyboard.play()
    assert keyboard.state.turn == 1


def test_equal_opening_dice_are_thrown_again() -> None:
    text = Keyboard(["", ""], dice=(3, 3, 2, 5)).play()
    assert "Both throw 3: throw again." in text
    assert "White throws 2, Black 5: Black begins and plays both numbers." in text


def test_whoever_wins_the_primaute_chooses_the_colour_before_the_dice_are_played() -> None:
    """V.8: the dice wait for the choice."""
    keyboard = Keyboard(["", "colour red", "couleur noires", ""], rules=Rules(colour_choice=True), dice=(6, 2))
    text = keyboard.play()
    assert "A colour is chosen by colour white or colour black." in text
    assert "White takes the black dames." in text
    assert keyboard.state.sits == (1, 0)
    assert keyboard.state.throw is not None
    assert keyboard.state.sits[keyboard.state.turn] == 0


def test_a_trou_offers_both_consequences() -> None:
    keyboard = Keyboard(["", "2"], origin=Position.parse(MIDDLE), dice=(6, 4))
    text = keyboard.play()
    assert "White marks 28: 10 + 28 = 38, so 5 trous, 2 left over" in text
    assert "Black’s 4 points are wiped" in text.replace("\n", " ")
    assert " 1  stay: White keeps 2 points and plays 6-4; it gives Black nothing." in text
    assert " 2  leave: White keeps 8 trous" in text
    assert "The dames go back to the talons" in text
    position = keyboard.state.position
    assert (position.white.trous, position.white.points, position.white.on(1), position.turn) == (8, 0, 15, Side.WHITE)
    assert "White: Enter throws" in keyboard.prompts[-1]


def test_a_person_may_stay() -> None:
    keyboard = Keyboard(["", "stay", "5-11 4-8"], origin=Position.parse(MIDDLE), dice=(6, 4))
    text = keyboard.play()
    assert "White stays." in text
    assert "White plays 5-11 4-8." in text
    assert keyboard.state.turn == 1


def test_what_a_coup_gives_the_other_is_announced_and_then_marked() -> None:
    before = Position.parse("12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w")
    keyboard = Keyboard(["", ""], origin=before, dice=(6, 6))
    text = keyboard.play()
    points = keyboard.state.position.black.points
    assert f"After the play Black marks {points}." in text
    assert f"Black marks {points}: {points} points" in text
    assert points > 0


def test_je_joue_pour_tout_goes_on_with_the_same_dice() -> None:
    last = Position.parse("23_1x15_w_0.0.30_0.0.30")
    keyboard = Keyboard(["", ""], rules=USAGE_19E, origin=last, dice=(6, 4))
    text = keyboard.play()
    assert "The last dame is out" in text
    assert text.count("White throws six and four") == 2
    assert keyboard.state.phase is TablePhase.PLAY


# Leaving and going on


def test_the_end_of_input_leaves_politely_and_says_how_to_come_back(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    answers = ["", "1-7 1-5", ""]
    keyboard = Keyboard(answers, dice=(6, 4, 2, 1), path=path, command=lambda book: command(book, "en"))
    text = keyboard.play()
    assert ENGLISH["farewell"] in text
    assert text.endswith(f"  trictrac play --terminal --resume {path} --lang en")


def test_a_table_without_a_file_leaves_its_position() -> None:
    text = Keyboard(["", "1-7 1-5", ""], dice=(6, 4, 2, 1)).play()
    assert text.endswith("  trictrac play --terminal --from 1x13-5-7_1x15_b_0.0.1_0.0.0_2-1")


def test_ctrl_c_leaves_politely() -> None:
    def interrupt(session: Session, prompt: str) -> str:
        raise KeyboardInterrupt

    keyboard = Keyboard(interrupt)
    assert keyboard.play().endswith(ENGLISH["farewell_unbegun"])
    assert keyboard.status == 130


def test_quitting_asks_first() -> None:
    text = Keyboard(["q", "n", "q", "y"]).play()
    assert text.count(ENGLISH["ask_quit"]) == 2
    assert text.endswith(ENGLISH["farewell_unbegun"])


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_every_table_can_be_shared_and_gone_on_from(rules: Rules) -> None:
    choices = random.Random(21)
    for seed in range(4):
        form = forms.ordinary(["White", "Black"], rules)
        setting = Setting((Mode.AUTOMATIC,) * 2)
        book = TableBook.begin(Deal(form, setting, seed=str(seed)), clock=lambda: 0.0)
        while book.table.state.phase is not TablePhase.OVER:
            state = book.table.state
            player = state.sits[state.turn]
            if state.phase is TablePhase.OPENING:
                action: do.Action = do.ThrowDice(next(p for p in state.sits if state.seat_of(p) not in state.opening))
            elif state.phase is TablePhase.THROW:
                action = do.ThrowDice(player)
            elif may_decide(state, state.turn):
                action = do.Stay(player)  # to reach exits
            else:
                action = do.PlayDames(player, choices.choice(state.plays))
            for event in book.act(action):
                book.witness.see(event)
            if state.phase in (TablePhase.OPENING, TablePhase.OVER):
                continue
            origin = Position.parse(book.witness.shared())
            again = TableBook.begin(Deal(form, replace(setting, start=origin)), clock=lambda: 0.0)
            there = again.table.state
            if there.forced and state.phase is TablePhase.PLAY:
                again.act(do.ThrowDice(there.sits[there.turn]))
            assert (there.position, there.phase) == (state.position, state.phase)
            assert there.forced == state.forced
            assert there.plays == state.plays if state.phase is TablePhase.PLAY else True


def test_going_on_from_a_throw_shows_it_and_shares_it_again() -> None:
    origin = Position.parse(f"{MIDDLE}_6-4")
    keyboard = Keyboard(["n", "s"], origin=origin)
    text = keyboard.play()
    assert f"The game goes on from\n{origin}" in text
    assert f"Position:\n{origin}" in text or f"Position: {origin}" in text
    assert text.count("White marks 28") == 2
    assert f"--from {origin}" in text
