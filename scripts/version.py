"""Checks that the version is the same wherever it is written: ``version.py [VERSION]``."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def written() -> dict[str, str]:
    """Every file that names the version, and what it says."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/trictrac/__init__.py").read_text("utf-8"), re.MULTILINE)
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    web = json.loads((ROOT / "web/package.json").read_text("utf-8"))["version"]
    return {
        "pyproject.toml": tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"],
        "src/trictrac/__init__.py": found[1] if found else "",
        "CITATION.cff": cited[1] if cited else "",
        "web/package.json": web,
    }


def main() -> int:
    """Names every file that says something else; 1 where there is one."""
    versions = written()
    wanted = sys.argv[1] if len(sys.argv) > 1 else versions["pyproject.toml"]
    wrong = {file: version for file, version in versions.items() if version != wanted}
    for file, version in wrong.items():
        print(f"{file} says {version}, not {wanted}", file=sys.stderr)
    return bool(wrong)


sys.exit(main())
