"""The rules of Ramses as the functions of a game: set up, act, let time pass, score.

A game is driven like this; any caller may keep the state and throw the rest away::

    state = setup(PRESETS["classic"], seats=2, seed="any text")
    state = advance(state, now=10_001)             # the preview is over
    cell, *_ = slidable(state)
    state = apply(state, state.turn, Slide(cell), now=12_000)

A ``now`` earlier than the state's own counts as the state's own: time never goes back.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.clocks import run_clocks
from carom.core.dispatch import Handler, handler_of
from carom.core.game import Join, Leave, Result, ranked
from carom.core.seats import check_count
from carom.games.ramses.actions import Action, Give, Name, Ready, Slide, Stop
from carom.games.ramses.board import CELLS
from carom.games.ramses.dealing import drawn_hole, laid_out, shuffled_pile, treasures_of
from carom.games.ramses.options import MAX_SEATS, Options
from carom.games.ramses.seats import covered, join, leave, ready, takes_new
from carom.games.ramses.slides import may_stop, slidable, slide, stop
from carom.games.ramses.state import Seat, State
from carom.games.ramses.tasks import broken_off, give, gives, name, nameable
from carom.games.ramses.turns import told

_HANDLERS: dict[type, Handler[State]] = {
    Join: join,
    Leave: leave,
    Ready: ready,
    Slide: slide,
    Stop: stop,
    Name: name,
    Give: give,
}

_SLIDES = tuple(map(Slide, range(CELLS)))


def setup(options: Options, seats: int, seed: str) -> State:
    """Return the first state: treasures laid out for all to see, or covered at once.

    Args:
        options: A preset or a changed one.
        seats: How many play, 1..5.
        seed: Source of all chance, any text.

    Raises:
        OptionError: ``bad-option`` for a number of seats out of range.
    """
    check_count(seats, MAX_SEATS)
    layout = laid_out(options.edition, treasures_of(options), Draw(seed, "layout"))
    is_drawn = options.first_seat == "random"
    state = State(
        options=options,
        seed=seed,
        phase="preview",
        now=0,
        ends_ms=1000 * options.preview_s,
        seats=(Seat(),) * seats,
        layout=layout,
        hole=drawn_hole(options, layout, Draw(seed, "hole")),
        angle=0,
        pile=shuffled_pile(options, tuple(range(len(options.deck))), Draw(seed, "pile")),
        turn=Draw(seed, "first-seat").below(seats) if is_drawn else 0,
    )
    return state if options.preview_s else covered(state)


def advance(state: State, now: int) -> State:
    """Return the state after all clocks that ran out before ``now``, each at its own moment.

    Nothing happens at a deadline itself: an action that comes exactly then is in time.
    """
    return run_clocks(state, now, _run_out)


def _run_out(state: State) -> State:
    """Return what follows when the preview or the time of a turn is over."""
    out = _changing(state)
    return covered(out) if out.phase == "preview" else broken_off(told(out, "timed_out"))


def apply(state: State, seat: int, action: Action, now: int) -> State:
    """Return the state after an action that came at ``now``.

    Raises:
        IllegalAction: ``game-over``, ``no-such-seat``, ``seat-absent``, ``unknown-action``
            or what the action's own function raises; nothing is changed then.
    """
    state = advance(state, now)
    handler = handler_of(_HANDLERS, state, len(state.seats), seat, action)
    return handler(_changing(state), seat, action)


def _changing(state: State) -> State:
    """Return the state in which the next change begins: nothing has happened in it yet."""
    return replace(state, changes=state.changes + 1, events=())


def actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return all legal actions of a seat at the state's own time, in a written order.

    Ready, slides by cell, stop, names by first and second, gives by card and seat; leave
    comes last. Somebody who is not there may only join.
    """
    if state.phase == "over" or not 0 <= seat <= min(len(state.seats), MAX_SEATS - 1):
        return ()
    if seat == len(state.seats) and not takes_new(state):
        return ()
    if not state.is_present(seat):
        return (Join(),)
    if state.phase == "preview":
        return (Leave(),) if seat in state.ready else (Ready(), Leave())
    return (*_own(state), Leave()) if seat == state.turn else (Leave(),)


def _own(state: State) -> tuple[Action, ...]:
    """Return what the seat may do whose turn it is."""
    if state.phase == "turn":
        slides = tuple(_SLIDES[cell] for cell in slidable(state))
        return (*slides, Stop()) if may_stop(state) else slides
    names = nameable(state)
    pairs = (Name(one, other) for one in names for other in names if one != other)
    return (*pairs, *gives(state))


def result(state: State) -> Result | None:
    """Return what each seat has won, or None while the game runs (D-31, D-32, D-40).

    Of equal points the one with more cards ranks higher; kept risk cards are no cards there.
    """
    if state.phase != "over":
        return None
    deck = state.options.deck
    cards = {at: len(seat.cards) for at, seat in enumerate(state.seats)}
    if state.options.scoring == "cards":
        return ranked(cards, state.reason)
    points = {at: seat.points(deck) for at, seat in enumerate(state.seats)}
    return ranked(points, state.reason, cards)
