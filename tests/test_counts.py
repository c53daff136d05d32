"""Counts of the tree of plays, as data (tests/counts/*.txt)."""

from pathlib import Path

import pytest

from tests.counting import count, divide
from tests.naive import twin
from trictrac import ALL_THROWS, Position

LINES = [
    line.split()
    for file in sorted((Path(__file__).parent / "counts").glob("*.txt"))
    for line in file.read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES, ids=[f"{line[0]}-depth{line[2]}" for line in LINES])
def test_counts(line):
    _, text, depth, nodes, checksum = line
    position = Position.parse(text)
    assert count(position.to_row(), int(depth)) == (int(nodes), int(checksum)), divide(position, int(depth))


@pytest.mark.nojit
@pytest.mark.parametrize("line", [line for line in LINES if line[2] == "1"], ids=lambda line: line[0])
def test_first_counts_are_the_twin_s_too(line):
    position = Position.parse(line[1])
    number = position.mover.coups + 1
    plays = sum(
        len(twin.judge(position.mover.dames, position.other.dames, tuple(throw), number).results)
        for throw in ALL_THROWS
    )
    assert plays == int(line[3])
