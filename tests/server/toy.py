"""A small game with everything a table has to deal with: bids, a clock, chance, secrets.

Each round a chip lies face down; its word comes from the seed and is shown when the
round is over. The first bid starts the clock; when it runs out the lowest bid wins
the chip. Whoever has ``goal`` chips ends the game.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.core.game import Facts, Game, Join, Leave, Result, ranked
from carom.core.registry import register

CHIPS = 40


class ToyOptions(msgspec.Struct, frozen=True):
    clock_ms: Annotated[int, msgspec.Meta(ge=50, le=600_000)] = 60_000
    goal: Annotated[int, msgspec.Meta(ge=1, le=CHIPS)] = 2


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]


class ToyBid(msgspec.Struct, frozen=True):
    seat: int
    count: int
    at: int


class ToyState(msgspec.Struct, frozen=True):
    options: ToyOptions
    chips: tuple[str, ...]
    points: tuple[int, ...]
    away: frozenset[int] = frozenset()
    won: tuple[int, ...] = ()
    bids: tuple[ToyBid, ...] = ()
    deadline: int | None = None


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    shown: tuple[str, ...]
    points: tuple[int, ...]
    away: tuple[int, ...]
    bids: tuple[ToyBid, ...]


def _setup(options: ToyOptions, seats: int, seed: str) -> ToyState:
    chips = tuple(f"chip-{Draw(seed, f'chips/{at}').token()}" for at in range(CHIPS))
    return ToyState(options, chips, (0,) * seats)


def _advance(state: ToyState, now: int) -> ToyState:
    if state.deadline is None or now <= state.deadline or _result(state):
        return state
    best = min(state.bids, key=lambda bid: (bid.count, bid.at))
    points = list(state.points)
    points[best.seat] += 1
    won = (*state.won, best.seat)
    return replace(state, points=tuple(points), won=won, bids=(), deadline=None)


def _actions(state: ToyState, seat: int) -> tuple[Bid, ...]:
    if _result(state) or seat in state.away:
        return ()
    return tuple(Bid(count) for count in range(1, 100))


def _apply(state: ToyState, seat: int, action: Bid | Join | Leave, now: int) -> ToyState:
    state = _advance(state, now)
    if _result(state):
        raise IllegalAction("game-over")
    match action:
        case Join() if seat == len(state.points):
            return replace(state, points=(*state.points, 0))
        case Join():
            return replace(state, away=state.away - {seat})
        case Leave():
            return replace(state, away=state.away | {seat})
        case Bid(count):
            return _bid(state, ToyBid(seat, count, now))


def _bid(state: ToyState, bid: ToyBid) -> ToyState:
    if any(bid.seat == other.seat and bid.count >= other.count for other in state.bids):
        raise IllegalAction("bid-too-high")
    deadline = bid.at + state.options.clock_ms if state.deadline is None else state.deadline
    return replace(state, bids=(*state.bids, bid), deadline=deadline)


def _view(state: ToyState, seat: int | None) -> ToyView:
    shown = state.chips[: len(state.won)]
    away = tuple(sorted(state.away))
    return ToyView(seat, len(state.won), shown, state.points, away, state.bids)


def _result(state: ToyState) -> Result | None:
    if max(state.points, default=0) < state.options.goal:
        return None
    return ranked(dict(enumerate(state.points)), "goal")


def _resample(state: ToyState, seat: int | None, seed: str) -> ToyState:
    hidden = (f"chip-{Draw(seed, f'chips/{at}').token()}" for at in range(len(state.won), CHIPS))
    return replace(state, chips=(*state.chips[: len(state.won)], *hidden))


GAME = Game(
    facts=Facts("toy", 1, 1, 99, has_chance=True, has_hidden_facts=True, has_clocks=True),
    presets={"classic": ToyOptions(), "quick": ToyOptions(clock_ms=300, goal=1)},
    options_type=ToyOptions,
    state_type=ToyState,
    action_type=Bid | Join | Leave,
    view_type=ToyView,
    setup=_setup,
    advance=_advance,
    actions=_actions,
    apply=_apply,
    deadline=lambda state: state.deadline,
    view=_view,
    result=_result,
    resample=_resample,
)


def register_toy() -> None:
    """Let tables play it, in this process only."""
    register("toy", "tests.server.toy")
