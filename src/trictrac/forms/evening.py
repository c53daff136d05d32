"""An evening written down by hand: a small TOML or JSON file, read into a form (docs/forms.md)."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from trictrac.errors import short
from trictrac.forms import FORMS, wished
from trictrac.forms.errors import FormError
from trictrac.forms.form import MOST_PARTIES, Form
from trictrac.forms.marque import multiple
from trictrac.forms.result import Pairing, PartieResult
from trictrac.words import Fact, fact

_COMMON = {"form", "players", "rules", "title"}
_PARTIE_KEYS = {"players", "trous", "bredouille", "series", "first", "left", "note"}
_BREDOUILLES = ("none", "petite", "grande")


@dataclass(frozen=True)
class Evening:
    """A file read."""

    form: Form
    title: str = ""


def read_evening(text: str | bytes) -> Evening:
    """Reads a file. JSON begins with a brace; anything else is TOML."""
    data = _parse(text)
    known = _names_of_forms()
    name = data.get("form")
    if not isinstance(name, str) or name not in known:
        names = ", ".join(known)
        _refuse(fact("evening-form", known=names, given=short(name)))
    kind, implied = known[name]
    _only(data, _COMMON | (kind.setting_types().keys() - implied.keys()) | {kind.partie})
    title = data.get("title", "")
    if not isinstance(title, str) or not title.isprintable():
        _refuse(fact("evening-title"))
    key = kind.partie
    parties = data.get(key, [])
    if not isinstance(parties, list) or not all(isinstance(partie, dict) for partie in parties):
        _refuse(fact("evening-parties", key=key))
    form = _form(kind, {**data, **implied}, parties)
    for place, partie in enumerate(parties, 1):
        form = _record(form, partie, place)
    return Evening(_ended(form, data), title)


def _names_of_forms() -> dict[str, tuple[type[Form], dict[str, Any]]]:
    """The forms by all their names, with the settings that a name implies."""
    return {
        name: (form, implied) for form in FORMS.values() for name, implied in {form.name: {}, **form.aliases}.items()
    }


def _parse(text: str | bytes) -> dict[str, Any]:
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            _refuse(
                fact("evening-utf8", start=error.start),
            )
    text = text.removeprefix("\ufeff")
    is_json = text.lstrip().startswith("{")
    try:
        data = json.loads(text, object_pairs_hook=_no_key_twice) if is_json else tomllib.loads(text)
    except RecursionError:
        _refuse(fact("evening-deep"))
    except FormError:
        raise
    except ValueError as error:  # both decoders' errors tell the line and the column
        kind = "JSON" if is_json else "TOML"
        _refuse(fact("evening-syntax", kind=kind, error=str(error)))
    assert isinstance(data, dict)
    return data


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        _refuse(fact("evening-twice", given=short(twice)))
    return data


def _form(kind: type[Form], data: dict[str, Any], parties: list[dict[str, Any]]) -> Form:
    """The form before anything is played; numbers left out are those of the results given."""
    players = _names(data.get("players"), "players")
    settings: dict[str, Any] = {"rules": data.get("rules", "loi-2013")}
    if kind.counts is not None:
        settings[kind.counts] = max(1, sum(not _is_refait(partie) for partie in parties))
    for name, type_ in kind.setting_types().items():
        if name in data and type_ is not bool:
            settings[name] = data[name]
            if type_ == tuple[int, ...]:
                settings[name] = [_player(player, players) for player in _names(data[name], name)]
    return wished(kind.name, settings, players)


def _is_refait(partie: dict[str, Any]) -> bool:
    trous = partie.get("trous")
    counts = list(trous.values()) if isinstance(trous, dict) else trous
    return isinstance(counts, list) and len(counts) == 2 and counts[0] == counts[1]


def _record(form: Form, partie: dict[str, Any], place: int) -> Form:
    """One result, with errors told where they lie."""
    written = form.partie == "marque"
    number = form.next_number
    try:
        pairing = form.pairing()
        if pairing is None or len(form.history) >= MOST_PARTIES:
            _refuse(
                fact("evening-too-many"),
            )
        _only(partie, _PARTIE_KEYS)
        return form.record(_result(form, pairing, partie))
    except FormError as error:
        if not written:
            raise FormError(fact("evening-at-game", number=number, why=error.told), error.text) from None
        if place == number:
            raise FormError(fact("evening-at-marque", number=number, why=error.told), error.text) from None
        raise FormError(fact("evening-at-result", number=number, place=place, why=error.told), error.text) from None


def _result(form: Form, pairing: Pairing, partie: dict[str, Any]) -> PartieResult:
    first, left = (_seat(form, pairing, partie, key) for key in ("first", "left"))
    bare = PartieResult(_trous(form, pairing, partie), left_by=left, first=first)
    in_series = _in_series(form, _bredouille(partie), max(bare.trous), min(bare.trous))
    return replace(bare, series=(in_series and bare.winner == 0, in_series and bare.winner == 1))


def _bredouille(partie: dict[str, Any]) -> Any:
    """What the line says of the winner's series, by either key."""
    if "bredouille" in partie and "series" in partie:
        _refuse(fact("evening-bredouille-or-series"))
    if not isinstance(partie.get("series", True), bool):
        series = short(partie["series"])
        _refuse(fact("evening-flag", key="series", given=series))
    return partie.get("bredouille", partie.get("series"))


def _trous(form: Form, pairing: Pairing, partie: dict[str, Any]) -> tuple[int, int]:
    """The trous in the order of the seats, from a table by name, or from a list with or without players."""
    trous = partie.get("trous")
    sits = [form.players[player] for player in pairing.sits]
    if isinstance(trous, dict):
        if "players" in partie:
            _refuse(fact("evening-trous-by-name"))
        names, counts = list(trous), list(trous.values())
    elif isinstance(trous, list):
        names = list(_names(partie.get("players", sits), "players"))
        counts = trous
    else:
        _refuse(
            fact("evening-trous"),
        )
    if sorted(names) != sorted(sits):
        given, right = " & ".join(names) or "?", " & ".join(sits)
        _refuse(fact("evening-sits", right=right, given=short(given)))
    if len(counts) != 2:
        _refuse(fact("evening-two-trous", counts=len(counts)))
    return (counts[0], counts[1]) if names == sits else (counts[1], counts[0])


def _seat(form: Form, pairing: Pairing, partie: dict[str, Any], key: str) -> int | None:
    name = partie.get(key)
    if name is None:
        return None
    sits = [form.players[player] for player in pairing.sits]
    if name not in sits:
        _refuse(
            fact("evening-seat", key=key, sits=tuple(sits), given=short(name)),
        )
    return sits.index(name)


def _in_series(form: Form, bredouille: Any, won: int, lost: int) -> bool:
    """Whether the winner took his trous in one run. Left out, he did if the loser has none: nobody broke it."""
    if bredouille is None:
        return lost == 0
    if not isinstance(bredouille, bool) and bredouille not in _BREDOUILLES:
        known = ", ".join(_BREDOUILLES)
        _refuse(
            fact("evening-bredouille", known=known, given=short(bredouille)),
        )
    in_series = bredouille is True or bredouille in ("petite", "grande")
    if won == lost and in_series:
        _refuse(fact("evening-refait"))
    if won != lost and lost == 0 and not in_series:
        _refuse(
            fact("evening-unbroken"),
        )
    if form.partie == "marque":
        _check_name_of_bredouille(bredouille, won, multiple(won, True, form.rules))
    elif bredouille == "petite":
        _refuse(
            fact("evening-petite"),
        )
    return in_series


def _check_name_of_bredouille(bredouille: Any, won: int, times: int) -> None:
    if bredouille == "petite" and times > 2:
        _refuse(
            fact("evening-grande-not-petite", won=won),
        )
    least = {"petite": 6, "grande": 12}.get(bredouille, 0)
    if won < least:
        _refuse(
            fact("evening-least-trous", bredouille=bredouille, least=least, won=won),
        )


def _ended(form: Form, data: dict[str, Any]) -> Form:
    """What was agreed after the last result: that the evening stops."""
    for name in form.flags():
        said = data.get(name, False)
        if not isinstance(said, bool):
            _refuse(fact("evening-flag", key=name, given=short(said)))
    return form.flagged(name for name in form.flags() if data.get(name))


def _names(names: Any, key: str) -> tuple[str, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        _refuse(fact("evening-list-of-names", key=key, given=short(names)))
    return tuple(names)


def _player(name: str, players: tuple[str, ...]) -> int:
    if name not in players:
        _refuse(fact("evening-player", given=short(name)))
    return players.index(name)


def _only(data: dict[str, Any], allowed: set[str]) -> None:
    for key in data:
        if key not in allowed:
            known = ", ".join(sorted(allowed))
            _refuse(
                fact("evening-key", given=short(key), known=known),
            )


def _refuse(told: Fact) -> NoReturn:
    raise FormError(told)
