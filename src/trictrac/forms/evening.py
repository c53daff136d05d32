"""An evening written down by hand: a small TOML or JSON file, read into a form (docs/forms.md)."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from trictrac.forms import FORMS, wished
from trictrac.forms.errors import FormError, short
from trictrac.forms.form import MOST_PARTIES, Form
from trictrac.forms.marque import multiple
from trictrac.forms.result import Pairing, PartieResult

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
        _refuse(f"form is one of {names}, not {short(name)}", f"form est l'une de {names}, non {short(name)}")
    kind, implied = known[name]
    _only(data, _COMMON | (kind.setting_types().keys() - implied.keys()) | {kind.partie})
    title = data.get("title", "")
    if not isinstance(title, str) or not title.isprintable():
        _refuse("title is one line of text", "title est une ligne de texte")
    key = kind.partie
    parties = data.get(key, [])
    if not isinstance(parties, list) or not all(isinstance(partie, dict) for partie in parties):
        _refuse(f"{key} is a list of tables, one for each result", f"{key} est une liste de tables, une par résultat")
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
                f"the file is not UTF-8 text (byte {error.start})",
                f"le fichier n'est pas un texte UTF-8 (octet {error.start})",
            )
    text = text.removeprefix("\ufeff")
    is_json = text.lstrip().startswith("{")
    try:
        data = json.loads(text, object_pairs_hook=_no_key_twice) if is_json else tomllib.loads(text)
    except RecursionError:
        _refuse("the file is nested too deeply", "le fichier est imbriqué trop profondément")
    except FormError:
        raise
    except ValueError as error:  # both decoders' errors tell the line and the column
        kind = "JSON" if is_json else "TOML"
        _refuse(f"the file is not {kind}: {error}", f"le fichier n'est pas du {kind} : {error}")
    assert isinstance(data, dict)
    return data


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        _refuse(f"{short(twice)} is given twice", f"{short(twice)} est donné deux fois")
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
                "the evening is over before it, this result is one too many",
                "la soirée est déjà finie, ce résultat est de trop",
            )
        _only(partie, _PARTIE_KEYS)
        return form.record(_result(form, pairing, partie))
    except FormError as error:
        if not written:
            raise error.at(f"game {number}", f"partie {number}") from None
        if place == number:
            raise error.at(f"marqué {number}", f"marqué {number}") from None
        raise error.at(f"marqué {number} (result {place})", f"marqué {number} (résultat {place})") from None


def _result(form: Form, pairing: Pairing, partie: dict[str, Any]) -> PartieResult:
    first, left = (_seat(form, pairing, partie, key) for key in ("first", "left"))
    bare = PartieResult(_trous(form, pairing, partie), left_by=left, first=first)
    in_series = _in_series(form, _bredouille(partie), max(bare.trous), min(bare.trous))
    return replace(bare, series=(in_series and bare.winner == 0, in_series and bare.winner == 1))


def _bredouille(partie: dict[str, Any]) -> Any:
    """What the line says of the winner's series, by either key."""
    if "bredouille" in partie and "series" in partie:
        _refuse("give bredouille or series, not both", "donnez bredouille ou series, non les deux")
    if not isinstance(partie.get("series", True), bool):
        series = short(partie["series"])
        _refuse(f"series is true or false, not {series}", f"series est true ou false, non {series}")
    return partie.get("bredouille", partie.get("series"))


def _trous(form: Form, pairing: Pairing, partie: dict[str, Any]) -> tuple[int, int]:
    """The trous in the order of the seats, from a table by name, or from a list with or without players."""
    trous = partie.get("trous")
    sits = [form.players[player] for player in pairing.sits]
    if isinstance(trous, dict):
        if "players" in partie:
            _refuse("trous by name need no players", "des trous par nom se passent de players")
        names, counts = list(trous), list(trous.values())
    elif isinstance(trous, list):
        names = list(_names(partie.get("players", sits), "players"))
        counts = trous
    else:
        _refuse(
            "trous are two numbers, such as [9, 8] or {Anne = 9, Bruno = 8}",
            "trous : deux nombres, comme [9, 8] ou {Anne = 9, Bruno = 8}",
        )
    if sorted(names) != sorted(sits):
        given, right = " & ".join(names) or "?", " & ".join(sits)
        _refuse(f"{right} sit, not {short(given)}", f"{right} sont assis, non {short(given)}")
    if len(counts) != 2:
        _refuse(f"trous are two numbers, not {len(counts)}", f"trous : deux nombres, non {len(counts)}")
    return (counts[0], counts[1]) if names == sits else (counts[1], counts[0])


def _seat(form: Form, pairing: Pairing, partie: dict[str, Any], key: str) -> int | None:
    name = partie.get(key)
    if name is None:
        return None
    sits = [form.players[player] for player in pairing.sits]
    if name not in sits:
        _refuse(
            f"{key} names one of those who sit, {' or '.join(sits)}, not {short(name)}",
            f"{key} nomme l'un de ceux qui sont assis, {' ou '.join(sits)}, non {short(name)}",
        )
    return sits.index(name)


def _in_series(form: Form, bredouille: Any, won: int, lost: int) -> bool:
    """Whether the winner took his trous in one run. Left out, he did if the loser has none: nobody broke it."""
    if bredouille is None:
        return lost == 0
    if not isinstance(bredouille, bool) and bredouille not in _BREDOUILLES:
        known = ", ".join(_BREDOUILLES)
        _refuse(
            f"bredouille is one of {known}, or true or false, not {short(bredouille)}",
            f"bredouille est l'une de {known}, ou true ou false, non {short(bredouille)}",
        )
    in_series = bredouille is True or bredouille in ("petite", "grande")
    if won == lost and in_series:
        _refuse("a refait has no winner, so no bredouille", "un refait n'a pas de gagnant, donc pas de bredouille")
    if won != lost and lost == 0 and not in_series:
        _refuse(
            "the loser took no trou, so the winner's series is unbroken (art. XV)",
            "le perdant n'a pas pris de trou, la série du gagnant est donc entière (art. XV)",
        )
    if form.partie == "marque":
        _check_name_of_bredouille(bredouille, won, multiple(won, True, form.rules))
    elif bredouille == "petite":
        _refuse(
            "petite bredouille belongs to the written game (art. XV)",
            "la petite bredouille est de la partie à écrire (art. XV)",
        )
    return in_series


def _check_name_of_bredouille(bredouille: Any, won: int, times: int) -> None:
    if bredouille == "petite" and times > 2:
        _refuse(
            f"{won} trous in one series are grande bredouille, not petite (art. XV)",
            f"{won} trous d'une série font la grande bredouille, non la petite (art. XV)",
        )
    least = {"petite": 6, "grande": 12}.get(bredouille, 0)
    if won < least:
        _refuse(
            f"{bredouille} bredouille needs at least {least} trous, not {won} (art. XV)",
            f"la {bredouille} bredouille veut au moins {least} trous, non {won} (art. XV)",
        )


def _ended(form: Form, data: dict[str, Any]) -> Form:
    """What was agreed after the last result: that the evening stops."""
    for name in form.flags():
        said = data.get(name, False)
        if not isinstance(said, bool):
            _refuse(f"{name} is true or false, not {short(said)}", f"{name} est true ou false, non {short(said)}")
    return form.flagged(name for name in form.flags() if data.get(name))


def _names(names: Any, key: str) -> tuple[str, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        _refuse(f"{key} are a list of names, not {short(names)}", f"{key} : une liste de noms, non {short(names)}")
    return tuple(names)


def _player(name: str, players: tuple[str, ...]) -> int:
    if name not in players:
        _refuse(f"{short(name)} is not one of the players", f"{short(name)} n'est pas l'un des joueurs")
    return players.index(name)


def _only(data: dict[str, Any], allowed: set[str]) -> None:
    for key in data:
        if key not in allowed:
            known = ", ".join(sorted(allowed))
            _refuse(
                f"there is no key {short(key)} here; the keys are {known}",
                f"il n'y a pas ici de clé {short(key)} ; les clés sont {known}",
            )


def _refuse(english: str, french: str) -> NoReturn:
    raise FormError(english, french)
