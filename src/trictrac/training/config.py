"""Everything that decides a training run, read from a TOML file (docs/training.md)."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from trictrac.errors import TrictracError


@dataclass(frozen=True, slots=True)
class Config:
    """One run."""

    form: str = "ordinary"
    """``ordinary`` or ``written``: the game that is learned."""
    device: str = "cpu"
    """``cpu`` or ``cuda``."""
    seed: int = 1
    hidden: tuple[int, ...] = (512, 256, 128)
    """The sizes of the hidden layers."""
    games: int = 1024
    """Games played side by side."""
    coups: int = 32
    """Coups of each game between two rounds of learning."""
    rounds: int = 100
    """Rounds of playing and learning."""
    minutes: float = 0
    """Ends the run in good order after so long, the schedules compressed; 0 = no limit."""
    batch: int = 8192
    rate: float = 1e-3
    """Adam's step at the start; it falls to ``rate_end`` along half a cosine."""
    rate_end: float = 2e-5
    trace: float = 0.9
    """Lambda at the start; it moves to ``trace_end`` in a straight line."""
    trace_end: float = 0.6
    explorers: float = 0.5
    """Share of the games whose players misjudge on purpose."""
    misjudgement: float = 0.05
    """The largest spread of their errors, in games; each explorer has its own between 0 and this."""
    save_every: int = 50
    """Rounds between two checkpoints."""
    stakes: tuple[float, float, float] = (0.6, 0.2, 0.2)
    """Shares of the games played by each convention of stakes (ordinary game only)."""

    start: str = ""
    """A file of weights to begin with, or ``shipped``; none: random weights."""
    opponent: str = ""
    """A file of weights, or ``shipped``: one seat of every game is played by that net as it is, and the run learns to
    beat it (and nobody else); none: self-play."""

    @classmethod
    def read(cls, path: Path) -> Config:
        """Reads a TOML file; an unknown or wrong entry is named."""
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise TrictracError(f"cannot read {path.name}: {error.strerror}", path.name) from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise TrictracError(f"{path.name} is not TOML: {error}", path.name) from error
        known = {entry.name: entry.default for entry in fields(cls)}
        for name, value in entries.items():
            if name not in known:
                raise TrictracError(f"{path.name}: there is no setting {name}; there are {', '.join(known)}", name)
            if isinstance(value, list):
                entries[name] = tuple(value)
        config = cls(**entries)
        config.check()
        return config

    def check(self) -> None:
        """Refuses what cannot be run, in one sentence."""
        if self.form not in ("ordinary", "written"):
            raise TrictracError(f"form is ordinary or written, not {self.form!r}", str(self.form))
        if self.device not in ("cpu", "cuda"):
            raise TrictracError(f"device is cpu or cuda, not {self.device!r}", str(self.device))
        for name in ("games", "coups", "rounds", "batch", "save_every"):
            value = getattr(self, name)
            if not isinstance(value, int) or value < 1:
                raise TrictracError(f"{name} is a whole number from 1, not {value!r}", name)
        for name in ("trace", "trace_end", "explorers"):
            value = getattr(self, name)
            if not isinstance(value, int | float) or not 0 <= value <= 1:
                raise TrictracError(f"{name} is a number from 0 to 1, not {value!r}", name)

    def to_data(self) -> dict[str, object]:
        """The settings as a checkpoint and a card hold them."""
        return asdict(self)
