"""What the commands read and write, in signs that the streams can show."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

Answer = Callable[[Iterable[str], str], Iterator[tuple[str, bool]]]


def fit(text: str) -> str:
    from trictrac.terminal.style import Style

    return Style.of(sys.stdout).fit(text)


def tell(text: str) -> None:
    print(fit(text), flush=True)


def complain(text: str, who: str = "trictrac") -> None:
    """One sentence on stderr, after the name of whatever it is about."""
    from trictrac.terminal.style import Style

    print(Style.of(sys.stderr).fit(f"{who}: {text}"), file=sys.stderr)


def read_bytes(name: str) -> bytes:
    """All of a file; ``-`` is standard input."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def answer_lines(file: str | None, answer: Answer, lang: str) -> int:
    """Prints the answer to every line of a file or of standard input; 1 if a line could not be answered."""
    # A lone surrogate in somebody's id is written back as the JSON escape it came as.
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    if file:
        source: Any = open(file, encoding="utf-8", errors="replace", newline="\n")  # noqa: SIM115
    else:
        sys.stdin.reconfigure(encoding="utf-8", errors="replace", newline="\n")  # type: ignore[union-attr]
        source = nullcontext(sys.stdin)
    everything_fine = True
    with source as lines:
        for text, fine in answer(lines, lang):
            print(text, flush=True)  # whoever asks through a pipe gets each answer before the next question
            everything_fine &= fine
    return 0 if everything_fine else 1
