"""The game in a terminal: the board as text, a position explained, a whole game on one keyboard."""

from trictrac.terminal.board import board
from trictrac.terminal.keyboard import play
from trictrac.terminal.page import read_position, read_throw, show
from trictrac.terminal.session import Computer, Session
from trictrac.terminal.style import Style

__all__ = ["Computer", "Session", "Style", "board", "play", "read_position", "read_throw", "show"]
