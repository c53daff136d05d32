"""Écoles at the naive table: claims, contests, marks put right (art. XVII)."""

from .marking import TROU
from .slots import Claim, Coup, Ecole, Slot, refuse_if


class Schooling:
    """Who sends whom to school, at a table that knows dames and marks."""

    coups: list[Coup]
    claims: list[Claim]
    phase: str
    turn: int

    def false_jetons(self, coup: Coup, slot: Slot) -> bool:
        raise NotImplementedError

    def put_at(self, slot: Slot, player: int, points: int) -> None:
        raise NotImplementedError

    def open_slot(self, player: int) -> Slot:
        raise NotImplementedError

    def undo_throw(self) -> None:
        raise NotImplementedError

    def reconsider_leaving(self) -> None:
        raise NotImplementedError

    def worth(self, player: int) -> int:
        """What the open faults of a player are worth."""
        return sum(coup.worth_of(player) for coup in self.coups)

    def _claim(self, player: int, points: int) -> None:
        refuse_if(points <= 0 or points % 2 != 0 or not self.coups)
        # "The claimant must claim before throwing", but for a fault made since.
        refuse_if(self.phase != "throw" and player == self.turn and self.worth(1 - player) == 0)
        faulty = [(coup, coup.worth_of(1 - player)) for coup in self.coups if coup.worth_of(1 - player)]
        last = self.coups[-1]
        claim = Claim(player, points, [], Ecole(player, points), faulty[0][0] if faulty else last, last)
        for coup, worth in faulty:
            ecole = Ecole(player, min(worth, claim.beyond.points))
            claim.beyond.points -= ecole.points
            claim.shares.append((ecole, worth))
            coup.ecoles.append(ecole)
            self.settle(coup, 1 - player)
        (last.later if last.left else last.ecoles).append(claim.beyond)
        self.claims.append(claim)
        self.declare(player)
        self.reconsider_leaving()

    def settle(self, coup: Coup, player: int) -> None:
        """The faults of a player in a coup are taken: what is too much goes back, what is too little is lost."""
        slot = coup.own if player == coup.thrower else coup.received
        self.take_back(coup, slot, player)
        if slot is coup.own:
            coup.jan = 0
        slot.forgive()

    def take_back(self, coup: Coup, slot: Slot, player: int) -> None:
        """Takes an excess back and, unless the play was put right, what was marked of an undone jan."""
        excess, jan = slot.excess(), 0
        if slot is coup.own:
            jan = 0 if coup.put_right else coup.undone()
            coup.jan = coup.jan if coup.put_right else 0
            coup.taken_back += jan
            slot.due -= jan
            coup.stays = coup.stays or (excess > 0 and coup.moves is None)
        if excess + jan:
            self.put_at(slot, player, slot.marked - excess - jan)

    def declare(self, player: int) -> None:
        """ "An école is also complete by a declaration": claiming one. Points received are no longer marked."""
        for coup in self.coups:
            if coup.moves is not None:
                (coup.own if coup.thrower == player else coup.received).complete()

    def _invite(self, player: int) -> None:
        """ "Inviting the opponent to play": after one's play, or where nothing can be played."""
        coup = self.coups[-1] if self.coups else None
        stuck = coup is not None and self.phase == "play" and player == self.turn and coup.stuck()
        refuse_if(coup is None or not (stuck or (self.phase == "throw" and player != self.turn)))
        assert coup is not None
        self.declare(player)
        if stuck:
            coup.own.complete()

    def _ask_reason(self, player: int) -> None:
        """ "Anyone may at any time ask the reason of points marked": nothing changes."""

    def _mark_nothing(self, player: int) -> None:
        """ "I do not mark": a declaration about the points that may still be marked."""
        self.open_slot(player).complete()

    def _break_dice(self, player: int) -> None:
        """As soon as the opponent has thrown: the throw is void, and what they marked before it is put right (law XVIII
        8°)."""
        coup = self.coups[-1] if self.coups else None
        refuse_if(coup is None or self.phase != "play" or player == self.turn)
        assert coup is not None
        refuse_if(bool(coup.touched) or coup.stayed or coup.own.shut or coup.own.hand)
        before = [each for each in self.coups if each.thrower == player and each.received.lost + each.received.excess()]
        refuse_if(not before)
        for each in before:
            self.fill_up(each, each.received, each.received.lost)
            self.take_back(each, each.received, self.turn)
        self.undo_throw()

    def _contest(self, player: int) -> None:
        against = [claim for claim in self.claims if claim.by != player]
        refuse_if(not against)
        self.contest(against[-1])
        self.reconsider_leaving()

    def contest(self, claim: Claim) -> None:
        self.claims.remove(claim)
        if claim.points == sum(worth for _, worth in claim.shares):
            # "Augmentation: contesting a right claim adds the second école to the first."
            claim.first.ecoles.append(Ecole(claim.by, claim.points))
        # "Claimed for less, completed to the whole; claimed for more, only the part beyond goes to the opponent."
        for ecole, worth in claim.shares:
            ecole.points = worth
        (claim.last.later if claim.last.left else claim.last.ecoles).append(Ecole(1 - claim.by, claim.beyond.points))
        claim.beyond.points = 0

    def _correct(self, player: int) -> None:
        """ "One may instead only correct the mark": excess, an undone jan and wrong doubles."""
        done = False
        for coup in self.coups:
            slot = coup.received if coup.thrower == player else coup.own
            wrong_double = (slot.fichet > 0 or self.false_jetons(coup, slot)) and not slot.lapsed
            undone = slot is coup.own and not coup.put_right and coup.undone() > 0
            if undone:  # the whole école of the jan
                slot.lost -= min(slot.lost, coup.jan - coup.undone())
            if slot.excess() or undone:
                self.take_back(coup, slot, 1 - player)
                done = True
            if wrong_double:
                slot.fichet = min(0, slot.fichet)
                slot.jetons = 0 if self.false_jetons(coup, slot) else slot.jetons
                done = True
        refuse_if(not done)
        self.reconsider_leaving()

    def _oblige(self, player: int) -> None:
        """ "Or oblige the opponent to mark what they omitted", but not an undone jan."""
        done = False
        for coup in self.coups:
            slot = coup.received if coup.thrower == player else coup.own
            omitted = slot.lost - (coup.jan - coup.undone() if slot is coup.own else 0)
            if omitted > 0:
                self.fill_up(coup, slot, omitted)
                done = True
        refuse_if(not done)
        self.reconsider_leaving()

    def fill_up(self, coup: Coup, slot: Slot, omitted: int) -> None:
        """Marks what was omitted after all."""
        if omitted <= 0:
            return
        slot.due += omitted
        if slot.marked < 0:  # the fichet catches up with the jeton
            slot.marked, slot.fichet = slot.jeton, 0
            omitted -= TROU
        self.put_at(slot, coup.thrower if slot is coup.own else 1 - coup.thrower, slot.marked + omitted)
        slot.lost = 0 if slot is coup.received else coup.jan - coup.undone()
