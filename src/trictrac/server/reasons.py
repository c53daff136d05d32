"""What a log may say of an error: what kind it is and where it happened, never what it was about.

Databases repeat the values that they refuse, and libraries what they could not read: names, hashes, words of people.
"""

from __future__ import annotations

import sqlite3
import traceback

import asyncpg

_SILENT_ABOUT_VALUES = (OSError, sqlite3.Error)
"""Their messages name files, tables and columns."""


def reason_of(error: BaseException) -> str:
    """What kind of error it is, in short; of the database, what the driver raised."""
    inner = getattr(error, "orig", None) or error
    if isinstance(inner.__cause__, asyncpg.PostgresError):
        inner = inner.__cause__
    if isinstance(inner, asyncpg.PostgresError):
        return f"{type(inner).__name__} ({inner.sqlstate})"
    if isinstance(inner, _SILENT_ABOUT_VALUES):
        return f"{type(inner).__name__}: {inner}"[:200]
    return type(inner).__name__


def traceback_of(error: BaseException) -> str:
    """Where it happened, and what led to it."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{traceback_of(cause)}\n" if cause is not None else ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    inside = "".join(f"\n{traceback_of(each)}" for each in getattr(error, "exceptions", ()))
    return f"{before}{frames}{reason_of(error)}{inside}"
