"""A package without a hash is found, in either lock file."""

from scripts.locked import main, of_node, of_python

HASHED = {"hash": "sha256:00"}


def test_every_package_is_pinned_by_a_hash():
    assert main() == 0


def test_a_python_package_without_a_hash_is_found():
    source = {"registry": "https://pypi.org/simple"}
    packages = [
        {"name": "trictrac", "source": {"editable": "."}},
        {"name": "right", "source": source, "wheels": [HASHED], "sdist": HASHED},
        {"name": "bare-wheel", "source": source, "wheels": [HASHED, {}], "sdist": HASHED},
        {"name": "bare-sdist", "source": source, "wheels": [HASHED], "sdist": {"hash": "md5:00"}},
        {"name": "fileless", "source": {"git": "https://example.org/x"}},
    ]
    found = list(of_python({"package": packages}))
    assert [line.split()[1] for line in found] == ["bare-wheel", "bare-sdist", "fileless"]


def test_a_node_package_without_integrity_is_found():
    packages = {
        "": {},
        "node_modules/right": {"integrity": "sha512-xx"},
        "node_modules/own": {"link": True},
        "node_modules/bare": {},
        "node_modules/weak": {"integrity": "sha1-xx"},
    }
    assert list(of_node({"packages": packages})) == [
        "package-lock.json: node_modules/bare",
        "package-lock.json: node_modules/weak",
    ]
