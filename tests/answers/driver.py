"""Hands that play a table of the server by what the server tells them: careful, forgetful, sometimes mischievous."""

from __future__ import annotations

import itertools
import random
from typing import Any

from tests.answers.serving import Step, Table

MODES = ("automatic", "assisted", "strict")
FORMS: tuple[dict[str, Any], ...] = (
    {"form": "ordinary", "rules": "loi-2013 trous=2", "games": 2, "stake": 3},
    {"form": "a-ecrire", "kind": "deux", "marques": 2, "rules": "usage-19e"},
    {"form": "a-ecrire", "kind": "tourner", "marques": 3},
    {"form": "a-ecrire", "kind": "equipes", "marques": 4},
    {"form": "a-ecrire", "kind": "chouette", "marques": 2},
    {"form": "poule", "players": 3, "rules": "loi-2013 trous=1", "stake": 4},
)
PLAYERS = {"ordinary": 2, "deux": 2, "tourner": 3, "equipes": 4, "chouette": 3, "poule": 3}


class RandomHands:
    """Plays for all at a table, then gives games up until the session is over."""

    def __init__(self, seed: str, steps: int, mischief: float) -> None:
        self._rng = random.Random(seed)
        self._left = steps
        self._mischief = mischief
        self._before = ""
        self._worth: dict[int, int] = {}
        self._marked: set[tuple[int, int]] = set()
        self._coup = (0, 0)

    async def next(self, table: Table) -> Step | None:
        """The next message of anybody."""
        board = table.view.get("board")
        if board is None or self._left < -40:
            return None
        self._left -= 1
        if self._left < 0:
            return self._rng.choice(board["sits"]), {"do": "resign"}
        if self._rng.random() < self._mischief:
            return self._anything(board, len(table.people))
        await self._look(table, board)
        return await self._sensible(table, board)

    async def _look(self, table: Table, board: dict[str, Any]) -> None:
        """Reckons what the throw is worth, as somebody does who knows the tariff."""
        if board["phase"] == "throw":
            self._before = board["position"]
        coup = (len(table.view["results"]), board["coup"])
        if board["phase"] == "play" and coup != self._coup:
            self._coup = coup
            throw = "-".join(map(str, board["throw"]["dice"]))
            rules = table.view["conventions"].get("rules", "loi-2013")
            asked = {"position": self._before.split("_6-")[0], "throw": throw, "rules": rules}
            sheet = await table.ask("/api/judge", asked) or {"score": [], "plays": ["--"]}
            self._plays = sheet["plays"]
            self._worth = dict.fromkeys(board["sits"], 0)
            for reason in sheet["score"]:
                self._worth[board["sits"][reason["side"] == "black"]] += reason["points"]

    def _mark(self, board: dict[str, Any], player: int) -> Step | None:
        key = (player, self._coup[1])
        worth = self._worth.get(player, 0)
        if key in self._marked or not worth or "mark" not in board["may"].get(str(player), ()):
            return None
        self._marked.add(key)
        points = worth if self._rng.random() < 0.75 else worth + self._rng.choice((-2, 2))
        return (player, {"do": "mark", "points": points, "confirmed": self._rng.random() < 0.8}) if points else None

    async def _sensible(self, table: Table, board: dict[str, Any]) -> Step:
        rng, may, turn = self._rng, board["may"], board["turn"]
        for player in board["sits"]:
            allowed = may.get(str(player), ())
            if "accept" in allowed or ("decline" in allowed and rng.random() < 0.3):
                return player, {"do": rng.choice([each for each in ("accept", "decline") if each in allowed])}
            if board["phase"] == "opening":
                if str(player) not in board["opening"]:
                    return player, {"do": "throw"}
            elif "agree" in allowed and rng.random() < 0.8:
                return player, {"do": "agree"}
            elif "contest" in allowed and rng.random() < 0.5:
                return player, {"do": "contest"}
            elif "claim" in allowed and rng.random() < 0.06:
                return player, {"do": rng.choice(("claim", "claim", "correct", "oblige")), "points": 2}
        if mark := self._mark(board, turn):
            return mark
        if board["phase"] == "throw":
            return turn, {"do": "throw", "confirmed": rng.random() < 0.7}
        if board.get("may_decide") and rng.random() < 0.9:
            return turn, {"do": rng.choice(("stay", "leave")), "confirmed": True}
        plays = board.get("plays") or self._plays
        return turn, {"do": "play", "play": rng.choice(plays), "confirmed": rng.random() < 0.7}

    def _anything(self, board: dict[str, Any], players: int) -> Step:
        """Anything at all, most of it refused."""
        rng = self._rng
        messages: list[dict[str, Any]] = [
            {"do": "mark", "points": rng.choice((2, 4, 6, 12)), "confirmed": True},
            {"do": "mark", "points": 3}, {"do": "claim", "points": rng.choice((2, 4))}, {"do": "contest"},
            {"do": "correct"}, {"do": "oblige"}, {"do": "agree"}, {"do": "adoube"}, {"do": "stay"}, {"do": "leave"},
            {"do": "touch", "case": rng.randint(1, 24), "confirmed": True}, {"do": "accept"}, {"do": "decline"},
            {"do": "propose", "what": rng.choice(("exit", "stop")), "first": rng.choice(board["sits"])},
            {"do": "play", "play": rng.choice(("1-7 1-6", "1-3", "24-s", "--", "nothing")), "confirmed": True},
            {"do": "throw"}, {"do": "say", "phrase": rng.choice(("bonjour", "merci", "?"))}, {"do": "rise"},
            {"do": "say", "text": "Quel coup !"}, {"do": "hush", "on": rng.random() < 0.5}, {"do": "dance"},
            {"do": "replay", "play": "1-7 1-6"}, {"do": "rematch"}, {"do": "consent"}, {"do": "withdraw"},
            {"do": "suggest", "options": {"form": "ordinary"}}, {"do": "throw", "seen": 10**6}, {"do": "throw", "x": 1},
        ]  # fmt: skip
        return rng.randrange(players), rng.choice(messages)


def _scene(number: int, form: dict[str, Any], modes: tuple[str, ...]) -> tuple[dict[str, Any], RandomHands]:
    count = PLAYERS[form.get("kind", form["form"])]
    options = {**form, "modes": [modes[player % len(modes)] for player in range(count)]}
    if modes[0] == "strict":
        options["free_hands"] = True
    if number % 4 == 3:
        options["clock"] = [10**6, 10**6]
    wish = {"options": options, "listed": number % 2 == 0, "delayed": number % 5 == 4}
    return {"players": count, "wish": wish}, RandomHands(f"hands {number}", 45, 0.12)


_WRONG = (
    {"form": "poule", "players": 2},
    {"rules": "loi-1699"},
    {"modes": ["strict"]},
    {"form": "a-ecrire", "marques": 0},
)
SCENES = [
    *(
        _scene(number, form, modes)
        for number, (form, modes) in enumerate(itertools.product(FORMS, (*((mode,) for mode in MODES), MODES[::-1])))
    ),
    *(({"players": 1, "wish": {"options": options}}, RandomHands("nobody", 0, 0)) for options in _WRONG),
]
