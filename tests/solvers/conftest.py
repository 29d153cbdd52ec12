"""What the solver tests share: the twins that are there."""

from __future__ import annotations

import pytest

from carom.solvers.result import SolverName
from carom.solvers.ricochet import active_solver

TWINS: list[SolverName] = ["python"]
if active_solver() == "kernel":
    TWINS.append("kernel")


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest) -> SolverName:
    """Run the test with each twin that is there."""
    name: SolverName = request.param
    return name
