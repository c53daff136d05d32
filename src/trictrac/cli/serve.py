"""``trictrac serve``: tables for people and computers, over HTTP and websockets."""

from __future__ import annotations

import argparse
from typing import Any

from trictrac.cli import serve_bans
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "serve",
        help=help_of("serve"),
        usage="trictrac serve [-h] [--host HOST] [--port PORT]\n       trictrac serve {ban,unban,bans} ...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Serves tables over HTTP and websockets until it is interrupted. Without any setting it keeps\n"
        "everything in one file of your data folder and answers this machine only. Settings are\n"
        "environment variables: docs/deploy.md.",
        epilog="examples:\n"
        "  trictrac serve\n"
        "  TRICTRAC_DATABASE_URL=postgresql://trictrac@localhost/trictrac trictrac serve --port 8001\n"
        "  trictrac serve ban --table=ID                  who sits there; 'trictrac serve ban --help' says more",
    )
    parser.add_argument("--host", help="address to listen on (default: TRICTRAC_HOST or 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (default: TRICTRAC_PORT or 8000)")
    parser.set_defaults(run=run)
    serve_bans.register(parser.add_subparsers(title="while servers run", metavar="ACTION", prog="trictrac serve"))


def run(args: argparse.Namespace) -> int:
    """Serves."""
    if not serve_bans.server_is_installed():
        return 2
    from trictrac.server.main import serve

    ensure_compiled()
    return int(serve(args.host, args.port))
