"""Records and proofs with a byte changed: whatever means something is found, by the command and on the page."""

import json
import random
from dataclasses import replace

import pytest

from tests.server.test_dice import one_game
from trictrac.cli import main
from trictrac.dice_proof import ProofError
from trictrac.errors import TrictracError
from trictrac.records import write
from trictrac.server.study.checking import check_text
from trictrac.signatures import SIGNED_BY, SigningKey
from trictrac.verify import to_data, verify_text

KEY = SigningKey("the secret of a house")


@pytest.fixture(scope="module")
def record():
    header, events, _ = one_game()
    fields = {"date": "1788-07-14", **header.fields, SIGNED_BY: KEY.public}
    return KEY.sign_record("".join(write(replace(header, fields=fields), events))).encode()


@pytest.fixture(scope="module")
def proof():
    header, events, proof = one_game()
    data = to_data(replace(header, fields={"date": "1788-07-14"}), events, proof)
    return json.dumps(KEY.sign_proof(data)).encode()


def flips(text):
    """Every byte changed once, in one of its bits."""
    rng = random.Random(7)
    for place, byte in enumerate(text):
        yield text[:place] + bytes([byte ^ (1 << rng.randrange(8))]) + text[place + 1 :]


def verified(text):
    return verify_text(text, [KEY.public], unsigned=False)


def test_every_changed_byte_of_a_record_is_found(record):
    assert verified(record)[0].signed_by == KEY.public
    for changed in flips(record):
        with pytest.raises(TrictracError):
            verified(changed)


def test_every_changed_byte_of_a_proof_that_means_something_is_found(proof):
    assert verified(proof)[0].signed_by == KEY.public
    said = json.loads(proof)
    for changed in flips(proof):
        try:
            same = json.loads(changed) == said
        except ValueError:
            same = False
        if not same:
            with pytest.raises(TrictracError):
                verified(changed)


@pytest.mark.parametrize(
    ("true", "lie"),
    [
        ("A: Anne", "A: Zénobie"),
        ("stake: 1", "stake: 9"),
        ("date: 1788-07-14", "date: 1789-07-14"),
        ("marking: A automatic, B automatic", "marking: A automatic, B automatic, "),
        ("trous=2", "trous=2 fiche=20"),
    ],
)
def test_names_stake_rules_marking_and_dates_are_bound(record, true, lie, tmp_path, capsys):
    text = record.decode()
    assert text.count(true) == 1
    changed = tmp_path / "game.trictrac"
    changed.write_text(text.replace(true, lie))
    assert main(["verify", str(changed), "--lang", "en"]) == 1
    assert "signature of the house does not fit" in capsys.readouterr().err
    (page,) = check_text(changed.read_bytes(), [KEY.public])
    assert not page.right
    assert page.checks[0].right is False
    assert all(each.right for each in page.checks[1:])  # nothing else would have shown it


def test_a_signature_left_out_or_by_somebody_else_is_found(record, tmp_path, capsys):
    file = tmp_path / "game.trictrac"
    file.write_bytes(record)
    assert main(["verify", str(file), "--key", KEY.public, "--lang", "en"]) == 0
    assert KEY.public in capsys.readouterr().out
    assert main(["verify", str(file), "--key", "0" * 64, "--lang", "en"]) == 1
    assert "another key" in capsys.readouterr().err
    other = SigningKey("the secret of somebody else")
    lines = [line for line in record.decode().splitlines(keepends=True) if not line.startswith("signature:")]
    bare = "".join(lines).replace(KEY.public, other.public)
    with pytest.raises(ProofError, match="another key"):
        verified(other.sign_record(bare).encode())
    file.write_text("".join(lines))
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert "no house has signed" in capsys.readouterr().err
    assert main(["verify", str(file), "--unsigned", "--lang", "en"]) == 0
    assert "Nobody signed" in capsys.readouterr().out


def test_two_sessions_in_one_file_are_signed_each_for_itself(record):
    first, second = verified(record + b"\n" + record)
    assert first == second
    with pytest.raises(ProofError):
        verified(record + record.replace(b"A: Anne", b"A: Anna"))
