"""Enumerations whose ``repr`` Python can execute."""

from __future__ import annotations

import enum


class NamedEnum(enum.Enum):
    """An enumeration that shows its members as they are written: ``Side.WHITE``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
