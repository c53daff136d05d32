"""A hint in words, French and English: what each choice allows, and why the best one is better.

Reasons are differences that can be counted: throws out of 36, points, dames on
the board. Each has a weight in points, only to say the large ones first.
"""

from __future__ import annotations

from collections.abc import Callable
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
NEARLY_EQUAL = 0.005
"""Losses below that part of a game, or of a marque of ten jetons, are no reason to prefer a play."""
MOST_REASONS = 3


# Numbers


def decimal(value: float, lang: str, places: int = 1, signed: bool = False) -> str:
    """A number as the language writes it."""
    text = f"{value:{'+' if signed else ''}.{places}f}"
    if not float(text):
        text = text.lstrip("+-")
    return text.replace(".", ",").replace("-", "−") if lang == "fr" else text.replace("-", "−")


def percent(chance: float, lang: str) -> str:
    """A chance in hundredths; certain only where it is."""
    shown = min(max(chance, 0.001), 0.999) if 1e-6 < chance < 1 - 1e-6 else round(chance)
    return f"{decimal(100 * shown, lang)} %"


def worth(hint: Hint, choice: Choice, lang: str) -> str:
    """What decides between choices: the chance to win, or what is won on average."""
    if hint.form == "ordinary" and hint.rules.stakes == "simple":
        return f"{percent(choice.chances.win, lang)} {'de chances de gagner' if lang == 'fr' else 'to win'}"
    return f"{amount(hint, choice.value, lang, signed=True)} {'en moyenne' if lang == 'fr' else 'on average'}"


def amount(hint: Hint, value: float, lang: str, signed: bool = False) -> str:
    """Stakes of an ordinary game, jetons of a marque."""
    written = hint.form == "a-ecrire"
    text = decimal(value, lang, 2 if written else 3, signed)
    if lang == "fr":  # the plural begins at two
        return f"{text} {'jeton' if written else 'mise'}{'s' * (abs(value) >= 2)}"
    return f"{text} {'jetons' if written else 'stakes'}"


def _points(count: float, lang: str) -> str:
    return f"{decimal(count, lang)} point{'s' * (count >= 2 if lang == 'fr' else round(count, 1) != 1)}"


# What a choice allows


def consequences(hint: Hint, choice: Choice, lang: str) -> list[str]:
    """What the other may do next, and what one may hope for; or that there is no next throw."""
    french = lang == "fr"
    if choice.over:
        return [_end(hint, choice, lang)]
    if choice.leaves:
        text = (
            "Les trous restent, les points s'effacent ; nouveau relevé, et vous jetez le premier."
            if french
            else "Trous stay, points are wiped; a new relevé, and you throw first."
        )
        return [text]
    if choice.mine_next:
        if choice.same_dice:
            return [
                "Toutes vos dames sont sorties : les mêmes dés ouvrent le relevé (je joue pour tout)."
                if french
                else "All your dames are out: the same dice open the relevé (je joue pour tout)."
            ]
        return [
            "Toutes vos dames sont sorties : nouveau relevé, les marques restent, et vous jetez encore."
            if french
            else "All your dames are out: a new relevé, the marks stay, and you throw again."
        ]
    return [_allows(hint, choice, lang), _hopes(hint, choice, lang)]


def _end(hint: Hint, choice: Choice, lang: str) -> str:
    french = lang == "fr"
    mine, theirs = (choice.after.camp(side).trous for side in (hint.position.turn, hint.position.turn.other))
    if hint.form == "ordinary":
        if choice.won:
            return f"Vous gagnez la partie, {mine} trous à {theirs}." if french else f"You win, {mine} trous to {theirs}."
        return f"Vous perdez la partie, {mine} trous à {theirs}." if french else f"You lose, {mine} trous to {theirs}."
    score = f"{mine} trous à {theirs}" if french else f"{mine} trous to {theirs}"
    if choice.won is None:
        return f"Le marqué finit {score} : refait." if french else f"The marqué ends {score}: a refait."
    jetons = f"{abs(choice.value):.0f} jetons"
    if choice.won:
        return f"Le marqué finit {score} : vous gagnez {jetons}." if french else f"The marqué ends {score}: you win {jetons}."
    return f"Le marqué finit {score} : vous perdez {jetons}." if french else f"The marqué ends {score}: you lose {jetons}."


def _count(throws: int, one: str, many: str, lang: str) -> str:
    if throws == 36:
        return f"{'tous' if lang == 'fr' else 'all'} {many}"
    return f"{throws} {one if throws == 1 else many}"


def _allows(hint: Hint, choice: Choice, lang: str) -> str:
    """`Of the other's 36 throws, 12 beat you …`."""
    french = lang == "fr"
    full = _has_full_jan(choice.after.camp(hint.position.turn.other))
    theirs = choice.theirs
    verbs = {
        # throws: French, one and many; English, one and many
        "beats": (("vous bat", "vous battent"), ("beats you", "beat you")),
        "jan": (
            (("conserve son plein", "conservent son plein"), ("keeps his jan full", "keep his jan full"))
            if full
            else (("remplit un jan", "remplissent un jan"), ("fills a jan", "fill a jan"))
        ),
        "trou": (("fait un trou", "font un trou"), ("makes a trou", "make a trou")),
        "blocked": (
            ("ne peut se jouer en entier", "ne peuvent se jouer en entier"),
            ("cannot be played in full", "cannot be played in full"),
        ),
    }
    parts = [
        _count(getattr(theirs, key), *pair[not french], lang) for key, pair in verbs.items() if getattr(theirs, key)
    ]
    if parts:
        text = f"Des 36 jets de l'adversaire, {joined(parts, lang)}" if french else f"Of the other's 36 throws, {joined(parts, lang)}"
    else:
        keeps = verbs["jan"][not french][0]
        text = (
            f"Aucun des 36 jets de l'adversaire ne vous bat, ne {keeps} ni ne fait de trou"
            if french
            else f"None of the other's 36 throws beats you, {keeps} or makes a trou"
        )
    means = []
    if theirs.points >= 0.05:
        means.append(f"{'il gagne' if french else 'he gains'} {_points(theirs.points, lang)}")
    if theirs.given >= 0.05:
        if french:
            given = f"vous en donne {decimal(theirs.given, lang)}" if means else f"il vous donne {_points(theirs.given, lang)}"
        else:
            given = f"gives you {decimal(theirs.given, lang)}" if means else f"he gives you {_points(theirs.given, lang)}"
        means.append(given)
    if means:
        text += f" ; en moyenne {joined(means, lang)}" if french else f"; on average {joined(means, lang)}"
    return text + "."


def _hopes(hint: Hint, choice: Choice, lang: str) -> str:
    """`Were it your throw, 4 of 36 would beat him …`."""
    french = lang == "fr"
    mine = choice.mine
    full = _has_full_jan(choice.after.camp(hint.position.turn))
    verbs = {
        "beats": (("le battrait", "le battraient"), ("would beat him", "would beat him")),
        "jan": (
            (("conserverait votre plein", "conserveraient votre plein"), ("would keep your jan full",) * 2)
            if full
            else (("remplirait un jan", "rempliraient un jan"), ("would fill a jan",) * 2)
        ),
        "trou": (("ferait un trou", "feraient un trou"), ("would make a trou",) * 2),
        "blocked": (
            ("ne pourrait se jouer en entier", "ne pourraient se jouer en entier"),
            ("could not be played in full",) * 2,
        ),
    }
    parts = []
    for key, pair in verbs.items():
        throws = getattr(mine, key)
        if throws:
            one, many = pair[not french]
            if not parts and throws < 36:
                noun = f"{throws} jet{'s' * (throws > 1)} sur 36" if french else f"{throws} throw{'s' * (throws > 1)} of 36"
                parts.append(f"{noun} {one if throws == 1 else many}")
            elif not parts:
                parts.append(f"tous les jets {many}" if french else f"every throw {one}")
            else:
                text = _count(throws, one, many, lang)
                parts.append(text if french else text.replace(" would ", " ").replace(" could not be ", " not "))
    if mine.points < 0.05 and not parts:
        return "Si c'était à vous de jeter, le coup ne rapporterait rien." if french else "Were it your throw, it would bring nothing."
    lead = "Si c'était à vous de jeter, " if french else "Were it your throw, "
    if not parts:
        gain = _points(mine.points, lang)
        return f"{lead}vous gagneriez {gain} en moyenne." if french else f"{lead}you would gain {gain} on average."
    text = lead + joined(parts, lang)
    if mine.points >= 0.05:
        gain = _points(mine.points, lang)
        text += f" : {gain} en moyenne" if french else f": {gain} on average"
    return text + "."


def _has_full_jan(camp: Camp) -> bool:
    return any(is_full(camp.dames, first) for first in JANS)


# What to do, and why


def advice(hint: Hint, lang: str) -> list[str]:
    """The verdict and its reasons."""
    french = lang == "fr"
    best = hint.best
    if best.play is None and not best.leaves:
        return ["Ce coup gagne la partie." if french else "This throw wins the game.", _end(hint, best, lang)]
    if hint.staying and hint.leaving:
        return _stay_or_leave(hint, hint.staying, hint.leaving, lang)
    if len(hint.choices) == 1:
        if best.play is not None and not best.play.moves:
            first = "Aucun nombre ne peut se jouer" if french else "Nothing can be played"
        else:
            first = f"Il n'y a qu'un coup à jouer, {best.play}" if french else f"There is only one play, {best.play}"
        return [f"{first} : {worth(hint, best, lang)}." if french else f"{first}: {worth(hint, best, lang)}."]
    second = hint.choices[1]
    verb = f"Jouez {best.play} : " if french else f"Play {best.play}: "
    return [verb + f"{worth(hint, best, lang)}{_behind(hint, second, lang)}.", *compare(hint, best, second, lang)]


def _is_close(hint: Hint, choice: Choice) -> bool:
    return choice.loss < NEARLY_EQUAL * (10 if hint.form == "a-ecrire" else 2)


def _behind(hint: Hint, second: Choice, lang: str) -> str:
    if _is_close(hint, second):
        return f" ; {second.play} le vaut presque" if lang == "fr" else f"; {second.play} is nearly as good"
    cost = amount(hint, second.loss, lang)
    if lang == "fr":
        return f" ; le second choix, {second.play}, coûte {cost}"
    return f"; the second choice, {second.play}, costs {cost}"


def _stay_or_leave(hint: Hint, stay: Choice, leave: Choice, lang: str) -> list[str]:
    french = lang == "fr"
    owed = hint.score.total(hint.position.turn.other)
    here, there = worth(hint, stay, lang), worth(hint, leave, lang)
    camp = stay.after.camp(hint.position.turn)
    kept = hint.marked.mover.points
    pair = []
    if hint.best.leaves:
        verdict = (
            f"Allez-vous-en : {there}, contre {here} en tenant (au mieux par {stay.play})."
            if french
            else f"Leave: {there}, against {here} if you stay (best with {stay.play})."
        )
        if leave.over:
            pair.append(_end(hint, leave, lang))
        if stay.over:
            pair.append(
                "Si vous teniez, ce coup ferait gagner l'adversaire." if french else "If you stayed, this coup would win for the other."
            )
        elif not stay.mine_next:
            pair.append(("Si vous tenez : " if french else "If you stay: ") + _lowered(_allows(hint, stay, lang)))
        if kept or owed:
            pair.append(_price_of_leaving(kept, owed, lang))
    else:
        verdict = (
            f"Tenez et jouez {stay.play} : {here}, contre {there} en vous en allant."
            if french
            else f"Stay and play {stay.play}: {here}, against {there} if you leave."
        )
        if leave.over:
            pair.append(("En vous en allant : " if french else "Leaving: ") + _lowered(_end(hint, leave, lang)))
        text = _kept_by_staying(hint, stay, lang)
        if text:
            pair.append(text)
        if owed and not stay.over:
            broken = hint.marked.mover.bredouille and not camp.bredouille
            text = (
                f"En revanche l'adversaire marque {owed} points de ce coup"
                if french
                else f"The price: the other marks {owed} points of this coup"
            )
            if broken:
                text += ", ce qui vous débredouille" if french else ", which ends your bredouille"
            pair.append(text + ".")
        others = [choice for choice in hint.choices if not choice.leaves]
        if len(others) > 1 and not _is_close(hint, others[1]):
            start = f"Mieux que {others[1].play} : " if french else f"Better than {others[1].play}: "
            reasons = compare(hint, stay, others[1], lang)[:1]
            pair += [start + _lowered(reason) for reason in reasons]
    return [verdict, *pair]


def _lowered(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def _price_of_leaving(kept: int, owed: int, lang: str) -> str:
    if lang == "fr":
        lost = f"vous perdez les {kept} points de reste" if kept else ""
        saved = f"l'adversaire ne marque pas les {owed} points de ce coup" if owed else ""
        return "En vous en allant " + joined([part for part in (lost, saved) if part], lang) + "."
    lost = f"you lose the {kept} points that remain" if kept else ""
    saved = f"the other does not mark the {owed} points of this coup" if owed else ""
    return "By leaving " + joined([part for part in (lost, saved) if part], lang) + "."


def _kept_by_staying(hint: Hint, stay: Choice, lang: str) -> str:
    french = lang == "fr"
    camp = stay.after.camp(hint.position.turn)
    parts = []
    if camp.points and not stay.over:
        text = f"{camp.points} points"
        if camp.bredouille:
            text += " en bredouille" if french else " in bredouille"
        parts.append(text)
    full = [name[not french] for first, name in JANS.items() if is_full(camp.dames, first)]
    if full and not stay.over and not stay.mine_next:
        text = f"{full[0]} plein" if french else f"{full[0]} full"
        if stay.mine.jan:
            throws = _count(stay.mine.jan, "", "", lang).strip()
            text += f", que {throws} jets sur 36 conserveraient" if french else f", which {throws} throws of 36 would keep so"
            if stay.mine.jan == 36:
                text = text.replace("que tous jets sur 36", "que tous les jets").replace("all throws of 36", "all 36 throws")
            if stay.mine.jan == 1:
                text = text.replace("1 jets", "1 jet").replace("conserveraient", "conserverait").replace("1 throws", "1 throw")
        parts.append(text)
    if parts:
        return f"Vous gardez {joined(parts, lang)}." if french else f"You keep {joined(parts, lang)}."
    if stay.over or stay.mine_next:
        return ""
    return _allows(hint, stay, lang)


@dataclass(frozen=True, slots=True)
class _Fact:
    """One difference between two plays."""

    weight: float
    """How much better the first is for it, in points; negative if worse."""
    about: str
    """``play``: what it does, a verb without its subject; ``theirs`` or ``mine``: a clause about the next throw."""
    text: str
    average: bool = False
    """A mean of points, which sums up the counts: said when they say nothing."""


def compare(hint: Hint, first: Choice, second: Choice, lang: str) -> list[str]:
    """Why the first play is better than the second, in one to three sentences."""
    french = lang == "fr"
    if first.over or second.over or first.mine_next or second.mine_next:
        return []
    facts = _on_the_board(hint, first, second, lang) + _next_throws(hint, first, second, lang)
    good = _choose([fact for fact in facts if fact.weight >= LEAST], MOST_REASONS)
    bad = _choose([fact for fact in facts if fact.weight <= -LEAST], 1)
    if not good:
        tie = (
            "Les comptes du prochain jet ne les départagent pas : c'est la suite du jeu qui parle pour ce coup"
            if french
            else "The counts of the next throw do not tell them apart: the game further on speaks for this play"
        )
        sentences = [tie + "."]
    else:
        sentences = _sentences(good, lang)
    if bad and abs(bad[0].weight) >= 0.5 * max((fact.weight for fact in good), default=0.0):
        sentences.append(_against(bad[0], lang))
    return sentences


def _choose(facts: list[_Fact], most: int) -> list[_Fact]:
    """The largest, without means where a count of the same player says why."""
    counted = {fact.about for fact in facts if not fact.average}
    kept = [fact for fact in facts if not (fact.average and fact.about in counted)]
    return sorted(kept, key=lambda fact: -abs(fact.weight))[:most]


def _sentences(facts: list[_Fact], lang: str) -> list[str]:
    french = lang == "fr"
    sentences = []
    does = [fact.text for fact in facts if fact.about == "play"]
    if does:
        sentences.append(f"{'Ce coup' if french else 'It'} {joined(does, lang)}.")
    clauses = [fact.text for about in ("theirs", "mine") for fact in facts if fact.about == about]
    if clauses:
        text = joined(_once_of_36(clauses, lang), lang)
        sentences.append(text[0].upper() + text[1:] + ".")
    return sentences


def _once_of_36(clauses: list[str], lang: str) -> list[str]:
    """`of 36` after the first count only."""
    word = " sur 36" if lang == "fr" else " of 36"
    said = False
    out = []
    for clause in clauses:
        out.append(clause.replace("{of}", "" if said else word))
        said = said or "{of}" in clause
    return out


def _against(fact: _Fact, lang: str) -> str:
    text = _once_of_36([fact.text], lang)[0]
    if lang == "fr":
        return f"En revanche {'il ' * (fact.about == 'play')}{text}."
    return f"On the other hand {'it ' * (fact.about == 'play')}{text}."


def _on_the_board(hint: Hint, first: Choice, second: Choice, lang: str) -> list[_Fact]:
    """What the dames themselves show: the corner, cases made, jans nearer or lost, lone dames, dames out."""
    french = lang == "fr"
    mine = hint.position.turn
    before, a, b = (position.camp(mine) for position in (hint.position, first.after, second.after))
    facts = []

    def add(weight: float, french_text: str, english: str) -> None:
        facts.append(_Fact(weight, "play", french_text if french else english))

    if (a.on(COIN) >= 2) != (b.on(COIN) >= 2):
        held, holds = before.on(COIN) >= 2, a.on(COIN) >= 2
        if holds:
            add(4.0, "garde le coin" if held else "prend le coin", "keeps the corner" if held else "takes the corner")
        else:
            add(-4.0, "quitte le coin" if held else "laisse le coin à prendre", "gives up the corner" if held else "does not take the corner")
    for jan, name in JANS.items():
        facts += _jan_facts(hint, first, second, jan, name[not french], lang)
    made = [case for case in (8, 10, 9, 7, 11, 6, 5, 4, 3, 2) if before.on(case) < 2 <= a.on(case) and b.on(case) < 2]
    if made:
        case = made[0]
        devil = case == CASE_DU_DIABLE
        add(
            0.9 if devil else 0.6 if case > 6 else 0.4,
            "fait la case du diable (8)" if devil else f"fait la case {case}",
            "makes the case du diable (8)" if devil else f"makes case {case}",
        )
    broken = [case for case in range(2, 12) if before.on(case) >= 2 > a.on(case) and b.on(case) >= 2]
    if broken:
        add(-0.6, f"rompt la case {broken[0]}", f"breaks case {broken[0]}")
    alone, other_alone = (sum(count == 1 for count in camp.dames) for camp in (a, b))
    if alone != other_alone and max(first.theirs.beats, second.theirs.beats):
        add(0.3 * (other_alone - alone), *_lone_dames(alone, other_alone))
    if a.out != b.out:
        add(1.5 * (a.out - b.out), f"sort {a.out} dame{'s' * (a.out > 1)} au lieu de {b.out or 'aucune'}".replace("de aucune", "d'aucune"), f"has {a.out} dame{'s' * (a.out != 1)} out instead of {b.out or 'none'}")
    return facts


def _lone_dames(alone: int, other: int) -> tuple[str, str]:
    french = f"laisse {alone} dame{'s' * (alone > 1)} seule{'s' * (alone > 1)}" if alone else "ne laisse aucune dame seule"
    english = f"leaves {alone} lone dame{'s' * (alone != 1)}" if alone else "leaves no lone dame"
    return f"{french} au lieu de {other}" if other else f"{french} au lieu d'aucune", f"{english} instead of {other or 'none'}"


def _jan_facts(hint: Hint, first: Choice, second: Choice, jan: int, name: str, lang: str) -> list[_Fact]:
    french = lang == "fr"
    a, b = (_missing(hint, choice, jan) for choice in (first, second))
    if a == b:
        return []
    if not a or not b:
        if a == 0:
            return [_Fact(6.0, "play", f"laisse {name} plein" if french else f"leaves {name} full")]
        if b == 0:
            return [_Fact(-6.0, "play", f"rompt {name}" if french else f"breaks {name}")]
    if a is None or b is None:
        near = a if a is not None else b
        assert near is not None
        if near > 6:
            return []
        if a is None:
            return [_Fact(-1.0, "play", f"renonce à {name}".replace("à le ", "au ") if french else f"gives up {name}")]
        return [_Fact(1.0, "play", f"garde {name} possible" if french else f"keeps {name} possible")]
    if min(a, b) > 4:
        return []
    text = (
        f"laisse {a} dame{'s' * (a > 1)} à placer pour remplir {name} au lieu de {b}"
        if french
        else f"leaves {a} dame{'s' * (a > 1)} to be placed to fill {name} instead of {b}"
    )
    return [_Fact(0.8 * (b - a), "play", text)]


def _missing(hint: Hint, choice: Choice, jan: int) -> int | None:
    """Dames still to be placed to fill a jan, None if it can be filled no more."""
    base = ME if choice.after.turn is hint.position.turn else OTHER
    if not can_fill(choice.after.to_row(hint.rules), base, jan):
        return None
    camp = choice.after.camp(hint.position.turn)
    return sum(max(0, 2 - camp.on(case)) for case in range(jan, jan + 6))


_COUNTS = (
    # Prospect, whose, points a throw; French verb (and `ne … que`), English verb; for a full jan see below
    ("beats", "theirs", -5.0, "l'adversaire vous bat", "l'adversaire ne vous bat que", "the other beats you"),
    ("jan", "theirs", -6.0, "l'adversaire {fills_fr}", "l'adversaire ne {fills_fr} que", "the other {fills_en}"),
    ("trou", "theirs", -12.0, "l'adversaire fait un trou", "l'adversaire ne fait un trou que", "the other makes a trou"),
    ("jan", "mine", 6.0, "vous {would_fr}", "vous ne {would_fr} que", "you would {would_en}"),
    ("trou", "mine", 9.0, "vous feriez un trou", "vous ne feriez un trou que", "you would make a trou"),
    ("beats", "mine", 4.0, "vous le battriez", "vous ne le battriez que", "you would beat him"),
)


def _next_throws(hint: Hint, first: Choice, second: Choice, lang: str) -> list[_Fact]:
    """What the 36 throws of each show."""
    full = _has_full_jan(first.after.camp(hint.position.turn.other))
    mine_full = _has_full_jan(first.after.camp(hint.position.turn))
    words = {
        "fills_fr": "conserve son plein" if full else "remplit un jan",
        "fills_en": "keeps his jan full" if full else "fills a jan",
        "would_fr": "conserveriez votre plein" if mine_full else "rempliriez un jan",
        "would_en": "keep your jan full" if mine_full else "fill a jan",
    }
    facts = []
    for name, whose, points, plain, only, english in _COUNTS:
        a, b = (getattr(_of(choice, whose), name) for choice in (first, second))
        if a != b:
            verb = (only if 0 < a < b else plain) if lang == "fr" else english
            facts.append(_Fact(points * (a - b) / 36, whose, _with_throws(verb.format(**words), a, b, lang)))
    a, b = first.theirs.blocked, second.theirs.blocked
    if a != b:
        text = (
            f"{_number(a, 'jet')}{{of}} de l'adversaire ne {'peuvent' if a > 1 else 'peut'} se jouer en entier au lieu {_instead(b)}"
            if lang == "fr"
            else f"the other cannot play {a or 'any'} throw{'s' * (a != 1)}{{of}} in full instead of {b or 'none'}"
        )
        if lang != "fr" and not a:
            text = f"the other can play every throw in full, instead of all but {b}"
        facts.append(_Fact(3.0 * (a - b) / 36, "theirs", text))
    facts += _averages(first, second, lang)
    return facts


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}{'s' * (count > 1)}" if count else f"aucun {noun}"


def _instead(count: int) -> str:
    return f"de {count}" if count else "d'aucun"


def _with_throws(verb: str, a: int, b: int, lang: str) -> str:
    if lang == "fr":
        if not a:
            denied = verb.replace("l'adversaire ", "l'adversaire ne ").replace("vous ", "vous ne ", 1) if verb.startswith("vous") else verb.replace("l'adversaire ", "l'adversaire ne ", 1)
            return f"{denied} par aucun jet au lieu de {b}"
        return f"{verb} par {a} jet{'s' * (a > 1)}{{of}} au lieu {_instead(b)}".replace("que par", "que par")
    return f"{verb} with {'only ' * (0 < a < b)}{a or 'no'} throw{'s' * (a != 1)}{'{of}' if a else ''} instead of {b or 'none'}"


def _averages(first: Choice, second: Choice, lang: str) -> list[_Fact]:
    facts = []
    measures: tuple[tuple[str, float, str, str, Callable[[Prospect], float]], ...] = (
        ("theirs", -1.0, "l'adversaire gagne", "the other gains", lambda prospect: prospect.points),
        ("mine", 0.7, "vous gagneriez", "you would gain", lambda prospect: prospect.points),
    )
    for whose, weight, french, english, measure in measures:
        a, b = measure(_of(first, whose)), measure(_of(second, whose))
        if abs(a - b) >= 0.1:
            text = (
                f"{french} en moyenne {_points(a, lang)} au lieu de {decimal(b, lang)}"
                if lang == "fr"
                else f"{english} {_points(a, lang)} on average instead of {decimal(b, lang)}"
            )
            facts.append(_Fact(weight * (a - b), whose, text, average=True))
    return facts


def _of(choice: Choice, whose: str) -> Prospect:
    return choice.theirs if whose == "theirs" else choice.mine
