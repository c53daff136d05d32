"""The second half of docs/knowledge.md: the book, the treatises, the exits."""

from __future__ import annotations

from typing import Any

from knowledge.common import THROWS, percent
from knowledge.markdown import left_table, points, table


def book_part(book: dict[str, Any]) -> str:
    """The opening book."""
    openings = book["openings"]
    lines = [
        [o["throw"], f"`{o['play']}`", f"{percent(o['value']):.2f}", *_second(o), f"`{o['position']}`"]
        for o in openings
    ]
    text = f"""## 4. Opening book

At 0-0, at two plies; with values and margins in [opening_book.json](../src/trictrac/players/opening_book.json), which
`trictrac.players.opening_book.book_play(position, throw)` reads. The margin is
the winning chance, in percent, that the second play gives away.

{left_table(["throw", "best play", "chance", "second play", "margin", "position after it"], lines)}

### Replies

After the best first play: the best reply for each throw and, after it, its margin over the second
play (percent of winning chances; none where there is only one play).
"""
    heads = [o["throw"] for o in openings]
    for part in (heads[:5], heads[5:10], heads[10:]):
        columns = [o for o in openings if o["throw"] in part]
        rows = [
            [f"**{high}-{low}**", *(_reply(o["replies"][i]) for o in columns)] for i, (high, low) in enumerate(THROWS)
        ]
        text += "\n" + left_table(["reply \\ first", *part], rows) + "\n"
    return text


def _second(entry: dict[str, Any]) -> list[str]:
    return [f"`{entry['second']}`", points(entry["margin"])] if "second" in entry else ["", "only play"]


def _reply(entry: dict[str, Any]) -> str:
    return f"`{entry['play']}`" + (f" {points(entry['margin'])}" if "margin" in entry else "")


def treatises_part(known: list[dict[str, Any]]) -> str:
    """What the treatises play."""
    agree = sum(entry["agrees"] for entry in known)
    equal = sum(entry["equal"] for entry in known)
    sure = sum(entry["rolled"] is not None and entry["rolled"]["low"] > 0 for entry in known)
    lines = []
    for entry in known:
        rolled = entry["rolled"]
        verdict = "the same" if entry["agrees"] else points(entry["difference"])
        if rolled:
            verdict += f" ({points(rolled['mean'])}, {points(rolled['low'])} to {points(rolled['high'])})"
        why = "" if entry["agrees"] else entry["reason"]
        note = f"; {entry['left_out']}" if entry["left_out"] else ""
        lines.append(
            [
                entry["source"],
                f"`{entry['position']}`",
                entry["throw"],
                f"`{entry['treatise']}`",
                f"`{entry['master']}`",
                verdict,
                entry["idea"] + note,
                why,
            ]
        )
    heads = ["source", "position", "throw", "treatise", "master", "difference", "the treatise's idea"]
    heads.append("why the master differs")
    return f"""## 5. What the treatises play

{len(known)} throws for which Lelasseux-Lafosse (LL, by paragraph) or Lepeintre (Lep., by chapter) names the play. The
master, at two plies, plays the same in {agree} and calls {equal} more equal (nearer than a fifth of a percent). The
difference is the winning chance, in percent, that the treatise's play gives away; in brackets the same by rollouts of
both plays with the same dice, and its 95 % interval: it is above 0 in {sure} of the {len(known) - agree} where the
master differs; the others are not settled.
The reason compares what the next throw of each side promises after the master's play and after the
treatise's (he: the opponent; I: the player who throws).

{left_table(heads, lines)}
"""


def exits_part(exits: dict[str, Any]) -> str:
    """Small exits."""
    cases = [19, 20, 21, 22, 23, 24]
    stacks = [[f"**{n}**", *(f"{value:.3f}" for value in line)] for n, line in enumerate(exits["stacks"], 1)]
    races = [
        [f"**{case}**", *(f"{100 * value:.1f}" for value in line)]
        for case, line in zip(cases, exits["races"], strict=True)
    ]
    stack_table = table(["dames \\ case", *cases], stacks)
    race_table = table(["mine \\ theirs", *cases], races)
    chances = ", ".join(
        f"{n} with {100 * chance:.1f} %" for n, chance in enumerate(exits["longest"]["chances"]) if chance >= 0.0005
    )
    measured = [_measured("drawn at random", exits["drawn"])]
    if exits["played"]:
        measured.append(_measured("met in self-play", exits["played"]))
    level = ", ".join(f"`{name}` {100 * chance:.1f}" for name, chance in exits["level"])
    return f"""## 6. Small exits

When both sides have at most {exits["dames"]} dames left, all in the last table, nothing scores but the sortie, and the
race can be settled exactly (`trictrac.players.exit_table`, {exits["positions"]:,}
positions per side). Expected number of throws to take out a stack of *n* dames on one case, playing
for the fewest:

{stack_table}

The longest of them all takes {exits["longest"]["expected"]:.3f} throws: {chances}.

Chance, in percent, to be out first for the player about to throw:
one dame on each side, mine by row, the opponent's by column.

{race_table}

The same stack on both sides: {level}.

### Does an exact table help?

The exact chances to be out first, by a simple throw or by a doublet, with both sides playing for it, times what the
start of the next relevé is worth (section 1), against the net.
Error: mean distance of the net's value from the exact one,
for the net alone and one ply ahead; loss: what the choices
of the net alone give away per throw. All in value, with 95 % intervals.

{table(["exits", "positions", "error of the net", "error at one ply", "loss of its choices"], measured)}

![net against exact](img/knowledge/exits.png)

{_verdict(exits)}
"""


def _measured(name: str, found: dict[str, Any]) -> list[str]:
    def interval(part: dict[str, float]) -> str:
        return f"{part['mean']:.4f} ({part['low']:.4f} to {part['high']:.4f})"

    return [
        name,
        f"{found['rows']:,}",
        interval(found["net_error"]),
        interval(found["one_ply_error"]),
        interval(found["choice_loss"]),
    ]


ENOUGH = 30
"""Exits of self-play that are enough to judge by; with fewer, those drawn at random."""


def _verdict(exits: dict[str, Any]) -> str:
    played = exits["played"]
    seen = played if played and played["rows"] >= ENOUGH else exits["drawn"]
    error, loss, often = seen["net_error"]["mean"], seen["choice_loss"]["mean"], exits["coups_per_game"]
    worth = exits["worth"]
    facts = (
        f"Such exits are met {often:.3f} times per game (throws with at most {exits['dames_noted']} "
        f"dames on each side), so "
        f"exact choices would gain {often * loss:.6f} of value per game and exact values would correct "
        f"{often * error:.5f}."
    )
    if max(loss, often * error) >= worth:
        return f"{facts} A choice loses {loss:.5f}; the bar is {worth}: **an exact table is worth using**."
    side = "below" if error < worth else "above"
    return (
        f"{facts} A choice of the net loses {loss:.5f}, below the bar of {worth} of a game; the error of its value, "
        f"{error:.4f}, is {side} it, in positions that are this rare. **An exact table is not worth using in play and "
        "is not wired in**; it stays as a check on the net."
    )
