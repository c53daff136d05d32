"""Compiles ``kernel/border.py`` to WebAssembly, into the package; ``--check`` fails if the modules there are stale.

Numba's own intermediate code of every exported function, as it is before the optimiser, is given another target: the
functions that Numba makes for Python are left out, thin ones that take i32 are put before it, and LLVM (in llvmlite)
optimises the whole, most of it for size. The linker is LLVM's, from PyPI's ``ziglang`` (``uv sync --group wasm``);
nobody who does not change the kernel needs it, since git keeps the modules. Two are made: with 128-bit vectors, and
without for browsers that have none.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ROOT / "src/trictrac/kernel"
PLACE = ROOT / "src/trictrac/wasm"
MODULES = {"kernel.wasm": "+simd128,+bulk-memory,+sign-ext,+mutable-globals", "kernel-plain.wasm": "+mutable-globals"}
"""What each may use of what browsers have."""
MOST_BYTES = 60_000
QUICK = ("jans", "net", "score", "vectors")
"""The files of the kernel that a player spends its time in: optimised for speed, the others for size."""
TRIPLE = "wasm32-unknown-unknown"
STACK = 1 << 16
NETS = {"ordinary": "ordinary.net", "written": "written.net"}
"""The nets of the package as the modules take them, in numbers of 16 bits."""
SIZES = {"int8": 1, "int16": 2, "int32": 4, "int64": 8, "float32": 4, "float64": 8}

PRELUDE = f"""
target triple = "{TRIPLE}"
@__heap_base = external global i8
@.hash = internal constant [64 x i8] c"HASH"
declare i32 @llvm.wasm.memory.size.i32(i32)

define i32 @abi() {{
  ret i32 ABI
}}

define i32 @source_hash() {{
  ret i32 ptrtoint (ptr @.hash to i32)
}}

define internal i1 @.outside(i32 %at, i64 %bytes) noinline {{
  %base = ptrtoint ptr @__heap_base to i32
  %low = icmp ult i32 %at, %base
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %wide = zext i32 %pages to i64
  %room = shl i64 %wide, 16
  %first = zext i32 %at to i64
  %end = add i64 %first, %bytes
  %high = icmp ugt i64 %end, %room
  %negative = icmp slt i64 %bytes, 0
  %out = or i1 %low, %high
  %bad = or i1 %out, %negative
  ret i1 %bad
}}

define internal i1 @.overlap(i32 %a, i64 %a.bytes, i32 %b, i64 %b.bytes) noinline {{
  %a.first = zext i32 %a to i64
  %b.first = zext i32 %b to i64
  %a.end = add i64 %a.first, %a.bytes
  %b.end = add i64 %b.first, %b.bytes
  %a.before = icmp ult i64 %a.first, %b.end
  %b.before = icmp ult i64 %b.first, %a.end
  %both = and i1 %a.before, %b.before
  ret i1 %both
}}
"""


def source_hash() -> str:
    """Of all that the kernel's sources say, comments and docstrings apart: what the modules were made from."""
    digest = hashlib.sha256()
    for source in sorted(KERNEL.glob("*.py")):
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                node.body = [line for line in node.body if not is_comment(line)] or [ast.Pass()]
        digest.update(f"{source.name}\n{ast.unparse(tree)}\n".encode())
    return digest.hexdigest()


def is_comment(line: ast.stmt) -> bool:
    """Whether a statement is a text and nothing else."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def check() -> None:
    """Fails if a module was made from other sources, or is too large."""
    made_from = source_hash().encode()
    for name in MODULES:
        module = PLACE / name
        if not module.is_file() or made_from not in module.read_bytes():
            sys.exit(f"{module.relative_to(ROOT)} is stale: the kernel has changed since. Run `make wasm`.")
        if module.stat().st_size > MOST_BYTES:
            sys.exit(f"{module.relative_to(ROOT)} has {module.stat().st_size} bytes; {MOST_BYTES} are the most.")


def intermediate_code() -> tuple[list[str], list[tuple[str, str, str]]]:
    """Numba's code of every exported function, and (name, arguments, Numba's name) of each."""
    os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "TRICTRAC_QUIET": "1"}
    os.environ.pop("NUMBA_BOUNDSCHECK", None)
    sys.path.insert(0, str(ROOT / "src"))
    from numba import types  # noqa: PLC0415
    from numba.core.caching import NullCache  # noqa: PLC0415

    from trictrac.kernel import border, border_player, jit  # noqa: F401, PLC0415

    for function in jit._COMPILED:
        function.targetoptions |= {"forceinline": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        function._cache = NullCache()
    codes, exports = [], []
    for function, arguments in border.EXPORTS:
        kinds = tuple(
            types.Array(getattr(types, kind), len(lengths), "C") if lengths else types.int64
            for kind, lengths in map(argument, arguments.split())
        )
        function.compile(kinds)
        found = function.overloads[kinds]
        codes.append(found.library.get_llvm_str())
        exports.append((function.__name__, arguments, found.fndesc.llvm_func_name))
    return codes, exports


def argument(text: str) -> tuple[str, list[str]]:
    """`int8[n,72]` as its kind and its lengths; `number` has none."""
    match = re.fullmatch(r"(\w+)(?:\[([\w,]+)\])?", text)
    assert match, text
    return match[1], match[2].split(",") if match[2] else []


def thin(name: str, arguments: str, inner: str) -> str:
    """The function that takes i32: checks the pointers, and makes of each what Numba calls an array."""
    taken: list[str] = []
    checks: list[str] = []
    given: list[str] = []
    types: list[str] = []
    arrays: list[int] = []
    for i, (kind, lengths) in enumerate(map(argument, arguments.split())):
        taken.append(f"i32 %a{i}")
        if not lengths:
            checks.append(f"  %w{i} = sext i32 %a{i} to i64")
            given.append(f"i64 %w{i}")
            types.append("i64")
            continue
        fixed = 1
        for length in lengths:
            fixed *= 1 if length == "n" else int(length)
        size = SIZES[kind]
        count = str(fixed)
        if lengths[0] == "n":
            taken.append(f"i32 %n{i}")
            checks += [f"  %r{i} = sext i32 %n{i} to i64", f"  %c{i} = mul i64 %r{i}, {fixed}"]
            count = f"%c{i}"
        checks += [
            f"  %b{i} = mul i64 {count}, {size}",
            f"  %o{i} = call i1 @.outside(i32 %a{i}, i64 %b{i})",
            f"  br i1 %o{i}, label %bad, label %in{i}",
            f"in{i}:",
            f"  %p{i} = inttoptr i32 %a{i} to ptr",
        ]
        arrays.append(i)
        shape = [f"%r{i}" if length == "n" else length for length in lengths]
        strides = [str(size * (int(lengths[1]) if len(lengths) == 2 and d == 0 else 1)) for d in range(len(lengths))]
        numbers = [count, str(size)]
        parts = ["ptr null", "ptr null", *(f"i64 {n}" for n in numbers), f"ptr %p{i}"]
        parts += [f"i64 {n}" for n in (*shape, *strides)]
        given += parts
        types += [part.split()[0] for part in parts]
    if "float32" in arguments:  # what a net's head says must stay as it was checked
        for i, j in itertools.combinations(arrays, 2):
            checks += [
                f"  %d{i}.{j} = call i1 @.overlap(i32 %a{i}, i64 %b{i}, i32 %a{j}, i64 %b{j})",
                f"  br i1 %d{i}.{j}, label %bad, label %apart{i}.{j}",
                f"apart{i}.{j}:",
            ]
    return "\n".join(
        [
            f"declare i32 @{inner}(ptr, ptr, {', '.join(types)})",
            f"define i32 @{name}({', '.join(taken)}) {{",
            "  %ret = alloca i64",
            "  %exc = alloca ptr",
            "  store i64 0, ptr %ret",
            *checks,
            f"  %status = call i32 @{inner}(ptr %ret, ptr %exc, {', '.join(given)})",
            "  %fine = icmp eq i32 %status, 0",
            "  br i1 %fine, label %done, label %broken",
            "done:",
            "  %wide = load i64, ptr %ret",
            "  %answer = trunc i64 %wide to i32",
            "  ret i32 %answer",
            "bad:",
            "  ret i32 BAD_POINTER",
            "broken:",
            "  ret i32 BROKEN",
            "}",
            "",
        ]
    )


def retargeted(code: str) -> str:
    """Numba's code without what names another machine."""
    code = re.sub(r'^target (triple|datalayout) = ".*"$', "", code, flags=re.M)
    code = re.sub(
        r'"(?:target-cpu|target-features|tune-cpu|probe-stack|stack-probe-size|frame-pointer)"="[^"]*"', "", code
    )
    return re.sub(r"^@PyExc_\w+ = .*$|\bdso_local\b|\bnoinline\b(?=.*#\d+)", "", code, flags=re.M)


def built(codes: list[str], exports: list[tuple[str, str, str]], features: str) -> bytes:
    """One module."""
    import llvmlite.binding as llvm  # noqa: PLC0415

    from trictrac.kernel import border  # noqa: PLC0415

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=features, opt=3, reloc="static")
    front = PRELUDE + "\n".join(thin(*export) for export in exports)
    for name, value in {"ABI": border.ABI, "HASH": source_hash(), **border.ERRORS}.items():
        front = re.sub(rf"\b{name}\b", str(value), front)
    module = llvm.parse_assembly(front)
    for code in codes:
        module.link_in(llvm.parse_assembly(retargeted(code)))
    module.data_layout = str(machine.target_data)
    module.triple = TRIPLE
    names = [name for name, _, _ in exports] + ["abi", "source_hash"]
    for function in module.functions:
        if not function.is_declaration:
            if not any(f"6kernel{len(file)}{file}" in function.name for file in QUICK):
                function.add_function_attribute("optsize")
            if function.name not in names:
                function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_unrolling = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    return linked(machine.emit_object(module), names)


def linked(code: bytes, names: list[str]) -> bytes:
    """An object as a module: no imports, its memory and these functions exported."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "kernel.o", Path(folder) / "kernel.wasm"
        source.write_bytes(code)
        options = ["--no-entry", "--strip-all", "--gc-sections", "-O2", "--stack-first", "-z", f"stack-size={STACK}"]
        wanted = [f"--export={name}" for name in (*names, "__heap_base")]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *options, *wanted, str(source), "-o", str(target)]
        subprocess.run(command, check=True)
        return target.read_bytes()


def net_in_halves(form: str) -> bytes:
    """A net of the package with its table of starts."""
    from trictrac.players.packed_net import in_halves  # noqa: PLC0415

    return in_halves(form).tobytes()


def main() -> None:
    """Makes the modules and the nets, or checks the modules."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail if the modules are not those of these sources")
    if parser.parse_args().check:
        check()
        return
    start = time.monotonic()
    codes, exports = intermediate_code()
    PLACE.mkdir(exist_ok=True)
    for name, features in MODULES.items():
        made = built(codes, exports, features)
        (PLACE / name).write_bytes(made)
        print(f"{name}: {len(made)} bytes, {len(exports)} functions", flush=True)
    for form, name in NETS.items():
        (PLACE / name).write_bytes(net_in_halves(form))
    print(f"{time.monotonic() - start:.0f} s")
    check()


if __name__ == "__main__":
    main()
