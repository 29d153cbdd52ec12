"""A small game with everything a table has to deal with: bids, a clock, chance, secrets.

Each round a chip lies face down; its word comes from the seed and is shown when the
round is over. The first bid starts the clock; when it runs out the lowest bid wins
the chip. Whoever has ``goal`` chips ends the game. Each seat may jot a note down for itself.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.errors import IllegalAction, OptionError
from carom.core.game import Facts, Game, Join, Leave, Result, ranked
from carom.core.registry import register

CHIPS = 40
MAX_SEATS = 99


class ToyOptions(msgspec.Struct, frozen=True):
    clock_ms: Annotated[int, msgspec.Meta(ge=50, le=600_000)] = 60_000
    goal: Annotated[int, msgspec.Meta(ge=1, le=CHIPS)] = 2


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Jot(msgspec.Struct, frozen=True, tag="jot"):
    note: Literal["one", "two"]


class ToyBid(msgspec.Struct, frozen=True):
    seat: int
    count: int
    at: int


ToyAction = Bid | Jot | Join | Leave


class ToyState(msgspec.Struct, frozen=True):
    options: ToyOptions
    chips: tuple[str, ...]
    points: tuple[int, ...]
    away: frozenset[int] = frozenset()
    won: tuple[int, ...] = ()
    bids: tuple[ToyBid, ...] = ()
    deadline: int | None = None
    notes: dict[int, str] = {}


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    shown: tuple[str, ...]
    points: tuple[int, ...]
    away: tuple[int, ...]
    bids: tuple[ToyBid, ...]
    note: str


def _setup(options: ToyOptions, seats: int, seed: str) -> ToyState:
    if not 1 <= seats <= MAX_SEATS:
        raise OptionError("bad-option", name="seats", value=str(seats), allowed="1..99")
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


def _actions(state: ToyState, seat: int) -> tuple[ToyAction, ...]:
    seats = len(state.points)
    if _result(state) or not 0 <= seat <= min(seats, MAX_SEATS - 1):
        return ()
    if seat == seats or seat in state.away:
        return (Join(),)
    bids = (Bid(count) for count in range(1, _highest(state, seat) + 1))
    return (*bids, Jot("one"), Jot("two"), Leave())


def _highest(state: ToyState, seat: int) -> int:
    own = [bid.count for bid in state.bids if bid.seat == seat]
    return min(own, default=100) - 1


def _apply(state: ToyState, seat: int, action: ToyAction, now: int) -> ToyState:
    state = _advance(state, now)
    if _result(state):
        raise IllegalAction("game-over")
    is_there = 0 <= seat < len(state.points) and seat not in state.away
    match action:
        case Join() if seat == len(state.points) < MAX_SEATS:
            return replace(state, points=(*state.points, 0))
        case Join() if seat in state.away:
            return replace(state, away=state.away - {seat})
        case Leave() if is_there:
            return replace(state, away=state.away | {seat})
        case Jot(note) if is_there and note in ("one", "two"):
            return replace(state, notes={**state.notes, seat: note})
        case Bid(count) if is_there and 1 <= count <= _highest(state, seat):
            return _bid(state, ToyBid(seat, count, now))
        case _:
            raise IllegalAction("bid-above-own", number=0, own=0)


def _bid(state: ToyState, bid: ToyBid) -> ToyState:
    deadline = bid.at + state.options.clock_ms if state.deadline is None else state.deadline
    return replace(state, bids=(*state.bids, bid), deadline=deadline)


def _view(state: ToyState, seat: int | None) -> ToyView:
    shown = state.chips[: len(state.won)]
    away = tuple(sorted(state.away))
    note = "" if seat is None else state.notes.get(seat, "")
    return ToyView(seat, len(state.won), shown, state.points, away, state.bids, note)


def _result(state: ToyState) -> Result | None:
    if max(state.points, default=0) < state.options.goal:
        return None
    return ranked(dict(enumerate(state.points)), "goal")


def _resample(state: ToyState, seat: int | None, seed: str) -> ToyState:
    hidden = (f"chip-{Draw(seed, f'chips/{at}').token()}" for at in range(len(state.won), CHIPS))
    notes = {at: note for at, note in state.notes.items() if at == seat}
    return replace(state, chips=(*state.chips[: len(state.won)], *hidden), notes=notes)


GAME = Game(
    facts=Facts("toy", 1, 1, MAX_SEATS, has_chance=True, has_hidden_facts=True, has_clocks=True),
    presets={"classic": ToyOptions(), "quick": ToyOptions(clock_ms=300, goal=1)},
    options_type=ToyOptions,
    state_type=ToyState,
    action_type=ToyAction,
    view_type=ToyView,
    setup=_setup,
    advance=_advance,
    actions=_actions,
    apply=_apply,
    deadline=lambda state: state.deadline,
    view=_view,
    result=_result,
    resample=_resample,
    private_actions=(Jot,),
)


def register_toy() -> None:
    """Let tables play it, in this process only."""
    register("toy", "tests.server.toy")
