"""The static site: every page finds its files from where it lies, and the worker keeps them all."""

import json
import re

import pytest

from scripts import solo_samples, static_site
from trictrac.server.api.pages import FOLDER, PAGE


def test_the_browser_compares_with_what_python_tells_now():
    """``python scripts/solo_samples.py`` writes it anew."""
    assert json.loads(solo_samples.PLACE.read_text("utf-8")) == json.loads(solo_samples.samples())


@pytest.mark.skipif(not (FOLDER / PAGE).is_file(), reason="the web pages are not built")
def test_every_file_that_a_page_names_is_there(tmp_path):
    folder = tmp_path / "app"
    files = static_site.write(folder, "https://house.example/?a=1&b")
    pages = [file for file in files if file.endswith(PAGE)]
    assert {PAGE, f"editor/{PAGE}", f"table/{PAGE}"} <= set(pages)
    for page in pages:
        text = (folder / page).read_text("utf-8")
        named = re.findall(r'(?:src|href)="([^"]+)"', text)
        assert any(name.endswith(".js") for name in named)
        for name in named:
            assert name.startswith("."), name
            assert ((folder / page).parent / name).is_file(), name
        assert 'content="https://house.example/?a=1&amp;b"' in text
    kept = json.loads(re.search(r"const FILES = (\[.*?\]);", (folder / "sw.js").read_text("utf-8"), re.S)[1])
    assert {"./", "editor/", "house.json"} <= set(kept)
    assert all((folder / name).exists() for name in kept)
    assert not any(name.endswith((".br", ".gz")) for name in kept)
    assert json.loads((folder / "house.json").read_text("utf-8"))["levels"][0]["key"] == "novice"
