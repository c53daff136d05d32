"""What is asked before a game: the fields from which the new-game page, the command line and requests are made.

The label of a field is the message ``form-field-NAME``, its explanation ``form-field-NAME-what``; the label of a choice
is ``form-choice-NAME-CHOICE``: CHOICE is a word, ``true``, ``false`` or ``0``, and other numbers stand for themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as value
from typing import TypeAlias, get_args

from trictrac.rules import LOI_2013, PRESETS, OpeningDice

Value: TypeAlias = bool | int | str
PLAYERS = "players"
"""The field that says how many sit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One thing to agree on."""

    name: str
    """A setting of the form, an option of the rules, or ``players``."""
    choices: tuple[Value, ...]
    """What a page offers, in this order; a field with one choice is not asked."""
    default: Value
    of_rules: bool = False
    """Whether it is an option of the rules."""
    when: tuple[str, Value] | None = None
    """Only asked where a field before it has this value."""
    notes: tuple[Value, ...] = ()
    """Choices that need a sentence of their own, ``form-note-CHOICE``."""
    usual: Mapping[str, Value] = value(default_factory=dict, hash=False)
    """The default of the rule sets that have another one, by their names."""
    seldom: bool = False
    """Whether a page asks it only of those who want to agree on more than the usual."""

    @property
    def fixed(self) -> bool:
        return len(self.choices) == 1

    def applies(self, values: Mapping[str, object]) -> bool:
        """Whether it is asked beside these values."""
        return self.when is None or values.get(self.when[0]) == self.when[1]


Fields: TypeAlias = tuple[Field, ...]


def option(name: str, *choices: Value, when: tuple[str, Value] | None = None, seldom: bool = True) -> Field:
    """An option of the rules; a flag if no choices are given."""
    default = getattr(LOI_2013, name)
    usual = {preset: getattr(rules, name) for preset, rules in PRESETS.items()}
    return Field(
        name=name,
        choices=choices or (False, True),
        default=default,
        of_rules=True,
        when=when,
        usual={preset: value for preset, value in usual.items() if value != default},
        seldom=seldom,
    )


def trous_field() -> Field:
    return option("trous", 1, 2, 3, 4, 6, 8, 12, seldom=False)


def options_of_every_form() -> Fields:
    """The options of the rules that matter wherever two sit at a board."""
    return (
        option("opening_dice", *get_args(OpeningDice)),
        option("colour_choice"),
        option("exchange_dames"),
        option("pile_de_misere"),
        option("je_joue_pour_tout"),
        option("opening_jans_once"),
        option("marked_and_not_done_twice"),
        option("fichet_excused"),
        option("leaving_excused"),
    )


def stake_field() -> Field:
    """The jetons of a game or of an entry."""
    return Field(name="stake", choices=(1, 2, 5, 10, 20), default=1)


def players_field(*counts: int, when: tuple[str, Value] | None = None) -> Field:
    return Field(name=PLAYERS, choices=counts, default=counts[0], when=when)


def completed(fields: Fields, given: Mapping[str, object]) -> dict[str, object]:
    """What was agreed, with the usual for whatever was left out; options of the rules are not looked at."""
    values = dict(given)
    for field in fields:
        if not field.of_rules and field.name not in values and field.applies(values):
            values[field.name] = _usual(field, fields, values)
    return values


def _usual(field: Field, fields: Fields, values: Mapping[str, object]) -> Value:
    """The default, or the first choice that goes with what is fixed already: three players write a tourner."""
    for choice in (field.default, *field.choices):
        follows = [each for each in fields if each.fixed and each.when == (field.name, choice)]
        if all(values.get(each.name, each.default) == each.default for each in follows):
            return choice
    return field.default
