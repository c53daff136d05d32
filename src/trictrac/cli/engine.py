"""``trictrac engine``: a player that programs in any language ask, in JSON lines."""

from __future__ import annotations

import argparse
from functools import partial

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.cli.telling import answer_lines
from trictrac.json_lines import answered
from trictrac.players.game_engine import engine
from trictrac.players.protocol import Answers


def register(parser: Parser) -> None:
    parser.add("player", metavar="PLAYER", nargs="?", default="master")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Answers until standard input ends."""
    answers = Answers(engine(args.player))
    ensure_compiled()
    return answer_lines(None, partial(answered, answers), args.lang)
