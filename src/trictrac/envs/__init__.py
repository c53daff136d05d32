"""Environments for learning programs: batches of games, Gymnasium, PettingZoo, OpenSpiel (docs/environments.md).

``batch`` needs nothing but the package; the others need the extra ``rl`` and are imported by their own names, so that
none brings in another's library.
"""
