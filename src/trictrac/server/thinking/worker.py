"""A process that thinks: a question a line on standard input, an answer a line on standard output.

A question is ``{"level": …, "row": hex, "seed": text}``: a judged row of the kernel, as
``Player.choose`` takes it. The answer is ``{"choice": number}`` or ``{"error": text}``.
"""

from __future__ import annotations

import json
import random
import signal
import sys
from functools import cache
from typing import Any

import numpy as np

from trictrac.players.player import Player
from trictrac.players.registry import make

player_of = cache(make)


def decide(level: str, row: bytes, seed: str) -> int:
    """The number of the candidate a player chooses; the same question has the same answer."""
    player: Player = player_of(level)
    rng = np.random.default_rng(random.Random(seed).getrandbits(64))
    return int(player.choose(np.frombuffer(row, np.int8)[np.newaxis].copy(), rng)[0])


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Answers a question; whatever goes wrong is an answer too."""
    try:
        return {"choice": decide(question["level"], bytes.fromhex(question["row"]), question["seed"])}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main() -> None:
    """Answers until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
