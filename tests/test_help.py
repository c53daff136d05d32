"""``--help`` of every command, in both languages, from the catalogues alone."""

from __future__ import annotations

import re
import sys

import pytest

from trictrac.cli import COMMANDS, main, serve_backup, serve_bans
from trictrac.words import say
from trictrac.words.catalogues import keys

PAGES = [
    (),
    *((name,) for name in COMMANDS),
    *(("serve", name) for name in (*serve_bans.REGISTERS, *serve_backup.REGISTERS)),
]
OF_ARGPARSE = ("usage: ", "positional arguments", "optional arguments", "show this help message", "exit", "default")


def page(command: tuple[str, ...], lang: str, monkeypatch, capsys) -> str:
    """The help of a command, unwrapped."""
    for name in ("LC_ALL", "LC_MESSAGES", "TRICTRAC_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", lang)
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit) as leaving:
        main([*command, "--help"])
    assert leaving.value.code == 0
    return capsys.readouterr().out


def texts(lang: str) -> dict[str, str]:
    """Every message of the help; the last one takes arguments."""
    return {key: say(key, lang) for key in keys(lang) if key.startswith("help-") and key != "help-arena-roster"}


@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_french_help_has_no_english_words(command, monkeypatch, capsys):
    shown = page(command, "fr_FR.UTF-8", monkeypatch, capsys)
    french = "\n".join(texts("fr").values())
    for key, text in texts("en").items():
        english = [line.strip() for line in text.splitlines() if line.strip() not in french]
        assert [line for line in english if re.search(rf"(?<!\w){re.escape(line)}(?!\w)", shown)] == [], key
    assert [word for word in OF_ARGPARSE if word in shown] == []
    assert re.search(r"^arguments:|^options:", shown, re.MULTILINE) is None


@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_GB.UTF-8"])
def test_every_message_of_the_help_is_on_a_page(lang, monkeypatch, capsys):
    everything = "".join(page(command, lang, monkeypatch, capsys) for command in PAGES)
    assert [key for key, text in texts(lang[:2]).items() if text not in everything] == []


@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_GB.UTF-8"])
def test_no_description_is_wider_than_a_page(lang, monkeypatch, capsys):
    described = [page(command, lang, monkeypatch, capsys).split("\n\n")[1] for command in PAGES]
    assert max(len(line) for text in described for line in text.splitlines()) <= 88


def test_calling_a_command_imports_no_other(monkeypatch, capsys):
    for name in COMMANDS:
        monkeypatch.delitem(sys.modules, f"trictrac.cli.{name}", raising=False)
    page(("settle",), "C", monkeypatch, capsys)
    assert [name for name in COMMANDS if f"trictrac.cli.{name}" in sys.modules] == ["settle"]


@pytest.mark.parametrize(
    ("arguments", "french", "english"),
    [
        (["show"], "il manque\u00a0: POSITION", "the following arguments are required: POSITION"),
        (["show", "start", "--throws"], "arguments inconnus\u00a0: --throws", "unrecognized arguments: --throws"),
        (["show", "start", "--throw"], "argument --throw\u00a0: une valeur est attendue", "expected one argument"),
        (["play", "--players"], "une valeur au moins est attendue", "expected at least one argument"),
        (["play", "--port", "x"], "«\u202fx\u202f» n’est pas un nombre", "'x' is not a number that fits"),
        (
            ["play", "--side", "red"],
            "«\u202fred\u202f» ne convient pas (au choix\u00a0: ",
            "invalid choice: 'red' (choose from",
        ),
        (["play", "--p"], "--p peut vouloir dire --", "ambiguous option: --p could match --"),
        (["play", "--terminal=x"], "aucune valeur n’est attendue", "expected no value, and got 'x'"),
    ],
)
def test_a_wrong_command_line_is_told_in_the_language_of_the_environment(
    arguments, french, english, monkeypatch, capsys
):
    for lang, told in (("fr_FR.UTF-8", french), ("en_GB.UTF-8", english)):
        for name in ("LC_ALL", "LC_MESSAGES", "TRICTRAC_LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", lang)
        with pytest.raises(SystemExit) as leaving:
            main(arguments)
        assert leaving.value.code == 2
        assert told in capsys.readouterr().err
