"""``trictrac compile``: compiles the law once, ahead of the first game."""

from __future__ import annotations

import argparse
import sys

from trictrac.cli.helping import Parser, spoken
from trictrac.kernel import entry_points
from trictrac.kernel.jit import compile_all, is_warm
from trictrac.words import say


def register(_parser: Parser) -> None:
    """It has no arguments."""


def run(_args: argparse.Namespace) -> int:
    ensure_compiled(always=True)
    return 0


def ensure_compiled(always: bool = False) -> None:
    """Compiles all that is not compiled yet, telling so on stderr: for commands that need most of it, or must not wait
    for it later."""
    if is_warm():
        if always:
            print(say("cli-compile-done", spoken()), file=sys.stderr)
        return
    entry_points.load()
    terminal = sys.stderr.isatty()

    def report(done: int, total: int, name: str, seconds: float) -> None:
        text = say("cli-compile-progress", spoken(), done=done, total=total, seconds=round(seconds), name=name)
        if terminal:
            print(f"\r\033[K{text}", end="\n" if done == total else "", file=sys.stderr, flush=True)
        elif done in (0, total):
            print(text, file=sys.stderr, flush=True)

    compile_all(report)
