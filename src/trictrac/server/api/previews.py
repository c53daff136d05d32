"""Link previews: what a shared address is about, for programs that show it before anybody follows it.

A position in the editor, a table, a game to be seen again: title, description and a picture of the board, as Open Graph
has them. They say what the page says to a stranger who opens it, and nothing of the address is repeated as it came.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from trictrac.errors import TrictracError
from trictrac.position import Position
from trictrac.server.api.shield import address_of
from trictrac.server.api.state import Address, House, InHouse, house_of
from trictrac.server.history import events_of
from trictrac.server.identity import language_of
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import LogEntry
from trictrac.server.study.picturing import SIZE
from trictrac.server.tables.live import LiveTable
from trictrac.side import Side
from trictrac.svg.describe import describe, title_of
from trictrac.table import TableState
from trictrac.table.events import Thrown
from trictrac.throw import Throw
from trictrac.words import fact, say, sentence

router = APIRouter(include_in_schema=False)
PICTURE = "/picture.png"
LONGEST = 200
"""Signs of a position in an address; longer ones show nothing."""
_KEPT = 64
"""Pictures in memory, of some 200 kB each."""
_A_DAY = "public, max-age=86400"
_LOCALES = {"fr": "fr_FR", "en": "en_GB"}
_TITLE = "<title>Trictrac</title>"
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_pictures: OrderedDict[str, bytes] = OrderedDict()


@dataclass(frozen=True)
class Preview:
    """What is said of an address, in one language."""

    lang: str
    title: str
    text: str
    path: str
    """The address itself, without what is nobody else's to know."""
    shown: str
    """The query of its picture."""

    def into(self, page: str, origin: str) -> str:
        """The page of the application with this in its head."""
        width, height = SIZE
        properties = {
            "og:type": "website",
            "og:site_name": "Trictrac",
            "og:locale": _LOCALES[self.lang],
            "og:title": self.title,
            "og:description": self.text,
            "og:url": f"{origin}{self.path}",
            "og:image": f"{origin}{PICTURE}?{self.shown}",
            "og:image:type": "image/png",
            "og:image:width": width,
            "og:image:height": height,
            "og:image:alt": self.title,
        }
        names = {"twitter:card": "summary_large_image", "description": self.text}
        head = [f"<title>{escape(self.title)}</title>"]
        head += [f'<meta property="{key}" content="{escape(str(value))}" />' for key, value in properties.items()]
        head += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in names.items()]
        return _DESCRIPTION.sub("", page, count=1).replace(_TITLE, "\n    ".join(head), 1)


def origin_of(request: Request, house: House) -> str:
    """How this server is called from outside; the shield has looked at the host."""
    return house.settings.origins[0] if house.settings.origins else str(request.base_url).rstrip("/")


async def preview_of(request: Request) -> Preview | None:
    """What is to be said of an address; None: nothing beyond what the page itself says."""
    house, lang = house_of(request), language_of(request.headers.get("accept-language", ""))
    screen, _, table = request.url.path.strip("/").partition("/")
    try:
        if screen == "editor":
            return _of_position(request.query_params.get("p", ""), request.query_params.get("d"), lang)
        if table and screen in ("table", "replay"):
            return await _of_table(house, screen, table, request, lang)
    except TrictracError:  # no position, no such table: the page tells whoever comes
        return None
    return None


def _of_position(text: str, dice: str | None, lang: str) -> Preview | None:
    if not text or len(text) > LONGEST:
        return None
    position = Position.parse(text)
    throw = Throw.parse(dice) if dice else position.throw
    shown = _query(position, throw)
    told = describe(position, Side.WHITE, throw, (), lang)
    return Preview(lang, title_of(position, throw, lang), told, f"/editor?{shown}", shown)


async def _of_table(house: House, screen: str, table: str, request: Request, lang: str) -> Preview | None:
    room = await house.room(table, address_of(request.scope))
    if not house.may_see(room.live, None, request.query_params.get("invitation")):
        return None
    live = room.seen_by(None)
    state = live.table.state if live.table else None
    position, throw, path = Position(), None, f"/{screen}/{live.id}"
    names = tuple(name for name in live.names if name)
    told = fact(f"preview-{live.status}", count=len(names), names=names)
    if state is not None:
        position, throw = state.position, state.throw
    coup = request.query_params.get("coup", "")
    asked = screen == "replay" and live.status == "over" and state is not None and coup.isdecimal() and len(coup) < 6
    if asked and house.quotas.pictures.allows(address_of(request.scope)):
        found = await asyncio.to_thread(_thrown, live, await house.store.read(live.id), int(coup))
        if found is not None:
            position, throw = found
            path = f"{path}?coup={int(coup)}"
            told = fact("preview-coup", names=names, coup=int(coup))
    described = sentence(live.conventions.form.described, lang)
    return Preview(lang, say(told, lang), described, path, _query(position, throw))


def _thrown(live: LiveTable, entries: list[LogEntry], coup: int) -> tuple[Position, Throw | None] | None:
    """The board of a coup with its dice; coups are counted through the session, as the replay counts them."""
    state, number = TableState(live.form, live.conventions.setting), 0
    for event in events_of(entries):
        state.apply(event)
        number += isinstance(event, Thrown)
        if number == coup:
            return state.position, state.throw
    return None


@router.get(PICTURE)
async def picture(house: InHouse, address: Address, p: str, d: str | None = None) -> Response:
    """A board as PNG, drawn in a worker; the last ones are kept."""
    if len(p) > LONGEST:
        raise ServerRefused("too_long")
    position, throw = Position.parse(p), Throw.parse(d) if d else None
    shown = _query(position, throw)
    drawn = _pictures.get(shown)
    if drawn is None:
        house.quotas.pictures.check(address)
        question = {"study": "picture", "text": str(position), "throw": str(throw) if throw else None}
        drawn = (await house.thinker.study(question, address))["data"]
    _pictures[shown] = drawn
    _pictures.move_to_end(shown)
    while len(_pictures) > _KEPT:
        _pictures.popitem(last=False)
    return Response(drawn, headers={"Cache-Control": _A_DAY}, media_type="image/png")


def _query(position: Position, throw: Throw | None) -> str:
    dice = {"d": str(throw)} if throw and throw != position.throw else {}
    return urlencode({"p": str(position), **dice})
