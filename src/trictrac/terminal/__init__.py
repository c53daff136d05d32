"""The game in a terminal: the board as text, a position explained, a whole table on one keyboard."""

from trictrac.terminal.board import board
from trictrac.terminal.deal import Computer, Deal
from trictrac.terminal.keyboard import Wishes, play
from trictrac.terminal.page import read_position, show
from trictrac.terminal.saving import TableBook
from trictrac.terminal.session import Session
from trictrac.terminal.style import Style
from trictrac.terminal.throws import throws_page
from trictrac.terminal.tutoring import TablePupil

__all__ = [
    "Computer",
    "Deal",
    "Session",
    "Style",
    "TableBook",
    "TablePupil",
    "Wishes",
    "board",
    "play",
    "read_position",
    "show",
    "throws_page",
]
