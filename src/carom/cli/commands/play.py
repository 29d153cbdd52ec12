"""``carom play``: a game in this terminal, alone, several at one keyboard, or against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from carom.cli.inputs import check_can_write, write_file
from carom.cli.kits.registry import play_of
from carom.cli.options import SPOKEN, Spoken
from carom.cli.words import say
from carom.core.errors import CaromError, NotFound, OptionError
from carom.core.options import parse_options
from carom.games import game_ids, get_game

MAX_SEATS = 9
MAX_NAME = 24
"""Longest name of a player, in characters."""


def play(
    game: Annotated[str, Parameter(name="GAME", help="cli-arg-game")] = "ricochet",
    /,
    *,
    player: Annotated[
        list[str] | None, Parameter(name="--player", metavar="NAME", help="cli-opt-player")
    ] = None,
    bot: Annotated[
        list[str] | None, Parameter(name="--bot", metavar="LEVEL", help="cli-opt-bot")
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
    spoken: Spoken = SPOKEN,
) -> None:
    """Play until the game or the people are done."""
    if game not in game_ids():
        raise NotFound("no-such-game", name=game[:40], near=game_ids())
    kit = play_of(game)
    names, bots = _names(player or [], bot or []), _bots(game, bot or [])
    seats = len(names) + len(bots)
    presets = get_game(game).presets
    wished = preset or ("solo" if seats == 1 and "solo" in presets else "classic")
    options = _options(presets, wished, option or [], kit.changes(seats))
    if record is not None:
        check_can_write(record, "--record")
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CaromError("no-terminal")
    played = kit.run(options, names, bots, seed or secrets.token_hex(16))
    if record is not None:
        from carom.records.record import write_record

        write_file(record, write_record(played.record()), "--record")


def _names(given: Sequence[str], bots: Sequence[str]) -> list[str]:
    """Return the names of the people, each fit for one line of the screen."""
    most = MAX_SEATS - len(bots)
    if len(given) > most or most < 1:
        allowed = f"1..{MAX_SEATS}"
        value = str(len(given) + len(bots))
        raise OptionError("bad-option", name="--player", value=value, allowed=allowed)
    names = [" ".join("".join(filter(str.isprintable, name)).split()) for name in given]
    if not all(1 <= len(name) <= MAX_NAME for name in names):
        raise OptionError("bad-name", low=1, high=MAX_NAME)
    return names or [say("play-you")]


def _bots(game: str, levels: Sequence[str]) -> list[str]:
    """Return the levels of the bots; raises NotFound ``no-such-bot``."""
    if levels:
        from carom.bots.registry import get_bot

        for level in levels:
            get_bot(game, level)
    return list(levels)


def _options(
    presets: Mapping[str, Any], preset: str, changes: Sequence[str], here: Mapping[str, object]
) -> Any:
    """Return the options of a preset with the changes of the terminal and the command line."""
    if preset not in presets:
        allowed = "|".join(presets)
        raise OptionError("bad-option", name="--preset", value=preset[:40], allowed=allowed)
    given = dict(here)
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OptionError(
                "bad-option", name="--option", value=change[:40], allowed="NAME=VALUE"
            )
        is_list = isinstance(getattr(presets[preset], name, None), tuple)
        given[name] = value.split(",") if is_list else value
    return parse_options(presets[preset], given)
