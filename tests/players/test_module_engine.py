"""The nets as the WebAssembly module has them."""

from pathlib import Path

import numpy as np
import pytest

import trictrac
from tests.players.games import waiting_rows
from trictrac.players.evaluator import shipped
from trictrac.players.module_engine import ModuleEngine
from trictrac.players.net_engine import KernelEngine, package_engine
from trictrac.players.packed_net import in_halves

WASM = Path(trictrac.__file__).parent / "wasm"


@pytest.mark.parametrize("form", ["ordinary", "written"])
def test_it_judges_with_the_file_that_a_browser_fetches(form):
    assert in_halves(form).tobytes() == (WASM / f"{form}.net").read_bytes()


@pytest.mark.parametrize(("form", "target", "close"), [("ordinary", 12, 0.02), ("written", 0, 0.3)])
def test_sixteen_bits_judge_nearly_as_the_whole_net(form, target, close):
    rows, engine = waiting_rows(40, target), ModuleEngine(form)
    assert engine.equity(rows) == pytest.approx(package_engine(form).equity(rows), abs=close)
    assert engine.probabilities(rows).sum(1) == pytest.approx(np.ones(40), abs=1e-5)


def test_another_consolation_is_paid_and_the_table_of_starts_left_out():
    rows, engine = waiting_rows(40, 0), ModuleEngine("written", consolation=8)
    assert engine.equity(rows) == pytest.approx(KernelEngine(shipped("written"), 8).equity(rows), abs=0.5)
    assert np.abs(engine.equity(rows) - ModuleEngine("written").equity(rows)).max() > 0.5
