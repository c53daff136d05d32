"""The dice of a session held against what was promised (docs/dice.md): every check by itself, and in words."""

from __future__ import annotations

from collections.abc import Iterable

from trictrac.dice_proof import SCHEME, Proof, ProofError, commitment, seal
from trictrac.errors import TrictracError
from trictrac.records import Header
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.outgoing import Sentence
from trictrac.server.refusals import ServerRefused
from trictrac.table.events import Event, Rolled
from trictrac.verify import Walk, sessions_in


class CheckView(Outgoing):
    """One check: right, wrong, or not reached because of one before it."""

    right: bool | None
    title: Sentence
    detail: Sentence


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
        envelopes=EnvelopesView(
            scheme=SCHEME,
            table=proof.table,
            commitment=proof.commitment,
            secret=proof.secret,
            seeds=list(proof.seeds),
            seals=list(proof.seals),
        ),
        rolls=rolls,
    )


def check_text(text: bytes) -> list[CheckedView]:
    """Checks whatever it is: the JSON of a server, or records with their proof in the head."""
    return [check(*session) for session in sessions_in(text)]


_DICE = Sentence(fr="Tous les dés", en="Every die")
_PLAY = Sentence(fr="La séance rejouée", en="The session played again")


def _commitment(proof: Proof) -> CheckView:
    right = commitment(proof.table, proof.secret) == proof.commitment
    return CheckView(
        right=right,
        title=Sentence(fr="L'enveloppe du serveur", en="The server's envelope"),
        detail=Sentence(
            fr="Le secret révélé à la fin est celui auquel le serveur s'était engagé avant que personne ne s'assoie.",
            en="The secret told at the end is the one the server had committed itself to before anybody sat down.",
        )
        if right
        else Sentence(
            fr="Le secret révélé n'est pas celui auquel le serveur s'était engagé.",
            en="The secret told is not the one the server had committed itself to.",
        ),
    )


def _seals(header: Header, proof: Proof) -> list[CheckView]:
    names = header.form.players
    if not len(names) == len(proof.seeds) == len(proof.seals):
        missing = Sentence(
            fr="Il n'y a pas une graine et un sceau par joueur.", en="There is not one seed and one seal a player."
        )
        return [CheckView(right=False, title=Sentence(fr="Les enveloppes", en="The envelopes"), detail=missing)]
    found = []
    for player, (name, seed, shown) in enumerate(zip(names, proof.seeds, proof.seals, strict=True)):
        title = Sentence(fr=f"L'enveloppe de {name}", en=f"{name}'s envelope")
        if seed is None and shown is None:
            detail = Sentence(
                fr="Un ordinateur n'apporte pas de graine : le serveur joue pour lui.",
                en="A computer brings no seed: the server plays for it.",
            )
            found.append(CheckView(right=True, title=title, detail=detail))
            continue
        right = seed is not None and shown is not None and seal(proof.table, player, seed) == shown
        detail = (
            Sentence(
                fr="La graine ouverte est celle qui avait été scellée, quand les autres étaient encore cachées.",
                en="The seed opened is the one that was sealed while the others were still hidden.",
            )
            if right
            else Sentence(
                fr="La graine ouverte n'est pas celle qui avait été scellée.",
                en="The seed opened is not the one that was sealed.",
            )
        )
        found.append(CheckView(right=right, title=title, detail=detail))
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
        return [CheckView(right=False, title=_DICE, detail=_told(error)), _unreached(_PLAY)]
    except TrictracError as error:
        return [_all_dice(walk.rolled), CheckView(right=False, title=_PLAY, detail=_told(error))]
    end = ("", "") if walk.finished else (" La séance est inachevée.", " The session is unfinished.")
    played = Sentence(
        fr=f"Les {walk.throws} jets viennent à leur place, et la loi admet les {count} faits de la séance.{end[0]}",
        en=f"The {walk.throws} throws come in their places, and the law allows all {count} events.{end[1]}",
    )
    return [_all_dice(walk.rolled), CheckView(right=True, title=_PLAY, detail=played)]


def _all_dice(count: int) -> CheckView:
    detail = Sentence(
        fr=f"Les {count} dés, recalculés un à un à partir du secret et des graines, sont ceux qui ont été jetés.",
        en=f"All {count} dice, worked out one by one from the secret and the seeds, are those that were thrown.",
    )
    return CheckView(right=True, title=_DICE, detail=detail)


def _unreached(title: Sentence) -> CheckView:
    detail = Sentence(
        fr="Non vérifié : ce qui précède est déjà faux.", en="Not checked: something before it is already wrong."
    )
    return CheckView(right=None, title=title, detail=detail)


def _told(error: TrictracError) -> Sentence:
    why = ServerRefused.of(error)
    return Sentence(fr=why.sentence("fr"), en=why.sentence("en"))
