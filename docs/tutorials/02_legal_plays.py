"""What may be played, and why something else may not."""

from trictrac import Game, Play, Position, Throw, TrictracError, explain

position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
throw = Throw(6, 4)
plays = position.legal_plays(throw)
print("legal:", *plays, sep="\n  ")

wish = Play.parse("4-10 5-9")
refusal = explain.refusal(position, throw, wish)
assert refusal
print(f"{wish}: {refusal.text('en')}")

game = Game(position=position)
game.push(throw)
print(f"points and trous of white: {game.position.white.points}, {game.position.white.trous}")
try:
    game.push(wish)
except TrictracError as wrong:
    print(f"too soon: {wrong}")
