"""The catalogues: one folder per language, one file per subject, parsed when a message of theirs is first said.

A message may refer to messages of its own file and of ``common.ftl``, which is always there.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

COMMON = "common"
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def plain_number(value: int) -> FluentInt:
    """A whole number that chooses plurals and is written without thousands separators."""
    return FluentInt(value, useGrouping=False)


@cache
def sources(lang: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by subject."""
    folder = resources.files(__name__) / lang
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in files}


@cache
def _subjects(lang: str) -> dict[str, str]:
    """In which file each key stands."""
    return {key: subject for subject, text in sources(lang).items() for key in _KEY.findall(text)}


@cache
def _loaded(lang: str, subject: str) -> FluentBundle:
    """What messages of one file can be said with: that file and the common one."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in {COMMON, subject}:
        bundle.add_resource(FluentResource(sources(lang)[name]))
    return bundle


def keys(lang: str) -> frozenset[str]:
    """Every key of a language."""
    return frozenset(_subjects(lang))


def bundle(lang: str, key: str) -> FluentBundle | None:
    """The bundle that has a message, None where no catalogue has it."""
    subject = _subjects(lang).get(key)
    return None if subject is None else _loaded(lang, subject)
