"""The law of trictrac as small compiled functions over integers and arrays.

Read the files in this order: ``state`` (the row), ``march`` (where a dame may
go), ``plays`` and ``exits`` (all dutiful plays of a throw), ``beating``,
``openings``, ``jans`` (the rencontres), ``score`` (the sheet of a throw),
``marking`` (points and trous), ``coup`` (one step of the game), ``dice``,
``batch`` (many games). ``jit`` is the only file that knows Numba.
"""
