"""Hints in words, for the commands and for the game in the terminal."""

from __future__ import annotations

from carom.cli.showing import robot_name
from carom.cli.words import say
from carom.games.ricochet.moves import write_move, write_route
from carom.solvers.ricochet.hinting import (
    ExactLength,
    FirstMove,
    Hint,
    LastObstacle,
    LengthRange,
    NoRoute,
    RobotsUsed,
    WholeLine,
)


def hint_words(hint: Hint) -> str:
    """Return a hint in words."""
    match hint:
        case NoRoute():
            return say("cli-solve-unsolvable")
        case LengthRange():
            return _length_range(hint)
        case ExactLength(length=length):
            return say("cli-hint-length", length=length)
        case RobotsUsed(robots=robots, active=active):
            names = tuple(robot_name(robot) for robot in robots)
            return say("cli-hint-robots", robots=names, active=robot_name(active))
        case LastObstacle():
            return _obstacle(hint)
        case FirstMove(move=move):
            return say("cli-hint-first", move=write_move(move))
        case WholeLine(line=line):
            return say("cli-solve-line", line=write_route(line))


def _length_range(hint: LengthRange) -> str:
    """Return in words between what the optimum lies."""
    if hint.most is None:
        return say("cli-hint-length-least", least=hint.least)
    return say("cli-hint-length-range", least=hint.least, most=hint.most)


def _obstacle(hint: LastObstacle) -> str:
    """Return in words what the arriving robot stops against."""
    side = say(f"term-side-{hint.side.name.lower()}")
    if hint.robot is not None:
        return say("cli-hint-stop-robot", side=side, robot=robot_name(hint.robot))
    return say(f"cli-hint-stop-{hint.kind}", side=side)
