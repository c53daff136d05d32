"""Bulk analysis on a real Dask scheduler with real worker processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from trictrac.analysis.bulk import ReportData, analyse_files, record_files
from trictrac.errors import TrictracError
from trictrac.players.bulk import cluster, processes

RECORDS = Path(__file__).parents[2] / "examples/records"


def killed_in_the_middle(workers: int, files: list[Path]) -> list[list[ReportData]]:
    """The reports of a scheduler with so many worker processes, one of which is killed after the first file."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as local:
        victim = next(iter(local.workers.values())).pid
        killed: list[int] = []

        def kill_one(done: int, count: int) -> None:
            if not killed:
                os.kill(victim, signal.SIGKILL)
                killed.append(done)

        with cluster(local.scheduler_address) as executor:
            found = analyse_files(files, "quick", "en", executor, progress=kill_one)
        assert killed == [1]
        return found


def test_results_do_not_depend_on_the_workers_even_if_one_is_killed() -> None:
    """Here, by two processes, and by a cluster that loses a worker in the middle: the same reports."""
    files = record_files([str(RECORDS / f"lepeintre-{number}.txt") for number in (1, 2, 3)])
    alone = analyse_files(files, "quick", "en")
    with processes(2) as pool:
        assert analyse_files(files, "quick", "en", pool) == alone
    assert killed_in_the_middle(2, files) == alone


@pytest.mark.proof
@pytest.mark.parametrize("workers", [1, 2, 8])
def test_a_hundred_records_by_one_two_or_eight_workers(workers: int, tmp_path: Path) -> None:
    """The one worker that is killed is started again by its nanny, and what it had begun is done again."""
    text = (RECORDS / "lepeintre-1.txt").read_text("utf-8")
    for number in range(100):  # equal records would be one task
        (tmp_path / f"{number:03}.txt").write_text(text.replace("A: ", f"A: {number} ", 1), "utf-8")
    files = record_files([str(tmp_path)])
    assert killed_in_the_middle(workers, files) == analyse_files(files, "quick", "en")


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback of sockets."""
    pytest.importorskip("distributed")
    monkeypatch.setattr("trictrac.players.bulk.CLUSTER_WAIT", 0.3)
    with pytest.raises(TrictracError, match="no scheduler answers at tcp"), cluster("tcp://127.0.0.1:9"):
        pass
