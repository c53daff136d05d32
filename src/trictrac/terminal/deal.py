"""What is agreed before the first throw, and what of it the file of a table keeps beside form and setting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trictrac import forms
from trictrac.players.levels import Level, level
from trictrac.position import Position
from trictrac.table import Attention, Mode, Setting
from trictrac.table.log import BadLogError, LogFile

_OURS = "keyboard"
"""Our part of the header."""


@dataclass(frozen=True, slots=True)
class Computer:
    """How a computer plays and marks."""

    attention: Attention = field(default_factory=Attention)
    level: Level | None = None
    """None: at random, as it did when the first tables were saved."""

    @classmethod
    def of(cls, of: Level, attention: float | None = None) -> Computer:
        """One of that level, which sees as much as its level does unless told otherwise."""
        return cls(of.attention if attention is None else Attention(attention, attention), of)

    def to_data(self) -> dict[str, object]:
        seen: dict[str, object] = {"sees_points": self.attention.sees_points, "sees_ecoles": self.attention.sees_ecoles}
        return seen if self.level is None else {"level": self.level.key, **seen}

    @classmethod
    def from_data(cls, data: Any) -> Computer:
        """Reads plain data; the first tables kept the two rates of attention alone."""
        if isinstance(data, list):
            return cls(Attention(*data))
        named = level(str(data["level"])) if "level" in data else None
        return cls(Attention(data["sees_points"], data["sees_ecoles"]), named)


@dataclass(frozen=True, slots=True)
class Deal:
    """All that is agreed before the first throw."""

    form: forms.Form
    setting: Setting
    computers: Mapping[int, Computer] = field(default_factory=dict)
    """The players the program plays for, and how well each plays and marks."""
    seed: str = field(default_factory=lambda: secrets.token_hex(16))
    """Dice and computers are drawn from it."""

    @property
    def automatic(self) -> bool:
        """Whether the program marks for everybody."""
        return all(mode is Mode.AUTOMATIC for mode in self.setting.modes)

    def header(self) -> dict[str, Any]:
        """What the keyboard needs to go on: which players are computers of what level, and the seed."""
        computers = {str(who): computer.to_data() for who, computer in self.computers.items()}
        return {_OURS: {"seed": self.seed, "computers": computers}}

    @classmethod
    def of(cls, file: LogFile) -> Deal:
        """Reads the header; the log of a table that was not played here lacks our part, and people play it."""
        keyboard, setting = file.extra.get(_OURS, {}), file.setting
        try:
            computers = {int(who): Computer.from_data(kept) for who, kept in keyboard.get("computers", {}).items()}
            seed = str(keyboard.get("seed") or secrets.token_hex(16))
            if "from" in keyboard:  # where the first tables kept the position they began from
                setting = replace(setting, start=Position.parse(keyboard["from"]))
        except (AttributeError, TypeError, ValueError, KeyError) as error:
            raise BadLogError(f"the header of this table cannot be read: {error}"[:300]) from None
        if not all(0 <= who < len(file.form.players) for who in computers):
            raise BadLogError("the header of this table names a computer who is no player")
        return cls(file.form, setting, computers, seed)
