"""The account of an evening as a page: one line per reason, then the totals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from trictrac.forms.account import Account, Entry, Party, side_party
from trictrac.forms.form import Form
from trictrac.words import say

Fit = Callable[[str], str]

GROUPS = {
    "marques": ("marque", "refait", "consolation"),
    "queue": ("aside", "fixed", "queue"),
    "bets": ("bets",),
    "share": ("share",),
    "games": ("partie",),
    "stakes": ("entry",),
    "pot": ("poule", "stopped"),
}
"""Columns of a summary and the reasons each one sums."""


def sheet(form: Form, lang: str, title: str = "", fit: Fit = str) -> str:
    """The whole page; ``fit`` writes a text as the stream can take it."""
    account = form.account()
    parts = [_heading(form, lang, title), _ledger(account, form.partie, lang, fit)]
    parts.append(f"{table(totals(account, lang, fit), left=(0,))}\n{fiche(account, lang)}")
    if not account.final:
        parts.append(say(form.unfinished(), lang))
    return fit("\n\n".join(parts))


def fiche(account: Account, lang: str) -> str:
    """How jetons become fiches."""
    return say("account-fiche", lang, fiche=account.fiche)


def _heading(form: Form, lang: str, title: str) -> str:
    line = f"{say(form.described, lang)} · {_players(form)}"
    return "\n".join([*([title] if title else []), line, say("account-rules", lang, rules=str(form.rules))])


def _players(form: Form) -> str:
    versus = " – " if form.teams() else ", "
    return versus.join(" & ".join(form.players[player] for player in side) for side in form.sides)


def heads(partie: str, lang: str, fit: Fit = str) -> list[str]:
    """The titles of the columns of the ledger."""
    return [fit(say(f"account-head-{key}", lang)) for key in (partie, "jetons", "between", "why")]


def row(account: Account, entry: Entry, lang: str, fit: Fit = str) -> list[str]:
    payer, payee = (_named(account, party, lang) for party in (entry.payer, entry.payee))
    number = "" if entry.marque is None else str(entry.marque)
    between = f"{payer} – {payee}" if entry.reason == "refait" else f"{payer} → {payee}"
    return [number, str(entry.jetons), fit(between), fit(say(account.why(entry), lang))]


def _named(account: Account, party: Party, lang: str) -> str:
    name = account.party_name(party)
    return name if isinstance(name, str) else say(name, lang)


def _ledger(account: Account, partie: str, lang: str, fit: Fit) -> str:
    if not account.entries:
        return say("account-nothing", lang)
    rows = [heads(partie, lang, fit), *(row(account, entry, lang, fit) for entry in account.entries)]
    return table(rows, left=(2, 3))


def totals(account: Account, lang: str, fit: Fit = str) -> list[list[str]]:
    """What everybody won or lost, by reasons and in all; sides of several players come first."""
    used = {entry.reason for entry in account.entries}
    groups = {group: reasons for group, reasons in GROUPS.items() if used & set(reasons)}
    by_group = [account.balance(reasons) for reasons in groups.values()]
    columns = [fit(say(f"account-group-{group}", lang)) for group in groups]
    rows = [["", *columns, *(say(f"account-head-{key}", lang) for key in ("total", "fiches"))]]
    for number, members in enumerate(account.sides):
        if len(members) > 1:
            purse = side_party(number)
            amounts = [balance.get(purse, 0) for balance in by_group]
            rows.append([fit(_named(account, purse, lang)), *map(signed, amounts), "", ""])
    for player, name in enumerate(account.players):
        amounts = [balance[player] for balance in by_group]
        rows.append([fit(name), *map(signed, [*amounts, account.totals[player], account.fiches[player]])])
    return rows


def signed(amount: int) -> str:
    return f"{amount:+}" if amount else "0"


def table(rows: Sequence[Sequence[str]], left: Sequence[int]) -> str:
    """Columns padded to their widest; those of ``left`` to the left, the others to the right."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            space = " " * (width - _width(text))
            cells.append(text + space if column in left else space + text)
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _width(text: str) -> int:
    """How many columns a terminal gives the text."""
    return sum(
        0 if unicodedata.combining(character) else 1 + (unicodedata.east_asian_width(character) in "WF")
        for character in text
    )
