"""Exactly what may be done now, asked of the law itself: a client then offers this and nothing else.

What only the sheet would tell stays untold: écoles may always be called where the opponent marks
by hand; whether there is one is for the caller to find out (art. XVII).
"""

from __future__ import annotations

from functools import lru_cache

from trictrac.table import Mode, Refused, TablePhase, TableState
from trictrac.table import actions as do
from trictrac.table.permission import event_of
from trictrac.table.said import may_warn

_SAID = ("mark_nothing", "invite", "decline_augmentation")
_CALLS = ("claim", "correct", "oblige")
_BY_PHASE: dict[TablePhase, tuple[str, ...]] = {
    TablePhase.SEATING: (),
    TablePhase.OPENING: ("throw",),
    TablePhase.THROW: ("choose_colour", "throw", "mark", *_SAID, "contest", "agree", "propose"),
    TablePhase.PLAY: ("mark", *_SAID, "stay", "leave", "play", "adoube", "touch", "contest"),
    TablePhase.LEAVING: ("agree", "mark", "contest", "decline_augmentation"),
    TablePhase.ENDING: ("agree", "mark", "contest", "decline_augmentation"),
    TablePhase.OVER: (),
}


def what_may_be_done(state: TableState) -> dict[int, list[str]]:
    """For each player at the board, the names of what they may do."""
    if state.phase in (TablePhase.SEATING, TablePhase.OVER):
        return {}
    resting = (player for player in range(len(state.players)) if may_warn(state, player))
    return {state.sits[seat]: _of_seat(state, seat) for seat in (0, 1)} | {player: ["warn"] for player in resting}


def _of_seat(state: TableState, seat: int) -> list[str]:
    player = state.sits[seat]
    found = [name for name in _BY_PHASE[state.phase] if _allowed(state, _example(state, name, player))]
    if state.mode(1 - seat) is not Mode.AUTOMATIC and state.phase is not TablePhase.OPENING and state.coup:
        found.extend(_CALLS)
        found.append("ask_reason")
        if state.phase is TablePhase.PLAY and seat != state.turn:
            found.append("break_dice")
        if state.setting.free_hands and state.phase is TablePhase.THROW and seat == state.turn:
            found.append("replay")
    if "mark" in found and state.setting.free_hands and state.mode(seat) is Mode.STRICT:
        found.append("jetons")
    if state.proposal is not None and player in state.concerned(state.proposal.what):
        found.extend(("decline",) if player in state.proposal.accepted else ("accept", "decline"))
    found.append("resign")
    return found


def _example(state: TableState, name: str, player: int) -> do.Action:
    """An action of that name that is refused only if all of them are."""
    if name == "play":
        obeying = (play for play in state.plays or () if state.touched_and_left(play) is None)
        found = next(obeying, None)
        return do.Agree(player) if found is None else do.PlayDames(player, found, confirmed=True)
    if name == "touch":
        farthest = max((case for case in range(1, 25) if state.row[case] > 0), default=1)
        return do.Touch(player, farthest, confirmed=True)
    return _usual(name, player)


@lru_cache
def _usual(name: str, player: int) -> do.Action:
    """One that is the same however the table stands."""
    if name == "throw":
        return do.ThrowDice(player, confirmed=True)
    if name == "choose_colour":
        return do.ChooseColour(player, "white")
    if name == "mark":
        return do.MarkPoints(player, 2, confirmed=True)
    if name == "propose":
        return do.Propose(player, "exit", first=player)
    return do.from_data({"do": name, "player": player})


def _allowed(state: TableState, action: do.Action) -> bool:
    try:
        event_of(state, action, state.since, lambda: 1)
    except Refused as refused:
        return refused.code.startswith("warn")
    return True
