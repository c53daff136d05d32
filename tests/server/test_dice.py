"""The dice: the documented function, its fairness, and that no lie passes."""

import hashlib
import hmac
import json
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.evenings import form_of
from trictrac.cli import main
from trictrac.dice_proof import SCHEME, Dice, Proof, ProofError, commitment, draw, new_secret, order_of, seal
from trictrac.forms import ordinary, poule
from trictrac.records import Header, write
from trictrac.rules import Rules
from trictrac.signatures import SIGNED_BY, SigningKey
from trictrac.table import Mode, Robot, Setting, Table, TablePhase
from trictrac.verify import fields_of, to_data, verify, verify_text


def session(seed, form=None, modes=None):
    """A session of robots with verified dice: head, events, proof."""
    rng = random.Random(seed)
    form = form or form_of(rng)
    setting = Setting(modes or tuple(rng.choice(list(Mode)) for _ in form.players))
    secret, seeds = new_secret(), [new_secret() for _ in form.players[1:]] + [None]
    table = f"table-{seed}"
    dice, count = Dice(table, secret, seeds), iter(range(1, 10**6))
    played = Table(form, setting, lambda: dice.die(next(count)))
    robots = [Robot(player, seed + player) for player in range(len(form.players))]
    while played.state.phase is not TablePhase.OVER:
        for robot in robots:
            if action := robot.next_action(played):
                played.act(action)
    seals = tuple(None if each is None else seal(table, player, each) for player, each in enumerate(seeds))
    proof = Proof(table, commitment(table, secret), secret, tuple(seeds), seals)
    return Header(form, setting, fields_of(proof)), list(played.events), proof


def one_game():
    return session(1, ordinary(["Anne", "Bruno"], Rules.of("usage-19e", trous=2)), (Mode.AUTOMATIC,) * 2)


@pytest.mark.parametrize("seed", range(12))
def test_every_form_verifies(seed):
    header, events, proof = session(seed)
    found = verify(header, events, proof)
    assert found.finished
    assert found.dice > 0
    text = "".join(write(header, events)).encode()
    assert verify_text(text)[0].dice == found.dice
    assert verify_text(json.dumps(to_data(header, events, proof)).encode())[0].dice == found.dice


def test_the_function_is_the_documented_one():
    """Written again from the text of docs/dice.md, with nothing of the module."""
    secret, seed = "ab" * 32, "cd" * 32
    dice = Dice("T_1-x", secret, [seed, None])
    for number in range(1, 200):
        text = f"trictrac-dice-1/T_1-x/{seed}/-/{number}/0".encode()
        digest = hmac.new(bytes.fromhex(secret), text, hashlib.sha256).digest()
        byte = next(byte for byte in digest if byte < 252)
        assert dice.die(number) == 1 + byte % 6
    assert commitment("T_1-x", secret) == hashlib.sha256(f"trictrac-dice-1/secret/T_1-x/{secret}".encode()).hexdigest()
    assert seal("T_1-x", 1, seed) == hashlib.sha256(f"trictrac-dice-1/seal/T_1-x/1/{seed}".encode()).hexdigest()
    assert SCHEME == "trictrac-dice-1"


def test_the_document_shows_the_true_example():
    """The worked example of docs/dice.md."""
    text = (Path(__file__).parents[2] / "docs" / "dice.md").read_text()
    secret, seed_a, seed_b = (
        re.search(rf"^{name}\s*=\s*([0-9a-f]{{64}})$", text, re.M)[1] for name in ("secret", "seed A", "seed B")
    )
    assert commitment("example", secret) in text
    assert seal("example", 0, seed_a) in text
    dice = Dice("example", secret, [seed_a, seed_b])
    assert f"first dice: {' '.join(str(dice.die(n)) for n in range(1, 13))}" in text


def test_the_dice_are_fair():
    """60 000 dice and their neighbours (chi-square, p > 0.001)."""
    dice = Dice("fair", "0f" * 32, ["11" * 32, "22" * 32])
    rolled = [dice.die(n) for n in range(1, 60_001)]
    counts = [rolled.count(face) for face in range(1, 7)]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5
    pairs = [0] * 36
    for one, two in zip(rolled[::2], rolled[1::2], strict=True):
        pairs[6 * (one - 1) + two - 1] += 1
    assert sum((count - 30_000 / 36) ** 2 / (30_000 / 36) for count in pairs) < 66.6


def test_every_part_changes_the_dice():
    parts = ["t", "aa" * 32, ["bb" * 32, "cc" * 32]]
    first = [Dice(*parts).die(n) for n in range(1, 60)]
    for changed in (
        ["u", *parts[1:]],
        ["t", "ab" * 32, parts[2]],
        ["t", parts[1], ["bb" * 32, "cd" * 32]],
        ["t", parts[1], ["cc" * 32, "bb" * 32]],
        ["t", parts[1], ["bb" * 32, None]],
    ):
        assert [Dice(*changed).die(n) for n in range(1, 60)] != first


def test_a_lie_about_any_promise_is_found():
    header, events, proof = one_game()
    for lie, why in (
        (replace(proof, secret=new_secret()), "committed"),
        (replace(proof, commitment=new_secret()), "committed"),
        (replace(proof, table="other"), "committed"),
        (replace(proof, seeds=(new_secret(), None)), "sealed"),
        (replace(proof, seals=(new_secret(), None)), "sealed"),
        (replace(proof, seeds=(None, None)), "sealed"),
        (replace(proof, seeds=(proof.seeds[0], new_secret())), "sealed"),
    ):
        with pytest.raises(ProofError, match=why):
            verify(header, events, lie)


def test_a_changed_die_is_found_wherever_it_is():
    header, events, proof = one_game()
    thrown = [n for n, event in enumerate(events) if event.kind in ("die", "thrown")]
    for n in (thrown[0], thrown[len(thrown) // 2], thrown[-1]):
        other = tuple(die % 6 + 1 for die in events[n].dice)
        wrong = [*events[:n], replace(events[n], dice=tuple(sorted(other, reverse=True))), *events[n + 1 :]]
        with pytest.raises(ValueError, match=r"had to be|dice|throw|opening"):
            verify(header, wrong, proof)


def test_a_throw_left_out_is_found():
    header, events, proof = one_game()
    n = next(n for n, event in enumerate(events) if event.kind == "thrown")
    with pytest.raises(ValueError, match=r"\w"):
        verify(header, [*events[:n], *events[n + 1 :]], proof)


def test_the_command_tells_and_exits(tmp_path, capsys):
    header, events, proof = one_game()
    good, bad = tmp_path / "good.trictrac", tmp_path / "bad.json"
    key = SigningKey("the secret of a house")
    signed = replace(header, fields={**header.fields, SIGNED_BY: key.public})
    good.write_text(key.sign_record("".join(write(signed, events))))
    bad.write_text(json.dumps(to_data(header, events, replace(proof, secret=new_secret()))))
    assert main(["verify", str(good), "--lang", "en"]) == 0
    assert "dice are as they were promised" in capsys.readouterr().out
    assert main(["verify", str(good), str(bad), "--unsigned", "--lang", "fr"]) == 1
    captured = capsys.readouterr()
    assert "promis" in captured.out
    assert "n’est pas celui auquel il s’était engagé" in captured.err
    plain = tmp_path / "plain.trictrac"
    plain.write_text("".join(write(replace(header, fields={}), events)))
    assert main(["verify", str(plain), "--lang", "en"]) == 1
    assert "no house has signed this" in capsys.readouterr().err
    assert main(["verify", str(plain), "--unsigned", "--lang", "en"]) == 1
    assert "does not say how its dice were made" in capsys.readouterr().err
    for text in ("", "{", "[]", '{"format": "trictrac-proof-1"}', "nonsense"):
        plain.write_text(text)
        assert main(["verify", str(plain)]) in (1, 2)


def drawn_poule():
    """A poule whose order was drawn: the same session, the first dice taken by the draw."""
    names, secret, table = ["Anne", "Bruno", "Claire"], new_secret(), "poule"
    dice = Dice(table, secret, [None] * 3)
    thrown = draw(dice, 3)
    form = poule(names, Rules.of("loi-2013", trous=1), order=order_of(thrown))
    count = iter(range(len(thrown) + 1, 10**6))
    setting = Setting((Mode.AUTOMATIC,) * 3)
    played = Table(form, setting, lambda: dice.die(next(count)))
    robots = [Robot(player, player) for player in range(3)]
    while played.state.phase is not TablePhase.OVER:
        for robot in robots:
            if action := robot.next_action(played):
                played.act(action)
    proof = Proof(table, commitment(table, secret), secret, (None,) * 3, (None,) * 3, drawn=True)
    return Header(form, setting, fields_of(proof)), list(played.events), proof, len(thrown)


def test_the_order_of_a_poule_is_drawn_by_the_first_dice():
    header, events, proof, thrown = drawn_poule()
    plain = replace(proof, drawn=False)
    for text in (
        "".join(write(header, events)).encode(),
        json.dumps(to_data(header, events, proof)).encode(),
    ):
        (found,) = verify_text(text)
        assert found.finished
    assert verify(header, events, proof).dice > thrown
    with pytest.raises(ProofError, match="had to be"):  # who hides the draw has thrown other dice than those due
        verify(header, events, plain)


def test_an_order_that_the_dice_did_not_draw_is_found():
    header, events, proof, _ = drawn_poule()
    other = (*header.form.order[1:], header.form.order[0])
    with pytest.raises(ProofError, match="order of the draw"):
        verify(replace(header, form=replace(header.form, order=other)), events, proof)


def test_every_order_is_drawn_equally_often():
    counts = Counter(order_of(draw(Dice("t", f"{n:064x}", [None] * 3), 3)) for n in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi square, one in a thousand
