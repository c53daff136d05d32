"""The processes that think for computers: how they start, hang, and end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

import pytest

from trictrac.kernel.state import new_rows
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.opening import new_table
from trictrac.server.tables.seats import SeatPlan
from trictrac.server.thinking import thinker
from trictrac.server.thinking.thinker import Thinker, ThinkingError, Worker
from trictrac.table.actions import ThrowDice

pytestmark = pytest.mark.anyio
QUESTION = {
    "level": "random",
    "choice": {"row": new_rows(1)[0].tobytes().hex(), "plays": 2, "may_leave": True, "seed": "1"},
}
SLOW_START = 3.0
"""Seconds more than any answer here is waited for."""


@pytest.fixture
async def worker():
    """A worker that is gone after the test."""
    worker = Worker()
    yield worker
    await worker.stop()


@pytest.fixture
def python_is(tmp_path, monkeypatch):
    """Puts a few lines of shell in the place of Python."""

    def replace(lines):
        python = tmp_path / "python"
        python.write_text(f"#!/bin/sh\n{lines}\n")
        python.chmod(0o755)
        monkeypatch.setattr(thinker.sys, "executable", str(python))

    return replace


@pytest.fixture
def slow_machine(python_is):
    """A machine on which a process takes long to be ready."""
    python_is(f'sleep {SLOW_START}; exec "{sys.executable}" "$@"')


@pytest.mark.usefixtures("slow_machine")
async def test_the_start_of_a_worker_is_not_counted_as_thought(worker):
    """On a busy machine each start outlasted the limit, was killed, and computers played blindly from then on."""
    assert await worker.ask(QUESTION, SLOW_START) == {"choice": 0}


@pytest.mark.usefixtures("slow_machine")
async def test_a_question_given_up_leaves_the_start_to_the_next(worker):
    given_up = asyncio.create_task(worker.ask(QUESTION, 60))
    await asyncio.sleep(0.2)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    starting = worker._starting
    assert await worker.ask(QUESTION, 60) == {"choice": 0}
    assert starting is not None
    assert worker._process is starting.result()


@pytest.mark.usefixtures("slow_machine")
async def test_a_worker_stopped_while_it_starts_leaves_no_process(worker):
    given_up = asyncio.create_task(worker.ask(QUESTION, 60))
    await asyncio.sleep(0.2)
    given_up.cancel()
    await worker.stop()
    assert worker._process is None
    assert worker._starting is not None
    assert worker._starting.cancelled()


async def test_a_worker_gets_ready_once_before_anybody_asks(python_is):
    """The first answer of a computer took as long as its process takes to load, five seconds on a busy machine."""
    python_is("echo '{}'; exec sleep 600")
    several = Thinker(workers=2)
    try:
        several.get_ready()
        starting = [worker._starting for worker in several._workers]
        several.get_ready()
        assert [worker._starting for worker in several._workers] == starting != [None, None]
        assert await several._workers[0]._started() is await starting[0]
        assert several._workers[0].get_ready() is None
        assert several._adviser._starting is None
    finally:
        await several.stop()


async def test_a_full_queue_of_questions_does_not_stop_a_table(python_is):
    """Too many wait, or none answers in time: the computer plays something lawful at once, and it is counted."""
    python_is("echo '{}'; exec sleep 600")
    few = Thinker(workers=1, limit=0.01, most_waiting=1)
    try:
        with pytest.raises(ThinkingError, match="no answer"):
            await few._ask(QUESTION)
        hold = [asyncio.create_task(few._ask(QUESTION)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(ThinkingError, match="too many"):
            await few._ask(QUESTION)
        await asyncio.gather(*hold, return_exceptions=True)
        live = thrown_table()
        before = few.failures
        play = await few.play("net", live)
        assert play in live.table.state.plays
        assert few.failures == before + 1
    finally:
        await few.stop()


def thrown_table():
    """A table in memory whose first throw lies on it and can be played in more than one way."""
    plans = [SeatPlan("computer", "net"), SeatPlan("computer", "net")]
    for _ in range(100):
        live, _ = new_table(None, Conventions.of({}), plans, 0.0, listed=False, delayed=False)
        assert isinstance(live, LiveTable)
        while not live.table.state.plays:  # dice of the opening, perhaps equal ones, then the throw
            for player in (0, 1):
                with contextlib.suppress(ValueError):
                    live.act(ThrowDice(player), 0.0)
                    live.rolled = live._drawn
        if len(live.table.state.plays) > 1:
            return live
    raise AssertionError("a hundred first throws, each with one play only")


async def test_a_worker_that_hangs_is_killed_and_the_next_question_answered(worker):
    await worker.ask(QUESTION, 60)
    worker._process.send_signal(signal.SIGSTOP)
    with pytest.raises(ThinkingError, match="no answer within"):
        await worker.ask(QUESTION, 0.1)
    assert await worker.ask(QUESTION, 60) == {"choice": 0}


async def test_a_worker_says_what_it_cannot_answer(worker):
    with pytest.raises(ThinkingError, match="no player"):
        await worker.ask({**QUESTION, "level": "nobody"}, 60)


async def test_a_worker_that_cannot_start_is_told(worker, monkeypatch, tmp_path):
    monkeypatch.setattr(thinker.sys, "executable", str(tmp_path / "nowhere"))
    with pytest.raises(ThinkingError, match="no worker can be started"):
        await worker.ask(QUESTION, 60)
    monkeypatch.setattr(thinker.sys, "executable", "/bin/true")
    with pytest.raises(ThinkingError, match="the worker died"):
        await worker.ask(QUESTION, 60)
    monkeypatch.undo()
    assert await worker.ask(QUESTION, 60) == {"choice": 0}


async def test_a_worker_that_never_is_ready_is_given_up(worker, python_is, monkeypatch):
    python_is("exec sleep 600")
    monkeypatch.setattr(thinker, "LONGEST_START", 0.2)
    with pytest.raises(ThinkingError, match="not ready within"):
        await worker.ask(QUESTION, 60)
    assert worker._process is None
