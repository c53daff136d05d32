"""``trictrac settle``: the account of an evening written down by hand."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from trictrac.cli.helping import help_of

EXAMPLE = """\
form = "tourner"                      # three players, each for himself
players = ["Anne", "Bruno", "Claire"] # as drawn: the first two begin
marques = 3

[[marque]]
trous = {Anne = 9, Bruno = 8}         # Anne wins and gives way to Claire

[[marque]]
trous = {Bruno = 7, Claire = 7}       # a refait: the consolation doubles

[[marque]]
trous = {Bruno = 2, Claire = 8}
bredouille = "petite"                 # the winner's; "none", "petite", "grande"

[[marque]]
trous = {Claire = 6, Anne = 10}
"""


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "settle",
        help=help_of("settle"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Reads the results of an evening from a small TOML or JSON file and prints the account: one\n"
        "line a reason, then each player's jetons and fiches. Who sits is worked out and checked. An\n"
        "evening that is not over gets a provisional account.",
        epilog="example (save as evening.toml, then: trictrac settle evening.toml):\n\n"
        + "".join(f"  {line}".rstrip() + "\n" for line in EXAMPLE.splitlines())
        + "\nforms: ordinary (stake, games; one [[game]] each); a-ecrire for 2, 3 or 4, or by name deux,\n"
        "tourner, equipes (players 1 and 2 against 3 and 4), chouette (player 1 against 2 and 3), one\n"
        "[[marque]] each, refaits too; poule (stake, order, stopped; one [[game]] each).\n"
        'rules: rules = "usage-19e stakes=double", a rule set and options; everything: docs/forms.md.',
    )
    parser.add_argument("file", metavar="FILE", help="the evening, TOML or JSON; - is standard input")
    parser.add_argument("--json", action="store_true", help="print the account as JSON")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Settles; a file that cannot be settled gets one sentence and exit status 2."""
    from trictrac.forms.evening import read_evening
    from trictrac.forms.sheet import sheet
    from trictrac.terminal import Style
    from trictrac.words import language

    lang = language(args.lang)
    text = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
    evening = read_evening(text)
    if args.json:
        form = evening.form.to_data()
        del form["results"]
        if "order" in form:
            form["order"] = [form["players"][player] for player in form["order"]]
        title = {"title": evening.title} if evening.title else {}
        data = {**title, **form, **evening.form.account().to_data(lang)}
        plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
        print(json.dumps(data, indent=2, ensure_ascii=plain))
    else:
        print(sheet(evening.form, lang, evening.title, Style.of(sys.stdout).fit))
    return 0
