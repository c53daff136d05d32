"""Runs the wheel on every Python from 3.11 to 3.14 that this machine has: the law, the objects and the command line.

Each interpreter gets an environment of its own under ``.cache/pythons``, with the locked packages and the built wheel
in it, so that what is tested is what people install, not the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache/pythons"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = (sys.executable, "-m", "uv")
TESTS = ("tests/law", "tests/test_objects.py")


def find(version: str) -> str | None:
    """The path of an interpreter that is here already, if any; pyenv's shims may answer for none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places = [shutil.which(f"python{version}"), *sorted(map(str, pyenv.glob(f"{version}.*/bin/python")))]
    probe = "import sys; print('%d.%d' % sys.version_info[:2])"
    for place in filter(None, places):
        said = subprocess.run([place, "-c", probe], capture_output=True, text=True, check=False)
        if said.stdout.strip() == version:
            return place
    return None


def run(*command: str | Path) -> None:
    """Runs a command from the root, apart from any environment that is active; ends as it ends if it fails."""
    apart = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    code = subprocess.call([str(part) for part in command], cwd=ROOT, env=apart)
    if code:
        sys.exit(code)


def install(interpreter: str, version: str, pins: Path, wheel: Path) -> Path:
    """A fresh environment with the locked packages and the wheel; gives its Python."""
    python = FOLDER / version / "bin/python"
    run(*UV, "venv", "--quiet", "--clear", "--python", interpreter, FOLDER / version)
    run(*UV, "pip", "install", "--quiet", "--python", python, "--no-deps", "--require-hashes", "-r", pins)
    run(*UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    return python


def main() -> None:
    """Builds the wheel once, then tries it on one Python after the other."""
    found = {version: path for version in VERSIONS if (path := find(version))}
    pins = FOLDER / "pins.txt"
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.whl"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", FOLDER)
    (wheel,) = FOLDER.glob("*.whl")
    chosen = ("--extra=server", "--group=test", "--no-emit-project")
    run(*UV, "export", "--frozen", "--quiet", *chosen, "--output-file", pins)
    for version, interpreter in found.items():
        print(f"Python {version} ({interpreter})", flush=True)
        python = install(interpreter, version, pins, wheel)
        run(python, "-m", "trictrac", "compile")
        run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
    missing = ", ".join(version for version in VERSIONS if version not in found)
    print(f"Tested on Python {', '.join(found)}" + (f"; not here: {missing}." if missing else "."))


main()
