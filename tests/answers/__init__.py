"""What a release answered, word for word except the words: see ``record.py``."""
