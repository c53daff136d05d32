"""Commands that only show: help, board, plays, hint, sheet, account, position."""

from __future__ import annotations

from collections.abc import Callable

from trictrac.players import hint
from trictrac.table import Mode, TablePhase, TableState
from trictrac.terminal import account, advice
from trictrac.terminal.narrator import Narrator
from trictrac.terminal.voice import Voice

ADVISER = "1ply"
"""The player who is asked for a hint: strong, and quick enough to be asked at every throw."""
_NOT_WORTH_A_LINE = ("may_resign", "may_propose", "may_stop", "may_open")
"""What the others may do as well, and nobody needs to be told while somebody else is asked."""


class Looking(Voice):
    """Answers whoever wants to see something; nothing changes by it."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(narrator.book, narrator.screen, narrator.people)
        self.narrator = narrator

    @property
    def _state(self) -> TableState:
        return self.book.table.state

    def commands(self, player: int) -> dict[str, Callable[[], None]]:
        """What a player may want to see, by the verb that asks for it."""
        return {
            "help": lambda: self.help(player),
            "board": lambda: self.screen.board(self._state.position),
            "plays": self._plays,
            "sheet": self._sheet,
            "notation": lambda: self.screen.token("notation", self.book.witness.shared()),
            "hint": self._hint,
            "account": lambda: self.screen.lines(
                account.settlement(self._state.form, self.screen.words, self.screen.style)
            ),
        }

    def help(self, player: int) -> None:
        """Everything this player may do now, then what the others may."""
        if self._state.phase is TablePhase.OVER:
            self.screen.say("help_over")
        self._help_of(player, "help_may")
        for other in self.people.persons:
            if other != player:
                self._help_of(other, "help_other_may", _NOT_WORTH_A_LINE)
        self.screen.say("help_commands_undo" if self.book.deal.automatic else "help_commands")

    def _help_of(self, player: int, title: str, without: tuple[str, ...] = ()) -> None:
        keys = [key for key in advice.abilities(self._state, player) if key not in without]
        if keys:
            self.screen.say(title, side=self.people.names[player], letter=self.people.letters[player])
            self.screen.lines(advice.told(keys, self.screen.words, self.screen.style))

    def _plays(self) -> None:
        state = self._state
        if state.phase is not TablePhase.PLAY or state.plays is None:
            self.screen.say("no_plays")
        elif state.setting.free_hands and state.mode(state.turn) is Mode.STRICT:
            self.screen.say("no_plays_free_hands")
        else:
            self.screen.plays(state.plays, everything=True)

    def _hint(self) -> None:
        """What a strong player would do with this throw, and why."""
        state, coup = self._state, self.book.witness.coup
        if not self.book.deal.automatic:
            self.screen.say("no_hint_by_hand")
        elif state.phase is not TablePhase.PLAY or coup is None:
            self.screen.say("no_hint")
        else:
            form = state.form
            found = hint.hint(coup.before, rules=form.rules, form=form.judged_as, player=ADVISER)
            for sentence in found.sentences(self.screen.words.lang):
                self.screen.tell(sentence)

    def _sheet(self) -> None:
        witness = self.book.witness
        coup = witness.readable()
        if witness.strict and coup is not witness.coup:
            self.screen.say("no_sheet_strict")
        if coup:
            self.narrator.sheet(coup)
        elif not witness.coups:
            self.screen.say("no_sheet")
