"""``trictrac serve``: tables for people and computers, over HTTP and websockets."""

from __future__ import annotations

import argparse

from trictrac.cli import serve_backup, serve_bans
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser


def register(parser: Parser) -> None:
    """Adds the arguments, and the commands for those who run a server."""
    parser.add("--host", metavar="HOST")
    parser.add("--port", metavar="PORT", type=int)
    parser.add_commands({**serve_bans.REGISTERS, **serve_backup.REGISTERS})


def run(args: argparse.Namespace) -> int:
    if not serve_bans.server_is_installed():
        return 2
    from trictrac.server.main import serve

    ensure_compiled()
    return int(serve(args.host, args.port))
