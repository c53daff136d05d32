"""A whole ordinary game at one keyboard: prompts, commands, taking back, the computer's turns.

The session asks :class:`~trictrac.game.Game` for everything; reading, writing and dice come from
outside, so that a script can play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trictrac.game import Action, Decision, Game, Opening, Phase
from trictrac.play import Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.terminal import sheet
from trictrac.terminal.coup import Coup, beginning, look, shared
from trictrac.terminal.entry import read_play
from trictrac.terminal.screen import Screen
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.texts import texts
from trictrac.throw import Throw


@dataclass(frozen=True, slots=True)
class Computer:
    """The side a random player has, and how it picks one of so many."""

    side: Side
    pick: Callable[[int], int]


class _Farewell(Exception):
    """The players leave the game unfinished."""


class Session:
    """Two people at one keyboard, or one against a random player.

    ``read`` shows a prompt and returns a line (EOFError: no more), ``write`` prints one,
    ``dice`` gives one die. ``origin`` is the position the game was set up with, ``command``
    what brings the game back, to be followed by a position.
    """

    def __init__(
        self,
        game: Game,
        read: Callable[[str], str],
        write: Callable[[str], None],
        dice: Callable[[], int],
        *,
        lang: str = "en",
        style: Style = PLAIN,
        computer: Computer | None = None,
        origin: Position | None = None,
        command: str = "trictrac play --terminal",
    ) -> None:
        self.game = game
        self.words = texts(lang)
        self.computer = computer
        self.origin = origin
        self.command = command
        self.screen = Screen(write, self.words, style, self._call_sides())
        self._read = read
        self._dice = dice
        self._kept: list[int] = []
        self._agreed = computer is not None

    def run(self) -> int:
        """Plays until the game ends or the players leave; always returns 0."""
        try:
            self._welcome()
            while self._step():
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self._farewell()
        except _Farewell:
            self._farewell()
        return 0

    # One step of the game

    def _step(self) -> bool:
        """Asks for one action and does it; False when the players leave a finished game."""
        phase = self.game.phase
        if phase is Phase.OVER:
            return self._over()
        if self.computer and self._computer_to_act():
            self._computer_acts(self.computer)
        else:
            {
                Phase.OPENING: self._opening,
                Phase.THROW: self._throw,
                Phase.DECIDE: self._decide,
                Phase.PLAY: self._play,
            }[phase]()
        return True

    def _opening(self) -> None:
        if self._ask_enter("opening", self.words["prompt_opening"]):
            white, black = self._die(), self._die()
            if self.game.push_opening(white, black):
                self.screen.say("opened", white=white, black=black, side=self._side())
                self._show_throw()
            else:
                self.screen.say("equal", number=white)

    def _throw(self) -> None:
        if self._ask_enter("throw", self.words("prompt_throw", side=self._side())):
            self._throw_dice()

    def _decide(self) -> None:
        coup = self._coup()
        assert coup is not None
        self.screen.choice(coup, self.game.position)
        while (answer := self._ask("decide", self.words("prompt_decide", side=self._side()))) is not None:
            for decision, key in ((Decision.STAY, "stay_words"), (Decision.LEAVE, "leave_words")):
                if answer.lower() in self.words[key].split():
                    self._decided(decision)
                    return
            self.screen.refuse(self.words("bad_decide", text=answer))

    def _play(self) -> None:
        self.screen.plays(self.game.legal_plays)
        while (answer := self._ask("play", self._play_prompt())) is not None:
            play = read_play(answer, self.game, self.words)
            if isinstance(play, Play):
                self._played(play)
                return
            self.screen.refuse(play)

    def _over(self) -> bool:
        outcome = self.game.outcome()
        assert outcome is not None
        white, black = outcome.trous
        trous, others = (white, black) if outcome.winner is Side.WHITE else (black, white)
        name = self.words.side(outcome.winner)
        self.screen.rule()
        self.screen.tell(self.words("wins", side=name, trous=self.words.trous(trous), others=others), "strong")
        if outcome.bredouille:
            self.screen.tell(self.words["grande_bredouille"], "strong")
        while (answer := self._ask("over", self.words["prompt_over"])) is not None:
            if not answer:
                self.screen.say("thanks")
                return False
            if answer.lower() in self.words["again_words"].split():
                self.game, self.origin, self._kept = Game(self.game.rules), None, []
                self._agreed = self.computer is not None
                self.screen.board(self.game.position)
                return True
            self.screen.refuse(self.words("bad_over", text=answer))
        return True

    # Actions, whoever does them

    def _throw_dice(self) -> None:
        self.game.push_throw(Throw(self._die(), self._die()))
        self._show_throw()

    def _decided(self, decision: Decision) -> None:
        side = self._side()
        self.game.push_decision(decision)
        self.screen.say("stays" if decision is Decision.STAY else "leaves", side=side)

    def _played(self, play: Play) -> None:
        coup, mover = self._coup(), self.game.turn
        last_out = not sum(play.apply(self.game.position.mover.dames))
        self.game.push_play(play)
        self.screen.played(mover, play)
        if coup and (sentence := sheet.marking(coup, mover.other, self.words)):
            self.screen.tell(sentence)
        if last_out and (coup is None or not coup.winner):
            self.screen.say("releve", side=self.words.side(mover))
            if self.game.phase is not Phase.THROW:
                self._show_throw()  # je joue pour tout: the same dice open the releve

    def _computer_acts(self, computer: Computer) -> None:
        phase = self.game.phase
        if phase is Phase.THROW:
            self._throw_dice()
        elif phase is Phase.DECIDE:
            self._decided(list(Decision)[computer.pick(2)])
        else:
            plays = self.game.legal_plays
            self._played(plays[computer.pick(len(plays))])

    def _computer_to_act(self) -> bool:
        return bool(self.computer and self.game.phase is not Phase.OPENING and self.game.turn is self.computer.side)

    def _die(self) -> int:
        return self._kept.pop() if self._kept else self._dice()

    # Asking

    def _ask(self, kind: str, prompt: str) -> str | None:
        """A line that is no command; None if a command changed the game."""
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._help(kind),
            "b": lambda: self.screen.board(self.game.position),
            "p": self._list_plays,
            "s": self._show_sheet,
            "n": lambda: self.screen.token("notation", shared(self.game, self.origin)),
            "q": self._quit,
        }
        while True:
            line = self._read(self.screen.prompt(prompt)).strip()
            if line.lower() == "u":
                if self._undo():
                    return None
            elif line.lower() in commands:
                commands[line.lower()]()
            else:
                return line

    def _ask_enter(self, kind: str, prompt: str) -> bool:
        """Waits for Enter; False if a command changed the game."""
        while answer := self._ask(kind, prompt):
            self.screen.refuse(self.words(f"bad_{kind}", text=answer))
        return answer is not None

    def _ask_yes_no(self, question: str) -> bool:
        while True:
            answer = self._read(self.screen.prompt(question)).strip().lower()
            if answer in self.words["yes"].split():
                return True
            if answer in self.words["no"].split():
                return False
            self.screen.say("help_yes_no" if answer == "?" else "bad_yes_no")

    def _play_prompt(self) -> str:
        plays = self.game.legal_plays
        if plays.nothing_to_play:
            return self.words("prompt_pass", side=self._side())
        if len(plays) == 1:
            return self.words("prompt_forced", side=self._side(), play=sheet.play_text(plays[0], self.words))
        return self.words("prompt_play", side=self._side(), throw=self.game.position.throw)

    # Commands

    def _help(self, kind: str) -> None:
        self.screen.say(f"help_{kind}")
        self.screen.say("help_commands")

    def _list_plays(self) -> None:
        if self.game.phase in (Phase.DECIDE, Phase.PLAY):
            self.screen.plays(self.game.legal_plays, everything=True)
        else:
            self.screen.say("no_plays")

    def _show_sheet(self) -> None:
        coup = self._coup()
        if coup:
            self.screen.sheet(coup)
        else:
            self.screen.say("no_sheet")

    def _quit(self) -> None:
        if self.game.phase is Phase.OVER or self._ask_yes_no(self.words["ask_quit"]):
            raise _Farewell
        self.screen.say("on")

    def _undo(self) -> bool:
        """Takes the last action back (against the computer: the person's last one); True if it did."""
        if not self.game.history:
            self.screen.say("nothing_undone")
            return False
        if not self._agreed:
            self._agreed = self._ask_yes_no(self.words["ask_undo"])
        if not self._agreed:
            self.screen.say("kept")
            return False
        self._take_back()
        while self.game.history and self._computer_to_act():
            self._take_back()
        if self.game.phase in (Phase.DECIDE, Phase.PLAY):
            self.screen.board(self.game.position)
        return True

    def _take_back(self) -> None:
        action = self.game.pop()
        # The dice are kept: taking back is no second throw.
        if isinstance(action, Throw):
            self._kept += [action.low, action.high]
        elif isinstance(action, Opening):
            self._kept += [action.black, action.white]
        self.screen.tell(self._undone(action))

    def _undone(self, action: Action) -> str:
        if isinstance(action, Opening):
            return self.words["undone_opening"]
        if isinstance(action, Throw):
            return self.words("undone_throw", throw=action)
        if isinstance(action, Decision):
            return self.words["undone_stay" if action is Decision.STAY else "undone_leave"]
        return self.words("undone_play", play=action)

    # Coming and going

    def _welcome(self) -> None:
        if self.computer:
            self.screen.say("welcome_computer", side=self.words.side(self.computer.side.other))
        else:
            self.screen.say("welcome")
        self.screen.say("goal", trous=self.words.trous(self.game.rules.trous))
        if self.game.phase is not Phase.OPENING:
            self.screen.token("resumed", shared(self.game, self.origin))
        if self._coup():
            self._show_throw()
        else:
            self.screen.board(self.game.position)

    def _farewell(self) -> None:
        if self.game.phase is Phase.OVER:
            self.screen.say("thanks")
            return
        self.screen.say("farewell")
        self.screen.line(f"  {self.command} --from {shared(self.game, self.origin)}")

    def _show_throw(self) -> None:
        coup = self._coup()
        assert coup is not None
        self.screen.throw(coup, self.game.position)

    def _coup(self) -> Coup | None:
        before = beginning(self.game, self.origin)
        return look(before, self.game.rules) if before else None

    def _call_sides(self) -> dict[Side, str]:
        names = self.words.sides
        if self.computer:
            person = self.computer.side.other
            names[person] = self.words("you", side=names[person])
            names[self.computer.side] = self.words("computer", side=names[self.computer.side])
        return names

    def _side(self) -> str:
        return self.words.side(self.game.turn)
