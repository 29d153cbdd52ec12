"""How much a search may use, as options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from carom.cli.inputs import at_least
from carom.solvers.result import Limits

_MEGABYTE = 1_000_000


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class LimitOptions:
    """Options that end a search before its proof, and which twin runs it."""

    limit_nodes: Annotated[
        int | None, Parameter(name="--limit-nodes", metavar="NUMBER", help="cli-opt-limit-nodes")
    ] = None
    limit_mb: Annotated[
        int, Parameter(name="--limit-mb", metavar="NUMBER", help="cli-opt-limit-mb")
    ] = 1000
    limit_seconds: Annotated[
        float | None,
        Parameter(name="--limit-seconds", metavar="NUMBER", help="cli-opt-limit-seconds"),
    ] = None
    solver: Annotated[
        Literal["auto", "kernel", "python"], Parameter(name="--solver", help="cli-opt-solver")
    ] = "auto"

    def limits(self) -> Limits:
        """Return the limits of the search.

        Raises:
            OptionError: ``bad-option`` for a limit below one, or below nothing for seconds.
        """
        at_least("--limit-nodes", self.limit_nodes, 1)
        at_least("--limit-mb", self.limit_mb, 1)
        at_least("--limit-seconds", self.limit_seconds, 0)
        return Limits(
            nodes=self.limit_nodes, bytes=self.limit_mb * _MEGABYTE, seconds=self.limit_seconds
        )


DEFAULT_LIMITS = LimitOptions()
