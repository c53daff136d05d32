"""``trictrac serve ban``, ``unban``, ``bans``: whom the server keeps out; ``operator``, ``operators``: who runs it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from trictrac.cli.helping import Parser, spoken
from trictrac.cli.play_web import has_server
from trictrac.cli.telling import complain, tell
from trictrac.errors import TrictracError
from trictrac.words import fact, say

if TYPE_CHECKING:
    from trictrac.server.store import Database

Work = Callable[[argparse.Namespace, "Database", str], Awaitable[list[str]]]
"""Does what is asked of a database; returns what to tell in a language."""


def _register_ban(parser: Parser) -> None:
    parser.add("who", nargs="?", metavar="NAME")
    parser.add("--table", metavar="ID")
    parser.add("--seat", type=int, metavar="N")
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_ban)


def _register_unban(parser: Parser) -> None:
    parser.add("who", metavar="NAME")
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_unban)


def _register_bans(parser: Parser) -> None:
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_bans)


def _register_operator(parser: Parser) -> None:
    parser.add("who", metavar="NAME")
    parser.add("--dismiss", action="store_true")
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_operator)


def _register_operators(parser: Parser) -> None:
    parser.add("--lang", metavar="LANGUAGE")
    parser.set_defaults(run=run, work=_operators)


REGISTERS = {
    "ban": _register_ban,
    "unban": _register_unban,
    "bans": _register_bans,
    "operator": _register_operator,
    "operators": _register_operators,
}


def server_is_installed(lang: str | None = None) -> bool:
    """Whether the extra is there; says so if it is not."""
    if not has_server():
        complain(say("ban-no-server", lang or spoken()))
    return has_server()


def run(args: argparse.Namespace) -> int:
    """Does it; what cannot be done gets one sentence and exit status 2."""
    if not server_is_installed(args.lang):
        return 2
    for line in asyncio.run(_with_database(args, args.lang)):
        tell(line)
    return 0


async def _with_database(args: argparse.Namespace, lang: str) -> list[str]:
    from trictrac.server.settings import Storage
    from trictrac.server.store.database import Database, file_of

    storage = Storage()
    path = file_of(storage.database_url)
    if path is not None and not path.exists():  # it would be made, and be the wrong one
        raise TrictracError(fact("ban-no-database", path=str(path)))
    database = Database(storage.database_url, storage.database_patience)
    try:
        await database.upgrade()
        work: Work = args.work
        return list(await work(args, database, lang))
    finally:
        await database.close()


async def _ban(args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server import bans

    if (args.who is None) == (args.table is None) or (args.seat is not None and args.table is None):
        raise TrictracError(fact("ban-who"))
    if args.table is not None and args.seat is None:
        found = await bans.at_table(database, args.table)
        lines = [
            say("ban-seat", lang, seat=seat, who=person.told if person else fact("ban-empty"))
            for seat, person in found.items()
        ]
        return [*lines, say("ban-then", lang, table=args.table)]
    if args.table is not None:
        person = await bans.in_seat(database, args.table, args.seat)
    else:
        person = await bans.find(database, args.who)
    await bans.ban(database, person)
    return [say("ban-banned", lang, who=person.told)]


async def _unban(args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server import bans

    person = await bans.unban(database, args.who)
    return [say("ban-unbanned", lang, who=person.told)]


async def _bans(_args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server import bans

    return [say(person.told, lang) for person in await bans.banned(database)] or [say("ban-nobody", lang)]


async def _operator(args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server.moderation.operators import appoint

    person = await appoint(database, args.who, not args.dismiss)
    return [say("operator-dismissed" if args.dismiss else "operator-appointed", lang, who=person.told)]


async def _operators(_args: argparse.Namespace, database: Database, lang: str) -> list[str]:
    from trictrac.server.moderation.operators import operators

    return [say(person.told, lang) for person in await operators(database)] or [say("operator-nobody", lang)]
