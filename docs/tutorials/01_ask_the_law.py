"""A position, what a throw is worth in it, and why."""

from trictrac import Position, explain
from trictrac.words import say

position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
score = position.score("6-4")
print(f"6-4 gives white {score.total(position.turn)} points:")
for mark in score:
    print(f"  {mark.points:2} points, {mark.jan.value}, article {mark.article}")
print(say(explain.score(score, position)[-1], "en"))
