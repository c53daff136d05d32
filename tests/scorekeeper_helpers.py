"""A scorekeeper that is typed at by a script, the real command in a process, and ``trictrac mark``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from trictrac.cli import build_parser
from trictrac.scorekeeper import Book, GameKind, Setup, mark, mark_lines
from trictrac.scorekeeper.session import Keeper
from trictrac.side import Side

A, B = Side.WHITE, Side.BLACK


LANGUAGES = ("en", "fr")


DOCS = Path(__file__).parent.parent / "docs" / "scorekeeping.md"


ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


ANNE_AND_PAUL = Setup(players=("Anne", "Paul"))


WRITTEN = Setup(GameKind.A_ECRIRE, ("Anne", "Paul"), marques=4)


RUN = """
import sys
from trictrac.cli import build_parser
args = build_parser().parse_args(sys.argv[1:])
sys.exit(args.run(args))
"""


class Table:
    """A script that types, and a disk that can be full; remembers prompts and lines in order."""

    def __init__(self, typed: Iterable[str] | Callable[[Table], str | None] = (), **options: Any) -> None:
        self.pages: list[str] = []
        self.prompts: list[str] = []
        self.saved: list[Book] = []
        self.full = False
        self._typed = typed if callable(typed) else iter(typed)
        book = options.pop("book", None) or Book(options.pop("setup", ANNE_AND_PAUL))
        self.keeper = Keeper(book, self._read, self.pages.append, self._save, **options)

    def _read(self, prompt: str) -> str:
        self.prompts.append(re.sub("[\u00a0\u202f]", " ", prompt))
        self.pages.append(prompt)
        line = self._typed(self) if callable(self._typed) else next(self._typed, None)
        if line is None:
            raise EOFError
        return line

    def _save(self, book: Book) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.saved.append(book)

    def play(self) -> str:
        assert self.keeper.run() == 0
        return self.text

    @property
    def book(self) -> Book:
        return self.keeper.book

    @property
    def text(self) -> str:
        """With plain spaces."""
        return re.sub("[\u00a0\u202f]", " ", "\n".join(self.pages))

    @property
    def prose(self) -> str:
        """The text as if lines had no end."""
        return " ".join(self.text.split())


def too_long(text: str) -> list[str]:
    return [line for line in ESCAPES.sub("", text).splitlines() if len(line) > 80]


def marks(book: Book) -> tuple[int, int, int, int]:
    marking = book.state.marking
    return marking.white.points, marking.white.trous, marking.black.points, marking.black.trous


def score(arguments: str, typed: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(typed)

    def read(prompt: str) -> str:
        print(prompt, end="")
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)
    args = build_parser().parse_args(["score", "--lang", "en", *arguments.split()])
    assert args.run(args) == 0


class Process:
    """The real command in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environ = os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, "score", "--lang", "en", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environ,
        )  # fmt: skip

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def read_until(self, *words: str) -> str:
        assert self.process.stdout
        said = ""
        while not all(word in said for word in words):
            line = self.process.stdout.readline().decode()
            assert line, said
            said += line
        return said

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream
            stream.close()


def ask(*lines: Any, lang: str = "en") -> list[dict[str, Any]]:
    written = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    return [json.loads(answer) for answer, _ in mark_lines(written, lang)]


def after(*events: Any, **start: Any) -> tuple[tuple[int, int, bool], tuple[int, int, bool]]:
    """Points, trous and bredouille of A and of B after some events."""
    answer = mark({"start": start, "events": [list(event) for event in events]})
    a, b = ((answer["points"][who], answer["trous"][who], answer["bredouille"][who]) for who in "AB")
    return a, b
