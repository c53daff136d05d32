"""A hint in words, French and English: what each choice allows, and why the best one is better.

Reasons are differences that can be counted: throws out of 36, points, dames on
the board. Each has a weight in points, only to say the large ones first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trictrac.explain.words import joined
from trictrac.kernel.march import can_fill
from trictrac.kernel.state import ME, OTHER
from trictrac.position import COIN, Camp, is_full

if TYPE_CHECKING:
    from trictrac.players.hint import Choice, Hint, Prospect

JANS = {
    7: ("le grand jan", "the grand jan"),
    1: ("le petit jan", "the petit jan"),
    19: ("le jan de retour", "the jan de retour"),
}
CASE_DU_DIABLE = 8

LEAST = 0.15
"""Differences below so many points are not worth a word."""
CLOSE = 0.01
"""Losses below so many stakes, or ten times as many jetons, are no reason to prefer a play."""
MOST_REASONS = 3
WORTH_EXCUSING = 0.5
"""A reason against the best play, where none speaks for it, is said from so many points on."""
SMALL = 0.2
"""Beside a reason five times as large another one is not said."""
QUIET = 1.5
"""Points a throw below which the other's next throw is no reason to leave."""

TEXTS = {
    # French, English
    "one_play": ("Il n'y a qu'un coup à jouer, {play} : {worth}.", "There is only one play, {play}: {worth}."),
    "no_play": ("Aucun nombre ne peut se jouer : {worth}.", "Nothing can be played: {worth}."),
    "wins_now": ("Ce coup gagne la partie, {mine} à {theirs}.", "This throw wins the game, {mine} to {theirs}."),
    "play": ("Jouez {play} : {worth} ; {next}.", "Play {play}: {worth}; {next}."),
    "close": ("{play} le vaut presque", "{play} is nearly as good"),
    "behind": ("le second choix, {play}, coûte {cost}", "the second choice, {play}, costs {cost}"),
    "leave": (
        "Allez-vous-en : {there}, contre {here} en tenant (au mieux par {play}).",
        "Leave: {there}, against {here} if you stay (best with {play}).",
    ),
    "stay": (
        "Tenez et jouez {play} : {here}, contre {there} en vous en allant.",
        "Stay and play {play}: {here}, against {there} if you leave.",
    ),
    "if_stay": ("Si vous tenez : {text}", "If you stay: {text}"),
    "if_leave": ("En vous en allant : {text}", "If you leave: {text}"),
    "further_on": (
        "La suite du jeu, plus que le prochain jet, parle pour s'en aller.",
        "The game further on, more than the next throw, speaks for leaving.",
    ),
    "bredouille_risk": (
        "En tenant, vous perdriez en grande bredouille {here} des parties, contre {there} en vous en allant.",
        "Staying, you would lose {here} of the games in grande bredouille, against {there} by leaving.",
    ),
    "points_lost": ("vous perdez les {n} points de reste", "you lose the {n} points that remain"),
    "points_saved": (
        "l'adversaire ne marque pas les {n} points de ce coup",
        "the other does not mark the {n} points of this coup",
    ),
    "by_leaving": ("Si vous vous en allez, {text}.", "If you leave, {text}."),
    "keep": ("Vous gardez {text}.", "You keep {text}."),
    "points_in_bredouille": ("{n} points en bredouille", "{n} points in bredouille"),
    "points": ("{n} points", "{n} points"),
    "full": ("{jan} plein", "{jan} full"),
    "kept_by": ("{jan} plein, que conserveraient {throws}", "{jan} full, which {throws} would keep"),
    "price": ("En revanche l'adversaire marque {n} points de ce coup.", "But the other marks {n} points of this coup."),
    "price_run": (
        "En revanche l'adversaire marque {n} points de ce coup, ce qui vous débredouille.",
        "But the other marks {n} points of this coup, which ends your bredouille.",
    ),
    "better_than": ("Mieux que {play} : {text}", "Better than {play}: {text}"),
    "tie": (
        "Les comptes du prochain jet ne les départagent guère : la suite du jeu parle pour ce coup.",
        "The counts of the next throw hardly tell them apart: the game further on speaks for this play.",
    ),
    "despite": (
        "Ce qui se compte parle contre ce coup : {text} ; la suite du jeu le fait pourtant préférer.",
        "What can be counted speaks against it: {text}; the game further on makes up for that.",
    ),
    "it": ("Ce coup {text}.", "It {text}."),
    "this_play": ("ce coup {text}", "this play {text}"),
    "but": ("En revanche {text}.", "But {text}."),
    # What a choice leads to
    "won": ("Vous gagnez la partie, {mine} à {theirs}.", "You win the game, {mine} to {theirs}."),
    "lost": ("Vous perdez la partie, {mine} à {theirs}.", "You lose the game, {mine} to {theirs}."),
    "marque_won": (
        "Le marqué finit, {mine} à {theirs} : vous gagnez {jetons} jetons.",
        "The marqué ends, {mine} to {theirs}: you win {jetons} jetons.",
    ),
    "marque_lost": (
        "Le marqué finit, {mine} à {theirs} : vous perdez {jetons} jetons.",
        "The marqué ends, {mine} to {theirs}: you lose {jetons} jetons.",
    ),
    "marque_refait": ("Le marqué finit, {mine} à {theirs} : refait.", "The marqué ends, {mine} to {theirs}: a refait."),
    "releve": (
        "Les trous restent, les points s'effacent ; nouveau relevé, et vous jetez le premier.",
        "Trous stay, points are wiped; a new relevé, and you throw first.",
    ),
    "same_dice": (
        "Toutes vos dames sont sorties : les mêmes dés ouvrent le relevé (je joue pour tout).",
        "All your dames are out: the same dice open the relevé (je joue pour tout).",
    ),
    "out_first": (
        "Toutes vos dames sont sorties : nouveau relevé, les marques restent, et vous jetez encore.",
        "All your dames are out: a new relevé, the marks stay, and you throw again.",
    ),
    "of_his": ("Des 36 jets de l'adversaire, {text}", "Of the other's 36 throws, {text}"),
    "none_of_his": (
        "Aucun des 36 jets de l'adversaire ne vous bat, ne {jan} ni ne fait de trou",
        "None of the other's 36 throws beats you, {jan} or makes a trou",
    ),
    "on_average": (" ; en moyenne {text}", "; on average {text}"),
    "he_gains": ("il gagne {points}", "he gains {points}"),
    "and_gives": ("vous en donne {number}", "gives you {number}"),
    "he_gives": ("il vous donne {points}", "he gives you {points}"),
    "your_throw": ("Si c'était à vous de jeter, {text}.", "Were it your throw, {text}."),
    "you_would_gain": ("vous gagneriez {points} en moyenne", "you would gain {points} on average"),
    "colon_average": (" : {points} en moyenne", ": {points} on average"),
}

HIS = {
    # Throws of the other's: one, many; French, English
    "beats": (("vous bat", "vous battent"), ("beats you", "beat you")),
    "fills": (("remplit un jan", "remplissent un jan"), ("fills a jan", "fill a jan")),
    "keeps": (("conserve son plein", "conservent son plein"), ("keeps his jan full", "keep his jan full")),
    "trou": (("fait un trou", "font un trou"), ("makes a trou", "make a trou")),
    "blocked": (
        ("ne peut se jouer en entier", "ne peuvent se jouer en entier"),
        ("cannot be played in full", "cannot be played in full"),
    ),
}
MINE = {
    # The same of one's own, as if one threw at once; in English "would" is said once
    "beats": (("le battrait", "le battraient"), ("beat him",) * 2),
    "fills": (("remplirait un jan", "rempliraient un jan"), ("fill a jan",) * 2),
    "keeps": (("conserverait votre plein", "conserveraient votre plein"), ("keep your jan full",) * 2),
    "trou": (("ferait un trou", "feraient un trou"), ("make a trou",) * 2),
    "blocked": (
        ("ne pourrait se jouer en entier", "ne pourraient se jouer en entier"),
        ("not be playable in full",) * 2,
    ),
}
COMPARED = {
    # Whose and what: points that a throw is worth, French and English verbs
    ("theirs", "beats"): (-5.0, "vous bat", "beats you"),
    ("theirs", "fills"): (-6.0, "remplit un jan", "fills a jan"),
    ("theirs", "keeps"): (-6.0, "conserve son plein", "keeps his jan full"),
    ("theirs", "trou"): (-12.0, "fait un trou", "makes a trou"),
    ("mine", "fills"): (6.0, "rempliriez un jan", "fill a jan"),
    ("mine", "keeps"): (6.0, "conserveriez votre plein", "keep your jan full"),
    ("mine", "trou"): (9.0, "feriez un trou", "make a trou"),
    ("mine", "beats"): (4.0, "le battriez", "beat him"),
}
SUBJECTS = {"theirs": ("l'adversaire", "the other"), "mine": ("vous", "you would")}


def _say(key: str, lang: str, **values: object) -> str:
    return TEXTS[key][lang != "fr"].format(**values)


# Numbers


def decimal(value: float, lang: str, places: int = 1, signed: bool = False) -> str:
    """A number as the language writes it."""
    text = f"{value:{'+' if signed else ''}.{places}f}"
    if not float(text):
        text = text.lstrip("+-")
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def percent(chance: float, lang: str) -> str:
    """A chance in hundredths; none and certain only where it is so."""
    if 1e-6 < chance < 0.0005:
        return f"< {decimal(0.1, lang)} %"
    if 0.9995 < chance < 1 - 1e-6:
        return f"> {decimal(99.9, lang)} %"
    return f"{decimal(100 * chance, lang)} %"


def plural(count: float, noun: str, lang: str, places: int = 0) -> str:
    """A number and its noun; in French the plural begins at two."""
    many = round(count, places) >= 2 if lang == "fr" else round(count, places) != 1
    return f"{decimal(count, lang, places)} {noun}{'s' * many}"


def by_win_chance(hint: Hint) -> bool:
    """Whether the chance to win says all: one stake, whatever the way of winning."""
    return hint.form == "ordinary" and hint.rules.stakes == "simple"


def worth(hint: Hint, choice: Choice, lang: str, bare: bool = False) -> str:
    """What decides between choices: the chance to win, or what is won on average."""
    if by_win_chance(hint):
        end = "" if bare else " de chances de gagner" if lang == "fr" else " to win"
        return percent(choice.chances.win, lang) + end
    end = "" if bare or choice.over else " en moyenne" if lang == "fr" else " on average"
    return amount(hint, choice.value, lang, signed=True) + end


def amount(hint: Hint, value: float, lang: str, signed: bool = False) -> str:
    """Stakes of an ordinary game, jetons of a marque."""
    written = hint.form == "a-ecrire"
    text = decimal(value, lang, 2 if written else 3, signed)
    if lang == "fr":
        return f"{text} {'jeton' if written else 'mise'}{'s' * (abs(value) >= 2)}"
    if written:
        return f"{text} jetons"
    return f"{text} of a stake" if abs(value) < 1 else f"{text} stakes"


# What a choice allows


def consequences(hint: Hint, choice: Choice, lang: str) -> list[str]:
    """What the other may do next, and what one may hope for; or that there is no next throw."""
    if choice.over:
        return [_end(hint, choice, lang)]
    if choice.leaves:
        return [_say("releve", lang)]
    if choice.mine_next:
        return [_say("same_dice" if choice.same_dice else "out_first", lang)]
    hopes = _hopes(hint, choice, lang)
    return [_allows(hint, choice, lang), hopes] if hopes else [_allows(hint, choice, lang)]


def _end(hint: Hint, choice: Choice, lang: str) -> str:
    score = _trous(hint, choice, lang)
    if hint.form == "ordinary":
        return _say("won" if choice.won else "lost", lang, **score)
    key = "marque_refait" if choice.won is None else "marque_won" if choice.won else "marque_lost"
    return _say(key, lang, jetons=round(abs(choice.value)), **score)


def _trous(hint: Hint, choice: Choice, lang: str) -> dict[str, object]:
    mine, theirs = (choice.after.camp(side).trous for side in (hint.position.turn, hint.position.turn.other))
    return {"mine": plural(mine, "trou", lang), "theirs": theirs}


def _counts(prospect: Prospect, camp: Camp) -> dict[str, int]:
    """The counts by the verb that tells them: a full jan is kept, another one filled."""
    jan = "keeps" if any(is_full(camp.dames, first) for first in JANS) else "fills"
    return {"beats": prospect.beats, jan: prospect.jan, "trou": prospect.trou, "blocked": prospect.blocked}


def _all_counts(hint: Hint, choice: Choice, whose: str) -> dict[str, int]:
    side = hint.position.turn.other if whose == "theirs" else hint.position.turn
    return _counts(_prospect(choice, whose), choice.after.camp(side))


def _prospect(choice: Choice, whose: str) -> Prospect:
    return choice.theirs if whose == "theirs" else choice.mine


def _allows(hint: Hint, choice: Choice, lang: str) -> str:
    """`Of the other's 36 throws, 12 beat you …`."""
    counts = _all_counts(hint, choice, "theirs")
    parts = []
    for key, throws in counts.items():
        one, many = HIS[key][lang != "fr"]
        if throws:
            number = ("tous" if lang == "fr" else "all") if throws == 36 else str(throws)
            parts.append(f"{number} {one if throws == 1 else many}")
    if parts:
        text = _say("of_his", lang, text=joined(parts, lang))
    else:
        jan = "keeps" if "keeps" in counts else "fills"
        text = _say("none_of_his", lang, jan=HIS[jan][lang != "fr"][0])
    means = []
    if choice.theirs.points >= 0.05:
        means.append(_say("he_gains", lang, points=plural(choice.theirs.points, "point", lang, 1)))
    if choice.theirs.given >= 0.05:
        points, number = plural(choice.theirs.given, "point", lang, 1), decimal(choice.theirs.given, lang)
        means.append(_say("and_gives" if means else "he_gives", lang, points=points, number=number))
    if means:
        text += _say("on_average", lang, text=joined(means, lang))
    return text + "."


def _hopes(hint: Hint, choice: Choice, lang: str) -> str:
    """`Were it your throw, 4 throws of 36 would beat him …`; nothing if it would bring nothing."""
    parts: list[str] = []
    for key, throws in _all_counts(hint, choice, "mine").items():
        one, many = MINE[key][lang != "fr"]
        if throws:
            number = str(throws)
            if not parts:
                number = throws_of_36(throws, lang) + (" would" if lang == "en" else "")
            elif throws == 36:
                number = "tous" if lang == "fr" else "all"
            parts.append(f"{number} {one if throws == 1 else many}")
    points = plural(choice.mine.points, "point", lang, 1)
    if choice.mine.points < 0.05:
        return _say("your_throw", lang, text=joined(parts, lang)) if parts else ""
    if not parts:
        return _say("your_throw", lang, text=_say("you_would_gain", lang, points=points))
    return _say("your_throw", lang, text=joined(parts, lang) + _say("colon_average", lang, points=points))


def throws_of_36(throws: int, lang: str) -> str:
    """So many throws of the 36."""
    if throws == 36:
        return "les 36 jets" if lang == "fr" else "all 36 throws"
    return plural(throws, "jet", lang) + " sur 36" if lang == "fr" else plural(throws, "throw", lang) + " of 36"


# What to do, and why


def advice(hint: Hint, lang: str) -> list[str]:
    """The verdict and its reasons."""
    best = hint.best
    if best.play is None and not best.leaves:
        return [_say("wins_now", lang, **_trous(hint, best, lang))]
    if hint.staying and hint.leaving:
        if best.leaves:
            return _leave(hint, hint.staying, best, lang)
        return _stay(hint, best, hint.leaving, lang)
    value = worth(hint, best, lang)
    if len(hint.choices) == 1:
        nothing = best.play is not None and not best.play.moves
        return [_say("no_play" if nothing else "one_play", lang, play=best.play, worth=value)]
    second = hint.choices[1]
    key = "close" if is_close(hint, second) else "behind"
    after = _say(key, lang, play=second.play, cost=amount(hint, second.loss, lang))
    return [_say("play", lang, play=best.play, worth=value, next=after), *compare(hint, best, second, lang)]


def is_close(hint: Hint, choice: Choice) -> bool:
    """Whether a choice is as good as the best, as far as anybody can tell."""
    return choice.loss < CLOSE * (10 if hint.form == "a-ecrire" else 1)


def _leave(hint: Hint, stay: Choice, leave: Choice, lang: str) -> list[str]:
    there, here = worth(hint, leave, lang), worth(hint, stay, lang, bare=by_win_chance(hint))
    sentences = [_say("leave", lang, there=there, here=here, play=stay.play)]
    if leave.over:
        sentences.append(_end(hint, leave, lang))
    kept, owed = hint.marked.mover.points, hint.score.total(hint.position.turn.other)
    if stay.over:
        sentences.append(_say("if_stay", lang, text=_lowered(_end(hint, stay, lang))))
    elif not stay.mine_next:
        if stay.theirs.points >= QUIET:
            sentences.append(_say("if_stay", lang, text=_lowered(_allows(hint, stay, lang))))
        elif not leave.over:
            sentences.append(_say("further_on", lang))
        risk, other_risk = stay.chances.grande_lost, leave.chances.grande_lost
        if risk - other_risk >= 0.05 and hint.form == "ordinary":
            sentences.append(_say("bredouille_risk", lang, here=percent(risk, lang), there=percent(other_risk, lang)))
    parts = [_say("points_lost", lang, n=kept)] if kept and not leave.over else []
    parts += [_say("points_saved", lang, n=owed)] if owed else []
    if parts:
        sentences.append(_say("by_leaving", lang, text=joined(parts, lang)))
    return sentences


def _stay(hint: Hint, stay: Choice, leave: Choice, lang: str) -> list[str]:
    here, there = worth(hint, stay, lang), worth(hint, leave, lang, bare=by_win_chance(hint))
    sentences = [_say("stay", lang, here=here, there=there, play=stay.play)]
    if leave.over:
        sentences.append(_say("if_leave", lang, text=_lowered(_end(hint, leave, lang))))
    if stay.over or stay.mine_next:
        return sentences + consequences(hint, stay, lang)
    camp = stay.after.camp(hint.position.turn)
    parts = []
    if camp.points:
        parts.append(_say("points_in_bredouille" if camp.bredouille else "points", lang, n=camp.points))
    for first, name in JANS.items():
        if is_full(camp.dames, first):
            key = "kept_by" if stay.mine.jan else "full"
            parts.append(_say(key, lang, jan=name[lang != "fr"], throws=throws_of_36(stay.mine.jan, lang)))
    sentences.append(_say("keep", lang, text=joined(parts, lang)) if parts else _allows(hint, stay, lang))
    owed = hint.score.total(hint.position.turn.other)
    if owed:
        broken = hint.marked.mover.bredouille and not camp.bredouille
        sentences.append(_say("price_run" if broken else "price", lang, n=owed))
    others = [choice for choice in hint.choices if not choice.leaves]
    if len(others) > 1 and not is_close(hint, others[1]):
        first_reason, *more = compare(hint, stay, others[1], lang)[:2] or [""]
        if first_reason:
            sentences += [_say("better_than", lang, play=others[1].play, text=_lowered(first_reason)), *more]
    return sentences


def _lowered(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


@dataclass(frozen=True, slots=True)
class Fact:
    """One difference between two plays."""

    weight: float
    """How much better the first is for it, in points; negative if worse."""
    about: str
    """Whose doing: ``play``, or the next throw of ``theirs`` or ``mine``. The text is a verb without its subject."""
    text: str
    average: bool = False
    """A mean of points, which sums the counts up: said where they say nothing."""


def compare(hint: Hint, first: Choice, second: Choice, lang: str) -> list[str]:
    """Why the first play is better than the second, in one to three sentences."""
    if any(choice.over or choice.mine_next for choice in (first, second)):
        return []
    facts = _board_facts(hint, first, second, lang) + _throw_facts(hint, first, second, lang)
    good = _largest([fact for fact in facts if fact.weight >= LEAST], MOST_REASONS)
    bad = _largest([fact for fact in facts if fact.weight <= -LEAST], 1)
    if not good and (not bad or -bad[0].weight < WORTH_EXCUSING):
        return [_say("tie", lang)]
    against = _clauses(bad, lang) or _say("this_play", lang, text=bad[0].text) if bad else ""
    if not good:
        return [_say("despite", lang, text=against)]
    sentences = _sentences(good, lang)
    if bad and -bad[0].weight >= min(1.0, 0.5 * good[0].weight):
        sentences.append(_say("but", lang, text=against))
    return sentences


def _largest(facts: list[Fact], most: int) -> list[Fact]:
    """The largest, without means where a count of the same player says why."""
    counted = {fact.about for fact in facts if not fact.average}
    kept = [fact for fact in facts if not (fact.average and fact.about in counted)]
    least = SMALL * max((abs(fact.weight) for fact in kept), default=0.0)
    return sorted((fact for fact in kept if abs(fact.weight) >= least), key=lambda fact: -abs(fact.weight))[:most]


def _sentences(facts: list[Fact], lang: str) -> list[str]:
    does = [fact.text for fact in facts if fact.about == "play"]
    sentences = [_say("it", lang, text=joined(does, lang))] if does else []
    text = _clauses(facts, lang)
    return [*sentences, text[0].upper() + text[1:] + "."] if text else sentences


def _clauses(facts: list[Fact], lang: str) -> str:
    """What is about the next throws: each subject once, `of 36` after the first count only."""
    clauses = []
    for about, names in SUBJECTS.items():
        texts = [fact.text for fact in facts if fact.about == about]
        if texts:
            clauses.append(f"{names[lang != 'fr']} {joined(texts, lang)}")
    text = (", et " if lang == "fr" else ", and ").join(clauses)
    text = text.replace("{of}", " sur 36" if lang == "fr" else " of 36", 1)
    return text.replace("{of}", "")


def _board_facts(hint: Hint, first: Choice, second: Choice, lang: str) -> list[Fact]:
    """What the dames themselves show: the corner, jans nearer or lost, cases made, lone dames, dames out."""
    before, a, b = (position.camp(hint.position.turn) for position in (hint.position, first.after, second.after))
    facts = []

    def add(weight: float, french: str, english: str) -> None:
        facts.append(Fact(weight, "play", french if lang == "fr" else english))

    held, holds, would = (camp.on(COIN) >= 2 for camp in (before, a, b))
    if holds and not would:
        add(4.0, "garde le coin" if held else "prend le coin", "keeps the corner" if held else "takes the corner")
    elif would and not holds:
        leaves = (
            ("quitte le coin", "leaves the corner") if held else ("ne prend pas le coin", "does not take the corner")
        )
        add(-4.0, *leaves)
    near = {jan: (_missing(hint, first, jan), _missing(hint, second, jan)) for jan in JANS}
    for jan, (lacks, other_lacks) in near.items():
        facts += _jan_facts(lacks, other_lacks, JANS[jan][lang != "fr"], lang)
    for case in (8, 10, 9, 7, 11, 6, 5, 4, 3, 2):
        made = before.on(case) < 2 <= a.on(case) and b.on(case) < 2
        if made and near[7 if case > 6 else 1][0]:  # a case of a jan that may still be filled
            if case == CASE_DU_DIABLE:
                add(0.9, "fait la case du diable (8)", "makes the case du diable (8)")
            else:
                add(0.6 if case > 6 else 0.4, f"fait la case {case}", f"makes case {case}")
            break
    alone, other_alone = (sum(count == 1 for count in camp.dames) for camp in (a, b))
    if alone != other_alone and max(first.theirs.beats, second.theirs.beats):
        add(0.3 * (other_alone - alone), _lone("fr", alone, other_alone), _lone("en", alone, other_alone))
    if a.out != b.out:
        none = "d'aucune"
        more = a.out - before.out, b.out - before.out
        french = f"sort {plural(more[0], 'dame', 'fr')}" if more[0] else "ne sort aucune dame"
        english = f"takes {plural(more[0], 'dame', 'en')} out" if more[0] else "takes no dame out"
        add(
            1.5 * (a.out - b.out), f"{french} au lieu {_of(more[1], none)}", f"{english} instead of {more[1] or 'none'}"
        )
    return facts


def _lone(lang: str, alone: int, other: int) -> str:
    if lang == "fr":
        text = plural(alone, "dame", "fr") + " seule" + "s" * (alone > 1) if alone else "aucune dame seule"
        instead = _of(other, "d'aucune")
        return f"{'ne ' * (not alone)}laisse {text} au lieu {instead}"
    text = plural(alone, "lone dame", "en") if alone else "no lone dame"
    return f"leaves {text} instead of {other or 'none'}"


def _jan_facts(lacks: int | None, other: int | None, name: str, lang: str) -> list[Fact]:
    """A jan that one play keeps full, keeps possible or brings nearer; ``lacks`` as :func:`_missing` says it."""
    french = lang == "fr"
    if lacks == other:
        return []
    if lacks == 0:
        return [Fact(6.0, "play", f"laisse {name} plein" if french else f"leaves {name} full")]
    if other == 0:
        return [Fact(-6.0, "play", f"rompt {name}" if french else f"breaks {name}")]
    if lacks is None or other is None:
        if (lacks or other or 0) > 6:
            return []
        if lacks is None:
            to = name.replace("le ", "au ", 1)
            return [Fact(-1.0, "play", f"renonce {to}" if french else f"gives up {name}")]
        return [Fact(1.0, "play", f"garde {name} possible" if french else f"keeps {name} possible")]
    if min(lacks, other) > 4:
        return []
    text = (
        f"laisse {plural(lacks, 'dame', lang)} (non {other}) à placer pour remplir {name}"
        if french
        else f"leaves {plural(lacks, 'dame', lang)} (not {other}) to place before {name} is full"
    )
    return [Fact(0.8 * (other - lacks), "play", text)]


def _missing(hint: Hint, choice: Choice, jan: int) -> int | None:
    """Dames still to be placed to fill a jan, None if it can be filled no more."""
    base = ME if choice.after.turn is hint.position.turn else OTHER
    if not can_fill(choice.after.to_row(hint.rules), base, jan):
        return None
    camp = choice.after.camp(hint.position.turn)
    return sum(max(0, 2 - camp.on(case)) for case in range(jan, jan + 6))


def _throw_facts(hint: Hint, first: Choice, second: Choice, lang: str) -> list[Fact]:
    """What the 36 throws of each player show."""
    facts = []
    for whose in SUBJECTS:
        counts, others = (_all_counts(hint, choice, whose) for choice in (first, second))
        changes = {key: (a, others[key]) for key, a in counts.items() if key in others and a != others[key]}
        if "blocked" in changes:
            a, b = changes.pop("blocked")
            worse = -1 if whose == "mine" else 1
            facts.append(Fact(worse * 3.0 * (a - b) / 36, whose, _blocked(whose, a, b, lang)))
        # Throws that beat and so make a trou are one reason, not two.
        for a, b in dict.fromkeys(changes.values()):
            verbs = [COMPARED[whose, key] for key, pair in changes.items() if pair == (a, b)]
            points = max((points for points, _, _ in verbs), key=abs)
            french, english = [verb for _, verb, _ in verbs], [verb for _, _, verb in verbs]
            text = _by_throws_fr(french, a, b) if lang == "fr" else _by_throws_en(english, a, b)
            facts.append(Fact(points * (a - b) / 36, whose, text))
        a_mean, b_mean = (_prospect(choice, whose).points for choice in (first, second))
        if abs(a_mean - b_mean) >= 0.1:
            verb = {"theirs": ("gagne", "gains"), "mine": ("gagneriez", "gain")}[whose][lang != "fr"]
            instead = ("au lieu de " if lang == "fr" else "instead of ") + decimal(b_mean, lang)
            mean = plural(a_mean, "point", lang, 1) + (" en moyenne" if lang == "fr" else " on average")
            weight = {"theirs": -1.0, "mine": 0.7}[whose]
            facts.append(Fact(weight * (a_mean - b_mean), whose, f"{verb} {mean} {instead}", average=True))
    return facts


def _of(count: int, none: str = "d'aucun") -> str:
    return f"de {count}" if count else none


def _by_throws_fr(verbs: list[str], a: int, b: int) -> str:
    if not a:
        return f"ne {' ni ne '.join(verbs)} par aucun jet au lieu de {b}"
    by = f"par {plural(a, 'jet', 'fr')}{{of}} au lieu {_of(b)}"
    return f"ne {' et ne '.join(verbs)} que {by}" if a < b else f"{' et '.join(verbs)} {by}"


def _by_throws_en(verbs: list[str], a: int, b: int) -> str:
    if not a:
        return f"{' or '.join(verbs)} with no throw instead of {b}"
    return f"{' and '.join(verbs)} with {'only ' * (a < b)}{plural(a, 'throw', 'en')}{{of}} instead of {b or 'none'}"


def _blocked(whose: str, a: int, b: int, lang: str) -> str:
    if lang == "fr":
        can, cannot = ("pourriez", "ne pourriez") if whose == "mine" else ("peut", "ne peut")
        if not a:
            return f"{can} jouer tous les jets en entier, au lieu de tous sauf {b}"
        return f"{cannot} jouer en entier {plural(a, 'jet', 'fr')}{{of}} au lieu {_of(b)}"
    if whose == "mine":
        if not a:
            return f"be able to play every throw in full, instead of all but {b}"
        return f"be unable to play {plural(a, 'throw', 'en')}{{of}} in full instead of {b or 'none'}"
    if not a:
        return f"can play every throw in full, instead of all but {b}"
    return f"cannot play {plural(a, 'throw', 'en')}{{of}} in full instead of {b or 'none'}"
