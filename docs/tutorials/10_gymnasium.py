"""One learner against a player of the package, by the interface of Gymnasium."""

import sys

try:
    import gymnasium

    import trictrac.envs.gymnasium  # noqa: F401  # makes the environments known
except ImportError:
    sys.exit("This program needs Gymnasium: pip install 'trictrac[rl]'")

env = gymnasium.make("trictrac/ordinaire-v0", opponent="greedy", reward="trou")
env.action_space.seed(1)
for episode in range(3):
    seen, info = env.reset(seed=episode)
    gained, decisions, over = 0.0, 0, False
    while not over:
        action = env.action_space.sample(info["action_mask"])  # a learner would choose here
        seen, reward, terminated, truncated, info = env.step(action)
        gained, decisions, over = gained + float(reward), decisions + 1, terminated or truncated
    print(f"game {episode + 1}: {decisions} decisions, {gained:+.0f} trous")
env.close()
