"""Messages of clients to a table: a closed set of types, told apart by ``do``.

Nobody says who they are in a message: the session says it. The actions of the law are read off
``trictrac.table.actions``, so that they cannot differ from what the table takes.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from typing import Annotated, Any, Literal, Self, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model, model_validator

from trictrac.dice_proof import BYTES
from trictrac.forms import FORMS
from trictrac.play import Play
from trictrac.server.messages.entries import FormName, FormSetting, ModeName
from trictrac.table import actions

LONGEST = 8192
"""Bytes of a message."""
Hex = Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * BYTES}}}$")]
Ref = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
PHRASES = (
    "bonjour",
    "bonne_partie",
    "bien_joue",
    "beau_coup",
    "pas_de_chance",
    "merci",
    "pardon",
    "un_instant",
    "revanche",
    "au_revoir",
)
"""What one says at a table, whatever the language; the catalogues have the words (``phrase-…``)."""
_NOT_FOR_CLIENTS = ("join", "tick")
"""Sitting down is :class:`Sit`; the server looks at the clocks."""


class Named(BaseModel):
    """What is read of a message that is otherwise no message."""

    ref: Ref


class Asked(BaseModel):
    """What clients send: nothing that the server does not know is passed over."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Message(Asked):
    """What all messages carry."""

    do: str
    ref: Ref
    """A name that the sender gives and never uses again: the same message twice is done once."""
    seen: int = Field(ge=0, le=10**9)
    """The last entry the sender knew when they made it."""


class TableOptions(BaseModel):
    """What is played, and how, with the settings of the form: left out is usual."""

    model_config = ConfigDict(extra="allow", frozen=True)
    __pydantic_extra__: dict[str, FormSetting]

    form: FormName = "ordinary"
    players: int | None = Field(None, ge=2, le=6)
    rules: str = Field("loi-2013", max_length=400)
    modes: list[ModeName] | None = Field(None, max_length=6)
    free_hands: bool = False
    clock: tuple[Annotated[float, Field(gt=0, le=10**8)], Annotated[float, Field(ge=0, le=10**8)]] | None = None
    start: str | None = Field(None, max_length=400)

    @model_validator(mode="after")
    def _only_settings(self) -> Self:
        known = {name for form in FORMS.values() for name in form.setting_types().keys() - form.flags()}
        for name in self.model_extra or {}:
            if name not in known:
                raise ValueError(f"no form of play has the setting {name}")
        return self


class Sit(Message):
    """Takes a seat, with the seal of one's seed for that seat."""

    do: Literal["sit"]
    player: int = Field(ge=0, le=5)
    seal: Hex
    invitation: str | None = Field(None, max_length=100)


class Bare(Message):
    """Needs no more than its name: gives the seat up before the game begins; agrees to what is suggested, declines it
    or takes it back; takes one's last play back, with computers only; offers a return match or accepts it."""

    do: Literal["rise", "consent", "withdraw", "take_back", "rematch"]


class Reveal(Message):
    """Opens one's seal when all are on the table."""

    do: Literal["reveal"]
    seed: Hex


class Suggest(Message):
    """Suggests other conventions before the first die."""

    do: Literal["suggest"]
    options: TableOptions


class Say(Message):
    """Says a phrase of the house, or something of one's own."""

    do: Literal["say"]
    phrase: str | None = Field(None, max_length=20)
    text: str | None = Field(None, max_length=300)


class Hush(Message):
    """Turns free talk off for the whole table, or on again as far as oneself is concerned."""

    do: Literal["hush"]
    on: bool = True


class TableAction(Message):
    """Something the law knows; see ``trictrac.table.actions``."""

    def action(self, player: int) -> actions.Action:
        """The action of a player."""
        data = self.model_dump(exclude={"ref", "seen"}, exclude_unset=True)
        return actions.from_data({**data, "do": self.do, "player": player})


_Number = Annotated[int, Field(ge=-(10**6), le=10**6, strict=True)]
_ON_THE_WIRE: dict[object, object] = {
    Play: Annotated[str, Field(max_length=40)],
    str: Annotated[str, Field(max_length=20)],
    int: _Number,
    int | None: _Number | None,
    bool: Annotated[bool, Field(strict=True)],
}
"""How much of each type an action may bring."""


def _model_of(name: str, kind: type[actions.Action]) -> type[TableAction]:
    fields: dict[str, Any] = {"do": (Literal[name], ...)}
    hints = get_type_hints(kind)
    for field in dataclasses.fields(kind):
        if field.name not in ("do", "player"):
            default = ... if field.default is dataclasses.MISSING else field.default
            fields[field.name] = (_ON_THE_WIRE.get(hint := hints[field.name], hint), default)
    return create_model(
        f"{kind.__name__}Action", __base__=TableAction, __doc__=kind.__doc__, __module__=__name__, **fields
    )


ACTIONS: dict[str, type[TableAction]] = {
    name: _model_of(name, kind) for name, kind in actions.KINDS.items() if name not in _NOT_FOR_CLIENTS
}
OWN: tuple[type[Message], ...] = (Sit, Bare, Reveal, Suggest, Say, Hush)
MESSAGES: dict[str, type[Message]] = {
    **{do: model for model in OWN for do in get_args(model.model_fields["do"].annotation)},
    **ACTIONS,
}
"""Every message by what it does."""
Incoming: Any = Annotated[
    functools.reduce(operator.or_, (*OWN, *ACTIONS.values())),
    Field(discriminator="do"),
]
READER: TypeAdapter[Message] = TypeAdapter(Incoming)
