"""``trictrac verify``: whether the dice of a game were those that had been promised."""

from __future__ import annotations

import argparse

from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, read_bytes, tell
from trictrac.dice_proof import ProofError
from trictrac.records import RecordError
from trictrac.verify import verify_text


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("files", nargs="+", metavar="FILE")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Verifies file after file; a lie is one sentence and exit status 1."""
    status = 0
    for name in args.files:
        try:
            for found in verify_text(read_bytes(name)):
                tell(found.sentence(args.lang))
        except (ProofError, RecordError) as error:
            status = 1
            complain(error.sentence(args.lang), name)
    return status
