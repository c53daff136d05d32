"""The dice of a session held against what was promised (docs/dice.md): every check by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from trictrac.dice_proof import SCHEME, Proof, ProofError, commitment, seal
from trictrac.errors import TrictracError
from trictrac.records import Header
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.table.events import Event, Rolled
from trictrac.verify import Walk, sessions_in
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


class EnvelopesView(Outgoing):
    """Everything promised and told, so that whoever looks can do the sums themselves."""

    scheme: str
    table: str
    commitment: str
    secret: str
    seeds: list[str | None]
    seals: list[str | None]


class CheckedView(Outgoing):
    """All checks of one session."""

    right: bool
    players: list[str]
    checks: list[CheckView]
    envelopes: EnvelopesView
    rolls: list[RollView]
    """The dice as far as they are right."""


def check(header: Header, events: Iterable[Event], proof: Proof) -> CheckedView:
    """Opens every envelope, works out every die, plays the session again with them."""
    checks = [_commitment(proof), *_seals(header, proof)]
    rolls: list[RollView] = []
    if all(each.right for each in checks):
        checks += _dice(header, events, proof, rolls)
    else:
        checks += [_unreached(_DICE), _unreached(_PLAY)]
    return CheckedView(
        right=all(each.right for each in checks),
        players=list(header.form.players),
        checks=checks,
        envelopes=EnvelopesView(scheme=SCHEME, **asdict(proof)),
        rolls=rolls,
    )


def check_text(text: bytes) -> list[CheckedView]:
    """Checks whatever it is: the JSON of a server, or records with their proof in the head."""
    return [check(*session) for session in sessions_in(text)]


_DICE = fact("check-dice")
_PLAY = fact("check-play")


def _commitment(proof: Proof) -> CheckView:
    right = commitment(proof.table, proof.secret) == proof.commitment
    return _view(right, fact("check-server"), fact("check-server-right" if right else "check-server-wrong"))


def _seals(header: Header, proof: Proof) -> list[CheckView]:
    names = header.form.players
    if not len(names) == len(proof.seeds) == len(proof.seals):
        return [_view(False, fact("check-envelopes"), fact("check-envelopes-missing"))]
    found = []
    for player, (name, seed, shown) in enumerate(zip(names, proof.seeds, proof.seals, strict=True)):
        title = fact("check-player", name=name)
        if seed is None and shown is None:
            found.append(_view(True, title, fact("check-player-computer")))
            continue
        right = seed is not None and shown is not None and seal(proof.table, player, seed) == shown
        found.append(_view(right, title, fact("check-player-right" if right else "check-player-wrong")))
    return found


def _dice(header: Header, events: Iterable[Event], proof: Proof, rolls: list[RollView]) -> list[CheckView]:
    walk = Walk(header, proof.check(), proof.drawn)
    count = 0
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
