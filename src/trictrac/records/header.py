"""The head of a record: players, form, rules, how each one marks, and whatever else is worth keeping."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.forms import Form, PartieResult, PlayedPartie
from trictrac.position import Position
from trictrac.records.problem import RecordError, short
from trictrac.records.words import FORMAT, FRENCH, LETTERS, letter, number_of, player_of
from trictrac.table import Clock, Mode, Setting
from trictrac.words import fact

KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}")
RESULT = "result"
"""The field that says what everybody won or lost …"""
UNFINISHED = "unfinished"
"""… or that the session was broken off."""
_OWN = ("format", "form", "rules", "marking", "hands", "clock", "start", "played")


@dataclass(frozen=True)
class Header:
    """Everything agreed before the first die.

    >>> header = Header(forms.ordinary(["Anne", "Bruno"]), Setting((Mode.AUTOMATIC, Mode.STRICT)))
    >>> print(*(f"{key}: {value}" for key, value in header.pairs()), sep="\\n")
    format: trictrac-record-1
    A: Anne
    B: Bruno
    form: ordinary
    stake: 1
    games: 1
    rules: loi-2013
    marking: A automatic, B strict
    """

    form: Form
    setting: Setting
    fields: Mapping[str, str] = field(default_factory=dict)
    """Free fields in their order: date, place, dice (a seed or a commitment), result …"""

    def __post_init__(self) -> None:
        self.setting.check(self.form)
        for key, value in self.fields.items():
            if KEY.fullmatch(key) is None or len(key) < 2 or key != key.lower() or key in _reserved():
                raise RecordError(fact("record-free-field", given=short(key)))
            if value != " ".join(value.split()) or not value.isprintable():
                raise RecordError(fact("record-one-line", key=key), value)

    def pairs(self) -> Iterator[tuple[str, str]]:
        """The lines of the head, in their order."""
        yield "format", FORMAT
        yield from self.fields.items()
        yield from ((letter(place), name) for place, name in enumerate(self.form.players))
        yield "form", self.form.name
        for key, value in self.form.settings().items():
            if value is not False:
                yield key, _text(value)
        yield "rules", str(self.form.rules)
        yield "marking", ", ".join(f"{letter(place)} {mode.value}" for place, mode in enumerate(self.setting.modes))
        if self.setting.free_hands:
            yield "hands", "free"
        if self.setting.clock:
            delay, reserve = self.setting.clock.delay, self.setting.clock.reserve
            yield "clock", " + ".join(repr(seconds).removesuffix(".0") for seconds in (delay, reserve))
        if self.setting.start:
            yield "start", str(self.setting.start)
        for played in self.form.history:
            yield "played", _played_text(played)

    @classmethod
    def of(cls, pairs: Iterable[tuple[str, str]]) -> Header:
        """Reads the lines of a head; what is left out is usual: the ordinary game, the law, automatic marks."""
        values: dict[str, str] = {}
        earlier: list[str] = []
        for key, value in pairs:
            if key == "played":
                earlier.append(value)
            elif key in values:
                raise RecordError(fact("record-twice", key=key), value)
            else:
                values[key] = value
        try:
            form = _form(values)
            for text in earlier:
                form = form.record(_played(text, form))
            form = form.flagged(name for name in form.flags() if values.get(name) == "yes")
            own = {*_OWN, *form.setting_types(), *LETTERS}
            fields = {key: _one_line(value) for key, value in values.items() if key not in own}
            return cls(form, _setting(values, len(form.players)), fields)
        except RecordError:
            raise
        except TrictracError as error:
            raise RecordError(error.told) from None


def _reserved() -> set[str]:
    """Words of the head that no free field may take."""
    return {*_OWN, *(key for form in forms.FORMS.values() for key in form.setting_types())}


def _one_line(text: str) -> str:
    """A free field as it is kept: one line, nothing that cannot be printed."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(letter(player) for player in value)
    return str(value)


def _form(values: Mapping[str, str]) -> Form:
    names = [values[mark] for mark in LETTERS if mark in values]
    if names != [values.get(mark) for mark in LETTERS[: len(names)]]:
        raise RecordError(fact("record-players-gap"))
    if not names:
        raise RecordError(fact("record-nobody"))
    name = values.get("form", "ordinary")
    if name not in forms.FORMS:
        known = ", ".join(forms.FORMS)
        raise RecordError(fact("record-form", known=known, given=short(name)))
    settings = {
        key: _value(type_, values[key])
        for key, type_ in forms.FORMS[name].setting_types().items()
        if key in values and type_ is not bool
    }
    return forms.from_data(
        {"form": name, "players": names, "rules": values.get("rules", "loi-2013"), **settings, "results": []}
    )


def _value(type_: Any, text: str) -> Any:
    if type_ == tuple[int, ...]:
        return [player_of(word) for word in text.replace(",", " ").split()]
    return text if type_ is str else number_of(text)


def _setting(values: Mapping[str, str], count: int) -> Setting:
    modes = [Mode.AUTOMATIC] * count
    words = values.get("marking", "").replace(",", " ").split()
    if len(words) == 1:
        modes = [_mode(words[0])] * count
    elif words:
        for who, word in zip(words[::2], words[1::2], strict=False):
            player = player_of(who)
            if not 0 <= player < count or len(words) % 2:
                raise RecordError(fact("record-marking"))
            modes[player] = _mode(word)
    hands = values.get("hands", "")
    if hands not in ("", "free"):
        raise RecordError(fact("record-hands", given=short(hands)))
    clock = _clock(values["clock"]) if "clock" in values else None
    return Setting(tuple(modes), hands == "free", clock, _start(values["start"]) if "start" in values else None)


def _mode(word: str) -> Mode:
    try:
        return Mode(word)
    except ValueError:
        known = ", ".join(mode.value for mode in Mode)
        raise RecordError(fact("record-mode", known=known, given=short(word)), word) from None


def _clock(text: str) -> Clock:
    delay, _, reserve = text.partition("+")
    return Clock(seconds_of(delay.strip()), seconds_of(reserve.strip() or "0"))


def _start(text: str) -> Position:
    try:
        return Position.parse(text)
    except TrictracError as error:
        raise RecordError(error.told, text) from None


def seconds_of(text: str) -> float:
    try:
        value = float(text) if len(text) <= 40 and "_" not in text else math.nan
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise RecordError(fact("record-time", given=short(text)))
    return value


def result_text(sits: tuple[int, int], trous: tuple[int, int], series: tuple[bool, bool], left_by: int | None) -> str:
    """How a game ended: ``A 12s, B 3``; s: all in one run; ``left A``: who ended the marque by leaving."""
    parts = [f"{letter(sits[seat])} {trous[seat]}{'s' * series[seat]}" for seat in (0, 1)]
    return ", ".join(parts if left_by is None else [*parts, f"left {letter(sits[left_by])}"])


@dataclass(frozen=True, slots=True)
class Ending:
    """What an end says, by player and not by seat."""

    players: tuple[int, int]
    trous: tuple[int, int]
    series: tuple[bool, bool]
    left: int | None
    first: int | None

    def seated(self, sits: tuple[int, int]) -> tuple[tuple[int, int], tuple[bool, bool], int | None, int | None]:
        """Trous, series, who left and who began, by seat."""
        if set(sits) != set(self.players) or len(set(sits)) < 2 or not {self.left, self.first} <= {None, *sits}:
            named = " & ".join(letter(player) for player in sits)
            raise RecordError(fact("record-sits", named=named))
        one, two = (self.players.index(player) for player in sits)
        left = None if self.left is None else sits.index(self.left)
        first = None if self.first is None else sits.index(self.first)
        return (self.trous[one], self.trous[two]), (self.series[one], self.series[two]), left, first


def read_ending(words: list[str]) -> Ending:
    """Reads ``A 12s B 3 left A first B``, commas taken away."""
    if len(words) < 4 or len(words) % 2:
        raise RecordError(fact("record-end"))
    players, trous, series = [], [], []
    for who, count in (words[0:2], words[2:4]):
        players.append(player_of(who))
        series.append(count.endswith("s"))
        trous.append(number_of(count.removesuffix("s")))
    more: dict[str, int] = {}
    for word, who in zip(words[4::2], words[5::2], strict=True):
        key = FRENCH.get(word, word)
        if key not in ("left", "first") or key in more:
            raise RecordError(fact("record-end-field", given=short(key)), key)
        more[key] = player_of(who)
    return Ending(
        (players[0], players[1]), (trous[0], trous[1]), (series[0], series[1]), more.get("left"), more.get("first")
    )


def read_totals(words: list[str]) -> tuple[int, ...]:
    """Reads ``A +3 B -3``, commas taken away."""
    totals: dict[int, int] = {}
    for who, amount in zip(words[::2], [*words[1::2], ""], strict=False):
        sign = -1 if amount[:1] in ("-", "−") else 1
        totals[player_of(who)] = sign * number_of(amount.lstrip("+-−"))
    if sorted(totals) != list(range(len(totals))):
        raise RecordError(fact("record-account"))
    return tuple(totals[player] for player in range(len(totals)))


def _played_text(played: PlayedPartie) -> str:
    result, sits = played.result, played.pairing.sits
    text = result_text(sits, result.trous, result.series, result.left_by)
    return text if result.first is None else f"{text}, first {letter(sits[result.first])}"


def _played(text: str, form: Form) -> PartieResult:
    pairing = form.pairing()
    if pairing is None:
        raise RecordError(fact("record-over"), text)
    trous, series, left, first = read_ending(text.replace(",", " ").split()).seated(pairing.sits)
    return PartieResult(trous, series, left, first)
