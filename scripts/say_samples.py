"""Writes ``web/src/words/samples.json``: facts and what Python says of them, which the browser must say alike."""

from __future__ import annotations

import json
import random
from pathlib import Path

from trictrac import ALL_THROWS, Position, Side, explain
from trictrac.figures import Figure, FigureKind
from trictrac.players.hint.numbers import mean_points
from trictrac.words import LANGUAGES, Fact, Moves, decimal, fact, say

PLACE = Path(__file__).resolve().parent.parent / "web/src/words/samples.json"
POSITIONS = (
    "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w",
    "1x13-8-10_1x15_w",
    "1x13-12x2_1x15_w",
    "7x2-8x4-9x4-10x2-11-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w",
    "19x3-20x2-21x2-22x2-23x2-24x2_15x3-17-18-19x2-20x3-22x3-23x2_w",
)
GRAND_JAN = Figure(FigureKind.NOMBRES_POUR_JOUER, Side.WHITE, (4, 7, 7), (8, 5, 5))


def facts() -> list[Fact]:
    """Reasons, refusals by example, what scores nothing, throws, plurals."""
    found = [fact("points", count=count) for count in (0, 1, 2, 1234)]
    found += [fact("refusal-of-duty", why="x", article="tarif", example=Moves(text)) for text in ("--", "23-s 1-7-11")]
    for throw in ALL_THROWS:
        found.append(explain.throw_name(throw))
        for text in POSITIONS:
            position = Position.parse(text)
            score, plays = position.score(throw), position.legal_plays(throw)
            found += explain.score(score, position) + explain.unscored(score, position, plays)
    return found


def hints() -> list[Fact]:
    """Figures, counts and clauses of a hint, which nest most deeply."""
    share = fact("percent", bound="below", number=decimal(0.1))
    means = (fact("hint-they-gain", points=mean_points(1.5)), fact("hint-and-give", number=decimal(0.25)))
    beaten = tuple(fact("hint-throws-theirs", count=count, does="beats") for count in (1, 12, 36))
    verb = fact("hint-verb-theirs", does="trou")
    by_throws = fact("hint-by-throws", verbs=verb, change="fewer", count=1, of=True, other=0)
    return [
        fact("hint-play-ahead", play=Moves("7-12 10-12"), worth=share, second=Moves("1-6 22-s"), cost=share),
        fact("hint-amount", number=decimal(-1.25, 2, signed=True), unit="stakes", size=1),
        fact("hint-allows", counts=beaten, means=means),
        fact("hint-allows-none", jan="keeps", means="none"),
        fact("hint-hopes", counts=(fact("hint-throws-mine", first=True, count=36, does="fills"),), points="none"),
        fact("hint-clause-theirs", does=(by_throws, fact("hint-mean-theirs", mean=mean_points(2), other=decimal(3)))),
        *(fact("hint-kept-jan", jan=jan, count=count) for jan, count in ((7, 0), (1, 1), (19, 2))),
        fact("hint-case", case=8, by="none"),
        fact("hint-case", case=8, by="revirade", undone=(7,)),
        fact("hint-case", case=11, by="double_revirade", undone=(7, 8)),
        fact("hint-room", numbers=explain.nombres_pour_jouer(GRAND_JAN, Position())),
    ]


def samples() -> str:
    """A hundred facts of the law and those of a hint, each with its sentences from either side of the board."""
    chosen = [*random.Random(1).sample(list(dict.fromkeys(facts())), 100), *hints()]
    told = [
        {
            "fact": each.to_data(),
            **{lang: [say(each, lang, facing=facing) for facing in (False, True)] for lang in LANGUAGES},
        }
        for each in chosen
    ]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    PLACE.write_text(samples(), "utf-8")
