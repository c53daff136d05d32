"""What can go wrong with the store."""

from __future__ import annotations

from trictrac.errors import TrictracError


class StoreError(TrictracError):
    """The database did not take something; nothing was acknowledged."""


class ConflictError(StoreError):
    """Another writer was quicker: the log is longer than this one thought."""


class UnknownTableError(StoreError):
    """There is no table of that id."""
