"""Work in bulk on any ``concurrent.futures.Executor``: processes of this machine, or a cluster's.

The work is cut into tasks that carry their seeds before it is known who does them, so that
results depend neither on the number of workers nor on the order in which they finish.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

from trictrac.players.evaluator import use_one_core

T = TypeVar("T")


@contextmanager
def processes(count: int) -> Iterator[Executor | None]:
    """A pool of so many processes; None where one is enough: the work is then done here."""
    if count < 2:
        yield None
        return
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=use_one_core)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def as_finished(
    work: Callable[..., T], tasks: Iterable[tuple[object, ...]], executor: Executor | None = None
) -> Iterator[tuple[int, T]]:
    """The number of each task and its result, as they finish; what has not begun is cancelled if the caller stops."""
    if executor is None:
        yield from ((number, work(*task)) for number, task in enumerate(tasks))
        return
    futures = {executor.submit(work, *task): number for number, task in enumerate(tasks)}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()


def in_order(work: Callable[..., T], tasks: Iterable[tuple[object, ...]], executor: Executor | None = None) -> list[T]:
    """The results of all tasks, in their order."""
    return [result for _, result in sorted(as_finished(work, tasks, executor), key=lambda each: each[0])]
