"""The terminal: the board as text, ``trictrac show``, and ordinary games played by a script."""

from __future__ import annotations

import io
import random
import re
import string
from collections.abc import Callable, Iterable, Iterator

import pytest

from trictrac import LOI_2013, USAGE_19E, Play, Position, Rules, Side, Throw, explain, forms
from trictrac.cli import main
from trictrac.table import Attention, EventKind, Mode, Phase, Setting
from trictrac.table import actions as do
from trictrac.terminal import Book, Deal, Session, Style, board, show
from trictrac.terminal.entry import may_decide
from trictrac.terminal.keyboard import command
from trictrac.terminal.page import read_position
from trictrac.terminal.style import ASCII, UNICODE
from trictrac.terminal.texts import ENGLISH, FRENCH, TEXTS, texts

LANGUAGES = ("en", "fr")
MIDDLE = "4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w_10.3.9_4b.5.9"
"""White throws 6-4: five dames beaten, the grand jan filled, 28 points and five trous."""
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
TOKEN = re.compile(r"[\dx\-]+_[\dx\-]+_[wb]\S*|/\S+")


@pytest.fixture(autouse=True)
def _kept_in_a_folder_of_its_own(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class ScriptedBook(Book):
    """A table whose dice are given."""

    numbers: tuple[int, ...] = ()

    def dice(self) -> Iterator[int]:
        return iter(self.numbers) if self.numbers else super().dice()


class Keyboard:
    """A script that types: answers, or a function of the prompt; remembers prompts and lines in order."""

    def __init__(self, answers: Iterable[str] | Callable[[Session, str], str | None], **options) -> None:
        self.pages: list[str] = []
        self.prompts: list[str] = []
        self._answers: Iterator[str] | Callable[[Session, str], str | None]
        self._answers = answers if callable(answers) else iter(answers)
        self.dice = options.pop("dice", ())
        lang = options.setdefault("lang", "en")
        if "deal" in options:
            self.deal = options.pop("deal")
        else:
            names = [texts(lang).side(side) for side in Side]
            computers = {options.pop("computer"): Attention()} if "computer" in options else {}
            self.deal = Deal(
                forms.ordinary(names, options.pop("rules", LOI_2013)),
                Setting((Mode.AUTOMATIC,) * 2),
                computers,
                str(options.pop("seed", 1)),
                options.pop("origin", None),
            )
        path = options.pop("path", None)
        options.setdefault("again", self._begin)
        self.session = Session(self._begin(path), self._read, self.pages.append, **options)

    def _begin(self, path=None) -> Book:
        kind = type("Dice", (ScriptedBook,), {"numbers": tuple(self.dice)})
        return kind.begin(self.deal, path, clock=lambda: 0.0)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.pages.append(prompt)
        if callable(self._answers):
            answer = self._answers(self.session, prompt)
        else:
            answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        return answer

    def play(self) -> str:
        assert self.session.run() == 0
        return self.text

    @property
    def text(self) -> str:
        return "\n".join(self.pages)

    @property
    def flat(self) -> str:
        return " ".join(self.text.split())

    @property
    def state(self):
        return self.session.state

    def happened(self) -> list[str]:
        """What the players did, the rest left out."""
        told = {EventKind.THROWN: "dice", EventKind.PLAYED: "play", EventKind.DIE: "dice"}
        return [
            "-".join(map(str, event.dice)) if told[event.kind] == "dice" else str(event.play)
            for event in self.session.book.table.events
            if event.kind in told
        ]


def autoplay(choices: random.Random) -> Callable[[Session, str], str]:
    """Answers every prompt of a game the program marks, by number, by typed play or with Enter."""

    def answer(session: Session, prompt: str) -> str:
        state = session.state
        if may_decide(state, state.turn):
            return choices.choice("12")
        if state.phase is not Phase.PLAY or len(state.plays) == 1:
            return ""
        number = choices.randrange(len(state.plays))
        return choices.choice([str(number + 1), str(state.plays[number])])

    return answer


def lines_too_long(text: str) -> list[str]:
    # A position or a path to copy is never broken.
    return [line for line in ESCAPES.sub("", text).splitlines() if len(line) > 80 and not TOKEN.search(line)]


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_play_a_whole_game(lang: str) -> None:
    keyboard = Keyboard(autoplay(random.Random(5)), lang=lang, seed=7)
    text = keyboard.play()
    (played,) = keyboard.state.form.history
    assert max(played.result.trous) == 12
    winner = texts(lang).sides[list(Side)[played.winner]]
    assert texts(lang)("wins", side=winner, trous=texts(lang).trous(12), others=played.trous[1]) in text
    assert lines_too_long(text) == []
    assert text.endswith(texts(lang)["thanks"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_one_person_plays_the_computer_to_the_end(seed: int, rules: Rules) -> None:
    choices = random.Random(seed)
    computer = choices.randrange(2)
    lang = choices.choice(LANGUAGES)
    keyboard = Keyboard(autoplay(choices), rules=rules, seed=seed, lang=lang, computer=computer)
    text = keyboard.play()
    assert keyboard.state.phase is Phase.OVER
    assert lines_too_long(text) == []
    name = keyboard.deal.form.players[computer]
    asked = {texts(lang)(f"prompt_{kind}", side=name) for kind in ("throw", "decide", "pass")}
    assert not any(prompt.startswith(each) for prompt in keyboard.prompts for each in asked)


def test_the_same_seed_gives_the_same_game() -> None:
    pages = [Keyboard(autoplay(random.Random(3)), seed=4).play() for _ in range(2)]
    assert pages[0] == pages[1]


ALMOST = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2")
"""4-3 brings White his first trou."""


def test_a_game_won_in_one_run_is_grande_bredouille() -> None:
    text = Keyboard(["", ""], rules=Rules(trous=1), origin=ALMOST, dice=(4, 3)).play()
    assert "White wins the game." in text
    assert "White wins, 1 trou to 0." in text
    assert ENGLISH["grande_bredouille"] in text
    assert "Game 1: Black gives White 1 jeton: 1–0, simple, 1 × 1." in text


def test_another_game_can_follow() -> None:
    keyboard = Keyboard(["", "zz", "r", ""], rules=Rules(trous=1), origin=ALMOST, dice=(4, 3))
    keyboard.deal = Deal(keyboard.deal.form, keyboard.deal.setting)
    text = keyboard.play()
    assert "'zz' says nothing here" in text
    assert keyboard.happened() == ["4", "3", "4-3"]
    assert keyboard.state.form.rules.trous == 1


# Every prompt helps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("opening", ["may_open", "may_resign"]),
        ("throw", ["may_throw_only", "may_propose", "may_resign"]),
        ("decide", ["may_decide", "may_play", "may_resign"]),
        ("play", ["may_play", "may_play_number", "may_resign"]),
        ("over", []),
    ],
)
def test_a_question_mark_says_exactly_what_may_be_done(kind: str, says: list[str], lang: str) -> None:
    options = {
        "opening": {"answers": ["?"]},
        "throw": {"answers": ["?"], "origin": Position()},
        "decide": {"answers": ["?"], "origin": Position.parse(f"{MIDDLE}_6-4")},
        "play": {"answers": ["", "?"], "dice": (6, 4)},
        "over": {"answers": ["", "?"], "rules": Rules(trous=1), "origin": ALMOST, "dice": (4, 3)},
    }[kind]
    keyboard = Keyboard(lang=lang, **options)
    keyboard.play()
    ends = [index for index, page in enumerate(keyboard.pages) if page in keyboard.prompts]
    said = " ".join(" ".join(keyboard.pages[ends[-2] + 1 : ends[-1]]).split())
    words = TEXTS[lang]
    for key in [key for key in words if key.startswith("may_")]:
        assert (" ".join(words[key].split(" | ")) in said) == (key in says), key
    assert words["help_commands_undo"] in said
    assert all(words["hint"] in prompt for prompt in keyboard.prompts)


def test_yes_or_no_explains_itself() -> None:
    text = Keyboard(["q", "?", "perhaps", "n"]).play()
    assert ENGLISH["help_yes_no"] in text
    assert ENGLISH["bad_yes_no"] in text
    assert ENGLISH["on"] in text


# Bad input explains itself and changes nothing


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", ENGLISH["bad_empty"].format(count=2)),
        ("0", "There is no play number 0"),
        ("17", "There is no play number 17"),
        ("hello", "'hello' is no play"),
        ("1-7 1-5 1-2", "'1-7 1-5 1-2' is no play"),
    ],
)
def test_what_is_no_play_explains_itself(typed: str, answer: str) -> None:
    assert_refused(typed, answer, "en")


@pytest.mark.parametrize("typed", ["1-7", "1-8", "2-8 1-5", "7-1", "--", "1-7 1-7", "1-s"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_play_is_refused_with_its_article(typed: str, lang: str) -> None:
    refusal = explain.refusal(Position(), Throw(6, 4), Play.parse(typed))
    assert refusal is not None
    assert_refused(typed, refusal.text(lang), lang)


def assert_refused(typed: str, answer: str, lang: str) -> None:
    keyboard = Keyboard(["", typed], dice=(6, 4), lang=lang)
    keyboard.play()
    assert answer in keyboard.flat
    assert keyboard.happened() == ["6", "4", "6-4"]
    assert keyboard.state.phase is Phase.PLAY


def test_other_prompts_refuse_words_too() -> None:
    trou = Position.parse(f"{MIDDLE}_6-4")
    for keyboard, said in (
        (Keyboard(["hop"]), "'hop' says nothing here"),
        (Keyboard(["6-4"], origin=Position()), "'6-4' says nothing here"),
        (Keyboard(["maybe", ""], origin=trou), "1 stays, 2 leaves"),
    ):
        assert said in keyboard.play()
        assert keyboard.happened() in ([], ["6-4"])


def test_whatever_is_typed_at_a_play_is_a_legal_play_or_gets_a_sentence() -> None:
    choices = random.Random(12)
    checked = 0
    play = autoplay(choices)

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal checked
        said = keyboard.pages[-2] if checked else ""
        if asked and asked[-1][0] == session.state.seq and session.state.phase is Phase.PLAY:
            assert said.endswith((".", ".)")), (asked[-1], said)
        checked += 1
        if checked > 3000:
            return None
        if session.state.phase is not Phase.PLAY or choices.random() < 0.3:
            asked.append((-1, ""))
            return play(session, prompt)
        words = [f"{choices.randint(0, 26)}-{choices.choice([*range(27), 's'])}" for _ in range(2)]
        odd = "".join(choices.sample("0123456789-:>sxz,.;!", 4))
        typed = choices.choice([" ".join(words), words[0], odd])
        asked.append((session.state.seq, typed))
        return typed

    asked: list[tuple[int, str]] = []
    keyboard = Keyboard(answer, rules=Rules(trous=100))
    keyboard.play()
    assert checked >= 3000


# Playing


@pytest.mark.parametrize(
    ("typed", "played"), [("1-7 1-5", "1-7 1-5"), ("1-5, 1-7", "1-7 1-5"), ("1-11", "1-7-11"), ("1", "1-7-11")]
)
def test_a_play_is_typed_in_several_ways(typed: str, played: str) -> None:
    keyboard = Keyboard(["", typed], dice=(6, 4))
    assert f"White plays {played}." in keyboard.play()
    assert keyboard.happened()[-1] == played


def test_enter_makes_a_forced_play() -> None:
    keyboard = Keyboard(["", ""], dice=(6, 5))
    assert "White: Enter plays 1-7 1-6" in keyboard.play()
    assert keyboard.state.turn == 1


def test_equal_opening_dice_are_thrown_again() -> None:
    text = Keyboard(["", ""], dice=(3, 3, 2, 5)).play()
    assert "Both throw 3: throw again." in text
    assert "White throws 2, Black 5: Black begins and plays both numbers." in text


def test_a_trou_offers_both_consequences() -> None:
    keyboard = Keyboard(["", "2"], origin=Position.parse(MIDDLE), dice=(6, 4))
    text = keyboard.play()
    assert "White marks 28: 10 + 28 = 38, so 5 trous, 2 left over" in text
    assert "Black's 4 points are wiped" in text.replace("\n", " ")
    assert " 1  stay: White keeps 2 points and plays 6-4; it gives Black nothing." in text
    assert " 2  leave: White keeps 8 trous" in text
    assert "White leaves" in text
    position = keyboard.state.position
    assert (position.white.trous, position.white.points, position.white.on(1), position.turn) == (8, 0, 15, Side.WHITE)
    assert "White: Enter throws" in keyboard.prompts[-1]


def test_a_person_may_stay() -> None:
    keyboard = Keyboard(["", "stay", "5-11 4-8"], origin=Position.parse(MIDDLE), dice=(6, 4))
    text = keyboard.play()
    assert "White stays." in text
    assert "White plays 5-11 4-8." in text
    assert keyboard.state.turn == 1


def test_what_a_coup_gives_the_other_is_announced_and_then_marked() -> None:
    before = Position.parse("12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w")
    keyboard = Keyboard(["", ""], origin=before, dice=(6, 6))
    text = keyboard.play()
    points = keyboard.state.position.black.points
    assert f"After the play Black marks {points}." in text
    assert f"Black marks {points}: {points} points" in text
    assert points > 0


def test_je_joue_pour_tout_goes_on_with_the_same_dice() -> None:
    last = Position.parse("24_1x15_w_0.0.30_0.0.30")
    keyboard = Keyboard(["", ""], rules=USAGE_19E, origin=last, dice=(6, 4))
    text = keyboard.play()
    assert "The last dame is out" in text
    assert text.count("White throws six and four") == 2
    assert keyboard.state.phase is Phase.PLAY


# Commands


def test_the_letters_show_board_plays_sheet_account_and_position() -> None:
    keyboard = Keyboard(["s", "p", "n", "a", "", "b", "p", "s", "n"], dice=(6, 4))
    text = keyboard.play()
    assert ENGLISH["no_sheet"] in text
    assert ENGLISH["no_plays"] in text
    assert ENGLISH["account_nothing"] in text
    assert "Position: start" in text
    assert "Legal plays (2)" in text
    assert "Position: 1x15_1x15_w_6-4" in text
    assert keyboard.happened() == ["6", "4", "6-4"]


def test_taking_back_asks_once_and_keeps_the_dice() -> None:
    thrown = (6, 4, 3, 2)  # no die more: the same come again
    keyboard = Keyboard(["", "1", "", "u", "n", "u", "y", "u", "u", "", "2", ""], dice=thrown)
    text = keyboard.play()
    assert text.count(ENGLISH["ask_undo"]) == 2  # refused once, then agreed for good
    assert ENGLISH["kept"] in text
    assert "Taken back: the throw 3-2. The same dice will come again." in text
    assert "Taken back: the play 1-7-11." in text
    assert ENGLISH["undone_opening"] in text
    assert keyboard.happened() == ["6", "4", "6-4", "1-7 1-5", "3-2"]


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert ENGLISH["nothing_undone"] in Keyboard(["u"]).play()


def test_against_the_computer_one_takes_back_to_ones_own_last_choice() -> None:
    keyboard = Keyboard(["", "1", "u"], dice=(6, 4, 2, 1), computer=1)
    text = keyboard.play()
    assert ENGLISH["ask_undo"] not in text
    assert keyboard.happened() == ["6", "4", "6-4"]
    assert keyboard.state.phase is Phase.PLAY


def test_the_computer_answers_the_same_play_the_same_way() -> None:
    keyboard = Keyboard(["", "1", "u", "1"], computer=1, dice=(6, 4, 2, 1))
    text = keyboard.play()
    told = [line for line in text.splitlines() if line.startswith("Black plays")]
    assert len(told) >= 2
    assert told[-1] == told[-2]


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_every_choice_can_be_taken_back_to_the_start(rules: Rules) -> None:
    choices = random.Random(8)
    play = autoplay(choices)
    asked = 0
    thrown: list[str] = []

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal asked
        asked += 1
        if asked < 200:
            return play(session, prompt)
        if not thrown:
            thrown.extend(keyboard.happened())
        if ENGLISH["ask_undo"] in prompt:
            return "y"
        return "u" if session.book.begun else None

    keyboard = Keyboard(answer, rules=rules)
    keyboard.play()
    assert keyboard.state.phase is Phase.OPENING
    assert keyboard.happened() == []
    assert len(thrown) > 50


# Leaving and going on


def test_the_end_of_input_leaves_politely_and_says_how_to_come_back(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    answers = ["", "1-7 1-5", ""]
    keyboard = Keyboard(answers, dice=(6, 4, 2, 1), path=path, command=lambda book: command(book, "en"))
    text = keyboard.play()
    assert ENGLISH["farewell"] in text
    assert text.endswith(f"  trictrac play --terminal --resume {path} --lang en")


def test_a_table_without_a_file_leaves_its_position() -> None:
    text = Keyboard(["", "1-7 1-5", ""], dice=(6, 4, 2, 1)).play()
    assert text.endswith("  trictrac play --terminal --from 1x13-5-7_1x15_b_0.0.1_0.0.0_2-1")


def test_ctrl_c_leaves_politely() -> None:
    def interrupt(session: Session, prompt: str) -> str:
        raise KeyboardInterrupt

    assert Keyboard(interrupt).play().endswith(ENGLISH["farewell_unbegun"])


def test_quitting_asks_first() -> None:
    text = Keyboard(["q", "n", "q", "y"]).play()
    assert text.count(ENGLISH["ask_quit"]) == 2
    assert text.endswith(ENGLISH["farewell_unbegun"])


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_every_table_can_be_shared_and_gone_on_from(rules: Rules) -> None:
    choices = random.Random(21)
    for seed in range(4):
        form = forms.ordinary(["White", "Black"], rules)
        setting = Setting((Mode.AUTOMATIC,) * 2)
        book = Book.begin(Deal(form, setting, seed=str(seed)), clock=lambda: 0.0)
        while book.table.state.phase is not Phase.OVER:
            state = book.table.state
            player = state.sits[state.turn]
            if state.phase is Phase.OPENING:
                action: do.Action = do.Throw(next(p for p in state.sits if state.seat_of(p) not in state.opening))
            elif state.phase is Phase.THROW:
                action = do.Throw(player)
            elif may_decide(state, state.turn):
                action = do.Stay(player)  # to reach exits
            else:
                action = do.PlayDames(player, choices.choice(state.plays))
            for event in book.act(action):
                book.witness.see(event)
            if state.phase in (Phase.OPENING, Phase.OVER):
                continue
            origin = Position.parse(book.witness.shared())
            again = Book.begin(Deal(form, setting, origin=origin), clock=lambda: 0.0)
            there = again.table.state
            if there.forced and state.phase is Phase.PLAY:
                again.act(do.Throw(there.sits[there.turn]))
            assert (there.position, there.phase) == (state.position, state.phase)
            assert there.forced == state.forced
            assert there.plays == state.plays if state.phase is Phase.PLAY else True


def test_going_on_from_a_throw_shows_it_and_shares_it_again() -> None:
    origin = Position.parse(f"{MIDDLE}_6-4")
    keyboard = Keyboard(["n", "s"], origin=origin)
    text = keyboard.play()
    assert f"The game goes on from\n{origin}" in text
    assert f"Position:\n{origin}" in text or f"Position: {origin}" in text
    assert text.count("White marks 28") == 2
    assert f"--from {origin}" in text


# The command line


def run_play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *options])


def test_play_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    position = "1x13-5-7_1x15_b_0.0.1_0.0.0_2-1"
    assert run_play(monkeypatch, "\n?\n", "--terminal", "--from", position, "--lang", "fr") == 0
    out = capsys.readouterr().out
    assert out.startswith("À deux sur ce clavier")
    assert position in out
    assert "Noir peut maintenant écrire :" in out


def test_play_without_terminal_says_so_and_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--lang", "en", "--seed", "1", "--computer", "--side", "black") == 0
    out = capsys.readouterr().out
    assert out.startswith(ENGLISH["no_web"])
    assert "You are Black" in out
    assert "Black (you)" in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--from", "nonsense"], "invalid diagram: 'nonsense'"),
        (["--from", "1x16_1x15_w"], "fifteen dames"),
        (["--from", "1x14-12_1x15_w"], "a lone dame on its corner"),
        (["--from", "1x15_1x15_w_0.12.0_0.0.0"], "the game is over in this position: White has 12 trous"),
        (["--trous", "0"], "1 to 100 trous"),
    ],
)
def test_play_refuses_what_cannot_be_played(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--terminal", "--lang", "en", *options) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_show_prints_totals_marks_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", MIDDLE, "--throw", "4-6", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "White throws six and four" in out
    assert "Total: White 28, Black 0." in out
    assert "White marks 28: 10 + 28 = 38, so 5 trous, 2 left over" in out
    assert "Legal plays (3)" in out
    assert "5-11 4-8" in out
    assert out.endswith(f"{MIDDLE}_6-4\n")
    assert lines_too_long(out) == []
    assert "\x1b" not in out


def test_show_reads_diagrams_and_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "aW3-hW1-jW1-yB3", "--throw", "4-3", "--lang", "fr"]) == 0
    assert "Total : Blanc 4, Noir 0." in capsys.readouterr().out
    assert main(["show", "start", "--lang", "en"]) == 0
    assert "Total" not in capsys.readouterr().out
    assert str(read_position("7W2-8W3-13B4")) == str(read_position("1x10-7x2-8x3_1x11-12x4_w"))


def test_show_lists_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "1x14-12_1x15_w", "--lang", "fr"]) == 0
    assert "Position fautive. Blanc : une dame seule sur son coin" in capsys.readouterr().out
    assert main(["show", "1x14-12_1x15_w", "--throw", "6-4", "--lang", "fr"]) == 2
    captured = capsys.readouterr()
    assert "Position fautive." in captured.out
    assert captured.err.count("\n") == 1
    assert "le coup ne peut se juger" in captured.err
    assert main(["show", "1x14-20_1x15_w", "--throw", "6-4", "--lang", "en"]) == 0
    assert "No play leads to this position." in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["7Z2"], ["1x15_1x15"], ["start", "--throw", "6-9"]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_refuses_in_one_sentence(arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *arguments, "--lang", lang]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert ("illisible" in captured.err) == (lang == "fr")


def test_show_writes_a_drawing(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.svg"
    assert main(["show", MIDDLE, "--throw", "6-4", "--svg", str(file), "--lang", "en"]) == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")
    assert str(file) in capsys.readouterr().out
    assert main(["show", "start", "--svg", str(tmp_path / "no" / "where.svg")]) == 2


def test_the_rules_change_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    pile = "12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w"
    for rules, points in (("loi-2013", 6), ("usage-19e", 0)):
        assert main(["show", pile, "--throw", "6-6", "--lang", "en", "--rules", rules]) == 0
        assert f"Total: White {points}," in capsys.readouterr().out


@pytest.mark.parametrize("name", ["show", "play"])
def test_help_teaches_with_two_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([name, "--help"])
    assert leaving.value.code == 0
    out = capsys.readouterr().out
    examples = [line.strip() for line in out.splitlines() if line.startswith(f"  trictrac {name} ")]
    assert len(examples) == 2
    assert max(len(line) for line in out.splitlines()) <= 80


# The board


def test_the_board_numbers_the_movers_march() -> None:
    for turn, last in ((Side.WHITE, True), (Side.BLACK, False)):
        lines = board(Position(turn=turn))
        own, other = (lines[-1], lines[0]) if last else (lines[0], lines[-1])
        assert [int(word) for word in own.split()] == list(range(1, 13))
        assert [int(word) for word in other.split()] == list(range(24, 12, -1))


def test_the_board_shows_dames_marks_and_dice() -> None:
    position = Position.parse("1x7-7x3-12x2_1x10-4x5_w_8.3.9_4b.5s.9_6-1")
    page = "\n".join(board(position))
    assert page.count("○") == 4 + 3 + 2 + 1  # the talon's first four, and the name of the side
    assert "3 trous" in page
    assert "5 trous ⚑" in page
    assert "4 points ◉◉" in page
    assert "8 points ◉" in page
    assert "3 dames out" in page
    assert page.count("╭─────╮") == 2
    below = board(position)[-2]
    assert below.index("◇") == board(position)[-1].index("3")


def test_fichets_start_beside_the_talons_and_the_pavillon_waits() -> None:
    lines = board(Position())
    assert [line[0] for line in lines[7:10]] == ["◆", "⚑", "◇"]


@pytest.mark.parametrize("style", [Style(), Style(ASCII, 0, "ascii"), Style(UNICODE, 256), Style(UNICODE, 1 << 24)])
def test_no_line_of_the_board_is_too_long(style: Style) -> None:
    widest = Position.parse("1-2-3-4-5-6-7x2-8x2-9x2-10x2_1x4-2-3-4-5-6-7x4-8_w_10b.12s.9_10b.11s.9_2-2")
    names = {side: texts("fr")("computer", side="Blanc") for side in Side}
    for lang in LANGUAGES:
        page = "\n".join(board(widest, lang=lang, style=style, names=names))
        assert lines_too_long(page) == []
        for each in (names[Side.WHITE], texts(lang).points(10), texts(lang)["in_bredouille"], texts(lang).out(1)):
            assert page.count(each) == 2
        assert ("\x1b" in page) == bool(style.colours)


def test_colour_and_plain_boards_have_the_same_marks() -> None:
    position = Position.parse(MIDDLE)
    plain, coloured = (board(position, style=style) for style in (Style(), Style(UNICODE, 256)))
    assert len(plain) == len(coloured)
    assert "10 points ◉" in ESCAPES.sub("", "\n".join(coloured))


class Stream:
    def __init__(self, terminal: bool, encoding: str | None = "utf-8") -> None:
        self.terminal, self.encoding = terminal, encoding

    def isatty(self) -> bool:
        return self.terminal


def test_colour_only_for_a_terminal_that_wants_it() -> None:
    xterm = {"TERM": "xterm-256color"}
    assert Style.of(Stream(True), xterm).colours == 256
    assert Style.of(Stream(True), xterm | {"COLORTERM": "truecolor"}).colours == 1 << 24
    assert Style.of(Stream(False), xterm).colours == 0
    assert Style.of(Stream(True), xterm | {"NO_COLOR": "1"}).colours == 0
    assert Style.of(Stream(True), {"TERM": "dumb"}).colours == 0
    assert Style.of(Stream(True), {}).colours == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", None, "no-such-encoding"])
def test_ascii_where_the_encoding_lacks_the_characters(encoding: str | None) -> None:
    style = Style.of(Stream(False, encoding), {})
    assert style.glyphs is ASCII
    page = style.fit(show(Position.parse(MIDDLE), Throw(6, 4), lang="fr", style=style))
    assert page.encode(encoding if encoding in ("latin-1", "cp1252") else "ascii")
    assert "de 2 fa" in page
    keyboard = Keyboard(autoplay(random.Random(2)), rules=Rules(trous=2), lang="fr", style=style)
    text = keyboard.play()
    assert text.encode(encoding if encoding in ("latin-1", "cp1252") else "ascii")
    assert "?" not in text.replace("[? aide]", "").replace("? a toute", "").replace("? à toute", "")
    assert lines_too_long(text) == []


# The words


def test_both_languages_say_everything() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    fields = string.Formatter().parse
    for key in ENGLISH:
        assert ENGLISH[key].strip(), key
        assert FRENCH[key].strip(), key
        if not key.startswith("bad_"):  # a French error speaks for itself, an English one quotes the parser
            names = [{name for _, name, _, _ in fields(table[key]) if name} for table in (ENGLISH, FRENCH)]
            assert names[0] == names[1], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_leaves_room_for_the_answer(lang: str) -> None:
    side = "Maximilienne-L…, " + TEXTS[lang]["mode_assisted"]
    names = TEXTS[lang]["and"].format(some="Maximilienne-L…", last="Bonaventure-Ma…")
    values = {"side": side, "throw": "6-6", "play": "11-12 10-12 (par puissance)", "names": names}
    for key, text in TEXTS[lang].items():
        if key.startswith(("prompt_", "ask_")):
            assert len(f"{text.format(**values)} [{TEXTS[lang]['hint']}] > ") <= 78, key


def test_every_text_is_used_and_every_used_text_exists() -> None:
    from pathlib import Path

    import trictrac.terminal

    folder = Path(trictrac.terminal.__file__).parent
    sources = [path for path in folder.glob("*.py") if path.name not in ("texts.py", "phrases.py")]
    sources += [folder.parent / "cli" / name for name in ("show.py", "play.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    verdicts = {f"{when}_{truth}" for when in ("told", "contested", "lapsed") for truth in ("right", "wrong")}
    made = verdicts | {f"form_{form}" for form in ("ordinary", "poule", *forms.KINDS)}
    made |= {f"mode_{mode.value}" for mode in Mode} | {"welcome_strict", "welcome_assisted"}
    made |= {f"step_{step}" for step in ("received", "dice", "mark", "decide", "play")}
    counted = {"white", "black", "point", "points", "trou", "trous", "dame_out", "dames_out"}
    for key in ENGLISH.keys() - made - counted:
        assert f'"{key}"' in code or f"'{key}'" in code, key
    assert made <= ENGLISH.keys()
    for key in re.findall(r'(?:words|say)\(\s*"(\w+)"|words\["(\w+)"\]', code):
        assert (key[0] or key[1]) in ENGLISH, key


def test_the_first_lines_tell_a_newcomer_what_to_do() -> None:
    for lang in LANGUAGES:
        text = Keyboard([], lang=lang).play()
        welcome = " ".join(text[: text.index(" 24 ")].split())
        assert welcome.startswith(TEXTS[lang]["welcome"])
        assert TEXTS[lang]["welcome"].count(". ") == 1  # two sentences
