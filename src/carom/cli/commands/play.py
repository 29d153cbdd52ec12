"""``carom play``: a game in this terminal, alone or several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
import time
from typing import Annotated

from cyclopts import Parameter

from carom.cli.inputs import check_can_write, write_file
from carom.cli.options import COMMON, Common
from carom.cli.words import say
from carom.core.errors import CaromError, NotFound, OptionError
from carom.core.options import parse_options
from carom.core.registry import game_ids
from carom.games.ricochet.options import PRESETS, Options

MAX_PLAYERS = 9
MAX_NAME = 24
"""Longest name of a player, in characters."""
TERMINAL_CHANGES = {"next_chip": "when_ready"}
"""At one keyboard everybody should see the outcome of a round before the next chip."""


def play(
    game: Annotated[str, Parameter(name="GAME", help="cli-arg-game")] = "ricochet",
    /,
    *,
    player: Annotated[
        list[str] | None, Parameter(name="--player", metavar="NAME", help="cli-opt-player")
    ] = None,
    preset: Annotated[
        str | None, Parameter(name="--preset", metavar="NAME", help="cli-opt-preset")
    ] = None,
    option: Annotated[
        list[str] | None, Parameter(name="--option", metavar="NAME=VALUE", help="cli-opt-option")
    ] = None,
    seed: Annotated[
        str | None, Parameter(name="--seed", metavar="TEXT", help="cli-opt-play-seed")
    ] = None,
    record: Annotated[
        str | None, Parameter(name="--record", metavar="FILE", help="cli-opt-play-record")
    ] = None,
    common: Common = COMMON,
) -> None:
    """Play until the game or the people are done."""
    if game not in game_ids():
        raise NotFound("no-such-game", name=game[:40], near=game_ids())
    names = _names(player or [])
    options = _options(preset or ("solo" if len(names) == 1 else "classic"), option or [], names)
    if record is not None:
        check_can_write(record, "--record")
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CaromError("no-terminal")
    _run(options, names, seed or secrets.token_hex(16), record)


def _names(given: list[str]) -> list[str]:
    """Return the names of the players, each fit for one line of the screen."""
    if len(given) > MAX_PLAYERS:
        allowed = f"1..{MAX_PLAYERS}"
        raise OptionError("bad-option", name="--player", value=str(len(given)), allowed=allowed)
    names = [" ".join("".join(filter(str.isprintable, name)).split()) for name in given]
    if not all(1 <= len(name) <= MAX_NAME for name in names):
        raise OptionError("bad-name", low=1, high=MAX_NAME)
    return names or [say("play-you")]


def _options(preset: str, changes: list[str], names: list[str]) -> Options:
    """Return the options of a preset with the changes of the command line."""
    if preset not in PRESETS:
        raise OptionError(
            "bad-option", name="--preset", value=preset[:40], allowed="|".join(PRESETS)
        )
    given: dict[str, object] = dict(TERMINAL_CHANGES)
    if len(names) == 1:
        given["scratch"] = "private"
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OptionError(
                "bad-option", name="--option", value=change[:40], allowed="NAME=VALUE"
            )
        given[name] = value.split(",") if name == "handicaps" else value
    return parse_options(PRESETS[preset], given)


def _run(options: Options, names: list[str], seed: str, record: str | None) -> None:
    """Show the game full screen; write its record when it is left."""
    from carom.cli.play.app import PlayApp
    from carom.cli.play.controls import Controls
    from carom.cli.play.session import Session

    started = time.monotonic()
    session = Session(options, names, seed, lambda: int(1000 * (time.monotonic() - started)))
    PlayApp(Controls(session)).run()
    if record is not None:
        from carom.records.record import write_record

        write_file(record, write_record(session.record()), "--record")
