"""A net's forward pass, the same bits on every target: float32, and every sum in one fixed order.

A net is one array of numbers: a head (below); what each outcome is worth, one line per convention of stakes; the table
of starts, empty if it has none; then for each layer its weights, one line per input, and its biases. The scale of the
features is in the first layer already.

A layer is built up line by line, in the order of the inputs. Inputs that are 0 take no part: most features are 0, and
so is most of what a hidden layer says. The candidates of a throw differ in the dames of one side only; the features of
the other side come first, so that what they make of the first layer is kept for the next row. The machine's vectors run
along the outputs. None of this changes any sum, and nothing here may be contracted or reordered.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.features import BOARD, FEATURES, write_features_of
from trictrac.kernel.jit import apart, entry, jit
from trictrac.kernel.outcomes import ORDINARY, WRITTEN, write_outcome
from trictrac.kernel.prospects import KINDS
from trictrac.kernel.starts import MARKS, ORDINARY_STARTS, WRITTEN_STARTS
from trictrac.kernel.state import MAX_PLAYS, MAX_REASONS, ME, OUT, OVER, PHASE, ROW
from trictrac.kernel.vectors import EIGHT, add_lines
from trictrac.kernel.vectors import LINES as LINES_TOGETHER

# The head.
IS_WRITTEN = 0
LAYERS = 1
SIZES = 2  # the features, then what each layer gives
MOST_LAYERS = 7
MOST_LINES = 3
LINES = SIZES + MOST_LAYERS + 1  # of worths
STARTS = LINES + 1  # of the table of starts
UNIT = STARTS + 1  # what one game is worth
HEAD = 16

LINE_OF_STARTS = MARKS * MARKS  # so that every number of the head is exact in 16 bits too
WIDEST = 2048  # the most that a layer gives

# Scratch: numbers.
AT_SEEN = 0
AT_VALUES = AT_SEEN + FEATURES
AT_BEGUN = AT_VALUES + WIDEST + LINES_TOGETHER
AT_OUTPUTS = AT_BEGUN + WIDEST
NUMBERS = AT_OUTPUTS + WIDEST
# Scratch: integers.
AT_PLACES = 0
AT_PLAYS = AT_PLACES + WIDEST + LINES_TOGETHER
AT_SHEET = AT_PLAYS + MAX_PLAYS
AT_COUNTS = AT_SHEET + MAX_REASONS
AT_DAMES = AT_COUNTS + 2 * KINDS  # those that the first layer was begun with; first whether it was
INTEGERS = AT_DAMES + OUT

LOG2E = np.float32(1.4426950408889634)
LN2_HIGH = np.float32(0.693359375)
LN2_LOW = np.float32(-2.12194440e-4)
HALF = np.float32(0.5)
ZERO = np.float32(0.0)
LEAST = np.float32(-80.0)
"""What is less likely than this many powers of e counts as never."""
POWERS = (0.5 ** np.arange(128)).astype(np.float32)
TAYLOR = np.array([1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1], np.float32)


@jit
def exp_of(x):
    """e to a power that is not above 0, by additions and multiplications alone."""
    if not (x >= LEAST and x <= ZERO):  # nor is anything else that a broken net might say
        return ZERO
    n = int(HALF - x * LOG2E)
    whole = np.float32(n)
    rest = (x + whole * LN2_HIGH) + whole * LN2_LOW
    power = TAYLOR[0]
    for i in range(1, 7):
        power = power * rest + TAYLOR[i]
    return power * POWERS[n]


@jit
def _softmax(out, width):
    top = out[0]
    for j in range(1, width):
        top = max(top, out[j])
    total = ZERO
    for j in range(width):
        out[j] = exp_of(out[j] - top)
        total = total + out[j]
    for j in range(width):
        out[j] = out[j] / total


@jit
def _take_part(numbers, first, end, values, places):
    """The places between ``first`` and ``end`` that have a number above 0, and the numbers there.

    Returns how many there are, filled up by places where it is 0.
    """
    n = 0
    for i in range(first, end):
        values[n] = numbers[i]
        places[n] = i
        n += int(numbers[i] > ZERO)
    while n % LINES_TOGETHER:
        values[n] = ZERO
        places[n] = 0
        n += 1
    return n


@jit
def line_of(width):
    """How long the lines of a layer are that gives so many numbers: whole vectors, filled up with 0."""
    return (width + EIGHT - 1) // EIGHT * EIGHT


@jit
def first_weight(net):
    """Where the weights begin."""
    outputs = int(net[SIZES + int(net[LAYERS])])
    return HEAD + int(net[LINES]) * outputs + int(net[STARTS]) * LINE_OF_STARTS


@jit
def _is_whole(number, least, most):
    return number >= least and number <= most and np.float32(int(number)) == number


@jit
def is_net(net):
    """Whether an array is a net: every number of its head in its range, and as long as these say."""
    if net.shape[0] < HEAD or not _is_whole(net[IS_WRITTEN], 0, 1) or not _is_whole(net[LAYERS], 1, MOST_LAYERS):
        return False
    layers = int(net[LAYERS])
    for i in range(layers + 1):
        if not _is_whole(net[SIZES + i], 1, WIDEST):
            return False
    written = net[IS_WRITTEN] != 0
    table = WRITTEN_STARTS if written else ORDINARY_STARTS
    if net[SIZES] != FEATURES or net[SIZES + layers] != (WRITTEN if written else ORDINARY):
        return False
    if not _is_whole(net[LINES], 1, MOST_LINES) or not (net[STARTS] == 0 or net[STARTS] * LINE_OF_STARTS == table):
        return False
    length = first_weight(net)
    for i in range(layers):
        length += (int(net[SIZES + i]) + 1) * line_of(int(net[SIZES + i + 1]))
    return length == net.shape[0] and net[UNIT] > 0


@jit
def begin_anew(integers):
    """Another net, perhaps: what the first layer was begun with counts no more."""
    integers[AT_DAMES] = 0


@jit
def _begin(row, net, at, end, line, numbers, integers):
    """What the dames of the row's player make of the first layer, unless it is there from the row before."""
    known = integers[AT_DAMES] != 0
    for case in range(1, OUT):
        known = known and integers[AT_DAMES + case] == row[ME + case]
    if known:
        return
    integers[AT_DAMES] = 1
    for case in range(1, OUT):
        integers[AT_DAMES + case] = row[ME + case]
    values = numbers[AT_VALUES:AT_BEGUN]
    places = integers[AT_PLACES:AT_PLAYS]
    begun = numbers[AT_BEGUN:AT_OUTPUTS]
    for j in range(line):
        begun[j] = net[end + j]
    n = _take_part(numbers[AT_SEEN:AT_VALUES], 0, BOARD, values, places)
    add_lines(values, places, n, net[at:end], line, begun)


@jit
def _forward(row, net, numbers, integers):
    """The probabilities of the outcomes for the features that were seen of a row, in the outputs' place."""
    values = numbers[AT_VALUES:AT_BEGUN]
    begun = numbers[AT_BEGUN:AT_OUTPUTS]
    out = numbers[AT_OUTPUTS:NUMBERS]
    places = integers[AT_PLACES:AT_PLAYS]
    width = int(net[SIZES])
    at = first_weight(net)
    layers = int(net[LAYERS])
    for layer in range(layers):
        inputs = width
        width = int(net[SIZES + 1 + layer])
        line = line_of(width)
        end = at + inputs * line
        if layer == 0:
            _begin(row, net, at, end, line, numbers, integers)
            n = _take_part(numbers[AT_SEEN:AT_VALUES], BOARD, inputs, values, places)
            for j in range(line):
                out[j] = begun[j]
        else:
            n = _take_part(out, 0, inputs, values, places)
            for j in range(line):
                out[j] = net[end + j]
        add_lines(values, places, n, net[at:end], line, out)
        at = end + line
    _softmax(out, width)


@apart
def judge_row(row, net, copy, numbers, integers):
    """The probabilities of the outcomes of a row, as its player sees them, in the outputs' place.

    What is over is certain.
    """
    if row[PHASE] == OVER:
        write_outcome(row, numbers[AT_OUTPUTS:NUMBERS])
        return
    plays = integers[AT_PLAYS:AT_SHEET]
    sheet = integers[AT_SHEET:AT_COUNTS]
    write_features_of(row, numbers[AT_SEEN:AT_VALUES], copy, integers[AT_COUNTS:AT_DAMES], plays, sheet)
    _forward(row, net, numbers, integers)


@entry("void(int8[:, ::1], float32[::1], float32[:, ::1], int8[::1], float32[::1], int32[::1])")
def judge_rows(rows, net, probabilities, copy, numbers, integers):
    """The same for many rows, one line each; the last three arrays are scratch."""
    begin_anew(integers)
    for i in range(rows.shape[0]):
        judge_row(rows[i], net, copy, numbers, integers)
        for j in range(probabilities.shape[1]):
            probabilities[i, j] = numbers[AT_OUTPUTS + j]


def scratch() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The arrays that judging a row writes to."""
    return np.zeros(ROW, np.int8), np.zeros(NUMBERS, np.float32), np.zeros(INTEGERS, np.int32)
