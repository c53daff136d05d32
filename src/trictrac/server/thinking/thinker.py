"""Asks worker processes what computers play: a bounded queue, a time limit, an end with the end of the table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sys
from typing import Any

from trictrac.kernel import state as rows
from trictrac.play import Play
from trictrac.players.at_table import row_at
from trictrac.server.tables.live import LiveTable

_log = logging.getLogger(__name__)


class ThinkingError(Exception):
    """A worker gave no answer."""


class Worker:
    """One process; a question that takes too long, or that nobody wants answered any more, ends it."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], limit: float) -> int:
        """The answer, within ``limit`` seconds."""
        try:
            async with asyncio.timeout(limit):
                return await self._ask(question)
        except TimeoutError:
            self.kill()
            raise ThinkingError(f"no answer within {limit:g} s") from None
        except BaseException:
            self.kill()  # cancelled in the middle: its answer would be taken for that of the next question
            raise

    async def _ask(self, question: dict[str, Any]) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trictrac.server.thinking.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except OSError as error:
            raise ThinkingError(str(error)) from None
        if not line:
            raise ThinkingError("the worker died")
        told = json.loads(line)
        if "choice" not in told:
            raise ThinkingError(told.get("error", "?"))
        return int(told["choice"])

    def kill(self) -> None:
        """Ends the process; the next question starts another."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    async def stop(self) -> None:
        """Lets the process end."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(2):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class Thinker:
    """A few workers for all tables. Where thinking fails the computer plays something lawful at once."""

    def __init__(self, workers: int = 1, limit: float = 10.0, most_waiting: int = 1000) -> None:
        self.limit = limit
        self.most_waiting = most_waiting
        self.waiting = 0
        self.thoughts = 0
        self.failures = 0
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """Ends all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def leaves(self, level: str, live: LiveTable) -> bool:
        """Whether a computer leaves after a trou."""
        return await self._choose(level, live, rows.DECIDE) == _plays(live)

    async def play(self, level: str, live: LiveTable) -> Play:
        """What it plays."""
        assert live.table is not None
        state = live.table.state
        assert state.plays is not None
        chosen = await self._choose(level, live, rows.DECIDE if state.stayed else rows.PLAY)
        if chosen >= _plays(live):  # it would leave and may not
            chosen = await self._choose(level, live, rows.PLAY)
        play: Play = state.plays[min(chosen, _plays(live) - 1)]
        return play

    async def _choose(self, level: str, live: LiveTable, phase: int) -> int:
        assert live.table is not None
        state, count = live.table.state, _plays(live)
        if phase == rows.PLAY and count == 1:
            return 0
        seed = f"{live.robot_seed(state.sits[state.turn])}/{len(state.form.history)}/{state.coup}"
        question = {"level": level, "row": row_at(state, phase).tobytes().hex(), "seed": seed}
        self.thoughts += 1
        try:
            return await self._ask(question)
        except ThinkingError as error:
            self.failures += 1
            _log.warning("a computer (%s) at table %s plays without thinking: %s", level, live.id, error)
            return random.Random(seed).randrange(count)

    async def _ask(self, question: dict[str, Any]) -> int:
        if self.waiting >= self.most_waiting:
            raise ThinkingError("too many questions wait")
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.ask(question, self.limit)
        finally:
            self._free.put_nowait(worker)


def _plays(live: LiveTable) -> int:
    assert live.table is not None
    assert live.table.state.plays is not None
    return len(live.table.state.plays)
