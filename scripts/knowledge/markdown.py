"""Tables and figures of Markdown."""

from __future__ import annotations

import textwrap
from typing import Any


def table(head: list[str], lines: list[list[Any]]) -> str:
    """A table of Markdown; all columns but the first are set to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in [head, rule, *lines])


def left_table(head: list[str], lines: list[list[Any]]) -> str:
    """A table of Markdown, for words."""
    return "\n".join(
        "| " + " | ".join(str(cell) for cell in line) + " |" for line in [head, ["---"] * len(head), *lines]
    )


def points(value: float) -> str:
    """A difference of values as percent points of winning chances."""
    return f"{50 * value:.2f}"


def wrapped(text: str) -> str:
    """The page with its paragraphs broken at 120 characters; headings, tables and pictures as they are."""
    blocks = []
    for block in text.strip().split("\n\n"):
        as_is = block.lstrip().startswith(("#", "|", "!"))
        blocks.append(block.strip() if as_is else textwrap.fill(" ".join(block.split()), 120, **_WORDS))
    return "\n\n".join(blocks) + "\n"


_WORDS: dict[str, Any] = {"break_long_words": False, "break_on_hyphens": False}
