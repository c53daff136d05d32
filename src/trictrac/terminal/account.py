"""Who owes what: the account of an evening on a page of eighty columns, each amount with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac.forms import Account, AEcrire, Entry, Form, Ordinary, Poule
from trictrac.forms.texts import GROUPS
from trictrac.terminal import sheet
from trictrac.terminal.people import LONGEST, cut
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.texts import Words

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
    lines += _ledger(account, isinstance(form, AEcrire), words, style)
    lines += ["", *_totals(account, words, style)]
    if not account.final and not isinstance(form, Ordinary):
        key = "account_poule_stops" if isinstance(form, Poule) else "account_not_yet"
        lines += sheet.wrapped(words(key, next=form.next_number, all=getattr(form, "marques", 0)))
    return lines


def running(form: Form, words: Words) -> str:
    """The totals in one sentence."""
    account = form.account()
    parts = (f"{name} {_signed(total)}" for name, total in zip(account.players, account.totals, strict=True))
    key = "running_poule" if isinstance(form, Poule) else "running"
    return words(key, totals=", ".join(parts))


def entries_of_last(form: Form, words: Words) -> list[str]:
    """What the last partie moved, a sentence each; queue, bets and pot are told at the end."""
    account, played = form.account(), form.history[-1]
    if played.is_refait:
        last = [entry for entry in account.entries if entry.reason == "refait"][-1:]
    else:
        last = [entry for entry in account.entries if entry.marque == played.number and entry.reason in _AT_ONCE]
    return [account.sentence(entry, words.lang) for entry in last]


def _ledger(account: Account, written: bool, words: Words, style: Style) -> list[str]:
    head = words["marque_column" if written else "game_column"]
    jetons = words["jetons_column"]
    between = [_between(account, entry, words.lang) for entry in account.entries]
    names = max(map(len, between))
    indent = len(head) + len(jetons) + 4
    beside = indent + names + 2
    fits = sheet.TEXT_WIDTH - beside >= _LEAST_REASON
    title = f"{head}  {jetons}  {words['who_column'].ljust(names)}  {words['why_column']}" if fits else ""
    lines = [style.paint((title or f"{head}  {jetons}  {words['who_column']}").rstrip(), "dim")]
    for entry, who in zip(account.entries, between, strict=True):
        number = "" if entry.marque is None else str(entry.marque)
        start = f"{number.rjust(len(head))}  {str(entry.jetons).rjust(len(jetons))}  "
        why = account.why(entry, words.lang)
        if fits:
            lines += sheet.wrapped(why, f"{start}{who.ljust(names)}  ")
        else:
            lines += [f"{start}{cut(who, sheet.TEXT_WIDTH - indent)}", *sheet.wrapped(why, " " * (indent + 2))]
    return lines


def _between(account: Account, entry: Entry, lang: str) -> str:
    payer, payee = (account.party_name(party, lang) for party in (entry.payer, entry.payee))
    return f"{payer} – {payee}" if entry.reason == "refait" else f"{payer} → {payee}"


def _totals(account: Account, words: Words, style: Style) -> list[str]:
    used = {entry.reason for entry in account.entries}
    groups = [group for group in GROUPS if used & set(group[3])]
    heads = [group[1] if words.lang == "fr" else group[2] for group in groups]
    rows = [["", *heads, words["total_column"], words["fiches_column"]]]
    by_group = [account.balance(group[3]) for group in groups]
    for player, name in enumerate(account.players):
        amounts = [*(balance[player] for balance in by_group), account.totals[player], account.fiches[player]]
        rows.append([cut(name, LONGEST), *map(_signed, amounts)])
    head, *lines = _table(rows)
    fiche = sheet.wrapped(words("fiche", fiche=account.fiche))
    return [style.paint(head, "dim"), *lines, *(style.paint(line, "dim") for line in fiche)]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _signed(amount: int) -> str:
    return f"{amount:+}" if amount else "0"
