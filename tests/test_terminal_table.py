"""Every form, marking mode and rule set at one keyboard: écoles, computers, saving and resuming."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.test_terminal import LANGUAGES, Keyboard, lines_too_long
from trictrac import LOI_2013, USAGE_19E, Position, Rules, forms
from trictrac.cli import main
from trictrac.forms import Form
from trictrac.table import Attention, EventKind, Mode, Phase, Setting, TableLog
from trictrac.terminal import Book, Deal, Session, shelf, turns
from trictrac.terminal.entry import VERBS, may_decide, take_apart
from trictrac.terminal.people import People, letters
from trictrac.terminal.texts import ENGLISH, FRENCH, TEXTS, texts

AUTOMATIC, ASSISTED, STRICT = Mode.AUTOMATIC, Mode.ASSISTED, Mode.STRICT
NAMES = ("Anne", "Bruno", "Claire", "Denis", "Élise", "Fanny")
BEFORE = Position.parse("1x11-2-3-5-7_1x11-6-8-9-11_w")
"""4-3 is worth 2 to the first player: the dame on 14 is beaten by the sum from 7."""
WORTH_TWO = {"origin": BEFORE, "dice": (4, 3, 2, 2, 6, 1, 5, 4)}


@pytest.fixture(autouse=True)
def _kept_in_a_folder_of_its_own(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def a_form(kind: str, rules: Rules = LOI_2013, players: int = 3) -> Form:
    if kind == "ordinary":
        return forms.ordinary(NAMES[:2], rules, 3, 2)
    if kind == "poule":
        return forms.poule(NAMES[:players], rules, 5)
    return forms.a_ecrire(NAMES[: forms.KINDS[kind].players], forms.KINDS[kind].marques, rules, kind)


def table(modes: Mode | tuple[Mode, Mode] = STRICT, free_hands: bool = False, **options) -> Deal:
    both = modes if isinstance(modes, tuple) else (modes, modes)
    return Deal(
        forms.ordinary(["White", "Black"], options.pop("rules", LOI_2013)),
        Setting(both, free_hands),
        options.pop("computers", {}),
        "1",
        options.pop("origin", None),
    )


def typed(answers: list[str], modes: Mode | tuple[Mode, Mode] = STRICT, **options) -> Keyboard:
    dice = options.pop("dice", ())
    lang = options.pop("lang", "en")
    keyboard = Keyboard(answers, deal=table(modes, **options), dice=dice, lang=lang)
    keyboard.play()
    return keyboard


def attentive(choices: random.Random, care: float = 1.0, claims: float = 1.0):
    """Plays any table to its end; ``care`` is how often points are marked, ``claims`` how often faults are taken up."""

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if state.phase is Phase.OVER or turns.computers_alone(state, session.people):
            return ""
        if state.proposal:
            return choices.choice("xd")
        if state.phase is Phase.OPENING:
            return ""
        seat = (
            1 - state.turn
            if turns.throws_again(session.book, session.people)
            else state.seat_of(turns.asked(state, session.people))
        )
        assert seat is not None
        own_play = state.phase is Phase.PLAY and seat == state.turn
        faults = [fault for fault in state.open_faults(1 - seat) if fault.points]
        if faults and not own_play and choices.random() < claims:
            return f"e {faults[0].points}"
        if state.phase in (Phase.LEAVING, Phase.ENDING):
            return "g"
        place = state.to_mark(seat) if state.mode(seat) is not AUTOMATIC else None
        if place and state.missing(seat, *place) > 0 and choices.random() < care:
            return f"m {state.missing(seat, *place)}"
        if state.phase is Phase.THROW or seat != state.turn:
            return ""
        if may_decide(state, state.turn):
            return choices.choice("12")
        if state.plays.nothing_to_play:
            return ""
        return str(choices.choice(state.plays))

    return answer


# Whole evenings


@pytest.mark.parametrize("kind", ["ordinary", "deux", "tourner", "equipes", "chouette", "poule"])
@pytest.mark.parametrize("mode", list(Mode))
def test_every_form_is_played_to_its_settlement_with_computers(kind: str, mode: Mode) -> None:
    choices = random.Random(f"{kind} {mode}")
    form = a_form(kind, Rules.of(choices.choice(["loi-2013", "usage-19e"]), trous=3))
    computers = {player: Attention(0.9, 0.9) for player in range(1, len(form.players))}
    lang = choices.choice(LANGUAGES)
    deal = Deal(form, Setting((mode,) * len(form.players)), computers, "7")
    keyboard = Keyboard(attentive(choices, 0.95), deal=deal, lang=lang)
    text = keyboard.play()
    state = keyboard.state
    assert state.phase is Phase.OVER
    account = state.form.account()
    assert account.final
    assert sum(account.totals) == 0
    assert TEXTS[lang]["account_final"] in text
    for entry in account.entries:
        assert " ".join(account.why(entry, lang).split()) in _unwrapped(text)
    for total in account.totals:
        assert f"{total:+}" in text or total == 0
    assert lines_too_long(text) == []
    assert state.summary() == keyboard.session.book.witness.state.summary()


def _unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("players", [3, 6])
def test_computers_alone_play_a_poule_without_a_question(players: int) -> None:
    form = a_form("poule", Rules(trous=1), players)
    computers = dict.fromkeys(range(players), Attention())
    keyboard = Keyboard([], deal=Deal(form, Setting((AUTOMATIC,) * players), computers, "3"))
    text = keyboard.play()
    assert keyboard.prompts == []
    assert keyboard.state.phase is Phase.OVER
    assert "takes the pot" in text
    assert lines_too_long(text) == []


@pytest.mark.parametrize("seed", range(12))
def test_people_of_every_mode_play_together_whatever_they_type(seed: int) -> None:
    choices = random.Random(seed)
    kind = choices.choice(["ordinary", "deux", "tourner", "equipes", "chouette", "poule"])
    form = a_form(kind, choices.choice([LOI_2013, USAGE_19E]) if kind != "poule" else Rules(trous=2))
    modes = tuple(choices.choice(list(Mode)) for _ in form.players)
    computers = {player: Attention(0.8, 0.8) for player in range(1, len(form.players)) if choices.random() < 0.4}
    deal = Deal(form, Setting(modes, STRICT in modes and choices.random() < 0.5), computers, str(seed))
    play = attentive(choices, 0.8, 0.5)
    words = [word for verb in VERBS.values() for word in verb if word not in ("u", "q", "undo", "quit")]
    odd = [*(f"{word}{rest}" for word in words for rest in ("", " 4", " 7 1", " zz")), "1", "99", "zz", "1-7", "m -2"]
    odd = [each for each in odd if not each.startswith(("resign", "abandon", "reprendre", "quitter"))]

    def answer(session: Session, prompt: str) -> str:
        if session.state.phase is not Phase.OVER and choices.random() < 0.15:
            letter = choices.choice(["", *(f"{letter}: " for letter in session.people.letters)])
            return letter + choices.choice(odd)
        touched = session.state.touched
        if touched and session.state.phase is Phase.PLAY:
            moving = [play for play in session.state.plays if touched[0] in {start for start, _ in play.moves}]
            return str(choices.choice(moving or list(session.state.plays)))
        return play(session, prompt)

    keyboard = Keyboard(answer, deal=deal, lang=choices.choice(LANGUAGES))
    text = keyboard.play()
    assert keyboard.state.phase is Phase.OVER
    assert lines_too_long(text) == []
    assert keyboard.state.summary() == keyboard.session.book.witness.state.summary()


def test_who_sits_and_the_account_are_told_after_every_marque() -> None:
    deal = Deal(a_form("tourner"), Setting((AUTOMATIC,) * 3), {1: Attention(), 2: Attention()}, "8")
    text = Keyboard(attentive(random.Random(4)), deal=deal).play()
    assert "── Marqué 1 of 3 ─" in text
    assert "Anne and Bruno sit at the board." in text
    assert "Claire rests." in text
    assert "has the primauté and throws first." in text
    assert text.count("The account so far: Anne ") >= 2
    assert text.count("consolation of the player who rests") >= 3


def test_two_computers_among_themselves_wait_for_the_person_who_rests() -> None:
    deal = Deal(a_form("tourner"), Setting((AUTOMATIC,) * 3), {1: Attention(), 2: Attention()}, "8")
    play = attentive(random.Random(4))
    watched = []

    def answer(session: Session, prompt: str) -> str:
        if "lets them play" in prompt and len(watched) < 3:
            watched.append(session.state.seq)
            return ["?", "a", "zz"][len(watched) - 1]
        return play(session, prompt)

    text = Keyboard(answer, deal=deal).play()
    assert len(set(watched)) == 1
    assert "'zz' says nothing here" in text


# Marking by hand


def test_an_ecole_is_made_claimed_contested_and_settled() -> None:
    keyboard = typed(["", "1", "e 2", "W: c"], **WORTH_TWO)
    flat = keyboard.flat
    assert "«École !» Black claims 2 points and marks them: 2 points, one jeton, in bredouille." in flat
    assert "White may contest it (c) until he throws." in flat
    assert "The école was right: augmentation, Black marks the 2 points a second time." in flat
    assert "4-3 was worth 2 to White, who marked nothing: 2 too few." in flat
    assert "Dame beaten on 14" in flat
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
    assert keyboard.state.phase is Phase.PLAY


def test_a_strict_table_warns_of_nothing_and_hides_the_sheet_until_it_is_too_late() -> None:
    keyboard = typed(["", "s", "1", "s", "", "s", "1", "s", ""], **WORTH_TWO)
    assert "beaten" not in keyboard.text
    assert keyboard.text.count(ENGLISH["no_sheet_strict"][:40]) == 4
    keyboard = typed(["", "1", "", "1", "", "s"], **WORTH_TWO)
    assert "Dame beaten on 14" in keyboard.text  # both have thrown since


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


def test_a_wrong_claim_against_the_program_is_undone_at_once() -> None:
    keyboard = typed(["", "1", "e 4"], (AUTOMATIC, STRICT), **WORTH_TWO)
    assert "White contests. There is no such école" in keyboard.flat
    assert keyboard.state.marks(0).points == 6


def test_the_points_of_a_side_the_program_marks_are_told_and_only_those() -> None:
    position = Position.parse("12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w")
    for modes, told in (((AUTOMATIC, STRICT), True), ((STRICT, AUTOMATIC), False)):
        keyboard = typed([""], modes, origin=position, dice=(6, 6))
        assert ("Pile of misery" in keyboard.text) == told
        assert ("Neither number can be played" in keyboard.text) != told


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
    assert "Black agrees. White leaves:" in flat
    assert keyboard.state.position.white.on(1) == 15
    keyboard = typed(["", "m 10", "l", "B: e 6", "1"], **trou)
    assert "who marked too much on this coup cannot leave on it" in keyboard.text.lower().replace("\n", " ")


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
    assert "White: «j'adoube»." in flat
    assert "White straightens a dame on 7; that binds to nothing." in flat
    assert "White touches a dame on 2." in flat
    assert "White plays 1-2 1-2." in flat
    assert "touched dame on 2 must be played" in flat.lower()
    assert "Black has the play put right: White plays 2-6 1-4." in flat
    assert flat.count(ENGLISH["how_replay"]) == 2
    assert keyboard.state.position.white.on(6) == 1


def test_a_computer_that_leaves_the_board_waits_while_a_person_marks() -> None:
    # Black takes his last dame out and throws again: White first marks what the exit gave him.
    origin = Position.parse("1x15_24_b_0.0.30_0.0.30")
    deal = table(STRICT, origin=origin, computers={1: Attention()})
    keyboard = Keyboard(["?", "zz", ""], deal=deal, dice=(6, 5, 4, 3, 2, 1))
    keyboard.play()
    assert "White: m mark, e école, Enter goes on" in keyboard.prompts[0]
    assert keyboard.happened()[:2] == ["6-5", "24-s"]
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
    assert "The proposal is off." in flat
    assert "Black accepts. The dames go back to the talons, the marks stay, and Black throws first." in flat
    assert "Black: x accept, d decline" in keyboard.prompts[1]
    assert keyboard.state.position == Position(turn=keyboard.state.position.turn)
    assert keyboard.state.turn == 1


def test_a_poule_stops_when_everybody_wants_it_and_computers_never_mind() -> None:
    deal = Deal(a_form("poule", Rules(trous=1)), Setting((AUTOMATIC,) * 3), {2: Attention()}, "3")
    play = attentive(random.Random(2))

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if state.proposal:
            return "x"
        return "x stop" if state.form.history and state.phase is not Phase.OVER else play(session, prompt)

    keyboard = Keyboard(answer, deal=deal)
    text = keyboard.play()
    assert keyboard.state.form.winner is None
    assert "The poule stops and the pot is shared." in text
    assert "the poule stops and is shared" in text
    assert keyboard.state.phase is Phase.OVER


def test_giving_up_ends_the_game() -> None:
    keyboard = typed(["", "resign", ""], AUTOMATIC, **WORTH_TWO)
    assert "White gives up." in keyboard.text
    assert "Black wins, 12 trous to 0." in keyboard.text
    assert keyboard.state.phase is Phase.OVER
    french = typed(["", "N: abandon", ""], AUTOMATIC, lang="fr", **WORTH_TWO)
    assert french.state.phase is not Phase.OVER  # there is no N at this table
    assert typed(["", "B: abandon", ""], AUTOMATIC, lang="fr", **WORTH_TWO).state.phase is Phase.OVER


# Every command everywhere


def moments() -> dict[str, tuple[Deal, tuple[int, ...], list[str]]]:
    trou = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2")
    computers = {1: Attention(), 2: Attention()}
    return {
        "opening": (table(STRICT), (), []),
        "throw": (table(STRICT, **{"origin": BEFORE}), (4, 3, 2, 2), []),
        "received": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["", "1"]),
        "play": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), [""]),
        "touched": (table(STRICT, free_hands=True, origin=BEFORE), (4, 3, 2, 2), ["", "t 7"]),
        "assisted": (table(ASSISTED, origin=BEFORE), (4, 3, 2, 2), [""]),
        "automatic": (table(AUTOMATIC, origin=BEFORE), (4, 3, 2, 2), [""]),
        "decide": (table(STRICT, origin=trou), (4, 3, 6, 5), ["", "m 4"]),
        "leaving": (table(STRICT, origin=trou), (4, 3, 6, 5), ["", "m 4", "2"]),
        "ending": (table(STRICT, origin=trou, rules=Rules(trous=1)), (4, 3, 6, 5), ["", "m 10"]),
        "claimed": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["", "1", "e 2"]),
        "proposed": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["x"]),
        "over": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["resign"]),
        "poule": (Deal(a_form("poule"), Setting((ASSISTED,) * 3), {}, "1"), (6, 4, 3, 1), [""]),
        "alone": (Deal(a_form("tourner"), Setting((STRICT,) * 3), computers, "2"), (), []),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", list(moments()))
def test_every_command_at_every_moment_gets_a_sentence_or_acts(moment: str, lang: str) -> None:
    deal, dice, before = moments()[moment]
    lines = [word for words in VERBS.values() for word in words if word not in VERBS["quit"]]
    lines += ["m 4", "m 3", "m 0", "m 12 2", "e 4", "e 5", "t 7", "t 30", "r 1-7 1-5", "x B", "x stop", "x zz"]
    lines += ["1", "2", "7", "99999999999999", "zz", "1-7 1-5", "--", ":", "B:", "B: ?", "B: 1", "  ", "É", "c c", "m6"]
    for line in lines:
        keyboard = Keyboard([*before, line], deal=deal, dice=dice, lang=lang)
        keyboard.play()
        at = len(before)
        if len(keyboard.prompts) <= at + 1:
            continue  # it ended the table
        shown = [place for place, page in enumerate(keyboard.pages) if page in keyboard.prompts]
        said = keyboard.pages[shown[at] + 1 : shown[at + 1]]
        asked = TEXTS[lang]["ask_undo"] in keyboard.prompts[at + 1]
        assert asked or any(page.strip() for page in said) or not line.strip(), (moment, line)
        assert lines_too_long(keyboard.text) == []


# Names and letters


def test_letters_are_initials_where_they_differ() -> None:
    assert letters(("Anne", "Bruno", "Claire")) == ("A", "B", "C")
    assert letters(("Blanc", "Noir")) == ("B", "N")
    assert letters(("Élise", "Émile")) == ("A", "B")
    assert letters(("1st", "2nd")) == ("A", "B")


def test_a_line_is_taken_apart() -> None:
    people = People(Deal(a_form("poule"), Setting((AUTOMATIC,) * 3)), "en")
    for text, player, verb, rest in (
        ("e 4", None, "claim", "4"),
        ("École 4", None, "claim", "4"),
        ("b: e 4", 1, "claim", "4"),
        ("Bruno:e4", 1, "claim", "4"),
        ("cl : m 12 2", 2, "mark", "12 2"),
        ("1:7 1:5", None, "", "1:7 1:5"),
        ("zz: e 4", None, "", "zz: e 4"),
        ("", None, "", ""),
    ):
        line = take_apart(text, people)
        assert (line.player, line.verb, line.rest) == (player, verb, rest), text


def test_long_names_never_break_a_line() -> None:
    names = [f"{letter}{'x' * 39}" for letter in "ABC"]
    form = forms.a_ecrire(names, 3)
    deal = Deal(form, Setting((STRICT,) * 3), {1: Attention(), 2: Attention()}, "5")
    for lang in LANGUAGES:
        keyboard = Keyboard(attentive(random.Random(1)), deal=deal, lang=lang)
        text = keyboard.play()
        assert keyboard.state.phase is Phase.OVER
        assert lines_too_long(text) == []
        assert all(len(prompt) <= 80 for prompt in keyboard.prompts)


# Saving and resuming


def run_play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", "--terminal", "--lang", "en", *options])


def test_a_table_is_resumed_where_it_stopped(tmp_path) -> None:
    path = tmp_path / "evening.jsonl"
    deal = Deal(a_form("tourner"), Setting((STRICT, ASSISTED, AUTOMATIC)), {1: Attention(0.5, 0.5)}, "11")
    choices = random.Random(3)
    play = attentive(choices, 0.8)
    left = 80

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal left
        left -= 1
        return play(session, prompt) if left else None

    keyboard = Keyboard(answer, deal=deal, path=path)
    keyboard.play()
    logged = TableLog.resume(path, lambda: 1)  # any reader of logs can
    assert logged.table.state.summary() == keyboard.state.summary()
    logged.close()
    again = Book.reopen(path, clock=lambda: 0.0)
    assert again.table.state.summary() == keyboard.state.summary()
    assert again.deal == deal
    pages: list[str] = []
    session = Session(again, lambda prompt: play(session, prompt), pages.append, resumed=True)
    session.run()
    assert session.state.phase is Phase.OVER
    assert f"The table goes on from {path}" in " ".join(pages)
    finished = Book.reopen(path)
    assert finished.table.state.phase is Phase.OVER
    finished.close()


def test_the_dice_and_the_computers_are_the_same_after_resuming(tmp_path) -> None:
    def answers(until: int):
        def answer(session: Session, prompt: str) -> str | None:
            state = session.state
            if state.seq >= until or state.phase is Phase.OVER:
                return None
            if may_decide(state, state.turn):
                return "1"
            return str(state.plays[0]) if state.phase is Phase.PLAY else ""

        return answer

    deal = Deal(a_form("ordinary"), Setting((AUTOMATIC,) * 2), {1: Attention()}, "12")
    straight = Keyboard(answers(300), deal=deal)
    straight.play()
    path = tmp_path / "table.jsonl"
    Keyboard(answers(60), deal=deal, path=path).play()
    while True:  # stopped and resumed again and again
        book = Book.reopen(path, clock=lambda: 0.0)
        stop = min(300, book.table.state.seq + 40)
        session = Session(book, Typist(answers(stop)), lambda line: None, resumed=True)
        session._read.session = session  # type: ignore[attr-defined]
        session.run()
        if stop == 300 or session.state.phase is Phase.OVER:
            break
    assert book.table.events == straight.session.book.table.events


class Typist:
    """Answers for a session that was resumed."""

    def __init__(self, answer) -> None:
        self.answer = answer
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str:
        answer = self.answer(self.session, prompt)
        if answer is None:
            raise EOFError
        return answer


def test_taking_back_rewrites_the_file_and_nothing_is_thrown_anew(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    keyboard = Keyboard(["", "1", "", "u", "y", "u"], seed=5, path=path)
    keyboard.play()
    happened = keyboard.happened()
    assert len(path.read_text().splitlines()) == 1 + len(keyboard.session.book.table.events)
    again = Book.reopen(path)
    lines = iter(["1", "", "q", "y"])
    Session(again, lambda prompt: next(lines), lambda line: None).run()
    thrown = [event.dice for event in again.table.events if event.kind is EventKind.THROWN]
    straight = Keyboard(["", "1", ""], seed=5)
    straight.play()
    assert thrown == [e.dice for e in straight.session.book.table.events if e.kind is EventKind.THROWN]
    assert straight.happened()[: len(happened)] == happened


def test_a_torn_last_line_is_cut(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    keyboard = Keyboard(["", "1"], seed=5, path=path)
    keyboard.play()
    whole = path.read_bytes()
    for cut in range(1, 30):
        path.write_bytes(whole + b'{"seq":7,"kind":"thrown","player":1,"dice":[3'[:cut])
        book = Book.reopen(path)
        assert book.table.state.summary() == keyboard.state.summary()
        book.close()
        assert path.read_bytes() == whole


def test_a_table_is_open_in_one_terminal_only(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    book = Book.begin(table(AUTOMATIC), path)
    with pytest.raises(shelf.SaveError) as refused:
        Book.reopen(path)
    assert refused.value.key == "table_in_use"
    book.close()
    Book.reopen(path).close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "not json\n",
        '{"format":"trictrac-table-1"}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict"]}}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict","strict"]}}\n{"seq":5,"kind":"joined","player":0}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict","strict"]},"keyboard":{"computers":{"7":[1,1]}}}\n',
    ],
)
def test_what_is_no_table_is_refused_in_one_sentence(
    text: str, tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text(text)
    assert run_play(monkeypatch, "", "--resume", str(path)) == 2
    err = capsys.readouterr().err
    assert err == f"trictrac: {path} is not the log of a table\n"
    assert path.read_text() == text


def test_resume_alone_takes_the_newest_unfinished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--resume") == 2
    assert "no unfinished table is kept in" in capsys.readouterr().err
    assert run_play(monkeypatch, "\n1\n", "--seed", "3", "--computer") == 0
    first = capsys.readouterr().out.splitlines()[-1]
    assert run_play(monkeypatch, "\nresign\n\n", "--seed", "4") == 0  # over: not to be resumed
    assert run_play(monkeypatch, "", "--seed", "4") == 0  # nothing thrown: not kept
    assert len(list(shelf.folder().iterdir())) == 2
    capsys.readouterr()
    assert run_play(monkeypatch, "", "--resume") == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == first
    assert "The table goes on from" in out
    assert "White (you)" in out
    name = first.split("--resume ")[1].split()[0]
    assert run_play(monkeypatch, "", "--resume", name) == 0
    assert run_play(monkeypatch, "", "--resume", "no-such") == 2
    assert run_play(monkeypatch, "", "--resume", name, "--form", "poule") == 2
    assert "leave out --form" in capsys.readouterr().err


def test_save_names_the_file(tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my evening.jsonl"
    assert run_play(monkeypatch, "\n", "--save", str(path)) == 0
    assert f"--resume '{path}'" in capsys.readouterr().out
    assert run_play(monkeypatch, "\n", "--save", str(path)) == 2
    assert "exists already" in capsys.readouterr().err
    assert run_play(monkeypatch, "", "--resume", str(path)) == 0
    assert run_play(monkeypatch, "\n", "--save", str(tmp_path / "no" / "where")) == 2


def test_a_table_that_cannot_be_kept_is_played_all_the_same(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert run_play(monkeypatch, "\n", "--seed", "1") == 0
    out = capsys.readouterr().out
    assert "Nothing can be saved in" in out
    assert "This table was not saved." in out
    assert "--from " in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--form", "poule", "--marques", "4"], "--marques and --kind belong to --form a-ecrire"),
        (["--form", "poule", "--from", "1x15_1x15_w"], "--from belongs to the ordinary game"),
        (["--form", "a-ecrire", "--stake", "4"], "has no stake"),
        (["--form", "a-ecrire", "--games", "4"], "--games belongs to the ordinary game"),
        (["--form", "a-ecrire", "--marques", "3"], "multiple of 2"),
        (["--form", "poule", "--players", "A", "B"], "3 to 6 players"),
        (["--players", "A", "A"], "two players are called A"),
        (["--computer", "Zoé"], "there is no player 'Zoé'"),
        (["--modes", "strict"], ""),
        (["--modes", "strict,strict,strict"], "one marking mode for each of the 2 players"),
        (["--modes", "strict,lax"], "there is no marking mode 'lax'"),
        (["--free-hands"], "free hands are for strict players"),
        (["--attention", "2", "--computer"], "attention is a number from 0 to 1"),
        (["--rules", "loi-2014"], "no rule set"),
        (["--rules", "loi-2013 stakes=high"], "stakes"),
        (["--stake", "0"], "stake"),
    ],
)
def test_wishes_that_cannot_be_fulfilled_get_one_sentence(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run_play(monkeypatch, "", *options)
    err = capsys.readouterr().err
    assert status == (2 if said else 0)
    assert said in err
    assert err.count("\n") == (1 if said else 0)


def test_the_options_seat_everybody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_play(monkeypatch, "", "--kind", "equipes", "--computer", "Bruno", "4", "--mode", "assisted") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "À écrire, four players in two teams" in out
    assert "B Bruno (assisted, computer), C Claire (assisted), D Denis (assisted, computer)." in out
    assert run_play(monkeypatch, "", "--form", "poule", "--players", "Xi", "Yo", "Zu", "--rules", "usage-19e") == 0
    out = capsys.readouterr().out
    assert "Rules: usage-19e." in out
    assert "The pot holds 2; waiting: Zu." in out


def test_kill_9_loses_nothing_that_was_told(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "killed.jsonl"
    command = [sys.executable, "-u", "-m", "trictrac", "play", "--terminal", "--computer", "--mode", "strict"]
    command += ["--attention", "0.7", "--seed", "9", "--lang", "en", "--save", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ), bufsize=0
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        told = b""
        deadline = time.monotonic() + 120
        typed = 0
        while told.count(b"White plays") < 6 and time.monotonic() < deadline:
            told += process.stdout.read() or b""
            if told.count(b"? help] > ") > typed:
                prompt = told.rsplit(b"\n", 1)[-1]
                process.stdin.write(b"1\n" if b"play " in prompt or b"stay" in prompt else b"\n")
                typed += 1
            else:
                time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.set_blocking(process.stdout.fileno(), True)
        told += process.stdout.read() or b""
    text = told.decode()
    plays = re.findall(r"(White|Black) plays (\S+(?: \S+)?)\.", text)
    assert len(plays) >= 11
    events = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    logged = [(["White", "Black"][event["player"]], event["play"]) for event in events if event["kind"] == "played"]
    assert logged[: len(plays)] == [(name, play.removesuffix(" (par puissance)")) for name, play in plays]
    thrown = [event for event in events if event["kind"] == "thrown"]
    assert len(thrown) >= len(re.findall(r"^── (?:White|Black) throws", text, re.MULTILINE)) >= 11
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--terminal", "--resume", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert f"The table goes on from {path}" in " ".join(out.split())
    book = Book.reopen(path)
    assert book.table.state.seq >= len(events)
    book.close()


# The words


def test_both_languages_have_the_same_keys_and_help_lines() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    for key in ENGLISH:
        if key.startswith("may_"):
            assert ENGLISH[key].count(" | ") == FRENCH[key].count(" | "), key
    for lang in LANGUAGES:
        typed = [text.split(" | ")[0] for key, text in TEXTS[lang].items() if key.startswith("may_")]
        assert max(map(len, typed)) <= 12


def test_the_words_of_the_help_are_understood() -> None:
    people = People(table(STRICT), "en")
    for lang in LANGUAGES:
        words = texts(lang)
        for key, verb in (
            ("may_resign", "resign"),
            ("may_stop", "propose"),
            ("may_claim", "claim"),
            ("may_mark_own", "mark"),
        ):
            assert take_apart(words[key].split(" | ")[0], people).verb == verb


def test_the_guide_names_every_command() -> None:
    guide = (Path(__file__).parents[1] / "docs" / "playing.md").read_text(encoding="utf-8")
    for key in ENGLISH:
        if key.startswith("may_"):
            for word in ENGLISH[key].split(" | ")[0].split(" or "):
                assert f"`{word}`" in guide or word == "Enter", word
