"""The one function that turns a fact into a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from trictrac.words.facts import Arg, Case, Fact, Moves, fact
from trictrac.words.languages import language

OUT = 25
_WORDED = 1 << 15
"""Sentences remembered: a judge of many positions says the same few again and again."""


class WordsError(LookupError):
    """A message that no catalogue has, or that lacks what it speaks of: a fault of the program, not of its user."""


def say(told: Fact | str, lang: str, /, *, facing: bool = False, **args: Arg) -> str:
    """A fact, or a message by its key, in a language.

    ``facing``: cases and plays are counted on the march of the player opposite the thrower.

    >>> say("points", "fr", count=0), say("points", "en", count=0)
    ('0 point', '0 points')
    """
    return _say(told if isinstance(told, Fact) else fact(told, **args), language(lang), facing)


@lru_cache(_WORDED)
def _say(told: Fact, lang: str, facing: bool) -> str:
    from trictrac.words.catalogues import bundle, plain_number  # noqa: PLC0415  a game without words needs no runtime

    speaker = bundle(lang, told.key)
    if speaker is None:
        raise WordsError(f"no catalogue has the message {told.key} ({lang})")
    values: dict[str, object] = {}
    for name, value in told.args:
        if isinstance(value, bool):
            values[name] = "yes" if value else "no"
        elif isinstance(value, int):
            values[name] = plain_number(value)
        else:
            values[name] = value if isinstance(value, float) else _text(value, lang, facing)
    pattern = speaker.get_message(told.key).value
    text, errors = speaker.format_pattern(pattern, values) if pattern else ("", ["it has no text"])
    if errors:
        raise WordsError(f"{told.key} ({lang}): {errors[0]}")
    return str(text)


def _text(value: Arg, lang: str, facing: bool) -> str:
    """What fills a message, as text."""
    if isinstance(value, Fact):
        return _say(value, lang, facing)
    if isinstance(value, Case):
        return str(_counted(value.number, facing))
    if isinstance(value, Moves):
        return _moves(value.text, lang, facing)
    if isinstance(value, tuple):
        return joined([_text(each, lang, facing) for each in value], lang)
    return str(value)


def _counted(case: int, facing: bool) -> int:
    return OUT - case if facing else case


def _moves(text: str, lang: str, facing: bool) -> str:
    """``1-7 1-5`` as people read it: ``1 → 7, 1 → 5``; ``s`` is out."""
    if text == "--":
        return _say(Fact("moves-none"), lang, facing)
    out = _say(Fact("moves-out"), lang, facing)
    dames = []
    for dame in text.split():
        cases = dame.split("-")
        dames.append(" → ".join(out if case == "s" else str(_counted(int(case), facing)) for case in cases))
    return ", ".join(dames)


def joined(parts: Sequence[str], lang: str) -> str:
    """A list in prose: «a, b et c»."""
    if len(parts) < 2:
        return "".join(parts)
    return _say(fact("list-and", head=", ".join(parts[:-1]), last=parts[-1]), lang, False)


def capital(text: str) -> str:
    """A text that begins a line or a sentence."""
    return text[:1].upper() + text[1:]


def sentence(told: Fact, lang: str) -> str:
    """A fact as a sentence of its own: with a capital, and a full stop if it has no end."""
    text = capital(say(told, lang))
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."
