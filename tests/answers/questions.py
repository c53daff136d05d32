"""Questions made up at random: positions of games, sequences of marks, evenings of every form."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
RULES: tuple[Any, ...] = (
    None,
    "loi-2013",
    "usage-19e",
    {"pile_de_misere": False},
    {"preset": "usage-19e", "pile_de_misere": True},
)
Judge = Callable[[Sequence[str]], list[Any]]
START = {"mover": {"1": 15}, "other": {"1": 15}, "dice": [6, 5]}


# Judge


def judge_questions(judge: Judge) -> list[str]:
    """The cases of the treatises, positions of random games up to the exit, and bad lines."""
    questions = [json.dumps(case) for case in _treatises()]
    for positions in zip(*(_game(number, judge) for number in range(60)), strict=True):
        questions += map(json.dumps, positions)
    return [*questions, *map(json.dumps, _piles()), *_bad_positions()]


def _treatises() -> list[dict[str, Any]]:
    found = []
    for path in sorted((ROOT / "tests" / "cases").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            kept = {key: case[key] for key in ("id", "mover", "other", "dice") if key in case}
            found += [kept, kept | {"coup": 3, "rules": "usage-19e"}] if "dice" in case else []
    return found


def _game(number: int, judge: Judge, kept: int = 24) -> list[dict[str, Any]]:
    """Questions of one game played at random; some begin where dames already leave the board."""
    rng = random.Random(f"positions {number}")
    found: list[dict[str, Any]] = []
    rules = RULES[number % len(RULES)]
    camps = [_late(rng), _late(rng)] if number % 3 == 0 else [{"1": 15}, {"1": 15}]
    coup = 30 if number % 3 == 0 else 0
    while len(found) < kept * (1 if number % 3 == 0 else 3):
        mover, other = camps
        die = rng.randint(1, 6)
        dice = [die, die if rng.random() < 0.2 else rng.randint(1, 6)]
        question = {"id": f"{number}.{len(found)}", "mover": mover, "other": other, "dice": dice}
        question |= {"coup": coup // 2 + 1} if coup < 12 else {}
        question |= {"rules": rules} if rules else {}
        found.append(question)
        (answer,) = judge([json.dumps(question)])
        mover = _played(mover, rng.choice(answer["plays"]))
        coup += 1
        camps = [other, mover]
        if not mover:
            camps, coup = [{"1": 15}, {"1": 15}], 0
    return found if len(found) == kept else sorted(rng.sample(found, kept), key=found.index)


def _piles() -> list[dict[str, Any]]:
    """Nearly all dames on the corner, before a grand jan: the pile of misery (art. XIV)."""
    rng = random.Random("piles")
    full = {"7": 2, "8": 2, "9": 2, "10": 2, "11": 2, "12": 5}
    found: list[dict[str, Any]] = []
    for number in range(60):
        mover = {"12": 15}
        for _ in range(rng.randint(0, 2)):
            mover["12"] -= 1
            case = str(rng.randint(7, 11))
            mover[case] = mover.get(case, 0) + 1
        dice = [rng.randint(1, 6), rng.randint(1, 6)]
        question = {"id": f"pile {number}", "mover": mover, "other": full, "dice": dice}
        found.append(question | ({"rules": RULES[number % 5]} if RULES[number % 5] else {}))
    return found


def _late(rng: random.Random) -> dict[str, int]:
    """Dames of which all stand in the jan de retour."""
    dames: dict[str, int] = {}
    for _ in range(rng.randint(3, 15)):
        case = str(rng.randint(19, 24))
        dames[case] = dames.get(case, 0) + 1
    return dames


def _played(dames: dict[str, int], play: list[list[int]]) -> dict[str, int]:
    after = dict(dames)
    for start, end in play:
        after[str(start)] -= 1
        after[str(end)] = after.get(str(end), 0) + 1
    return {case: count for case, count in after.items() if count and case != "25"}


def _bad_positions() -> list[str]:
    wrong: list[dict[str, Any]] = [
        {"mover": {"1": 16}}, {"mover": {"1": 10, "2": 6}}, {"mover": {"1": 14, "24": 1}},
        {"mover": {"1": 14, "12": 1}},
        {"other": {"1": 14, "12": 1}}, {"mover": {"1": 13, "13": 2}}, {"dice": [7, 1]}, {"dice": [0, 1]}, {"dice": [6]},
        {"dice": [6.0, 1]}, {"dice": [True, 1]}, {"dice": "65"}, {"dice": None}, {"other": None}, {"mover": {"0": 15}},
        {"mover": {"25": 15}}, {"mover": {"a": 15}}, {"mover": {"-1": 15}}, {"mover": {"1": -1}}, {"mover": {"1": 1.5}},
        {"mover": {"1": None}}, {"mover": {}}, {"coup": 0}, {"coup": "3"}, {"coup": True}, {"rules": "loi-1699"},
        {"rules": 7}, {"rules": {"pile": True}}, {"rules": {"pile_de_misere": 3}}, {"rules": {"preset": "none"}},
    ]  # fmt: skip
    lines = [json.dumps({"id": number, **START, **change}) for number, change in enumerate(wrong)]
    return [*lines, "nonsense", "[1, 2]", "7", '{"id": NaN}', "{", '{"id": "\\ud800"}', "[" * 3000]


# Mark


def mark_questions() -> list[str]:
    """Sequences of points, exits and leaves, from any marks; a tenth of them wrong."""
    rng = random.Random("marks")
    questions = []
    for number in range(400):
        question: dict[str, Any] = {"id": number, "events": [_event(rng) for _ in range(rng.randint(0, 14))]}
        if rng.random() < 0.6:
            question["start"] = {name: _marks(rng) for name in "AB" if rng.random() < 0.8}
        if number % 10 == 9:
            _spoil(question, rng)
        questions.append(json.dumps(question))
    return [*questions, "oops", "[]", '{"events": 3}', '{"id": 1}', '{"id": Infinity, "events": []}', "[" * 3000]


def _event(rng: random.Random) -> list[Any]:
    what = rng.choice([2, 2, 4, 4, 4, 6, 6, 8, 10, 12, 14, 18, 24, 36, 100, "leave", "sortie"])
    return [rng.choice("AB"), what]


def _marks(rng: random.Random) -> dict[str, Any]:
    marks = {
        "points": rng.randrange(0, 12, 2),
        "bredouille": rng.random() < 0.5,
        "trous": rng.choice([0, 0, 1, 5, 11, 12, 40, 200, 10**9]),
        "serie": rng.random() < 0.5,
    }
    return {key: value for key, value in marks.items() if rng.random() < 0.7}


def _spoil(question: dict[str, Any], rng: random.Random) -> None:
    wrong: list[dict[str, Any]] = [
        {"events": [["A", 3]]}, {"events": [["C", 2]]}, {"events": [["A", 0]]}, {"events": [["A", "go"]]},
        {"events": [["A"]]}, {"events": [["A", True]]}, {"events": [["B", 10_002]]}, {"events": "A4"},
        {"start": {"A": {"points": 3}}}, {"start": {"A": {"points": 12}}}, {"start": {"B": {"trous": -1}}},
        {"start": {"B": {"serie": 1}}}, {"start": {"A": {"jetons": 2}}}, {"start": {"D": {}}}, {"start": []},
    ]  # fmt: skip
    question |= rng.choice(wrong)


# Settle

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Élise", "Fanny")
SIZES = {"ordinary": 2, "deux": 2, "tourner": 3, "equipes": 4, "chouette": 3, "poule": 3}
STEPS = {"deux": 2, "tourner": 3, "equipes": 4, "chouette": 2}


def settle_questions() -> list[str]:
    """The evenings of the examples, and made ones of every form: over, unfinished and wrong."""
    examples = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples" / "evenings").iterdir())]
    made = [_evening(form, random.Random(f"evening {form} {number}")) for form in SIZES for number in range(35)]
    return [*examples, *map(json.dumps, made), "{", "form = 3", "", '{"form": "whist"}']


def _evening(form: str, rng: random.Random) -> dict[str, Any]:
    count = rng.randint(3, 6) if form == "poule" else SIZES[form]
    rules = {
        "preset": rng.choice(["loi-2013", "usage-19e"]),
        "stakes": rng.choice(["simple", "double", "quadruple"]),
        "consolation": rng.choice(["doubling", "adding"]),
        "gives_way": rng.choice(["winner", "loser"]),
        "jetons_aside": rng.choice([0, 1, 2]),
        "bets": rng.choice(["pairs", "totals"]),
        "fiche": rng.choice([1, 5, 10]),
        "long_series": rng.random() < 0.5,
    }
    kept = {key: value for key, value in rules.items() if key == "preset" or rng.random() < 0.5}
    evening: dict[str, Any] = {"form": form, "players": list(NAMES[:count]), "rules": kept}
    if form in STEPS:
        evening["marques"] = STEPS[form] * rng.randint(1, 4)
        played = evening["marques"] if rng.random() < 0.8 else rng.randint(0, evening["marques"])
        evening["marque"] = [marque for _ in range(played) for marque in _marque(rng)]
        return evening
    evening["stake"] = rng.randint(1, 20)
    if form == "poule" and rng.random() < 0.5:
        evening["order"] = rng.sample(NAMES[:count], count)
    games = rng.randint(1, 6)
    evening["game"] = [_game_result(rng, form == "poule") for _ in range(games)]
    if form == "poule" and rng.random() < 0.5:
        evening["stopped"] = True
    return evening


def _marque(rng: random.Random) -> list[dict[str, Any]]:
    """A marque and the refaits before it."""
    found: list[dict[str, Any]] = []
    while rng.random() < 0.15:
        found.append({"trous": [rng.randint(6, 12)] * 2})
    won = rng.choice([6, 7, 8, 9, 11, 12, 14, 18, 25])
    marque: dict[str, Any] = {"trous": [won, rng.randrange(0, min(won, 12))]}
    if rng.random() < 0.2:
        marque["bredouille"] = "petite" if won < 12 else "grande"
    if rng.random() < 0.5:
        marque["trous"].reverse()
    return [*found, marque]


def _game_result(rng: random.Random, poule: bool) -> dict[str, Any]:
    # The first to sit wins more often than not, so that some poules are won.
    trous = [12, rng.randrange(12)]
    if rng.random() < (0.35 if poule else 0.5):
        trous.reverse()
    return {"trous": trous, "bredouille": True} if 0 not in trous and rng.random() < 0.2 else {"trous": trous}
