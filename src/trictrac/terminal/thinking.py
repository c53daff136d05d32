"""A note while a computer thinks: it comes when a choice takes longer than a moment, and goes with it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

AFTER = 0.5
"""Seconds in which nobody wonders."""


class Thinking:
    """Writes the note on the line where the next answer will be, and takes it off again."""

    def __init__(self, out: TextIO, after: float = AFTER) -> None:
        self._out = out
        self._after = after

    @contextmanager
    def __call__(self, note: str) -> Iterator[None]:
        """``with thinking("Black thinks…"): choose()``."""
        shown = threading.Event()

        def show() -> None:
            self._put(note)
            shown.set()

        timer = threading.Timer(self._after, show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if shown.is_set():
                self._put(f"\r{' ' * len(note)}\r")

    def _put(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
