"""What every decision of a recorded game cost, and how lucky the throws were."""

import random
import tempfile
from pathlib import Path

import trictrac
from trictrac import Phase, analysis, records

dice, game = random.Random(3), trictrac.Game(trictrac.Rules.of("loi-2013", trous=2))
players = {trictrac.WHITE: trictrac.engine("novice"), trictrac.BLACK: trictrac.engine("greedy")}
while not game.is_over:
    if game.phase in (Phase.OPENING, Phase.THROW):
        game.push((dice.randint(1, 6), dice.randint(1, 6)))
    else:
        game.push(players[game.turn].choose(game, seed=len(game.history)))

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "game.txt"
    file.write_text(str(records.from_game(game, players=("novice", "greedy"))), encoding="utf-8")
    (report,) = analysis.analyse_file(file, depth="quick")

for player in report.players:
    assert player.result - player.start == player.skill + player.luck
    start, end, skill, luck = (each / 1e6 for each in (player.start, player.result, player.skill, player.luck))
    print(f"{player.name}: from {start:+.1f} to {end:+.0f} by skill {skill:+.1f} and luck {luck:+.1f}")
worst = max(report.decisions, key=lambda decision: decision.loss)
print(f"the costliest decision: coup {worst.coup}, {worst.throw}, {worst.played} instead of {worst.best}")
