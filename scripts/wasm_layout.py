"""Writes ``web/src/engine/layout.ts``, what the numbers of the wasm module mean; ``--check`` fails when it is stale.

Everything is read from the kernel and from the values above it, so that no rule and no number of the law is written in
TypeScript.
"""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

import web

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from trictrac import rules  # noqa: E402
from trictrac.analysis import categories, judging, yardstick  # noqa: E402
from trictrac.analysis import deciding as decisions  # noqa: E402
from trictrac.explain import marks  # noqa: E402
from trictrac.forms import marque  # noqa: E402
from trictrac.forms.ordinary import _QUADRUPLE, STAKES_RULES  # noqa: E402
from trictrac.kernel import (  # noqa: E402
    border,
    border_player,
    deciding,
    net,
    outcomes,
    prospects,
    reasons,
    stakes,
    state,
    weighing,
)
from trictrac.kernel.marking import POINTS_OF_A_TROU  # noqa: E402
from trictrac.players import levels, search, statistics  # noqa: E402
from trictrac.players.hint import PLAYERS, aims, consequences, differences, numbers, verdict  # noqa: E402
from trictrac.players.hint import reasons as telling  # noqa: E402
from trictrac.players.hint import weighing as hint_weighing  # noqa: E402
from trictrac.players.net_player import NetPlayer  # noqa: E402
from trictrac.players.packed_net import player_numbers  # noqa: E402
from trictrac.players.registry import make  # noqa: E402
from trictrac.score import How, Jan  # noqa: E402

PLACE = ROOT / "web/src/engine/layout.ts"
ROW = """
ROW DAMES COIN OUT ME OTHER MINE THEIRS POINTS BREDOUILLE TROUS SERIE COUPS SEAT PHASE DIE_A DIE_B OWED WINNER TARGET
RULES MADE THEIR_MADE MADE_DEUX_TABLES MADE_MEZEAS NOBODY OPENING THROW DECIDE PLAY OVER MAX_PLAYS MAX_REASONS
MANY_COUPS
"""
STAKES = "TROUS_OF_A_MARQUE GRANDE_BREDOUILLE LONGEST_SERIES MOST_DOUBLINGS POSTILLON FURTHER_BET"
DECIDING = ("PLAYER", "MERITS", "MOST_CANDIDATES", "VALUE", "LOSS", "DEPTH")
NOTHING_SET = dataclasses.replace(rules.LOI_2013, pile_de_misere=False)
"""Its bits are 0."""
FAULTS = ("negative", "too_many_dames", "lone_on_coin", "on_other_coin", "two_colours", "no_dame")


def options() -> dict[str, Any]:
    """Every option of the rules: what it may be, and the bits it sets in a row."""
    found: dict[str, Any] = {}
    for field in dataclasses.fields(rules.Rules):
        name = field.name
        if name in rules._CHOICES:
            allowed: list[Any] = list(rules._CHOICES[name])
            kind = "choice"
        elif name in rules._NUMBERS:
            allowed = [number for number in range(1001) if number in rules._NUMBERS[name]]
            kind = "number"
        else:
            allowed, kind = [False, True], "flag"
        none = dataclasses.replace(rules.LOI_2013, pile_de_misere=False).bits
        bits = {
            str(value).lower(): dataclasses.replace(rules.LOI_2013, **{"pile_de_misere": False, name: value}).bits
            - none
            for value in allowed
        }
        known: Any = allowed if kind == "choice" else ranges(allowed) if kind == "number" else []
        found[name] = {"kind": kind, "known": known} | ({"bits": bits} if any(bits.values()) else {})
    return found


def ranges(numbers: list[int]) -> list[list[int]]:
    """Numbers as pairs of the first and the last of each run."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs


def looks(depths: tuple[search.Depth, ...]) -> list[float]:
    """Somebody who errs not and looks so far ahead."""
    pairs = tuple((depth.keep, depth.margin) for depth in depths)
    return [float(number) for number in deciding.player_numbers(0, 0, pairs)]


def adviser(name: str) -> NetPlayer:
    """Somebody who can be asked for advice."""
    player = make(name)
    assert isinstance(player, NetPlayer)
    return player


def ends() -> dict[str, Any]:
    """How a game or a marque may end: how many outcomes a net knows, how many of them each side wins by, and which."""

    def where(found: Any) -> list[int]:
        return [int(each) for each in np.flatnonzero(found)]

    kinds = np.arange(stakes.KINDS)
    return {
        "ordinary": {
            "count": outcomes.ORDINARY,
            "side": stakes.KINDS,
            "petite": [],
            "grande": where(np.isin(kinds, (stakes.PAVILLON, stakes.NO_TROU))),
            "half": [stakes.FEW_TROUS],
        },
        "written": {
            "count": outcomes.WRITTEN,
            "side": outcomes.SIDE_ATOMS,
            "petite": where(outcomes.MULTIPLES == 2),
            "grande": where(outcomes.MULTIPLES == 4),
            "half": [],
        },
    }


def analysis() -> dict[str, Any]:
    """What an analysis goes by: how far it looks, what it counts, what is worth a word."""
    return {
        "LOOKS": {"net": looks(())} | {name: looks(depth.looks) for name, depth in judging.DEPTHS.items()},
        "ANALYSIS": {
            **{name: getattr(judging, name) for name in ("DISPUTED", "ROLLED", "TRIALS", "BLOCK", "SETTLED")},
            "ROLLED_PLIES": judging.ROLLED_PLIES,
            "COUPS_OF_A_TRIAL": judging.COUPS_OF_A_TRIAL,
            "EQUAL": yardstick.EQUAL,
            "FEWEST": yardstick.FEWEST,
            "SHOWN": decisions.SHOWN,
            "NORMAL": statistics.NORMAL,
            "CONSOLATION": marque.CONSOLATION,
        },
        "ADVISERS": {name: looks(adviser(name).depths) for name in PLAYERS},
        "ENDS": ends(),
        "TELLING": {
            "JANS": consequences.JANS,
            "LEAST_MEAN": consequences.LEAST_MEAN,
            **{name: getattr(numbers, name) for name in ("LEAST_SHOWN", "CERTAIN")},
            **{name: getattr(verdict, name) for name in ("CLOSE", "QUIET", "RISK")},
            "NEAR": aims.NEAR,
            "FORESEEN": hint_weighing.FORESEEN,
            **{name: getattr(differences, name) for name in ("CASES", "THROW_POINTS", "MEAN_POINTS")},
            "LEAST_MEAN_CHANGE": differences.LEAST_MEAN_CHANGE,
            "DIABLE": differences.DIABLE,
            **{name: getattr(telling, name) for name in ("LEAST", "MOST_REASONS", "WORTH_EXCUSING", "WORTH_A_BUT")},
            "SMALL": telling.SMALL,
            "HALF_WAY": categories.HALF_WAY,
            "CATEGORY_OF": categories._BY_KEY,
            "CATEGORY_OF_THROWS": categories._BY_THROWS,
            "ARTICLES": categories.ARTICLES,
        },
    }


def text() -> str:
    """The file."""
    presets = {name: dataclasses.asdict(preset) for name, preset in rules.PRESETS.items()}
    codes = {getattr(reasons, jan.name): jan for jan in Jan}
    tables: dict[str, Any] = {
        "ERRORS": {value: name for name, value in border.ERRORS.items()},
        "FAULTS": {getattr(border, name.upper()): name for name in FAULTS},
        "JANS": [{"name": codes[i].value, "article": codes[i].article} if i in codes else None for i in range(19)],
        "HOW": {how.name: how.value for how in How},
        "PROSPECTS": [name.lower() for name in ("POINTS_GAINED", "POINTS_GIVEN", "TROU", "JAN", "BEATEN", "BLOCKED")],
        "PETITS_JANS": list(marks._PETITS_JANS),
        "SIX_TABLES": list(marks._SIX_TABLES),
        "OPTIONS": options(),
        "PRESETS": presets,
        "SCRATCH": {"rows": weighing.ROOM, "numbers": weighing.NUMBERS, "integers": weighing.INTEGERS},
        "MOST_TRIAL_COUPS": border_player.MOST_TRIAL_COUPS,
        "STAKES_RULES": list(STAKES_RULES),
        "QUADRUPLE": [[_QUADRUPLE[kind][0], STAKES_RULES.index(_QUADRUPLE[kind][1])] for kind in range(stakes.KINDS)],
        "ATTENTION": {level.key: [level.attention.sees_points, level.attention.sees_ecoles] for level in levels.LEVELS},
        "LEVELS": {level.key: player_numbers(level).tolist() for level in levels.LEVELS},
        **analysis(),
        "EXPORTS": {export.function.__name__: export.arguments.split() for export in border.EXPORTS},
    }
    assert len(tables["PROSPECTS"]) == prospects.KINDS
    lines = ["/** Made by `make wasm` from the kernel: what the numbers of the module mean. */"]
    lines += [f"export const {name} = {getattr(state, name)};" for name in ROW.split()]
    lines += [f"export const {name} = {getattr(border, name)};" for name in ("ABI", "PLAY_FIELDS", "REASON_FIELDS")]
    lines += [f"export const {name} = {getattr(stakes, name)};" for name in STAKES.split()]
    lines += [f"export const POINTS_OF_A_TROU = {POINTS_OF_A_TROU};"]
    lines += [f"export const {name} = {getattr(deciding, name)};" for name in DECIDING]
    lines += [f"export const {name} = {getattr(border_player, name)};" for name in ("WORTH", "WIN", "LOSE", "SEEN")]
    lines += [f"export const NET_UNIT = {net.UNIT};", f"export const OUTCOMES = {outcomes.WRITTEN};"]
    lines += [f"export const {name} = {json.dumps(value)} as const;" for name, value in tables.items()]
    return "\n".join(lines) + "\n"


def formatted(source: str) -> str:
    """The file as prettier lays it out."""
    environment = web.with_node()
    if not web.is_installed():
        web.npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    command = ["node", "node_modules/prettier/bin/prettier.cjs", "--stdin-filepath", str(PLACE)]
    done = subprocess.run(
        command, input=source, capture_output=True, text=True, check=True, cwd=web.WEB, env=environment
    )
    return done.stdout


def main() -> None:
    """Writes the file, or compares it."""
    made = formatted(text())
    if "--check" in sys.argv:
        if not PLACE.is_file() or PLACE.read_text() != made:
            sys.exit(f"{PLACE.relative_to(ROOT)} is stale: run `make wasm`.")
    else:
        PLACE.write_text(made)


if __name__ == "__main__":
    main()
