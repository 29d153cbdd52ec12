"""Hints of Ricochet Robots in words, for the commands and for the game in the terminal."""

from __future__ import annotations

from carom.cli.kits.hints import common_words
from carom.cli.kits.ricochet.words import robot_name
from carom.cli.words import say
from carom.games.ricochet.moves import write_route
from carom.solvers.ricochet.hinting import Hint, LastObstacle, RobotsUsed


def hint_words(hint: Hint) -> str:
    """Return a hint in words."""
    match hint:
        case RobotsUsed(robots=robots, active=active):
            names = tuple(robot_name(robot) for robot in robots)
            return say("cli-hint-robots", robots=names, active=robot_name(active))
        case LastObstacle():
            return _obstacle(hint)
        case _:
            return common_words(hint, write_route)


def _obstacle(hint: LastObstacle) -> str:
    """Return in words what the arriving robot stops against."""
    side = say(f"term-side-{hint.side.name.lower()}")
    if hint.robot is not None:
        return say("cli-hint-stop-robot", side=side, robot=robot_name(hint.robot))
    return say(f"cli-hint-stop-{hint.obstacle}", side=side)
