"""Writes ``web/src/report/samples``: what is read in records and how it is reported, for the browser to report alike.

``recorded`` is what the server answers about the text, ``report`` the JSON of ``trictrac analyse --json``, ``moments``
what the server says is worth seeing again;
``tests/web/test_report.py`` fails when they have changed: the net, the law or the report has.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Any, cast

from trictrac.analysis.analyse import analyse_all
from trictrac.forms import Form, PartieResult, a_ecrire, ordinary
from trictrac.records import Header, write
from trictrac.rules import Rules
from trictrac.server.study.recording import recorded
from trictrac.server.study.remembering import remember
from trictrac.table import Mode, Setting, Table, TablePhase
from trictrac.table import actions as do

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "web/src/report/samples"
EXAMPLES = ROOT / "examples/records"
NAMES = ["Anne", "Bruno"]


def texts() -> Iterator[tuple[str, str, str]]:
    """Names, records and depths."""
    ecole = (EXAMPLES / "ecole.txt").read_text("utf-8")
    yield "by-hand", ecole, "quick"
    yield "by-hand-full", ecole, "full"
    yield "edited", ecole.replace("6-4  1-7-11", "6-4  1-7-12"), "quick"
    yield "flawed", ecole.replace("[4:0]", "[6:0]"), "quick"
    yield "treatise", (EXAMPLES / "lepeintre-1.txt").read_text("utf-8"), "quick"
    tourner = (EXAMPLES / "tourner.txt").read_text("utf-8")
    yield "three-players", tourner[: tourner.index("  20. C")], "quick"
    yield "written", "".join(played_at_random(a_ecrire(NAMES, 2), seed=38).splitlines(keepends=True)[:44]), "quick"
    refait = a_ecrire(NAMES, 2).record(PartieResult((6, 6), left_by=0, first=0))
    yield "after-a-refait", played_at_random(refait, seed=8, coups=14), "quick"
    alone = played_at_random(ordinary(NAMES, Rules.parse("loi-2013 trous=3"), games=2), seed=5)
    yield "alone", alone, "quick"
    lines = alone.splitlines(keepends=True)
    yield "broken-off", "".join(lines[: len(lines) // 3]), "quick"
    yield "given-up", "".join(lines[:21]) + "   B resigns\n", "quick"
    games = json.loads((ROOT / "web/src/solo/samples.json").read_text("utf-8"))["games"]
    assisted = next(game["record"] for game in games if "assisted" in game["modes"])
    yield "assisted", "".join(assisted.splitlines(keepends=True)[:45]), "quick"
    yield "rolled-out", played_at_random(ordinary(NAMES, Rules.parse("loi-2013")), seed=3, coups=2), "rollout"


def played_at_random(form: Form, seed: int, coups: int | None = None) -> str:
    """The record of a session where the program marks; broken off after so many coups."""
    rng = random.Random(seed)
    setting = Setting((Mode.AUTOMATIC, Mode.AUTOMATIC))
    table = Table(form, setting, lambda: rng.randint(1, 6))
    state = table.state
    for player in (0, 1):
        table.act(do.Join(player))
    while state.phase is not TablePhase.OVER and not (state.coup == coups and state.phase is TablePhase.THROW):
        table.act(_action(table, rng))
    return "".join(write(Header(form, setting), table.events))


def _action(table: Table, rng: random.Random) -> do.Action:
    state = table.state
    if state.phase is TablePhase.OPENING:
        return do.ThrowDice(state.sits[state.awaited])
    player = state.sits[state.turn]
    if state.phase is TablePhase.THROW:
        return do.ThrowDice(player)
    if state.ledger.made.get((state.coup, state.turn)) and not state.stayed:
        return rng.choice((do.Stay, do.Leave))(player)
    assert state.plays is not None
    return do.PlayDames(player, state.plays[rng.randrange(len(state.plays))])


def sample(text: str, depth: str) -> dict[str, Any]:
    """A record with everything that is said of it."""
    file = BufferedReader(cast(Any, BytesIO(text.encode())))
    [session], [report] = recorded(text.encode()), list(analyse_all(file, depth))
    found = {"text": text, "depth": depth, "recorded": session.model_dump(mode="json"), "report": report.to_data("en")}
    if depth == "quick":
        found["moments"] = remember(text.encode()).model_dump(mode="json", exclude_none=True)["moments"]
    return found


def main() -> None:
    """Writes the samples."""
    for name, text, depth in texts():
        made = json.dumps(sample(text, depth), ensure_ascii=False, separators=(",", ":")) + "\n"
        (PLACE / f"{name}.json").write_text(made, "utf-8")


if __name__ == "__main__":
    main()
