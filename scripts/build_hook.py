"""Refuses to build a package without its web pages: a wheel that silently lacks them would serve nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebPagesHook(BuildHookInterface):
    """Looks before the wheel or the source archive is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Checks that the page and every file it names are there."""
        if version == "editable":  # a working copy: `make web` builds them when they are wanted
            return
        pages = Path(self.root) / "src/trictrac/web"
        index = pages / "index.html"
        if not index.is_file():
            raise SystemExit("The package is not built: it would have no web pages. Run `make web` first.")
        named = re.findall(r'(?:src|href)="/([^"]+)"', index.read_text(encoding="utf-8"))
        missing = [name for name in named if not (pages / name).is_file()]
        if missing or not any(name.endswith(".js") for name in named):
            what = ", ".join(missing) or "its script"
            raise SystemExit(f"The package is not built: the web pages lack {what}. Run `make web` again.")
