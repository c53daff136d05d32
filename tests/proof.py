"""``make proof``: ten million positions through the kernel and through its slow twin, on all cores.

python -m tests.proof [positions] [first seed]
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests import parity

BLOCK = 20_000


def main(positions: int = 10_000_000, first_seed: int = 1_000_000) -> int:
    """Compares in blocks, showing progress; 1 at the first difference."""
    blocks = -(-positions // BLOCK)
    start = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(parity.compare, first_seed + block, BLOCK): block for block in range(blocks)}
        for done, job in enumerate(as_completed(jobs), 1):
            found = job.result()
            if found:
                pool.shutdown(cancel_futures=True)
                print(f"\nseed {first_seed + jobs[job]}: the kernel and the twin differ\n" + "\n".join(found))
                return 1
            taken = time.monotonic() - start
            left = taken / done * (blocks - done)
            print(f"\r{done * BLOCK:,} positions alike, {left / 60:.0f} min left ", end="", file=sys.stderr, flush=True)
    print(
        f"\n{blocks * BLOCK:,} positions judged alike by the kernel and by the twin in {time.monotonic() - start:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
