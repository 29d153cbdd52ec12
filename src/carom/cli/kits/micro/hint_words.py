"""Hints of Micro Robots in words, for the commands and for the game in the terminal."""

from __future__ import annotations

from carom.cli.kits.hints import common_words
from carom.cli.words import say
from carom.games.micro.moves import write_route
from carom.games.micro.position import Position
from carom.solvers.micro.hinting import Entrances, Halves, Hint, WholeLine


def hint_words(position: Position, hint: Hint) -> str:
    """Return a hint in words."""
    match hint:
        case Halves(before=before, after=after):
            return say("cli-hint-halves", before=before, after=after)
        case Entrances(fields=fields):
            return say("cli-hint-entrances", fields=fields)
        case WholeLine():
            start = position.board.name(position.robot)
            return common_words(hint, lambda line: write_route(line, start))
        case _:
            return common_words(hint, write_route)
