"""One name for each thing: public classes over the whole package, and the verbs for text and data."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import trictrac

PACKAGE = Path(trictrac.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
OTHER_VERBS = {"to_dict", "from_dict", "as_dict", "to_json", "from_json", "as_json", "to_text", "from_text", "as_text"}
"""Text is read by ``parse`` and written by ``str``; plain data by ``from_data`` and ``to_data``."""


def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_two_public_classes_share_a_name():
    homes = defaultdict(list)
    for path in MODULES:
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(PACKAGE)))
    assert len(homes) > 200
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_text_and_data_have_one_verb_each(path):
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.name not in OTHER_VERBS, f"{node.name} in line {node.lineno}"


@pytest.mark.parametrize("name", [name for name in trictrac.__all__ if isinstance(getattr(trictrac, name), type)])
def test_a_value_that_reads_text_also_writes_it(name):
    public = getattr(trictrac, name)
    if hasattr(public, "parse"):
        assert public.__str__ is not object.__str__
    assert hasattr(public, "from_data") == hasattr(public, "to_data")
