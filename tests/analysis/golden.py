"""Reports of the example records as text, kept to be read: ``python -m tests.analysis.golden`` writes them anew.

Read the difference before committing it: a loss that changed for no reason is a fault.
"""

from __future__ import annotations

from pathlib import Path

from trictrac.analysis import analyse_file
from trictrac.analysis.page import page

FOLDER = Path(__file__).parent / "golden"
RECORDS = Path(__file__).parents[2] / "examples/records"
GAMES = {"ecole": "en", "lepeintre-1": "fr", "tourner": "en"}
"""A strict game with écoles, a relevé of the treatise, an evening à écrire of three; and the language of each."""


def report(name: str) -> str:
    """What ``trictrac analyse`` prints of a record, and what it says of every coup."""
    (found,) = analyse_file(RECORDS / f"{name}.txt")
    data = found.to_data(GAMES[name])
    lines = [*page(data, GAMES[name]), ""]
    for each in data["decisions"]:
        told = [
            f"{each['game']}.{each['coup']}",
            data["players"][each["player"]]["name"],
            each["kind"],
            each["throw"] or "-",
        ]
        told += [
            each["played"] or "-",
            f"best {each['best']}",
            f"{each['loss']:.4f}",
            each["class"],
            *each["categories"],
        ]
        lines.append("  ".join(told))
    lines.append("")
    for each in data["coups"]:
        figures = " ".join(f"{name} {each[name]:+.4f}" for name in ("start", "result", "skill", "luck"))
        lines.append(
            f"{each['game']}.{each['coup']}  {data['players'][each['player']]['name']}  {each['throw']}  {figures}"
        )
    return "\n".join(line.rstrip() for line in lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        (FOLDER / f"{one}.txt").write_text(report(one), "utf-8")
