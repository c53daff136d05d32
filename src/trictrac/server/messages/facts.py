"""Facts on the wire: a message of the catalogues and what fills it. The reader's side words them."""

from __future__ import annotations

from pydantic import Field, SerializeAsAny, model_validator

from trictrac.server.messages.entries import Outgoing
from trictrac.words import Fact


class CaseView(Outgoing):
    """A case on the thrower's march; a reader who sits opposite counts it from the other end."""

    case: int


class MovesView(Outgoing):
    """A play in the notation of docs/notation.md, told on the reader's march."""

    moves: str


class FactView(Outgoing):
    """Something to be told."""

    key: str
    args: dict[str, SerializeAsAny[ArgView | list[ArgView]]] = Field(default_factory=dict)
    """Each is written as what it is: to try the kinds in turn made a view take five times as long to write."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, told: object) -> object:
        return told.to_data() if isinstance(told, Fact) else told


ArgView = bool | int | float | str | CaseView | MovesView | FactView
FactView.model_rebuild()
