"""Facts on the wire: a message of the catalogues and what fills it. The reader's side words them."""

from __future__ import annotations

from pydantic import Field

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
    args: dict[str, ArgView | list[ArgView]] = Field(default_factory=dict)

    @classmethod
    def of(cls, told: Fact) -> FactView:
        """A fact as the wire carries it."""
        return cls.model_validate(told.to_data())


ArgView = bool | int | float | str | CaseView | MovesView | FactView
FactView.model_rebuild()
