"""Runs the notebooks of the documentation and stores what they show; ``--check`` fails where it would differ.

No Jupyter is needed: the cells of a notebook are plain Python, run in order in one namespace. What a cell prints is
a stream; the value of its last expression is shown as text, and as a picture where it draws itself.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).resolve().parents[1] / "docs" / "notebooks"

Cell = dict[str, Any]


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs of its cells, run in an empty folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    here = Path.cwd()
    cells: list[Cell] = []
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for cell in notebook["cells"]:
                number = 1 + sum(each["cell_type"] == "code" for each in cells)
                cells.append(_run_cell(cell, number, names) if cell["cell_type"] == "code" else cell)
        finally:
            os.chdir(here)
    return {**notebook, "cells": cells}


def _run_cell(cell: Cell, number: int, names: dict[str, Any]) -> Cell:
    """One cell of code with its number and what it showed."""
    body = ast.parse("".join(cell["source"]), f"cell {number}")
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(body, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        shown = {"data": _shown(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        outputs.append(shown)
    return {**cell, "execution_count": number, "outputs": outputs}


def _shown(value: object) -> dict[str, list[str]]:
    """A value as text, and as a picture where it has one; a picture's text is its own source, which nobody reads."""
    draw = getattr(value, "_repr_svg_", None)
    if draw is None:
        return {"text/plain": _lines(repr(value))}
    text = f"<{type(value).__name__}>" if isinstance(value, str) else repr(value)
    return {"image/svg+xml": _lines(draw()), "text/plain": _lines(text)}


def _lines(text: str) -> list[str]:
    """As notebooks keep text."""
    return text.splitlines(keepends=True)


def written(notebook: dict[str, Any]) -> str:
    """The text of a notebook's file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main(arguments: list[str]) -> int:
    """Runs all notebooks; 1 if a stored one was to be checked and is not what it would be."""
    check, stale = "--check" in arguments, 0
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        stored = path.read_text("utf-8")
        fresh = written(run(json.loads(stored)))
        if fresh != stored and check:
            print(f"{path.name} is stale: python scripts/notebooks.py", file=sys.stderr)
            stale = 1
        elif fresh != stored:
            path.write_text(fresh, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
