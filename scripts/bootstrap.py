"""Makes a virtual environment and fills it from pinned files: ``bootstrap.py FOLDER base|play|dev|cuda|train|server``.

Called by the Makefile with whatever ``python3`` the machine has, so it uses the
standard library only and an old Python can still read it far enough to say what is wrong.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
HOLDS = {
    "base": ("base",),
    "play": ("base", "play"),
    "dev": ("base", "dev"),
    "cuda": ("base", "dev", "cuda"),
    "train": ("base", "dev", "train"),
    "server": ("base", "play", "dev", "server"),
}
"""Which sets of packages are there once a set is installed."""


def find_python() -> str:
    """The interpreter to build with: this one, or a newer one on the path if this one is too old."""
    if sys.version_info[:2] >= OLDEST:
        return sys.executable
    probe = "import sys; sys.exit(sys.version_info[:2] < %r)" % (OLDEST,)  # noqa: UP031
    for name in ("python3.13", "python3.12", "python3.11"):
        path = shutil.which(name)
        if path and subprocess.call([path, "-c", probe], stderr=subprocess.DEVNULL) == 0:
            return path
    version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"trictrac needs Python 3.11 or newer and python3 here is {version}; name another with make PYTHON=…")


def works(python: Path) -> bool:
    """Checks if the environment is there, is recent enough and has pip."""
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


def pip(python: Path, *arguments: str) -> None:
    """Runs pip, showing one short line a package; shows everything pip said if it fails."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    command = [str(python), "-m", "pip", *arguments]
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, text=True, stdin=subprocess.DEVNULL
    ) as process:
        for line in process.stdout or ():
            said.append(line)
            found = re.match(r"Collecting ([^\s=]+)==(\S+)|Processing \S*/([^-/]+)-([^-/]+)-\S+\.whl", line)
            if found:
                print(f"  {found[1] or found[3]} {found[2] or found[4]}", flush=True)
            elif line.startswith("Installing collected packages"):
                print("  unpacking…", flush=True)
    if process.returncode:
        sys.stderr.writelines(said)
        sys.exit("pip failed, see above; the pinned versions are known to install on Python 3.11 to 3.13.")


def main() -> None:
    """Makes the environment and its packages, then leaves the stamps that the Makefile looks at."""
    if len(sys.argv) != 3 or sys.argv[2] not in HOLDS:
        sys.exit(__doc__)
    folder, wanted = ROOT / sys.argv[1], sys.argv[2]
    start = time.monotonic()
    python = make_environment(folder)
    print("Installing dependencies (about a minute)…", flush=True)
    install = ("install", "--no-deps")
    pip(python, *install, "-r", str(ROOT / "requirements/build.txt"), "-r", str(ROOT / f"requirements/{wanted}.txt"))
    pip(python, *install, "--no-build-isolation", "--editable", str(ROOT))
    pip(python, "check")
    for name in HOLDS[wanted]:
        (folder / f".installed-{name}").touch()
    print(f"Dependencies installed in {time.monotonic() - start:.0f} s.", flush=True)


main()
