"""What happened in a record, as facts and in sentences."""

from __future__ import annotations

from trictrac import explain
from trictrac.records.header import Header
from trictrac.records.steps import Step
from trictrac.side import Side
from trictrac.table import Event, events
from trictrac.words import Arg, Case, Fact, Moves, fact, say


def tell(step: Step, lang: str) -> list[str]:
    """Every event of a step but its throw, a sentence each; marks and plays in their order."""
    return [say(each, lang) for each in facts(step)]


def facts(step: Step) -> list[Fact]:
    return [each for event in step.events if (each := told(event, step))]


def told(event: Event, step: Step) -> Fact | None:
    """One event; None for the throw, which is the title of its step."""
    key, args = f"event-{event.kind}", dict[str, Arg]()
    match event:
        case events.Thrown():
            return None
        case events.Seated(first=first):
            white, black = (step.players[player] for player in step.sits)
            begins = "none" if first is None else step.players[first]
            return fact(key, white=white, black=black, first=begins)
        case events.Ended():
            return _ended(event, step)
        case events.Finished():
            pairs = zip(step.players, step.totals or (), strict=False)
            return fact(key, totals=", ".join(amount(*pair) for pair in pairs) or "none")
        case events.Marked(trous=trous, points=points) if trous is not None:
            key = f"{key}-fichet" if points else "event-moved-fichet"
            args = {"points": fact("points", count=points), "trous": fact("trous", count=trous)}
        case events.Marked(points=0, jetons=jetons):
            key, args = "event-jetons", {"jetons": jetons or 1}
        case events.Marked(points=points):
            args = {"count": points}
        case events.Contested(worth=worth) if worth is not None:
            key, args = f"{key}-{'more' if event.right else 'less'}", {"worth": worth}
        case events.ReasonAsked(marker=marker, own=own, received=received, ecoles=ecoles):
            args = {"marker": step.players[marker], "own": own, "received": received, "ecoles": ecoles}
        case events.Claimed() | events.Contested():
            args = {"count": event.points, "right": event.right}
        case events.Proposed(what=what):
            key = f"{key}-{what}"
        case events.DieThrown(dice=(die,)):
            args = {"die": die}
        case events.DieThrown(dice=(one, other)):
            key, args = f"{key}-both", {"one": one, "other": other}
        case events.ColourChosen(colour=colour):
            args = {"colour": colour}
        case events.Touched(case=touched):
            args = {"case": Case(touched)}
        case events.Played(play=play) if not play.moves:
            key = "event-passed"
        case events.Played(play=play) | events.Replayed(play=play):
            args = {"play": Moves(str(play))}
    return fact(key, who="other", name=step.players[event.player], **args)


def _ended(event: events.Ended, step: Step) -> Fact:
    results = tuple(
        fact("event-ended-result", name=step.players[player], count=event.result[seat], run=event.series[seat])
        for seat, player in enumerate(step.sits_after)
    )
    left = "none" if event.first is None else step.players[step.sits_after[event.first]]
    return fact("event-ended", results=results, left=left)


def amount(name: str, jetons: int) -> str:
    """What somebody won or lost."""
    return f"{name} −{-jetons}" if jetons < 0 else f"{name} +{jetons}"


def title(step: Step) -> Fact:
    """The throw in words, or what comes before it."""
    if step.throw:
        return explain.throw_name(step.throw)
    seated = any(isinstance(event, events.Seated) for event in step.events)
    return fact("record-sitting") if seated else fact("record-before")


def thrower(step: Step) -> str:
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
    return [(side, step.names[side], say(step.after.camp(side).marks.told, lang)) for side in Side]


def marking(header: Header) -> Fact:
    """How everybody marks."""
    modes = [fact(f"record-mode-{mode.value}") for mode in header.setting.modes]
    named = tuple(
        fact("record-mode-of", name=name, mode=mode) for name, mode in zip(header.form.players, modes, strict=True)
    )
    return fact("record-modes", modes=named if len(set(modes)) > 1 else modes[0], free=header.setting.free_hands)
