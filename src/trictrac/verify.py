"""Re-derives every die of a session from what was promised before it and told after it (docs/dice.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from io import BufferedReader, BytesIO
from itertools import count, takewhile
from typing import Any

from trictrac import forms
from trictrac.dice_proof import SCHEME, Envelopes, Proof, ProofError, Stream, check_hex, check_table, draw, order_of
from trictrac.errors import TrictracError
from trictrac.records import EventBuilder, Header, RecordError, Referee, read_any
from trictrac.signatures import Signature, signature_of_proof, signatures_of_records
from trictrac.table import Setting
from trictrac.table.events import Event, Finished, Rolled, Thrown, from_data
from trictrac.words import Fact, fact, say

FORMAT = "trictrac-proof-1"
MOST_DICE = 10**6
"""More are thrown in no session."""
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
    signed_by: str | None = None
    """The key of the house that signed everything else: names, stake, rules, marking, dates. None: nobody did."""

    @property
    def told(self) -> Fact:
        """In one line."""
        names = ", ".join(self.players)
        return fact("proof-verified", table=self.table, names=names, dice=self.dice, finished=self.finished)

    def sentence(self, lang: str) -> str:
        signed = fact("proof-signed", key=self.signed_by) if self.signed_by else fact("proof-not-signed")
        return f"{say(self.told, lang)} {say(signed, lang)}"


class Walk:
    """Follows a session and holds each die against the stream; the dice that the table uses twice are known."""

    def __init__(self, header: Header, proof: Proof) -> None:
        self._referee = Referee(header)
        self._dice = proof.check()
        self.rolled = proof.before + (_drawn(header, self._dice, proof.before) if proof.drawn else 0)
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
        number = len(event.dice)
        due = [self._dice.die(self.rolled + n + 1) for n in range(number)]
        if isinstance(event, Thrown):
            due.sort(reverse=True)
        self.rolled += number
        if list(event.dice) != due:
            shown, right = ("-".join(map(str, dice)) for dice in (event.dice, due))
            raise ProofError(fact("proof-die", number=self.rolled - number + 1, shown=shown, right=right))


def _drawn(header: Header, dice: Stream, before: int) -> int:
    """The dice that the draw of the order took, if it came out as the session says."""
    thrown = draw(dice, len(header.form.players), before)
    due, form = order_of(thrown), header.form
    if form.draws is None or form.drawn(due) != form:
        names = ", ".join(form.players[player] for player in due)
        raise ProofError(fact("proof-order", names=names))
    return len(thrown)


def verify(header: Header, events: Iterable[Event], proof: Proof) -> Verified:
    """Checks promises, dice and the play itself; raises ProofError or RecordError at the first lie."""
    if len(proof.seeds) != len(header.form.players):
        raise ProofError(fact("proof-seeds"))
    walk = Walk(header, proof)
    for event in events:
        walk.feed(event)
    return Verified(proof.table, header.form.players, walk.rolled, walk.throws, walk.finished)


def fields_of(proof: Proof) -> dict[str, str]:
    """The proof as free fields for the head of a record."""
    fields = {"dice": SCHEME, "table": proof.table}
    for number, part in enumerate(proof.parts, 1):
        name = _part_name(number)
        if number > 1:
            fields[f"{name}-after"] = str(part.after)
        fields |= {f"{name}-commitment": part.commitment, f"{name}-secret": part.secret}
        for player, (seed, seal) in enumerate(zip(part.seeds, part.seals, strict=True)):
            if seed is not None and seal is not None:
                fields[f"{name}-seal-{_LETTERS[player]}"] = seal
                fields[f"{name}-seed-{_LETTERS[player]}"] = seed
    if proof.drawn:
        fields["dice-order"] = "drawn"
    if proof.before:
        fields["dice-before"] = str(proof.before)
    return fields


def _part_name(number: int) -> str:
    """How the fields of the first envelopes begin, and those of the second, after the house was restored."""
    return "dice" if number == 1 else f"dice-{number}"


def proof_in(header: Header) -> Proof:
    """The proof that the head of a record carries."""
    fields = header.fields
    if fields.get("dice") != SCHEME:
        raise ProofError(fact("proof-unknown-dice", scheme=SCHEME))
    letters = _LETTERS[: len(header.form.players)]
    later = takewhile(lambda name: f"{name}-commitment" in fields, map(_part_name, count(2)))
    first, *renewals = (_part_in(fields, name, letters) for name in (_part_name(1), *later))
    return _proof(
        {
            **first,
            "table": fields.get("table"),
            "drawn": fields.get("dice-order") == "drawn",
            "before": _number(fields.get("dice-before", "0")),
            "renewals": renewals,
        }
    )


def _part_in(fields: Mapping[str, str], name: str, letters: str) -> dict[str, Any]:
    """Envelopes as the head of a record has them."""
    part: dict[str, Any] = {key: fields.get(f"{name}-{key}") for key in ("commitment", "secret")}
    part |= {f"{key}s": [fields.get(f"{name}-{key}-{each}") for each in letters] for key in ("seed", "seal")}
    return {**part, "after": _number(fields.get(f"{name}-after", "0"))}


def _proof(data: Mapping[str, Any]) -> Proof:
    renewals = data.get("renewals", [])
    if not isinstance(renewals, list) or not all(isinstance(each, dict) for each in renewals):
        raise ProofError(fact("proof-renewals"))
    first = _envelopes({**data, "after": 0})
    return Proof(
        check_table(data.get("table")),
        first.commitment,
        first.secret,
        first.seeds,
        first.seals,
        data.get("drawn") is True,
        _count(data.get("before", 0)),
        tuple(_envelopes(each) for each in renewals),
    )


def _envelopes(data: Mapping[str, Any]) -> Envelopes:
    seeds, seals = data.get("seeds"), data.get("seals")
    if not isinstance(seeds, list) or not isinstance(seals, list):
        raise ProofError(fact("proof-seeds-and-seals"))
    return Envelopes(
        check_hex(data.get("commitment")),
        check_hex(data.get("secret")),
        tuple(None if seed is None else check_hex(seed) for seed in seeds),
        tuple(None if seal is None else check_hex(seal) for seal in seals),
        _count(data.get("after")),
    )


def _count(value: object) -> int:
    """A number of dice."""
    if type(value) is not int or not 0 <= value <= MOST_DICE:
        raise ProofError(fact("proof-before", before=str(value)[:20]))
    return value


def _number(text: str) -> int | str:
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,5}", text) else text


def to_data(header: Header, events: Iterable[Event], proof: Proof) -> dict[str, Any]:
    """Session and proof as plain data, for :func:`verify_text`."""
    return {
        "format": FORMAT,
        "scheme": SCHEME,
        **asdict(proof),
        "date": header.fields.get("date"),
        "form": header.form.to_data(),
        "setting": header.setting.to_data(),
        "events": [event.to_data() for event in events],
    }


Session = tuple[Header, Sequence[Event], Proof]
"""All that is needed to check the dice of one session."""


def verify_text(text: bytes, keys: Collection[str] | None = None, *, unsigned: bool = True) -> list[Verified]:
    """Verifies whatever it is: the JSON of the server, or a record with its proof in the head.

    A signature must be right; by one of the ``keys``, if any are given, and there must be one unless ``unsigned``.
    """
    signatures = list(signatures_in(text))
    for each in signatures:
        check_signature(each, keys, unsigned=unsigned)
    found = [verify(*session) for session in sessions_in(text)]
    if len(found) != len(signatures):
        raise ProofError(fact("proof-signature"))
    return [replace(one, signed_by=each.key if each else None) for one, each in zip(found, signatures, strict=True)]


def check_signature(signature: Signature | None, keys: Collection[str] | None = None, *, unsigned: bool) -> None:
    """Refuses a signature that is wrong, or by nobody of the house, or missing."""
    if signature is None:
        if keys is not None or not unsigned:
            raise ProofError(fact("proof-unsigned"))
        return
    signature.check()
    if keys is not None and signature.key not in keys:
        raise ProofError(fact("proof-other-key", key=signature.key))


def signatures_in(text: bytes) -> Iterator[Signature | None]:
    """The signature of each session, right or wrong; None for one without."""
    data = _proof_data(text)
    if data is not None:
        yield signature_of_proof(data)
    else:
        yield from signatures_of_records(text)


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
    found = 0
    for record in read_any(BufferedReader(BytesIO(text)), EventBuilder()):
        if record.header is None or record.errors:
            raise RecordError(record.errors[0].told if record.errors else fact("record-none"))
        found += 1
        yield record.header, record.events, proof_in(record.header)
    if not found:
        raise ProofError(fact("proof-no-session"))


def _session_of(data: Mapping[str, Any]) -> Session:
    if data.get("scheme") != SCHEME or not isinstance(data.get("events"), list):
        raise ProofError(fact("proof-not-a-proof", scheme=SCHEME))
    try:
        date = data.get("date")
        fields = {"date": date} if isinstance(date, str) else {}
        header = Header(forms.from_data(data.get("form")), Setting.from_data(data.get("setting")), fields)
        events = [from_data(event) for event in data["events"]]
    except ProofError:
        raise
    except TrictracError as error:
        raise ProofError(error.told) from None
    return header, events, _proof(data)
