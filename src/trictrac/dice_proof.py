"""Dice that can be checked afterwards (docs/dice.md): nobody can choose them, no player can foresee them.

The server keeps a *secret* and shows its *commitment* before anybody sits down. Each person
brings a *seed*, first as a *seal*, opened when all seals lie on the table. Die number ``n`` of the
session is a function of secret, seeds and ``n``. When all is over the secret is told, and
everybody can do the sums again; everything hashed is plain text, so that ``openssl`` will do.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from trictrac.errors import TrictracError
from trictrac.words import fact

SCHEME = "trictrac-dice-1"
BYTES = 32
NOBODY = "-"
"""Stands for the seed of a computer: the server plays for it and has its say in the secret already."""
TABLE = r"[A-Za-z0-9_-]{1,32}"
"""The name of a table."""
_HEX = re.compile(rf"[0-9a-f]{{{2 * BYTES}}}")
_FAIR = 252
"""Bytes below this fall on the six faces 42 times each; the others are passed over."""


class ProofError(TrictracError):
    """Something that does not agree with what was promised, or cannot be part of a proof."""


def new_secret() -> str:
    """Thirty-two bytes from the system's chance, as hexadecimal text: a secret or a seed."""
    return secrets.token_hex(BYTES)


def check_hex(text: object) -> str:
    """The text, if it is a secret, a seed, a seal or a commitment: 64 hexadecimal digits."""
    if not isinstance(text, str) or not _HEX.fullmatch(text):
        raise ProofError(fact("proof-hexadecimal"))
    return text


def check_table(table: object) -> str:
    """The text, if it can be the id of a table."""
    if not isinstance(table, str) or not re.fullmatch(TABLE, table):
        raise ProofError(fact("proof-table-name"))
    return table


def commitment(table: str, secret: str) -> str:
    """What the server shows of its secret before the game.

    >>> commitment("example", "00" * 32)[:16]
    'f5e948e70449efb5'
    """
    return _hash("secret", check_table(table), check_hex(secret))


def seal(table: str, player: int, seed: str) -> str:
    """What a player shows of their seed while others still choose theirs; nobody else can use it as their own."""
    return _hash("seal", check_table(table), str(player), check_hex(seed))


def _hash(*parts: str) -> str:
    return hashlib.sha256("/".join((SCHEME, *parts)).encode()).hexdigest()


class Dice:
    """The dice of one session; die numbers begin with 1.

    >>> dice = Dice("example", "00" * 32, ["11" * 32, None])
    >>> [dice.die(n) for n in range(1, 9)]
    [2, 5, 5, 6, 1, 3, 3, 5]
    """

    def __init__(self, table: str, secret: str, seeds: Sequence[str | None]) -> None:
        """``seeds`` are in the order of the players, None for a computer."""
        words = [NOBODY if seed is None else check_hex(seed) for seed in seeds]
        self._prefix = "/".join((SCHEME, check_table(table), *words))
        self._key = bytes.fromhex(check_hex(secret))

    def die(self, number: int) -> int:
        """Die number ``number``: the first byte below 252 of the block, and one more than its rest by six."""
        block = 0
        while True:
            for byte in hmac.digest(self._key, f"{self._prefix}/{number}/{block}".encode(), "sha256"):
                if byte < _FAIR:
                    return 1 + byte % 6
            block += 1  # once in 10**57


class AnyDice(Protocol):
    """Dice by their number."""

    def die(self, number: int) -> int: ...


def draw(dice: AnyDice, players: int, before: int = 0) -> list[tuple[int, int]]:
    """The draw before a poule (XIX.16): everybody throws a die, equals among themselves again, with the next dice.

    ``before`` are the dice that were already thrown, in a draw that counts no more. Gives who threw what, one after
    another; :func:`order_of` reads the order from it.

    >>> thrown = draw(Dice("example", "00" * 32, ["11" * 32, None, None]), 3)
    >>> thrown, order_of(thrown)
    ([(0, 6), (1, 2), (2, 6), (0, 4), (2, 1)], (0, 2, 1))
    """
    thrown: list[tuple[int, int]] = []
    waiting = [list(range(players))]
    while waiting:
        group = waiting.pop(0)
        if len(group) > 1:
            faces = {player: dice.die(before + len(thrown) + number) for number, player in enumerate(group, 1)}
            thrown += faces.items()
            waiting[:0] = [[p for p in group if faces[p] == face] for face in range(6, 0, -1)]
    return thrown


def order_of(thrown: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The players from the highest draw to the lowest: the first throw counts, then the next one of equals."""
    throws: dict[int, list[int]] = {}
    for player, die in thrown:
        throws.setdefault(player, []).append(die)
    return tuple(sorted(throws, key=lambda player: throws[player], reverse=True))


@dataclass(frozen=True, slots=True)
class Envelopes:
    """What was promised, and later told: the server's part, and one part for each player."""

    commitment: str
    secret: str
    seeds: tuple[str | None, ...]
    seals: tuple[str | None, ...]
    """What the players showed first; None for a computer, or for a player who had left."""
    after: int = 0
    """The dice thrown before, with other envelopes: the next one comes from these."""

    def dice(self, table: str) -> Dice:
        """The dice, if secret and seeds are those that were promised."""
        if commitment(table, self.secret) != self.commitment:
            raise ProofError(fact("proof-secret"))
        if len(self.seals) != len(self.seeds):
            raise ProofError(fact("proof-sealed"))
        for player, (seed, shown) in enumerate(zip(self.seeds, self.seals, strict=True)):
            if (seed is None) != (shown is None) or (seed is not None and seal(table, player, seed) != shown):
                raise ProofError(fact("proof-seed", player=player + 1))
        return Dice(table, self.secret, self.seeds)


class Stream:
    """The dice of a whole session: from its first envelopes, then from those that took their place."""

    def __init__(self, table: str, parts: Sequence[Envelopes]) -> None:
        self._parts = [(each.after, each.dice(table)) for each in parts]

    def die(self, number: int) -> int:
        return next(dice for after, dice in reversed(self._parts) if after < number).die(number)


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything promised and told about the dice of a session."""

    table: str
    commitment: str
    secret: str
    seeds: tuple[str | None, ...]
    seals: tuple[str | None, ...]
    """What the players showed first; None for a computer."""
    drawn: bool = False
    """Whether the first dice drew the order of the players."""
    before: int = 0
    """Dice of earlier draws that everybody saw: other conventions were agreed on later, and no die comes back."""
    renewals: tuple[Envelopes, ...] = ()
    """Fresh envelopes in the middle of the session, after the house was restored from a copy."""

    @property
    def parts(self) -> tuple[Envelopes, ...]:
        """All envelopes, in the order in which they were used."""
        return Envelopes(self.commitment, self.secret, self.seeds, self.seals), *self.renewals

    def check(self) -> Stream:
        """The dice, if secrets and seeds are those that were promised."""
        starts = [each.after for each in self.parts]
        if starts != sorted(starts) or any(len(each.seeds) != len(self.seeds) for each in self.parts):
            raise ProofError(fact("proof-renewals"))
        dice = Stream(self.table, self.parts)
        thrown = 0
        while thrown < self.before and len(self.seeds) > 1:
            thrown += len(draw(dice, len(self.seeds), thrown))
        if thrown != self.before:
            raise ProofError(fact("proof-before", before=self.before))
        return dice
