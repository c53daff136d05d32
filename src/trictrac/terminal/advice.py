"""What each player may do now, and where in his turn he is (art. XVIII)."""

from __future__ import annotations

from trictrac.table import Mode, TablePhase, TableState
from trictrac.table.marks import Slot
from trictrac.table.said import may_warn
from trictrac.terminal import sheet
from trictrac.terminal.entry import may_decide
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.texts import Words

STEPS = ("received", "dice", "mark", "decide", "play")
"""A turn in the order of the law."""
_COLUMN = 12


def step(state: TableState) -> str:
    """Where in his turn the one who throws is."""
    if state.phase is TablePhase.THROW:
        return "received" if state.coup else "dice"
    if state.phase in (TablePhase.LEAVING, TablePhase.ENDING) or may_decide(state, state.turn):
        return "decide"
    marking = (state.coup, state.turn, Slot.OWN) not in state.closed
    return "mark" if marking and not state.stayed and not state.touched else "play"


def stepper(state: TableState, words: Words, style: Style = PLAIN) -> str:
    """The steps of a turn in one line, the present one marked."""
    now = step(state)
    parts = []
    for each in STEPS:
        text = words[f"step_{each}"]
        parts.append(style.paint(f"{style.glyphs.mover}{text}", "strong") if each == now else style.paint(text, "dim"))
    return style.paint(" · ", "dim").join(parts)


def abilities(state: TableState, player: int) -> list[str]:
    """The keys of all a player may do now. What only a fault would allow is named whether there is one or not."""
    seat = state.seat_of(player)
    keys: list[str] = []
    if state.phase is TablePhase.OVER:
        return keys
    if state.proposal and player in state.concerned(state.proposal.what):
        keys.append("may_withdraw" if player in state.proposal.accepted else "may_answer")
    if seat is not None and state.phase is not TablePhase.SEATING:
        keys += _at_the_board(state, seat)
    if seat is None and may_warn(state, player):
        keys.append("may_warn")
    if "stop" in state.form.proposals and not state.proposal:
        keys.append("may_stop")
    if seat is not None:
        keys.append("may_resign")
    return keys


def _at_the_board(state: TableState, seat: int) -> list[str]:
    by_hand = state.mode(seat) is not Mode.AUTOMATIC
    keys: list[str] = []
    if state.phase is TablePhase.OPENING:
        key = "may_open_together" if state.rules.opening_dice == "together" else "may_open"
        return [key] if seat not in state.opening else []
    if state.phase is TablePhase.LEAVING and seat != state.turn:
        keys.append("may_agree_leave")
    if state.phase is TablePhase.ENDING and seat == state.awaited:
        keys.append("may_agree_end")
    if state.phase is TablePhase.THROW and state.false_exit and seat == state.awaited:
        keys.append("may_agree_exit")
    own = state.phase is TablePhase.PLAY and seat == state.turn
    if by_hand and own and (state.coup, seat, Slot.OWN) not in state.closed:
        keys.append("may_mark_own")
    elif by_hand and state.coup and not own and (_may_receive(state, seat) or state.to_mark(seat)):
        keys.append("may_mark_received")
    if keys[-1:] in (["may_mark_own"], ["may_mark_received"]):
        keys += ["may_mark_nothing"] if state.to_mark(seat) else []
        keys += ["may_jetons"] if state.setting.free_hands and state.mode(seat) is Mode.STRICT else []
    if own:
        keys += _playing(state, seat, by_hand)
    if state.mode(1 - seat) is not Mode.AUTOMATIC and state.coup and not own:
        keys += ["may_claim", "may_correct", "may_oblige"]
        if state.setting.free_hands and state.mode(1 - seat) is Mode.STRICT and state.phase is TablePhase.THROW:
            keys.append("may_replay")
        keys += ["may_ask"] if state.mode(1 - seat) is Mode.STRICT else []
        keys += ["may_break"] if state.phase is TablePhase.PLAY else []
    if by_hand and state.coup and not own and state.phase is TablePhase.THROW and seat != state.turn:
        keys.append("may_invite")
    if state.augmented(seat):
        keys.append("may_forgo")
    if state.contestable(seat):
        keys.append("may_contest_now")
    if state.phase is TablePhase.THROW:
        if seat == state.turn:
            keys += ["may_colour"] if state.may_choose_colour else []
            keys.append("may_throw" if by_hand else "may_throw_only")
        if not state.proposal:
            keys.append("may_propose")
    return keys


def _may_receive(state: TableState, seat: int) -> bool:
    """Whoever is about to throw may mark what he thinks he received, right or wrong."""
    return state.phase is TablePhase.THROW and seat == state.turn


def _playing(state: TableState, seat: int, by_hand: bool) -> list[str]:
    assert state.plays is not None
    choosing = may_decide(state, seat)
    forced = len(state.plays) == 1 and not by_hand and not choosing
    keys = ["may_decide"] if choosing else []
    if state.plays.nothing_to_play:
        keys += [] if choosing else ["may_pass"]
    else:
        keys += ["may_forced", "may_play"] if forced else ["may_play"]
        listed = not (state.setting.free_hands and state.mode(seat) is Mode.STRICT)
        if listed and not choosing and not forced:
            keys.append("may_play_number")
    if by_hand:
        keys += ["may_touch", "may_adoube"]
    return keys


def told(keys: list[str], words: Words, style: Style = PLAIN) -> list[str]:
    """One entry each: what to type, and what it does."""
    lines = []
    for key in keys:
        typed, text = words[key].split(" | ")
        first, *rest = sheet.wrapped(text, f"  {typed:<{_COLUMN}} ")
        lines += [f"  {style.paint(typed, 'strong')}{first[2 + len(typed) :]}", *rest]
    return lines
