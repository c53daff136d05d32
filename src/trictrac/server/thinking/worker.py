"""A process that thinks: one question per line on standard input, one answer per line on standard output.

Its first line says that it is ready: what every player needs is loaded, and compiled if it was not yet.

A question is ``{"level": …, "choice": {…}}`` with the fields of ``players.at_table.TableQuestion``; its answer is
``{"choice": number}``. Or it is ``{"hint": {…}}``, a position to give advice on, answered by ``{"hint": {…}}`` or
``{"refused": fact}``; what is to be read are facts. Or it is ``{"study": "replay", "text": …}`` or ``{"study":
"verify", "text": …, "keys": […]}``, answered by ``{"bytes": number}`` and so many bytes of JSON after the line;
``judge`` is a replay that also says what stands before its throws (``"standing"``), ``checks`` and ``dice`` verify one
session, in words and in figures, ``moments`` looks for the coups worth seeing again, ``brought`` does so in a record
that is judged too, ``recorded`` reads what an analysis needs, ``picture`` draws a position as PNG. Whatever fails is
answered by ``{"error": text}``.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from trictrac.errors import TrictracError
from trictrac.kernel import candidates, state
from trictrac.play import Play
from trictrac.players.at_table import Choose, TableQuestion, chooser
from trictrac.players.registry import make
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.throw import Throw
from trictrac.words import fact

Json: TypeAlias = dict[str, Any]
"""A line of the protocol."""

NICE = 2
"""Thinking gives way to answering: the server's own process comes first."""


@cache
def chooser_of(name: str) -> Choose:
    return chooser(make(name))


def advise(question: Json) -> Json:
    """The plays of a throw in order of merit, with facts; or why there is no advice."""
    from trictrac.players.hint import aim, better_than, hint  # noqa: PLC0415  # with its nets, and most workers are never asked

    try:
        throw = Throw.parse(question["throw"]) if question.get("throw") else None
        position, rules = Position.parse(question["position"]), Rules.parse(question["rules"])
        found = hint(position, throw, rules, question["form"], question["player"])
        better = better_than(found, Play.parse(question["played"])) if question.get("played") else []
    except TrictracError as error:
        return {"refused": error.told.to_data()}
    data = found.to_data(told=lambda facts: [each.to_data() for each in facts])
    aimed = aim(found)
    return {"hint": data | {"aim": aimed and aimed.to_data(), "better": [each.to_data() for each in better]}}


def study(question: Json) -> Json:
    """A record replayed or verified, as the pages read it; or why it cannot be."""
    from pydantic import TypeAdapter  # noqa: PLC0415  # most workers are never asked

    from trictrac.server.study import checking, touring  # noqa: PLC0415

    if question["study"] == "picture":
        from trictrac.server.study import picturing  # noqa: PLC0415

        return {"data": picturing.picture(question["text"], question["throw"])}
    sessions: Sequence[object]
    text = question["text"].encode("utf-8", "replace")  # JSON can carry halves of signs that no file can
    try:
        if question["study"] == "dice":
            return {"data": checking.verified(text, question["keys"]).model_dump_json(by_alias=True).encode()}
        if question["study"] in ("verify", "checks"):
            checked = checking.check_text(text, question["keys"])
            if question["study"] == "checks":
                return {"data": checked[0].model_dump_json(by_alias=True).encode()}
            return {"data": TypeAdapter(list[checking.CheckedView]).dump_json(checked, by_alias=True)}
        if question["study"] == "moments":
            return {"data": _moments(text)}
        if question["study"] == "recorded":
            from trictrac.server.study import recording  # noqa: PLC0415  # with the players

            read = sessions = recording.recorded(text)
            throws = [(coup.coup, coup.position) for each in read for game in each.games for coup in game.coups]
            data = TypeAdapter(list[recording.RecordedView]).dump_json(read, by_alias=True)
        else:
            tour = touring.tour_of_text(text)
            sessions = tour.sessions
            wrong = tour.sessions[0].problem if question["study"] == "brought" and tour.sessions else None
            if wrong is not None:
                return {"refused": wrong.model_dump(mode="json", by_alias=True)}
            throws = [(step.coup, step.before.position) for step in tour.steps if step.thrower]
            data = tour.model_dump_json(by_alias=True).encode()
    except TrictracError as error:
        return {"refused": error.told.to_data()}
    if not sessions:
        return {"refused": fact("record-none").to_data()}
    standing = [] if question["study"] == "replay" else sorted(touring.judged_keys(throws))
    return {"data": _moments(text) if question["study"] == "brought" else data, "standing": standing}


def _moments(text: bytes) -> bytes:
    from trictrac.server.study import remembering  # noqa: PLC0415  # with the nets

    return remembering.remember(text).model_dump_json(by_alias=True).encode()


def answer(question: Json) -> Json:
    """Answers a question; whatever goes wrong is an answer too."""
    try:
        if "hint" in question:
            return advise(question["hint"])
        if "study" in question:
            return study(question)
        return {"choice": TableQuestion(**question["choice"]).answer(chooser_of(question["level"]))}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main() -> None:
    """Answers until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    os.nice(NICE)
    row = state.new_rows(1)
    candidates.draw_dice(row, 0, np.zeros(1, np.int64), 0)
    print(json.dumps({"ready": chooser_of("random")(row.tobytes(), "")}), flush=True)
    for line in sys.stdin:
        told = answer(json.loads(line))
        data: bytes | None = told.pop("data", None)
        head = told if data is None else {**told, "bytes": len(data)}
        sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + (data or b""))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
