"""Scorekeeping for owners of a wooden board: marks in bulk as JSON, and a keeper in the terminal."""

from trictrac.scorekeeper.book import Book, Entry, Kind, Setup
from trictrac.scorekeeper.bulk import mark, mark_lines
from trictrac.scorekeeper.keyboard import Wishes, keep
from trictrac.scorekeeper.session import Keeper

__all__ = ["Book", "Entry", "Keeper", "Kind", "Setup", "Wishes", "keep", "mark", "mark_lines"]
