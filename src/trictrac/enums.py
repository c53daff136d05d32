"""Enumerations whose ``repr`` Python can execute."""

from __future__ import annotations

import enum
from typing import Self


class NamedEnum(enum.Enum):
    """An enumeration that shows its members as they are written: ``Side.WHITE``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class DescribedEnum(NamedEnum):
    """An enumeration whose members carry more than their value: the attributes that the class annotates, in order."""

    def __new__(cls, value: str, *attributes: object) -> Self:
        member = object.__new__(cls)
        member._value_ = value
        for name, attribute in zip(cls.__annotations__, attributes, strict=True):
            setattr(member, name, attribute)
        return member
