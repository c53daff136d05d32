"""A picture book of a record: one page of HTML that needs nothing else, a board for every coup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib import resources

from trictrac.records import story
from trictrac.records.header import Header, read_totals
from trictrac.records.plates import Plates
from trictrac.records.problem import RecordError
from trictrac.records.steps import Step, Tour
from trictrac.side import Side
from trictrac.table.events import (
    Claimed,
    Contested,
    Corrected,
    Ended,
    Event,
    Finished,
    Obliged,
    Played,
    Replayed,
)
from trictrac.words import capital, fact, say

_CSS = resources.files("trictrac.records") / "book.css"
_ECOLE = (Claimed, Contested, Corrected, Obliged, Replayed)
_END = (Ended, Finished)


def book(tours: Iterable[Tour], lang: str = "en") -> Iterator[str]:
    """The page, piece by piece. Everything is inside: it asks the network for nothing."""
    tours = list(tours)
    names = [tour.header.form.players for tour in tours if tour.header]
    title = " · ".join(dict.fromkeys(" – ".join(each) for each in names)) or "Trictrac"
    yield (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} – Trictrac</title>\n<style>{_CSS.read_text('utf-8')}</style>\n</head>\n<body>\n"
    )
    plates = Plates(lang)
    for number, tour in enumerate(tours, 1):
        yield from _session(tour, number, plates, lang)
    yield f"<footer>{say('record-footer', lang)}</footer>\n{plates.common()}\n</body>\n</html>\n"


def _session(tour: Tour, session: int, plates: Plates, lang: str) -> Iterator[str]:
    yield '<section class="session">\n'
    if tour.header:
        form = tour.header.form
        yield f"<header>\n<h1>{escape(' – '.join(form.players))}</h1>\n"
        yield f'<p class="lead">{escape(say(form.described, lang))}</p>\n'
        facts = {
            **tour.header.fields,
            **_named_result(tour.header),
            "rules": str(form.rules),
            "marking": say(story.marking(tour.header), lang),
            **({"start": str(start)} if (start := tour.header.setting.start) else {}),
        }
        yield '<dl class="facts">'
        for key, value in facts.items():
            yield f"<div><dt>{escape(say('record-field', lang, field=key))}</dt><dd>{escape(value)}</dd></div>"
        yield "</dl>\n</header>\n"
    games = tour.games
    written = tour.header is not None and tour.header.form.partie == "marque"
    yield _contents(games, session, written, lang)
    for place, steps in enumerate(games):
        yield f'<section class="game" id="{_anchor(session, place)}">\n'
        yield f"<h2>{_title(games, place, written, lang)}</h2>\n"
        white, black = (_named(steps[0], side) for side in Side)
        yield f'<p class="sits">{white} &ensp; {black}</p>\n'
        for step in steps:
            yield _coup(step, session, place, plates, lang) if step.throw else _sitting(step, lang)
        yield "</section>\n"
    if tour.problem:
        text = say("record-stops", lang, problem=tour.problem.told)
        yield f'<p class="wrong" role="alert">{escape(text)}</p>\n'
    yield "</section>\n"


def _named_result(header: Header) -> dict[str, str]:
    """The result of the head with names for letters."""
    try:
        totals = read_totals(header.fields.get("result", "").replace(",", " ").split())
    except RecordError:
        return {}
    return (
        {"result": ", ".join(story.amount(*pair) for pair in zip(header.form.players, totals, strict=False))}
        if totals
        else {}
    )


def _title(games: list[list[Step]], place: int, written: bool, lang: str) -> str:
    number = games[place][-1].where.game
    again = any(game[-1].where.game == number for game in games[:place])
    title = fact("record-marque" if written else "record-game", number=number)
    return say(fact("record-refait", title=title) if again else title, lang)


def _contents(games: list[list[Step]], session: int, written: bool, lang: str) -> str:
    coups = sum(step.throw is not None for steps in games for step in steps)
    if coups < 2:
        return "" if coups else f"<p>{say('record-empty', lang)}</p>\n"
    items = []
    for place, steps in enumerate(games):
        ended = next((event for step in steps for event in step.events if isinstance(event, Ended)), None)
        links = "".join(
            f'<a href="#{_anchor(session, place, step)}"{_notable(step)}>{step.where.coup}</a>'
            for step in steps
            if step.throw
        )
        items.append(
            f'<li class="game"><div><a href="#{_anchor(session, place)}">{_title(games, place, written, lang)}</a>'
            f'<span class="end">{escape(_result(ended, steps[-1]))}</span></div><div class="coups">{links}</div></li>'
        )
    key = f'<p class="key">{say("record-key", lang)}</p>'
    return f"<nav>\n<h2>{say('record-contents', lang)}</h2>\n<ol>{''.join(items)}</ol>\n{key}\n</nav>\n"


def _notable(step: Step) -> str:
    classes = ["trou"] * step.trous + ["ecole"] * step.has_ecole
    return f' class="{" ".join(classes)}"' if classes else ""


def _result(ended: Ended | None, step: Step) -> str:
    if ended is None:
        return "…"
    white, black = (step.players[player] for player in step.sits_after)
    return f"{white} {ended.result[0]}, {black} {ended.result[1]}"


def _anchor(session: int, place: int, step: Step | None = None) -> str:
    game = f"s{session}g{place + 1}"
    return game if step is None else f"{game}c{step.where.coup}"


def _named(step: Step, side: Side) -> str:
    colour = "black" if side is Side.BLACK else "white"
    return f'<span class="dame {colour}"></span>{escape(step.names[side])}'


def _sitting(step: Step, lang: str) -> str:
    text = " ".join(story.tell(step, lang))
    return f'<div class="sitting"><p>{escape(text)}</p>{_comments(step)}</div>\n'


def _coup(step: Step, session: int, place: int, plates: Plates, lang: str) -> str:
    anchor = _anchor(session, place, step)
    rows = []
    for points, mine, text in story.reasons(step, lang):
        sign = f"+{points}" if mine else f"−{points}"
        rows.append(f"<li{'' if mine else ' class=' + chr(34) + 'given' + chr(34)}><b>{sign}</b>{escape(text)}</li>")
    sheet = (
        f'<ul class="sheet">{"".join(rows)}</ul>' if rows else f'<p class="nothing">{say("scores-nothing", lang)}</p>'
    )
    tale = []
    for event in step.events:
        told = story.told(event, step)
        if told:
            tale.append(f"<li{_kind(event)}>{escape(say(told, lang))}</li>")
    marks = "".join(
        f"<tr><td>{_named(step, side)}</td><td>{escape(words)}</td></tr>" for side, _, words in story.marks(step, lang)
    )
    return (
        f'<article class="coup" id="{anchor}">\n<figure>{plates.plate(step)}</figure>\n<div>\n'
        f'<h3><a href="#{anchor}">{step.where.coup}</a> {escape(capital(say(story.title(step), lang)))}</h3>\n'
        f'<p class="who">{_named(step, step.before.turn)}</p>\n{sheet}\n'
        f'<ul class="tale">{"".join(tale)}</ul>\n{_comments(step)}'
        f'<table class="marks"><caption>{say("record-after", lang)}</caption>{marks}</table>\n</div>\n</article>\n'
    )


def _kind(event: Event) -> str:
    if isinstance(event, _ECOLE):
        return ' class="ecole"'
    if isinstance(event, _END):
        return ' class="end"'
    return ' class="play"' if isinstance(event, Played) else ""


def _comments(step: Step) -> str:
    return "".join(f"<blockquote>{escape(text)}</blockquote>\n" for text in step.comments)
