"""What hands may do with dames, and which dames they then must play (XVII.14–XVII.16, XVII.24–XVII.26)."""

from .slots import Counts, Coup, Moves, refuse_if
from .twin import COIN, OUT, board, dutiful_plays, is_empty, is_full, is_pile


def starts(mover: Counts, moves: Moves) -> list[int]:
    """The cases whose dames are moved; where one dame rests on its way is none of them, unless another stood there."""
    return [start for number, (start, _) in enumerate(moves) if not (number and rests(moves)) or mover[start - 1]]


def rests(moves: Moves) -> bool:
    """Whether one dame goes tout d'une."""
    return len(moves) == 2 and moves[0][1] == moves[1][0]


def not_moved(dice: tuple[int, int], moves: Moves) -> int:
    """ "Numbers not moved at all": one dame that goes the sum, or out from farther than a number, played both."""
    if len(moves) == 1:
        start, end = moves[0]
        if end - start == sum(dice) or (end == OUT and end - start > max(dice)):
            return 0
    return 2 - len(moves)


def moved(mover: Counts, other: Counts, moves: Moves) -> Counts:
    """The dames after a play by free hands: onto "any case but those the opponent's dames occupy", or out."""
    dames, theirs = board(mover), board(other)
    refuse_if(len(moves) > 2)
    for start, end in moves:
        refuse_if(not 1 <= start <= 24 or not 1 <= end <= OUT or start == end or dames[start] == 0)
        refuse_if(end != OUT and theirs[25 - end] > 0)
        dames[start] -= 1
        dames[end] += 1
    return tuple(dames[1:25])


def played_out(coup: Coup, moves: Moves) -> Counts:
    """The dames after a play: a lawful one is known by the position it leaves, whatever way the hand took."""
    dames = board(coup.mover)
    for start, end in moves:
        refuse_if(not 1 <= start <= 24 or not 1 <= end <= OUT)
        dames[start] -= 1
        dames[end] += 1
    after = tuple(dames[1:25])
    return after if after in coup.judgement.results else moved(coup.mover, coup.other, moves)


def legal_moves(coup: Coup) -> list[Moves]:
    """Every legal play of a throw, also those that leave the same board by other dames."""
    plays, _ = dutiful_plays(board(coup.mover), board(coup.other), coup.dice)
    return [
        tuple((step.start, step.arrival) for step in play.steps)
        for play in plays
        if tuple(play.after[1:25]) in coup.judgement.results
    ]


def obeys(coup: Coup, touched: list[int], after: Counts) -> bool:
    """Whether a result can be reached by moving the touched dames, the first touched first, as far as legal plays do.

    "A touched dame obliges to any legal play in which that dame moves, not only to those listed by their result."
    """
    most: list[bool] = []
    most_here: list[bool] = []
    for moves in legal_moves(coup):
        moving = [case for case in starts(coup.mover, moves) if case != COIN or not replaces_corner(coup, moves)]
        obeyed = [case in moving for case in touched]
        most = max(most, obeyed)
        if moved(coup.mover, coup.other, moves) == after:
            most_here = max(most_here, obeyed)
    return most_here >= most


def prevents(coup: Coup, after: Counts) -> bool:
    """Whether a replay prevents what the false play gained, a half-case covered or the corner taken (law XVII 2°)."""
    moves = coup.moves or ()
    ends = {end for _, end in (moves[1:] if rests(moves) else moves) if end != OUT}
    wrong = moved(coup.mover, coup.other, moves)
    covered = [case for case in ends if coup.mover[case - 1] == 1 < wrong[case - 1] and after[case - 1] <= 1]
    takes_corner = [end for _, end in moves] == [COIN, COIN] and coup.mover[COIN - 1] == 0
    return bool(covered) or (takes_corner and after[COIN - 1] == 0)


def replaces_corner(coup: Coup, moves: Moves) -> bool:
    """ "A touch of the corner's last two dames does not bind when another dame would have to replace one."""
    return coup.mover[COIN - 1] == 2 and any(end == COIN for _, end in moves)


def undone(coup: Coup, after: Counts) -> int:
    """Points of the jans, the exit or the pile that the throw allowed and the play did not do."""
    dames = board(after)
    points = 0
    for item in coup.judgement.items:
        name = item.jan.rpartition("_")[2]
        if item.jan.startswith(("remplir", "conserver")):
            done = is_full(dames, name)
        elif item.jan == "sortie":
            done = is_empty(dames)
        elif item.jan.startswith("pile"):
            done = is_pile(dames)
        else:
            continue
        points += 0 if done else item.points
    return points
