"""The opening book: the best play of the fifteen first throws, and the best reply to each for every throw."""

from __future__ import annotations

import json
from typing import Any

from knowledge.common import ROOT, THROWS, UNEQUAL, fingerprint, ordinary_engine, over, ranked
from trictrac.kernel import state
from trictrac.kernel.state import PHASE, THROW
from trictrac.position import Position

FILE = ROOT / "src" / "trictrac" / "players" / "opening_book.json"


def _entry(row: Any, throw: tuple[int, int]) -> tuple[dict[str, Any], Any]:
    choices = ranked(ordinary_engine(), row, throw)
    best = choices[0]
    entry: dict[str, Any] = {"throw": f"{throw[0]}-{throw[1]}", "play": best.text, "value": round(best.value, 4)}
    if len(choices) > 1:
        entry["second"] = choices[1].text
        entry["margin"] = round(best.value - choices[1].value, 4)
    return entry, best.row


def make_book(workers: int) -> dict[str, Any]:
    """Computes and writes the package's ``opening_book.json``; returns it."""
    row = state.new_rows(1)[0]
    row[PHASE] = THROW
    firsts = over(workers, "opening book, first throws", _entry, [(row, throw) for throw in UNEQUAL])
    tasks = [(after, throw) for _, after in firsts for throw in THROWS]
    replies = over(workers, "opening book, replies", _entry, tasks)
    openings = []
    for i, (entry, after) in enumerate(firsts):
        answers = [reply for reply, _ in replies[i * len(THROWS) : (i + 1) * len(THROWS)]]
        openings.append({**entry, "position": str(Position.from_row(after)), "replies": answers})
    book = {
        "about": "ordinary game, stakes simple, at 0-0; values from -1 to 1 to the player who throws, at two plies; "
        "margin: to the second play",
        "weights": fingerprint("ordinary"),
        "openings": openings,
    }
    FILE.write_text(json.dumps(book, indent=1) + "\n")
    return book
