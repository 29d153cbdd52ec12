"""The options from which ``carom board`` makes a position; each game takes those it knows."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Literal

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Recipe:
    """Options from which a position is made.

    Attributes:
        game: Whose position.
        is_random: Make one even when nothing else is given.
        printed: Code of a printed board.
        free: Size of a board that is made up, ``16x16``.
        walls: Share of the inner sides of a made-up board that are walls, in percent.
        side: Side of the printed tiles.
        robots: Where robots stand, ``rb3 gn12`` or ``W6``.
        extra_robot: Robots beside the four coloured ones, when ``robots`` is not given.
        target: What must be reached, ``bd10``, ``*d10`` or ``G3``.
        waypoint: Field to stop on before.
        is_expert: Draw such a field.
        seed: What everything not given is drawn from.
    """

    game: Annotated[str | None, Parameter(name="--game", metavar="GAME", help="cli-opt-game")] = (
        None
    )
    is_random: Annotated[bool, Parameter(name="--random", help="cli-opt-random")] = False
    printed: Annotated[
        str | None, Parameter(name="--printed", metavar="BOARD", help="cli-opt-printed")
    ] = None
    free: Annotated[str | None, Parameter(name="--free", metavar="SIZE", help="cli-opt-free")] = (
        None
    )
    walls: Annotated[
        int | None, Parameter(name="--walls", metavar="PERCENT", help="cli-opt-walls")
    ] = None
    side: Annotated[
        Literal["black", "copper"] | None, Parameter(name="--side", help="cli-opt-side")
    ] = None
    robots: Annotated[
        str | None, Parameter(name="--robots", metavar="ROBOTS", help="cli-opt-robots")
    ] = None
    extra_robot: Annotated[
        Literal["none", "neutral", "transparent", "both"] | None,
        Parameter(name="--extra-robot", help="cli-opt-extra-robot"),
    ] = None
    target: Annotated[
        str | None, Parameter(name="--target", metavar="TARGET", help="cli-opt-target")
    ] = None
    waypoint: Annotated[
        str | None, Parameter(name="--waypoint", metavar="FIELD", help="cli-opt-waypoint")
    ] = None
    is_expert: Annotated[bool, Parameter(name="--expert", help="cli-opt-expert")] = False
    seed: Annotated[str | None, Parameter(name="--seed", metavar="TEXT", help="cli-opt-seed")] = (
        None
    )

    @property
    def given(self) -> tuple[str, ...]:
        """Names of the options that are given, as on the command line."""
        return tuple(
            field.name.removeprefix("is_")
            for field in fields(self)
            if getattr(self, field.name) not in (None, False)
        )


NOTHING = Recipe()
FOR_EVERY_GAME = frozenset({"game", "random", "seed"})
