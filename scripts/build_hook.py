"""What a build adds: it refuses to go without the web pages, and knows where the project is at home.

A release is made by somebody's repository, and only then is it known where that is, so its addresses stand in no file:
they are taken from the environment (:func:`home`), and go into the package's metadata, where the help texts of the
commands find the documentation. README and man page, which name files beside them in a working copy, name addresses.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES, MAN = Path("src/trictrac/web"), Path("docs/man/trictrac.1")
_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)")
_PAGE = re.compile(r"\bdocs/([\w.]+)\.md\b")
_GITHUB = re.compile(r"github\.com[:/]([\w.-]+/[\w.-]+?)(?:\.git)?/?$")


class Home(NamedTuple):
    """Where a release of the project is found; each without a slash at the end."""

    site: str
    """The documentation, with the application under ``app/`` (.github/workflows/site.yml)."""
    repository: str
    files: str
    """The files of this very release."""

    @property
    def urls(self) -> dict[str, str]:
        """As the package index shows them."""
        return {
            "Homepage": f"{self.site}/",
            "Documentation": f"{self.site}/",
            "Source": self.repository,
            "Issues": f"{self.repository}/issues",
            "Changelog": f"{self.files}/CHANGELOG.md",
        }

    def linked(self, text: str) -> str:
        """Markdown whose links to files of the project are addresses."""
        return _LINK.sub(lambda link: f"]({self._address(link[1])}{link[2] or ''})", text)

    def named(self, text: str) -> str:
        """Text whose mentions of pages of the documentation are addresses."""
        return _PAGE.sub(lambda page: f"{self.site}/{page[1]}/", text)

    def _address(self, path: str) -> str:
        if page := _PAGE.fullmatch(path):
            return f"{self.site}/{page[1]}/"
        in_docs = path.removeprefix("docs/")
        return f"{self.site}/{in_docs}" if in_docs != path else f"{self.files}/{path}"


def home(version: str, environment: Mapping[str, str] = os.environ) -> Home | None:
    """From ``TRICTRAC_SITE`` and ``TRICTRAC_REPOSITORY``, or from GitHub's name of the repository; None: not known."""
    owner, _, name = (environment.get("GITHUB_REPOSITORY") or _origin()).partition("/")
    repository = environment.get("TRICTRAC_REPOSITORY") or (f"https://github.com/{owner}/{name}" if name else "")
    site = environment.get("TRICTRAC_SITE") or (f"https://{owner.lower()}.github.io/{name}" if name else "")
    if not (repository and site):
        return None
    repository = repository.rstrip("/")
    return Home(site.rstrip("/"), repository, f"{repository}/blob/v{version}")


def _origin() -> str:
    """Where a clone of a repository on GitHub came from: ``owner/name``; nothing for any other."""
    command = ["git", "-C", str(Path(__file__).parent), "remote", "get-url", "origin"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:  # no git
        return ""
    found = _GITHUB.search(said.strip())
    return found[1] if found else ""


class AddressesHook(MetadataHookInterface):
    """The README and the addresses of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets both."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        known = home(metadata["version"])
        if known:
            text, metadata["urls"] = known.linked(text), known.urls
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class WebPagesHook(BuildHookInterface):
    """Looks before the wheel or the source archive is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Checks that the page and every file it names are there; takes the man page along."""
        if version == "editable":  # a working copy: `make web` builds them when they are wanted
            return
        pages = Path(self.root) / PAGES
        index = pages / "index.html"
        if not index.is_file():
            raise SystemExit("The package is not built: it would have no web pages. Run `make web` first.")
        named = re.findall(r'(?:src|href)="/([^"]+)"', index.read_text(encoding="utf-8"))
        missing = [name for name in named if not (pages / name).is_file()]
        if missing or not any(name.endswith(".js") for name in named):
            what = ", ".join(missing) or "its script"
            raise SystemExit(f"The package is not built: the web pages lack {what}. Run `make web` again.")
        if self.target_name == "wheel":
            build_data["shared_data"][self._man_page()] = "share/man/man1/trictrac.1"

    def _man_page(self) -> str:
        page, known = Path(self.root) / MAN, home(self.metadata.version)
        if known is None:
            return str(page)
        released = Path(self.root) / "build/man/trictrac.1"
        released.parent.mkdir(parents=True, exist_ok=True)
        released.write_text(known.named(page.read_text(encoding="utf-8")), encoding="utf-8")
        return str(released)
