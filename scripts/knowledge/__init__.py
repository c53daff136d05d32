"""The parts of ``scripts/make_knowledge.py``: each computes one section as plain data; ``page`` and ``plots`` show it."""
