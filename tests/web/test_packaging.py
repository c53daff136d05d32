"""A package without its web pages is not built, and says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path):
    """A small project with our build settings."""
    for name in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        ".gitignore",
        "scripts/build_hook.py",
        "docs/data/benchmark/disagreements.json",
        "docs/man/trictrac.1",
        "src/trictrac/__init__.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(project, *targets):
    command = [sys.executable, "-m", "hatchling", "build", "-d", "made"]
    for target in targets:
        command += ["-t", target]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_pages_nothing_is_built(project, target):
    made = build(project, target)
    assert made.returncode != 0
    assert "it would have no web pages. Run `make web` first." in made.stderr + made.stdout
    assert not list(project.glob("made/*"))


def test_a_page_without_its_script_is_not_packed(project):
    pages = project / "src/trictrac/web"
    pages.mkdir()
    (pages / "index.html").write_text('<script type="module" src="/assets/main-1.js"></script>')
    made = build(project, "wheel")
    assert made.returncode != 0
    assert "the web pages lack assets/main-1.js" in made.stderr + made.stdout


def test_the_pages_are_packed_though_git_ignores_them(project):
    pages = project / "src/trictrac/web"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text('<script type="module" src="/assets/main-1.js"></script>')
    (pages / "assets/main-1.js").write_text("1")
    (pages / "assets/main-1.js.br").write_text("1")
    assert build(project, "sdist", "wheel").returncode == 0
    (wheel,) = project.glob("made/*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"trictrac/web/{name}" for name in ("index.html", "assets/main-1.js", "assets/main-1.js.br")} <= set(names)
    # And from the source archive, on a machine without Node.
    (archive,) = project.glob("made/*.tar.gz")
    shutil.unpack_archive(archive, project / "unpacked")
    (unpacked,) = (project / "unpacked").iterdir()
    assert build(unpacked, "wheel").returncode == 0
