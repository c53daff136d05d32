"""What every page needs to know of the house: forms of play, levels of computers, phrases one may always say."""

from __future__ import annotations

from typing import Literal, get_args

from fastapi import APIRouter
from pydantic import BaseModel

from trictrac import __version__
from trictrac.analysis.report import Unit
from trictrac.analysis.yardstick import yardstick
from trictrac.forms import FORMS, Field, JudgedAs
from trictrac.players.levels import LEVELS
from trictrac.server.api.state import InHouse
from trictrac.server.messages.facts import FactView
from trictrac.server.messages.incoming import PHRASES
from trictrac.signatures import SCHEME

router = APIRouter(prefix="/api", tags=["people"])
UNITS: tuple[Unit, ...] = get_args(Unit)


class LevelView(BaseModel):
    """How well a computer plays, the weakest first."""

    key: str
    name: FactView
    typical: dict[Unit, float]
    """From which loss on the tutor speaks to somebody who plays against it: an error of the level above."""


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
    mail: bool
    """Whether the house sends mail: a lost password can be recovered by it."""


class KeyView(BaseModel):
    """With which keys the house signs its records, the one in use first (docs/dice.md)."""

    scheme: str
    keys: list[str]


@router.get("/key")
async def key(house: InHouse) -> KeyView:
    """The public keys of the house; this address stays."""
    return KeyView(scheme=SCHEME, keys=list(house.keys))


@router.get("/house")
async def about_the_house(house: InHouse) -> HouseView:
    """Forms, levels and phrases."""
    return house_view(mail=house.mail.is_there)


def house_view(mail: bool) -> HouseView:
    """The same for every house of this version, but for the mail; a static site has it as a file."""
    return HouseView(
        version=__version__,
        forms=[FormView.model_validate(form, from_attributes=True) for form in FORMS.values()],
        levels=[
            LevelView(
                key=level.key,
                name=FactView(key=f"level-{level.key}"),
                typical={unit: yardstick(unit).above(level.key) for unit in UNITS},
            )
            for level in LEVELS
        ],
        phrases=[PhraseView(code=code, text=FactView(key=f"phrase-{code}")) for code in PHRASES],
        mail=mail,
    )
