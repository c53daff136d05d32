"""Every form, marking mode and rule set at one keyboard, to the settlement."""

from __future__ import annotations

import random

import pytest

from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    AUTOMATIC,
    LANGUAGES,
    STRICT,
    Keyboard,
    a_form,
    attentive,
    lines_too_long,
    own_folder,  # noqa: F401
)
from trictrac import LOI_2013, USAGE_19E, Rules
from trictrac.table import Attention, Mode, Setting, TablePhase
from trictrac.terminal import Computer, Deal, Session
from trictrac.terminal.entry import VERBS
from trictrac.words import say


@pytest.mark.parametrize("kind", ["ordinary", "deux", "tourner", "equipes", "chouette", "poule"])
@pytest.mark.parametrize("mode", list(Mode))
def test_every_form_is_played_to_its_settlement_with_computers(kind: str, mode: Mode) -> None:
    choices = random.Random(f"{kind} {mode}")
    form = a_form(kind, Rules.of(choices.choice(["loi-2013", "usage-19e"]), trous=3))
    computers = {player: Computer(Attention(0.9, 0.9)) for player in range(1, len(form.players))}
    lang = choices.choice(LANGUAGES)
    deal = Deal(form, Setting((mode,) * len(form.players)), computers, "7")
    keyboard = Keyboard(attentive(choices, 0.95), deal=deal, lang=lang)
    text = keyboard.play()
    state = keyboard.state
    assert state.phase is TablePhase.OVER
    account = state.form.account()
    assert account.final
    assert sum(account.totals) == 0
    assert TEXTS[lang]["account_final"] in text
    for entry in account.entries:
        assert " ".join(say(account.why(entry), lang).split()) in _unwrapped(text)
    for total in account.totals:
        assert f"{total:+}" in text or total == 0
    assert lines_too_long(text) == []
    assert state.summary() == keyboard.session.book.witness.state.summary()


def _unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("players", [3, 6])
def test_computers_alone_play_a_poule_without_a_question(players: int) -> None:
    form = a_form("poule", Rules(trous=1), players)
    computers = dict.fromkeys(range(players), Computer())
    keyboard = Keyboard([], deal=Deal(form, Setting((AUTOMATIC,) * players), computers, "3"))
    text = keyboard.play()
    assert keyboard.prompts == []
    assert keyboard.state.phase is TablePhase.OVER
    assert "takes the pot" in text
    assert lines_too_long(text) == []


@pytest.mark.parametrize("seed", range(12))
def test_people_of_every_mode_play_together_whatever_they_type(seed: int) -> None:
    choices = random.Random(seed)
    kind = choices.choice(["ordinary", "deux", "tourner", "equipes", "chouette", "poule"])
    form = a_form(kind, choices.choice([LOI_2013, USAGE_19E]) if kind != "poule" else Rules(trous=2))
    modes = tuple(choices.choice(list(Mode)) for _ in form.players)
    computers = {
        player: Computer(Attention(0.8, 0.8)) for player in range(1, len(form.players)) if choices.random() < 0.4
    }
    deal = Deal(form, Setting(modes, STRICT in modes and choices.random() < 0.5), computers, str(seed))
    play = attentive(choices, 0.8, 0.5)
    words = [word for verb in VERBS.values() for word in verb if word not in ("u", "q", "undo", "quit")]
    odd = [*(f"{word}{rest}" for word in words for rest in ("", " 4", " 7 1", " zz")), "1", "99", "zz", "1-7", "m -2"]
    odd = [each for each in odd if not each.startswith(("resign", "abandon", "reprendre", "quitter"))]

    def answer(session: Session, prompt: str) -> str:
        if session.state.phase is not TablePhase.OVER and choices.random() < 0.15:
            letter = choices.choice(["", *(f"{letter}: " for letter in session.people.letters)])
            return letter + choices.choice(odd)
        touched = session.state.touched
        if touched and session.state.phase is TablePhase.PLAY:
            moving = [play for play in session.state.plays if touched[0] in {start for start, _ in play.moves}]
            return str(choices.choice(moving or list(session.state.plays)))
        return play(session, prompt)

    keyboard = Keyboard(answer, deal=deal, lang=choices.choice(LANGUAGES))
    text = keyboard.play()
    assert keyboard.state.phase is TablePhase.OVER
    assert lines_too_long(text) == []
    assert keyboard.state.summary() == keyboard.session.book.witness.state.summary()


def test_who_sits_and_the_account_are_told_after_every_marque() -> None:
    deal = Deal(a_form("tourner"), Setting((AUTOMATIC,) * 3), {1: Computer(), 2: Computer()}, "8")
    text = Keyboard(attentive(random.Random(4)), deal=deal).play()
    assert "── Marqué 1 of 3 ─" in text
    assert "Anne and Bruno sit at the board." in text
    assert "Claire rests." in text
    assert "has the primauté and throws first." in text
    assert text.count("The account so far: Anne ") >= 2
    assert text.count("consolation of the player who rests") >= 3


def test_two_computers_among_themselves_wait_for_the_person_who_rests() -> None:
    deal = Deal(a_form("tourner"), Setting((AUTOMATIC,) * 3), {1: Computer(), 2: Computer()}, "8")
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
