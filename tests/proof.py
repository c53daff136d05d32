"""``make proof``: the kernel and the strict table against their slow twins, then thousands of evenings.

python -m tests.proof [positions] [evenings] [sequences] [accounts of games, of each form] [first seed]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial

from tests import evenings, parity, table_parity
from tests.analysis import closing
from tests.envs import test_actions
from trictrac.players.evaluator import use_one_core

POSITIONS_IN_BLOCK = 20_000
EVENINGS_IN_BLOCK = 50
SEQUENCES_IN_BLOCK = 100
GAMES_IN_BLOCK = 20
SEEDS_OF_A_BLOCK = 1000
ROWS_IN_BLOCK = 500_000
TWIN_SHARE = 1000
"""Of the rows whose actions are checked, every so many is compared with the naive twin as well."""


def compare_positions(seed: int) -> list[str]:
    """One block of positions."""
    return parity.compare(seed, POSITIONS_IN_BLOCK)


def play_evenings(seed: int) -> list[str]:
    """One block of evenings; what went wrong, if anything."""
    for number in range(EVENINGS_IN_BLOCK):
        try:
            evenings.run_evening(EVENINGS_IN_BLOCK * seed + number)
        except Exception as error:
            return [f"{type(error).__name__}: {error}"]
    return []


def compare_tables(seed: int) -> list[str]:
    """One block of sequences at a strict table."""
    return table_parity.compare(seed, SEQUENCES_IN_BLOCK)


def close_accounts(form: str, block: int) -> list[str]:
    """Evenings of a form with at least a block of games: luck and skill must explain the result to the last digit."""
    use_one_core()
    games, seed = 0, SEEDS_OF_A_BLOCK * block
    while games < GAMES_IN_BLOCK:
        try:
            games += closing.close(seed, evenings.KINDS[form])
        except AssertionError as error:
            return [f"evening {seed} of {form}: {error}"]
        seed += 1
    return []


def check_actions(seed: int) -> list[str]:
    """One block of rows of random games: their actions are distinct and say what the plays say."""
    if test_actions.distinct_rows(seed, 1000, ROWS_IN_BLOCK // 1000) < ROWS_IN_BLOCK:
        return ["a row has two plays of one number, or a number that says another play"]
    return test_actions.compare(seed, ROWS_IN_BLOCK // TWIN_SHARE)


def run(what: str, block: Callable[[int], list[str]], size: int, blocks: int, first_seed: int) -> bool:
    """Runs blocks on all cores, showing progress; False at the first fault."""
    start = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(block, first_seed + number): number for number in range(blocks)}
        for done, job in enumerate(as_completed(jobs), 1):
            found = job.result()
            if found:
                pool.shutdown(cancel_futures=True)
                print(f"\n{what}, block {first_seed + jobs[job]}:\n" + "\n".join(found))
                return False
            left = (time.monotonic() - start) / done * (blocks - done) / 60
            print(f"\r{done * size:,} {what}, {left:.0f} min left ", end="", file=sys.stderr, flush=True)
    print(f"\n{blocks * size:,} {what} without a fault in {time.monotonic() - start:.0f} s")
    return True


def main(
    positions: int = 10_000_000,
    evenings_: int = 10_000,
    sequences: int = 20_000,
    accounts: int = 10_000,
    first_seed: int = 1_000_000,
) -> int:
    """All proofs; 1 if one fails."""
    alike = run(
        "positions judged alike by the kernel and by the twin",
        compare_positions,
        POSITIONS_IN_BLOCK,
        -(-positions // POSITIONS_IN_BLOCK),
        first_seed,
    )
    played = run(
        "evenings played to the end", play_evenings, EVENINGS_IN_BLOCK, -(-evenings_ // EVENINGS_IN_BLOCK), first_seed
    )
    tables = run(
        "sequences of acts answered alike by the strict table and by its twin",
        compare_tables,
        SEQUENCES_IN_BLOCK,
        -(-sequences // SEQUENCES_IN_BLOCK),
        first_seed,
    )
    closed = all(
        run(
            f"games explained by luck and skill ({form})",
            partial(close_accounts, form),
            GAMES_IN_BLOCK,
            -(-accounts // GAMES_IN_BLOCK),
            first_seed,
        )
        for form in evenings.KINDS
    )
    numbered = run(
        "rows with a number for each action", check_actions, ROWS_IN_BLOCK, -(-positions // ROWS_IN_BLOCK), first_seed
    )
    return 0 if alike and played and tables and closed and numbered else 1


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
