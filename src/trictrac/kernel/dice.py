"""Dice from a counter: the same throw for the same (seed, game, counter) on every target.

Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy
as 1, 2, 3", 2011): additions, rotations and xors of 32-bit words, so that plain
Python, the CPU and CUDA agree bit for bit. No state, hence nothing to share
between threads and any throw can be recomputed alone.
"""

from __future__ import annotations

from trictrac.kernel.jit import entry, jit

MASK = 0xFFFFFFFF
PARITY = 0x1BD11BDA


@jit
def _round(x, y, turn):
    x = (x + y) & MASK
    y = ((y << turn) | (y >> (32 - turn))) & MASK
    return x, x ^ y


@entry("UniTuple(int64, 2)(int64, int64, int64, int64)")
def random_words(key0, key1, counter0, counter1):
    """Two random 32-bit words for a key and a counter of two words each."""
    key2 = PARITY ^ key0 ^ key1
    x = (counter0 + key0) & MASK
    y = (counter1 + key1) & MASK
    for block in range(5):
        if block % 2 == 0:
            x, y = _round(x, y, 13)
            x, y = _round(x, y, 15)
            x, y = _round(x, y, 26)
            x, y = _round(x, y, 6)
        else:
            x, y = _round(x, y, 17)
            x, y = _round(x, y, 29)
            x, y = _round(x, y, 16)
            x, y = _round(x, y, 24)
        # Key injection: the three key words in turn, and the number of the block.
        turn = (block + 1) % 3
        left = key1 if turn == 1 else (key2 if turn == 2 else key0)
        right = key2 if turn == 1 else (key0 if turn == 2 else key1)
        x = (x + left) & MASK
        y = (y + right + block + 1) & MASK
    return x, y


@jit
def below(word, n):
    """A number from 0 to n - 1 from a random word (bias below n / 2**32)."""
    return (word * n) >> 32


@jit
def two_dice(word):
    """Two dice from one random word."""
    throw = below(word, 36)
    return 1 + throw // 6, 1 + throw % 6
