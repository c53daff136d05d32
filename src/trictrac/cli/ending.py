"""How every command ends: Ctrl-C, a reader that has gone, streams that nobody opened."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from trictrac.errors import INTERRUPTED

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_PATIENCE_S = 0.7
"""Seconds after Ctrl-C in which a command may say goodbye."""


@contextmanager
def soon_after_ctrl_c() -> Iterator[None]:
    """Ends the process within a second after Ctrl-C, whatever it does.

    Python itself raises ``KeyboardInterrupt`` only between two of its own instructions, not in the midst of compiling
    a function, and a server may wait for those who are connected. What must outlive a command is on disk already.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard, told = socket.socketpair()
    told.setblocking(False)
    before = signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)
    threading.Thread(target=_watch, args=(heard,), daemon=True).start()
    complain, sys.unraisablehook = sys.unraisablehook, _unless_interrupted(sys.unraisablehook)
    try:
        yield
    finally:
        sys.unraisablehook = complain
        signal.set_wakeup_fd(before)
        told.close()


def _unless_interrupted(complain: Callable[[UnraisableHookArgs], object]) -> Callable[[UnraisableHookArgs], object]:
    """Ctrl-C within a callback of the compiler goes no further than that callback: ``_watch`` ends the command, and
    there is nothing to complain about."""

    def told(what: UnraisableHookArgs) -> None:
        if not issubclass(what.exc_type, KeyboardInterrupt):
            complain(what)

    return told


def comes_of_ctrl_c(error: BaseException | None) -> bool:
    """Whether Ctrl-C is at the bottom of an error: Python 3.11 wraps what is raised while a class is being made."""
    while error and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def _watch(heard: socket.socket) -> None:
    with heard:
        while numbers := heard.recv(64):
            if signal.SIGINT in numbers:
                time.sleep(_PATIENCE_S)
                if not _is_closed(heard):
                    for child in multiprocessing.active_children():
                        child.kill()
                    os._exit(INTERRUPTED)


def _is_closed(heard: socket.socket) -> bool:
    """Whether the command has come to its end by itself."""
    heard.setblocking(False)
    try:
        while heard.recv(64):
            pass
        return True
    except BlockingIOError:
        return False


def open_streams() -> None:
    """Opens what the caller closed (``trictrac … >&-``) on nothing, so that nobody need ask for it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def forget_stdout() -> None:
    """After the reader of a pipe has gone: Python must not complain again when it closes stdout."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
