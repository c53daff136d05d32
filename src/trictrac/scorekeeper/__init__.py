"""Scorekeeping for owners of a wooden board: marks in bulk as JSON, and a keeper in the terminal."""

from trictrac.scorekeeper.book import Book, Entry, Kind, Setup
from trictrac.scorekeeper.bulk import mark, mark_lines

__all__ = ["Book", "Entry", "Kind", "Setup", "mark", "mark_lines"]
