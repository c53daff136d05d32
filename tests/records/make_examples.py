"""Writes examples/records: ``python -m tests.records.make_examples``. The tests hold the files against this."""

from __future__ import annotations

import random
from pathlib import Path

from trictrac import forms
from trictrac.records import Comment, Header, write
from trictrac.records.words import amounts
from trictrac.rules import Rules
from trictrac.table import Attention, Mode, Robot, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import Claimed, Contested, Event, Leaving

FOLDER = Path(__file__).parents[2] / "examples" / "records"
REMARKS = {
    "start": "A short game, in two trous, to show most of what a record can say.",
    "ecole": "Anne marks less than the throw is worth; Bruno marks the rest for himself",
    "false": "Anne believes that Bruno forgot something; he did not",
    "contest": "and so the points are his",
    "leave": "better to begin afresh",
}


def ecole(seed: int = 0) -> tuple[Header, list[Event | Comment]]:
    """Two strict players; one of them is distracted, and once claims what is not there."""
    rules = Rules.of("loi-2013", trous=2, stakes="double")
    form = forms.ordinary(["Anne", "Bruno"], rules, stake=5)
    setting = Setting((Mode.STRICT, Mode.STRICT), free_hands=True)
    dice = random.Random(f"example {seed}")
    table = Table(form, setting, lambda: dice.randint(1, 6))
    robots = [Robot(0, seed, Attention(0.6, 1.0)), Robot(1, seed + 1, Attention(0.9, 1.0))]
    claimed = False
    while table.state.phase is not TablePhase.OVER:
        state = table.state
        if state.coup > 10 and not claimed and state.phase is TablePhase.THROW and state.turn == 0:
            place = state.to_mark(0)
            if not state.open_faults(1) and not (place and state.missing(0, *place) > 0):
                claimed = True
                table.act(do.Claim(0, 4))
                continue
        table.act(next(action for robot in robots if (action := robot.next_action(table))))
    totals = amounts(table.state.form.account().totals)
    fields = {"date": "2024-05-14", "place": "Café de la Régence", "dice": f"seed {seed}", "result": totals}
    return Header(form, setting, fields), list(_remarked(table.events))


def _remarked(events: list[Event]) -> list[Event | Comment]:
    items: list[Event | Comment] = [Comment(REMARKS["start"], own_line=True)]
    said = set()
    for event in events:
        items.append(event)
        key = _remark_on(event)
        if key and key not in said and not (key == "ecole" and event.player == 0):
            said.add(key)
            items.append(Comment(REMARKS[key]))
    return items


def _remark_on(event: Event) -> str | None:
    match event:
        case Claimed():
            return "ecole" if event.right else "false"
        case Contested(right=True):
            return "contest"
        case Leaving():
            return "leave"
        case _:
            return None


def tourner(seed: int = 0) -> tuple[Header, list[Event | Comment]]:
    """Three players a tourner, the program marking."""
    form = forms.a_ecrire(["Claire", "Denis", "Élise"], 3)
    setting = Setting((Mode.AUTOMATIC,) * 3)
    dice = random.Random(f"example {seed}")
    table = Table(form, setting, lambda: dice.randint(1, 6))
    robots = [Robot(player, seed + player) for player in range(3)]
    while table.state.phase is not TablePhase.OVER:
        table.act(next(action for robot in robots if (action := robot.next_action(table))))
    totals = amounts(table.state.form.account().totals)
    return Header(form, setting, {"date": "2024-11-30", "dice": f"seed {seed}", "result": totals}), [*table.events]


def main() -> None:
    """Writes the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (header, items) in {"ecole": ecole(ECOLE), "tourner": tourner(TOURNER)}.items():
        (FOLDER / f"{name}.txt").write_text("".join(write(header, items)), encoding="utf-8")


ECOLE, TOURNER = 2088, 9

if __name__ == "__main__":
    main()
