"""What the browser tells of a throw is held to samples of what Python tells; here they are held to Python."""

import json

from scripts.hint_samples import PLACE, samples


def test_the_samples_are_what_python_tells():
    kept = json.loads(PLACE.read_text("utf-8"))
    assert samples() == kept, "scripts/hint_samples.py writes the samples again"
    told = {key for sample in kept for key in _keys(sample["answer"])}
    assert {"hint-leave", "hint-stay", "hint-enfilade-theirs", "hint-passage-closed", "hint-room"} <= told


def _keys(data):
    """Every fact in an answer."""
    if isinstance(data, dict):
        if "key" in data:
            yield data["key"]
        for value in data.values():
            yield from _keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from _keys(value)
