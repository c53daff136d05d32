"""Runs the wheel on every Python from 3.11 to 3.14 that this machine has: the law, the objects and the command line.

Each interpreter gets an environment of its own under ``.cache/pythons``, with the locked packages and the built wheel
in it, so that what is tested is what people install, not the sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache/pythons"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = (sys.executable, "-m", "uv")
TESTS = ("tests/law", "tests/test_objects.py", "tests/test_judge.py")


def find(version: str) -> str | None:
    """The path of an interpreter that is here already, if any."""
    command = [*UV, "python", "find", "--no-python-downloads", "--no-project", "--system", version]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return said.stdout.strip() or None


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
