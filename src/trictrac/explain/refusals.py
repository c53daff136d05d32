"""Why a play is refused. The kernel has already said no; this finds the sentence to say."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from trictrac.explain.words import number_name
from trictrac.kernel.march import survey
from trictrac.play import OUT, LegalPlays, Play
from trictrac.position import COIN, DAMES, Position, is_full
from trictrac.rules import LOI_2013, Rules
from trictrac.throw import Throw

_JANS = (
    ("le petit jan", "the petit jan"),
    ("le grand jan", "the grand jan"),
    ("le jan de retour", "the jan de retour"),
)
_FIRSTS = (1, 7, 19)


class RefusalKind(enum.Enum):
    """The rule a play runs against: article, French sentence, English sentence."""

    article: str
    french: str
    english: str

    BACKWARDS = ("VII", "les dames ne reculent pas : {start}-{end}", "dames never go back: {start}-{end}")
    NO_DAME = ("VII", "il n'y a pas de dame à jouer en {start}", "there is no dame to play on {start}")
    WRONG_NUMBER = (
        "VI",
        "{no_number} ne mène une dame de {start} à {end}",
        "{no_number} carries a dame from {start} to {end}",
    )
    OCCUPIED = ("VII", "l'adversaire occupe la case {end}", "the other stands on case {end}")
    NO_REST = (
        "VII",
        "la dame de {start} ne trouve aucun repos libre pour aller tout d'une en {end}",
        "the dame on {start} finds no free rest on its way to {end}",
    )
    OTHER_COIN = (
        "IX",
        "on ne s'arrête jamais sur le coin de l'adversaire (case 13)",
        "no dame ever stops on the other's corner (case 13)",
    )
    LONE_COIN = (
        "IX",
        "le coin (case 12) se prend et se quitte par deux dames à la fois",
        "the corner (case 12) is taken and left by two dames at once",
    )
    PUISSANCE_OTHER_HOLDS = (
        "IX",
        "le coin ne se prend pas par puissance : l'adversaire tient le sien",
        "the corner cannot be taken par puissance: the other holds his",
    )
    PUISSANCE_EFFET = (
        "IX",
        "le coin se prend par effet avec ce coup, donc pas par puissance",
        "this throw takes the corner by effet, so not par puissance",
    )
    PUISSANCE_BOTH = (
        "IX",
        "par puissance, deux dames prennent ensemble un coin vide, l'une et l'autre par puissance",
        "par puissance two dames together take an empty corner, both of them par puissance",
    )
    FORBIDDEN_GRAND = (
        "XIV",
        "l'adversaire peut encore remplir son grand jan : on ne s'arrête pas en {end}",
        "the other can still fill his grand jan: no dame may stop on {end}",
    )
    FORBIDDEN_PETIT = (
        "XIV",
        "l'adversaire peut encore remplir son petit jan : on ne s'arrête pas en {end}",
        "the other can still fill his petit jan: no dame may stop on {end}",
    )
    NOT_ALL_IN = (
        "VIII",
        "on ne sort que lorsque toutes les dames sont dans le jan de retour (19 à 24)",
        "a dame goes out only when all are in the jan de retour (19 to 24)",
    )
    NOT_FARTHEST = (
        "VIII",
        "un nombre excédant ne sort que la dame la plus éloignée",
        "a number larger than needed takes out the farthest dame only",
    )
    TOO_MANY_NUMBERS = ("VI", "un coup n'a que deux nombres", "a throw has only two numbers")
    BOTH_NUMBERS = (
        "VI",
        "les deux nombres peuvent se jouer, ils doivent l'être",
        "both numbers can be played, so both must be",
    )
    LARGER_NUMBER = (
        "VI",
        "un seul nombre peut se jouer : ce doit être le plus fort, {number}",
        "only one number can be played: it must be the larger, {number}",
    )
    ONE_NUMBER = ("VI", "un nombre peut se jouer, il doit l'être", "a number can be played, so it must be")
    FEWER_EXCEDANTS = (
        "VIII",
        "ces nombres peuvent se jouer avec moins d'excédants",
        "these numbers can be played with fewer excédants",
    )
    MUST_FILL = ("XIII", "on peut remplir {jan}, on le doit", "{jan} can be filled, so it must be")
    MUST_KEEP = ("XIII", "on peut conserver {jan}, on le doit", "{jan} can be kept, so it must be")
    MUST_FINISH = ("VIII", "la dernière dame peut sortir, elle le doit", "the last dame can go out, so it must")
    MUST_PILE = ("tarif", "la pile de misère se fait, on le doit", "the pile of misery can be made, so it must be")

    def __new__(cls, article: str, french: str, english: str) -> RefusalKind:
        member = object.__new__(cls)
        member._value_ = english
        member.article = article
        member.french = french
        member.english = english
        return member


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a play is refused: the rule, and the cases and numbers it concerns."""

    kind: RefusalKind
    start: int = 0
    end: int = 0
    numbers: tuple[int, ...] = ()
    jan: int = 0
    """Which jan, for the duty to fill or keep: 0 petit, 1 grand, 2 retour."""

    @property
    def article(self) -> str:
        """The article of the law."""
        return self.kind.article

    def text(self, lang: str) -> str:
        """The refusal as a sentence."""
        french = lang == "fr"
        words = {
            "start": self.start,
            "end": ("sortie" if french else "out") if self.end == OUT else self.end,
            "number": number_name(self.numbers[0], lang) if self.numbers else "",
            "no_number": _no_number(self.numbers, lang),
            "jan": _JANS[self.jan][not french],
        }
        sentence = (self.kind.french if french else self.kind.english).format(**words)
        article = "tarif" if self.article == "tarif" else f"art. {self.article}"
        return f"{sentence[0].upper()}{sentence[1:]} ({article})."


def _no_number(numbers: tuple[int, ...], lang: str) -> str:
    names = [number_name(number, lang) for number in dict.fromkeys(numbers)]
    if lang == "fr":
        return " ".join(f"ni {name}" for name in names) if len(names) > 1 else "aucun nombre du coup"
    return " nor ".join(["neither " + names[0], *names[1:]]) if len(names) > 1 else "no number of the throw"


def refusal(position: Position, throw: Throw, play: Play, rules: Rules = LOI_2013) -> Refusal | None:
    """Finds why the law refuses a play, or None if it is legal."""
    plays = position.legal_plays(throw, rules)
    if play in plays:
        return None
    return _physical(position, throw, play) or _duty(position, throw, play, plays)


def refusal_of_steps(position: Position, throw: Throw, steps: Play, rules: Rules = LOI_2013) -> Refusal | None:
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


def _physical(position: Position, throw: Throw, play: Play) -> Refusal | None:
    """What no dame could do, whatever the duties."""
    if len(play.moves) > 2:
        return Refusal(RefusalKind.TOO_MANY_NUMBERS)
    moves = _with_rest(position, throw, play.moves)
    dames = list(position.mover.dames)
    for start, end in moves:
        if end <= start:
            return Refusal(RefusalKind.BACKWARDS, start, end)
        if start > 24 or dames[start - 1] < 1:
            return Refusal(RefusalKind.NO_DAME, start, end)
        dames[start - 1] -= 1
        if end < OUT:
            dames[end - 1] += 1
    numbers = _numbers_used(throw, moves)
    if numbers is None:
        bad = next((move for move in moves if not any(_carries(number, move) for number in throw)), moves[0])
        return Refusal(RefusalKind.WRONG_NUMBER, *bad, numbers=tuple(throw))
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


def _landing(position: Position, moves: tuple[tuple[int, int], ...], dames: list[int]) -> Refusal | None:
    _, ends = survey(position.to_row())
    chained = len(moves) == 2 and moves[0][1] == moves[1][0]
    for index, (start, end) in enumerate(moves):
        if end == OUT:
            continue
        if position.other.on(25 - end):
            if chained and index == 0:
                return Refusal(RefusalKind.NO_REST, start, moves[1][1])
            return Refusal(RefusalKind.OCCUPIED, start, end)
        if (chained and index == 0) or end == COIN:
            continue
        if end == COIN + 1:
            return Refusal(RefusalKind.OTHER_COIN, start, end)
        if not ends >> end & 1:
            kind = RefusalKind.FORBIDDEN_GRAND if end < 19 else RefusalKind.FORBIDDEN_PETIT
            return Refusal(kind, start, end)
    return None


def _corner(
    position: Position, throw: Throw, moves: tuple[tuple[int, int], ...], numbers: tuple[int, ...], dames: list[int]
) -> Refusal | None:
    shortened = [start + number == 13 and end == COIN for (start, end), number in zip(moves, numbers, strict=True)]
    if any(shortened):
        if position.other.on(COIN):
            return Refusal(RefusalKind.PUISSANCE_OTHER_HOLDS)
        if position.mover.on(COIN) or not all(shortened) or len(moves) < 2:
            return Refusal(RefusalKind.PUISSANCE_BOTH)
        return Refusal(RefusalKind.PUISSANCE_EFFET)
    if dames[COIN - 1] == 1:
        return Refusal(RefusalKind.LONE_COIN)
    return None


def _leaving_the_board(
    position: Position, moves: tuple[tuple[int, int], ...], numbers: tuple[int, ...]
) -> Refusal | None:
    dames = list(position.mover.dames)
    for (start, end), number in zip(moves, numbers, strict=True):
        if end == OUT:
            if any(dames[:18]):
                return Refusal(RefusalKind.NOT_ALL_IN, start, end)
            if start + number > OUT and any(dames[: start - 1]):
                return Refusal(RefusalKind.NOT_FARTHEST, start, end)
        dames[start - 1] -= 1
        if end < OUT:
            dames[end - 1] += 1
    return None


def _duty(position: Position, throw: Throw, play: Play, plays: LegalPlays) -> Refusal:
    """The play could be made, but a duty asks for another."""
    numbers = len(_with_rest(position, throw, play.moves))
    after = play.apply(position.mover.dames)
    duties = [each.apply(position.mover.dames) for each in plays]
    wanted = max(len(each.moves) for each in plays)
    if not sum(duties[0]):
        return Refusal(RefusalKind.MUST_FINISH)
    if numbers < wanted:
        return Refusal(RefusalKind.BOTH_NUMBERS if wanted == 2 else RefusalKind.ONE_NUMBER)
    if wanted == 1 and not throw.is_doublet and play.moves[0][1] - play.moves[0][0] != throw.high:
        start, end = plays[0].moves[0]
        if _carries(throw.high, (start, end)):
            return Refusal(RefusalKind.LARGER_NUMBER, numbers=(throw.high,))
    for jan, first in enumerate(_FIRSTS):
        if is_full(duties[0], first) and not is_full(after, first):
            kept = is_full(position.mover.dames, first)
            return Refusal(RefusalKind.MUST_KEEP if kept else RefusalKind.MUST_FILL, jan=jan)
    if duties[0][COIN - 1] == DAMES:
        return Refusal(RefusalKind.MUST_PILE)
    return Refusal(RefusalKind.FEWER_EXCEDANTS)
