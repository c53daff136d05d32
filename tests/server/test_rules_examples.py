"""The examples of the rules page (web/src/pages/rules): the law says what their captions say."""

import json
import re
from pathlib import Path

import pytest

from trictrac.forms.marque import value
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.server.study.examining import examine
from trictrac.throw import Throw

PAGE = Path(__file__).parents[2] / "web" / "src" / "pages" / "rules"
EXAMPLES = json.loads((PAGE / "examples.json").read_text(encoding="utf-8"))
ROMAN = tuple("I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split())  # noqa: SIM905
ONE_PLAY = {"fr": r"\bseul\b", "en": r"\b(only|single)\b"}
KNOWN = {
    "mover",
    "other",
    "plays",
    "ways",
    "points",
    "jans",
    "before",
    "trous",
    "other_trous",
    "left",
    "wins",
    "may_leave",
    "marque",
}


def judged(example):
    found = examine(Position.parse(example["position"]), Throw.parse(example["throw"]), Rules())
    assert not found.faults, found.faults
    assert found.judged is not None
    return found.judged


def sum_of(sheet, side):
    return next((each for each in sheet.sums if each.side == side), None)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each['article']}-{each['id']}")
def test_the_law_says_what_the_caption_says(example):
    sheet, says = judged(example), example["says"]
    assert says.keys() <= KNOWN
    mover, other = ("white", "black") if "_w" in example["position"] else ("black", "white")
    points = {side: sum(line.points for line in sheet.score if line.side == side) for side in (mover, other)}
    mine, theirs = sum_of(sheet, mover), sum_of(sheet, other)
    truth = {
        "mover": points[mover],
        "other": points[other],
        "plays": len(sheet.plays),
        "ways": [line.ways for line in sheet.score],
        "points": [line.points for line in sheet.score],
        "jans": [line.jan for line in sheet.score],
        "before": mine and mine.before,
        "trous": mine.trous if mine else 0,
        "other_trous": theirs.trous if theirs else 0,
        "left": mine and mine.points,
        "wins": bool(mine and mine.wins),
        "may_leave": sheet.may_leave,
    }
    for name in says.keys() & truth.keys():
        assert says[name] == truth[name], name
    # Whatever the throw is worth is named: no example keeps quiet about points.
    assert says.get("mover", 0) == points[mover]
    assert says.get("other", 0) == points[other]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each['article']}-{each['id']}")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_caption_names_the_figures(example, lang):
    named = set(map(int, re.findall(r"\d+", example["caption"][lang])))
    says = example["says"]
    for name in ("mover", "other", "plays", "before", "trous", "other_trous", "left"):
        if name == "plays" and says.get(name) == 1:
            assert re.search(ONE_PLAY[lang], example["caption"][lang], re.I)
        elif says.get(name):
            assert says[name] in named, f"{name} = {says[name]} is not in: {example['caption'][lang]}"
    for name in ("ways", "points"):
        assert {count for count in says.get(name, []) if count > 1} <= named


@pytest.mark.parametrize(
    "example", [each for each in EXAMPLES if "marque" in each["says"]], ids=lambda each: each["id"]
)
def test_a_marque_is_worth_what_the_caption_says(example):
    marque = example["says"]["marque"]
    worth = value(marque["winner"], marque["loser"], marque["serie"], marque["refaits"], Rules())
    assert worth == marque["value"]
    for lang in ("fr", "en"):
        assert {marque["winner"], marque["loser"], worth} <= set(map(int, re.findall(r"\d+", example["caption"][lang])))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each['article']}-{each['id']}")
def test_the_position_could_be_met(example):
    """Fifteen dames a side, but for those that went out from the last table."""
    position = Position.parse(example["position"])
    for camp in (position.white, position.black):
        assert camp.out == 0 or not any(camp.dames[:18])


def test_every_article_has_an_example():
    assert {each["article"] for each in EXAMPLES} == {"0", *ROMAN, "T"}
    assert len({each["id"] for each in EXAMPLES}) == len(EXAMPLES)
