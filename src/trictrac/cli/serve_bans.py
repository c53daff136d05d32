"""``trictrac serve ban``, ``unban``, ``bans``: whom the server keeps out, as its operator says."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from trictrac.errors import TrictracError
from trictrac.words import fact, say

if TYPE_CHECKING:
    from trictrac.server.store import Database

Work = Callable[[argparse.Namespace, "Database", str], Awaitable[list[str]]]
"""Does what is asked of a database; returns what to tell in a language."""


def register(subparsers: Any) -> None:
    """Adds the three."""
    ban = _parser(
        subparsers,
        "ban",
        _ban,
        "keep somebody out, guest or account",
        "Keeps somebody out of every server on this database, running ones included: at once on\n"
        "PostgreSQL, within about a second on SQLite. Their sessions end, their connections are closed,\n"
        "and games under way are given up, so that nobody waits for them. It acts on the database\n"
        "of the settings (TRICTRAC_DATABASE_URL, TRICTRAC_DATA): use those of the server, as its user.\n\n"
        "Accounts are named by their name. A guest has only the name they play under, which anybody\n"
        "may take: name the table, as its address says, and their seat. Without --seat the command lists\n"
        "who sits there and bans nobody. A guest who throws their cookie away is another guest.",
        "examples:\n"
        "  trictrac serve ban Anne                              the account of that name\n"
        "  trictrac serve ban --table=5uXcw2JcLzGTyZ9p          who sits there, seat by seat\n"
        "  trictrac serve ban --table=5uXcw2JcLzGTyZ9p --seat 2",
    )
    ban.add_argument("who", nargs="?", metavar="NAME", help="the name of an account, or an id")
    ban.add_argument(
        "--table", metavar="ID", help="a table, by its id or its address; with = for an id may begin with -"
    )
    ban.add_argument("--seat", type=int, metavar="N", help="the seat there, counted from 1")
    unban = _parser(
        subparsers,
        "unban",
        _unban,
        "let somebody in again",
        "Lets somebody in again, by name or by id as 'trictrac serve bans' lists them. Games that\n"
        "were given up stay given up; an account signs in anew.",
        "examples:\n  trictrac serve unban Anne\n  trictrac serve unban g-Qx0v3mJ8sYw1bT5n",
    )
    unban.add_argument("who", metavar="NAME", help="a name or an id")
    _parser(
        subparsers,
        "bans",
        _bans,
        "list who is kept out",
        "Lists everybody who is kept out: name, guest or account, id.",
        "example:\n  trictrac serve bans",
    )


def _parser(subparsers: Any, name: str, work: Work, short: str, long: str, examples: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=short,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=long,
        epilog=examples,
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run, work=work)
    return parser


def server_is_installed(lang: str = "en") -> bool:
    """Whether the extra is there; says so if it is not."""
    there = all(importlib.util.find_spec(module) for module in ("fastapi", "uvicorn", "sqlalchemy"))
    if not there:
        print(f"trictrac: {say('ban-no-server', lang)}", file=sys.stderr)
    return there


def run(args: argparse.Namespace) -> int:
    """Does it; what cannot be done gets one sentence and exit status 2."""
    from trictrac.terminal import Style
    from trictrac.words import language

    lang = language(args.lang)
    if not server_is_installed(lang):
        return 2
    try:
        for line in asyncio.run(_with_database(args, lang)):
            print(Style.of(sys.stdout).fit(line))
    except TrictracError as error:
        print(Style.of(sys.stderr).fit(f"trictrac: {error.sentence(lang)}"), file=sys.stderr)
        return 2
    return 0


async def _with_database(args: argparse.Namespace, lang: str) -> list[str]:
    from trictrac.server.settings import Storage
    from trictrac.server.store.database import Database, file_of

    address = Storage().database_url
    path = file_of(address)
    if path is not None and not path.exists():  # it would be made, and be the wrong one
        raise TrictracError(fact("ban-no-database", path=str(path)))
    database = Database(address)
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
