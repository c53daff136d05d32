"""What the prompt asks a player, and what Enter alone answers."""

from __future__ import annotations

from trictrac.play import Play
from trictrac.table import Mode, TablePhase, TableState
from trictrac.table import actions as do
from trictrac.terminal import advice, sheet
from trictrac.terminal.entry import may_decide, must_agree
from trictrac.terminal.people import People
from trictrac.terminal.texts import Words
from trictrac.terminal.witness import SIDES


def prompt(state: TableState, player: int, people: People, words: Words) -> str:
    """The question to a player."""
    by_hand = people.by_hand(player)
    name = people.short(player)
    side = words("marker", side=name, mode=people.mode(player)) if by_hand else name
    if state.proposal and player not in state.proposal.accepted and player in state.concerned(state.proposal.what):
        return words("prompt_answer", side=name)
    if state.phase is TablePhase.OPENING:
        return words["prompt_opening_together" if state.rules.opening_dice == "together" else "prompt_opening"]
    if must_agree(state):
        return words("prompt_agree", side=side)
    if state.may_choose_colour:
        return words("prompt_colour", side=name)
    if state.phase is TablePhase.THROW:
        return words("prompt_throw_hand" if by_hand and state.coup else "prompt_throw", side=side)
    assert state.plays is not None
    if may_decide(state, state.turn):
        return words("prompt_decide_hand" if by_hand else "prompt_decide", side=side)
    if state.plays.nothing_to_play:
        return words("prompt_pass_hand" if by_hand else "prompt_pass", side=side)
    if len(state.plays) == 1 and not by_hand:
        return words("prompt_forced", side=side, play=sheet.play_text(state.plays[0], words))
    open_mark = by_hand and advice.step(state) == "mark"
    return words("prompt_play_hand" if open_mark else "prompt_play", side=side, throw=state.throw)


def enter(state: TableState, player: int, people: People, words: Words) -> do.Action | str:
    """What Enter alone does, or a sentence that asks for more."""
    if state.proposal and player not in state.proposal.accepted:
        return words["bad_answer"]
    if must_agree(state):
        return words["bad_agree"]
    if state.phase in (TablePhase.OPENING, TablePhase.THROW):
        return do.ThrowDice(player)
    assert state.plays is not None
    if may_decide(state, state.turn):
        return words["bad_decide"]
    if state.plays.nothing_to_play:
        return do.PlayDames(player, Play())
    if people.by_hand(player):
        return words["bad_empty_hand"]
    if len(state.plays) == 1:
        return do.PlayDames(player, state.plays[0])
    return words("bad_empty", count=len(state.plays))


def choice(state: TableState, words: Words) -> list[str]:
    """Staying and leaving, each with its consequences (art. XVI)."""
    assert state.score is not None
    mine, side = state.marks(state.turn), SIDES[state.turn]
    given = state.score.total(side.other) if state.mode(1 - state.turn) is Mode.AUTOMATIC else None
    values = {
        "side": words.side(side),
        "other": words.side(side.other),
        "points": words.points(mine.points),
        "trous": words.trous(mine.trous),
        "throw": state.throw,
        "given": given,
    }
    stay = "stay_by_hand" if given is None else "stay_option" if given else "stay_nothing"
    leave = "leave_ends" if state.leaving_ends else "leave_option"
    return [*sheet.wrapped(words(stay, **values), " 1  "), *sheet.wrapped(words(leave, **values), " 2  ")]
