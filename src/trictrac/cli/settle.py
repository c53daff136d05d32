"""``trictrac settle``: the account of an evening written down by hand."""

from __future__ import annotations

import argparse
import json
import sys

from trictrac.cli.helping import Parser
from trictrac.cli.telling import fit, read_bytes
from trictrac.forms.evening import read_evening
from trictrac.forms.sheet import sheet


def register(parser: Parser) -> None:
    parser.add("file", metavar="FILE")
    parser.add("--json", action="store_true")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    """Settles; a file that cannot be settled gets one sentence and exit status 2."""
    evening = read_evening(read_bytes(args.file))
    if args.json:
        form = evening.form.to_data()
        del form["results"]
        if "order" in form:
            form["order"] = [form["players"][player] for player in form["order"]]
        title = {"title": evening.title} if evening.title else {}
        data = {**title, **form, **evening.form.account().to_data(args.lang)}
        plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
        print(json.dumps(data, indent=2, ensure_ascii=plain))
    else:
        print(sheet(evening.form, args.lang, evening.title, fit))
    return 0
