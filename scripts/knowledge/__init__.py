"""The parts of ``scripts/make_knowledge.py``: each computes a section as plain data; ``page`` and ``plots`` show it."""
