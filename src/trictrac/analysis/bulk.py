"""Many records at once, on any executor; what is finished is kept, so that a stopped run goes on.

Each file is one task and depends on nothing else: the table of players is the same for one worker or eight, and
after a worker was killed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

from trictrac.analysis.analyse import Progress, analyse_file
from trictrac.errors import TrictracError
from trictrac.players.bulk import resumable
from trictrac.words import fact

ReportData = dict[str, Any]
"""A report as plain data."""


class AnalysisError(TrictracError):
    """A question that no analysis answers."""


def record_files(names: Iterable[str]) -> list[Path]:
    """The files of that name; of a folder, those in it that may hold a record."""
    found: list[Path] = []
    for path in map(Path, names):
        if path.is_dir():
            found += sorted(each for each in path.iterdir() if each.suffix in (".txt", ".jsonl") and each.is_file())
        elif path.is_file():
            found.append(path)
        else:
            raise AnalysisError(fact("analysis-no-file", file=str(path)), str(path))
    if not found:
        raise AnalysisError(fact("analysis-no-records"))
    return found


def analyse_files(
    files: list[Path],
    depth: str,
    lang: str,
    executor: Executor | None = None,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    coups: Progress | None = None,
) -> list[list[ReportData]]:
    """The reports of every file, in the order of the files.

    ``coups`` is told how many coups of the file at work are done, where this process does the work.
    """
    keys = [_key(file, depth, lang) for file in files]
    tasks = {key: (str(file), depth, lang) for key, file in zip(keys, files, strict=True)}
    work = _work if executor else partial(_work, coups=coups)
    found = resumable(work, tasks, executor, kept, progress)
    return [found[key] for key in keys]


def table_of_players(reports: Iterable[ReportData]) -> list[dict[str, Any]]:
    """One line per player and unit over many sessions, those with the smallest loss first."""
    lines: dict[tuple[str, str], dict[str, Any]] = {}
    for report in reports:
        for player in report["players"]:
            name, unit = player["name"], report["unit"]
            empty = {"name": name, "unit": unit, "sessions": 0, "decisions": 0, "loss": 0.0, "result": 0.0, "luck": 0.0}
            line = lines.setdefault((name, unit), empty)
            line["sessions"] += 1
            line["decisions"] += player["decisions"]
            line["loss"] += player["decisions"] * player["loss_per_decision"]
            line["result"] += player["result"]
            line["luck"] += player["luck"]
    for line in lines.values():
        line["loss_per_decision"] = line.pop("loss") / max(1, line["decisions"])
    return sorted(lines.values(), key=lambda line: (line["unit"], line["loss_per_decision"], line["name"]))


def _key(file: Path, depth: str, lang: str) -> str:
    return f"{depth} {lang} {hashlib.sha256(file.read_bytes()).hexdigest()}"


def _work(name: str, depth: str, lang: str, coups: Progress | None = None) -> list[ReportData]:
    """What a worker does."""
    return [report.to_data(lang) for report in analyse_file(Path(name), depth, coups)]
