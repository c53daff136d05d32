"""Every entry point and every CUDA kernel compiles to PTX for an H200, without a GPU (make test-train).

Numba asks for the current device when a device function calls another one, even
if the target is named; a stub that only knows its compute capability is enough.
"""

import subprocess
from pathlib import Path
from types import SimpleNamespace

import nvidia.cu13
import pytest
from numba import boolean, cuda, float32, int8, int16, int32, int64, uint8, void
from numba.core import sigutils
from numba.cuda import compiler, dispatcher

import trictrac.kernel.cuda as kernels
from trictrac.kernel import entry_points, jit

SM_90 = (9, 0)
GAMES = (int16[:, ::1], int16[::1], int64[::1], int32[::1], uint8[:, ::1])
"""What a batch environment keeps of its games: actions, how many, throws, coups, masks."""

entry_points.load()


@pytest.fixture(autouse=True)
def _device(monkeypatch):
    stub = SimpleNamespace(compute_capability=SM_90)
    for module in (compiler, dispatcher):
        monkeypatch.setattr(module, "get_current_device", lambda: stub)


def assemble(ptx, folder):
    """Runs ptxas from the wheel; what it says holds the register count of each ``.entry``."""
    source = folder / "kernel.ptx"
    source.write_text(ptx)
    ptxas = Path(next(iter(nvidia.cu13.__path__))) / "bin" / "ptxas"
    command = [ptxas, "-arch=sm_90", "-v", source, "-o", folder / "kernel.cubin"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stderr


@pytest.mark.parametrize(("function", "signature"), jit.ENTRIES, ids=lambda value: getattr(value, "__name__", None))
def test_an_entry_compiles_as_a_device_function(function, signature):
    arguments, returned = sigutils.normalize_signature(signature)
    ptx, type_ = cuda.compile(function.py_func, arguments, device=True, cc=SM_90, abi="numba", output="ptx")
    assert ".target sm_90" in ptx
    assert type_ == returned


@pytest.mark.parametrize(
    ("kernel", "signature"),
    [
        (kernels.random_coups, void(int8[:, ::1], int64, int64, int64, int64[::1])),
        (kernels.score_rows, void(int8[:, ::1], int64[:, ::1], int32[:, ::1], int64[:, ::1])),
        (kernels.draw_dice, void(int8[:, ::1], int64, int64[::1], int64)),
        (kernels.judge_rows, void(int8[:, ::1], int32[:, ::1], int64[::1], int64[::1])),
        (
            kernels.write_candidates,
            void(int8[:, ::1], int32[:, ::1], int64[::1], int64[::1], int64[::1], int8[:, ::1]),
        ),
        (kernels.write_features, void(int8[:, ::1], int8[:, ::1])),
        (kernels.write_prospect_features, void(int8[:, ::1], int8[:, ::1])),
        (kernels.write_outcomes, void(int8[:, ::1], float32[:, ::1])),
        (kernels.best_of_each, void(float32[::1], int64[::1], int64[::1])),
        (kernels.rank_in_each, void(float32[::1], int64[::1], int64[::1], int64[::1])),
        (kernels.lay_all_throws, void(int8[:, ::1], int8[:, ::1])),
        (kernels.find_illegal, void(int64[::1], int16[:, ::1], int16[::1], int64[::1])),
        (
            kernels.step_games,
            void(
                *(int8[:, ::1], int64[::1], int64, int64, int64[::1], int64, boolean),
                *(*GAMES, float32[:, ::1], uint8[::1], uint8[::1], int8[:, ::1]),
            ),
        ),
        (kernels.sample_actions, void(int64[::1], int64, int16[:, ::1], int16[::1], int64[::1])),
        (kernels.write_planes, void(int8[:, ::1], int8[:, :, ::1])),
        (kernels.write_dice_features, void(int8[:, ::1], int8[:, ::1])),
    ],
    ids=lambda value: getattr(getattr(value, "py_func", None), "__name__", ""),
)
def test_a_kernel_assembles(kernel, signature, tmp_path, capsys):
    ptx, _ = cuda.compile(kernel.py_func, signature, device=False, cc=SM_90, abi="numba", output="ptx")
    assert ".visible .entry" in ptx
    report = assemble(ptx, tmp_path)
    with capsys.disabled():
        print(f"\n{report}")
    assert "registers" in report


SCRATCH = (float32[:, :, ::1], int8[:, :, ::1], float32[:, ::1], int32[:, ::1])


def test_a_gpu_decides_with_the_bits_of_the_other_targets():
    """Nothing is contracted to a fused multiply-add, which would round once instead of twice."""
    kernel = kernels.decide_each.py_func
    signature = void(int8[:, ::1], float32[::1], float32[::1], int64[:, ::1], int64[::1], *SCRATCH)
    with kernels.uncontracted():
        ptx, _ = cuda.compile(kernel, signature, device=False, cc=SM_90, abi="numba", output="ptx")
    assert "mul.rn.f32" in ptx
    assert "fma.rn.f32" not in ptx
