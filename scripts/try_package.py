"""Tries the package as it is installed in the environment that runs this: ``try_package.py EXTRA FOLDER``.

``test_pythons.py`` runs it in clean environments: nothing is asked of the network or written into the home, and the
ten programs of ``docs/tutorials`` print what their page shows. EXTRA is one of those of the package, whose own part is
tried then, or ``none``. What is written goes into FOLDER.
"""

from __future__ import annotations

import contextlib
import io
import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def forbid_the_network() -> None:
    """Makes every call to another machine an error."""

    def refuse(event: str, arguments: tuple[object, ...]) -> None:
        if event == "socket.connect" and isinstance(arguments[1], tuple) and arguments[1][0] not in LOOPBACK:
            raise PermissionError(f"the network is asked for {arguments[1]}")
        if event == "socket.getaddrinfo" and arguments[0] not in (*LOOPBACK, None, ""):
            raise PermissionError(f"the network is asked for {arguments[0]}")

    sys.addaudithook(refuse)


def check_the_home() -> None:
    """The home is there, and nothing can be written into it."""
    home = Path.home()
    try:
        (home / "trictrac-was-here").mkdir()
    except OSError:
        return
    sys.exit(f"{home} can be written to: this proves nothing")


def said_by(program: Path) -> tuple[str, object]:
    """What a program prints, and what it ends with."""
    said, status = io.StringIO(), None
    with contextlib.redirect_stdout(said):
        try:
            runpy.run_path(str(program), run_name="__main__")
        except SystemExit as end:
            status = end.code
    return said.getvalue(), status


def run_the_programs() -> None:
    """All ten; what needs an extra that is not here says so in a sentence."""
    programs = sorted((ROOT / "docs/tutorials").glob("*.py"))
    assert len(programs) == 10
    for program in programs:
        said, status = said_by(program)
        if status is None:
            assert said == program.with_suffix(".txt").read_text("utf-8"), f"{program.name} printed:\n{said}"
        else:
            assert status == "This program needs Gymnasium: pip install 'trictrac[rl]'", status
            assert not installed("gymnasium"), status


def installed(module: str) -> bool:
    """Whether a module can be imported."""
    try:
        __import__(module)
    except ImportError:
        return False
    return True


def command(*arguments: str) -> int:
    """Runs ``trictrac`` here."""
    from trictrac.cli import main  # noqa: PLC0415 - after the network is forbidden

    with contextlib.redirect_stdout(io.StringIO()):
        return main(list(arguments))


def try_none() -> None:
    """Every part that needs an extra says so in one sentence, with status 2; the rest is there."""
    assert command("show", "start") == 0
    assert command("replay", "--check", str(ROOT / "examples/records/ecole.txt")) == 0
    for needy in (["serve"], ["train", str(ROOT / "examples/training/toy.toml"), "--out", "run"], ["bench", "--gpu"]):
        assert command(*needy) == 2, needy
    cluster = ["analyse", str(ROOT / "examples/records/lepeintre-2.txt"), "--cluster", "tcp://127.0.0.1:9"]
    assert command(*cluster) == 2


def try_server() -> None:
    """The pages of the wheel and a table, served from memory."""
    from starlette.testclient import TestClient  # noqa: PLC0415 - an extra

    from trictrac.server.app import create_app  # noqa: PLC0415
    from trictrac.server.settings import Settings  # noqa: PLC0415

    with TestClient(create_app(Settings.load(data=Path.cwd(), workers=1)), base_url="http://127.0.0.1") as client:
        assert "<title>" in client.get("/").text
        assert client.get("/api/openapi.json").json()["info"]["title"] == "Trictrac"


def try_rl() -> None:
    """A step of every environment whose library has a wheel for this Python."""
    import gymnasium  # noqa: PLC0415 - an extra

    from trictrac.envs import pettingzoo  # noqa: PLC0415

    env = gymnasium.make("trictrac/ordinaire-v0", opponent="random")  # found by the entry point
    env.reset(seed=1)
    both = pettingzoo.env()
    both.reset(seed=1)
    both.step(int(both.last()[0]["action_mask"].argmax()))
    if not installed("pyspiel"):
        print(f"  OpenSpiel has no wheel for Python {sys.version_info.major}.{sys.version_info.minor}")
        return
    import pyspiel  # noqa: PLC0415

    import trictrac.envs.openspiel  # noqa: F401, PLC0415

    assert pyspiel.load_game("python_trictrac").new_initial_state().is_chance_node()


def try_cluster() -> None:
    """A record analysed by a worker of a scheduler, as here."""
    from distributed import LocalCluster  # noqa: PLC0415 - an extra

    from trictrac.analysis.bulk import analyse_files, record_files  # noqa: PLC0415
    from trictrac.players.bulk import cluster  # noqa: PLC0415

    files = record_files([str(ROOT / "examples/records/lepeintre-2.txt")])
    with (
        LocalCluster(n_workers=1, processes=False, dashboard_address=None) as local,
        cluster(local.scheduler_address) as workers,
    ):
        assert analyse_files(files, "quick", "en", workers) == analyse_files(files, "quick", "en")


def try_train() -> None:
    """A net that learns for a moment and is kept."""
    Path("toy.toml").write_text(
        "hidden = [16]\ngames = 32\ncoups = 8\nrounds = 2\nbatch = 64\nsave_every = 2\n", "utf-8"
    )
    assert command("train", "toy.toml", "--out", "run", "--pairs", "2") == 0
    assert Path("run/ordinary.npz").exists()


def try_cuda() -> None:
    """The compiler for GPUs is there; without one, and without torch, a sentence says what is missing."""
    from numba import cuda  # noqa: PLC0415

    assert "numba_cuda" in str(cuda.__file__), "the CUDA target is Numba's old one"
    assert command("bench", "--gpu") == 2 or cuda.is_available()


TRIED: dict[str, Callable[[], None]] = {
    "none": try_none,
    "server": try_server,
    "rl": try_rl,
    "cluster": try_cluster,
    "train": try_train,
    "cuda": try_cuda,
}


def main() -> None:
    """Forbids, looks, runs."""
    extra, folder = sys.argv[1:]
    os.chdir(folder)
    forbid_the_network()
    check_the_home()
    import trictrac  # noqa: PLC0415 - after the network is forbidden

    assert Path(trictrac.__file__).is_relative_to(sys.prefix), f"{trictrac.__file__} is not the installed package"
    run_the_programs()
    TRIED[extra]()


if __name__ == "__main__":  # processes that the programs start import this file
    main()
