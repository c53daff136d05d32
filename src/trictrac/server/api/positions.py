"""Positions judged: what a throw scores and what may be played, and what a good player would do."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from trictrac import explain
from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.server.api.state import Guest, InHouse
from trictrac.server.messages.outgoing import Sentence
from trictrac.server.refusals import ServerRefused, told
from trictrac.server.tables.sheet import reasons
from trictrac.throw import Throw

router = APIRouter(prefix="/api", tags=["positions"])


class Question(BaseModel):
    """A position as text (docs/notation.md), and the dice if they are not in it."""

    model_config = ConfigDict(extra="forbid")

    position: str = Field(max_length=400)
    throw: str | None = Field(None, max_length=10)
    rules: str = Field("loi-2013", max_length=400)


class AskAdvice(Question):
    """And whose advice: the net, or the net looking ahead."""

    form: Literal["ordinary", "a-ecrire"] = "ordinary"
    player: Literal["net", "1ply", "2ply", "maitre"] = "net"


class TriedPlay(Question):
    """And what somebody tried: a whole play, or its first step."""

    play: str = Field(max_length=40)


class WhyNot(BaseModel):
    """Why the law does not have it."""

    article: str
    sentence: Sentence


@router.post("/judge")
async def judge(question: Question) -> dict[str, Any]:
    """The score sheet of a throw, reason by reason, and the plays the law allows."""
    try:
        position = Position.parse(question.position)
        throw = Throw.parse(question.throw) if question.throw else None
        rules = Rules.parse(question.rules)
        position.check()
        score, plays = position.score(throw, rules), position.legal_plays(throw, rules)
    except TrictracError as error:
        sentence = told(error)
        raise ServerRefused("bad_action", english=sentence["en"], french=sentence["fr"]) from None
    return {
        "score": [reason.model_dump(exclude_none=True) for reason in reasons(score, position, plays)],
        "plays": [str(play) for play in plays],
    }


@router.post("/why-not")
async def why_not(question: TriedPlay) -> WhyNot | None:
    """Why a dame may not go there with this throw; nothing where some legal play does so."""
    try:
        position = Position.parse(question.position)
        throw = Throw.parse(question.throw) if question.throw else position.throw
        rules = Rules.parse(question.rules)
        play = Play.parse(question.play)
        position.score(throw, rules)  # whatever cannot be judged is refused here
        assert throw is not None
        found = explain.refusal_of_steps(position, throw, play, rules)
    except TrictracError as error:
        sentence = told(error)
        raise ServerRefused("bad_action", english=sentence["en"], french=sentence["fr"]) from None
    if found is None:
        return None
    return WhyNot(article=found.article, sentence=Sentence(fr=found.text("fr"), en=found.text("en")))


@router.post("/hint")
async def hint(question: AskAdvice, house: InHouse, visitor: Guest) -> dict[str, Any]:
    """The plays in order of merit, what each allows the other, and why; thought out in a worker."""
    if not house.advice.allows(visitor.person.id):
        raise ServerRefused("too_fast")
    return await house.thinker.hint(question.model_dump())
