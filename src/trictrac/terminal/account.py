"""Who owes what: the account of an evening on a page of eighty columns, each amount with its reason."""

from __future__ import annotations

from trictrac.forms import Account, Form
from trictrac.forms.sheet import fiche, heads, row, signed, table, totals
from trictrac.terminal import sheet
from trictrac.terminal.people import LONGEST
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.texts import Words, cut
from trictrac.words import say

_LEAST_REASON = 30
"""Columns a reason needs beside the names; else it goes below them."""
_AT_ONCE = ("partie", "marque", "consolation", "entry")
"""Reasons of jetons that move when the partie ends."""


def settlement(form: Form, words: Words, style: Style = PLAIN) -> list[str]:
    """The whole account: one line a reason, then what each player won or lost."""
    account = form.account()
    title = words["account_final" if account.final else "account_so_far"]
    lines = [style.paint(title, "title")]
    if not account.entries:
        return [*lines, words["account_nothing"]]
    lines += _ledger(account, form.partie, words, style)
    lines += ["", *_totals(account, words, style)]
    if not account.final:
        lines += sheet.wrapped(say(form.unfinished(), words.lang))
    return lines


def running(form: Form, words: Words) -> str:
    """The totals in one sentence."""
    account = form.account()
    parts = (f"{name} {signed(total)}" for name, total in zip(account.players, account.totals, strict=True))
    return say(form.running(", ".join(parts)), words.lang)


def entries_of_last(form: Form, words: Words) -> list[str]:
    """What the last partie moved, a sentence each; queue, bets and pot are told at the end."""
    account, played = form.account(), form.history[-1]
    if played.is_refait:
        last = [entry for entry in account.entries if entry.reason == "refait"][-1:]
    else:
        last = [entry for entry in account.entries if entry.marque == played.number and entry.reason in _AT_ONCE]
    return [account.sentence(entry, words.lang) for entry in last]


def _ledger(account: Account, partie: str, words: Words, style: Style) -> list[str]:
    """One entry a reason, beside the names where the page is wide enough, else below them."""
    head, jetons, who, why = heads(partie, words.lang, style.fit)
    rows = [row(account, entry, words.lang, style.fit) for entry in account.entries]
    names = max(len(who), *(len(between) for _, _, between, _ in rows))
    indent = len(head) + len(jetons) + 4
    fits = sheet.TEXT_WIDTH - indent - names - 2 >= _LEAST_REASON
    lines = [style.paint(f"{head}  {jetons}  {who.ljust(names)}  {why}" if fits else f"{head}  {jetons}  {who}", "dim")]
    for number, amount, between, reason in rows:
        start = f"{number.rjust(len(head))}  {amount.rjust(len(jetons))}  "
        if fits:
            lines += sheet.wrapped(reason, f"{start}{between.ljust(names)}  ")
        else:
            lines += [f"{start}{cut(between, sheet.TEXT_WIDTH - indent)}", *sheet.wrapped(reason, " " * (indent + 2))]
    return lines


def _totals(account: Account, words: Words, style: Style) -> list[str]:
    rows = [[cut(name, LONGEST), *amounts] for name, *amounts in totals(account, words.lang, style.fit)]
    head, *lines = table(rows, left=(0,)).splitlines()
    below = sheet.wrapped(fiche(account, words.lang))
    return [style.paint(head, "dim"), *lines, *(style.paint(line, "dim") for line in below)]
