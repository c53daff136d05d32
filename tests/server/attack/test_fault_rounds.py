"""Round after round of frozen and killed processes on one PostgreSQL: nothing is lost, nothing is done twice."""

import asyncio
import contextlib
import os
import random
import signal

import pytest

from tests.server.running import ServerProcess
from tests.server.test_faults import Bot, all_go_on, check_logs, come_to_rest
from trictrac.client import Client

pytestmark = [pytest.mark.anyio, pytest.mark.proof]
SERVERS, BOTS, ROUNDS = 3, 12, 15
PATIENCE = 2
"""Seconds after which PostgreSQL ends the transaction of a process that stands still."""


async def test_frozen_and_killed_processes_stop_only_their_own_tables(postgres, tmp_path):
    rng = random.Random(14)
    url = await postgres.new_database("fault_rounds")
    patience = {"TRICTRAC_DATABASE_PATIENCE": str(PATIENCE)}
    servers = await asyncio.gather(
        *(asyncio.to_thread(ServerProcess, url, tmp_path, **patience) for _ in range(SERVERS))
    )
    async with contextlib.AsyncExitStack() as stack:
        bots = []
        for n in range(BOTS):
            bot = Bot(servers[n % SERVERS].url, f"bot{n}")
            bot.clients[1] = Client(servers[(n + n // SERVERS) % SERVERS].url, f"bot{n}-b", timeout=10)
            bots.append(await bot.open(stack))
        homes = [{n % SERVERS, (n + n // SERVERS) % SERVERS} for n in range(BOTS)]
        enough = asyncio.Event()
        playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
        for number in range(ROUNDS):
            await asyncio.sleep(rng.uniform(0.2, 1.5))
            which = rng.randrange(SERVERS)
            if number % 3 == 2:
                servers[which].kill()
                servers[which] = await asyncio.to_thread(ServerProcess, url, tmp_path, servers[which].port, **patience)
            else:
                os.kill(servers[which].process.pid, signal.SIGSTOP)
                try:
                    await asyncio.sleep(PATIENCE + 1)
                    await all_go_on([bot for bot, home in zip(bots, homes, strict=True) if which not in home])
                finally:
                    os.kill(servers[which].process.pid, signal.SIGCONT)
        await all_go_on(bots)
        await come_to_rest(playing, enough)
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()
    await check_logs(url, bots)
    assert sum(len(bot.acknowledged) for bot in bots) > 500
