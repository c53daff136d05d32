"""Sessions to replay: random tables of every form, logged and written by the release, and records with a mistake."""

from __future__ import annotations

import importlib.util
import random
import re
import tempfile
from pathlib import Path
from types import ModuleType

from tests.answers.asking import trictrac

ROOT = Path(__file__).parents[2]


def session_questions() -> list[dict[str, str]]:
    """Logs, records (those of the examples first) and wrong records."""
    examples = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples" / "records").iterdir())]
    logs = _logs()
    records = [*examples, *map(_record_of, logs)]
    wrong = [_spoilt(record, random.Random(f"wrong {number}")) for number, record in enumerate(records)]
    kinds = {"log": logs, "record": records, "wrong": wrong}
    return [{"kind": kind, "session": text} for kind, texts in kinds.items() for text in texts]


def _driver() -> ModuleType:
    """The release's own way of playing random tables (its ``tests/records/driver.py``)."""
    import trictrac as release

    path = Path(release.__file__).parents[2] / "tests" / "records" / "driver.py"
    spec = importlib.util.spec_from_file_location("release_driver", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _logs() -> list[str]:
    """One log for each form and marking, half of them with a clock, some cut short."""
    from trictrac.rules import Rules
    from trictrac.table import Attention, Clock
    from trictrac.table.log import LogFile

    driver = _driver()
    logs = []
    seed = 0
    for usage in ("loi-2013", "usage-19e"):
        for name in driver.forms_of_play():
            count = len(driver.forms_of_play()[name].players)
            for clock in (None, Clock(1.0, 12.0)):
                for setting in driver.settings(count, clock):
                    seed += 1
                    if seed % 2 == (usage == "loi-2013"):
                        continue
                    form = driver.forms_of_play(Rules.of(usage, trous=2))[name]
                    table = driver.play_session(
                        form, setting, seed, Attention(0.8, 0.8), mischief=0.15 * (seed % 3), most=500
                    )
                    with tempfile.TemporaryDirectory() as folder:
                        path = Path(folder) / "table.log"
                        file = LogFile.create(path, form, setting)
                        file.append(table.events[: len(table.events) * 2 // 3] if seed % 5 == 0 else table.events)
                        file.close()
                        logs.append(path.read_text(encoding="utf-8"))
    return logs


def _record_of(log: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.log"
        path.write_text(log, encoding="utf-8")
        return trictrac("replay", str(path), "--text")[1]


def _spoilt(record: str, rng: random.Random) -> str:
    """The record with another digit somewhere, or without one of its lines."""
    if rng.random() < 0.3:
        lines = record.splitlines(keepends=True)
        del lines[rng.randrange(len(lines))]
        return "".join(lines)
    place = rng.choice([found.start() for found in re.finditer(r"\d", record)])
    digit = rng.choice([other for other in "123456" if other != record[place]])
    return record[:place] + digit + record[place + 1 :]
