"""Writes the lessons and their exercises, keys and all, into a folder as JSON: ``lessons_data.py FOLDER``.

Nothing is done when the folder is newer than everything that the exercises are made of.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src/trictrac"
PARTS = ("lessons", "explain", "kernel", "forms", "marking.py", "position.py", "score.py", "throws.py")
FIRST = "curriculum.json"
"""Written last: where it is, everything is."""


def main() -> None:
    """Writes one file for the curriculum, one for the books, and one for each theme."""
    folder = Path(sys.argv[1])
    if is_fresh(folder / FIRST):
        return
    sys.path.insert(0, str(SOURCES.parent))
    from trictrac.lessons.shipping import books, curriculum, pools  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for theme, exercises in pools():
        write(folder / f"{theme}.json", exercises)
    write(folder / "books.json", books())
    write(folder / FIRST, curriculum())


def is_fresh(file: Path) -> bool:
    """Whether a file is newer than all sources."""
    if not file.exists():
        return False
    roots = [SOURCES / part for part in PARTS]
    files = [each for root in roots for each in ([root] if root.is_file() else root.rglob("*")) if each.is_file()]
    written = file.stat().st_mtime
    return all(each.stat().st_mtime < written for each in files if "__pycache__" not in each.parts)


def write(file: Path, data: object) -> None:
    """JSON without spaces: it is read by machines, and compressed."""
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main()
