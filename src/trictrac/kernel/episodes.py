"""Games as learning environments step through them: an action in, the next decision and the rewards out.

Dice are thrown and points marked between two decisions. The dice of coup number
``counter`` of a game are those of :func:`trictrac.kernel.batch.random_coup`, and
:func:`sample_action` chooses as it does, so that both play the same games.
"""

from __future__ import annotations

from trictrac.kernel.actions import LEAVE, STAY, list_actions, play_of
from trictrac.kernel.coup import lay_dice, leave, make_play, stay, throw_dice
from trictrac.kernel.dice import below, random_words
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.plays import list_plays
from trictrac.kernel.stakes import KINDS, kind_of_win, series_multiple
from trictrac.kernel.state import (
    DIE_A,
    DIE_B,
    MINE,
    NOBODY,
    OVER,
    PHASE,
    PLAY,
    ROW,
    RULES,
    SEAT,
    SERIE,
    TARGET,
    THEIRS,
    TROUS,
    WINNER,
    start,
)

WAIT = -1  # instead of an action: nothing is done in this game
RESET = -2  # instead of an action: the game begins anew

# What is rewarded.
BY_TROU = 0  # every trou when it is marked, less the opponent's
BY_PARTIE = 1  # 1 to the winner of the game
BY_JETONS = 2  # what the loser pays

# The tariff: what each kind of win of an ordinary game pays (art. XX), then the written game's two numbers (art. XIX).
AT_CONSOLATION = KINDS
AT_MOST = KINDS + 1
TARIFF = KINDS + 2


@jit
def trous_ahead(row):
    """How many trous the player in seat 0 is ahead by."""
    ahead = int(row[MINE + TROUS]) - int(row[THEIRS + TROUS])
    return -ahead if row[SEAT] else ahead


@entry("int64(int8[::1], int64[::1])")
def jetons_won(row, tariff):
    """What the player in seat 0 has won of a finished game, below zero what they have lost; 0 for a refait."""
    if row[WINNER] == NOBODY:
        return 0
    winner = MINE if row[WINNER] == row[SEAT] else THEIRS
    loser = MINE + THEIRS - winner
    won = int(row[winner + TROUS])
    lost = int(row[loser + TROUS])
    in_series = row[winner + SERIE] != 0
    if row[TARGET]:
        jetons = int(tariff[kind_of_win(lost, in_series, int(row[TARGET]))])
    else:
        times = series_multiple(won, in_series, int(tariff[AT_MOST]))
        jetons = (won + int(tariff[AT_CONSOLATION])) * times - lost
    return -jetons if row[WINNER] else jetons


@jit
def _reward(row, before, by, tariff):
    """What seat 0 gains by one step: ``before`` is their lead before it."""
    if by == BY_TROU:
        return trous_ahead(row) - before
    if row[PHASE] != OVER or row[WINNER] == NOBODY:
        return 0
    if by == BY_PARTIE:
        return -1 if row[WINNER] else 1
    return jetons_won(row, tariff)


@jit
def act(row, action):
    """Does a legal action of a judged row. The next throw is not made yet."""
    if action == LEAVE:
        leave(row)
    elif action == STAY:
        stay(row)
    else:
        make_play(row, play_of(action, int(row[DIE_A]), int(row[DIE_B])))


@jit
def _next_decision(row, seed, game, counter, plays, sheet, actions):
    """Throws, and opens a new game first; lists the actions and returns how many."""
    word, _ = random_words(seed, game, counter, 0)
    lay_dice(row, word)
    n_plays, _ = throw_dice(row, 0, 0, plays, sheet)
    return list_actions(row, plays, n_plays, actions)


@jit
def sample_action(actions, count, seed, game, counter):
    """One of the listed actions at random, for a game whose last throw was number ``counter - 1``."""
    _, choice = random_words(seed, game, counter - 1, 0)
    return int(actions[choice & 1 if actions[0] == STAY else below(choice, count)])


@jit
def may_do(actions, count, action):
    """Checks if an action may be given for a game: one of the list, ``WAIT``, ``RESET``, any where nothing is done."""
    if count == 0 or action == WAIT or action == RESET:
        return True
    for i in range(count):
        if actions[i] == action:
            return True
    return False


@jit
def step_one(
    i, row, action, seed, game, by, tariff, most_coups, again,
    actions, counts, counters, lengths, masks, rewards, ended, cut, last, plays, sheet,
):  # fmt: skip
    """One step of game ``i`` of a batch, with all that is told of it; a game that is over stays so until ``RESET``."""
    mine = actions[i]
    count = int(counts[i])
    rewards[i, 0] = 0
    rewards[i, 1] = 0
    if count == 0 and action != RESET:
        return
    ended[i] = 0
    cut[i] = 0
    if action == WAIT:
        return
    if masks.shape[0]:
        for k in range(count):
            masks[i, mine[k]] = 0
    before = trous_ahead(row)
    begins = action == RESET
    if not begins:
        act(row, action)
    while True:
        count = 0
        if begins:
            start(row, int(row[TARGET]), int(row[RULES]))
            lengths[i] = 0
        if row[PHASE] == PLAY:  # stayed
            n_plays = list_plays(row, int(row[DIE_A]), int(row[DIE_B]), plays)
            count = list_actions(row, plays, n_plays, mine)
        elif row[PHASE] != OVER:
            count = _next_decision(row, seed, game, counters[i], plays, sheet, mine)
            counters[i] += 1
            lengths[i] += 1
        if begins:
            break
        gained = _reward(row, before, by, tariff)
        rewards[i, 0] = gained
        rewards[i, 1] = -gained
        over = row[PHASE] == OVER
        too_long = not over and most_coups > 0 and lengths[i] > most_coups
        ended[i] = over
        cut[i] = too_long
        if not over and not too_long:
            break
        count = 0
        for k in range(ROW):
            last[i, k] = row[k]
        if not again:
            break
        begins = True
    if masks.shape[0]:
        for k in range(count):
            masks[i, mine[k]] = 1
    counts[i] = count


@entry("int64(int64[::1], int16[:, ::1], int16[::1])")
def first_illegal(chosen, actions, counts):
    """The first game whose action is not legal, -1 if there is none."""
    for i in range(chosen.shape[0]):
        if not may_do(actions[i], int(counts[i]), chosen[i]):
            return i
    return -1


@entry(
    "void(int8[:, ::1], int64[::1], int64, int64, int64, int64[::1], int64, boolean, int16[:, ::1], int16[::1],"
    " int64[::1], int32[::1], uint8[:, ::1], float32[:, ::1], uint8[::1], uint8[::1], int8[:, ::1], int32[::1],"
    " int32[::1])"
)
def step_games(
    rows, chosen, seed, first, by, tariff, most_coups, again,
    actions, counts, counters, lengths, masks, rewards, ended, cut, last, plays, sheet,
):  # fmt: skip
    """One step of every game with a legal action each; see :func:`step_one`."""
    for i in range(rows.shape[0]):
        step_one(
            i, rows[i], chosen[i], seed, first + i, by, tariff, most_coups, again,
            actions, counts, counters, lengths, masks, rewards, ended, cut, last, plays, sheet,
        )  # fmt: skip


@entry("void(int64[::1], int64, int64, int16[:, ::1], int16[::1], int64[::1])")
def sample_actions(chosen, seed, first, actions, counts, counters):
    """A random legal action of every game; of a game that is over, the first action there is."""
    for i in range(chosen.shape[0]):
        chosen[i] = 0
        if counts[i]:
            chosen[i] = sample_action(actions[i], int(counts[i]), seed, first + i, counters[i])
