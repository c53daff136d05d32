"""Coming to a table and going: what is played, by whom, where it is kept, and how to come back."""

from __future__ import annotations

from trictrac.forms import wished
from trictrac.rules import Rules
from trictrac.table import Mode, TablePhase
from trictrac.terminal import account, turns
from trictrac.terminal.narrator import Narrator
from trictrac.terminal.voice import Voice
from trictrac.words import say


class Reception(Voice):
    """Tells newcomers all they need, and those who come back where they were."""

    def __init__(self, narrator: Narrator, resumed: bool) -> None:
        super().__init__(narrator.book, narrator.screen, narrator.people)
        self.narrator = narrator
        self.resumed = resumed

    def welcome(self) -> None:
        """What is played and how, then the table."""
        form, deal, words = self.book.deal.form, self.book.deal, self.screen.words
        plain = form.length == 1 and form == wished(form.name, {"rules": str(form.rules)}, form.players)
        alone = plain and deal.automatic
        if alone and len(self.people.persons) == 1:
            (person,) = self.people.persons
            self.screen.say("welcome_computer", side=form.players[person], how=self.people.how(1 - person))
        elif alone and self.people.persons:
            self.screen.say("welcome")
        else:
            self._company()
        if form.rules != Rules(trous=form.rules.trous):
            self.screen.say("rules_are", rules=form.rules)
        if form.target:
            self.screen.say("goal_marque" if form.partie == "marque" else "goal", trous=words.trous(form.target))
        if self.book.path is not None:
            self.screen.token("resumed_file" if self.resumed else "saved_in", str(self.book.path))
        if deal.setting.start is not None and not self.resumed:
            self.screen.token("resumed", str(deal.setting.start))
        self._table()

    def _company(self) -> None:
        form, deal = self.book.deal.form, self.book.deal
        lang = self.screen.words.lang
        self.screen.tell(say(form.described, lang), "strong")
        teams = form.teams()
        if teams is not None:
            self.screen.tell(say(teams, lang), "strong")
        self.screen.say("players_are", players=self.people.lettered())
        if not deal.automatic:
            self.screen.say("welcome_hand")
            for mode in (Mode.STRICT, Mode.ASSISTED):
                if mode in deal.setting.modes:
                    self.screen.say(f"welcome_{mode.value}")
            if deal.setting.free_hands:
                self.screen.say("welcome_free_hands")
        if self.people.persons:
            self.screen.say("welcome_keys")
        if len(self.people.persons) > 1:
            self.screen.say("welcome_letters", letter=self.people.letters[self.people.persons[-1]])

    def _table(self) -> None:
        """Where the table stands: at the beginning, or when it is resumed."""
        state, witness = self.book.table.state, self.book.witness
        self.narrator.use_names()
        if state.phase is TablePhase.OVER:
            self.narrator.parties.ended(state.form)
            self.narrator.parties.settled(state.form)
            return
        if self.resumed and state.form.history:
            self.screen.tell(account.running(state.form, self.screen.words))
        pairing = state.form.pairing()
        self.narrator.parties.seated(state.form, state.sits, pairing.first if pairing else None)
        if state.throw is not None and witness.coup is not None:
            self.narrator.show_throw(state.position)
            for mark in witness.coup.marks:
                self.narrator.tell_mark(mark)
        elif not turns.forced(self.book):
            self.screen.line()
            self.screen.board(state.position)

    def farewell(self, command: str | None) -> None:
        """How to come back, if there is anything to come back to."""
        book = self.book
        if book.table.state.phase is TablePhase.OVER:
            self.screen.say("thanks")
        elif not book.begun and not self.resumed:
            book.discard()
            self.screen.say("farewell_unbegun")
        elif command is None:
            self.screen.say("farewell_unsaved")
            if book.deal.form.seats() == (2, 2):
                self.screen.line(f"  trictrac play --terminal --from {book.witness.shared()}")
        else:
            self.screen.say("farewell")
            self.screen.line(f"  {command}")
