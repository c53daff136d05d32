"""What happened, told in sentences: French and English."""

from __future__ import annotations

from trictrac import explain
from trictrac.forms import Form
from trictrac.position import Camp
from trictrac.records.header import Header
from trictrac.records.steps import Step
from trictrac.side import Side
from trictrac.table import Event, Mode, events
from trictrac.words import say

_TOLD: dict[type[Event], tuple[str, str]] = {
    # kind: French, English
    events.Joined: ("{name} s'assied.", "{name} sits down."),
    events.DieThrown: ("{name} jette un {event.dice[0]}.", "{name} throws a {event.dice[0]}."),
    events.Adoubed: ("{name} : «j'adoube».", "{name}: “j'adoube”."),
    events.Touched: ("{name} touche la dame en {event.case}.", "{name} touches the dame on {event.case}."),
    events.Stayed: ("{name} tient.", "{name} stays."),
    events.Leaving: ("{name} s'en va.", "{name} leaves."),
    events.Agreed: ("{name} agrée.", "{name} agrees."),
    events.Left: (
        "Relevé : les dames aux talons, les points effacés ; à {name} le dé.",
        "Relevé: the dames go back to the talons, the points are wiped; {name} throws.",
    ),
    events.Played: ("{name} joue {event.play}.", "{name} plays {event.play}."),
    events.Corrected: (
        "{name} remet la marque de l'autre où elle doit être.",
        "{name} puts the other's mark back where it should be.",
    ),
    events.Obliged: (
        "{name} oblige l'autre à marquer ce qu'il a omis.",
        "{name} obliges the other to mark what he omitted.",
    ),
    events.Replayed: (
        "{name} relève la fausse case et la fait jouer {event.play}.",
        "{name} takes up the false play and has it played {event.play}.",
    ),
    events.Resigned: ("{name} abandonne.", "{name} resigns."),
    events.Declined: ("{name} refuse.", "{name} declines."),
    events.FlagFell: ("Le temps de {name} est passé.", "{name} has run out of time."),
}
_PROPOSED = {
    "exit": ("{name} propose une sortie de convention.", "{name} proposes to begin the releve afresh."),
    "stop": ("{name} propose d'arrêter la poule.", "{name} proposes to stop the poule."),
}


def tell(step: Step, lang: str) -> list[str]:
    """Every event of a step but its throw, a sentence each; marks and plays in their order."""
    return [text for event in step.events if (text := sentence(event, step, lang))]


def sentence(event: Event, step: Step, lang: str) -> str:
    """One event; empty for the throw, which is the title of its step."""
    french = lang == "fr"
    name = "" if event.player is None else step.players[event.player]
    match event:
        case events.Thrown():
            return ""
        case events.Seated():
            return _seated(event, step, french)
        case events.Marked():
            return _marked(event, name, french)
        case events.Claimed():
            wrong = "" if event.right else (", à tort" if french else ", wrongly")
            if french:
                return f"{name} : «école !» et marque {event.points} points{wrong}."
            return f"{name}: “école!”, and marks {event.points} points{wrong}."
        case events.Contested():
            return _contested(event, name, french)
        case events.Proposed():
            return _PROPOSED[event.what][not french].format(name=name)
        case events.Accepted():
            return f"{name} accepte." if french else f"{name} accepts."
        case events.Ended():
            return _ended(event, step, french)
        case events.Finished():
            return _finished(step, french)
        case events.Played() if not event.play.moves:
            return f"{name} ne peut rien jouer." if french else f"{name} can play nothing."
        case _:
            return _TOLD[type(event)][not french].format(name=name, event=event)


def _seated(event: events.Seated, step: Step, french: bool) -> str:
    white, black = (step.players[player] for player in step.sits)
    text = f"{white} a les blanches, {black} les noires" if french else f"{white} has white, {black} black"
    if event.first is not None:
        first = step.players[event.first]
        text += f" ; {first} a la primauté" if french else f"; {first} begins"
    return f"{text}."


def _contested(event: events.Contested, name: str, french: bool) -> str:
    how = ("avec raison" if event.right else "à tort") if french else ("rightly" if event.right else "wrongly")
    if french:
        return f"{name} conteste, {how} : {event.points} points à {'lui' if event.right else 'l’autre'}."
    return f"{name} contests it, {how}: {event.points} points to {'him' if event.right else 'the other'}."


def _marked(event: events.Marked, name: str, french: bool) -> str:
    points = event.points
    text = f"{name} marque {points} points" if french else f"{name} marks {points} points"
    if event.trous is not None:
        count = event.trous
        plural = "s" * (count > 1 if french else count != 1)
        text += (
            f", et avance le fichet de {count} trou{plural}"
            if french
            else f" and moves the fichet {count} trou{plural}"
        )
    return f"{text}."


def _ended(event: events.Ended, step: Step, french: bool) -> str:
    parts = []
    for seat, player in enumerate(step.sits):
        run = (" d'une seule suite" if french else " in one run") if event.series[seat] else ""
        count = event.result[seat]
        plural = "s" * (count > 1 if french else count != 1)
        parts.append(f"{step.players[player]} {count} trou{plural}{run}")
    start = "Fin : " if french else "The end: "
    text = start + ", ".join(parts)
    if event.first is not None:
        who = step.players[step.sits[event.first]]
        text += f" ; {who} s'en est allé" if french else f"; {who} left"
    return f"{text}."


def _finished(step: Step, french: bool) -> str:
    totals = step.totals or ()
    parts = ", ".join(amount(*pair) for pair in zip(step.players, totals, strict=False))
    start = "Le compte, en jetons : " if french else "The account, in jetons: "
    return f"{start}{parts}." if parts else ("La séance est finie." if french else "The session is over.")


def amount(name: str, jetons: int) -> str:
    """What somebody won or lost."""
    return f"{name} −{-jetons}" if jetons < 0 else f"{name} +{jetons}"


def title(step: Step, lang: str) -> str:
    """The throw in words, or what comes before it."""
    if step.throw:
        words = say(explain.throw_name(step.throw), lang)
        return f"{words[0].upper()}{words[1:]}"
    if any(isinstance(event, events.Seated) for event in step.events):
        return "On s'assied" if lang == "fr" else "Sitting down"
    return "Avant la partie" if lang == "fr" else "Before the game"


def thrower(step: Step) -> str:
    """Who threw."""
    return step.names[step.before.turn] if step.throw else ""


def reasons(step: Step, lang: str) -> list[tuple[int, bool, str]]:
    """What the throw is worth: points, whether to the thrower, why."""
    if step.score is None or step.throw is None:
        return []
    sentences = [say(told, lang) for told in explain.score(step.score, step.before)]
    return [
        (mark.points, mark.side is step.score.mover, text) for mark, text in zip(step.score, sentences, strict=True)
    ]


def marks(step: Step, lang: str) -> list[tuple[Side, str, str]]:
    """Where each one's jetons and fichet stand after the step: side, name, words."""
    return [(side, step.names[side], camp_words(step.after.camp(side), lang)) for side in Side]


def camp_words(camp: Camp, lang: str) -> str:
    """Points and trous in words."""
    french = lang == "fr"
    points = f"{camp.points} point{'s' * (camp.points > 1 if french else camp.points != 1)}"
    if camp.bredouille and camp.points:
        points += " en bredouille" if french else " in bredouille"
    return f"{points}, {camp.trous} trou{'s' * (camp.trous > 1 if french else camp.trous != 1)}"


def form_words(form: Form, lang: str) -> str:
    """The form of play."""
    return say(form.described, lang)


def marking_words(header: Header, lang: str) -> str:
    """How everybody marks."""
    names = {
        Mode.AUTOMATIC: ("marque automatique", "automatic marking"),
        Mode.ASSISTED: ("marque assistée", "assisted marking"),
        Mode.STRICT: ("marque stricte", "strict marking"),
    }
    modes = header.setting.modes
    if len(set(modes)) == 1:
        text = names[modes[0]][lang != "fr"]
    else:
        pairs = zip(header.form.players, modes, strict=True)
        text = ", ".join(
            f"{name} : {names[mode][0]}" if lang == "fr" else f"{name}: {names[mode][1]}" for name, mode in pairs
        )
    if header.setting.free_hands:
        text += ", mains libres" if lang == "fr" else ", free hands"
    return text
