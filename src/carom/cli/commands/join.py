"""``carom join``: a seat at a table that somebody hosts, from this terminal."""

from __future__ import annotations

import getpass
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carom.cli.kits.registry import kit_of
from carom.cli.options import SPOKEN, Spoken
from carom.cli.words import say
from carom.core.errors import CaromError

if TYPE_CHECKING:
    from carom.cli.join.door import Door


def join(
    address: Annotated[str, Parameter(name="ADDRESS", help="cli-arg-table")],
    /,
    *,
    name: Annotated[
        str | None, Parameter(name="--name", metavar="NAME", help="cli-opt-name")
    ] = None,
    watch: Annotated[bool, Parameter(name="--watch", negative="", help="cli-opt-watch")] = False,
    spoken: Spoken = SPOKEN,
) -> None:
    """Sit down, or take up the seat that one has there, and play; or only watch."""
    from carom.cli.join.address import parse_address
    from carom.cli.join.door import Door, JoinError
    from carom.cli.join.seatbook import SeatBook, state_folder

    where = parse_address(address)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CaromError("no-terminal")
    book = SeatBook(state_folder())
    door = Door(where, "" if watch else book.secret(where.page), is_watching=watch)
    game = door.look().game
    home = kit_of(game).join
    if home is None:
        raise JoinError("not-in-terminal", game=game[:40])
    if not watch:
        sit_down(door, name)
        book.keep(where.page, door.secret)

    app = import_module(home).JoinApp(door, book)
    app.run()
    if app.error is not None:
        raise app.error


def sit_down(door: Door, name: str | None) -> None:
    """Sit down; who has not said how to be called takes the name that is free."""
    try:
        door.sit(name or _own_name())
    except CaromError as error:
        if name is not None or error.code != "name-taken":
            raise
        door.sit(str(error.params["free"]))


def _own_name() -> str:
    """Return the name under which one is logged in, if that can be told."""
    try:
        return getpass.getuser()[:24] or say("play-you")
    except (OSError, KeyError, ImportError):
        return say("play-you")
