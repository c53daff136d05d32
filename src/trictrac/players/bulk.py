"""Work in bulk on any ``concurrent.futures.Executor``: processes of this machine, or a cluster's.

The work is cut into tasks that carry their seeds before it is known who does them, so that
results depend neither on the number of workers nor on the order in which they finish.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from trictrac.errors import TrictracError
from trictrac.journal import Journal
from trictrac.players.evaluator import use_one_core
from trictrac.words import fact

T = TypeVar("T")


class NotKeptError(TrictracError):
    """A file that holds something else than finished work."""


CLUSTER_WAIT = 10
"""Seconds to wait for a scheduler to answer."""


@contextmanager
def processes(count: int) -> Iterator[Executor | None]:
    """A pool of so many processes; None where one is enough: the work is then done here."""
    if count < 2:
        yield None
        return
    context, others = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=use_one_core)
    try:
        yield pool
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()  # nobody waits for what it does
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C, which is for whoever gave the work; and the work is handed
    over whole: half a start would leave the new process with nothing to read and a traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # inherited by the new process
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster whose scheduler has this address (extra ``cluster``)."""
    try:
        from distributed import Client  # noqa: PLC0415 (an extra)
    except ImportError:
        raise TrictracError(fact("cluster-missing")) from None
    try:
        client = Client(address, timeout=CLUSTER_WAIT)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise TrictracError(fact("cluster-no-answer", address=address), address) from None
    with client:
        client.run(use_one_core)
        yield client.get_executor()  # type: ignore[no-untyped-call]


def as_finished(
    work: Callable[..., T], tasks: Iterable[tuple[object, ...]], executor: Executor | None = None
) -> Iterator[tuple[int, T]]:
    """The number of each task and its result, as they finish; what has not begun is cancelled if the caller stops."""
    if executor is None:
        yield from ((number, work(*task)) for number, task in enumerate(tasks))
        return
    futures = {}
    try:
        for number, task in enumerate(tasks):
            with _ctrl_c_waits():  # the pool starts its processes here
                future = executor.submit(work, *task)
            futures[future] = number
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()


def in_order(work: Callable[..., T], tasks: Iterable[tuple[object, ...]], executor: Executor | None = None) -> list[T]:
    """The results of all tasks, in their order."""
    return [result for _, result in sorted(as_finished(work, tasks, executor), key=lambda each: each[0])]


def resumable(
    work: Callable[..., Any],
    tasks: Mapping[str, tuple[object, ...]],
    executor: Executor | None = None,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """The result of every task by its key, plain data all. What is finished goes to the file ``kept`` as it comes; what
    the file holds already is not done again."""
    with _kept(kept) as (journal, known):
        missing = [key for key in tasks if key not in known]
        done = len(tasks) - len(missing)
        for place, result in as_finished(work, [tasks[key] for key in missing], executor):
            known[missing[place]] = result
            if journal:
                journal.append([json.dumps({"key": missing[place], "result": result}, ensure_ascii=False).encode()])
            done += 1
            if progress:
                progress(done, len(tasks))
    return {key: known[key] for key in tasks}


@contextmanager
def _kept(path: Path | None) -> Iterator[tuple[Journal | None, dict[str, Any]]]:
    """What a former run finished, and the file to go on with; a line that was cut short is done again."""
    if path is None:
        yield None, {}
        return
    journal, lines = Journal.open(path) if path.exists() else (Journal.create(path, []), [])
    try:
        if not lines and path.stat().st_size:
            raise _not_kept(path)
        yield journal, dict(_read(path, line) for line in lines)
    finally:
        journal.close()


def _read(path: Path, line: bytes) -> tuple[str, Any]:
    """A line of what is kept; a file that holds anything else is somebody's, and stays as it is."""
    try:
        item = json.loads(line)
        return str(item["key"]), item["result"]
    except (KeyError, TypeError, ValueError):
        raise _not_kept(path) from None


def _not_kept(path: Path) -> NotKeptError:
    return NotKeptError(fact("bulk-not-kept", file=str(path)), str(path))
