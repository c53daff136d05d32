"""What the browser's reports are held to (``web/src/report/report.test.ts``) is what Python reports today."""

import json

import pytest

from scripts.report_samples import PLACE, sample, texts

FILES = sorted(PLACE.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_sample_is_what_python_reports(file):
    kept = json.loads(file.read_text("utf-8"))
    made = json.loads(json.dumps(sample(kept["text"], kept["depth"])))
    assert made == kept, "scripts/report_samples.py writes the samples again"


def test_every_sample_is_there():
    assert {name for name, _, _ in texts()} == {file.stem for file in FILES}
