"""What a typed play means: a number of the list, a play as from-to, or a sentence that says what is wrong."""

from __future__ import annotations

from trictrac import explain
from trictrac.errors import InvalidPlayError
from trictrac.game import Game
from trictrac.play import Play
from trictrac.terminal.texts import Words


def read_play(text: str, game: Game, words: Words) -> Play | str:
    """The legal play meant by an answer, or why there is none; the game is not touched."""
    plays = game.legal_plays
    if not text:
        return plays[0] if len(plays) == 1 else words("bad_empty", count=len(plays))
    if text.isdecimal():
        number = int(text)
        return plays[number - 1] if 1 <= number <= len(plays) else words("bad_number", text=text, count=len(plays))
    try:
        play = Play.parse(text)
    except InvalidPlayError:
        return words("bad_play", text=text, count=len(plays), play=plays[0])
    packed = plays.find(play)
    if packed >= 0:
        return Play.unpack(packed)
    throw = game.position.throw
    assert throw is not None, "plays are read when dice lie on the table"
    refusal = explain.refusal(game.position, throw, play, game.rules)
    assert refusal is not None, "a play outside the list has a reason"
    return refusal.text(words.lang)
