"""A process that thinks: one question per line on standard input, one answer per line on standard output.

Its first line says that it is ready: what every player needs is loaded, and compiled if it was not yet.

A question is ``{"level": …, "choice": {…}}`` with the fields of ``players.at_table.TableQuestion``; its answer is
``{"choice": number}``. Or it is ``{"hint": {…}}``, a position to give advice on, answered by ``{"hint": {…}}`` or
``{"refused": fact}``; what is to be read are facts. Whatever fails is answered by ``{"error": text}``.
"""

from __future__ import annotations

import json
import signal
import sys
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from trictrac.errors import TrictracError
from trictrac.kernel import candidates, state
from trictrac.players.at_table import Choose, TableQuestion, chooser
from trictrac.players.registry import make
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.throw import Throw

Json: TypeAlias = dict[str, Any]
"""A line of the protocol."""


@cache
def chooser_of(name: str) -> Choose:
    return chooser(make(name))


def advise(question: Json) -> Json:
    """The plays of a throw in order of merit, with facts; or why there is no advice."""
    from trictrac.players.hint import hint  # noqa: PLC0415  # with its nets, and most workers are never asked

    try:
        throw = Throw.parse(question["throw"]) if question.get("throw") else None
        position, rules = Position.parse(question["position"]), Rules.parse(question["rules"])
        found = hint(position, throw, rules, question["form"], question["player"])
    except TrictracError as error:
        return {"refused": error.told.to_data()}
    return {"hint": found.to_data(told=lambda facts: [each.to_data() for each in facts])}


def answer(question: Json) -> Json:
    """Answers a question; whatever goes wrong is an answer too."""
    try:
        if "hint" in question:
            return advise(question["hint"])
        return {"choice": TableQuestion(**question["choice"]).answer(chooser_of(question["level"]))}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main() -> None:
    """Answers until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    row = state.new_rows(1)
    candidates.draw_dice(row, 0, np.zeros(1, np.int64), 0)
    print(json.dumps({"ready": chooser_of("random")(row.tobytes(), "")}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
