"""A state of Ramses in the terminal: the box with all that lies there, the card, who has what.

Whoever has a whole record may see everything, so the pyramids are clear.
"""

from __future__ import annotations

from carom.cli.kits.ramses.words import card_name, treasure_name
from carom.cli.showing import show, show_drawing
from carom.cli.words import say
from carom.games.ramses.board import EMPTY
from carom.games.ramses.position import position_of
from carom.games.ramses.state import State
from carom.games.ramses.text import LETTERS, draw_position
from carom.pictures.ramses.terminal import draw


def show_state(state: State) -> None:
    """Print a state with the names of the treasures."""
    position = position_of(state)
    show_drawing(lambda: draw(position), lambda: draw_position(position))
    show()
    here = sorted({content for content in position.contents if content != EMPTY})
    names = tuple(f"{LETTERS[number]} {treasure_name(number)}" for number in here)
    show(say("cli-replay-treasures", names=names))
    if state.up is not None:
        show(say("cli-replay-card", card=card_name(state.up)))
    if state.phase == "over":
        show(say(f"term-ramses-{state.reason}"))
    elif state.turns:
        show(say("cli-replay-turn", number=state.turns, seat=state.turn))
    deck = state.options.deck
    for number, seat in enumerate(state.seats):
        cards, points = len(seat.cards), seat.points(deck)
        show(say("cli-replay-holds", seat=number, cards=cards, points=points))
