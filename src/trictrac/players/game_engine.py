"""The players as the library shows them: ``trictrac.engine("master")`` analyses, chooses and rolls out.

It asks the very players of the arena and the server's tables (``registry``), or a net of one's own.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np

from trictrac.errors import TrictracError, WrongPhaseError, expect, expect_whole
from trictrac.game import Decision, Game
from trictrac.kernel.state import OVER, PHASE
from trictrac.phase import Phase
from trictrac.play import Play
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY, WRITTEN, NetEvaluator
from trictrac.players.hint import Choice, hint
from trictrac.players.hint.weighing import dice_to_judge
from trictrac.players.match import MOST_COUPS, Form
from trictrac.players.net_engine import NetEngine, net_engine
from trictrac.players.net_player import NetPlayer
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import Player
from trictrac.players.registry import find, make
from trictrac.players.rollouts import PAIRS_OF_THROWS, roll_out_on
from trictrac.players.statistics import Estimate, mean_of
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.throw import Throw, ThrowLike


class GameEngine:
    """A player that can be asked about positions and games. Threads do not share one."""

    def __init__(self, player: Player[Numbers], weights: Path | None = None) -> None:
        self.player = player
        """The player of the arena and the tables."""
        self._weights = weights

    @property
    def name(self) -> str:
        """What the arena calls it."""
        return self.player.name

    def __repr__(self) -> str:
        return f"engine({str(self._weights or self.name)!r})"

    def analyse(
        self, position: Position, throw: ThrowLike | None = None, rules: Rules = LOI_2013, form: Form = "ordinary"
    ) -> tuple[Choice, ...]:
        """Everything that can be done with a throw, the best first; for players that judge by a net.

        >>> best = engine("net").analyse(Position(), "6-4")[0]
        >>> best.leaves, best.loss
        (False, 0.0)
        """
        if not isinstance(self.player, NetPlayer):
            raise TrictracError(f"{self.name} judges by no net and ranks nothing", self.name)
        _expect(position, rules)
        return hint(position, None if throw is None else Throw.of(throw), rules, form, self.player).choices

    def choose(self, game: Game, seed: int = 0) -> Decision | Play:
        """What it would do now: stay or leave after a trou, or a play. Weaker players err by the seed.

        >>> game = Game()
        >>> game.push("6-4")
        >>> game.push(engine("net").choose(game))
        """
        expect(game, Game, "an engine chooses in a Game; of a Position, decide and analyse")
        if game.phase not in (Phase.DECIDE, Phase.PLAY):
            raise WrongPhaseError(f"there is nothing to choose: {game.phase.name.lower()}", game.phase.name)
        row = game.position.to_row(game.rules)
        chosen = int(self.player.choose(row[np.newaxis].copy(), _dice_of(seed))[0])
        if game.phase is Phase.PLAY:
            return game.legal_plays[chosen]
        return Decision.LEAVE if chosen == len(game.legal_plays) else Decision.STAY

    def decide(
        self,
        position: Position,
        throw: ThrowLike | None = None,
        rules: Rules = LOI_2013,
        form: Form = "ordinary",
        seed: int = 0,
    ) -> Decision | Play | None:
        """What it would do with a throw: a play, for which it stays after a trou, or leaving; nothing after the end.

        >>> str(engine("net").decide(Position(), "6-4"))
        '1-7-11'
        """
        _expect(position, rules)
        dice = dice_to_judge(position, None if throw is None else Throw.of(throw), rules, form)
        row = replace(position, throw=dice).to_row(rules, target=0 if form == "a-ecrire" else None)[np.newaxis].copy()
        NumpyLaw().candidates(row)  # marks the throw
        if row[0, PHASE] == OVER:
            return None
        chosen = int(self.player.choose(row, _dice_of(seed))[0])
        plays = position.legal_plays(dice, rules)
        return Decision.LEAVE if chosen == len(plays) else plays[chosen]

    def rollout(
        self,
        position: Position,
        trials: int = PAIRS_OF_THROWS,
        executor: Executor | None = None,
        *,
        rules: Rules = LOI_2013,
        form: Form = "ordinary",
        coups: int = MOST_COUPS,
        seed: int = 1,
    ) -> Estimate:
        """What a position is worth to its player: the mean of so many games played on from it, with its interval.

        Both sides play by the net without looking ahead; after ``coups`` coups the net judges. The answer does not
        depend on the executor, which may be any of ``concurrent.futures``.
        """
        if not isinstance(self.player, NetPlayer):
            raise TrictracError(f"{self.name} judges by no net and rolls nothing out", self.name)
        _expect(position, rules)
        expect_whole(trials, "the number of trials", 1)
        expect_whole(coups, "the number of coups", 0)
        expect_whole(seed, "a seed")
        row = position.to_row(rules, target=0 if form == "a-ecrire" else None)[np.newaxis].copy()
        net = WRITTEN if form == "a-ecrire" else ORDINARY
        self.player.engine_of(net)  # a file of weights judges one form
        return mean_of(roll_out_on(executor, net, row, trials, coups, seed, self._weights)[0].tolist())


def engine(name: str | Path = "master") -> GameEngine:
    """A player by its name — a level, ``master``, any player of the arena — or a file of weights (``.npz``)."""
    expect(name, (str, Path), "an engine is the name of a player, such as 'master', or a file of weights")
    if isinstance(name, str) and not name.endswith(".npz"):
        return GameEngine(make(find(name)))
    path = Path(name)
    judges = partial(_engine_of, NetEvaluator.load(path), path.name)
    return GameEngine(NetPlayer(path.stem, engine_of=judges), path)


def _engine_of(net: NetEvaluator, name: str, form: str) -> NetEngine[Numbers]:
    """A net of one's own for the form that it has learned."""
    if form != net.form:
        raise TrictracError(f"{name} judges the {net.form} game, not the {form} one", name)
    return net_engine(net)


def _expect(position: object, rules: object) -> None:
    expect(position, Position, "an engine is asked about a Position; game.position is that of a game")
    expect(rules, Rules, "a position is judged by Rules, such as Rules.of('usage-19e')")


def _dice_of(seed: int) -> np.random.Generator:
    return np.random.default_rng(expect_whole(seed, "a seed", 0))
