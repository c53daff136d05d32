"""Computers think in processes of their own, so that no search delays a socket."""

from trictrac.server.thinking.thinker import Thinker

__all__ = ["Thinker"]
