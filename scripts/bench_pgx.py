"""How fast pgx's backgammon steps on one core, as JSON; ``bench_envs.py --others`` runs it in a place of its own.

A step of pgx plays one die, so that two of them or more are one coup; both are counted. The whole loop is compiled: a
random legal action, the step with its legal actions and observation, a new game where one has ended.
"""

import json
import os
import sys
import time

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402
from pgx.experimental import auto_reset  # noqa: E402

SEED, STEPS, ROUNDS = 1, 100, 5


def main(games: int) -> dict[str, float]:
    """Steps and coups per second of the processor: the best of several rounds."""
    env = pgx.make("backgammon")
    advance = jax.vmap(auto_reset(env.step, env.init))

    def step(carried, key):
        state, coups = carried
        choosing, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits)
        after = advance(state, action, jax.random.split(chance, games))
        passed = (after.current_player != state.current_player) | after.terminated
        return (after, coups + passed.sum()), after.observation.sum()  # what is not asked for might not be computed

    @jax.jit
    def play(state, key):
        return jax.lax.scan(step, (state, jnp.int32(0)), jax.random.split(key, STEPS))

    keys = jax.random.split(jax.random.PRNGKey(SEED), ROUNDS + 2)
    state = jax.vmap(env.init)(jax.random.split(keys[0], games))
    (state, _), _ = jax.block_until_ready(play(state, keys[1]))  # compiles
    rounds = []
    for key in keys[2:]:
        began = time.process_time()
        (state, coups), _ = jax.block_until_ready(play(state, key))
        seconds = time.process_time() - began
        rounds.append((games * STEPS / seconds, int(coups) / seconds))
    steps, coups = max(rounds)
    return {"pgx_backgammon_steps": steps, "pgx_backgammon_coups": coups}


print(json.dumps(main(int(sys.argv[1]))))
