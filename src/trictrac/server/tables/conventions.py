"""What is agreed at a table before anybody knows all names: the form, the rules, the marking, the clock."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.forms import Form
from trictrac.forms.errors import whole
from trictrac.server.refusals import ServerRefused
from trictrac.table import Setting

MOST = {"stake": 10_000, "games": 100, "marques": 100}
"""Nobody plays longer in one session, or for more."""


@dataclass(frozen=True)
class Conventions:
    """A form whose players have no names yet, and the setting."""

    form: Form
    setting: Setting
    draws: bool = False
    """Whether the dice draw the order of the players, as in a poule where nobody named one."""

    @property
    def players(self) -> int:
        """How many people and computers it is for."""
        return len(self.form.players)

    def named(self, names: Sequence[str], order: tuple[int, ...] = ()) -> Form:
        """The form with its players, in the order that was drawn if one was."""
        form = dataclasses.replace(self.form, players=tuple(names))
        return form.drawn(order) if order else form

    def to_data(self) -> dict[str, object]:
        """Plain data that :meth:`of` reads."""
        return dict(self._data)

    @cached_property
    def _data(self) -> dict[str, object]:
        """Told with everything that happens at a table, and worked out once."""
        form = self.form.to_data()
        for key in ("players", "results", *self.form.flags(), *((self.form.draws or "",) if self.draws else ())):
            form.pop(key, None)
        return {**form, "players": self.players, **self.setting.to_data()}

    @classmethod
    def asked(cls, data: Mapping[str, object]) -> Conventions:
        """Reads what somebody asks for now, within what makes sense at a table; older tables may have more."""
        conventions = cls.of(data)
        settings = conventions.form.settings()
        try:
            for name, most in MOST.items():
                if name in settings:
                    whole(settings[name], 1, most, f"form-refused-{name}")
        except TrictracError as error:
            raise ServerRefused.of(error, "bad_conventions") from None
        return conventions

    @classmethod
    def of(cls, data: Mapping[str, object]) -> Conventions:
        """Reads what was agreed; whatever cannot be is refused with its sentence."""
        values = {key: value for key, value in data.items() if value is not None}
        try:
            return _read(json.dumps(values, sort_keys=True))
        except TrictracError as error:
            raise ServerRefused.of(error, "bad_conventions") from None


@lru_cache(256)
def _read(text: str) -> Conventions:
    """Most tables are played alike: they share what they agreed on."""
    values = json.loads(text)
    name = values.pop("form", "ordinary")
    told = {key: values.pop(key) for key in ("modes", "free_hands", "clock", "start") if key in values}
    form = forms.wished(name, values)
    setting = Setting.from_data({"modes": ["automatic"] * len(form.players), **told})
    setting.check(form)
    return Conventions(form, setting, form.draws is not None and form.draws not in values)


def distinct(names: Sequence[str]) -> list[str]:
    """Names as the form wants them: no two alike."""
    found: list[str] = []
    for name in names:
        each, number = name, 2
        while each in found or each.lower() in ("queue", "pot"):
            each, number = f"{name[:36]} {number}", number + 1
        found.append(each)
    return found
