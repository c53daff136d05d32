"""What a position is worth, by playing on from it many times."""

import trictrac

net = trictrac.engine("net")
for trous in (0, 6, 10):
    position = trictrac.Position.parse(f"1x15_1x15_w_0.{trous}.0_0.0.0")
    value = net.rollout(position, trials=72, coups=2, seed=1)
    print(f"white with {trous} trous: {value.mean:+.1f} games, between {value.low:+.1f} and {value.high:+.1f}")
