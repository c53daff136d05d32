"""Time as a test can trust it on a busy or a slow machine."""

import resource
import time

_AT_HOME = 0.020
"""Processor seconds of the piece of work below on the machine where the bars of the tests were written."""


def seconds_of_children():
    """Processor seconds of all finished child processes: waiting for a core does not count."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def slowness():
    """How many times as long plain Python takes here and now as where the bars were written; at least once as long.

    A bar is multiplied by it, so that it judges the program and not the machine: measure right before the timed run.
    """
    taken = []
    for _ in range(5):
        start = time.process_time()
        counts = {}
        for n in range(200_000):
            key = (n * 2_654_435_761) & 1023
            counts[key] = counts.get(key, 0) + (n >> 3)
        taken.append(time.process_time() - start)
    assert sum(counts.values()) == sum(n >> 3 for n in range(200_000))
    return max(1.0, sorted(taken)[2] / _AT_HOME)
