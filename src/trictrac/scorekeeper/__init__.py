"""Scorekeeping for owners of a wooden board: marks in bulk as JSON, and a keeper in the terminal."""

from trictrac.scorekeeper.book import Book, BookEntry, GameKind, Setup
from trictrac.scorekeeper.bulk import mark, mark_lines

__all__ = ["Book", "BookEntry", "GameKind", "Setup", "mark", "mark_lines"]
