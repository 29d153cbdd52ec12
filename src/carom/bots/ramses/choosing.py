"""What to do with what one knows: go, look, wait, name, give."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations

from carom.bots.pace import chance
from carom.bots.ramses.levels import Level
from carom.bots.ramses.ways import Ground, Way, best_way, is_safe
from carom.core.chance import Draw
from carom.games.ramses.actions import Action, Give, Name, Slide, Stop
from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN
from carom.games.ramses.view import View

_SURE = 0.9
"""How likely a way must succeed where a wrong treasure puts one out."""

_MOST_NAMED = 6
"""Of so many treasures near by the two of a risk are chosen."""


def choose(level: Level, view: View, ground: Ground, seed: str) -> Action:
    """Return what a bot does whose turn it is."""
    if view.gives:
        return _given(view)
    if view.names:
        return _named(view, ground, seed)
    way = _way(view, ground, Draw(seed, f"look/{view.turn_number}"))
    if way is None:
        return Slide(view.moves[0])
    if _is_worth_it(level, view, ground, way, seed):
        return Slide(way.cells[0])
    return _waiting(view, ground, way)


def _hole(view: View) -> int:
    """Return the hole, which is there in every turn."""
    assert view.hole is not None
    return view.hole


def _way(view: View, ground: Ground, draw: Draw) -> Way | None:
    """Return the way to where the treasure is, or may be."""
    start = _hole(view)
    if view.card is not None and view.card.kind == "gift":
        goals = _gift_goals(view, ground)
        return best_way(ground, start, goals or _unexplored(view, ground, draw))
    wanted = _wanted(view)
    goals = [cell for cell in range(CELLS) if ground.contents[cell] == wanted]
    return best_way(ground, start, goals or _unexplored(view, ground, draw))


def _wanted(view: View) -> int:
    """Return the treasure that is sought now."""
    if view.named:
        return view.named[view.reached]
    return EMPTY if view.card is None else view.card.treasure


def _unexplored(view: View, ground: Ground, draw: Draw) -> list[int]:
    """Return a cell in which something unknown may lie, near by and not visited lately."""
    cells = [
        cell
        for cell in range(CELLS)
        if ground.contents[cell] == UNKNOWN and ground.chances[cell] > 0
    ]
    cells = [cell for cell in cells if cell not in ground.visited] or cells
    hole_row, hole_column = divmod(_hole(view), view.columns)
    return sorted(
        draw.shuffled(cells),
        key=lambda cell: (
            abs(cell // view.columns - hole_row) + abs(cell % view.columns - hole_column)
        ),
    )[:1]


def _gift_goals(view: View, ground: Ground) -> list[int]:
    """Return where treasures are known to lie that bring most from others, else any treasure."""
    worth = dict.fromkeys(range(CELLS), 0)
    for at, seat in enumerate(view.seats):
        if at != view.seat:
            for treasure in {card.treasure for card in seat.cards}:
                least = min(card.points for card in seat.cards if card.treasure == treasure)
                worth[treasure] += least
    known = [cell for cell in range(CELLS) if ground.contents[cell] >= 0]
    most = max((worth[ground.contents[cell]] for cell in known), default=0)
    return [cell for cell in known if worth[ground.contents[cell]] == most]


def _is_worth_it(level: Level, view: View, ground: Ground, way: Way, seed: str) -> bool:
    """Tell whether to go on, rather than to leave the turn to the next player.

    Alone, or with an action card that has to be played, one always goes on. Where a wrong
    treasure puts one out one wants to be sure. A way that only brings the next player to
    his goal is left to him for some time.
    """
    card = view.card
    if len(view.seats) == 1 or card is None or card.kind != "search":
        return True
    will_wait = chance(Draw(seed, f"wait/{view.turn_number}")) < level.waits
    if view.options.stacks[card.stack].wrong_is_out:
        last = way.cells[-1]
        is_there = ground.contents[last] == card.treasure
        sure = way.success * (1.0 if is_there else 1 - ground.chances[last])
        return (way.wrongs == 0 and sure >= _SURE) or not will_wait
    return way.wrongs != 1 or not will_wait


def _waiting(view: View, ground: Ground, way: Way) -> Action:
    """Stop, or make the slide that shows nothing so that one may stop; else go after all."""
    if "stop" in view.may:
        return Stop()
    safe = [cell for cell in view.moves if is_safe(ground, cell)]
    if safe and view.options.may_stop == "on":
        return Slide(safe[0])
    if not safe:
        return Slide(min(view.moves, key=lambda cell: ground.chances[cell]))
    return Slide(way.cells[0])


def _named(view: View, ground: Ground, seed: str) -> Name:
    """Name the two treasures that are reached with least risk, else any two."""
    start = _hole(view)
    places = {ground.contents[cell]: cell for cell in range(CELLS)}
    known = [name for name in view.names if name in places]
    ways = {name: best_way(ground, start, [places[name]]) for name in known}
    near = sorted((way, name) for name, way in ways.items() if way is not None)[:_MOST_NAMED]
    best: tuple[int, float, int, int] | None = None
    for (first_way, first), (_, second) in permutations(near, 2):
        on = best_way(ground, places[first], [places[second]])
        if on is not None:
            price = (first_way.wrongs + on.wrongs, first_way.price + on.price, first, second)
            best = price if best is None else min(best, price)
    if best is not None:
        return Name(best[2], best[3])
    return Name(*_two(view.names, Draw(seed, f"name/{view.turn_number}")))


def _two(names: Collection[int], draw: Draw) -> tuple[int, int]:
    """Return two different names."""
    one, other, *_ = draw.shuffled(tuple(names))
    return one, other


def _given(view: View) -> Give:
    """Give the card of fewest points to whoever has fewest."""
    cards = {card.number: card.points for card in view.seats[view.turn].cards}
    return min(view.gives, key=lambda give: (cards[give.card], view.seats[give.to].points, give.to))
