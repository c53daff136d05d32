"""Why the table refuses an action: a code, the article, a fact to be told."""

from __future__ import annotations

from trictrac.errors import TrictracError
from trictrac.words import Arg, Fact, fact

ARTICLES = {
    "not_seated": "III",
    "already_joined": "III",
    "waiting_for_players": "III",
    "over": "XX",
    "not_your_turn": "XVIII",
    "throw_first": "XVIII",
    "already_thrown": "XVIII",
    "other_must_agree": "XVI",
    "nothing_to_agree": "XVI",
    "cannot_leave": "XVI",
    "ecole_bars_leaving": "XVII",
    "nothing_to_decide": "XVI",
    "touched": "XVII",
    "automatic": "XV",
    "too_late_to_mark": "XV",
    "bad_points": "XV",
    "bad_trous": "XV",
    "warn_less": "XV",
    "warn_more": "XV",
    "warn_fichet": "XV",
    "nothing_to_claim": "XVII",
    "too_late_to_claim": "XVII",
    "nothing_to_contest": "XVII",
    "nothing_to_replay": "XVII",
    "false_exit": "XVII",
    "must_be_replayed": "XVII",
    "no_such_dame": "XVII",
    "touched_dame": "XVII",
    "impossible_play": "VII",
    "illegal_play": "VI",
    "no_choice_of_colour": "V",
    "nothing_to_decline": "XVII",
    "cannot_invite": "XVII",
    "too_late_to_break": "XVIII",
    "not_an_associate": "XIX",
    "warning_not_agreed": "XIX",
    "bad_jetons": "XV",
    "nothing_proposed": "XVIII",
    "already_proposed": "XVIII",
    "bad_proposal": "XVIII",
    "own_proposal": "XVIII",
    "no_clock": "XVIII",
}
"""Every code, with the article that refuses."""


class Refused(TrictracError):
    """An action the table does not take; nothing has changed."""

    def __init__(self, code: str, told: Fact | None = None, **values: Arg) -> None:
        super().__init__(told or "", code)
        self.code = code
        self.article = ARTICLES[code]
        self._values = values

    @property
    def told(self) -> Fact:
        """Why; made when somebody asks, since most refusals only say what may not be done now."""
        if isinstance(self._told, str):
            why = fact(f"table-refused-{self.code}", **self._values)
            self._told = fact("refusal", why=why, article=self.article)
        return self._told
