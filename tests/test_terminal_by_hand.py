"""Marking by hand at one keyboard: ecoles, warnings, leaving, free hands; proposals."""

from __future__ import annotations

import random

from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    ASSISTED,
    AUTOMATIC,
    BEFORE,
    STRICT,
    WORTH_TWO,
    Keyboard,
    a_form,
    attentive,
    own_folder,  # noqa: F401
    table,
    typed,
)
from trictrac import Position, Rules
from trictrac.table import Setting, TablePhase
from trictrac.terminal import Computer, Deal, Session

# Marking by hand


ENGLISH = TEXTS["en"]


def test_an_ecole_is_made_claimed_contested_and_settled() -> None:
    keyboard = typed(["", "1", "e 2", "W: c"], **WORTH_TWO)
    flat = keyboard.flat
    assert "“École!” Black claims 2 points and marks them: 2 points, one jeton, in bredouille." in flat
    assert "White may contest it (c) until White throws." in flat
    assert "The école was right: augmentation, Black marks the 2 points a second time." in flat
    assert "4-3 was worth 2 to White, who marked nothing: 2 too few." in flat
    assert "Lone dame beaten on 14" in flat
    assert keyboard.state.marks(1).points == 4


def test_a_fausse_ecole_goes_to_the_other() -> None:
    keyboard = typed(["", "m 2", "1", "e 4", "W: c"], **WORTH_TWO)
    assert "There is no such école: the claim is undone and its 4 points go to White." in keyboard.flat
    assert "4-3 was worth 2 to White, who marked 2." in keyboard.flat
    assert (keyboard.state.marks(0).points, keyboard.state.marks(1).points) == (6, 0)


def test_too_many_points_are_taken_back_by_a_claim() -> None:
    keyboard = typed(["", "m 6", "1", "e 4", ""], **WORTH_TWO)
    assert "White now has 2 points" in keyboard.flat
    assert (keyboard.state.marks(0).points, keyboard.state.marks(1).points) == (2, 4)
    assert "Marked on 4-3: White 6, Black nothing." in keyboard.text


def test_the_verdict_on_a_claim_nobody_contested_comes_when_it_is_too_late() -> None:
    plays = ["", "1", "e 2", "", "1"]
    assert "it was right" not in typed(plays, **WORTH_TWO).text
    keyboard = typed([*plays, ""], **WORTH_TWO)
    assert "The école of 2 points stands; it was right." in keyboard.text


def test_one_may_only_correct_or_oblige() -> None:
    keyboard = typed(["", "m 6", "1", "k"], **WORTH_TWO)
    assert "Black only puts the marks of White right and takes no école." in keyboard.text
    assert keyboard.state.marks(0).points == 2
    keyboard = typed(["", "1", "o"], **WORTH_TWO)
    assert "Black takes no école and obliges White to mark the 2 points left out." in keyboard.text
    assert keyboard.state.marks(0).points == 2


def test_a_claim_before_one_is_asked_takes_the_letter() -> None:
    keyboard = typed(["", "m 6", "B: e 4", "bl: e 4", "Black: k", "C: e 4"], **WORTH_TWO)
    assert keyboard.text.count("Black claims 4 points") == 2  # the second is a fausse école
    assert "'C: e 4' is no play and no command" in keyboard.text
    assert keyboard.state.phase is TablePhase.PLAY


def test_a_strict_table_warns_of_nothing_and_hides_the_sheet_until_it_is_too_late() -> None:
    keyboard = typed(["", "s", "1", "s", "", "s", "1", "s", ""], **WORTH_TWO)
    assert "beaten" not in keyboard.text
    assert keyboard.text.count(ENGLISH["no_sheet_strict"][:40]) == 4
    keyboard = typed(["", "1", "", "1", "", "s"], **WORTH_TWO)
    assert "Lone dame beaten on 14" in keyboard.text  # both have thrown since


def test_an_assisted_player_is_warned_and_may_look_and_insist() -> None:
    keyboard = typed(["", "1", "s", "m 6", "m 6", "1"], ASSISTED, **WORTH_TWO)
    flat = keyboard.flat
    assert "Careful: 2 points are still to be marked (art. XV)." in flat
    assert "Careful: that would be 4 points too many (art. XV)." in flat
    assert flat.count(ENGLISH["warn_again"]) == 2
    assert "Total: White 2, Black 0." in flat
    assert keyboard.state.marks(0).points == 6
    keyboard = typed(["", "1", "1"], ASSISTED, **WORTH_TWO)
    assert keyboard.happened()[-1].startswith("1-")


def test_a_warning_is_forgotten_when_something_else_is_typed() -> None:
    keyboard = typed(["", "1", "m 2", "m 2", "1"], ASSISTED, **WORTH_TWO)
    assert "that would be 2 points too many" in keyboard.flat
    assert keyboard.state.marks(0).points == 2


def test_an_assisted_player_is_told_the_truth_of_a_claim_at_once() -> None:
    keyboard = typed(["", "m 2", "1", "e 4", "W: c"], ASSISTED, **WORTH_TWO)
    assert "There is no such école of 4 points. 4-3 was worth 2 to White, who marked 2." in keyboard.flat
    assert keyboard.state.marks(0).points == 6


def test_nothing_is_told_twice_and_nothing_of_nothing() -> None:
    keyboard = typed(["", "1", "1", "e 2", "", "1", ""], ASSISTED, **WORTH_TWO)
    assert keyboard.flat.count("4-3 was worth 2 to White, who marked nothing") == 1
    assert "White nothing, Black nothing" not in keyboard.flat


def test_a_wrong_claim_against_the_program_is_undone_at_once() -> None:
    keyboard = typed(["", "1", "e 4"], (AUTOMATIC, STRICT), **WORTH_TWO)
    assert "White contests. There is no such école" in keyboard.flat
    assert keyboard.state.marks(0).points == 6


def test_the_points_of_a_side_the_program_marks_are_told_and_only_those() -> None:
    position = Position.parse("12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w")
    for modes, told in (((AUTOMATIC, STRICT), True), ((STRICT, AUTOMATIC), False)):
        keyboard = typed([""], modes, origin=position, dice=(6, 6))
        assert ("Pile of misery" in keyboard.text) == told
        assert ("neither number can be played" in keyboard.text) != told


def test_the_steps_of_a_turn_are_shown_with_the_present_one_marked() -> None:
    keyboard = typed(["", "m 2", "1", ""], **WORTH_TWO)
    steps = [line for line in keyboard.text.splitlines() if "stay or leave" in line and "·" in line]
    assert steps == [
        "received · ▸dice · mark · stay or leave · play",
        "received · dice · ▸mark · stay or leave · play",
        "▸received · dice · mark · stay or leave · play",
        "received · dice · ▸mark · stay or leave · play",
    ]
    trou = typed(["", "m 4"], origin=Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2"), dice=(4, 3))
    assert "received · dice · mark · ▸stay or leave · play" in trou.text
    automatic = typed(["", "1"], AUTOMATIC, **WORTH_TWO)
    assert "stay or leave ·" not in automatic.text


def test_leaving_needs_the_other_to_agree_at_a_strict_table() -> None:
    trou = {"origin": Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2"), "dice": (4, 3, 6, 5)}
    keyboard = typed(["", "m 4", "2", "", "1-7", "?", "g"], **trou)
    flat = keyboard.flat
    assert "White would leave. Black agrees, or takes up a fault first (art. XVI)." in flat
    assert flat.count(ENGLISH["bad_agree"]) == 1
    assert "Black agrees. The dames go back to the talons and all points are wiped; White throws first." in flat
    assert keyboard.state.position.white.on(1) == 15
    keyboard = typed(["", "m 10", "l", "B: e 6", "l"], **trou)
    assert "a player who marked too much on this throw cannot leave on it" in keyboard.text.lower().replace("\n", " ")


def test_the_fichet_may_be_moved_by_hand() -> None:
    trou = {"origin": Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2"), "dice": (4, 3)}
    keyboard = typed(["", "m 4 1", "m 4 1 1", "m 4 x", "m"], **trou)
    assert "White marks 4 and moves the fichet 1 trou: 0 points, 1 trou." in keyboard.text
    assert keyboard.flat.count("Marking is m and the points") == 3
    assert keyboard.state.marks(0).trous == 1


def test_free_hands_misplay_touch_and_adoube() -> None:
    answers = ["", "p", "j", "t 7", "t 2", "1-2 1-2", "r 1-5 1-4", "r 2-6 1-4", "r", "r 5", ""]
    keyboard = typed(answers, free_hands=True, **WORTH_TWO)
    flat = keyboard.flat
    assert ENGLISH["no_plays_free_hands"] in flat
    assert "White says “j’adoube”." in flat
    assert "White straightens a dame on 7; that binds to nothing." in flat
    assert "White touches a dame on 2." in flat
    assert "White plays 1-2 1-2." in flat
    assert "touched dame on 2 must be played" in flat.lower()
    assert "Black has the play put right: White plays 2-6 1-4." in flat
    assert flat.count(ENGLISH["how_replay"]) == 2
    assert keyboard.state.position.white.on(6) == 1


def test_after_a_false_exit_the_other_is_asked_and_enter_throws_nothing() -> None:
    # Two dames left on 20 and 24: a 2-1 takes out one of them at most.
    origin = Position.parse("20-24_19x5-20x5-21x5_w_0.0.30_0.0.30")
    deal = {"origin": origin, "dice": (2, 1, 6, 5), "free_hands": True}
    keyboard = typed(["", "20-s 24-s", "", "?", "g", ""], **deal)
    asked = [prompt for prompt in keyboard.prompts if "g agree" in prompt]
    assert asked
    assert ENGLISH["bad_agree"] in keyboard.flat
    assert "lets the exit stand as it was made" in keyboard.flat
    assert keyboard.happened()[:3] == ["2-1", "20-s 24-s", "6-5"]


def test_a_computer_that_leaves_the_board_waits_while_a_person_marks() -> None:
    # Black takes his last dame out and throws again: White first marks what the exit gave him.
    origin = Position.parse("1x15_23_b_0.0.30_0.0.30")
    deal = table(STRICT, origin=origin, computers={1: Computer()})
    keyboard = Keyboard(["?", "zz", ""], deal=deal, dice=(6, 5, 4, 3, 2, 1))
    keyboard.play()
    assert "White: m mark, e école, Enter goes on" in keyboard.prompts[0]
    assert keyboard.happened()[:2] == ["6-5", "23-s"]
    assert len(keyboard.happened()) > 2


def test_nothing_is_taken_back_by_hand() -> None:
    keyboard = typed(["", "u"], **WORTH_TWO)
    assert "Nothing is taken back where players mark with their own hands" in keyboard.flat
    assert keyboard.happened() == ["4-3"]


# Proposals and giving up


def test_a_sortie_de_convention_is_proposed_and_answered() -> None:
    keyboard = typed(["x", "?", "", "d", "x B", "x"], AUTOMATIC, origin=BEFORE)
    flat = keyboard.flat
    assert "White proposes a sortie de convention" in flat
    assert ENGLISH["bad_answer"] in flat
    assert "Black declines." in flat
    assert "Black accepts. The dames go back to the talons, the marks stay, and Black throws first." in flat
    assert "Black: x accept, d decline" in keyboard.prompts[1]
    assert keyboard.state.position == Position(turn=keyboard.state.position.turn)
    assert keyboard.state.turn == 1


def test_a_poule_stops_when_everybody_wants_it_and_computers_never_mind() -> None:
    deal = Deal(a_form("poule", Rules(trous=1)), Setting((AUTOMATIC,) * 3), {2: Computer()}, "3")
    play = attentive(random.Random(2))

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if state.proposal:
            return "x"
        return "x stop" if state.form.history and state.phase is not TablePhase.OVER else play(session, prompt)

    keyboard = Keyboard(answer, deal=deal)
    text = keyboard.play()
    assert keyboard.state.form.winner is None
    assert "The poule stops and the pot is shared." in text
    assert "the poule stops and is shared" in text
    assert keyboard.state.phase is TablePhase.OVER


def test_giving_up_ends_the_game() -> None:
    keyboard = typed(["", "resign", ""], AUTOMATIC, **WORTH_TWO)
    assert "White resigns." in keyboard.text
    assert "Black wins, 12 trous to 0." in keyboard.text
    assert keyboard.state.phase is TablePhase.OVER
    french = typed(["", "N: abandon", ""], AUTOMATIC, lang="fr", **WORTH_TWO)
    assert french.state.phase is not TablePhase.OVER  # there is no N at this table
    assert typed(["", "B: abandon", ""], AUTOMATIC, lang="fr", **WORTH_TWO).state.phase is TablePhase.OVER
