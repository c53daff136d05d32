"""Counts what the redesign was to bring down, in one tree or two: ``house.py [BEFORE] AFTER``; prints a Markdown table.

Sources are the Python of ``src`` and the TypeScript and Svelte of ``web/src``, without tests, generated files and
texts for people (catalogues count apart: they are the sentences that the sources no longer hold).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

_GENERATED = ("schema.ts", "keys.ts", "layout.ts")
_RUN = 6
"""Lines that make a repeated passage."""
_FORMS = re.compile(r"isinstance\([^)]*\b(?:Ordinary|AEcrire|Poule)\b")
_BRANCHES = re.compile(r"""(?:lang|language)\s*(?:==|!=|===|!==)\s*["'](?:fr|en)["']|\bif french\b|\bnot french\b""")
_IMPORTS = re.compile(r"^\s*(?:from \S+ import \([^)]*\)|import (?:type )?\{[^}]*\} from .*)", re.MULTILINE)
_ANY = re.compile(r"^\s*(?:async )?def [a-z]\w*\((?:[^()]|\([^()]*\))*\)[^:\n]*:", re.MULTILINE)


def files(tree: Path) -> list[Path]:
    """The sources of a tree that git keeps."""
    kept = subprocess.run(["git", "-C", str(tree), "ls-files"], capture_output=True, text=True, check=True).stdout
    found = []
    for name in kept.split():
        source = name.startswith("src/") and name.endswith(".py")
        web = name.startswith("web/src/") and name.endswith((".ts", ".svelte"))
        if (source or web) and not name.endswith((".test.ts", *_GENERATED)):
            found.append(tree / name)
    return found


def passages(texts: list[str]) -> int:
    """How many runs of six lines or more stand in two places, each run counted once for every place but its first."""
    seen: dict[tuple[str, ...], tuple[int, int]] = {}
    repeated = 0
    for index, text in enumerate(texts):
        lines = [line.strip() for line in _IMPORTS.sub("", text).splitlines()]
        lines = [line for line in lines if len(line) > 3 and not line.startswith(("#", "//", "import ", "from ", "*"))]
        inside = False
        for start in range(len(lines) - _RUN + 1):
            run = tuple(lines[start : start + _RUN])
            first = seen.setdefault(run, (index, start))
            again = first != (index, start)
            repeated += again and not inside
            inside = again
    return repeated


def count(tree: Path) -> dict[str, int]:
    """Every figure of one tree."""
    sources = files(tree)
    texts = [file.read_text("utf-8") for file in sources]
    python = [(file, text) for file, text in zip(sources, texts, strict=True) if file.suffix == ".py"]
    outside = [text for file, text in python if "/trictrac/forms/" not in str(file)]
    figures: dict[str, int] = defaultdict(int)
    figures["lines of Python"] = sum(text.count("\n") for _, text in python)
    figures["lines of TypeScript and Svelte"] = sum(text.count("\n") for text in texts) - figures["lines of Python"]
    figures["lines together"] = sum(text.count("\n") for text in texts)
    figures["files"] = len(sources)
    figures["repeated passages of six lines"] = passages(texts)
    figures["`isinstance` of a form outside `forms`"] = sum(len(_FORMS.findall(text)) for text in outside)
    figures["branches on a language"] = sum(
        len(_BRANCHES.findall(text)) for file, text in zip(sources, texts, strict=True) if "/words/" not in str(file)
    )
    signatures = [found for _, text in python for found in _ANY.findall(text)]
    figures["public signatures with `Any`"] = sum("Any" in each for each in signatures)
    figures["`as unknown as` in `web/src`"] = sum(text.count("as unknown as") for text in texts)
    return dict(figures)


def main() -> None:
    """Prints the table."""
    trees = [Path(each) for each in sys.argv[1:]] or [Path()]
    columns = [count(tree) for tree in trees]
    print("| |" + "".join(f" {name} |" for name in (("before", "after") if len(trees) == 2 else ("now",))))
    print("|---|" + "---|" * len(trees))
    for name in columns[0]:
        print(f"| {name} |" + "".join(f" {column[name]} |" for column in columns))


if __name__ == "__main__":
    main()
