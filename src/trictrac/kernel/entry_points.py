"""Brings in every module that has functions called from Python, so that all of them can be compiled."""

from __future__ import annotations

import importlib

MODULES = (
    "state",
    "reasons",
    "march",
    "plays",
    "score",
    "marking",
    "coup",
    "dice",
    "batch",
    "measure",
    "prospects",
    "features",
    "outcomes",
    "candidates",
    "net",
    "episodes",
    "planes",
)


def load() -> None:
    """Imports them."""
    for name in MODULES:
        importlib.import_module(f"trictrac.kernel.{name}")
