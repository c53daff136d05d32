"""How a table looks from outside: everything people may know, and nothing they should find out themselves.

Where somebody marks with their own hands the sheet of a throw, open faults and whether a claim was
right are secrets of the table until they are settled; the server's dice are one until the end.
"""

from __future__ import annotations

import dataclasses
import time
from typing import Any

from trictrac.dice_proof import SCHEME
from trictrac.errors import TrictracError
from trictrac.forms import PlayedPartie
from trictrac.server.messages import outgoing as out
from trictrac.server.messages.entries import ENTRY, ConventionsView, SuggestionView, WireEntry
from trictrac.server.messages.facts import FactView
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import LogEntry, StoreError
from trictrac.server.tables import sheet
from trictrac.server.tables.claims import claims_view
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.may import what_may_be_done
from trictrac.table import Mode, Refused, TablePhase, TableState


def wire(entry: LogEntry, live: LiveTable) -> WireEntry:
    """An entry as everybody may see it."""
    data = entry.data
    if entry.kind == "event" and data["kind"] == "claimed" and live.hides_sheets:
        told = {key: value for key, value in data.items() if key != "right"}  # for the opponent to find out
        entry = dataclasses.replace(entry, data=told)
    return ENTRY.validate_python(entry, from_attributes=True)


def table_view(live: LiveTable) -> out.TableView:
    state = live.table.state if live.table else None
    form, over = live.conventions.form, live.status == "over"
    return out.TableView(
        id=live.id,
        seq=live.seq,
        status=live.status,
        conventions=_conventions(live),
        players=list(live.names),
        seats=[out.SeatView.of(seat) for seat in live.seats],
        listed=live.listed,
        delayed=live.delayed,
        private=live.private,
        dice=out.DiceView(scheme=SCHEME, commitment=live.commitment, rolled=live.rolled, secret=live.disclosed),
        suggestion=_suggestion(live),
        restored=live.suspended,
        board=None if state is None or over else _board(live, state),
        end=end_view(state) if state is not None and over else None,
        results=[_result(played) for played in state.form.history] if state else [],
        totals=list(state.form.totals) if state else None,
        hushed=sorted(live.hushed),
        rematch=sorted(live.rematch),
        before=live.before,
        next=live.next,
        teams=list(form.sides) if form.teams() else None,
    )


def _result(played: PlayedPartie) -> out.ResultView:
    return out.ResultView(sits=played.pairing.sits, **played.result.to_data())


def _conventions(live: LiveTable) -> ConventionsView:
    drawn = {"order": list(live.order)} if live.order else {}
    return ConventionsView.model_validate({**live.conventions.to_data(), **drawn})


def _suggestion(live: LiveTable) -> SuggestionView | None:
    if live.suggestion is None:
        return None
    conventions, agreed = live.suggestion
    return SuggestionView.model_validate({**conventions.to_data(), "agreed": sorted(agreed)})


def _board(live: LiveTable, state: TableState) -> out.BoardView:
    """The board as this house has it: no clock counts a pause, and nothing may be done in one."""
    board = board_view(state)
    if live.suspended:
        board = board.model_copy(update={"may": {}})
    elif (player := live.who_may_take_back) is not None:
        board.may.setdefault(player, []).append("take_back")
    if live.paused and board.clock is not None:
        clock = board.clock.model_copy(update={"since": board.clock.since + live.paused})
        board = board.model_copy(update={"clock": clock})
    return board


def board_view(state: TableState) -> out.BoardView:
    seating = state.phase is TablePhase.SEATING
    modes = [state.mode(seat) for seat in (0, 1)]
    free = state.setting.free_hands and modes[state.turn] is Mode.STRICT
    plays = None if free or state.plays is None or state.phase is not TablePhase.PLAY else [str(p) for p in state.plays]
    return out.BoardView(
        phase=state.phase.value,
        coup=state.coup,
        turn=state.sits[state.turn],
        awaits=None if seating else state.sits[state.awaited],
        opening={state.sits[seat]: die for seat, die in state.opening.items()},
        lying=(state.forced.high, state.forced.low) if state.forced and not seating else None,
        may_decide=_may_decide(state),
        stayed=_stayed(state),
        plays=plays,
        score=sheet.score_view(state) if state.throw and Mode.STRICT not in modes else None,
        throw=sheet.throw_view(state),
        last=sheet.last_view(state),
        decision=sheet.decision_view(state) if _may_decide(state) else None,
        may=what_may_be_done(state),
        target=state.target,
        touched=list(state.touched),
        contestable=[state.sits[seat] for seat in (0, 1) if not seating and state.contestable(seat)],
        claims=[] if seating else claims_view(state),
        proposal=_proposal(state),
        clock=_clock(state),
        **_stands(state),
    )


def end_view(state: TableState) -> out.EndView:
    return out.EndView(coup=sheet.final_view(state), **_stands(state))


def _made_a_trou(state: TableState) -> bool:
    return state.phase is TablePhase.PLAY and bool(state.ledger.made.get((state.coup, state.turn)))


def _may_decide(state: TableState) -> bool:
    return _made_a_trou(state) and not state.stayed and not state.touched


def _stayed(state: TableState) -> bool:
    """They said so, or touched a dame."""
    return _made_a_trou(state) and (state.stayed or bool(state.touched))


def _stands(state: TableState) -> dict[str, Any]:
    """What a game and its end have in common: the fields of ``StandsView``."""
    position, marks = state.position, [out.MarksView.of(state.marks(seat)) for seat in (0, 1)]
    return {"position": str(position), "sits": state.sits, "marks": marks, "pavillon": sheet.pavillon(position)}


def _proposal(state: TableState) -> out.ProposalView | None:
    proposal = state.proposal
    if proposal is None:
        return None
    accepted = sorted(proposal.accepted)
    return out.ProposalView(player=proposal.player, what=proposal.what, first=proposal.first, accepted=accepted)


def _clock(state: TableState) -> out.ClockView | None:
    clock = state.setting.clock
    if clock is None:
        return None
    return out.ClockView(delay=clock.delay, remaining=list(state.remaining), since=state.since, now=time.time())


def refusal(error: TrictracError, ref: str | None = None) -> out.Refusal:
    """Why something was not done, as a message: a refusal of the law or of the server, a failure of the store, or
    what the package could not read."""
    if isinstance(error, StoreError):
        error = ServerRefused("unavailable")
    elif not isinstance(error, (Refused, ServerRefused)):
        error = ServerRefused.of(error)
    return out.Refusal(ref=ref, code=error.code, article=error.article, told=FactView.of(error.told))


def head_view(live: LiveTable) -> out.HeadView:
    """A line of the lobby."""
    return out.HeadView(
        id=live.id,
        created=live.opened_at,
        conventions=ConventionsView.model_validate(live.conventions.to_data()),
        seats=[out.HeadSeat.of(seat) for seat in live.seats],
    )
