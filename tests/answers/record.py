"""Records what a release answers, to hold later trees against it.

Run it at the root of this repository, with the sources of the release to compare with before all others::

    PYTHONPATH=../release/src python -m tests.answers.record              # everything
    PYTHONPATH=../release/src python -m tests.answers.record judge mark   # some of it

The recorded files in ``tests/answers/data`` come from the commit before the redesign (50b1f38), except ``sessions`` and
``protocol``: the redesign answered as before, then the law of marking by hand was settled anew (XVII.18–XVII.29),
which changed hand-marked sessions and no others; they were recorded from the tree that settled it. Since then a table
offers no mark to who throws first in a releve or a game: there is nothing to mark; and a result says who sat where.
Record again only where an answer is meant to change, and say in the commit which and why.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.answers import asking, questions
from tests.answers.recorded import FOLDER, save


def judge() -> None:
    """Positions and their throws."""
    asked = questions.judge_questions(asking.judge)
    save("judge", list(zip(asked, asking.judge(asked), strict=True)))


def mark() -> None:
    """Sequences of marks."""
    asked = questions.mark_questions()
    save("mark", list(zip(asked, asking.mark(asked), strict=True)))


def settle() -> None:
    """Accounts of evenings."""
    asked = questions.settle_questions()
    save("settle", list(zip(asked, asking.settle(asked), strict=True)))


def sessions() -> None:
    """Logs of tables, their records, and records with a mistake."""
    from tests.answers.sessions import session_questions

    asked = session_questions()
    save("sessions", [(question, asking.replay(question)) for question in asked])


def protocol() -> None:
    """Tables of the server."""
    from tests.answers.driver import SCENES
    from tests.answers.serving import play_all

    with tempfile.TemporaryDirectory() as folder:
        save("protocol", play_all(Path(folder), SCENES))


COMMANDS: dict[str, Callable[[], None]] = {
    "judge": judge, "mark": mark, "settle": settle, "sessions": sessions, "protocol": protocol
}  # fmt: skip


def main() -> None:
    """Records what is named, or everything."""
    import trictrac

    print(f"answers of {Path(trictrac.__file__).parent}")
    for name in sys.argv[1:] or COMMANDS:
        COMMANDS[name]()
        path = FOLDER / f"{name}.jsonl.gz"
        print(f"{name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
