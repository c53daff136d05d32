"""What the plays of the books are worth: writes the figures of the relevés and of the debates into the package.

``.venv/bin/python scripts/weigh_books.py [releves] [debates] [--trials N]`` reads the relevés of ``examples/records``
and the positions of ``knowledge/treatises.py`` and writes ``src/trictrac/lessons/releves/*.json`` and
``debates/*.json``. Every play is looked at two throws ahead by the master; in a debate the treatise's play and the
master's are also played out with the same dice (``--trials`` games each, 5 184 by default: some minutes a debate).
The comments are written by hand, in ``words/catalogues/*/books.ftl``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from knowledge.common import LEAVE, ROOT, Choice, log, ordinary_engine, percent, ranked
from knowledge.treatises import COUPS, KNOWN, SEED, Known, same

from trictrac.kernel.state import SEAT
from trictrac.lessons.debate import Debate
from trictrac.lessons.kinds.choices import STAY
from trictrac.lessons.releve import PUPIL, BookCoup, Releve
from trictrac.lessons.weighed import WeighedChoice
from trictrac.plain import Plain
from trictrac.players.rollouts import roll_out
from trictrac.position import Position
from trictrac.records import Step, Stepper, read
from trictrac.table.events import Left, Marked

LESSONS = ROOT / "src/trictrac/lessons"
TRIALS = 4 * 36 * 36
RELEVES = {"lepeintre-1": "Lep. I", "lepeintre-2": "Lep. II", "lepeintre-3": "Lep. III"}
DEBATED = {
    "ll-59": ("LL 59", "6-4", "inside"),
    "ll-79": ("LL 79", "1-1", "duty-first"),
    "ll-93": ("LL 93", "3-2", "run"),
    "ll-123-six": ("LL 123", "5-4", "opening"),
    "ll-123-large": ("LL 123", "5-4", "first-plays"),
}
"""The plays that the master disputes (docs/knowledge.md, section 5), and the lesson that each belongs to."""


def main() -> None:
    """Writes what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=("releves", "debates"))
    parser.add_argument("--trials", type=int, default=TRIALS)
    args = parser.parse_args()
    if not args.what or "releves" in args.what:
        for name, source in RELEVES.items():
            log(name)
            write(LESSONS / "releves" / f"{name}.json", releve(name, source))
    if not args.what or "debates" in args.what:
        for name, known in disputed():
            log(name)
            found = debate(name, known, args.trials)
            number = int(known.source.split()[-1])
            write(LESSONS / "debates" / f"{number:03}-{name}.json", found)
            log(f"{name}: {found.gap} ± {found.gap_error}")


def write(file: Path, value: Plain) -> None:
    """A coup, or a figure of a debate, stands on one line, so that a change can be read."""

    def text(data: object) -> str:
        return json.dumps(data, ensure_ascii=False, default=lambda each: each.to_data())

    def field(data: object) -> str:
        if not isinstance(data, list):
            return text(data)
        return "[\n" + ",\n".join(f"    {text(each)}" for each in data) + "\n  ]"

    fields = ",\n".join(f"  {text(name)}: {field(data)}" for name, data in value.to_data().items())
    file.write_text(f"{{\n{fields}\n}}\n", "utf-8")


def disputed() -> list[tuple[str, Known]]:
    """The debates: two of LL 123 have the same throw, the first of them on six tables."""
    left = list(KNOWN)
    found = []
    for name, (source, throw, _) in DEBATED.items():
        known = next(each for each in left if (each.source, each.throw) == (source, throw))
        left.remove(known)
        found.append((name, known))
    return found


def releve(name: str, source: str) -> Releve:
    """A relevé from its record."""
    text = (ROOT / "examples/records" / f"{name}.txt").read_text("utf-8")
    (tour,) = read(text.splitlines(), Stepper())
    assert tour.problem is None
    return Releve(name, source, tuple(coup(step) for step in tour.steps if step.throw))


def coup(step: Step) -> BookCoup:
    """One coup, its choices weighed where the pupil makes them."""
    left = any(isinstance(event, Left) for event in step.events)
    book = LEAVE if left else str(step.play or "")
    marked = sum(event.points or 0 for event in step.events if isinstance(event, Marked))
    if step.before.turn is not PUPIL:
        return BookCoup(step.where.coup, str(step.before), book, marked)
    choices = everything(step.before)
    plays = [each for each in choices if each.text != LEAVE]
    leave = [each for each in choices if each.text == LEAVE]
    decision = sorted([weighed(plays[0], STAY), *map(weighed, leave)], key=lambda each: -each.chance) if leave else []
    # Where the book leaves, there is nothing to play; where it is silent, there is.
    own = () if left else tuple(map(weighed, plays))
    return BookCoup(step.where.coup, str(step.before), book, marked, tuple(decision), own)


def everything(position: Position) -> list[Choice]:
    """All that can be done with the dice on the table, two throws ahead, the best first."""
    assert position.throw is not None
    row = Position(position.white, position.black, position.turn).to_row()
    found: list[Choice] = ranked(ordinary_engine(), row, (position.throw.high, position.throw.low), lambda _: True)
    return found


def weighed(choice: Choice, name: str = "") -> WeighedChoice:
    """A choice with its chance."""
    return WeighedChoice(name or choice.text, round(percent(choice.value), 2))


def debate(name: str, known: Known, trials: int) -> Debate:
    """Both plays played out with the same dice; what else there is, two throws ahead and counted from the master's."""
    board = Position.parse(f"{known.position}_{known.throw}")
    choices = everything(board)
    master, book = choices[0], next(each for each in choices if same(each.text, known.play))
    rows = np.stack([master.row, book.row])
    signs = 1 - 2 * (rows[:, SEAT] ^ board.to_row()[SEAT])[:, np.newaxis]
    values: Any = 50 * (1 + signs * roll_out(ordinary_engine(), rows, trials, COUPS, SEED))
    best, other = (
        WeighedChoice(text, *mean(line)) for text, line in zip((master.text, known.play), values, strict=True)
    )
    rest = [
        WeighedChoice(each.text, round(best.chance - percent(master.value) + percent(each.value), 2))
        for each in choices
        if each not in (master, book) and each.text != LEAVE
    ]
    gap, error = mean(values[0] - values[1])
    figures = (best, *sorted([other, *rest], key=lambda each: -each.chance))
    return Debate(name, known.source, DEBATED[name][2], str(board), known.play, trials, gap, error, figures)


def mean(values: Any) -> tuple[float, float]:
    """The mean of the games and its standard error, in percent."""
    return round(float(values.mean()), 2), round(float(values.std(ddof=1) / np.sqrt(len(values))), 2)


if __name__ == "__main__":
    main()
