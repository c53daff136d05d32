"""What a release says of itself: addresses, the README on the package index, help that names pages people can open."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from trictrac.cli import helping, main

ROOT = Path(__file__).resolve().parents[1]
SOMEWHERE = {"GITHUB_REPOSITORY": "Somebody/trictrac"}


@pytest.fixture(scope="module")
def hook():
    pytest.importorskip("hatchling")
    return SimpleNamespace(**runpy.run_path(str(ROOT / "scripts/build_hook.py")))


def test_the_addresses_are_those_of_the_repository_that_releases(hook):
    home = hook.home("1.2.3", SOMEWHERE)
    assert home.urls["Documentation"] == "https://somebody.github.io/trictrac/"
    assert home.urls["Source"] == "https://github.com/Somebody/trictrac"
    own = {"TRICTRAC_SITE": "https://trictrac.example/docs/", "TRICTRAC_REPOSITORY": "https://git.example/t/"}
    home = hook.home("1.2.3", SOMEWHERE | own)
    assert home.urls["Documentation"] == "https://trictrac.example/docs/"
    assert home.urls["Issues"] == "https://git.example/t/issues"


def test_every_link_and_picture_of_the_readme_is_absolute_on_the_index_and_leads_to_a_file(hook):
    text = hook.home("1.2.3", SOMEWHERE).linked((ROOT / "README.md").read_text("utf-8"))
    found = re.findall(r"\]\(([^)]+)\)", text)
    assert len(found) > 20
    for link in found:
        place, address = re.match(
            r"(https://(?:somebody\.github\.io/trictrac|github\.com/[^/]+/[^/]+/blob/v1\.2\.3))/(.+)", link
        ).groups()
        files = (
            [ROOT / address] if "github.com" in place else [ROOT / "docs" / address, ROOT / f"docs/{address[:-1]}.md"]
        )
        assert any(file.is_file() for file in files), link


def test_the_readme_begins_with_the_ways_to_install_it():
    first_screen = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:30])
    for command in ("pip install trictrac", "uvx --from 'trictrac[server]' trictrac", "pipx install"):
        assert command in first_screen


@pytest.mark.parametrize("command", ["show", "play", "train", "arena", "serve", "verify"])
@pytest.mark.parametrize("site", [None, "https://trictrac.example/"])
def test_help_names_pages_of_the_site_or_files_of_the_working_copy(command, site, monkeypatch, capsys):
    monkeypatch.setattr(helping, "_site", lambda: site)
    monkeypatch.setenv("COLUMNS", "400")
    with pytest.raises(SystemExit):
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert "examples/" not in shown, "the wheel does not carry them"
    pages = re.findall(rf"{site}([\w.]+)/" if site else r"docs/([\w.]+)\.md", shown)
    assert pages
    assert all((ROOT / f"docs/{page}.md").is_file() for page in pages)
    assert site is None or "docs/" not in shown


def test_no_other_sentence_names_a_file_that_the_wheel_does_not_carry():
    for file in (ROOT / "src/trictrac/words/catalogues").glob("*/*.ftl"):
        said = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        if file.name != "help.ftl":
            assert not [line for line in said if re.search(r"docs/|examples/", line)], file


def test_every_page_has_a_door_in_the_site():
    """`make docs` is strict: a page that no door leads to fails the build."""
    doors = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    named = set(re.findall(r": (\S+\.md)$", doors, re.MULTILINE))
    assert named == {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
