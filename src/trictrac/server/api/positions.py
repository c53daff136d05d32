"""Positions judged and examined: what throws score, what may be played, and what a good player would do."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from trictrac import explain
from trictrac.forms import JudgedAs
from trictrac.play import Play
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.server.api.state import Address, Guest, InHouse
from trictrac.server.messages.facts import FactView
from trictrac.server.messages.incoming import Asked
from trictrac.server.study import examining, throws
from trictrac.server.tables.sheet import sheet
from trictrac.server.tables.standing import refuse_in_play
from trictrac.throw import Throw

router = APIRouter(prefix="/api", tags=["positions"])


class Question(Asked):
    """A position as text (docs/notation.md), and the dice if they are not in it."""

    position: str = Field(max_length=400)
    throw: str | None = Field(None, max_length=10)
    rules: str = Field("loi-2013", max_length=400)

    def read(self) -> tuple[Position, Throw | None, Rules]:
        """What is asked about; an error says what cannot be read."""
        throw = Throw.parse(self.throw) if self.throw else None
        return Position.parse(self.position), throw, Rules.parse(self.rules)


class AskAdvice(Question):
    """And whose advice: the net, or the net looking ahead."""

    form: JudgedAs = "ordinary"
    player: Literal["net", "1ply", "2ply", "maitre"] = "net"
    played: str | None = Field(None, max_length=40)
    """What somebody wants to play: why the best play is better."""


class TriedPlay(Question):
    """And what somebody tried: a whole play, or its first step."""

    play: str = Field(max_length=40)


class WhyNot(BaseModel):
    """Why the law does not have it."""

    article: str
    told: FactView


class HintScore(BaseModel):
    """What the throw scores, and why."""

    mine: int
    other: int
    reasons: list[FactView]


class HintChoice(BaseModel):
    """One thing that can be done with the throw (docs/hints.md)."""

    play: str | None
    moves: list[tuple[int, int]] | None
    leaves: bool
    after: str
    value: float
    loss: float
    plies: int
    chances: dict[str, int | float]
    other: dict[str, int | float]
    mine: dict[str, int | float]
    throws_next: Literal["mine", "other"]
    over: bool
    won: bool | None
    sentences: list[FactView]


class HintDecision(BaseModel):
    """The best of staying, and leaving."""

    stay: HintChoice
    leave: HintChoice


class AimView(BaseModel):
    """What to aim at with a throw, for somebody who learns; ``cases`` on the thrower's march."""

    told: FactView
    cases: list[int]
    leaving: FactView | None
    """Why to leave, where that is better."""


class HintView(BaseModel):
    """The choices of a throw, the best first."""

    position: str
    throw: str
    rules: str
    form: JudgedAs
    player: str
    unit: Literal["stakes", "jetons"]
    score: HintScore
    marked: str
    decision: HintDecision | None
    count: int
    choices: list[HintChoice]
    sentences: list[FactView]
    aim: AimView | None
    better: list[FactView] = []
    """Why the best play is better than the one that somebody wants to make."""


@router.post("/judge", response_model_exclude_none=True)
async def judge(question: Question, house: InHouse) -> examining.Judgement:
    """The score sheet of a throw, reason by reason, and the plays the law allows."""
    position, throw, rules = question.read()
    position.check()
    await refuse_in_play(house.store.database, [position])
    score, plays = position.score(throw, rules), position.legal_plays(throw, rules)
    return examining.Judgement(**dict(sheet(score, position, plays)), plays=[str(play) for play in plays])


@router.post("/why-not")
async def why_not(question: TriedPlay) -> WhyNot | None:
    """Why a dame may not go there with this throw; nothing where some legal play does so."""
    position, throw, rules = question.read()
    throw = throw or position.throw
    play = Play.parse(question.play)
    position.score(throw, rules)  # whatever cannot be judged is refused here
    assert throw is not None
    found = explain.refusal_of_steps(position, throw, play, rules)
    if found is None:
        return None
    return WhyNot(article=found.article, told=FactView.of(found.fact))


@router.post("/hint")
async def hint(question: AskAdvice, house: InHouse, visitor: Guest, address: Address) -> HintView:
    """The plays in order of merit, what each allows the opponent, and why; thought out in a worker."""
    house.quotas.advice.check(visitor.person.id, address)
    await refuse_in_play(house.store.database, [question.read()[0]])
    return HintView.model_validate(await house.thinker.hint(question.model_dump(), address))


@router.post("/examine")
async def examine(question: Question, house: InHouse) -> examining.Examined:
    """Everything wrong with a position that somebody sets up; and its throw judged, if it can be."""
    position, throw, rules = question.read()
    await refuse_in_play(house.store.database, [position])
    return examining.examine(position, throw, rules)


@router.post("/throws")
async def all_throws(question: Question, house: InHouse) -> throws.ThrowsView:
    """What each of the twenty-one throws would do, how many of thirty-six do it; the figures of the position."""
    position, throw, rules = question.read()
    await refuse_in_play(house.store.database, [position])
    return await asyncio.to_thread(throws.throws, position, throw, rules)
