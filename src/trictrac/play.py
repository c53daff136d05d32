"""A play of one or two numbers, and the view of all plays the law allows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from operator import index
from typing import TypeAlias, overload

from trictrac.errors import InvalidPlayError, TrictracError, WrongTypeError, expect_text
from trictrac.kernel import state
from trictrac.kernel.state import is_par_puissance, unpack_play, unplayed
from trictrac.words import fact

OUT = state.OUT
_EXPECTED = "a play is a Play, a text such as '1-7 1-5' or moves such as ((1, 7), (1, 5))"
_MOVE = re.compile(r"\d{1,2}(?:[-:>](?:\d{1,2}|s|out))+")


@dataclass(frozen=True, slots=True)
class Play:
    """Up to two moves ``(from, to)`` on the mover's march; ``to`` = 25 is out.

    A dame that plays both numbers rests on the way: ``Play(((1, 7), (7, 11)))`` is written ``1-7-11``.

    >>> Play.parse("1-7 1-5")
    Play.parse('1-7 1-5')
    >>> str(Play.parse("19-s"))
    '19-s'
    """

    moves: tuple[tuple[int, int], ...] = ()
    par_puissance: bool = field(default=False, compare=False)
    """Whether the corner is taken *par puissance* (art. IX)."""

    def __post_init__(self) -> None:
        try:
            for start, end in self.moves:
                if type(start) is not int or type(end) is not int:
                    raise TypeError
            hash(self.moves)
        except (TypeError, ValueError):
            raise WrongTypeError(_EXPECTED, self.moves) from None

    @classmethod
    def of(cls, play: PlayLike) -> Play:
        """Takes a play, its text or its moves: ``"1-7 1-5"``, ``((1, 7), (1, 5))``."""
        if isinstance(play, Play):
            return play
        if isinstance(play, str):
            return cls.parse(play)
        try:
            return cls(tuple((index(start), index(end)) for start, end in play))
        except (TypeError, ValueError):
            raise WrongTypeError(_EXPECTED, play) from None

    @classmethod
    def parse(cls, text: str) -> Play:
        """Reads moves such as ``1-7 1-5``, ``1-7-11`` (tout d'une), ``19-s`` (out), ``--`` (nothing)."""
        word = expect_text(text, "a play", "1-7 1-5").strip().lower()
        if word in ("--", "-", "pass", "passe"):
            return cls()
        moves: list[tuple[int, int]] = []
        for part in re.split(r"[\s,;/+]+", word):
            match = _MOVE.fullmatch(part)
            if match is None:
                raise InvalidPlayError(fact("play-unreadable", given=repr(text)), text)
            stops = [_case(stop, text) for stop in re.split(r"[-:>]", part)]
            moves += pairwise(stops)
        if len(moves) > 2:
            raise InvalidPlayError(fact("play-two-moves", given=repr(text)), text)
        return cls(tuple(moves))

    @classmethod
    def unpack(cls, packed: int) -> Play:
        """Reads a play of the kernel's list."""
        return cls(unpack_moves(packed), is_par_puissance(packed))

    @property
    def tout_d_une(self) -> bool:
        """Whether one dame plays both numbers."""
        return len(self.moves) == 2 and self.moves[0][1] == self.moves[1][0]

    @property
    def starts(self) -> frozenset[int]:
        """The cases whose dames it moves; a rest is none of them."""
        return frozenset(start for start, _ in (self.moves[:1] if self.tout_d_une else self.moves))

    def change(self) -> frozenset[tuple[int, int]]:
        """The difference the play makes, as ``(case, dames more or fewer)``: only that matters in law."""
        counts: dict[int, int] = {}
        for start, end in self.moves:
            counts[start] = counts.get(start, 0) - 1
            counts[end] = counts.get(end, 0) + 1
        return frozenset((case, count) for case, count in counts.items() if count)

    def apply(self, dames: Sequence[int]) -> tuple[int, ...]:
        """The mover's dames after the play."""
        after = list(dames)
        for start, end in self.moves:
            after[start - 1] -= 1
            if end != OUT:
                after[end - 1] += 1
        return tuple(after)

    def __str__(self) -> str:
        if not self.moves:
            return "--"
        if self.tout_d_une:
            (start, rest), (_, end) = self.moves
            return f"{start}-{rest}-{_name(end)}"
        return " ".join(f"{start}-{_name(end)}" for start, end in self.moves)

    def __repr__(self) -> str:
        if self.par_puissance or any(not 1 <= case <= OUT for move in self.moves for case in move):
            return f"Play({self.moves!r}, par_puissance={self.par_puissance})"  # which the text does not say
        return f"Play.parse({str(self)!r})"


PlayLike: TypeAlias = Play | str | Iterable[tuple[int, int]]
"""What every function takes for a play."""


@lru_cache(maxsize=1 << 13)
def unpack_moves(packed: int) -> tuple[tuple[int, int], ...]:
    """The moves of a play of the kernel's list."""
    from1, to1, from2, to2 = unpack_play(packed)
    if from2:
        return (from1, to1), (from2, to2)
    return ((from1, to1),) if from1 else ()


def _case(word: str, text: str) -> int:
    case = OUT if word in ("s", "out") else int(word)
    if not 1 <= case <= OUT:
        raise InvalidPlayError(fact("play-bad-case", given=repr(text)), text)
    return case


def _name(case: int) -> str:
    return "s" if case == OUT else str(case)


class LegalPlays(Sequence[Play]):
    """The plays the law allows, one for each resulting position.

    ``play in plays`` asks whether the play leads to one of these positions, whichever dame went first.

    >>> plays = LegalPlays(["1-7-11", "1-7 1-5"])
    >>> "1-5 1-7" in plays
    True
    """

    def __init__(self, plays: Iterable[int | PlayLike]) -> None:
        if not isinstance(plays, Iterable) or isinstance(plays, str):
            raise WrongTypeError("legal plays are made of plays such as ['1-7-11', '1-7 1-5']", plays)
        self.packed = tuple([play if isinstance(play, int) else _pack(Play.of(play)) for play in plays])
        """The same plays as the kernel writes them."""

    @property
    def nothing_to_play(self) -> bool:
        """Whether no number can be played: the only play is the empty one."""
        return len(self.packed) == 1 and unplayed(self.packed[0]) == 2

    def find(self, play: PlayLike) -> int:
        """The packed play with the same result, or -1."""
        sought = Play.of(play)
        for packed in self.packed:
            if unpack_moves(packed) == sought.moves:
                return packed
        change = sought.change()
        for packed, mine in zip(self.packed, self, strict=True):
            if mine.change() == change:
                return packed
        return -1

    @overload
    def __getitem__(self, index: int) -> Play: ...

    @overload
    def __getitem__(self, index: slice) -> LegalPlays: ...

    def __getitem__(self, index: int | slice) -> Play | LegalPlays:
        if isinstance(index, slice):
            return LegalPlays(self.packed[index])
        return Play.unpack(self.packed[index])

    def __len__(self) -> int:
        return len(self.packed)

    def __iter__(self) -> Iterator[Play]:
        return (Play.unpack(packed) for packed in self.packed)

    def __contains__(self, play: object) -> bool:
        try:
            return self.find(play) >= 0  # type: ignore[arg-type]
        except TrictracError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalPlays) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __str__(self) -> str:
        return ", ".join(str(play) for play in self)

    def __repr__(self) -> str:
        plays = (repr(play if play.par_puissance else str(play)) for play in self)
        return f"LegalPlays([{', '.join(plays)}])"


def _pack(play: Play) -> int:
    (from1, to1), (from2, to2) = (*play.moves, (0, 0), (0, 0))[:2]
    return int(state.pack_play(from1, to1, from2, to2)) | state.PAR_PUISSANCE * play.par_puissance
