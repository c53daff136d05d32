"""Who plays: names, the letter each answers to, who is a computer, what each side is called."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac.side import Side
from trictrac.table import Mode, TableState
from trictrac.terminal import levels
from trictrac.terminal.deal import Deal
from trictrac.terminal.texts import Words, cut, folded
from trictrac.terminal.witness import SIDES

LONGEST = 14
"""Characters of a name in a prompt or a column."""


class People:
    """The players of a table, in one language."""

    def __init__(self, deal: Deal, lang: str) -> None:
        self.names = deal.form.players
        self.computers = frozenset(deal.computers)
        self.persons = tuple(player for player in range(len(self.names)) if player not in self.computers)
        self.modes = deal.setting.modes
        self.letters = letters(self.names)
        self._levels = {player: computer.level for player, computer in deal.computers.items()}
        self._automatic = deal.automatic
        self._words = Words(lang)

    def find(self, text: str) -> int | None:
        """The player of that letter or name; two letters or more of a name are enough where one name begins so."""
        wanted = folded(text)
        for player, letter in enumerate(self.letters):
            if wanted in (folded(letter), folded(self.names[player])):
                return player
        begin = [player for player, name in enumerate(self.names) if folded(name).startswith(wanted)]
        return begin[0] if len(begin) == 1 and len(wanted) > 1 else None

    def short(self, player: int) -> str:
        return cut(self.names[player], LONGEST)

    def label(self, player: int) -> str:
        """The name, and whether it is the only person or a computer."""
        name = self.names[player]
        if player in self.computers:
            return self._words("computer", side=name)
        return self._words("you", side=name) if len(self.persons) == 1 else name

    def computer(self, player: int) -> str:
        """That a computer plays for him, and how well."""
        level = self._levels[player]
        if level is None:
            return self._words["a_computer"]
        return self._words("a_computer_of", level=level.name(self._words.lang))

    def how(self, player: int) -> str:
        """How the computer plays, as a part of a sentence."""
        level = self._levels[player]
        if level is None:
            return self._words["plays_at_random"]
        return self._words("plays_at_level", number=levels.number(level), level=level.name(self._words.lang))

    def note(self, player: int) -> str:
        """How he marks, where somebody marks by hand: both see it (XVII.1)."""
        return "" if self._automatic else self.mode(player)

    def mode(self, player: int) -> str:
        return self._words[f"mode_{self.modes[player].value}"]

    def by_hand(self, player: int) -> bool:
        """Whether he moves his own jetons."""
        return self.modes[player] is not Mode.AUTOMATIC

    def seated_words(self, state: TableState) -> Words:
        """The texts, with the names of those who sit for the two sides."""
        return Words(self._words.lang, {side: self.names[state.sits[seat]] for seat, side in enumerate(SIDES)})

    def labels(self, state: TableState) -> dict[Side, str]:
        """What the board calls the sides."""
        return {side: self.label(state.sits[seat]) for seat, side in enumerate(SIDES)}

    def notes(self, state: TableState) -> dict[Side, str]:
        return {side: self.note(state.sits[seat]) for seat, side in enumerate(SIDES)}

    def listed(self, players: Sequence[int], short: bool = False) -> str:
        """Names in prose."""
        names = [self.short(player) if short else self.names[player] for player in players]
        return names[0] if len(names) == 1 else self._words("and", some=", ".join(names[:-1]), last=names[-1])

    def lettered(self) -> str:
        """Everybody with his letter, how he marks and whether a computer plays for him."""
        parts = []
        for player, name in enumerate(self.names):
            tags = [self.mode(player)] if not self._automatic else []
            if player in self.computers:
                tags.append(self.computer(player))
            parts.append(f"{self.letters[player]}\u00a0{name}" + (f" ({', '.join(tags)})" if tags else ""))
        return ", ".join(parts)


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """The initials if they differ, else A, B, C …

    >>> letters(["Anne", "Bruno"]), letters(["Anne", "Alix"])
    (('A', 'B'), ('A', 'B'))
    >>> letters(["White", "Black"])
    ('W', 'B')
    """
    initials = tuple(folded(name)[:1].upper() for name in names)
    if len(set(initials)) == len(names) and all(letter.isalpha() for letter in initials):
        return initials
    return tuple("ABCDEFGH"[: len(names)])
