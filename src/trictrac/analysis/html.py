"""A report as one page of HTML that needs nothing else: the curve of the game, luck beneath it, the mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources
from typing import Any

from trictrac import svg
from trictrac.analysis.page import MISTAKES, headings, mistake_line, player_cells, remarks
from trictrac.play import Play
from trictrac.position import Position
from trictrac.svg import Arrow
from trictrac.words import capital, say

_CSS = resources.files("trictrac.records") / "book.css"
_OWN_CSS = """
.curve { margin: 1.5rem 0 2.5rem; } .curve figcaption { color: var(--soft); font-style: italic; }
.curve svg { display: block; width: 100%; height: auto; }
.curve .axis { stroke: var(--line); }
.curve .worth { fill: none; stroke: var(--oxblood); stroke-width: 2; }
.curve .luck { fill: var(--green); } .curve .bad { fill: var(--brass); }
.wide { overflow-x: auto; } .wide table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
.wide th, .wide td { padding: .25rem .9rem .25rem 0; text-align: right; white-space: nowrap; }
.wide th { font-weight: 500; font-style: italic; color: var(--soft); }
.wide th:first-child, .wide td:first-child { text-align: left; }
"""
WIDTH, HEIGHT, LUCK = 960, 220, 60
"""The curve, and the band of luck beneath it."""
DRAWN = 20


def analysis_page(reports: list[dict[str, Any]], lang: str) -> Iterator[str]:
    """The page, piece by piece."""
    title = " · ".join(dict.fromkeys(_names(report) for report in reports)) or "Trictrac"
    yield (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} – Trictrac</title>\n<style>{_CSS.read_text('utf-8')}{_OWN_CSS}</style>\n"
        "</head>\n<body>\n"
    )
    for report in reports:
        yield from _session(report, lang)
    yield "</body>\n</html>\n"


def _names(report: dict[str, Any]) -> str:
    return " – ".join(player["name"] for player in report["players"])


def _session(report: dict[str, Any], lang: str) -> Iterator[str]:
    lead = capital(say("analysis-lead", lang, depth=report["depth"], unit=report["unit"]))
    yield f'<section class="session">\n<header><h1>{escape(_names(report))}</h1>\n<p class="lead">{escape(lead)}</p>'
    yield "</header>\n" + _players(report, lang)
    for game in dict.fromkeys(coup["game"] for coup in report["coups"]):
        yield _curve([coup for coup in report["coups"] if coup["game"] == game], report, lang)
    mistakes = [each for each in report["decisions"] if each["class"] in MISTAKES and each["kind"] in ("play", "stay")]
    for each in sorted(mistakes, key=lambda each: -each["loss"])[:DRAWN]:
        yield _mistake(each, report, lang)
    for text in remarks(report, lang):
        yield f'<p class="wrong" role="alert">{escape(text)}</p>\n'
    yield "</section>\n"


def _players(report: dict[str, Any], lang: str) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings(lang))
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in player_cells(player, report["unit"], lang)) + "</tr>"
        for player in report["players"]
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>\n'


def _curve(coups: list[dict[str, Any]], report: dict[str, Any], lang: str) -> str:
    """What the game is worth to the player who threw first, coup by coup, and the luck of each throw."""
    first = coups[0]["player"]
    signs = [1 if coup["player"] == first else -1 for coup in coups]
    worths = [coups[0]["start"], *(sign * coup["result"] for sign, coup in zip(signs, coups, strict=True))]
    lucks = [sign * coup["luck"] for sign, coup in zip(signs, coups, strict=True)]
    top, most = max(1e-9, *map(abs, worths)), max(1e-9, *map(abs, lucks))
    step = WIDTH / len(coups)
    points = " ".join(
        f"{place * step:.1f},{HEIGHT / 2 - worth / top * HEIGHT * 0.47:.1f}" for place, worth in enumerate(worths)
    )
    middle = HEIGHT + LUCK / 2
    bars = "".join(
        f'<rect class="{"luck" if luck >= 0 else "bad"}" x="{place * step + step * 0.2:.1f}" width="{step * 0.6:.1f}" '
        f'y="{middle - max(0.0, luck) / most * LUCK * 0.47:.1f}" height="{abs(luck) / most * LUCK * 0.47:.1f}">'
        f"<title>{coup['coup']}. {coup['throw']}</title></rect>"
        for place, (luck, coup) in enumerate(zip(lucks, coups, strict=True))
    )
    name = report["players"][first]["name"]
    label = say("analysis-curve", lang, name=name, game=coups[0]["game"])
    return (
        f'<figure class="curve"><figcaption>{escape(label)}</figcaption>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + LUCK}" role="img" aria-label="{escape(label)}">'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}"/>'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}"/>'
        f'<polyline class="worth" points="{points}"/>{bars}</svg></figure>\n'
    )


def _mistake(each: dict[str, Any], report: dict[str, Any], lang: str) -> str:
    position = Position.parse(each["position"])
    name = report["players"][each["player"]]["name"]
    arrows: list[Arrow] = []
    if each["kind"] == "play":
        arrows = [Arrow(position.turn, start, end) for start, end in Play.parse(each["best"]).moves]
    drawn = svg.board(position, arrows=arrows, orientation=position.turn, lang=lang, coordinates=True)
    told = " ".join(each["reasons"])
    line = mistake_line(each, name, report["unit"], lang)
    title = say("analysis-coup", lang, game=each["game"], coup=each["coup"])
    return (
        f'<article class="coup">\n<figure>{drawn}</figure>\n<div><h3>{escape(title)}</h3>\n'
        f"<p>{escape(line)}</p><p>{escape(told)}</p></div>\n</article>\n"
    )
