"""``trictrac lessons``: the curriculum, what it lacks, and positions for its exercises."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from trictrac.cli.arena import available_cores
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, tell
from trictrac.errors import INTERRUPTED
from trictrac.lessons.checking import problems
from trictrac.lessons.lesson import lessons
from trictrac.lessons.mining import CHUNKS, MiningError, mine
from trictrac.lessons.pool import write
from trictrac.players.bulk import cluster, processes
from trictrac.words import fact, say

ACTIONS = ("list", "check", "mine")


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("action", choices=ACTIONS, nargs="?", default="list")
    parser.add("--into", metavar="DIR", type=Path)
    parser.add("--seed", metavar="S", type=int, default=1)
    parser.add("--chunks", metavar="N", type=int, default=CHUNKS)
    parser.add("--workers", metavar="K", type=int)
    parser.add("--cluster", metavar="ADDRESS")
    parser.add("--resume", metavar="FILE", type=Path)
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Lists, checks or mines."""
    if args.action == "mine":
        return _mine(args)
    if args.action == "check":
        found = problems()
        tell("\n".join(found) or say("cli-lessons-whole", args.lang, count=len(lessons())))
        return 1 if found else 0
    tell("\n".join(f"{each.number:2}  {each.id:14} {say(each.title, args.lang)}" for each in lessons().values()))
    return 0


def _mine(args: argparse.Namespace) -> int:
    for name in ("workers", "chunks"):
        if getattr(args, name) is not None and getattr(args, name) < 1:
            raise MiningError(fact("cli-lessons-one-at-least", name=name), str(getattr(args, name)))
    if args.into is None or not args.into.is_dir():
        raise MiningError(fact("cli-lessons-no-folder", folder=str(args.into or "--into")), str(args.into))
    ensure_compiled()

    def progress(done: int, count: int) -> None:
        if sys.stderr.isatty():
            text = say("cli-lessons-progress", args.lang, done=done, count=count)
            print(f"\r\033[K{text}", end="\n" if done == count else "", file=sys.stderr, flush=True)

    workers = min(args.workers or available_cores(), args.chunks)
    try:
        with cluster(args.cluster) if args.cluster else processes(workers) as executor:
            pools = mine(args.seed, args.chunks, executor, args.resume, progress)
    except KeyboardInterrupt:
        complain(say("analysis-stopped", args.lang, resume=args.resume is not None))
        return INTERRUPTED
    for theme, items in pools.items():
        size = write(args.into, theme, items)
        tell(say("cli-lessons-pool", args.lang, theme=theme, count=len(items), bytes=size))
    return 0
