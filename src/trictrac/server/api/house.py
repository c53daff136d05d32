"""What every page needs to know of the house: forms of play, levels of computers, phrases one may always say."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from trictrac import __version__
from trictrac.forms import FORMS, Field, JudgedAs
from trictrac.players.levels import LEVELS
from trictrac.server.messages.facts import FactView
from trictrac.server.messages.incoming import PHRASES

router = APIRouter(prefix="/api", tags=["people"])


class LevelView(BaseModel):
    """How well a computer plays, the weakest first."""

    key: str
    name: FactView


class PhraseView(BaseModel):
    code: str
    text: FactView


class FormView(BaseModel):
    """A form of play and what is asked before it begins; its words are messages ``form-NAME-…``."""

    name: str
    partie: Literal["game", "marque"]
    judged_as: JudgedAs
    """What hints weigh: games, or marques."""
    proposals: list[str]
    fields: list[Field]


class HouseView(BaseModel):
    version: str
    forms: list[FormView]
    levels: list[LevelView]
    phrases: list[PhraseView]


@router.get("/house")
async def about_the_house() -> HouseView:
    """Forms, levels and phrases."""
    return HouseView(
        version=__version__,
        forms=[FormView.model_validate(form, from_attributes=True) for form in FORMS.values()],
        levels=[LevelView(key=level.key, name=FactView(key=f"level-{level.key}")) for level in LEVELS],
        phrases=[PhraseView(code=code, text=FactView(key=f"phrase-{code}")) for code in PHRASES],
    )
