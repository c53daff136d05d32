"""The only file that touches Numba: the decorators, the cache, what is said of a long compilation, two bit helpers.

Numba's cache does not notice that a *callee* changed, so the cache folder is
keyed by a hash of every kernel source, of the versions and of the flags that
change the machine code: an edited rule never meets a stale caller.

Each entry point is compiled when it is first called, with what it needs and no
more. A compilation of more than a second is announced on stderr, once, unless
``TRICTRAC_QUIET`` is set.

Nothing in the kernel allocates, so nothing is reference-counted (``_nrt``). An
array is passed as seven numbers, so what an entry point calls is made part of it
(``forceinline``): random games are twice as fast without those calls.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import llvmlite
import numba
import numpy
from llvmlite import ir
from numba import types
from numba.core import caching, event, sigutils
from numba.core.cpu import CPUContext
from numba.extending import intrinsic, overload

Function = TypeVar("Function", bound=Callable[..., Any])

_COMPILED: list[Any] = []
_KEPT: set[Callable[..., Any]] = set()
ENTRIES: list[tuple[Any, str]] = []
"""Every function called from Python, with the one signature it is called by."""


def _source_key() -> str:
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    flags = (numba.__version__, numpy.__version__, llvmlite.__version__, sys.version, numba.config.BOUNDSCHECK)
    digest.update(repr(flags).encode())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path | None:
    """The folder for compiled code, or None where nothing can be written."""
    base = os.environ.get("NUMBA_CACHE_DIR")
    if base:
        root = Path(base)
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trictrac"
    folder = root / _source_key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


CACHE = _cache_folder()
_OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False, "forceinline": True}


def _compiled(function: Function, **options: Any) -> Function:
    compiled = numba.njit(**(_OPTIONS | options))(function)
    _COMPILED.append(compiled)
    return compiled  # type: ignore[no-any-return]


def jit(function: Function) -> Function:
    """Compiles a function of the law that others call (or leaves it alone under NUMBA_DISABLE_JIT=1).

    Its code is part of theirs, so it is not kept on disk itself.
    """
    return _compiled(function)


def apart(function: Function) -> Function:
    """Compiles a large function that others call from several places: it stays one function, for their code's sake."""
    return _compiled(function, forceinline=False)


def kept(function: Function) -> Function:
    """Compiles a function that Python calls, and keeps its code on disk."""
    _KEPT.add(function)
    with _cache_in(CACHE) as cache:
        return _compiled(function, cache=cache)


_LOCATOR = getattr(caching, "UserProvidedCacheLocator", None) or caching._UserProvidedCacheLocator


class _KernelLocator(_LOCATOR):  # type: ignore[misc, valid-type]
    """Keeps compiled code by what the sources say and not by where they lie: a working copy, a wheel and the next
    environment share it."""

    @classmethod
    def get_suitable_cache_subpath(cls, _file: str) -> str:
        return "law"

    @classmethod
    def from_function(cls, function: Any, file: str) -> _KernelLocator | None:
        return super().from_function(function, file) if Path(file).parent == Path(__file__).parent else None  # type: ignore[no-any-return]

    def get_source_stamp(self) -> str:
        return ""  # the folder's name has it


caching.FunctionCache._impl_class._locator_classes.insert(0, _KernelLocator)


@contextmanager
def _cache_in(folder: Path | None) -> Iterator[bool]:
    """Lets Numba keep what is made here in this folder; gives whether there is one."""
    before = numba.config.CACHE_DIR
    if folder:
        numba.config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        numba.config.CACHE_DIR = before


def shared(function: Function) -> Function:
    """A small function of integers that Python calls as it is, and that compiled code of every target takes in."""

    @overload(function, target="generic", strict=False)
    def _compiled(*_args: Any) -> Function:
        return function

    return function


def entry(signature: str) -> Callable[[Function], Function]:
    """Marks a compiled function that Python calls, with its signature for :func:`compile_all`."""

    def mark(function: Function) -> Function:
        compiled = kept(function)
        ENTRIES.append((compiled, signature))
        return compiled

    return mark


_AS_BEFORE: dict[Any, Any] = {}


def as_before(function: Function) -> Function:
    """The same function, with all that it calls, compiled as the previous release compiled the law.

    With reference counting, every level of calls optimised by itself, and counts read one by one: what
    ``trictrac bench`` compares with.
    """
    if function not in _AS_BEFORE:
        source = getattr(function, "py_func", function)
        names = dict(source.__globals__)
        copied = FunctionType(source.__code__, names, source.__name__, source.__defaults__)
        with _cache_in(CACHE / "before" if CACHE and source in _KEPT else None) as cache:
            _AS_BEFORE[function] = numba.njit(nogil=True, cache=cache)(copied)
        called = [(name, names[name]) for name in source.__code__.co_names if name in names]
        for name, value in called:
            if any(value is known for known in (*_COMPILED, six_bytes, holding, holding_reversed)):
                names[name] = as_before(value)
    return _AS_BEFORE[function]  # type: ignore[no-any-return]


def _is_on_disk(compiled: Any) -> bool:
    return compiled.py_func in _KEPT and CACHE is not None and Path(compiled._cache._cache_file._index_path).exists()


@contextmanager
def interpreting() -> Iterator[None]:
    """Runs what is not on disk yet as plain Python instead of compiling it.

    For a command that asks the law about one throw: plain Python answers in milliseconds, compiling takes many seconds.
    """
    cold = [] if numba.config.DISABLE_JIT else [compiled for compiled in _COMPILED if not _is_on_disk(compiled)]
    for compiled in cold:  # Numba calls what this method gives it
        compiled._compile_for_args = lambda *_, plain=compiled.py_func: plain
    try:
        yield
    finally:
        for compiled in cold:
            del compiled._compile_for_args


class _Announcement(event.Listener):  # type: ignore[misc]
    """Tells people why a first call takes so long: one line on stderr after a second of compiling, once."""

    after_seconds = 1.0

    def __init__(self) -> None:
        self.wanted = not os.environ.get("TRICTRAC_QUIET")
        self.seconds = 0.0
        self.running: list[float] = []
        self.timer: threading.Timer | None = None

    def on_start(self, event: Any) -> None:
        """A compilation begins, perhaps within another."""
        if not self.running and self.wanted and event.data["dispatcher"].__module__.startswith(__package__):
            self.timer = threading.Timer(max(0.0, self.after_seconds - self.seconds), self.tell)
            self.timer.daemon = True
            self.timer.start()
        self.running.append(time.perf_counter())

    def on_end(self, _event: Any) -> None:
        """It is done."""
        start = self.running.pop()
        if not self.running and self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.seconds += time.perf_counter() - start

    def tell(self) -> None:
        """Says it, and never again."""
        if self.wanted:
            self.wanted = False
            print("trictrac: compiling the rules for this machine, which is done once …", file=sys.stderr, flush=True)


class _InnerLevel(event.Listener):  # type: ignore[misc]
    """Optimises what an entry point calls with the entry point, and only lightly by itself.

    Doing all of it at every level of calls takes half as long again, and unrolls loops before they are inlined.
    """

    def __init__(self) -> None:
        self.outer: list[Any] = []

    def on_start(self, event: Any) -> None:
        """A compilation begins, perhaps within another."""
        self.outer.append(numba.config.OPT)
        dispatcher = event.data["dispatcher"]
        if dispatcher in _COMPILED and dispatcher.py_func not in _KEPT and numba.config.OPT > 1:
            numba.config.OPT = numba.config._OptLevel(1)  # type: ignore[no-untyped-call]

    def on_end(self, _event: Any) -> None:
        """It is done."""
        numba.config.OPT = self.outer.pop()


_ANNOUNCEMENT = _Announcement()
event.register("numba:compile", _InnerLevel())  # type: ignore[no-untyped-call]
event.register("numba:compile", _ANNOUNCEMENT)  # type: ignore[no-untyped-call]


def is_warm() -> bool:
    """Checks if everything was compiled before by :func:`compile_all` with these very sources."""
    return numba.config.DISABLE_JIT or (CACHE is not None and (CACHE / "complete").exists())


def compile_all(report: Callable[[int, int, str, float], None] | None = None) -> float:
    """Compiles every entry point, calling ``report(done, total, name, seconds)``; returns the seconds taken."""
    start = time.perf_counter()
    if report:
        _ANNOUNCEMENT.wanted = False
    if not numba.config.DISABLE_JIT:
        for done, (function, signature) in enumerate(ENTRIES):
            if report:
                report(done, len(ENTRIES), function.__name__, time.perf_counter() - start)
            # Numba files the code under what it is given here, and a call looks for its arguments alone.
            function.compile(sigutils.normalize_signature(signature)[0])  # type: ignore[no-untyped-call]
        if CACHE is not None:
            (CACHE / "complete").touch()
    seconds = time.perf_counter() - start
    if report:
        report(len(ENTRIES), len(ENTRIES), "done", seconds)
    return seconds


# Bits and bytes. The plain functions are what pure Python runs; Numba replaces them by
# one or a few machine instructions.


def popcount(x: int) -> int:
    """The number of set bits."""
    return int(x).bit_count()


def lowest(x: int) -> int:
    """The index of the lowest set bit of a number other than 0."""
    return (int(x) & -int(x)).bit_length() - 1


def six_bytes(row, at):
    """Six counts in a row from ``at`` on in one integer, eight bits each, the first one lowest."""
    six = 0
    for i in range(6):
        six |= int(row[at + i]) << (8 * i)
    return six


def holding(row, at, least):
    """Which of the 24 counts from ``at`` on are at least ``least``: bit 0 for the first."""
    cases = 0
    for i in range(24):
        cases |= int(row[at + i] >= least) << i
    return cases


def holding_reversed(row, at, least):
    """The same with bit 0 for the last."""
    cases = 0
    for i in range(24):
        cases |= int(row[at + i] >= least) << (23 - i)
    return cases


@intrinsic
def _ctpop(_context: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _cttz(_context: Any, x: Any) -> Any:
    def code(_c: Any, builder: Any, _s: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


def _bytes_at(context: Any, builder: Any, signature: Any, args: Any, loaded: Any) -> Any:
    """Loads a number or a vector from a place of a row. The row goes on behind it, so nothing beyond is read."""
    data = context.make_array(signature.args[0])(context, builder, args[0]).data
    load = builder.load(builder.bitcast(builder.gep(data, [args[1]]), loaded.as_pointer()))
    load.align = 1
    return load


@intrinsic
def _six_bytes(_context: Any, row: Any, at: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if not isinstance(context, CPUContext):
            return context.compile_internal(builder, six_bytes, signature, args)
        eight = _bytes_at(context, builder, signature, args, ir.IntType(64))
        return builder.and_(eight, ir.Constant(ir.IntType(64), 0xFFFFFFFFFFFF))

    return types.int64(row, types.int64), code


def _comparison(plain: Any, order: list[int]) -> Any:
    """The code of :func:`holding`: 32 counts compared at once, their bits in this order."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if not isinstance(context, CPUContext):
            return context.compile_internal(builder, plain, signature, args)
        vector = ir.VectorType(ir.IntType(8), 32)
        counts = _bytes_at(context, builder, signature, args, vector)
        places = ir.Constant(ir.VectorType(ir.IntType(32), 32), order)
        counts = builder.shuffle_vector(counts, counts, places)
        least = builder.trunc(args[2], ir.IntType(8))
        first = builder.insert_element(ir.Constant(vector, None), least, ir.Constant(ir.IntType(32), 0))
        least = builder.shuffle_vector(first, first, ir.Constant(ir.VectorType(ir.IntType(32), 32), [0] * 32))
        bits = builder.bitcast(builder.icmp_signed(">=", counts, least), ir.IntType(32))
        return builder.and_(builder.zext(bits, ir.IntType(64)), ir.Constant(ir.IntType(64), 0xFFFFFF))

    return code


@intrinsic
def _holding(_context: Any, row: Any, at: Any, least: Any) -> Any:
    return types.int64(row, types.int64, types.int64), _comparison(holding, list(range(32)))


@intrinsic
def _holding_reversed(_context: Any, row: Any, at: Any, least: Any) -> Any:
    order = [*reversed(range(24)), *range(24, 32)]
    return types.int64(row, types.int64, types.int64), _comparison(holding_reversed, order)


@overload(popcount, target="generic")
def _popcount(x):  # Numba compares this signature with the lambda's
    return lambda x: _ctpop(x)


@overload(lowest, target="generic")
def _lowest(x):
    return lambda x: _cttz(x)


@overload(six_bytes, target="generic")
def _six(row, at):
    return lambda row, at: _six_bytes(row, at)


@overload(holding, target="generic")
def _hold(row, at, least):
    return lambda row, at, least: _holding(row, at, least)


@overload(holding_reversed, target="generic")
def _hold_reversed(row, at, least):
    return lambda row, at, least: _holding_reversed(row, at, least)
