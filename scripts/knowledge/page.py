"""docs/knowledge.md, made of the results and of nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

from knowledge.common import fingerprint, percent
from knowledge.markdown import points, table, wrapped
from knowledge.page_book import book_part, exits_part, treatises_part
from knowledge.selfplay import LEADS
from trictrac.players.evaluator import shipped

JANS = {
    "six_tables": "six tables",
    "deux_tables": "deux tables",
    "contre_deux_tables": "contre-jan de deux tables",
    "mezeas": "mézéas",
    "contre_mezeas": "contre-jan de mézéas",
    "battre": "battre à vrai (per dame)",
    "battre_faux": "battre à faux (per dame)",
    "coin_battu": "coin battu",
    "remplir_petit": "remplir, petit jan",
    "remplir_grand": "remplir, grand jan",
    "remplir_retour": "remplir, jan de retour",
    "conserver_petit": "conserver, petit jan",
    "conserver_grand": "conserver, grand jan",
    "conserver_retour": "conserver, jan de retour",
    "sortie": "sortie",
    "impuissance": "impuissance",
    "pile_de_misere": "pile de misère made",
    "pile_conservee": "pile de misère kept",
}


def head(quick: bool) -> str:
    """What the page is and what it was made from."""
    card = shipped("ordinary").card
    made = "`scripts/make_knowledge.py --quick`" if quick else "`scripts/make_knowledge.py`"
    return f"""# What the master knows

Every figure and every sentence with a figure on this page is written by {made}; run it again after new nets and do not
edit the page. Nets: ordinary `{fingerprint("ordinary")}` ({card["games"]:,} games of self-play), written
`{fingerprint("written")}`.
Cases, plays and positions are written as in [notation](notation.md); the [glossary](glossary.md)
explains the French terms.

*Chances* are those of winning an ordinary game of twelve trous,
simple stakes, in percent; a *value* runs from -1 (lost) to 1 (won), so 0.02 of value is one
percent. *At two plies* means: every play worth a look is judged over the opponent's 21 throws with
their best answers, and the player's own 21 after that.
"""


def starts_part(starts: dict[str, Any]) -> str:
    """The start of a releve."""
    size = range(12)
    chances = percent(np.array(starts["ordinary"]))
    ordinary = table(
        ["mine \\ theirs", *size],
        [[f"**{mine}**", *(_seen(mine, theirs, f"{chances[mine, theirs]:.1f}") for theirs in size)] for mine in size],
    )
    six = range(6)
    written = table(
        ["mine \\ theirs", *six],
        [
            [f"**{mine}**", *(_seen(mine, theirs, f"{starts['written'][mine][theirs]:+.1f}") for theirs in six)]
            for mine in six
        ],
    )
    level = starts["level"]
    ahead = table(
        ["points in bredouille", 0, 2, 4, 6, 8, 10],
        [
            ["mine, the opponent has none", *(f"{percent(level[key]):.1f}" for key in ["0-0", *_marks("{}-0")])],
            ["theirs, I have none", *(f"{percent(level[key]):.1f}" for key in ["0-0", *_marks("0-{}")])],
        ],
    )
    lead, far = chances[6, 6], starts["far"]
    plies = starts["card"]["looks"]
    looks = f"{plies[0]} ply ahead" if len(plies) == 1 else f"at {' and '.join(map(str, plies))} plies (the mean)"
    return f"""## 1. The start of a relevé

All dames are stacked; only the marks differ. The full table has {starts["entries"]["ordinary"]:,} entries for the
ordinary game (trous, points and bredouille of both) and {starts["entries"]["written"]:,} for the marqué; it is
`src/trictrac/players/weights/starts.npz`, read by
`trictrac.players.start_table`. Each entry is the net's value {looks}, over all 21 throws. That
look moves the net's own opinion by {starts["moved"]["ordinary"]:.4f} of value on average
({starts["moved_most"]["ordinary"]:.3f} at most), in the marqué by {starts["moved"]["written"]:.3f} jetons
({starts["moved_most"]["written"]:.2f} at most).

Is it nearer to the truth than the net alone? Looks of even depth tend to agree with each other, and so do looks of
odd depth; the mean of two and three plies is taken as the judge.
On {starts["checked"]} starts that games reach,
distances from it: the net alone {far["ordinary"][0]:.4f} of value,
one ply {far["ordinary"][1]:.4f}, the mean of these two
{far["ordinary"][2]:.4f}; in the marqué {far["written"][0]:.3f}, {far["written"][1]:.3f} and {far["written"][2]:.3f}
jetons.

Chance to win for the player **about to throw**, both with 0 points, by trous.
For the player who waits, read the table with the names
exchanged and subtract from 100: at 6-6 the player who
throws has {lead:.1f}, the player who waits {100 - lead:.1f}.
In brackets: what no game reaches, since a player who throws first with 0 points has just left after
a trou of their own.

{ordinary}

![chance to win by trous](img/knowledge/starts.png)

Points carried into the relevé (after a sortie), at 0-0 trous:

{ahead}

### The marqué

Jetons to expect of a marqué (à écrire, consolation 2) for the player about to throw, both with 0 points, by trous.
A player whose trous are the only ones has them in one run (bredouille); where both have trous,
neither has.

{written}

![jetons of a marqué by trous](img/knowledge/marque.png)
"""


def _seen(mine: int, theirs: int, text: str) -> str:
    """In brackets what cannot come about: the leaver, who throws, has made a trou."""
    return f"({text})" if mine == 0 < theirs else text


def _marks(form: str) -> list[str]:
    return [form.format(mark) for mark in range(6, 11)]


def throws_part(throws: dict[str, Any], played: dict[str, Any]) -> str:
    """The first throw."""
    begin = played["beginner"]
    listed = sorted(throws["throws"], key=lambda entry: -entry["value"])
    independent = 0.5 / np.sqrt(2)
    lines = [
        [
            entry["throw"],
            "yes" if entry["opens"] else "",
            f"`{entry['play']}`",
            f"{percent(entry['value']):.2f}",
            f"{percent(entry['value']) - percent(throws['releve']):+.2f}",
            points(entry["margin"]) if entry["margin"] else "only play",
        ]
        for entry in listed
    ]
    return f"""## 2. The first throw

In {played["games"]:,} games of the net against itself, in pairs with exchanged dice, the player who began won
**{100 * begin["mean"]:.2f} %** (95 % interval {100 * begin["low"]:.2f} to {100 * begin["high"]:.2f}). The spread of a
pair is {played["pair_spread"]:.3f}, against {independent:.3f}
if its two games had nothing in common.
At two plies the net gives the
player who opens a game (one of the fifteen unequal throws) {percent(throws["opening"]):.2f} %, and the one who opens a
relevé (all throws) {percent(throws["releve"]):.2f} %.

What each first throw is worth at 0-0, at two plies: chance to win, its difference to the mean of a relevé, and by how
much the best play beats the second.

{table(["throw", "opens a game", "best play", "chance", "to the mean", "margin"], lines)}

![value of the first throws](img/knowledge/throws.png)
"""


def jans_part(played: dict[str, Any]) -> str:
    """What happens in a game."""
    coups = np.array(played["coups"])
    low, middle, high = np.percentile(coups, [5, 50, 95])
    jans = sorted(played["jans"], key=lambda entry: -entry["points"])
    lines = [
        [
            JANS[entry["jan"]],
            f"{entry['times']:.3f}",
            f"{100 * entry['games_with']:.1f}",
            f"{entry['points']:.2f}",
            f"{100 * entry['share']:.1f}",
            f"{100 * entry['given'] / entry['points']:.0f}" if entry["points"] else "",
            f"{100 * entry['to_winner']:.0f}" if entry["to_winner"] is not None else "",
        ]
        for entry in jans
    ]
    kinds = {"leave": "somebody left", "exit": "a sortie", "end": "the end of the game"}
    count = sum(played["releves"].values())
    releves = [
        [
            kinds[kind],
            f"{100 * played['releves'][kind] / count:.1f}",
            f"{played['releve_coups'][kind]:.1f}",
            f"{played['releve_trous'][kind]:.2f}",
        ]
        for kind in kinds
    ]
    decisions = np.array(played["decisions"])
    asked, left = decisions.sum(), decisions[:, :, 1].sum()
    names = ("grand jan not full", "grand jan full")
    leaving = [
        [names[full], *(_share(decisions[full, lead]) for lead in range(3)), _share(decisions[full].sum(axis=0))]
        for full in (0, 1)
    ]
    loser = np.array(played["loser_trous"])
    trous_lost, whitewash = loser @ np.arange(len(loser)) / loser.sum(), 100 * loser[0] / loser.sum()
    heads = ["rencontre", "times per game", "% of games", "points per game", "% of points"]
    heads += ["% to the opponent", "% to winner"]
    return f"""## 3. What happens in a game

{played["games"]:,} games of the net against itself,
each side taking what the net alone values most.

A game takes {coups.mean():.0f} throws of both players together (half of the games {middle:.0f} or fewer; one in twenty
{low:.0f} or fewer, one in twenty {high:.0f} or more) and {count / played["games"]:.2f} relevés. The loser ends with
{trous_lost:.1f} trous on average; in {whitewash:.1f} %
of the games they have none.

![lengths](img/knowledge/lengths.png)

### What each rencontre brings

Per game, both players together. *To the opponent*: the
share of its points that went to the player who did not
throw. *To the
winner*: the share that went to whoever won the game in the end; {100 * _winner_share(played):.0f} % of all points do.

{table(heads, lines)}

![points by rencontre](img/knowledge/jans.png)

### Relevés

{table(["ended by", "% of relevés", "throws", "trous of both"], releves)}

### Leaving

A trou made by the player's own throw gave the choice {asked / played["games"]:.1f}
times per game; the net left in
**{100 * left / asked:.1f} %** of them. By the trous after marking, and by its grand jan:

{table(["leaves, %", *LEADS, "all"], leaving)}
"""


def _share(counts: Any) -> str:
    total = counts.sum()
    return f"{100 * counts[1] / total:.0f} ({total:,})" if total else "-"


def _winner_share(played: dict[str, Any]) -> float:
    return float(sum(entry["share"] * (entry["to_winner"] or 0) for entry in played["jans"]))


def write(results: dict[str, Any], quick: bool) -> str:
    """The whole page."""
    parts = [
        head(quick),
        starts_part(results["starts"]),
        throws_part(results["throws"], results["selfplay"]),
        jans_part(results["selfplay"]),
        book_part(results["book"]),
        treatises_part(results["treatises"]),
        exits_part(results["exits"]),
    ]
    return wrapped("\n".join(parts))
