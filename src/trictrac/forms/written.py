"""The written game, a ecrire: for two, three a tourner, four in teams, and the chouette (II.1–II.5, XIX.1–XIX.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, get_args

from trictrac.errors import short
from trictrac.forms import settlement
from trictrac.forms.account import QUEUE, Account, Entry
from trictrac.forms.errors import FormError, whole
from trictrac.forms.form import MOST_PARTIES, Form, JudgedAs, check_number_of_players, check_order
from trictrac.forms.marque import consolation, multiple, value
from trictrac.forms.result import Pairing, PartieResult, PlayedPartie
from trictrac.forms.rotation import KINDS, TURNING, next_pairing
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
        *(option("gives_way", *get_args(GivesWay), when=("kind", kind)) for kind in TURNING),
        *(option("associates_warn", when=("kind", kind)) for kind in ("equipes", "chouette")),
        *(option("lots", when=("kind", name)) for name, kind in KINDS.items() if kind.each_alone),
        option("marque_limit", 0, 6, 12, 18, 24),
        option("consolation", *get_args(Consolation)),
        option("jetons_aside", 0, 1, 2),
        option("queue_fiches", 0, 2, 3, 4),
        option("bets", *get_args(Bets), when=("kind", "tourner")),
        option("long_series"),
        option("endless_series"),
        *options_of_every_form(),
    )
    partie: ClassVar[Literal["game", "marque"]] = "marque"
    counts: ClassVar[str | None] = "marques"
    judged_as: ClassVar[JudgedAs] = "a-ecrire"

    marques: int = KINDS["deux"].usual[0]
    kind: str = "deux"
    """A key of ``rotation.KINDS``."""
    order: tuple[int, ...] = ()
    """A tourner, the players as lots were drawn: the first two begin; left out, the order in which they are listed."""

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

        if self.order:
            if not kind.each_alone:
                raise FormError(fact("form-refused-lots", form=self.title))
            check_order(self.order, len(self.players))

    @property
    def draws(self) -> str | None:
        """Lots are drawn where everybody plays alone and the rules say so (art. XIX)."""
        return "order" if self.rules.lots and KINDS[self.kind].each_alone else None

    @property
    def title(self) -> Fact:
        return fact(f"form-{self.kind}-title")

    @property
    def target(self) -> int:
        """The limit, if one was agreed; else no number of trous ends a marque (art. II)."""
        return self.rules.marque_limit

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return KINDS[self.kind].sides

    def side_of(self, player: int) -> int:
        return next(number for number, side in enumerate(self.sides) if player in side)

    def pairing(self) -> Pairing | None:
        """The two of the next marque; after a refait the same two, the same one beginning."""
        if self.next_number > self.marques:
            return None
        return next_pairing(self.kind, self.history, self.rules, self.order)

    def resting(self, pairing: Pairing) -> tuple[int, ...]:
        return tuple(player for player in range(len(self.players)) if player not in pairing.sits)

    def check(self, result: PartieResult, pairing: Pairing) -> None:
        """Refuses a marque that ended before anybody had six trous, or went on beyond its limit."""
        if max(result.trous) < TROUS_OF_A_MARQUE:
            high, low = max(result.trous), min(result.trous)
            raise FormError(
                fact("form-refused-six-trous", least=TROUS_OF_A_MARQUE, high=high, low=low),
            )
        if 0 < self.target < max(result.trous):
            raise FormError(fact("form-refused-limit", limit=self.target, high=max(result.trous)))

    def heading(self) -> Fact:
        again = bool(self.history) and self.history[-1].is_refait
        return fact("form-marque-heading", number=self.next_number, all=self.marques, again=again)

    def seating(self, sits: tuple[int, int]) -> list[Fact]:
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
        """Kind, number of marques, and the lots if any were drawn."""
        drawn = {"order": list(self.order)} if self.order else {}
        return {"kind": self.kind, "marques": self.marques, **drawn}

    def account(self) -> Account:
        """Marques, then, once all are played, queue and bets; partners share at the last."""
        over = self.is_over
        entries: list[Entry] = []
        decided = [played for played in self.history if not played.is_refait]
        won = [0] * len(self.sides)
        refaits = 0
        aside = 0 if self.rules.queue_fiches else self.rules.jetons_aside
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
            if over and aside:
                loser = settlement.purse_of(self.side_of(played.loser), self.sides)
                entries.append(Entry(loser, QUEUE, aside, "aside", played.number, {"aside": aside}))
        if over:
            if self.rules.queue_fiches:
                entries += settlement.fixed_queue(won, self.rules.queue_fiches, self.rules.fiche, self.sides)
            entries += settlement.queue(won, len(decided) * aside, self.sides)
            pairs = [(self.side_of(played.winner), self.side_of(played.loser)) for played in decided]
            entries += settlement.bets(pairs, self.sides, self.rules)
        entries += list(settlement.sharing(entries, self.sides))
        return Account(self.players, tuple(entries), self.rules.fiche, over, self.sides)

    def _payments(self, played: PlayedPartie, refaits: int) -> list[Entry]:
        """The loser pays the marque, and a tourner everybody who rests their consolation."""
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
        if KINDS[self.kind].each_alone:
            numbers = {"consolation": bonus, "multiple": times}
            for idle in self.resting(played.pairing):
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
