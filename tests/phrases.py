"""Messages of a catalogue as tests quote them: by key without the subject, blanks as ``str.format`` has them."""

from __future__ import annotations

import re

from trictrac.words import LANGUAGES
from trictrac.words.catalogues import sources

_LINE = re.compile(r"^([a-z]+)-([\w-]+) = (.+)$", re.MULTILINE)


def phrases(subject: str, lang: str) -> dict[str, str]:
    """Every message of one line, with plain spaces."""
    found = _LINE.findall(re.sub("[\u00a0\u202f]", " ", sources(lang)[subject]))
    return {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", text) for _, key, text in found if "->" not in text}


TERMINAL = {lang: phrases("terminal", lang) for lang in LANGUAGES}
KEEPER = {lang: phrases("scorekeeper", lang) for lang in LANGUAGES}
