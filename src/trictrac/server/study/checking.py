"""The dice of a session held against what was promised (docs/dice.md): every check by itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict
from itertools import chain, repeat
from typing import Literal

from trictrac.dice_proof import SCHEME, Envelopes, Proof, ProofError, commitment, seal
from trictrac.errors import TrictracError
from trictrac.records import Header
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.signatures import Signature
from trictrac.table.events import Event, Rolled
from trictrac.verify import Walk, check_signature, sessions_in, signatures_in, verify_text
from trictrac.words import Fact, fact


class CheckView(Outgoing):
    """One check: right, wrong, or not reached because of one before it."""

    right: bool | None
    title: FactView
    detail: FactView


class RollView(Outgoing):
    """Dice that came out of the stream, in the order of the session."""

    first: int
    """The number of the first of them, from 1."""
    dice: list[int]


class PartView(Outgoing):
    """What was promised and told, for the dice after some number of them."""

    after: int = 0
    commitment: str
    secret: str
    seeds: list[str | None]
    seals: list[str | None]


class EnvelopesView(PartView):
    """Everything promised and told, so that whoever looks can do the sums themselves."""

    scheme: str
    table: str
    renewals: list[PartView]
    """Those that took their place, where the house was restored from a copy."""


class CheckedView(Outgoing):
    """All checks of one session."""

    right: bool
    players: list[str]
    checks: list[CheckView]
    envelopes: EnvelopesView
    rolls: list[RollView]
    """The dice as far as they are right."""


class VerifiedView(Outgoing):
    """What re-deriving the dice found."""

    right: Literal[True] = True
    dice: int
    throws: int
    told: FactView


def verified(text: bytes, keys: Collection[str]) -> VerifiedView:
    """Every die of one session derived again; what is wrong is an error."""
    (found,) = verify_text(text, keys)
    return VerifiedView(dice=found.dice, throws=found.throws, told=FactView.of(found.told))


def check(
    header: Header, events: Iterable[Event], proof: Proof, signature: Signature | None, keys: Collection[str]
) -> CheckedView:
    """Looks at the signature of the house, opens every envelope, works out every die, plays the session again."""
    signed = _signed(signature, keys)
    checks = [check for part in proof.parts for check in (_commitment(proof, part), *_seals(header, proof, part))]
    rolls: list[RollView] = []
    if all(each.right for each in checks):
        checks += _dice(header, events, proof, rolls)
    else:
        checks += [_unreached(_DICE), _unreached(_PLAY)]
    checks.insert(0, signed)
    return CheckedView(
        right=all(each.right for each in checks),
        players=list(header.form.players),
        checks=checks,
        envelopes=EnvelopesView(scheme=SCHEME, **asdict(proof)),
        rolls=rolls,
    )


def check_text(text: bytes, keys: Collection[str]) -> list[CheckedView]:
    """Checks whatever it is: the JSON of a server, or records with their proof in the head."""
    signatures = chain(signatures_in(text), repeat(None))
    return [check(*session, signature, keys) for session, signature in zip(sessions_in(text), signatures, strict=False)]


def _signed(signature: Signature | None, keys: Collection[str]) -> CheckView:
    """Whether this house says the same of names, stake, rules, marking and dates."""
    try:
        check_signature(signature, keys, unsigned=False)
    except ProofError as error:
        return _view(False, fact("check-signature"), error.told)
    return _view(True, fact("check-signature"), fact("check-signature-right"))


_DICE = fact("check-dice")
_PLAY = fact("check-play")


def _commitment(proof: Proof, part: Envelopes) -> CheckView:
    right = commitment(proof.table, part.secret) == part.commitment
    return _view(right, fact("check-server"), fact("check-server-right" if right else "check-server-wrong"))


def _seals(header: Header, proof: Proof, part: Envelopes) -> list[CheckView]:
    names = header.form.players
    if not len(names) == len(part.seeds) == len(part.seals):
        return [_view(False, fact("check-envelopes"), fact("check-envelopes-missing"))]
    found = []
    for player, (name, seed, shown) in enumerate(zip(names, part.seeds, part.seals, strict=True)):
        title = fact("check-player", name=name)
        if seed is None and shown is None:
            found.append(_view(True, title, fact("check-player-computer")))
            continue
        right = seed is not None and shown is not None and seal(proof.table, player, seed) == shown
        found.append(_view(right, title, fact("check-player-right" if right else "check-player-wrong")))
    return found


def _dice(header: Header, events: Iterable[Event], proof: Proof, rolls: list[RollView]) -> list[CheckView]:
    count = 0
    try:
        walk = Walk(header, proof)
    except ProofError as error:
        return [_view(False, _DICE, error.told), _unreached(_PLAY)]
    try:
        for event in events:
            rolled = walk.rolled
            walk.feed(event)
            count += 1
            if isinstance(event, Rolled) and walk.rolled > rolled:
                rolls.append(RollView(first=rolled + 1, dice=list(event.dice)))
    except ProofError as error:
        return [_view(False, _DICE, error.told), _unreached(_PLAY)]
    except TrictracError as error:
        return [_all_dice(walk.rolled), _view(False, _PLAY, error.told)]
    played = fact("check-play-right", throws=walk.throws, events=count, finished=walk.finished)
    return [_all_dice(walk.rolled), _view(True, _PLAY, played)]


def _all_dice(count: int) -> CheckView:
    return _view(True, _DICE, fact("check-dice-right", count=count))


def _unreached(title: Fact) -> CheckView:
    return _view(None, title, fact("check-unreached"))


def _view(right: bool | None, title: Fact, detail: Fact) -> CheckView:
    return CheckView(right=right, title=FactView.of(title), detail=FactView.of(detail))
