"""Writes the application as a folder of static files: ``make site`` puts them into ``build/app``.

They work from any host, below any address, and without a network once they were loaded: every page has a file of its
own that names all others from where it lies, and a service worker keeps them. What needs other people says so, and
links to a server where ``--server ADDRESS`` names one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
from html import escape
from pathlib import Path

from trictrac.server.api.house import house_view
from trictrac.server.api.pages import ENCODINGS, FOLDER, PAGE

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "web/src/pages"
WORKER = ROOT / "web/site/sw.js"
FIRST_PAGE = "home"
HOUSE = "house.json"


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/app")
    parser.add_argument("--server", default="", help="where people meet, such as https://trictrac.example")
    asked = parser.parse_args()
    files = write(asked.folder, asked.server)
    size = sum((asked.folder / file).stat().st_size for file in files)
    print(f"{len(files)} files, {size / 1e6:.1f} MB, in {asked.folder}")


def write(folder: Path, server: str = "") -> list[str]:
    """Writes the whole site anew; returns its files."""
    if not (FOLDER / PAGE).is_file():
        raise SystemExit("The web pages are not built: `make web` first.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns(*(f"*{suffix}" for suffix in ENCODINGS.values())))
    (folder / HOUSE).write_text(house_view(mail=False).model_dump_json(), encoding="utf-8")
    page = (folder / PAGE).read_text(encoding="utf-8")
    (folder / PAGE).write_text(page_at("./", page, server), encoding="utf-8")
    for name in sorted(each.name for each in PAGES.iterdir() if each.name != FIRST_PAGE):
        (folder / name).mkdir()
        (folder / name / PAGE).write_text(page_at("../", page, server), encoding="utf-8")
    files = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    (folder / "sw.js").write_text(worker(folder, files), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub leaves out files that it takes for another program's
    return files


def page_at(above: str, page: str, server: str) -> str:
    """The page for a folder from which the root is ``above``."""
    named = page.replace('="/', f'="{above}')
    return named.replace("<title>", f'<meta name="trictrac-site" content="{escape(server)}" />\n    <title>', 1)


def worker(folder: Path, files: list[str]) -> str:
    """The service worker, which keeps these files; another version of any of them makes another worker."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (folder / file).read_bytes())
    kept = [file.removesuffix(PAGE) or "./" for file in files]
    text = WORKER.read_text(encoding="utf-8").replace("@VERSION@", digest.hexdigest()[:16])
    return text.replace('["@FILES@"]', json.dumps(kept, indent=2))


if __name__ == "__main__":
    main()
