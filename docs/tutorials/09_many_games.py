"""A thousand games at once, played at random."""

from trictrac.envs.batch import BatchEnv

env = BatchEnv(1000, reward="trou", observation="planes", autoreset=False)
told = env.reset(seed=1)
print(f"observations {told.observation.shape}, masks {env.masks.shape}")
print(f"the first of them has {env.counts[0]} legal actions")

gained, steps = told.rewards.copy(), 0
while (env.counts > 0).any():
    told = env.step(env.sample())
    gained += told.rewards
    steps += 1
print(f"all games are over after {steps} steps")
print(f"seat 0 won {(gained[:, 0] > 0).mean():.0%} of them, by {abs(gained[:, 0]).mean():.1f} trous on average")
env.close()
