"""Writes ``web/src/solo/samples.json``: games and positions as the server tells them, for the browser to tell alike."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from trictrac import Position, Throw
from trictrac.forms import Form, PartieResult, wished
from trictrac.records import Header, write
from trictrac.rules import Rules
from trictrac.server.study.examining import examine
from trictrac.server.study.touring import tour_of_text
from trictrac.server.tables.views import board_view, end_view
from trictrac.table import Mode, Setting, Table, TablePhase, TableState
from trictrac.table import actions as do

PLACE = Path(__file__).resolve().parent.parent / "web/src/solo/samples.json"
EXAMPLES = PLACE.parents[3] / "examples/records"
AUTOMATIC = (Mode.AUTOMATIC, Mode.AUTOMATIC)
BY_HAND = (Mode.ASSISTED, Mode.AUTOMATIC)
GAMES = (
    ("ordinary", "loi-2013 trous=4", 1, 1, 9, AUTOMATIC),
    ("ordinary", "usage-19e trous=3", 5, 2, 9, AUTOMATIC),
    ("a-ecrire", "loi-2013", 3, 2, 60, AUTOMATIC),
    ("ordinary", "loi-2013 trous=4", 13, 2, 20, BY_HAND),
    ("ordinary", "usage-19e trous=3", 8, 2, 20, BY_HAND),
    ("a-ecrire", "loi-2013", 4, 2, 60, BY_HAND),
)
"""The form, the rules, the seed, the number of games or marques; of so many views one is told, and every choice between
staying and leaving; how both mark."""
ACCOUNTS = (
    ("a-ecrire", "loi-2013"),
    ("a-ecrire", "usage-19e"),
    ("a-ecrire", "loi-2013 queue_fiches=2 fiche=20 primaute=winner long_series=true"),
    ("a-ecrire", "usage-19e endless_series=true jetons_aside=0"),
    ("ordinary", "loi-2013 stakes=double"),
    ("ordinary", "loi-2013 stakes=quadruple"),
)
RECORDS = ("ecole", "lepeintre-2", "lepeintre-3")
"""Those of ``examples/records`` for two who misplay nothing."""
EVENINGS = 3
"""Evenings of each."""
PLAYERS = ("Anne", "Bruno")
KNOWN = ("throw", "mark", "stay", "leave", "play", "agree", "contest", "resign")
"""What may be done alone with a computer."""
TOLD = (do.Stay, do.Leave, do.Resign, do.Claim, do.Contest, do.Agree)
POSITIONS = (
    ("1x13-8-10_1x15_w", "4-3"),
    ("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_b_8b.2.40_6.3s.40", "2-2"),
    ("1x13-12x2_1x15_w", "1-1"),
    ("7x2-8x4-9x4-10x2-11-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w_10.11.9_10b.0.9", "6-5"),
    ("19x3-20x2-21x2-22x2-23x2-24x2_15x3-17-18-19x2-20x3-22x3-23x2_w_8.1s.50_2b.4.50", "6-6"),
    ("1x15_1x15_b_4.0.2_2.0.2", "5-1"),
)
FAULTY = ("1x14-12_1x15_w", "1x13-13x2_1x15_b", "1x10-10x5_1x10-15x5_b")


def samples() -> str:
    """Everything, as JSON."""
    found = {"games": [_game(*wish) for wish in GAMES], "accounts": _accounts(), "positions": _positions()}
    found["records"] = [_record((EXAMPLES / f"{name}.txt").read_text("utf-8")) for name in RECORDS]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def _form(name: str, rules: str, parties: int) -> Form:
    number = "marques" if name == "a-ecrire" else "games"
    wish = {"rules": rules, number: parties} | ({"stake": 3} if name == "ordinary" else {})
    return wished(name, wish, PLAYERS)


def _game(name: str, rules: str, seed: int, parties: int, every: int, modes: tuple[Mode, Mode]) -> dict[str, Any]:
    rng = random.Random(seed)
    form = _form(name, rules, parties)
    setting = Setting(modes)
    table = Table(form, setting, lambda: rng.randint(1, 6))
    steps = [_step(table, table.act(do.Join(player)), told=False) for player in (0, 1)]
    while table.state.phase is not TablePhase.OVER:
        action = _action(table, rng)
        told = len(steps) % every == 0 or isinstance(action, TOLD)
        steps.append(_step(table, table.act(action), told))
    record = "".join(write(Header(form, setting), table.events))
    return {
        "form": name,
        "rules": rules,
        "settings": form.settings(),
        "modes": [mode.value for mode in modes],
        "steps": steps,
        "end": end_view(table.state).model_dump(mode="json", exclude_none=True),
        "totals": list(table.state.form.account().totals),
        "account": {lang: table.state.form.account().to_data(lang) for lang in ("en", "fr")},
        "record": record,
        "tour": _tour(record, every),
    }


def _record(text: str) -> dict[str, Any]:
    return {"text": text, "tour": _tour(text, 9)}


def _accounts() -> list[dict[str, Any]]:
    """Evenings of results at random, refaits among them: who begins, and the account after each and at the end."""
    rng = random.Random(15)
    return [_evening(_form(*asked, rng.choice((2, 4, 8))), rng) for asked in ACCOUNTS for _ in range(EVENINGS)]


def _evening(form: Form, rng: random.Random) -> dict[str, Any]:
    played: list[dict[str, Any]] = []
    told = {"form": form.name, "rules": str(form.rules), "settings": form.settings(), "played": played}
    while (pairing := form.pairing()) is not None:
        high = form.target or rng.choice((6, 7, 12, 13, 18, 25))
        trous = [high, rng.choice((0, rng.randrange(high), high if form.target == 0 else 0))]
        series = [trous[1] == 0 or rng.random() < 0.4, False]
        turn = slice(None, None, rng.choice((1, -1)))
        first = rng.randrange(2) if pairing.first is None else None
        (one, other), (run, run_of_other) = trous[turn], series[turn]
        result = PartieResult((one, other), (run, run_of_other), first=first)
        form = form.record(result)
        played.append(
            {"trous": result.trous, "series": result.series, "began": first, "begins": pairing.first}
            | {"totals": form.account().totals}
        )
    return told | {"account": {lang: form.account().to_data(lang) for lang in ("en", "fr")}}


def _tour(record: str, every: int) -> dict[str, Any]:
    """The steps of a replay, but for most of their sheets, which the views have too."""
    tour = tour_of_text(record.encode()).model_dump(mode="json", exclude_none=True)
    for number, step in enumerate(tour["steps"]):
        if number % every:
            del step["score"], step["unscored"]
    return tour


def _action(table: Table, rng: random.Random) -> do.Action:
    state = table.state
    if state.phase is not TablePhase.OPENING:
        by_hand = _by_hand(state, rng)
        if by_hand is not None:
            return by_hand
    if state.phase is TablePhase.OPENING:
        return do.ThrowDice(state.sits[state.awaited])
    player = state.sits[state.turn]
    if state.phase is TablePhase.THROW:
        return do.ThrowDice(player, confirmed=True)
    if state.ledger.made.get((state.coup, state.turn)) and not state.stayed:
        stays = rng.random() < 0.5 or state.stopped_by_excess(state.turn, state.coup)
        return do.Stay(player) if stays else do.Leave(player, confirmed=True)
    assert state.plays is not None
    return do.PlayDames(player, state.plays[rng.randrange(len(state.plays))], confirmed=True)


def _by_hand(state: TableState, rng: random.Random) -> do.Action | None:
    """What Anne marks herself, now and then wrongly, and what Bruno takes up of it."""
    anne, bruno = state.sits.index(0), state.sits.index(1)
    faults = state.claimable(anne)
    if faults and not (state.phase is TablePhase.PLAY and state.turn == bruno) and rng.random() < 0.6:
        return do.Claim(1, sum(fault.points for fault in faults))
    if state.phase in (TablePhase.LEAVING, TablePhase.ENDING):
        return do.Agree(1)
    if state.contestable(anne) and rng.random() < 0.3:
        return do.Contest(0)
    points = state.unmarked(anne) if state.mode(anne) is Mode.ASSISTED else 0
    if not points or rng.random() < 0.1:
        return None
    points += rng.choice((0, 0, 0, 0, 0, 0, 2, 4, -2))
    lags = state.rules.fichet_excused and (state.unmarked(anne) - points) % 12 == 0
    return (
        do.MarkPoints(0, points, confirmed=True)
        if points > 0 and not (lags and points < state.unmarked(anne))
        else None
    )


def _step(table: Table, events: list[Any], told: bool) -> dict[str, Any]:
    step: dict[str, Any] = {"events": [event.to_data() for event in events]}
    if told and table.state.phase not in (TablePhase.OVER, TablePhase.SEATING):
        view = board_view(table.state).model_dump(mode="json", exclude_none=True)
        view["may"] = {player: [each for each in may if each in KNOWN] for player, may in view["may"].items()}
        step["board"] = view
    return step


def _positions() -> list[dict[str, Any]]:
    asked = [*POSITIONS, *((text, "6-5") for text in FAULTY)]
    return [
        {
            "position": text,
            "throw": dice,
            "found": examine(Position.parse(text), Throw.parse(dice), Rules()).model_dump(mode="json"),
        }
        for text, dice in asked
    ]


if __name__ == "__main__":
    PLACE.write_text(samples(), encoding="utf-8")
