"""The lists of docs/architecture.md, "To add something": the files exist and name what they must, and no others do."""

from __future__ import annotations

import dataclasses
import inspect
import re
from pathlib import Path

import pytest

from trictrac import Rules
from trictrac.forms import FORMS

ROOT = Path(__file__).parents[1]
SECTION = (ROOT / "docs/architecture.md").read_text().partition("## To add something\n")[2].partition("\n## ")[0]
OPTIONS = [field.name for field in dataclasses.fields(Rules)]


def listed(thing: str) -> list[str]:
    """The paths that the list of a thing names."""
    text = SECTION.partition(f"**{thing}**")[2].partition("\n**")[0]
    return [path for path in re.findall(r"`([^`\s]+)`", text) if "/" in path]


def names(path: str, word: str) -> bool:
    """Whether a file, or some file of a folder, has a word."""
    place = ROOT / path
    files = [place] if place.is_file() else [each for each in place.rglob("*") if each.suffix in (".py", ".md", ".ftl")]
    return any(re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", file.read_text()) for file in files)


@pytest.mark.parametrize("thing", ["A rule option", "A form", "A language", "An exercise"])
def test_every_path_exists(thing):
    assert listed(thing)
    for path in listed(thing):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_is_where_the_list_says(option):
    everywhere = ["src/trictrac/rules.py", "docs/forms.md", "tests/forms/test_rules_options.py"]
    assert set(everywhere) < set(listed("A rule option"))
    for path in everywhere:
        assert names(path, option), path
    in_the_kernel = option in inspect.getsource(Rules.bits.fget)
    asked = [path for path in ("src/trictrac/table/", "src/trictrac/forms/") if names(path, option)]
    assert in_the_kernel or asked, f"nobody asks for {option}"


@pytest.mark.parametrize("option", OPTIONS)
def test_some_form_asks_for_an_option(option):
    """The new-game page and the options of the command line are made of the fields."""
    assert any(field.name == option and field.of_rules for form in FORMS.values() for field in form.fields)


@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
def test_a_form_is_where_the_list_says(form):
    paths = listed("A form")
    assert Path(inspect.getfile(form)).parent == ROOT / "src/trictrac/forms"
    assert names("src/trictrac/forms/__init__.py", form.__name__)
    for catalogue in (path for path in paths if path.endswith(".ftl")):
        for message in ("title", "what", "described"):
            assert names(catalogue, f"form-{form.name}-{message}")
        for field in form.fields:
            assert names(catalogue, f"form-field-{field.name}")
            assert names(catalogue, f"form-field-{field.name}-what")
            for choice in field.choices:
                said = f"form-choice-{field.name}-{str(choice).lower() if isinstance(choice, bool) else choice}"
                assert names(catalogue, said) or (type(choice) is int and choice > 0), said
            for note in field.notes:
                assert names(catalogue, f"form-note-{note}")
    assert names("tests/forms/", form.name)
    assert names("docs/forms.md", form.name)


def test_nobody_else_asks_which_form_it_is():
    classes = "|".join(form.__name__ for form in FORMS.values())
    asks = re.compile(rf"isinstance\([^\n]*\b({classes})\b|import [^\n]*\b({classes})\b")
    for file in (ROOT / "src/trictrac").rglob("*.py"):
        if file.parent.name != "forms":
            assert not asks.search(file.read_text()), file


def test_no_page_and_no_request_lists_the_forms():
    """One name is enough to find such a list; ``ordinary`` and ``a-ecrire`` also name the two nets."""
    for folder, endings in (("src/trictrac", (".py",)), ("web/src", (".ts", ".svelte"))):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix not in endings or file.name.endswith(".test.ts") or file.name == "glossing.ts":
                continue
            if file.parent.name != "forms":
                assert not re.search(r"""["']poule["']""", file.read_text()), file
