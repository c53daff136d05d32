"""``trictrac verify``: whether the dice of a game were those promised, and everything else as the house signed it."""

from __future__ import annotations

import argparse
import json
import urllib.request
from urllib.error import URLError

from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, read_bytes, tell
from trictrac.dice_proof import ProofError
from trictrac.errors import TrictracError
from trictrac.records import RecordError
from trictrac.signatures import KEY
from trictrac.verify import verify_text
from trictrac.words import fact

KEYS_AT = "/api/key"
_PATIENCE = 20


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("files", nargs="+", metavar="FILE")
    parser.add("--key", action="append", metavar="KEY")
    parser.add("--house", metavar="ADDRESS")
    parser.add("--unsigned", action="store_true")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Verifies file after file; a lie is one sentence and exit status 1."""
    keys = _keys(args)
    status = 0
    for name in args.files:
        try:
            for found in verify_text(read_bytes(name), keys, unsigned=args.unsigned):
                tell(found.sentence(args.lang))
        except (ProofError, RecordError) as error:
            status = 1
            complain(error.sentence(args.lang), name)
    return status


def _keys(args: argparse.Namespace) -> list[str] | None:
    """The keys that may have signed; None: whoever it was."""
    given = list(args.key or ())
    if any(KEY.fullmatch(key) is None for key in given):
        raise TrictracError(fact("verify-key"))
    if args.house is None:
        return given or None
    address = args.house.rstrip("/")
    if not address.startswith(("https://", "http://")):
        raise TrictracError(fact("verify-house", address=address))
    try:
        with urllib.request.urlopen(f"{address}{KEYS_AT}", timeout=_PATIENCE) as answer:
            return [*given, *map(str, json.load(answer)["keys"])]
    except (URLError, ValueError, KeyError, TypeError):
        raise TrictracError(fact("verify-house", address=address)) from None
