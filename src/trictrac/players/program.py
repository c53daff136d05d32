"""Somebody else's program as a player: it is asked and answers in JSON lines (docs/engine.md)."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from types import TracebackType
from typing import IO

import numpy as np

from trictrac.errors import TrictracError, short
from trictrac.game import Decision
from trictrac.phase import Phase
from trictrac.play import LegalPlays, Play
from trictrac.players.engine import Numbers
from trictrac.players.match import Form
from trictrac.players.player import Player
from trictrac.players.protocol import chosen, question
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.words import Arg, fact

PATIENCE_S = 60.0
"""How long a program may think about one choice."""
_LONGEST = 1 << 16
"""Characters of an answer; a longer line is none."""
_PARTING_S = 1.0
"""How long a program that hears no more may take to end."""


class ProgramError(TrictracError):
    """A program that does not play: it cannot be started, ended, hangs, or answers what is no choice."""


class ProgramPlayer(Player[Numbers]):
    """A running program. Used in a ``with`` statement: it ends with it."""

    def __init__(
        self, command: str, form: Form = "ordinary", rules: Rules = LOI_2013, patience_s: float = PATIENCE_S
    ) -> None:
        self.name = command
        self._form: Form = form
        self._rules = rules
        self._patience_s = patience_s
        self._asked = 0
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is for the match; the end of its input tells the program
            )
        except (OSError, ValueError, IndexError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise self._error("not-started", why=why) from None
        # A pipe has no time limit of its own on every system: a thread reads, and the player waits for it.
        threading.Thread(target=self._read, args=(self._stream(self._process.stdout),), daemon=True).start()

    def choose(self, rows: Numbers, rng: np.random.Generator) -> Numbers:
        seeds = rng.integers(2**32, size=len(rows))
        return np.array([self._choose(row, int(seed)) for row, seed in zip(rows, seeds, strict=True)], np.int64)

    def close(self) -> None:
        """Lets the program end by itself, and ends it if it does not."""
        with suppress(OSError):
            self._stream(self._process.stdin).close()
        for end in (self._process.terminate, self._process.kill):
            try:
                self._process.wait(_PARTING_S)
                return
            except subprocess.TimeoutExpired:
                end()
        self._process.wait()

    def __enter__(self) -> ProgramPlayer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _choose(self, row: Numbers, seed: int) -> int:
        position = Position.from_row(row)
        plays = position.legal_plays(rules=self._rules)
        self._asked += 1
        answer = self._ask(question(self._asked, position, plays, self._rules, self._form, seed))
        try:
            found = chosen(answer, self._asked)
        except TrictracError as error:
            raise self._error("nonsense", given=short(answer), why=error.told) from None
        number = _number(found, plays, position)
        if number < 0:
            raise self._error("illegal", given=str(found), position=str(position))
        return number

    def _ask(self, line: str) -> str:
        pipe = self._stream(self._process.stdin)
        try:
            pipe.write(f"{line}\n")
            pipe.flush()
        except OSError:  # it has gone; what it said last tells nothing
            raise self._ended() from None
        try:
            answer = self._lines.get(timeout=self._patience_s)
        except queue.Empty:
            self._process.kill()
            raise self._error("silent", seconds=f"{self._patience_s:g}") from None
        if not answer:
            raise self._ended()
        return answer.rstrip("\r\n")

    def _read(self, pipe: IO[str]) -> None:
        """Hands every line on, and an empty one at the end."""
        with suppress(OSError, ValueError), pipe:
            for line in iter(lambda: pipe.readline(_LONGEST), ""):
                self._lines.put(line)
        self._lines.put("")

    def _ended(self) -> ProgramError:
        try:
            status = self._process.wait(_PARTING_S)
        except subprocess.TimeoutExpired:
            return self._error("mute")
        return self._error("ended", status=str(status))

    def _error(self, key: str, **told: Arg) -> ProgramError:
        return ProgramError(fact(f"program-{key}", program=self.name, **told), self.name)

    @staticmethod
    def _stream(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def _number(found: Play | Decision, plays: LegalPlays, position: Position) -> int:
    """The number of a choice among the candidates: the plays, then leaving; -1 where it is none of them."""
    if isinstance(found, Decision):
        return len(plays) if position.phase is Phase.DECIDE else -1
    packed = plays.find(found)
    return plays.packed.index(packed) if packed >= 0 else -1
