"""From one partie to the next: who sits down, how it ended, what it moved, and the settlement."""

from __future__ import annotations

from trictrac.forms import Form
from trictrac.terminal import account
from trictrac.terminal.voice import Voice
from trictrac.words import Fact, say


class Parties(Voice):
    """Tells what the form of play says."""

    def seated(self, form: Form, sits: tuple[int, int], first: int | None) -> None:
        """Who sits, who rests or waits, who begins."""
        heading = form.heading()
        if heading is not None:
            self.screen.line()
            self.screen.rule(self._said(heading))
        for told in form.seating(sits):
            self.screen.tell(self._said(told))
        if first is not None:
            self.screen.say("primaute", side=self.people.names[first])

    def ended(self, form: Form) -> None:
        """How the last partie ended and what it moved."""
        for told in form.outcome():
            self.screen.tell(self._said(told), "strong")
        for sentence in account.entries_of_last(form, self.screen.words):
            self.screen.tell(sentence)
        if form.length != 1 and not form.is_over:
            self.screen.tell(account.running(form, self.screen.words))

    def settled(self, form: Form) -> None:
        """The whole account, where there is more to it than one game."""
        if form.length == 1:
            return
        verdict = form.verdict()
        if verdict is not None:
            self.screen.tell(self._said(verdict), "strong")
        self.screen.line()
        self.screen.lines(account.settlement(form, self.screen.words, self.screen.style))

    def _said(self, told: Fact) -> str:
        return say(told, self.screen.words.lang)
