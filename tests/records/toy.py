"""A tiny game for the tests of records: seats count upwards in turn to a secret number.

Whoever says the number drawn at the start wins. A turn lasts a second; after that the
seat whose turn it is loses it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.core.game import Facts, Game, Result, ranked

TURN_MS = 1000


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    highest: Annotated[int, Meta(ge=2, le=99)] = 10


class Say(msgspec.Struct, frozen=True, tag="say"):
    number: int


class State(msgspec.Struct, frozen=True):
    secret: int
    seats: int
    last: int = 0
    turn: int = 0
    since: int = 0
    winner: int | None = None


class View(msgspec.Struct, frozen=True):
    last: int


def setup(options: Options, seats: int, seed: str) -> State:
    return State(Draw(seed, "secret").below(options.highest) + 1, seats)


def advance(state: State, now: int) -> State:
    while state.winner is None and now > state.since + TURN_MS:
        state = msgspec.structs.replace(
            state, since=state.since + TURN_MS, turn=(state.turn + 1) % state.seats
        )
    return state


def actions(state: State, seat: int) -> tuple[Say, ...]:
    if state.winner is not None or seat != state.turn:
        return ()
    return (Say(state.last + 1), Say(state.last + 2))


def apply(state: State, seat: int, action: Say, now: int) -> State:
    state = advance(state, now)
    if action not in actions(state, seat):
        raise IllegalAction("not-your-number")
    is_won = action.number >= state.secret
    return State(
        state.secret,
        state.seats,
        action.number,
        (seat + 1) % state.seats,
        now,
        seat if is_won else None,
    )


def result(state: State) -> Result | None:
    if state.winner is None:
        return None
    return ranked({seat: int(seat == state.winner) for seat in range(state.seats)}, "said")


GAME: Game[Options, State, Say, View] = Game(
    facts=Facts(
        id="toy",
        rules_version=3,
        min_seats=2,
        max_seats=4,
        has_chance=True,
        has_hidden_facts=True,
        has_clocks=True,
    ),
    presets={"classic": Options()},
    options_type=Options,
    state_type=State,
    action_type=Say,
    view_type=View,
    setup=setup,
    advance=advance,
    actions=actions,
    apply=apply,
    deadline=lambda state: state.since + TURN_MS if state.winner is None else None,
    view=lambda state, _: View(state.last),
    result=result,
)
