"""A form of play that only the tests know: its file, its catalogue entries, and the proof that it needs no other."""
