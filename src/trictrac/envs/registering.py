"""Gymnasium's ids, known once this package and Gymnasium are both imported, whichever comes first.

Gymnasium 1.0 left off looking for the entry points of installed packages: since then a package makes its ids known when
it is imported. This one does not import Gymnasium for that, which is slow and often absent; it waits for somebody to.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

GYMNASIUM = "gymnasium"
VERSION = "v0"


def register() -> None:
    """Makes the environments known to ``gymnasium.make`` and ``gymnasium.make_vec``; nothing is imported for it but the
    names of the forms."""
    import gymnasium  # noqa: PLC0415 (an extra)

    from trictrac.envs.settings import NAMES  # noqa: PLC0415

    for name, form in NAMES.items():
        identifier = f"trictrac/{name}-{VERSION}"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="trictrac.envs.gymnasium:TrictracEnv",
                vector_entry_point="trictrac.envs.gymnasium:TrictracVectorEnv",
                kwargs={"form": form},
            )


def register_soon() -> None:
    """Registers now where Gymnasium is imported already, otherwise as soon as it is."""
    if hasattr(sys.modules.get(GYMNASIUM), "register"):
        register()
    else:
        sys.meta_path.insert(0, _Waiting())


class _Waiting(MetaPathFinder):
    """Leaves every import to others; that of Gymnasium is followed by :func:`register`."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != GYMNASIUM:
            return None
        sys.meta_path.remove(self)
        found = find_spec(name)
        if found and found.loader:
            found.loader = _Following(found.loader)
        return found


class _Following(Loader):
    """Loads a module as its own loader does, to which it then belongs again, and registers."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__loader__ = self._loader
        if module.__spec__:
            module.__spec__.loader = self._loader
        self._loader.exec_module(module)
        register()
