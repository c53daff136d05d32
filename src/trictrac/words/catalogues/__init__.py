"""The catalogues: one folder per language, one file per subject, parsed when a message of theirs is first said.

A message may refer to messages of its own file and of ``common.ftl``, which is always there.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

COMMON = "common"
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def plain_number(value: int) -> FluentInt:
    """A whole number that chooses plurals and is written without thousands separators."""
    return FluentInt(value, useGrouping=False)


_folders: list[Traversable] = [resources.files(__name__)]


def add_folder(folder: Traversable) -> None:
    """Reads the catalogues of one more folder, laid out like this one; a subject that exists gains messages."""
    _folders.append(folder)
    for cached in (sources, _subjects, _loaded):
        cached.cache_clear()


@cache
def sources(lang: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by subject."""
    texts: dict[str, str] = {}
    for folder in _folders:
        for file in sorted((folder / lang).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                subject = file.name.removesuffix(".ftl")
                texts[subject] = texts.get(subject, "") + file.read_text("utf-8")
    return texts


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
