"""Makes a virtual environment and fills it as ``uv.lock`` says: ``bootstrap.py play|dev|train``.

Called by the Makefile with whatever ``python3`` the machine has, so it uses the standard library only and an old
Python can still read it far enough to say what is wrong. pip installs the locked uv, by its hash; uv does the rest.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
SYNC = ("sync", "--frozen", "--inexact")
"""As locked, without asking anybody; what another set, or Node, put there stays."""
ROOT = Path(__file__).resolve().parent.parent
PLAY = ("--extra", "server", "--group", "build")
SETS = {
    "play": (".venv", PLAY, ("play",)),
    "dev": (
        ".venv",
        (*PLAY, "--extra", "cluster", "--extra", "rl", "--group", "test", "--group", "check"),
        ("play", "dev"),
    ),
    "train": (".venv-train", (*PLAY, "--extra", "cuda", "--group", "test", "--group", "ptx"), ("train",)),
}
"""Set: the folder, what uv puts there, and the sets that are there then."""


def find_python() -> str:
    """The interpreter to build with: this one, or a newer one on the path if this one is too old."""
    if sys.version_info[:2] >= OLDEST:
        return sys.executable
    probe = "import sys; sys.exit(sys.version_info[:2] < %r)" % (OLDEST,)  # noqa: UP031
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        path = shutil.which(name)
        if path and subprocess.call([path, "-c", probe], stderr=subprocess.DEVNULL) == 0:
            return path
    version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"trictrac needs Python 3.11 or newer and python3 here is {version}; name another with make PYTHON=…")


def works(python: Path) -> bool:
    """Whether the environment is there, is recent enough and has pip."""
    probe = f"import sys, pip; sys.exit(sys.version_info[:2] < {OLDEST})"
    return python.exists() and subprocess.call([str(python), "-c", probe], stderr=subprocess.DEVNULL) == 0


def make_environment(folder: Path) -> Path:
    """Makes the environment unless a working one is there already; gives its interpreter."""
    python = folder / "bin" / "python"
    if works(python):
        return python
    base = find_python()
    if base != sys.executable:
        os.execv(base, [base, *sys.argv])
    if importlib.util.find_spec("ensurepip") is None:
        version = "{}.{}".format(*sys.version_info)
        sys.exit(f"Python {version} lacks its venv package: run `apt install python{version}-venv`, then make again.")
    print(f"Making {folder.name} with Python {sys.version.split()[0]}…", flush=True)
    subprocess.run([base, "-m", "venv", "--clear", str(folder)], check=True)
    (folder / ".gitignore").write_text("*\n")
    return python


def locked(name: str) -> dict:
    """What the lock file says of a package."""
    import tomllib  # noqa: PLC0415 - an older Python must get as far as find_python

    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    return next(package for package in packages if package["name"] == name)


def pip(python: Path, *arguments: str, read: bool = False) -> str:
    """Runs pip, with the machine's settings; gives what it printed, if that is to be read."""
    command = [str(python), "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE if read else None, text=True, check=False)
    if done.returncode:
        sys.exit("pip failed, see above; the locked versions are known to install on Python 3.11 to 3.14.")
    return done.stdout or ""


def install_uv(python: Path) -> tuple[str, ...]:
    """Puts the locked uv into the environment, unless it is there; gives the command that runs it."""
    package, command = locked("uv"), (str(python), "-m", "uv")
    there = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout.split()
    if there[1:2] != [package["version"]]:
        hashes = " ".join(f"--hash={file['hash']}" for file in package["wheels"])
        wanted = python.parent.parent / "uv.txt"
        wanted.write_text(f"uv=={package['version']} {hashes}\n")
        pip(python, "install", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(wanted))
    return command


def run(uv: tuple[str, ...], *arguments: str) -> None:
    """Runs uv on the environment that it is in."""
    environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(Path(uv[0]).parent.parent)}
    environment.pop("VIRTUAL_ENV", None)  # another one may be active
    if subprocess.call([*uv, *arguments], env=environment, cwd=ROOT, stdin=subprocess.DEVNULL):
        sys.exit("uv failed, see above; the locked versions are known to install on Python 3.11 to 3.14.")


def cpu_torch(python: Path) -> str | None:
    """The build of torch that needs no GPU, `torch==2.13.0+cpu`, if this machine's pip knows one.

    For Linux the registry has only the build for CUDA, with 3 GB of libraries. A machine may have added an index
    (https://download.pytorch.org/whl/cpu) or a folder (PIP_FIND_LINKS) with the other to pip's settings.
    """
    wanted = f"torch=={locked('torch')['version']}"
    only_look = ("install", "--quiet", "--dry-run", "--no-deps", "--ignore-installed", "--report=-")
    found = json.loads(pip(python, *only_look, wanted, read=True))["install"][0]["metadata"]["version"]
    return f"torch=={found}" if found.endswith("+cpu") else None


def sync_training(python: Path, uv: tuple[str, ...], packages: tuple[str, ...]) -> None:
    """Fills the environment of training: as locked, but with torch's smaller build where there is one."""
    torch = cpu_torch(python)
    if torch is None:
        run(uv, *SYNC, *packages, "--extra", "train")
        return
    run(uv, *SYNC, *packages, "--group", "plot")
    pins = python.parent.parent / "pins.txt"
    bare = ("--quiet", "--no-hashes", "--no-emit-project", "--no-emit-package=torch")
    run(uv, "export", "--frozen", "--all-extras", *bare, "--output-file", str(pins))
    pip(python, "install", "--quiet", "-c", str(pins), torch)


def main() -> None:
    """Makes the environment and its packages, then leaves the stamps that the Makefile looks at."""
    if len(sys.argv) != 2 or sys.argv[1] not in SETS:
        sys.exit(__doc__)
    name, packages, holds = SETS[sys.argv[1]]
    folder = ROOT / name
    start = time.monotonic()
    python = make_environment(folder)
    uv = install_uv(python)
    if sys.argv[1] == "train":
        sync_training(python, uv, packages)
    else:
        run(uv, *SYNC, *packages)
    run(uv, "pip", "check", "--quiet", "--python", str(python))
    for stamp in holds:
        (folder / f".installed-{stamp}").touch()
    print(f"Dependencies installed in {time.monotonic() - start:.0f} s.", flush=True)


main()
