"""Why a play is refused. The kernel has already said no; this finds the rule, and a legal example of a duty."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac.enums import DescribedEnum
from trictrac.explain.marks import die
from trictrac.kernel.march import survey
from trictrac.play import OUT, LegalPlays, Play, PlayLike
from trictrac.position import COIN, DAMES, Position, is_full
from trictrac.rules import LOI_2013, Rules
from trictrac.throw import Throw, ThrowLike
from trictrac.throws import Plein
from trictrac.words import Case, Fact, Moves, fact, say


class RefusalKind(DescribedEnum):
    """The rule a play runs against, with its article; the catalogues have its sentence (``refusal-…``)."""

    article: str

    BACKWARDS = ("backwards", "VII")
    NO_DAME = ("no_dame", "VII")
    WRONG_NUMBER = ("wrong_number", "VI")
    OCCUPIED = ("occupied", "VII")
    NO_REST = ("no_rest", "VII")
    OTHER_COIN = ("other_coin", "IX")
    LONE_COIN = ("lone_coin", "IX")
    PUISSANCE_OTHER_HOLDS = ("puissance_other_holds", "IX")
    PUISSANCE_EFFET = ("puissance_effet", "IX")
    PUISSANCE_BOTH = ("puissance_both", "IX")
    FORBIDDEN_GRAND = ("forbidden_grand", "XIV")
    FORBIDDEN_PETIT = ("forbidden_petit", "XIV")
    NOT_ALL_IN = ("not_all_in", "VIII")
    NOT_FARTHEST = ("not_farthest", "VIII")
    TOO_MANY_NUMBERS = ("too_many_numbers", "VI")
    BOTH_NUMBERS = ("both_numbers", "VI")
    LARGER_NUMBER = ("larger_number", "VI")
    ONE_NUMBER = ("one_number", "VI")
    FEWER_EXCEDANTS = ("fewer_excedants", "VIII")
    MUST_FILL = ("must_fill", "XIII")
    MUST_KEEP = ("must_keep", "XIII")
    MUST_FINISH = ("must_finish", "VIII")
    MUST_PILE = ("must_pile", "tarif")


@dataclass(frozen=True, slots=True)
class PlayRefusal:
    """Why a play is refused: the rule, the cases and numbers it concerns, a legal play where it is a duty."""

    kind: RefusalKind
    start: int = 0
    end: int = 0
    numbers: tuple[int, ...] = ()
    jan: str = "none"
    """Which jan must be filled or kept: petit, grand or retour."""
    example: Play | None = None
    """A play that fulfils the duty."""

    @property
    def article(self) -> str:
        return self.kind.article

    @property
    def fact(self) -> Fact:
        """The refusal as a sentence to be worded."""
        why = fact(
            f"refusal-{self.kind.value}",
            start=Case(self.start),
            end=fact("moves-out") if self.end == OUT else Case(self.end),
            number=die(self.numbers[0]) if self.numbers else "",
            second=die(self.numbers[-1]) if self.numbers else "",
            doublet=len(set(self.numbers)) == 1,
            jan=self.jan,
        )
        if self.example is None:
            return fact("refusal", why=why, article=self.article)
        return fact("refusal-of-duty", why=why, article=self.article, example=Moves(str(self.example)))

    def text(self, lang: str) -> str:
        return say(self.fact, lang)


def refusal(position: Position, throw: ThrowLike, play: PlayLike, rules: Rules = LOI_2013) -> PlayRefusal | None:
    """Finds why the law refuses a play, or None if it is legal."""
    throw, play = Throw.of(throw), Play.of(play)
    plays = position.legal_plays(throw, rules)
    if play in plays:
        return None
    return _physical(position, throw, play) or _duty(position, throw, play, plays)


def refusal_of_steps(position: Position, throw: Throw, steps: Play, rules: Rules = LOI_2013) -> PlayRefusal | None:
    """Finds why no legal play begins so: a dame was tried somewhere, the rest of the play is not known yet."""
    tried = _with_rest(position, throw, steps.moves)
    plays = position.legal_plays(throw, rules)
    if len(tried) != 1 or steps in plays:
        return refusal(position, throw, steps, rules)
    found = _physical(position, throw, steps)
    end = tried[0][1]
    seconds = [case for case in range(1, OUT) if position.mover.on(case) or case == end]
    others = {throw.high + throw.low - number for number in throw if _carries(number, tried[0])}
    whole = [Play((*tried, (case, min(case + other, OUT)))) for other in sorted(others) for case in seconds]
    if any(play in plays for play in whole):
        return None
    if found is not None:
        return found
    # The step can be made, and whatever follows is refused: a duty says more than a second step that cannot be made.
    duties = [_duty(position, throw, play, plays) for play in whole if _physical(position, throw, play) is None]
    return duties[0] if duties else _duty(position, throw, steps, plays)


def _physical(position: Position, throw: Throw, play: Play) -> PlayRefusal | None:
    """What no dame could do, whatever the duties."""
    if len(play.moves) > 2:
        return PlayRefusal(RefusalKind.TOO_MANY_NUMBERS)
    moves = _with_rest(position, throw, play.moves)
    dames = list(position.mover.dames)
    for start, end in moves:
        if end <= start:
            return PlayRefusal(RefusalKind.BACKWARDS, start, end)
        if start > 24 or dames[start - 1] < 1:
            return PlayRefusal(RefusalKind.NO_DAME, start, end)
        dames[start - 1] -= 1
        if end < OUT:
            dames[end - 1] += 1
    numbers = _numbers_used(throw, moves)
    if numbers is None:
        bad = next((move for move in moves if not any(_carries(number, move) for number in throw)), moves[0])
        return PlayRefusal(RefusalKind.WRONG_NUMBER, *bad, numbers=tuple(throw))
    return (
        _landing(position, moves, dames)
        or _corner(position, throw, moves, numbers, dames)
        or _leaving_the_board(position, moves, numbers)
    )


def _with_rest(position: Position, throw: Throw, moves: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """A single move by both numbers (1-11 for 6-4) is read as one dame tout d'une."""
    if len(moves) == 1:
        (start, end) = moves[0]
        if end - start == throw.high + throw.low:
            rests = [start + number for number in throw]
            rest = next((rest for rest in rests if rest < OUT and not position.other.on(25 - rest)), rests[0])
            return ((start, rest), (rest, end))
    return moves


def _carries(number: int, move: tuple[int, int]) -> bool:
    start, end = move
    return start + number == end or (end == OUT and start + number > OUT) or (end == COIN and start + number == 13)


def _numbers_used(throw: Throw, moves: tuple[tuple[int, int], ...]) -> tuple[int, ...] | None:
    """Which number carries which move, or None if none does."""
    orders = ((throw.high, throw.low), (throw.low, throw.high))
    exact = sorted(orders, key=lambda order: -sum(s + n == e for n, (s, e) in zip(order, moves, strict=False)))
    for order in exact:
        if all(_carries(number, move) for number, move in zip(order, moves, strict=False)):
            return order[: len(moves)]
    return None


def _landing(position: Position, moves: tuple[tuple[int, int], ...], dames: list[int]) -> PlayRefusal | None:
    _, ends = survey(position.to_row())
    chained = len(moves) == 2 and moves[0][1] == moves[1][0]
    for index, (start, end) in enumerate(moves):
        if end == OUT:
            continue
        if position.other.on(25 - end):
            if chained and index == 0:
                return PlayRefusal(RefusalKind.NO_REST, start, moves[1][1])
            return PlayRefusal(RefusalKind.OCCUPIED, start, end)
        if (chained and index == 0) or end == COIN:
            continue
        if end == COIN + 1:
            return PlayRefusal(RefusalKind.OTHER_COIN, start, end)
        if not ends >> end & 1:
            kind = RefusalKind.FORBIDDEN_GRAND if end < 19 else RefusalKind.FORBIDDEN_PETIT
            return PlayRefusal(kind, start, end)
    return None


def _corner(
    position: Position, throw: Throw, moves: tuple[tuple[int, int], ...], numbers: tuple[int, ...], dames: list[int]
) -> PlayRefusal | None:
    shortened = [start + number == 13 and end == COIN for (start, end), number in zip(moves, numbers, strict=True)]
    if any(shortened):
        if position.other.on(COIN):
            return PlayRefusal(RefusalKind.PUISSANCE_OTHER_HOLDS)
        if position.mover.on(COIN) or not all(shortened) or len(moves) < 2:
            return PlayRefusal(RefusalKind.PUISSANCE_BOTH)
        return PlayRefusal(RefusalKind.PUISSANCE_EFFET)
    if dames[COIN - 1] == 1:
        return PlayRefusal(RefusalKind.LONE_COIN)
    return None


def _leaving_the_board(
    position: Position, moves: tuple[tuple[int, int], ...], numbers: tuple[int, ...]
) -> PlayRefusal | None:
    dames = list(position.mover.dames)
    for (start, end), number in zip(moves, numbers, strict=True):
        if end == OUT:
            if any(dames[:18]):
                return PlayRefusal(RefusalKind.NOT_ALL_IN, start, end)
            if start + number > OUT and any(dames[: start - 1]):
                return PlayRefusal(RefusalKind.NOT_FARTHEST, start, end)
        dames[start - 1] -= 1
        if end < OUT:
            dames[end - 1] += 1
    return None


def _duty(position: Position, throw: Throw, play: Play, plays: LegalPlays) -> PlayRefusal:
    """The play could be made, but a duty asks for another."""
    example = plays[0]
    numbers = len(_with_rest(position, throw, play.moves))
    after = play.apply(position.mover.dames)
    duties = [each.apply(position.mover.dames) for each in plays]
    wanted = max(len(each.moves) for each in plays)
    if not sum(duties[0]):
        return PlayRefusal(RefusalKind.MUST_FINISH, example=example)
    if numbers < wanted:
        return PlayRefusal(RefusalKind.BOTH_NUMBERS if wanted == 2 else RefusalKind.ONE_NUMBER, example=example)
    if wanted == 1 and not throw.is_doublet and play.moves[0][1] - play.moves[0][0] != throw.high:
        start, end = example.moves[0]
        if _carries(throw.high, (start, end)):
            return PlayRefusal(RefusalKind.LARGER_NUMBER, numbers=(throw.high,), example=example)
    for plein in Plein:
        if is_full(duties[0], plein.first) and not is_full(after, plein.first):
            kind = RefusalKind.MUST_KEEP if is_full(position.mover.dames, plein.first) else RefusalKind.MUST_FILL
            return PlayRefusal(kind, jan=plein.value, example=example)
    if duties[0][COIN - 1] == DAMES:
        return PlayRefusal(RefusalKind.MUST_PILE, example=example)
    return PlayRefusal(RefusalKind.FEWER_EXCEDANTS, example=example)
