"""``trictrac serve backup``, ``restored``: a copy of the database, and what must follow when one was put back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trictrac.cli.helping import Parser
from trictrac.cli.serve_bans import run
from trictrac.errors import TrictracError
from trictrac.words import fact, say

if TYPE_CHECKING:
    from trictrac.server.store import Database


def _register_backup(parser: Parser) -> None:
    parser.add("file", metavar="FILE", type=Path)
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_backup)


def _register_restored(parser: Parser) -> None:
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_restored)


REGISTERS = {"backup": _register_backup, "restored": _register_restored}


async def _backup(args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server.store.restoring import copy_sqlite

    if database.is_postgres or not database.url.database:
        raise TrictracError(fact("backup-postgres"))
    if args.file.exists():
        raise TrictracError(fact("backup-exists", path=str(args.file)))
    copy_sqlite(Path(database.url.database), args.file)
    return [say("backup-done", lang, path=str(args.file))]


async def _restored(_args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server.store.restoring import mark

    return [say("restored-done", lang, count=await database.write(mark))]
