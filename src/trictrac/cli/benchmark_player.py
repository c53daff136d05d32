"""``trictrac benchmark-player``: how much a player loses per decision, by phase, on the public yardstick."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from trictrac.cli.arena import available_cores
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser, spoken
from trictrac.cli.telling import tell
from trictrac.players.arena import ArenaError
from trictrac.players.benchmark import Benchmark, Decided, ask, by_phase, shipped
from trictrac.players.bulk import processes
from trictrac.players.registry import PLAYERS, find
from trictrac.words import decimal, fact, say


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("player", metavar="PLAYER")
    parser.add("--form", choices=("ordinary", "a-ecrire"), default="ordinary")
    parser.add("--data", metavar="FILE", type=Path)
    parser.add("--worst", metavar="N", type=int, default=0)
    parser.add("--workers", metavar="K", type=int)
    parser.add("--json", action="store_true")
    parser.add("--lang", metavar="LANGUAGE")
    parser.epilog = f"{parser.epilog}\n\n{say('help-arena-roster', spoken(), players=', '.join(PLAYERS))}"


def run(args: argparse.Namespace) -> int:
    """Asks the player and prints; what cannot be asked gets one sentence and exit status 2."""
    player = find(args.player)
    if args.workers is not None and args.workers < 1:
        raise ArenaError(fact("arena-workers"), str(args.workers))
    benchmark = Benchmark.read(args.data) if args.data else shipped(args.form)
    ensure_compiled()
    parts: dict[int, list[Decided]] = {}
    done, count = 0, len(benchmark.decisions)
    with processes(args.workers or available_cores()) as executor:
        for number, answers in ask(player, benchmark, executor):
            parts[number] = answers
            done += len(answers)
            if sys.stderr.isatty():
                text = say("benchmark-progress", args.lang, done=done, count=count)
                print(f"\r\033[K{text}", end="\n" if done == count else "", file=sys.stderr, flush=True)
    answers = [answer for number in sorted(parts) for answer in parts[number]]
    worst = sorted(answers, key=lambda answer: -answer.loss)[: args.worst]
    if args.json:
        print(json.dumps(_data(player, benchmark, answers, worst), indent=2, ensure_ascii=False))
    else:
        tell("\n".join(_page(player, benchmark, answers, worst, args.lang)))
    return 0


def _data(player: str, benchmark: Benchmark, answers: list[Decided], worst: list[Decided]) -> dict[str, object]:
    phases = {name: {"decisions": count, **loss.to_data()} for name, (count, loss) in by_phase(answers).items()}
    found = [
        {**_told(each), "phase": each.decision.phase, "loss": each.loss, "error": each.decision.errors[each.choice]}
        for each in worst
    ]
    return {"player": player, "form": benchmark.form, "unit": benchmark.about["unit"], "phases": phases, "worst": found}


def _told(answer: Decided) -> dict[str, str]:
    decision = answer.decision
    best = decision.choices[decision.losses.index(0.0)]
    chosen = decision.choices[answer.choice]
    return {"position": decision.position, "throw": decision.throw, "chosen": chosen, "best": best}


def _page(player: str, benchmark: Benchmark, answers: list[Decided], worst: list[Decided], lang: str) -> list[str]:
    unit = benchmark.about["unit"]
    lines = [say("benchmark-title", lang, player=player, count=len(answers), unit=unit), ""]
    for name, (count, loss) in by_phase(answers).items():
        half = (loss.high - loss.low) / 2
        shown = say("benchmark-loss", lang, loss=decimal(1000 * loss.mean, 2), half=decimal(1000 * half, 2))
        lines.append(f"  {say(f'benchmark-phase-{name}', lang):<22}{shown:>16}{count:>7}")
    if worst:
        lines += ["", say("benchmark-worst", lang, count=len(worst))]
    for each in worst:
        figures = {"loss": decimal(each.loss, 3), "error": decimal(each.decision.errors[each.choice], 3)}
        lines.append(say(fact("benchmark-worst-line", **figures, **_told(each)), lang))
    return lines
