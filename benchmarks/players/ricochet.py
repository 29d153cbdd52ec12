"""Draws a random action of Ricochet Robots, without listing what else is legal.

Mostly moves, as in play: three bids a round, then every bidder shows a way.
"""

from __future__ import annotations

from random import Random

from carom.core.grid import DIRECTIONS
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Action, Bid, GiveUp, Move, Start
from carom.games.ricochet.attempt import stops
from carom.games.ricochet.bidding import highest_bid
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move as Slide
from carom.games.ricochet.state import State


def drawn(chance: Random, state: State) -> tuple[int, Action, int]:
    """Return a seat, what it does and when."""
    now = state.now
    trial = state.round.trial if state.round else None
    if trial is not None:
        return trial.seat, _drawn_move(chance, state), now
    if state.phase == "ready":
        return 0, Start(state.round_number), now
    seat = chance.randrange(len(state.seats))
    highest = min(highest_bid(state, seat), 12)
    if state.phase == "bidding" and (highest == 0 or chance.random() < 0.3):
        # The clock runs out; the next action comes in the demonstration that follows.
        return drawn(chance, GAME.advance(state, (GAME.deadline(state) or 0) + 1))
    return seat, Bid(chance.randint(1, highest or 12), state.round_number), now


def _drawn_move(chance: Random, state: State) -> Action:
    """Return a random move of the running demonstration: a robot and a way that is open."""
    assert state.round is not None
    assert state.round.trial is not None
    position, attempt = state.position(), state.round.trial.attempt
    for _ in range(20):
        place = int(chance.random() * len(position.robots))
        way = DIRECTIONS[int(chance.random() * 4)]
        if stops(position, attempt, place, way):
            return Move(write_move(Slide(position.robots[place], way)), state.round_number)
    return GiveUp(state.round_number)
