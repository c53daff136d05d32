"""The line protocol of ``trictrac engine``, by which programs in any language play or are asked (docs/engine.md).

One JSON object per line in each direction. :class:`Answers` is the side that answers, for a player of this package;
:func:`question` and :func:`chosen` are the side that asks, which :mod:`trictrac.players.program` does of somebody
else's program.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast, get_args

from trictrac.errors import TrictracError
from trictrac.game import Decision
from trictrac.json_lines import BadLineError, is_count, shown
from trictrac.phase import Phase
from trictrac.play import Play
from trictrac.players.game_engine import GameEngine
from trictrac.players.match import MOST_COUPS, Form
from trictrac.players.rollouts import PAIRS_OF_THROWS
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.throw import Throw
from trictrac.words import fact

VERSION = 1
"""Of the protocol: grows when an answer that was right becomes wrong."""
LEAVE = Decision.LEAVE.value
MOST_TRIALS = 1_000_000
MOST_SEED = 2**63 - 1


class Answers:
    """What a player answers to the questions of the protocol."""

    def __init__(self, engine: GameEngine) -> None:
        self._engine = engine
        self._kinds = {
            "hello": self._hello,
            "choose": self._choose,
            "analyse": self._analyse,
            "rollout": self._roll_out,
        }

    def __call__(self, asked: dict[str, Any], _lang: str) -> dict[str, Any]:
        """The answer to one question; ``BadLineError`` or what the player refuses."""
        kind = asked.get("do")
        if not isinstance(kind, str) or kind not in self._kinds:
            raise BadLineError(fact("engine-do", given=shown(kind), known=", ".join(self._kinds)))
        return self._kinds[kind](asked)

    def _hello(self, _asked: dict[str, Any]) -> dict[str, Any]:
        return {"protocol": VERSION, "name": self._engine.name}

    def _choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        found = self._engine.decide(_position(asked), _throw(asked), _rules(asked), _form(asked), _seed(asked))
        return {"choice": None if found is None else str(found)}

    def _analyse(self, asked: dict[str, Any]) -> dict[str, Any]:
        ranked = self._engine.analyse(_position(asked), _throw(asked), _rules(asked), _form(asked))
        return {"choices": [choice.to_data() for choice in ranked]}

    def _roll_out(self, asked: dict[str, Any]) -> dict[str, Any]:
        found = self._engine.rollout(
            _position(asked),
            _count(asked, "trials", PAIRS_OF_THROWS, 1, MOST_TRIALS),
            rules=_rules(asked),
            form=_form(asked),
            coups=_count(asked, "coups", MOST_COUPS, 0, MOST_COUPS),
            seed=_seed(asked),
        )
        return found.to_data()


def question(number: int, position: Position, plays: Sequence[Play], rules: Rules, form: Form, seed: int) -> str:
    """The line that asks a program what it does with a throw that is marked."""
    choices = [str(play) for play in plays] + [LEAVE] * (position.phase is Phase.DECIDE)
    asked = {
        "id": number,
        "do": "choose",
        "position": str(position),
        "rules": str(rules),
        "form": form,
        "seed": seed,
        "choices": choices,
    }
    return json.dumps(asked, separators=(",", ":"))


def chosen(line: str, number: int) -> Play | Decision:
    """What a line answers to question ``number``; ``TrictracError`` where it is no answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if isinstance(answer, dict) and isinstance(refusal := answer.get("error"), str):
        raise TrictracError(refusal)
    if not isinstance(answer, dict) or answer.get("id", number) != number or not isinstance(answer.get("choice"), str):
        raise BadLineError(fact("program-no-answer"))
    return Decision.LEAVE if answer["choice"] == LEAVE else Play.parse(answer["choice"])


def _position(asked: dict[str, Any]) -> Position:
    if not isinstance(text := asked.get("position"), str):
        raise BadLineError(fact("engine-position", given=shown(text)))
    return Position.parse(text)


def _throw(asked: dict[str, Any]) -> Throw | None:
    return None if asked.get("throw") is None else Throw.of(asked["throw"])


def _rules(asked: dict[str, Any]) -> Rules:
    return LOI_2013 if asked.get("rules") is None else Rules.parse(asked["rules"])


def _form(asked: dict[str, Any]) -> Form:
    form = asked.get("form", "ordinary")
    if form not in get_args(Form):
        raise BadLineError(fact("hint-no-form", given=shown(form), known=", ".join(get_args(Form))))
    return cast(Form, form)


def _seed(asked: dict[str, Any]) -> int:
    return _count(asked, "seed", 0, 0, MOST_SEED)


def _count(asked: dict[str, Any], name: str, usual: int, least: int, most: int) -> int:
    number = asked.get(name, usual)
    if not is_count(number) or not least <= number <= most:
        raise BadLineError(fact("engine-number", name=name, least=str(least), most=str(most), given=shown(number)))
    return number
