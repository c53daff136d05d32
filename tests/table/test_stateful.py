"""A model of the table: any action by anybody, at tables of every form (issue 3, section 5)."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.table.helpers import snapshot
from trictrac import LOI_2013, USAGE_19E, Play, Rules
from trictrac.forms import a_ecrire, ordinary, poule
from trictrac.table import Attention, Clock, Mode, Refused, Robot, Setting, Table, TablePhase, TableState, events
from trictrac.table import actions as do

OBJECTIONS = [
    "mark", "claim", "contest", "correct", "oblige", "agree", "mark_nothing", "decline_augmentation",
    "ask_reason", "invite", "break_dice", "warn",
]  # fmt: skip
FOLDED = ("touched", "adoube", "stayed", "forced", "since", "opening", "excused", "began", "turn", "agreed", "given_up")
NAMES = ("Anne", "Bruno", "Claire", "Denis", "Eve", "Felix")

short = Rules.of("loi-2013", trous=2, colour_choice=True)
old = Rules.of("usage-19e", trous=1, marked_and_not_done_twice=True, exchange_dames=True)
FORMS = [
    ordinary(NAMES[:2], short, games=2),
    ordinary(NAMES[:2], old, games=3),
    a_ecrire(NAMES[:2], 2, LOI_2013),
    a_ecrire(NAMES[:3], 3, USAGE_19E),
    a_ecrire(NAMES[:4], 4, LOI_2013),
    a_ecrire(NAMES[:3], 2, LOI_2013, "chouette"),
    poule(NAMES[:3], short, 5),
    poule(NAMES[:5], old, 2, (4, 2, 0, 1, 3)),
]

players = st.integers(-2, 6)
points = st.one_of(st.sampled_from([2, 4, 6, 8, 12, 24, 36]), st.integers(-4, 205))
cases = st.integers(0, 26)
moves = st.lists(st.tuples(st.integers(1, 25), st.integers(1, 25)), max_size=2)
plays = moves.map(lambda pairs: Play(tuple(pairs)))
sure = st.booleans()
firsts = st.one_of(st.none(), players, st.integers())
answers = st.lists(st.integers(0, 4), max_size=5)
trous = st.one_of(st.none(), st.none(), st.integers(-1, 40))
anything = st.one_of(
    st.builds(do.Join, players),
    st.builds(do.ThrowDice, players, sure),
    st.builds(do.MarkPoints, players, points, trous, sure),
    st.builds(do.Adoube, players),
    st.builds(do.Touch, players, cases, sure),
    st.builds(do.Stay, players, sure),
    st.builds(do.Leave, players, sure),
    st.builds(do.Agree, players),
    st.builds(do.PlayDames, players, plays, sure),
    st.builds(do.Claim, players, points),
    st.builds(do.Correct, players),
    st.builds(do.Oblige, players),
    st.builds(do.Contest, players),
    st.builds(do.Replay, players, plays),
    st.builds(
        do.Propose, players, st.sampled_from(["exit", "stop", "tea"]), st.one_of(st.none(), players, st.integers())
    ),
    st.builds(do.Accept, players),
    st.builds(do.Decline, players),
    st.builds(do.Tick, players),
    st.builds(do.MarkPoints, players, points, jetons=st.sampled_from([1, 2])),
    st.builds(do.MarkNothing, players, st.booleans()),
    st.builds(do.DeclineAugmentation, players),
    st.builds(do.AskReason, players),
    st.builds(do.Invite, players, st.booleans()),
    st.builds(do.BreakDice, players),
    st.builds(do.Warn, players),
    st.builds(do.ChooseColour, players, st.sampled_from(["white", "black"])),
)


class TableMachine(RuleBasedStateMachine):
    """Legal and illegal actions in any order; a second state is folded from the events as they were written."""

    @initialize(
        form=st.sampled_from(FORMS),
        modes=st.lists(st.sampled_from(Mode), min_size=6, max_size=6),
        free=st.booleans(),
        clock=st.one_of(st.none(), st.builds(Clock, st.just(30.0), st.sampled_from([0.0, 60.0]))),
        seed=st.integers(0, 2**32),
        joined=st.booleans(),
    )
    def sit_down(self, form, modes, free, clock, seed, joined):
        self.rng = random.Random(seed)
        self.form = form
        self.setting = Setting(tuple(modes[: len(form.players)]), free, clock)
        self.table = Table(form, self.setting, lambda: self.rng.randint(1, 6))
        self.shadow = TableState(form, self.setting)
        self.at = 0.0
        self.robots = [Robot(p, seed + p, Attention(0.7, 0.5)) for p in range(len(form.players))]
        if joined:
            for player in range(len(form.players)):
                self.do(do.Join(player))

    def do(self, action):
        """Acts; a refusal must change nothing, an acceptance must append and fold."""
        read = do.from_data(json.loads(json.dumps(action.to_data())))
        assert read == action
        before, length = snapshot(self.table), len(self.table.events)
        try:
            made = self.table.act(action, self.at)
        except Refused as error:
            made, refusal = [], error
        if not made:
            assert snapshot(self.table) == before
            assert refusal.sentence("fr")
            assert refusal.sentence("en")
            return False
        assert self.table.events[length:] == made
        assert self.table.events[:length] == before[1]
        for event in made:
            again = events.from_data(json.loads(json.dumps(event.to_data())))
            assert again == event
            self.shadow.apply(again)
        return True

    @rule(action=anything)
    def anybody_does_anything(self, action):
        self.do(action)

    @rule(
        seat=st.integers(0, 1),
        kind=st.sampled_from(OBJECTIONS),
        n=points,
    )
    def somebody_at_the_board_marks_or_objects(self, seat, kind, n):
        player = self.table.state.sits[seat]
        action = do.KINDS[kind]
        self.do(action(player, n) if kind in ("mark", "claim") else action(player))

    @rule(number=st.integers(0, 400), touch=st.booleans(), how=st.sampled_from(["play", "replay", "free"]), play=plays)
    def the_thrower_plays(self, number, touch, how, play):
        state = self.table.state
        if state.plays is None:
            return
        player = state.sits[state.turn]
        legal = state.plays[number % len(state.plays)]
        if how == "replay":
            self.do(do.Replay(player, legal))
        elif how == "free":
            self.do(do.PlayDames(player, self._hand(legal, play), True))
        else:
            if touch and legal.moves:
                self.do(do.Touch(player, legal.moves[0][0], True))
            self.do(do.PlayDames(player, legal, True))

    def _hand(self, legal, play):
        """A play near a legal one: the first dame of it, and some other move."""
        return Play((*legal.moves[:1], *play.moves[:1]))

    @rule(steps=st.integers(1, 25))
    def everybody_goes_on(self, steps):
        for _ in range(steps):
            action = next(filter(None, (robot.next_action(self.table) for robot in self.robots)), None)
            if action is None or not self.do(action):
                break

    @rule(seconds=st.sampled_from([0.0, 1.0, 29.0, 45.0, 200.0]))
    def time_passes(self, seconds):
        self.at += seconds

    @rule()
    def the_thrower_throws_all_the_same(self):
        state = self.table.state
        self.do(do.ThrowDice(state.sits[state.turn], True))

    @rule(what=st.sampled_from(["exit", "stop"]), who=st.integers(0, 4), answers=answers)
    def they_agree_on_something(self, what, who, answers):
        self.do(do.Propose(who, what, who))
        for player in answers:
            self.do(do.Accept(player))

    @invariant()
    def the_fold_of_the_events_is_the_live_state(self):
        if hasattr(self, "table"):
            assert self.shadow.summary() == self.table.state.summary()
            assert (self.shadow.row == self.table.state.row).all()
            for name in FOLDED:
                assert getattr(self.shadow, name) == getattr(self.table.state, name)

    @invariant()
    def fifteen_dames_a_side(self):
        if hasattr(self, "table"):
            row = self.table.state.row
            assert row[1:26].sum() == 15
            assert row[27:52].sum() == 15
            assert row[:52].min() >= 0

    @invariant()
    def the_numbers_follow_each_other(self):
        if hasattr(self, "table"):
            assert [event.seq for event in self.table.events] == list(range(1, len(self.table.events) + 1))

    @invariant()
    def points_are_points(self):
        if hasattr(self, "table"):
            for seat in (0, 1):
                marks = self.table.state.marks(seat)
                assert marks.points in range(0, 12, 2)
                assert 0 <= marks.trous <= 127

    @invariant()
    def accounts_sum_to_zero(self):
        if hasattr(self, "table"):
            account = self.table.state.form.account()
            assert sum(account.totals) == 0
            assert account.final or self.table.state.phase is not TablePhase.OVER

    def teardown(self):
        if hasattr(self, "table"):
            again = Table.replay(self.form, self.setting, self.table.events, lambda: pytest.fail("replay rolls"))
            assert again.state.summary() == self.table.state.summary()


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=150, stateful_step_count=50, deadline=None, derandomize=True)
TestTable.pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.name}-{len(form.players)}")
def test_a_marked_board_never_overflows(form):
    """Issue 3: no crash. Fichets pushed by hand far beyond any game are still counted or refused."""
    modes = (Mode.STRICT,) * len(form.players)
    rng = random.Random(1)
    table = Table(form, Setting(modes), lambda: rng.randint(1, 6))
    for player in range(len(form.players)):
        table.act(do.Join(player))
    while table.state.phase is TablePhase.OPENING:
        for player in table.state.sits:
            if table.state.phase is TablePhase.OPENING:
                table.act(do.ThrowDice(player))
    player = table.state.sits[table.state.turn]
    table.act(do.ThrowDice(player))
    for action in [do.MarkPoints(player, 200, 34)] * 5 + [do.MarkPoints(player, 2, 2)] * 10:
        try:
            table.act(action)
        except Refused:
            break
        if table.state.phase is not TablePhase.PLAY:
            break
