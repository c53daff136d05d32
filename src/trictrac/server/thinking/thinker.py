"""Asks worker processes what computers play: a bounded queue, a time limit, an end with the end of the table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sys
from dataclasses import asdict
from typing import Any, TypeAlias

from trictrac.play import Play
from trictrac.players.at_table import TableQuestion
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.computers import ASKED_BY
from trictrac.server.tables.live import LiveTable
from trictrac.server.thinking.sharing import TooManyError, Turns
from trictrac.words import Fact

Json: TypeAlias = dict[str, Any]
"""A line of the protocol (``worker``)."""
LONGEST_ANSWER = 1 << 22
LONGEST_START = 300.0
"""Seconds a worker may take to load, and on a new machine to compile, what it thinks with."""
MOST_ADVICE, MOST_ADVICE_OF_ONE = 16, 4
"""Hints and studies that may wait, and those of one address."""
LONGEST_STUDY = 60.0
"""Seconds that the replay or verification of a whole record may take: nobody but other studies waits for it."""
_log = logging.getLogger(__name__)


class ThinkingError(Exception):
    """A worker gave no answer."""


class Worker:
    """One process; a question that takes too long, or that nobody wants answered any more, ends it."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def ask(self, question: Json, limit: float) -> Json:
        """The answer, within ``limit`` seconds; the start of a process is not counted."""
        process = await self._started()
        try:
            async with asyncio.timeout(limit):
                return await _ask(process, question)
        except TimeoutError:
            self._end()
            raise ThinkingError(f"no answer within {limit:g} s") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            self._end()
            raise ThinkingError(str(error)) from None
        except asyncio.CancelledError:
            self._end()  # its answer would be taken for that of the next question
            raise

    def get_ready(self) -> asyncio.Task[asyncio.subprocess.Process] | None:
        """Starts its process in the background, if it has none."""
        if self._starting is None and (self._process is None or self._process.returncode is not None):
            self._starting = asyncio.create_task(_start())
        return self._starting

    async def _started(self) -> asyncio.subprocess.Process:
        if starting := self.get_ready():
            await asyncio.wait([starting])  # who is called away leaves it to the next
            self._starting = None
            self._process = starting.result()
        assert self._process is not None
        return self._process

    def _end(self) -> None:
        """Kills the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            task = asyncio.create_task(_kill(process))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def stop(self) -> None:
        """Ends it, and waits until it is gone."""
        if self._starting is not None:
            self._starting.cancel()
            with contextlib.suppress(asyncio.CancelledError, ThinkingError):
                self._process = await self._starting
        self._end()
        while self._ending:
            await asyncio.wait(self._ending)


async def _start() -> asyncio.subprocess.Process:
    """A process that has said it is ready: on a busy machine loading takes longer than any thought may."""
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trictrac.server.thinking.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
    except OSError as error:
        raise ThinkingError(f"no worker can be started: {error}") from None
    try:
        async with asyncio.timeout(LONGEST_START):
            await _answer(process)
    except BaseException as error:
        await _kill(process)
        if isinstance(error, TimeoutError):
            raise ThinkingError(f"a worker was not ready within {LONGEST_START:g} s") from None
        raise
    return process


async def _ask(process: asyncio.subprocess.Process, question: Json) -> Json:
    assert process.stdin is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    return await _answer(process)


async def _answer(process: asyncio.subprocess.Process) -> Json:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise ThinkingError("the worker died")
    told: Json = json.loads(line)
    if "error" in told:
        raise ThinkingError(told["error"])
    if "bytes" in told:
        told["data"] = await process.stdout.readexactly(told["bytes"])
    return told


async def _kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


class Thinker:
    """A few workers for all tables. Where thinking fails the computer plays something lawful at once."""

    def __init__(self, workers: int = 1, limit: float = 10.0, most_waiting: int = 1000) -> None:
        self.limit = limit
        self.thoughts = 0
        self.failures = 0
        self._workers = [Worker() for _ in range(workers)]
        self._adviser = Worker()
        self._tables = Turns(self._workers, most_waiting, most_waiting)
        self._advice = Turns([self._adviser], MOST_ADVICE, MOST_ADVICE_OF_ONE)
        """Hints and studies have a worker of their own: no table waits for them."""

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return self._tables.waiting + self._advice.waiting

    def get_ready(self) -> None:
        """A computer is expected at some table: nobody should wait for its first answer until a worker has loaded."""
        for worker in self._workers:
            worker.get_ready()

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in (*self._workers, self._adviser)))

    async def leaves(self, level: str, live: LiveTable) -> bool:
        question = _question(live, may_leave=True)
        return await self._choose(level, live, question) == question.plays

    async def play(self, level: str, live: LiveTable) -> Play:
        assert live.table is not None
        plays = live.table.state.plays
        assert plays is not None
        play: Play = plays[await self._choose(level, live, _question(live, may_leave=False))]
        return play

    async def _choose(self, level: str, live: LiveTable, question: TableQuestion) -> int:
        if question.forced:
            return 0
        self.thoughts += 1
        try:
            return int((await self._ask({"level": level, "choice": asdict(question)}))["choice"])
        except ThinkingError as error:
            self.failures += 1
            _log.warning("a computer (%s) at table %s plays without thinking: %s", level, live.id, error)
            return random.Random(question.seed).randrange(question.plays)

    async def hint(self, question: Json, address: str) -> Json:
        """Advice on a position."""
        found: Json = (await self._advise({"hint": question}, address))["hint"]
        return found

    async def study(self, question: Json, address: str) -> Json:
        """A record replayed or verified: ``data`` is what the pages read, as bytes of JSON."""
        return await self._advise(question, address)

    async def _advise(self, question: Json, address: str) -> Json:
        """Advice can wait, so that few may ask at once, and each in turn."""
        try:
            async with self._advice.turn(address) as worker:
                told = await worker.ask(question, LONGEST_STUDY if "study" in question else self.limit)
        except TooManyError:
            raise ServerRefused("busy") from None
        except ThinkingError as error:
            _log.warning("no advice: %s", error)
            raise ServerRefused("busy") from None
        if "refused" in told:
            raise ServerRefused("bad_action", Fact.from_data(told["refused"]))
        return told

    async def _ask(self, question: Json) -> Json:
        try:
            async with self._tables.turn(ASKED_BY.get()) as worker:
                return await worker.ask(question, self.limit)
        except TooManyError:
            raise ThinkingError("too many questions wait") from None


def _question(live: LiveTable, may_leave: bool) -> TableQuestion:
    assert live.table is not None
    state = live.table.state
    return TableQuestion.at(state, live.robot_seed(state.sits[state.turn]), may_leave)
