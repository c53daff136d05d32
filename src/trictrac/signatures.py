"""Signatures of a house under its records (docs/dice.md): names, stakes, rules, marking and dates as it knows them.

The dice prove themselves; everything else about a session is the word of the house, which signs it with Ed25519.
What is signed is the SHA-256 of the record without the line of its signature, or of the proof as compact JSON with
sorted keys, so that ``grep`` and ``openssl`` can check it too.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trictrac.dice_proof import ProofError
from trictrac.words import fact

SCHEME = "trictrac-signature-1"
SIGNED_BY, SIGNATURE = "signed-by", "signature"
"""The fields of a record, and of a proof."""
KEY = re.compile(r"[0-9a-f]{64}")
_SIGNATURE = re.compile(r"[0-9a-f]{128}")
_LINE = re.compile(rb"^signature: ([0-9a-f]{128})\n", re.MULTILINE)
_KEY_LINE = re.compile(rb"^signed-by: ([0-9a-f]{64})\n", re.MULTILINE)
_SESSION = re.compile(rb"^[ \t]*format[ \t]*:", re.MULTILINE | re.IGNORECASE)


class SigningKey:
    """The key of a house, drawn from its secret: the same in all its processes."""

    def __init__(self, secret: str) -> None:
        seed = HKDF(SHA256(), 32, salt=None, info=SCHEME.encode()).derive(secret.encode())
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign_record(self, text: str) -> str:
        """A record with its signature, in the line after the field ``signed-by``."""
        line = f"{SIGNED_BY}: {self.public}\n"
        before, found, after = text.partition(line)
        assert found, "the record does not say who signs it"
        return f"{before}{line}{SIGNATURE}: {self._sign(digest_of_record(text.encode()))}\n{after}"

    def sign_proof(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of a proof with its signature."""
        said = {**data, SIGNED_BY: self.public}
        return {**said, SIGNATURE: self._sign(digest_of_proof(said))}

    def _sign(self, digest: str) -> str:
        return self._key.sign(_message(digest)).hex()


@dataclass(frozen=True, slots=True)
class Signature:
    """A signature that was found, and what it is for."""

    key: str
    value: str
    digest: str

    def check(self) -> None:
        """Refuses one that is not of this key under these words."""
        if KEY.fullmatch(self.key) is None or _SIGNATURE.fullmatch(self.value) is None:
            raise ProofError(fact("proof-signature"))
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key)).verify(
                bytes.fromhex(self.value), _message(self.digest)
            )
        except (InvalidSignature, ValueError):
            raise ProofError(fact("proof-signature")) from None


def _message(digest: str) -> bytes:
    return f"{SCHEME}/{digest}".encode()


def digest_of_record(text: bytes) -> str:
    """The hash of a record without the line of its signature, and without empty lines at its end."""
    return hashlib.sha256(_LINE.sub(b"", text, count=1).rstrip(b"\n") + b"\n").hexdigest()


def digest_of_proof(data: Mapping[str, Any]) -> str:
    """The hash of the data of a proof without its signature."""
    said = {key: value for key, value in data.items() if key != SIGNATURE}
    return hashlib.sha256(json.dumps(said, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def signature_of_proof(data: Mapping[str, Any]) -> Signature | None:
    """The signature that a proof carries; None: it has none."""
    key, value = data.get(SIGNED_BY), data.get(SIGNATURE)
    if not isinstance(key, str) or not isinstance(value, str):
        return None
    return Signature(key, value, digest_of_proof(data))


def signatures_of_records(text: bytes) -> Iterator[Signature | None]:
    """The signature of each session of a file; None for one that has none."""
    text = text.replace(b"\r\n", b"\n")
    starts = [match.start() for match in _SESSION.finditer(text)] or [0]
    for start, end in zip([0, *starts[1:]], [*starts[1:], len(text)], strict=True):
        session = text[start:end]
        key, value = _KEY_LINE.search(session), _LINE.search(session)
        if key is None or value is None:
            yield None
        else:
            yield Signature(key[1].decode(), value[1].decode(), digest_of_record(session))
