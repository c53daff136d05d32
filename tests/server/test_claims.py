"""What everybody is told of an école: its points at once, its reasons when it is settled (XVII.10)."""

from __future__ import annotations

from trictrac import Position
from trictrac.forms import ordinary
from trictrac.server.tables.views import board_view
from trictrac.table import Mode, Setting, Table
from trictrac.table import actions as do

FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.0.12_6-4"
"""Six and four is worth 38 to white: 12 by filling, the rest by beating."""


def strict_table() -> Table:
    table = Table(ordinary(("Anne", "Bruno")), Setting((Mode.STRICT,) * 2, start=Position.parse(FILLING)), lambda: 3)
    for player in (0, 1):
        table.act(do.Join(player))
    table.act(do.ThrowDice(0))
    return table


def played(marks: int) -> Table:
    """White marked so much and played."""
    table = strict_table()
    if marks:
        table.act(do.MarkPoints(0, marks))
    table.act(do.PlayDames(0, table.state.plays[0]))
    return table


def claim_of(table: Table):
    (claim,) = board_view(table.state).claims
    return claim


def test_a_claim_says_its_points_and_nothing_of_its_truth():
    for marks in (26, 38):
        table = played(marks)
        table.act(do.Claim(1, 12))
        claim = claim_of(table)
        assert (claim.player, claim.points, claim.open) == (1, 12, True)
        assert (claim.right, claim.why) == (None, None)


def test_a_contest_shows_why_the_claim_was_right():
    table = played(26)
    table.act(do.Claim(1, 12))
    table.act(do.Contest(0))
    claim = claim_of(table)
    assert (claim.open, claim.contested, claim.right) == (False, True, True)
    (why,) = claim.why
    assert (why.kind, why.player, why.dice, why.due, why.marked, why.points) == ("less", 0, (6, 4), 38, 26, 12)
    assert why.position.startswith("_".join(FILLING.split("_")[:3]))
    assert sum(line.points for line in why.score) == 38
    assert {line.side for line in why.score} == {"white"}
    assert "reason-remplir_grand-title" in [line.title.key for line in why.score]


def test_too_much_is_told_against_what_there_was():
    table = strict_table()
    table.act(do.MarkPoints(0, 40))
    table.act(do.Claim(1, 2))
    table.act(do.Contest(0))
    (why,) = claim_of(table).why
    assert (why.kind, why.due, why.marked, why.points) == ("more", 38, 40, 2)


def test_a_false_claim_shows_that_the_mark_was_right():
    table = played(38)
    table.act(do.Claim(1, 4))
    table.act(do.Contest(0))
    claim = claim_of(table)
    assert (claim.contested, claim.right) == (True, False)
    (why,) = claim.why
    assert (why.kind, why.due, why.marked, why.points) == (None, 38, 38, 0)


def test_a_claim_for_more_tells_what_the_ecole_is_worth_once_it_was_contested():
    """XVII.19: two points are missing and four were claimed; the two are taken up, so nothing is left to find out."""
    table = played(36)
    table.act(do.Claim(1, 4))
    assert claim_of(table).worth is None
    table.act(do.Contest(0))
    claim = claim_of(table)
    assert (claim.right, claim.worth) == (False, 2)
    (why,) = claim.why
    assert (why.kind, why.due, why.marked, why.points) == ("less", 38, 36, 2)


def test_a_false_claim_does_not_help_to_mark():
    """White may still mark: a claim made too early tells him neither his due nor whether he is short."""
    for marks in (36, 38):
        table = strict_table()
        table.act(do.MarkPoints(0, marks))
        table.act(do.Claim(1, 4))
        table.act(do.Contest(0))
        assert claim_of(table).why is None


def test_an_uncontested_claim_is_told_once_it_is_past_recall():
    for marks, right in ((36, True), (38, False)):
        table = played(marks)
        table.act(do.Claim(1, 2))
        table.act(do.ThrowDice(1))
        assert claim_of(table).right is None
        table.act(do.PlayDames(1, table.state.plays[0]))
        table.act(do.ThrowDice(0))
        claim = claim_of(table)
        assert (claim.open, claim.contested, claim.right) == (False, False, right)
        assert claim.why[0].due == 38


def test_what_was_received_and_forgotten_is_told_with_the_others_throw():
    table = Table(
        ordinary(("Anne", "Bruno")),
        # White cannot play his sixes: two points each for black, who forgets them.
        Setting((Mode.AUTOMATIC, Mode.STRICT), start=Position.parse("1x15_1x13-18x2_w_0.0.12_0.0.12_6-6")),
        lambda: 3,
    )
    for player in (0, 1):
        table.act(do.Join(player))
    table.act(do.ThrowDice(0))
    given = table.state.worth[1]
    assert given
    table.act(do.PlayDames(0, table.state.plays[0]))
    table.act(do.ThrowDice(1))
    table.act(do.Claim(0, given))
    table.act(do.Contest(1))
    (why,) = claim_of(table).why
    assert (why.kind, why.player, why.thrower, why.dice, why.points) == ("less", 1, "white", (6, 6), given)
    assert {line.side for line in why.score} == {"black"}
