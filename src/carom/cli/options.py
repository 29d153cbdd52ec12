"""Options that several commands share. Help texts are keys of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Literal

from cyclopts import Parameter

PositionText = Annotated[
    str, Parameter(name="POSITION", help="cli-arg-position", allow_leading_hyphen=True)
]
RecordFile = Annotated[
    str, Parameter(name="FILE", help="cli-arg-record", allow_leading_hyphen=True)
]
Seed = Annotated[str | None, Parameter(name="--seed", metavar="TEXT", help="cli-opt-record-seed")]
Theme = Annotated[Literal["auto", "light", "dark"], Parameter(name="--theme", help="cli-opt-theme")]
Svg = Annotated[
    str | None,
    Parameter(name="--svg", metavar="FILE", help="cli-opt-svg", allow_leading_hyphen=True),
]


Language = Annotated[str | None, Parameter(name="--lang", metavar="LANGUAGE", help="cli-opt-lang")]


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Common:
    """What every command takes that answers something."""

    json: Annotated[bool, Parameter(name="--json", help="cli-opt-json")] = False
    lang: Language = None


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Spoken:
    """What a command takes that is looked at, and has no answer for machines."""

    lang: Language = None


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Rules:
    """Rules that take the place of the position's own."""

    ricochet: Annotated[
        Literal["turn", "none", "no_one_move"] | None,
        Parameter(name="--ricochet", help="cli-opt-ricochet"),
    ] = None
    rebound: Annotated[
        Literal["allowed", "forbidden"] | None,
        Parameter(name="--rebound", help="cli-opt-rebound"),
    ] = None
    ghost_passes: Annotated[
        Literal["any", "one"] | None,
        Parameter(name="--ghost-passes", help="cli-opt-ghost-passes"),
    ] = None
    ghost_landing: Annotated[
        Literal["goal_only", "strict"] | None,
        Parameter(name="--ghost-landing", help="cli-opt-ghost-landing"),
    ] = None

    @property
    def changes(self) -> dict[str, str]:
        """The values that are given, by name."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in given.items() if value is not None}


COMMON, SPOKEN, NO_RULES = Common(), Spoken(), Rules()
