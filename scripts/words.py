"""Checks the catalogues of ``trictrac.words``, or sets their typography: ``words.py`` or ``words.py --fix``.

Every key exists in every language, speaks of the same things there, and is said somewhere in the
sources; every key that the sources say exists. A key built at run time is written with a constant
beginning (``f"reason-{jan}-title"``), and all keys of that shape count as said.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "src/trictrac/words/catalogues"
LANGUAGES = ("en", "fr")
NARROW, WIDE = "\u202f", "\u00a0"

_QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:[-_.][a-z0-9_]+)*)["'`]""")
_SAID = re.compile(r"""\b(?:fact\(\s*["'`]([a-z][\w-]*)|say\(\s*["'`]([a-z]\w*-[\w-]+))["'`]""")
_WORDED = re.compile(r"""(?:\bwords\(|\bwords\[|screen\.say\(|\.token\()\s*"(\w+)\"""")
_BUILT = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9_]*)*[-_]\$?\{.*?)\1""")
_FILLED = re.compile(r"\$?\{[^{}]*\}")
_PROMISED = re.compile(r"``([a-z][a-z0-9]*(?:-[a-z0-9_]+)*-)[A-Z]+``")
"""Keys that a docstring leaves to another program, such as the browser: ``form-field-NAME``."""
_SPOKEN_FOR = ("terminal", "keeper")
"""Subjects whose keys are said without them: ``terminal.texts.Words`` adds the subject."""


class _Names(Visitor):
    """What a message speaks of, and which messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(lang: str) -> dict[str, tuple[str, _Names]]:
    """Every message of a language: its file and what it names."""
    found: dict[str, tuple[str, _Names]] = {}
    for file in sorted((CATALOGUES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{file.relative_to(ROOT)}: cannot be read: {entry.content.strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise SystemExit(f"{file.relative_to(ROOT)}: {entry.id.name} stands twice")
                names = _Names()
                names.visit(entry)
                found[entry.id.name] = (file.stem, names)
    return found


def variables(key: str, known: dict[str, tuple[str, _Names]]) -> set[str]:
    """What a message speaks of, through the messages it refers to as well."""
    names = known[key][1]
    inner = (variables(each, known) for each in names.messages if each in known)
    return names.variables.union(*inner)


def sources() -> Iterator[Path]:
    """Where keys are said."""
    for folder, endings in (("src/trictrac", (".py",)), ("web/src", (".ts", ".svelte"))):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in endings and not file.name.endswith((".test.ts", "schema.ts", "keys.ts")):
                yield file


def problems() -> list[str]:
    """Everything that is wrong, one line each."""
    found: list[str] = []
    known = {lang: messages(lang) for lang in LANGUAGES}
    every = set().union(*known.values())
    for key in sorted(every):
        for lang in LANGUAGES:
            if key not in known[lang]:
                found.append(f"{key}: missing in {lang}")
    for key in sorted(set.intersection(*(set(each) for each in known.values()))):
        spoken = {lang: variables(key, known[lang]) for lang in LANGUAGES}
        if len({frozenset(each) for each in spoken.values()}) > 1:
            found.append(f"{key}: speaks of different things: {spoken}")
        if len({known[lang][key][0] for lang in LANGUAGES}) > 1:
            found.append(f"{key}: in different files")
        for lang in LANGUAGES:
            subject, names = known[lang][key]
            for other in names.messages:
                if other not in known[lang] or known[lang][other][0] not in (subject, "common"):
                    found.append(f"{key} ({lang}): refers to {other}, which is not in its file or in common.ftl")
    text = "\n".join(file.read_text("utf-8") for file in sources())
    spoken = "\n".join(file.read_text("utf-8") for file in sources() if file.parent.name in ("terminal", "scorekeeper"))
    said = set(_QUOTED.findall(text))
    said |= {f"{subject}-{key}" for subject in _SPOKEN_FOR for key in said}
    shapes = "|".join(
        {_shape(key) for _, key in _BUILT.findall(text)} | {f"{key}.+" for key in _PROMISED.findall(text)}
    )
    built = re.compile(f"(?:(?:{'|'.join(_SPOKEN_FOR)})-)?(?:{shapes})")
    named = {one or other for one, other in _SAID.findall(text)}
    worded = {f"terminal-{key}" for key in _WORDED.findall(spoken) if f"keeper-{key}" not in every}
    found += [f"{key}: said, and in no catalogue" for key in sorted((named | worded) - every)]
    referred = {each for lang in LANGUAGES for _, names in known[lang].values() for each in names.messages}
    for key in sorted(every - said - referred):
        if not built.fullmatch(key):
            found.append(f"{key}: said nowhere")
    found += [
        f"{file.relative_to(ROOT)}: typography" for file in french() if set_in_french(file) != file.read_text("utf-8")
    ]
    return found


def _shape(key: str) -> str:
    """What a key that is built at run time can be."""
    return "[A-Za-z0-9_-]+".join(re.escape(part) for part in _FILLED.split(key))


def french() -> list[Path]:
    """The French catalogues."""
    return sorted((CATALOGUES / "fr").glob("*.ftl"))


def set_in_french(file: Path) -> str:
    """A French catalogue with the apostrophes and spaces of French printing; the syntax of Fluent stays as it is."""
    return "\n".join(_line(line) for line in file.read_text("utf-8").split("\n"))


def _line(line: str) -> str:
    if line.startswith("#"):
        return line
    head, equals, text = line.partition(" = ") if re.match(r"[a-z][\w-]* = ", line) else ("", "", line)
    text = re.sub(r"(?<=[\w}])'(?=[\w{])", "’", text)
    text = re.sub(r" +(?=[;!?»])", NARROW, text)
    text = re.sub(r"(?<=«) +", NARROW, text)
    text = re.sub(r" +(?=:(\s|$))", WIDE, text)
    return head + equals + text


def main() -> None:
    """Checks, or sets the typography first."""
    if sys.argv[1:] == ["--fix"]:
        for file in french():
            file.write_text(set_in_french(file), "utf-8")
    found = problems()
    print("\n".join(found) or "The catalogues are complete.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
