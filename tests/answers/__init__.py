"""What the release answered before the redesign, word for word except the words: see ``record.py``."""
