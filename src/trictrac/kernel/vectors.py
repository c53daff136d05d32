"""The innermost loop of a net, in vectors of eight numbers that every target splits as its machine likes.

Numba would not find it worth its while by itself. With ``jit`` this is the only file that knows Numba.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.cpu import CPUContext
from numba.extending import intrinsic, overload

EIGHT = 8
LINES = 4
"""Taken together: more would leave V8 too few registers (and cost a third of its speed), fewer store too often."""

_VECTOR = ir.VectorType(ir.FloatType(), EIGHT)
_COPIES = ir.Constant(ir.VectorType(ir.IntType(32), EIGHT), [0] * EIGHT)


def add_lines(values, places, n, weights, width, out):
    """Adds ``n`` lines of weights, a multiple of ``LINES``, to the outputs, each line times its value.

    ``places`` are the numbers of the lines and ``width`` their length, a multiple of eight. Every sum runs over the
    lines in their order.
    """
    for k in range(n):
        for j in range(width):
            out[j] = out[j] + values[k] * weights[int(places[k]) * width + j]


def _code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """Some lines at a time, read from end to end as memory likes it, with their values in registers."""
    if not isinstance(context, CPUContext):
        return context.compile_internal(builder, add_lines, signature, args)
    _, _, n, _, width, _ = args
    values, places, weights, out = (
        context.make_array(signature.args[i])(context, builder, args[i]).data  # type: ignore[no-untyped-call]
        for i in (0, 1, 3, 5)
    )

    def number(value: int) -> Any:
        return ir.Constant(n.type, value)

    def eight(data: Any, place: Any) -> Any:
        return builder.bitcast(builder.gep(data, [place]), _VECTOR.as_pointer())

    def everywhere(value: Any) -> Any:
        one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
        return builder.shuffle_vector(one, one, _COPIES)

    with cgutils.for_range(builder, builder.sdiv(n, number(LINES))) as groups:
        lines, factors = [], []
        for i in range(LINES):
            k = builder.add(builder.mul(groups.index, number(LINES)), number(i))
            line = builder.sext(builder.load(builder.gep(places, [k])), n.type)
            lines.append(builder.gep(weights, [builder.mul(line, width)]))
            factors.append(everywhere(builder.load(builder.gep(values, [k]))))
        with cgutils.for_range(builder, builder.sdiv(width, number(EIGHT))) as blocks:
            at = builder.mul(blocks.index, number(EIGHT))
            end = eight(out, at)
            total = builder.load(end, align=4)
            for line, factor in zip(lines, factors, strict=True):
                total = builder.fadd(total, builder.fmul(factor, builder.load(eight(line, at), align=4)))
            builder.store(total, end, align=4)
    return context.get_dummy_value()  # type: ignore[no-untyped-call]


@intrinsic
def _add_lines(_context: Any, values: Any, places: Any, n: Any, weights: Any, width: Any, out: Any) -> Any:
    return types.void(values, places, types.int64, weights, types.int64, out), _code


@overload(add_lines, target="generic")
def _add(values, places, n, weights, width, out):  # Numba compares this signature with the lambda's
    return lambda values, places, n, weights, width, out: _add_lines(  # type: ignore[call-arg]
        values, places, n, weights, width, out
    )
