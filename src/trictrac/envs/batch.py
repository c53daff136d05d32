"""Many games at once: rows stepped by the kernel on all cores, or on a GPU with the same bytes.

>>> env = BatchEnv(4, seed=7)
>>> told = env.reset()
>>> while not told.terminated.any():
...     told = env.step(env.sample())
>>> sorted(told.rewards[told.terminated][0].tolist())
[-1.0, 1.0]
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from types import TracebackType
from typing import Any, Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from trictrac.envs.afterstates import Afterstates
from trictrac.envs.given import flags, whole_numbers
from trictrac.envs.settings import EnvSettings, InvalidEnvironmentError, Reward
from trictrac.errors import WrongTypeError, expect_whole
from trictrac.kernel import episodes, features, planes, state
from trictrac.kernel.actions import ACTIONS
from trictrac.kernel.batch import scratch
from trictrac.kernel.prospects import KINDS
from trictrac.rules import LOI_2013, Rules

Observation = Literal["none", "rows", "planes", "features"]
"""Nothing; the kernel's rows; planes over the cases; what the nets of this package see, and the dice."""
LEAST_PER_THREAD = 1024
"""A smaller part of a batch is not worth a thread."""
WIDTH = features.FEATURES + planes.DICE
WAIT: int = episodes.WAIT
"""Instead of an action: nothing is done in this game."""
RESET: int = episodes.RESET
"""Instead of an action: the game begins anew."""

Numbers = NDArray[Any]


class StepTold(NamedTuple):
    """What one step tells. The arrays belong to the environment: the next step writes over them."""

    observation: Any
    """Each game as the player who decides sees it; ``None`` where nothing is to be observed."""
    rewards: Any
    """``float32[n, 2]``: what each seat gained by this step."""
    terminated: Any
    """``bool[n]``: games that ended by the rules."""
    truncated: Any
    """``bool[n]``: games that were broken off."""


class Games:
    """All arrays of a batch, on the CPU; the kernel's loops on as many threads as there is work for."""

    def __init__(self, settings: EnvSettings, games: int, masks: bool, threads: int | None) -> None:
        self.settings = settings
        self.rows = settings.rows(games)
        self.last = self.rows.copy()
        self.actions = np.zeros((games, state.MAX_PLAYS), np.int16)
        self.counts = np.zeros(games, np.int16)
        self.counters = np.zeros(games, np.int64)
        self.lengths = np.zeros(games, np.int32)
        self.masks = np.zeros((games if masks else 0, ACTIONS), np.uint8)
        self.rewards = np.zeros((games, 2), np.float32)
        self.ended = np.zeros(games, np.uint8)
        self.cut = np.zeros(games, np.uint8)
        self.chosen = np.zeros(games, np.int64)
        self.tariff = settings.tariff
        self._masked = masks
        workers = min(threads or os.cpu_count() or 1, max(1, games // LEAST_PER_THREAD))
        bounds = np.linspace(0, games, workers + 1).astype(int).tolist()
        self._parts = [slice(*pair) for pair in pairwise(bounds)]
        self._scratch = [scratch() for _ in self._parts]
        self._begin_threads()

    def _begin_threads(self) -> None:
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_pool"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy, or what another process is handed, has threads of its own."""
        vars(self).update(kept)
        self._begin_threads()

    def array(self, numbers: Numbers) -> Numbers:
        """NumPy's numbers as an array of this kind."""
        return numbers

    def given(self, actions: Any) -> Numbers:
        """Somebody's actions as the kernel reads them."""
        return whole_numbers(actions)

    def flags(self, bits: Numbers) -> Numbers:
        """Bytes as booleans, in place."""
        return bits.view(np.bool_)

    def empty(self, *shape: int) -> Numbers:
        """An array of bytes for observations."""
        return np.zeros(shape, np.int8)

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def _each(self, work: Callable[[slice, int], Any]) -> list[Any]:
        """Does the work of every part, with its number."""
        if self._pool is None:
            return [work(part, number) for number, part in enumerate(self._parts)]
        return list(self._pool.map(work, self._parts, range(len(self._parts))))

    def first_illegal(self, chosen: Numbers) -> int:
        """The first game whose action is not legal, -1 if there is none."""

        def work(part: slice, _: int) -> int:
            found = int(episodes.first_illegal(chosen[part], self.actions[part], self.counts[part]))
            return found if found < 0 else found + part.start

        return next((found for found in self._each(work) if found >= 0), -1)

    def step(self, chosen: Numbers, seed: int, most_coups: int, again: bool) -> None:
        """One step of every game; the actions must be legal."""

        def work(part: slice, number: int) -> None:
            episodes.step_games(
                self.rows[part], chosen[part], seed, part.start, self.settings.by, self.tariff, most_coups, again,
                self.actions[part], self.counts[part], self.counters[part], self.lengths[part], self._masks(part),
                self.rewards[part], self.ended[part], self.cut[part], self.last[part], *self._scratch[number],
            )  # fmt: skip

        self._each(work)

    def sample(self, seed: int) -> Numbers:
        """A random legal action of every game."""

        def work(part: slice, _: int) -> None:
            listed = self.actions[part], self.counts[part], self.counters[part]
            episodes.sample_actions(self.chosen[part], seed, part.start, *listed)

        self._each(work)
        return self.chosen

    def write_planes(self, rows: Numbers, out: Numbers) -> None:
        """See :mod:`trictrac.kernel.planes`."""
        self._each(lambda part, _: planes.write_planes(rows[part], out[part]))

    def write_features(self, rows: Numbers, out: Numbers) -> None:
        """The features of the package's nets, then the dice."""

        def work(part: slice, number: int) -> None:
            seen = np.empty((part.stop - part.start, features.FEATURES), np.int8)
            copy, counts = np.empty(state.ROW, np.int8), np.empty(2 * KINDS, np.int16)
            features.write_features(rows[part], seen, copy, counts, *self._scratch[number])
            dice = np.empty((len(seen), planes.DICE), np.int8)
            planes.write_dice_features(rows[part], dice)
            out[part, : features.FEATURES], out[part, features.FEATURES :] = seen, dice

        self._each(work)

    def _masks(self, part: slice) -> Numbers:
        return self.masks[part] if self._masked else self.masks


class BatchEnv:
    """``n`` games of one form, each always at a decision of the player in ``seats``.

    Dice come from a counter: game ``i`` with a seed has the same dice whatever ``n``, the threads or the device.
    With ``autoreset`` a game that ends begins anew in the same step, and ``last_rows`` keeps how it ended.
    """

    def __init__(
        self,
        n: int,
        form: str = "ordinary",
        rules: Rules | str = LOI_2013,
        *,
        reward: Reward = "partie",
        observation: Observation = "planes",
        masks: bool = True,
        autoreset: bool = True,
        max_coups: int = 0,
        seed: int = 0,
        device: Literal["cpu", "cuda"] = "cpu",
        threads: int | None = None,
    ) -> None:
        n = _whole(n, "the size of a batch", 1)
        if observation not in get_args(Observation):
            names = ", ".join(get_args(Observation))
            raise InvalidEnvironmentError(f"an observation is one of {names}, not {observation!r}", observation)
        self.n = n
        self.settings = EnvSettings(form, _rules(rules), reward)
        self.observation = observation
        self.autoreset = autoreset
        self.max_coups = _whole(max_coups, "the coups of the longest game", 0)
        self.seed = _whole(seed, "a seed")
        self._begun = False
        if threads is not None:
            threads = _whole(threads, "the number of threads", 1)
        self._games = _games(device, self.settings, n, masks, threads)
        shape = {"planes": (planes.PLANES, planes.CASES), "features": (WIDTH,)}.get(observation)
        self._seen = self._games.empty(n, *shape) if shape else None

    # What is seen

    @property
    def rows(self) -> Any:
        """``int8[n, 72]``: the games as the kernel plays them."""
        return self._games.rows

    @property
    def last_rows(self) -> Any:
        """``int8[n, 72]``: how the last game of each that ended stood at its end."""
        return self._games.last

    @property
    def seats(self) -> Any:
        """``int8[n]``: who decides, 0 or 1."""
        return self._games.rows[:, state.SEAT]

    @property
    def masks(self) -> Any:
        """``uint8[n, 627]``: 1 for every legal action."""
        if not len(self._games.masks):
            raise InvalidEnvironmentError("this batch was made with masks=False", "masks")
        return self._games.masks

    @property
    def legal(self) -> Any:
        """``int16[n, 256]``: the legal actions of each game, as many as ``counts`` says."""
        return self._games.actions

    @property
    def counts(self) -> Any:
        """``int16[n]``: how many actions are legal; 0 once the game is over."""
        return self._games.counts

    def observe(self, rows: Any = None) -> Any:
        """The games, or other rows of as many, as ``observation`` says."""
        ours = self._games.rows
        if rows is None:
            rows = ours
        elif getattr(rows, "shape", None) != ours.shape or rows.dtype != ours.dtype:
            raise WrongTypeError(f"rows to observe are {ours.dtype}[{self.n}, {state.ROW}]", rows)
        if self.observation == "rows":
            return rows
        if self.observation == "planes":
            self._games.write_planes(rows, self._seen)
        elif self.observation == "features":
            self._games.write_features(rows, self._seen)
        return self._seen

    def afterstates(self) -> Afterstates:
        """What every choice of every game leads to, for a batch on the CPU."""
        self._expect_begun()
        if not isinstance(self.rows, np.ndarray):
            raise InvalidEnvironmentError("afterstates are for a batch on the CPU", "cuda")
        return Afterstates.of(self.rows, self.legal)

    # What is done

    def reset(self, seed: int | None = None, which: Any = None) -> StepTold:
        """Begins all games anew, or those that ``which`` marks. A seed begins the dice anew as well."""
        games = self._games
        chosen = np.full(self.n, RESET, np.int64)
        if which is not None:
            chosen[~flags(which.cpu() if hasattr(which, "cpu") else which, self.n)] = WAIT
        if seed is not None:
            self.seed = _whole(seed, "a seed")
            games.counters[:] = 0
        self._begun = True
        games.step(games.array(chosen), self.seed, self.max_coups, self.autoreset)
        return self._told()

    def step(self, actions: Any, check: bool = True) -> StepTold:
        """One action in every game, or ``WAIT`` or ``RESET``, then dice and marks up to the next decision.

        Where a game is over only ``RESET`` does anything. Nothing is done if one of them is illegal; ``check=False``
        is for whoever knows that none is.
        """
        self._expect_begun()
        games = self._games
        chosen = games.given(actions)
        if tuple(chosen.shape) != (self.n,):
            raise InvalidEnvironmentError(f"one action for each of {self.n} games", str(tuple(chosen.shape)))
        if check:
            wrong = games.first_illegal(chosen)
            if wrong >= 0:
                raise InvalidEnvironmentError(f"action {int(chosen[wrong])} is illegal in game {wrong}", str(wrong))
        games.step(chosen, self.seed, self.max_coups, self.autoreset)
        return self._told()

    def sample(self) -> Any:
        """``int64[n]``: a random legal action of each game; the same ones for the same dice."""
        self._expect_begun()
        return self._games.sample(self.seed)

    def close(self) -> None:
        """Lets threads go."""
        self._games.close()

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        settings = self.settings
        return f"BatchEnv({self.n}, {settings.form!r}, {str(settings.rules)!r}, reward={settings.reward!r})"

    def _expect_begun(self) -> None:
        if not self._begun:
            raise InvalidEnvironmentError("the games have not begun: reset the batch first", "reset")

    def _told(self) -> StepTold:
        games = self._games
        return StepTold(self.observe(), games.rewards, games.flags(games.ended), games.flags(games.cut))


_whole = partial(expect_whole, error=InvalidEnvironmentError)


def _rules(rules: Rules | str) -> Rules:
    if isinstance(rules, str):
        return Rules.parse(rules)
    if not isinstance(rules, Rules):
        raise WrongTypeError("rules are Rules or their text, such as 'usage-19e stakes=double'", rules)
    return rules


def _games(device: str, settings: EnvSettings, n: int, masks: bool, threads: int | None) -> Any:
    if device == "cpu":
        return Games(settings, n, masks, threads)
    if device != "cuda":
        raise InvalidEnvironmentError(f"a batch is on cpu or cuda, not {device!r}", device)
    try:
        from trictrac.envs.cuda_games import CudaGames  # torch and numba-cuda are optional  # noqa: PLC0415
    except ImportError as error:
        raise InvalidEnvironmentError(
            f"a batch on a GPU needs {error.name or 'torch'}: pip install 'trictrac[train,cuda]'", device
        ) from error
    return CudaGames(settings, n, masks)
