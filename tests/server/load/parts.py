"""The processor time of one action at a table of a person and a computer, part by part, without network and waiting.

A script of its own, run as ``python tests/server/load/parts.py``, so that an earlier version can be asked the same
(``against``): it uses what both have.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections import Counter

from trictrac.dice_proof import seal
from trictrac.server.messages import incoming as say
from trictrac.server.store import Database, EventStore
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.desk import Desk
from trictrac.server.tables.opening import change_of, new_table
from trictrac.server.tables.room import _text
from trictrac.server.tables.seats import Person, SeatPlan
from trictrac.table import Robot
from trictrac.table import actions as do
from trictrac.table.robot import RobotChoice

ACTIONS = 2000
COMMITS = 300
SEED = "ab" * 32
ANNE = Person("g-anne", "Anne")


class Session:
    """One long session, played at random by a person and a robot."""

    def __init__(self) -> None:
        seats = [SeatPlan(kind="person"), SeatPlan(kind="computer", level="net")]
        conventions = Conventions.of({"games": 100})
        self.live, self.opened = new_table(ANNE.id, conventions, seats, 1000.0, listed=False, delayed=False)
        self.at = 1000.0
        self.robot = Robot(1, 5, seats[1].sees)
        sealed = seal(self.live.id, 0, SEED)
        for message in (
            say.Sit(do="sit", ref="a", seen=0, player=0, seal=sealed),
            say.Reveal(do="reveal", ref="b", seen=0, seed=SEED),
        ):
            self.desk().take(ANNE, message, True)

    def desk(self) -> Desk:
        self.at += 1
        return Desk(self.live, self.at)

    def next_action(self) -> do.Action:
        assert self.live.table is not None
        state = self.live.table.state
        wanted = self.robot.consider(self.live.table)
        if wanted is RobotChoice.LEAVE:
            return self.robot.stay_or_leave(False)
        if wanted is RobotChoice.PLAY:
            return self.robot.play(random.choice(list(state.plays or ())))
        if wanted is not None:
            return wanted
        if state.phase.value == "play":
            return do.PlayDames(0, random.choice(list(state.plays or ())))
        return do.ThrowDice(0)


def per_action() -> dict[str, float]:
    """Thinking of what a robot does by itself, the law with its log, the message that everybody gets."""
    session, used, clock = Session(), Counter[str](), time.thread_time
    for _ in range(ACTIONS):
        start = clock()
        action = session.next_action()
        thought = clock()
        desk = session.desk()
        desk.act(action)
        desk.settle()
        acted = clock()
        _text(desk.entries, session.live)
        used.update(robot=thought - start, act=acted - thought, tell=clock() - acted)
        assert session.live.status == "playing"
    return {f"{name}_ms": round(1000 * seconds / ACTIONS, 4) for name, seconds in used.items()}


async def per_commit() -> float:
    """One entry by itself onto the disk; those that wait for each other share a transaction, and cost a tenth."""
    session = Session()
    with tempfile.TemporaryDirectory() as folder:
        store = EventStore(Database(f"sqlite:///{folder}/parts.sqlite"))
        await store.start()
        await store.commit(session.opened)
        start, after = time.process_time(), len(session.opened.entries)
        for number in range(COMMITS):
            desk = session.desk()
            desk.live.seq = after + number
            desk._emit("hushed", 0, {"on": True})
            await store.commit(change_of(desk, after + number))
        used = time.process_time() - start
        await store.stop()
    return round(1000 * used / COMMITS, 4)


if __name__ == "__main__":
    random.seed(4)
    print(json.dumps({**per_action(), "commit_ms": asyncio.run(per_commit())}))
