"""What happened in the latest change of a game of Ramses, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carom.cli.kits.ramses.words import card_name, treasure_name
from carom.cli.words import say
from carom.core.grid import cell_name
from carom.games.ramses.state import Event
from carom.games.ramses.view import View

_HANDED = ("gift", "mirage", "given")
_SHOWN_ELSEWHERE = ("turn", "named")
"""The heading of the panel tells these."""


def story(view: View, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each thing that happened."""
    for at, event in enumerate(view.events):
        if event.kind in _SHOWN_ELSEWHERE:
            continue
        if event.kind == "slid":
            columns = _columns_before(view, at)
            cells = {"cell": cell_name(event.cell, columns)}
            yield say("play-ramses-event-slid", name=names[event.seat], **cells)
        else:
            yield _line(event, names)


def _columns_before(view: View, at: int) -> int:
    """Return the width of the board as it was seen when something happened."""
    quarters = sum(event.quarters for event in view.events[at:])
    return view.rows if quarters & 1 else view.columns


def _line(event: Event, names: Sequence[str]) -> str:
    """Return one line."""
    card = "" if event.card is None else card_name(event.card)
    if event.kind in _HANDED:
        people = {"giver": names[event.seat], "name": names[event.other]}
        return say("play-ramses-event-handed", card=card, **people)
    key = f"play-ramses-event-{event.kind.replace('_', '-')}"
    match event.kind:
        case "covered":
            return say(key)
        case "turned":
            return say(key, degrees=90 * event.quarters)
        case "wrong":
            return say(key, name=names[event.seat], treasure=treasure_name(event.treasure))
        case "card" | "found":
            return say(key, name=names[event.seat], card=card)
        case _:
            return say(key, name=names[event.seat])
