"""Writes ``web/src/advice/samples.json``: what hints tell of some throws, for the browser to tell alike.

The positions are decisions of the yardstick (docs/data/benchmark), judged by the nets as the module has them;
``tests/web/test_hints.py`` fails when the answers have changed: the net, the law or what is told has.
"""

from __future__ import annotations

import gzip
import json
from itertools import islice
from pathlib import Path
from typing import Any

from trictrac.players.hint import aim, better_than, hint
from trictrac.players.module_engine import ModuleEngine
from trictrac.players.net_player import NetPlayer
from trictrac.players.registry import make
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.throw import Throw
from trictrac.words import Fact

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "web/src/advice/samples.json"
YARDSTICK = ROOT / "docs/data/benchmark"
SHOWN = 3
"""Choices of each answer that are compared."""
OF_EACH = 9
"""Decisions of each form, as far apart in the file as can be."""
STAKES = "loi-2013 stakes=quadruple"
CHOSEN = [
    ("1x15_1x15_w", "6-4", "loi-2013"),
    ("1x13-8-10_1x15_w", "4-3", "loi-2013"),
    # Fills; keeps; may leave; an exit; ends the game; a passage closed and an enfilade; nothing can be played.
    ("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_0.3.12_4b.5.12", "6-4", "loi-2013"),
    ("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12", "6-4", "loi-2013"),
    ("4-5-6-7x2-8x2-9x2-10x2-11x2-12x2_3-6-7x2-8x3-9x3-10x3-12x2_w_4b.0.16_2.3s.16", "4-1", "loi-2013"),
    ("1x3-3x2-4x2-5-7x2-8x2-9-12x2_1x2-2x2-3x2-4x2-5x2-6x4-11_b_8.0.9_8.0.8", "3-1", "loi-2013"),
    ("1x3-3x2-4x2-5-7x2-8x2-9-12x2_1x2-2x2-3x2-4x2-5x2-6x4-11_b_8.0.9_8.0.8", "3-1", STAKES),
    ("20x2-22x3-23_4x2-6x2_w_4.5.44_0.3.44", "4-2", "loi-2013"),
    ("7x3-8x3-9x3-10x3-12x3_2-7x2-8x2-9x2-10x2-11x2-12x3-20_b_0.3.18_8b.11.18", "6-3", "loi-2013"),
    ("1x3-2x2-3x2-6x2-11x3-12x3_7x2-8x2-9x2-10x2-11x2-12x5_b_0.2.20_4.5.20", "2-1", "loi-2013"),
    ("1x2-7x2-8x2-9x2-10x2-11x2-12x3_1x4-2x3-3x2-20x3-21x3_w_0.2.20_4.5.20", "2-1", "loi-2013"),
    ("1x2-2x2-6x2-9x2-10x3-11x2-12x2_1x4-2-5-6-8x2-10x2-11x4_w_2b.3s.14_0.4.15", "6-5", "loi-2013"),
]


def questions() -> list[dict[str, Any]]:
    """What is asked."""
    asked = [
        {"position": position, "throw": throw, "rules": rules, "form": "ordinary", "player": "net"}
        for position, throw, rules in CHOSEN
    ]
    for form in ("ordinary", "a-ecrire"):
        with gzip.open(YARDSTICK / f"{form}.jsonl.gz", "rt", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        rules = lines[0]["rules"]
        decisions = lines[1:]
        for decision in islice(decisions, 0, None, len(decisions) // OF_EACH):
            where = {name: decision[name] for name in ("position", "throw")}
            asked.append(where | {"rules": rules, "form": form, "player": "net"})
    far = [dict(question, player=player) for question in asked[2:5] for player in ("1ply", "maitre")]
    return [question | {"played": played(question)} for question in asked + far]


def played(question: dict[str, Any]) -> str | None:
    """A play to compare with the best: the middle one of the list."""
    position, throw = Position.parse(question["position"]), Throw.parse(question["throw"])
    plays = position.legal_plays(throw, Rules.parse(question["rules"]))
    return str(plays[len(plays) // 2]) if len(plays) > 1 else None


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What Python tells, by the nets in numbers of 16 bits."""
    player = make(question["player"])
    assert isinstance(player, NetPlayer)
    adviser = NetPlayer(player.name, player.depths, engine_of=ModuleEngine)
    throw, rules = Throw.parse(question["throw"]), Rules.parse(question["rules"])
    found = hint(Position.parse(question["position"]), throw, rules, question["form"], adviser)
    better = next((c.play for c in found.choices if question["played"] == str(c.play)), None)
    aimed = aim(found)
    return found.to_data(SHOWN, told=facts) | {
        "aim": aimed and aimed.to_data(),
        "better": facts(better_than(found, better)) if better else [],
    }


def facts(told: list[Fact]) -> list[dict[str, object]]:
    """As the wire carries them."""
    return [each.to_data() for each in told]


def samples() -> list[dict[str, Any]]:
    """Questions with their answers, as JSON reads them."""
    found: list[dict[str, Any]] = json.loads(
        json.dumps([{"question": question, "answer": answer(question)} for question in questions()])
    )
    return found


def main() -> None:
    """Writes the file."""
    PLACE.write_text(json.dumps(samples(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
