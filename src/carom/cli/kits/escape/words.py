"""Words about positions of 1, 2, 3… robot!."""

from __future__ import annotations

from carom.cli.words import say


def way_words(steps: int, shut_in: int) -> str:
    """Return how far a seat's robots still have to go.

    Args:
        steps: Of those that have a way out, together.
        shut_in: How many have none.
    """
    if not shut_in:
        return str(steps)
    if not steps:
        return say("cli-way-none")
    return say("cli-way-some", steps=steps, robots=shut_in)
