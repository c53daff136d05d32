"""Re-derives every die of a session from what was promised before it and told after it (docs/dice.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from io import BufferedReader, BytesIO
from typing import Any

from trictrac import forms
from trictrac.dice_proof import SCHEME, Dice, Proof, ProofError, check_hex, check_table, draw, order_of
from trictrac.errors import TrictracError
from trictrac.records import EventBuilder, Header, RecordError, Referee, read_any
from trictrac.table import Setting
from trictrac.table.events import Event, Finished, Rolled, Thrown, from_data
from trictrac.words import Fact, fact, say

FORMAT = "trictrac-proof-1"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found: so many dice, all as they had to be."""

    table: str
    players: tuple[str, ...]
    dice: int
    throws: int
    """Throws and opening dice; those that lay on the table already count too."""
    finished: bool

    @property
    def told(self) -> Fact:
        """In one line."""
        names = ", ".join(self.players)
        return fact("proof-verified", table=self.table, names=names, dice=self.dice, finished=self.finished)

    def sentence(self, lang: str) -> str:
        return say(self.told, lang)


class Walk:
    """Follows a session and holds each die against the stream; the dice that the table uses twice are known."""

    def __init__(self, header: Header, dice: Dice, drawn: bool = False) -> None:
        self._referee = Referee(header)
        self._dice = dice
        self.rolled = _drawn(header, dice) if drawn else 0
        self.throws = 0
        self.finished = False

    def feed(self, event: Event) -> None:
        """Judges one event of the session, and its dice."""
        if isinstance(event, Rolled):
            self._check(event)
        self.finished |= isinstance(event, Finished)
        self._referee.feed(event)

    def _check(self, event: Rolled) -> None:
        self.throws += 1
        state = self._referee.table.state
        if isinstance(event, Thrown) and state.forced is not None:
            return  # the dice of the opening, or those of «je joue pour tout»: the referee compares them
        count = len(event.dice)
        due = [self._dice.die(self.rolled + n + 1) for n in range(count)]
        if isinstance(event, Thrown):
            due.sort(reverse=True)
        self.rolled += count
        if list(event.dice) != due:
            shown, right = ("-".join(map(str, dice)) for dice in (event.dice, due))
            raise ProofError(fact("proof-die", number=self.rolled - count + 1, shown=shown, right=right))


def _drawn(header: Header, dice: Dice) -> int:
    """The dice that the draw of the order took, if it came out as the session says."""
    thrown = draw(dice, len(header.form.players))
    due, form = order_of(thrown), header.form
    if form.draws is None or form.drawn(due) != form:
        names = ", ".join(form.players[player] for player in due)
        raise ProofError(fact("proof-order", names=names))
    return len(thrown)


def verify(header: Header, events: Iterable[Event], proof: Proof) -> Verified:
    """Checks promises, dice and the play itself; raises ProofError or RecordError at the first lie."""
    if len(proof.seeds) != len(header.form.players):
        raise ProofError(fact("proof-seeds"))
    walk = Walk(header, proof.check(), proof.drawn)
    for event in events:
        walk.feed(event)
    return Verified(proof.table, header.form.players, walk.rolled, walk.throws, walk.finished)


def fields_of(proof: Proof) -> dict[str, str]:
    """The proof as free fields for the head of a record."""
    fields = {"dice": SCHEME, "table": proof.table, "dice-commitment": proof.commitment, "dice-secret": proof.secret}
    for player, (seed, seal) in enumerate(zip(proof.seeds, proof.seals, strict=True)):
        if seed is not None and seal is not None:
            fields[f"dice-seal-{_LETTERS[player]}"] = seal
            fields[f"dice-seed-{_LETTERS[player]}"] = seed
    return {**fields, "dice-order": "drawn"} if proof.drawn else fields


def proof_in(header: Header) -> Proof:
    """The proof that the head of a record carries."""
    fields = header.fields
    if fields.get("dice") != SCHEME:
        raise ProofError(fact("proof-unknown-dice", scheme=SCHEME))
    count = len(header.form.players)
    return _proof(
        {
            "table": fields.get("table"),
            "commitment": fields.get("dice-commitment"),
            "secret": fields.get("dice-secret"),
            "seeds": [fields.get(f"dice-seed-{_LETTERS[player]}") for player in range(count)],
            "seals": [fields.get(f"dice-seal-{_LETTERS[player]}") for player in range(count)],
            "drawn": fields.get("dice-order") == "drawn",
        }
    )


def _proof(data: Mapping[str, Any]) -> Proof:
    seeds, seals = data.get("seeds"), data.get("seals")
    if not isinstance(seeds, list) or not isinstance(seals, list):
        raise ProofError(fact("proof-seeds-and-seals"))
    return Proof(
        check_table(data.get("table")),
        check_hex(data.get("commitment")),
        check_hex(data.get("secret")),
        tuple(None if seed is None else check_hex(seed) for seed in seeds),
        tuple(None if seal is None else check_hex(seal) for seal in seals),
        data.get("drawn") is True,
    )


def to_data(header: Header, events: Iterable[Event], proof: Proof) -> dict[str, object]:
    """Session and proof as plain data, for :func:`verify_text`."""
    return {
        "format": FORMAT,
        "scheme": SCHEME,
        **asdict(proof),
        "form": header.form.to_data(),
        "setting": header.setting.to_data(),
        "events": [event.to_data() for event in events],
    }


Session = tuple[Header, Sequence[Event], Proof]
"""All that is needed to check the dice of one session."""


def verify_text(text: bytes) -> list[Verified]:
    """Verifies whatever it is: the JSON of the server, or a record with its proof in the head."""
    return [verify(*session) for session in sessions_in(text)]


def is_proof(text: bytes) -> bool:
    """Whether it is the JSON of a server, not a record."""
    return _proof_data(text) is not None


def _proof_data(text: bytes) -> Mapping[str, Any] | None:
    if text.lstrip()[:1] != b"{":
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and data.get("format") == FORMAT else None


def sessions_in(text: bytes) -> Iterator[Session]:
    """The sessions that a text holds with their proofs, nothing verified yet."""
    data = _proof_data(text)
    if data is not None:
        yield _session_of(data)
        return
    count = 0
    for record in read_any(BufferedReader(BytesIO(text)), EventBuilder()):
        if record.header is None or record.errors:
            raise RecordError(record.errors[0].told if record.errors else fact("record-none"))
        count += 1
        yield record.header, record.events, proof_in(record.header)
    if not count:
        raise ProofError(fact("proof-no-session"))


def _session_of(data: Mapping[str, Any]) -> Session:
    if data.get("scheme") != SCHEME or not isinstance(data.get("events"), list):
        raise ProofError(fact("proof-not-a-proof", scheme=SCHEME))
    try:
        header = Header(forms.from_data(data.get("form")), Setting.from_data(data.get("setting")))
        events = [from_data(event) for event in data["events"]]
    except ProofError:
        raise
    except TrictracError as error:
        raise ProofError(error.told) from None
    return header, events, _proof(data)
