"""From one partie to the next: who sits down, how it ended, what it moved, and the settlement."""

from __future__ import annotations

from trictrac.forms import AEcrire, Form, Ordinary, Poule
from trictrac.forms.marque import multiple
from trictrac.terminal import account
from trictrac.terminal.voice import Voice


class Parties(Voice):
    """Tells what the form of play says."""

    def seated(self, form: Form, sits: tuple[int, int], first: int | None) -> None:
        """Who sits, who rests or waits, who begins."""
        words, names = self.screen.words, self.people.names
        one, other = (names[player] for player in sits)
        if not isinstance(form, Ordinary) or form.games > 1:
            self.screen.line()
        if isinstance(form, AEcrire):
            key = "title_refait" if form.history and form.history[-1].is_refait else "title_marque"
            self.screen.rule(words(key, number=form.next_number, all=form.marques))
            self.screen.say("sit", one=one, other=other)
            resting = tuple(player for player in range(len(names)) if player not in sits)
            if resting:
                self.screen.say("rests" if len(resting) == 1 else "rest_many", names=self.people.listed(resting))
        elif isinstance(form, Poule):
            self.screen.rule(words("title_game", number=form.next_number))
            if form.history:
                self.screen.say("holds_board", one=one, other=other, streak=form.streak, needed=len(names) - 1)
            else:
                self.screen.say("sit", one=one, other=other)
            self.screen.say("pot", pot=form.pot, names=self.people.listed(form.line))
        elif isinstance(form, Ordinary) and form.games > 1:
            self.screen.rule(words("title_game_of", number=form.next_number, all=form.games))
        if first is not None:
            self.screen.say("primaute", side=names[first])

    def ended(self, form: Form) -> None:
        """How the last partie ended and what it moved."""
        played, words, names = form.history[-1], self.screen.words, self.people.names
        if played.is_refait:
            one, other = (names[player] for player in played.pairing.sits)
            self.screen.tell(words("refait", one=one, other=other, trous=words.trous(played.result.trous[0])), "strong")
        else:
            trous, others = played.trous
            key = "wins_marque" if isinstance(form, AEcrire) else "wins"
            text = words(key, side=names[played.winner], trous=words.trous(trous), others=others)
            self.screen.tell(text, "strong")
            if isinstance(form, AEcrire):
                times = multiple(trous, played.in_series, form.rules)
                if times > 1:
                    self.screen.tell(words["petite_bredouille" if times == 2 else "grande_bredouille_marque"], "strong")
            elif played.in_series:
                self.screen.tell(words["grande_bredouille"], "strong")
        for sentence in account.entries_of_last(form, words):
            self.screen.tell(sentence)
        if not isinstance(form, Ordinary) and not form.is_over:
            self.screen.tell(account.running(form, words))

    def settled(self, form: Form) -> None:
        """The whole account, where there is more to it than one game."""
        if isinstance(form, Ordinary) and form.games == 1:
            return
        if isinstance(form, Poule):
            winner = form.winner
            if winner is not None:
                self.screen.tell(self.screen.words("poule_won", side=self.people.names[winner]), "strong")
            else:
                self.screen.tell(self.screen.words["poule_stopped"], "strong")
        self.screen.line()
        self.screen.lines(account.settlement(form, self.screen.words, self.screen.style))
