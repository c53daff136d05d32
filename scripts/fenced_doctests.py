"""For the documentation site: examples in docstrings (``>>>``) become blocks of code, not prose with odd links."""

from __future__ import annotations

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"((?:^>>>.*\n?(?:^(?!>>>)(?!\s*$).*\n?)*)+)", re.MULTILINE)


class FencedDoctests(griffe.Extension):  # type: ignore[misc]
    """Puts a fence around every run of examples."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for every module, class and function that was read."""
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(r"```python\n\1\n```\n", obj.docstring.value)
