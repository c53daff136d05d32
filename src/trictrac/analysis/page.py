"""A report to be read: the players, then the mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trictrac.words import Fact, decimal, fact, say

MISTAKES = ("blunder", "error", "inaccuracy")
LISTED = 20
"""The costliest mistakes that a page tells."""


def page(report: dict[str, Any], lang: str) -> Iterator[str]:
    """The lines of one session."""
    unit, players = report["unit"], report["players"]
    yield _say(
        "title", lang, players=" – ".join(player["name"] for player in players), depth=report["depth"], unit=unit
    )
    yield ""
    yield from _table([headings(lang), *(player_cells(player, unit, lang) for player in players)])
    mistakes = [each for each in report["decisions"] if each["class"] in MISTAKES and each["kind"] != "mark"]
    costly = sorted(
        sorted(mistakes, key=lambda each: -each["loss"])[:LISTED], key=lambda each: (each["game"], each["coup"])
    )
    if costly:
        yield ""
        yield _say("mistakes", lang, count=len(mistakes), shown=len(costly), unit=unit)
    for each in costly:
        yield from _mistake(each, players[each["player"]]["name"], unit, lang)
    for text in remarks(report, lang):
        yield ""
        yield text


def remarks(report: dict[str, Any], lang: str) -> Iterator[str]:
    """What is wrong with the record, or that it is not whole."""
    if report["flaw"]:
        yield _say("flaw", lang, flaw=report["flaw"])
    if report["problem"]:
        yield _say("stops", lang, problem=report["problem"])
    elif not report["coups"]:
        yield _say("no-coup", lang)
    elif not report["finished"]:
        yield _say("unfinished", lang)


def players_page(lines: list[dict[str, Any]], lang: str) -> Iterator[str]:
    """The table of players over many sessions."""
    names = ("name", "sessions", "decisions", "loss", "result", "luck", "unit")
    rows = [[_say(f"column-{name}", lang) for name in names]]
    for line in lines:
        amounts = (line["loss_per_decision"], line["result"], line["luck"])
        loss, result, luck = (say(_amount(value, line["unit"]), lang) for value in amounts)
        counts = [str(line["sessions"]), str(line["decisions"])]
        rows.append([line["name"], *counts, loss, result, luck, _say(f"unit-{line['unit']}", lang)])
    yield from _table(rows)


def headings(lang: str) -> list[str]:
    """The columns of the table of players."""
    columns = ("name", "result", "skill", "luck", "decisions", "loss", "resembles", "marking")
    return [_say(f"column-{name}", lang) for name in columns]


def player_cells(player: dict[str, Any], unit: str, lang: str) -> list[str]:
    """A player's line in it."""
    amounts = [say(_amount(player[name], unit, signed=True), lang) for name in ("result", "skill", "luck")]
    loss = say(_amount(player["loss_per_decision"], unit), lang)
    if player["half_width"] is not None:
        loss += f" ± {say(_amount(player['half_width'], unit), lang)}"
    level = player["resembles"]
    resembles = say(f"level-{level}", lang) if level else _say("too-few", lang)
    share = player["marking"]
    marking = "–" if share is None else say(fact("percent", bound="none", number=decimal(100 * share)), lang)
    return [player["name"], *amounts, str(player["decisions"]), loss, resembles, marking]


def mistake_line(each: dict[str, Any], name: str, unit: str, lang: str) -> str:
    """What was done, what was better, and what it cost."""
    loss = _amount(each["loss"], unit)
    about = {key: each[key] for key in ("game", "coup", "throw", "played", "best")}
    return _say(f"mistake-{each['kind']}", lang, name=name, loss=loss, rating=each["class"], **about)


def _mistake(each: dict[str, Any], name: str, unit: str, lang: str) -> Iterator[str]:
    yield "  " + mistake_line(each, name, unit, lang)
    about = ", ".join(_say(f"category-{category}", lang) for category in each["categories"])
    yield "    " + " ".join([f"[{about}]"] * bool(about) + each["reasons"])


def _amount(value: float, unit: str, signed: bool = False) -> Fact:
    return decimal(value, 2 if unit == "jetons" else 3, signed)


def _table(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        first, *rest = (
            text.ljust(width) if not place else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join([first, *rest])


def _say(key: str, lang: str, **values: Any) -> str:
    return say(fact(f"analysis-{key}", **values), lang)
