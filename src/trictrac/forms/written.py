"""The written game, a ecrire: for two, three a tourner, four in teams, and the chouette (II.1–II.5, XIX.1–XIX.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, get_args

from trictrac.forms import settlement
from trictrac.forms.account import QUEUE, Account, Entry
from trictrac.forms.errors import FormError, short, whole
from trictrac.forms.form import MOST_PARTIES, Form, JudgedAs, check_number_of_players
from trictrac.forms.marque import consolation, multiple, value
from trictrac.forms.result import Pairing, PartieResult, PlayedPartie
from trictrac.forms.rotation import KINDS, next_pairing
from trictrac.forms.schema import Field, Fields, completed, option, options_of_every_form, players_field
from trictrac.kernel.stakes import TROUS_OF_A_MARQUE
from trictrac.rules import LOI_2013, Bets, Consolation, GivesWay, Primaute, Rules
from trictrac.words import Fact, fact


@dataclass(frozen=True, kw_only=True)
class AEcrire(Form):
    """An agreed number of marques; each ends when a player leaves and somebody has six trous."""

    name: ClassVar[str] = "a-ecrire"
    aliases: ClassVar[dict[str, dict[str, Any]]] = {kind: {"kind": kind} for kind in KINDS}
    fields: ClassVar[Fields] = (
        Field(
            name="kind",
            choices=tuple(KINDS),
            default="deux",
            notes=tuple(name for name, kind in KINDS.items() if max(map(len, kind.sides)) > 1),
        ),
        *(players_field(kind.players, when=("kind", name)) for name, kind in KINDS.items()),
        *(
            Field(name="marques", choices=tuple(sorted(kind.usual)), default=kind.usual[0], when=("kind", name))
            for name, kind in KINDS.items()
        ),
        option("fiche", 5, 10, 20, 50, 100, seldom=False),
        option("primaute", *get_args(Primaute), when=("kind", "deux")),
        *(option("gives_way", *get_args(GivesWay), when=("kind", kind)) for kind in ("tourner", "equipes")),
        option("consolation", *get_args(Consolation)),
        option("jetons_aside", 0, 1, 2),
        option("bets", *get_args(Bets), when=("kind", "tourner")),
        option("long_series"),
        *options_of_every_form(),
    )
    partie: ClassVar[Literal["game", "marque"]] = "marque"
    counts: ClassVar[str | None] = "marques"
    judged_as: ClassVar[JudgedAs] = "a-ecrire"

    marques: int = KINDS["deux"].usual[0]
    kind: str = "deux"
    """A key of ``rotation.KINDS``."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.kind, str) or self.kind not in KINDS:
            known = ", ".join(KINDS)
            raise FormError(
                fact("form-refused-kind", known=known, given=short(self.kind)),
            )
        kind = KINDS[self.kind]
        check_number_of_players(self, kind.players, kind.players)
        whole(
            self.marques,
            1,
            MOST_PARTIES,
            "form-refused-marques",
        )
        if self.marques % kind.marques:
            raise FormError(
                fact("form-refused-multiple", form=self.title, unit=kind.marques, marques=self.marques),
            )

    @property
    def title(self) -> Fact:
        """The name of its kind."""
        return fact(f"form-{self.kind}-title")

    @property
    def target(self) -> int:
        """No number of trous ends a marque."""
        return 0

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players who win and lose together."""
        return KINDS[self.kind].sides

    def side_of(self, player: int) -> int:
        """The side a player is on."""
        return next(number for number, side in enumerate(self.sides) if player in side)

    def pairing(self) -> Pairing | None:
        """The two of the next marque; after a refait the same two, the same one beginning."""
        return None if self.next_number > self.marques else next_pairing(self.kind, self.history, self.rules)

    def resting(self, pairing: Pairing) -> tuple[int, ...]:
        """Those who do not sit."""
        return tuple(player for player in range(len(self.players)) if player not in pairing.sits)

    def check(self, result: PartieResult, pairing: Pairing) -> None:
        """Refuses a marque that ended before anybody had six trous."""
        if max(result.trous) < TROUS_OF_A_MARQUE:
            high, low = max(result.trous), min(result.trous)
            raise FormError(
                fact("form-refused-six-trous", least=TROUS_OF_A_MARQUE, high=high, low=low),
            )

    def heading(self) -> Fact:
        """Which marque is next."""
        again = bool(self.history) and self.history[-1].is_refait
        return fact("form-marque-heading", number=self.next_number, all=self.marques, again=again)

    def seating(self, sits: tuple[int, int]) -> list[Fact]:
        """Who sits and who rests."""
        one, other = (self.players[player] for player in sits)
        resting = tuple(name for player, name in enumerate(self.players) if player not in sits)
        told = [fact("form-sit", one=one, other=other)]
        return [*told, fact("form-rest", names=resting, count=len(resting))] if resting else told

    def outcome(self) -> list[Fact]:
        """A refait, or who won the marque and in which bredouille."""
        played = self.history[-1]
        if played.is_refait:
            one, other = (self.players[player] for player in played.pairing.sits)
            return [fact("form-refait", one=one, other=other, trous=played.result.trous[0])]
        won, lost = played.trous
        wins = fact("form-marque-won", name=self.players[played.winner], trous=won, others=lost)
        times = multiple(won, played.in_series, self.rules)
        return [wins, fact("form-marque-in-series", multiple=times)] if times > 1 else [wins]

    def unfinished(self) -> Fact:
        """Queue and bets are paid at the end."""
        return fact("account-unfinished-a-ecrire", next=self.next_number, marques=self.marques)

    def settings(self) -> dict[str, Any]:
        """Kind and number of marques."""
        return {"kind": self.kind, "marques": self.marques}

    def account(self) -> Account:
        """Marques, then, once all are played, queue and bets; partners share at the last."""
        over = self.is_over
        entries: list[Entry] = []
        decided = [played for played in self.history if not played.is_refait]
        won = [0] * len(self.sides)
        refaits = 0
        for played in self.history:
            if played.is_refait:
                refaits += 1
                entries.append(self._refait(played, refaits))
                continue
            paid = self._payments(played, refaits)
            refaits = 0
            for entry in paid:
                won[self._side_of_purse(entry.payee)] += entry.jetons
                won[self._side_of_purse(entry.payer)] -= entry.jetons
            entries += paid
            if over and self.rules.jetons_aside:
                loser = settlement.purse_of(self.side_of(played.loser), self.sides)
                aside = self.rules.jetons_aside
                entries.append(Entry(loser, QUEUE, aside, "aside", played.number, {"aside": aside}))
        if over:
            entries += settlement.queue(won, len(decided) * self.rules.jetons_aside, self.sides)
            pairs = [(self.side_of(played.winner), self.side_of(played.loser)) for played in decided]
            entries += settlement.bets(pairs, self.sides, self.rules)
        entries += list(settlement.sharing(entries, self.sides))
        return Account(self.players, tuple(entries), self.rules.fiche, over, self.sides)

    def _payments(self, played: PlayedPartie, refaits: int) -> list[Entry]:
        """The loser pays the marque, and with three the resting player his consolation."""
        won, lost = played.trous
        times = multiple(won, played.in_series, self.rules)
        bonus = consolation(refaits, self.rules)
        jetons = value(won, lost, played.in_series, refaits, self.rules)
        payer, payee = (settlement.purse_of(self.side_of(who), self.sides) for who in (played.loser, played.winner))
        numbers = {
            "winner_trous": won,
            "loser_trous": lost,
            "consolation": bonus,
            "refaits": refaits,
            "multiple": times,
            "value": jetons,
        }
        sat = (played.winner, played.loser) if isinstance(payer, str) or isinstance(payee, str) else None
        entries = [Entry(payer, payee, jetons, "marque", played.number, numbers, sat)]
        if self.kind == "tourner":
            (idle,) = self.resting(played.pairing)
            numbers = {"consolation": bonus, "multiple": times}
            entries.append(Entry(played.loser, idle, bonus * times, "consolation", played.number, numbers))
        return entries

    def _refait(self, played: PlayedPartie, refaits: int) -> Entry:
        numbers = {"trous": played.result.trous[0], "consolation": consolation(refaits, self.rules)}
        one, other = played.pairing.sits
        return Entry(one, other, 0, "refait", played.number, numbers)

    def _side_of_purse(self, purse: int | str) -> int:
        return next(side for side in range(len(self.sides)) if settlement.purse_of(side, self.sides) == purse)


def a_ecrire(players: Sequence[str], marques: int, rules: Rules = LOI_2013, kind: str | None = None) -> AEcrire:
    """A written game; ``kind`` left out follows the number of players: deux, tourner, equipes.

    >>> from trictrac.forms import PartieResult
    >>> evening = a_ecrire(["Anne", "Bruno"], 2)
    >>> evening = evening.record(PartieResult((9, 8))).record(PartieResult((1, 6), (False, True)))
    >>> evening.account().totals
    (-13, 13)
    """
    players = tuple(players)
    if kind is None:
        kind = str(completed(AEcrire.fields, {"players": len(players)})["kind"])
    return AEcrire(players=players, rules=rules, marques=marques, kind=kind)
