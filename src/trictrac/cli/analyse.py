"""``trictrac analyse``: what games were worth, coup by coup."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from trictrac.analysis.bulk import AnalysisError, ReportData, analyse_files, record_files, table_of_players
from trictrac.analysis.html import analysis_page
from trictrac.analysis.judging import DEPTHS
from trictrac.analysis.page import page, players_page, remarks
from trictrac.cli.arena import available_cores
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, tell
from trictrac.errors import INTERRUPTED
from trictrac.players.bulk import cluster, processes
from trictrac.words import fact, say


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("files", metavar="FILE", nargs="+")
    parser.add("--depth", choices=tuple(DEPTHS), default="quick")
    parser.add("--json", action="store_true")
    parser.add("--html", metavar="FILE", type=Path)
    parser.add("--workers", metavar="K", type=int)
    parser.add("--cluster", metavar="ADDRESS")
    parser.add("--resume", metavar="FILE", type=Path)
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Analyses; a file that is not there gets one sentence and exit status 2, a wrong record status 1."""
    if args.workers is not None and args.workers < 1:
        raise AnalysisError(fact("arena-workers"), str(args.workers))
    files = record_files(args.files)
    ensure_compiled()

    def progress(of: str, done: int, count: int) -> None:
        if sys.stderr.isatty():
            text = say("analysis-progress", args.lang, done=done, count=count, of=of)
            end = "\n" if done == count and of == "records" else ""
            print(f"\r\033[K{text}", end=end, file=sys.stderr, flush=True)

    records, coups = partial(progress, "records"), partial(progress, "coups")
    workers = min(args.workers or available_cores(), len(files))
    try:
        with cluster(args.cluster) if args.cluster else processes(workers) as executor:
            found = analyse_files(files, args.depth, args.lang, executor, args.resume, records, coups)
    except KeyboardInterrupt:
        complain(say("analysis-stopped", args.lang, resume=args.resume is not None))
        return INTERRUPTED
    reports = [report for each in found for report in each]
    is_page = len(files) == 1 and not args.json and not args.html
    for file, each in zip(files, found, strict=True):
        for text in _wrong(each, is_page, args.lang):
            complain(f"{file}: {text}")
    if args.html:
        args.html.write_text("".join(analysis_page(reports, args.lang)), "utf-8")
    if args.json:
        print(json.dumps(reports if len(reports) != 1 else reports[0], indent=2, ensure_ascii=False))
    elif len(files) > 1:
        tell("\n".join(players_page(table_of_players(reports), args.lang)))
    elif reports and not args.html:
        tell("\n\n".join("\n".join(page(report, args.lang)) for report in reports))
    return 0 if all(map(_is_right, found)) else 1


def _is_right(reports: list[ReportData]) -> bool:
    return bool(reports) and not any(report["problem"] or report["flaw"] for report in reports)


def _wrong(reports: list[ReportData], is_page: bool, lang: str) -> Iterator[str]:
    """What is wrong with a file; a page tells it itself, where there is one."""
    if not reports:
        yield say("record-none", lang)
    elif not is_page and not _is_right(reports):
        yield from (text for report in reports for text in remarks(report, lang))
