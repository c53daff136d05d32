"""What every page needs to know of the house: the levels of its computers and the phrases one may always say."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from trictrac import __version__
from trictrac.players.levels import LEVELS
from trictrac.server.messages.incoming import PHRASES
from trictrac.server.messages.outgoing import Sentence

router = APIRouter(prefix="/api", tags=["people"])


class LevelView(BaseModel):
    """How well a computer plays, the weakest first."""

    key: str
    name: Sentence


class PhraseView(BaseModel):
    """A phrase of the house."""

    code: str
    text: Sentence


class HouseView(BaseModel):
    """The house."""

    version: str
    levels: list[LevelView]
    phrases: list[PhraseView]


@router.get("/house")
async def about_the_house() -> HouseView:
    """Levels and phrases in both languages."""
    return HouseView(
        version=__version__,
        levels=[LevelView(key=level.key, name=Sentence(fr=level.name("fr"), en=level.name("en"))) for level in LEVELS],
        phrases=[PhraseView(code=code, text=Sentence(fr=fr, en=en)) for code, (fr, en) in PHRASES.items()],
    )
