"""The forms of play: who sits, who begins, when it ends, who owes what to whom. Pure values, no I/O, no dice."""

from __future__ import annotations

from typing import Any

from trictrac.forms.account import POT, QUEUE, Account, Entry, fiches_of
from trictrac.forms.errors import FormError, short
from trictrac.forms.form import Form, read_rules
from trictrac.forms.ordinary import Ordinary, ordinary
from trictrac.forms.poule import Poule, poule
from trictrac.forms.result import Pairing, PartieResult, PlayedPartie
from trictrac.forms.rotation import KINDS
from trictrac.forms.written import AEcrire, a_ecrire

FORMS: dict[str, type[Form]] = {form.name: form for form in (Ordinary, AEcrire, Poule)}
"""Every form by its name in records."""

__all__ = [
    "FORMS",
    "KINDS",
    "POT",
    "QUEUE",
    "AEcrire",
    "Account",
    "Entry",
    "Form",
    "FormError",
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
        raise FormError(f"{short(data)} is not a form of play", f"{short(data)} n'est pas une forme de partie")
    settings = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data.items()
        if key not in ("form", "rules", "results", "stopped")
    }
    try:
        form = FORMS[data["form"]](rules=read_rules(data.get("rules", "loi-2013")), **settings)
    except TypeError as error:
        raise FormError(f"a form cannot be read: {error}", f"forme illisible : {error}", short(data)) from None
    for result in data["results"]:
        form = form.record(PartieResult.from_data(result))
    if isinstance(form, Poule) and data.get("stopped") is True:
        form = form.stop()
    return form
