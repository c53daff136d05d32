"""The forms of play: who sits, who begins, when it ends, who owes what to whom. Pure values, no I/O, no dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trictrac.errors import short
from trictrac.forms.account import POT, QUEUE, Account, Entry, fiches_of
from trictrac.forms.errors import FormError
from trictrac.forms.form import Form, JudgedAs, read_rules
from trictrac.forms.ordinary import Ordinary, ordinary
from trictrac.forms.poule import Poule, poule
from trictrac.forms.result import Pairing, PartieResult, PlayedPartie
from trictrac.forms.rotation import KINDS
from trictrac.forms.schema import PLAYERS, Field, completed
from trictrac.forms.written import AEcrire, a_ecrire
from trictrac.words import fact

FORMS: dict[str, type[Form]] = {}
"""Every form by its name in records."""


def register(form: type[Form]) -> type[Form]:
    """Adds a form of play; everything that asks by name knows it from now on."""
    FORMS[form.name] = form
    return form


for _form in (Ordinary, AEcrire, Poule):
    register(_form)

__all__ = [
    "FORMS",
    "KINDS",
    "POT",
    "QUEUE",
    "AEcrire",
    "Account",
    "Entry",
    "Field",
    "Form",
    "FormError",
    "JudgedAs",
    "Ordinary",
    "Pairing",
    "PartieResult",
    "PlayedPartie",
    "Poule",
    "a_ecrire",
    "fiches_of",
    "from_data",
    "ordinary",
    "poule",
    "register",
    "wished",
]


def from_data(data: Any) -> Form:
    """Reads what ``Form.to_data`` wrote, playing every result again."""
    if (
        not isinstance(data, dict)
        or not isinstance(data.get("form"), str)
        or data["form"] not in FORMS
        or not isinstance(data.get("results"), list)
        or "history" in data
    ):
        raise FormError(fact("form-refused-form", given=short(data)))
    kind = FORMS[data["form"]]
    settings = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data.items()
        if key not in ("form", "rules", "results") and key not in kind.flags()
    }
    try:
        form = kind(rules=read_rules(data.get("rules", "loi-2013")), **settings)
    except TypeError as error:
        raise FormError(fact("form-refused-data", error=str(error)), short(data)) from None
    for result in data["results"]:
        form = form.record(PartieResult.from_data(result))
    return form.flagged(name for name in kind.flags() if data.get(name) is True)


def wished(name: str, given: Mapping[str, object], names: Sequence[str] = ()) -> Form:
    """A form that somebody asks for; the usual stands for whatever they leave out.

    >>> wished("a-ecrire", {"players": 3}).settings()
    {'kind': 'tourner', 'marques': 6}
    """
    if name not in FORMS:
        raise FormError(fact("form-refused-form", given=short(name)))
    values = completed(FORMS[name].fields, {**given, PLAYERS: len(names)} if names else given)
    count = values.pop(PLAYERS, 2)
    if not names:
        most = FORMS[name].seats()[1]
        sit = min(count, most + 1) if isinstance(count, int) else 0
        names = [f"player {number}" for number in range(1, sit + 1)]
    return from_data({**values, "form": name, "players": list(names), "results": []})
