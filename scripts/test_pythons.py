"""Runs the wheel on every Python from 3.11 to 3.14 that this machine has: ``test_pythons.py [--extras] [VERSION…]``.

Each interpreter gets clean environments under ``.cache/pythons``, with the built wheel in them and what it asks for as
locked, so that what is tested is what people install, not the sources. First the wheel alone, without extras, with a
home that cannot be written to and without a network (``try_package.py``); then the law, the objects, the commands.
``--extras`` tries the wheel with each extra as well, each in an environment of its own that is thrown away: long, and
for `make proof-pythons`, since torch alone has 3 GB where no smaller build is known.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache/pythons"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = (sys.executable, "-m", "uv")
TESTS = ("tests/law", "tests/test_objects.py")
NOT_PASSED_ON = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")


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


def run(*command: str | Path, **settings: str) -> None:
    """Runs a command from the root, apart from any environment that is active; ends as it ends if it fails."""
    apart = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}
    code = subprocess.call([str(part) for part in command], cwd=ROOT, env=apart | settings)
    if code:
        sys.exit(code)


def install(interpreter: str, name: str, wheel: Path, extra: str | None = None) -> Path:
    """A clean environment with the wheel and what it asks for, as locked; gives its Python."""
    python = FOLDER / name / "bin/python"
    run(*UV, "venv", "--quiet", "--clear", "--python", interpreter, FOLDER / name)
    wanted = f"trictrac[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    links = os.environ.get("PIP_FIND_LINKS", "").split()  # a smaller build of torch may lie there
    found = [word for place in links for word in ("--find-links", place)]
    run(*UV, "pip", "install", "--quiet", "--python", python, "-c", FOLDER / "locked.txt", *found, wanted)
    return python


def try_it(python: Path, extra: str) -> None:
    """The ten programs and one extra: a home that cannot be written to, no network; what is compiled is kept apart."""
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir(mode=0o555)
        if os.access(home, os.W_OK):
            home = Path("/sys")  # root may write everywhere else
        work = Path(folder) / "work"
        work.mkdir()
        kept = {"HOME": str(home), "XDG_CACHE_HOME": cache, "TMPDIR": folder, "LANG": "C.UTF-8", "TRICTRAC_QUIET": "1"}
        run(python, ROOT / "scripts/try_package.py", extra, work, **kept)


def prepare() -> Path:
    """Builds the wheel, and writes what is locked: of the whole, and of what the tests need with its hashes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.whl"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", FOLDER)
    (wheel,) = FOLDER.glob("*.whl")
    export = (*UV, "export", "--frozen", "--quiet", "--no-emit-project")
    run(*export, "--extra=server", "--group=test", "--output-file", FOLDER / "pins.txt")
    run(*export, "--all-extras", "--no-hashes", "--output-file", FOLDER / "locked.txt")
    return wheel


def main() -> None:
    """Builds the wheel once, then tries it on one Python after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", default=VERSIONS, metavar="VERSION")
    parser.add_argument("--extras", action="store_true", help="the wheel with each extra, and not the law again")
    args = parser.parse_args()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    found = {version: path for version in args.versions if (path := find(version))}
    wheel = prepare()
    for version, interpreter in found.items():
        print(f"Python {version} ({interpreter})", flush=True)
        python = install(interpreter, version, wheel)
        run(python, "-m", "trictrac", "compile")
        try_it(python, "none")
        print("  the wheel alone: ten programs, a read-only home, no network", flush=True)
        for extra in extras if args.extras else ():
            apart = f"{version}-{extra}"
            try_it(install(interpreter, apart, wheel, extra), extra)
            shutil.rmtree(FOLDER / apart)
            print(f"  and with [{extra}]", flush=True)
        if not args.extras:
            run(
                *UV,
                "pip",
                "install",
                "--quiet",
                "--python",
                python,
                "--no-deps",
                "--require-hashes",
                "-r",
                FOLDER / "pins.txt",
            )
            run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
    missing = ", ".join(version for version in args.versions if version not in found)
    print(f"Tested on Python {', '.join(found)}" + (f"; not here: {missing}." if missing else "."))


main()
