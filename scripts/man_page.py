"""Writes the man page from the parsers: ``man_page.py``, or ``man_page.py --check``: whether it is current."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs/man/trictrac.1"
WRITTEN_BY = (3, 11)


def text() -> str:
    """The page in English, without a date: the same sources give the same page."""
    os.environ.update(TRICTRAC_LANG="en", COLUMNS="80", SOURCE_DATE_EPOCH="0")
    from argparse_manpage.manpage import Manpage  # noqa: PLC0415 - after the language is chosen

    from trictrac.cli import build_parser  # noqa: PLC0415

    page = Manpage(build_parser().completed())
    page.description, page.manual = "the game of trictrac: play it, judge it, study it", "trictrac"
    return "\n".join(line.rstrip() for line in str(page).splitlines()) + "\n"


def main() -> None:
    """Writes or checks."""
    if sys.argv[1:] == ["--check"]:
        if sys.version_info[:2] != WRITTEN_BY:  # argparse lays out usages differently in every version
            return
        if PAGE.read_text("utf-8") != text():
            sys.exit("docs/man/trictrac.1 is not what the parsers say: python scripts/man_page.py")
        return
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text(), "utf-8")


main()
