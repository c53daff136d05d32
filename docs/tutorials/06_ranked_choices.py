"""What a computer player thinks of every choice, the best first."""

import trictrac

position = trictrac.Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
net = trictrac.engine("net")
for choice in net.analyse(position, "6-4"):
    what = "leave" if choice.leaves else f"stay and play {choice.play}"
    print(f"{what}: wins {choice.chances.win:.0%} of the games, costs {choice.loss:.2f}")

start = trictrac.Position()
known = trictrac.book_play(start, "6-4")
assert known
print(f"the opening book begins with {known.play}")

game = trictrac.Game()
game.push("6-4")
game.push(net.choose(game))
print(f"the net plays {game.peek()}, and {game.turn.name.lower()} is to throw")
