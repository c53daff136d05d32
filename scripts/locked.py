"""Checks that every package is pinned by a hash: ``uv.lock`` for Python, ``package-lock.json`` for Node.

What has no hash could be replaced on its way here by whoever stands between, or by whoever takes over a registry.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OWN = ("editable", "virtual", "directory")
"""Sources that are this repository itself."""
_STRONG = ("sha256-", "sha384-", "sha512-")


def of_python(lock: dict[str, Any]) -> Iterator[str]:
    """Packages of ``uv.lock`` with a file that has no SHA-256, or with no file at all."""
    for package in lock["package"]:
        if any(own in package["source"] for own in OWN):
            continue
        files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
        if not files or not all(file.get("hash", "").startswith("sha256:") for file in files):
            yield f"uv.lock: {package['name']} {package.get('version', '')}"


def of_node(lock: dict[str, Any]) -> Iterator[str]:
    """Packages of ``package-lock.json`` without an integrity that is still strong."""
    for path, package in lock["packages"].items():
        if path and not package.get("link") and not package.get("integrity", "").startswith(_STRONG):
            yield f"package-lock.json: {path}"


def main() -> int:
    """Names every package without a hash; 1 where there is one."""
    python = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    node = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    bare = [*of_python(python), *of_node(node)]
    for name in bare:
        print(f"{name} has no hash", file=sys.stderr)
    if not bare:
        print(f"{len(python['package'])} Python and {len(node['packages'])} Node packages, each with its hash.")
    return 1 if bare else 0


if __name__ == "__main__":
    sys.exit(main())
