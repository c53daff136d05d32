"""Lessons: data files, exercises whose keys the engine computes, and the positions that are shipped with them."""
