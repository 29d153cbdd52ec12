"""What a viewer is sent of a table: what is other than in its message before, and no more."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.harness import state_after

from carom.games import get_game
from carom.server import events
from carom.server.clock import Clock
from carom.server.table import Table
from carom.server.viewing import Outlook, Pen, Shown, Sight

START_MS = 1_800_000_000_000
VIEWERS = (None, 0, 1)


class Loose(msgspec.Struct, frozen=True):
    """A view of whatever one likes."""

    one: Any
    other: Any


def table_after(*more: events.Later) -> Table:
    """Return a table of the toy game with two people at it."""
    table = events.Created("table", "toy", "classic", {}, "seed", 1).first()
    people = (events.Sat("Ann", "a"), events.Sat("Bob", "b"))
    for event in (*people, *more):
        table = events.after(table, event, START_MS)
    return table


def acted(seat: int, **action: object) -> events.Acted:
    """Return an action of the toy game."""
    return events.Acted(seat, msgspec.Raw(msgspec.json.encode(action)), START_MS)


def told(outlook: Outlook, shown: Shown, viewer: int | None) -> dict[str, Any]:
    """Return the next message to a viewer."""
    message: dict[str, Any] = msgspec.json.decode(outlook.message(shown, viewer))
    return message


def test_only_the_fields_that_changed_are_sent() -> None:
    before, bid = table_after(events.Started()), acted(0, type="bid", count=5)
    outlook, clock = Outlook(), Clock()
    first = Shown(before, clock)
    assert set(told(outlook, first, 1)) >= {"table", "chat", "game"}
    message = told(outlook, Shown(events.after(before, bid, START_MS), clock, first), 1)
    assert not {"table", "chat", "game"} & set(message)
    assert "bids" in message["changed"]
    assert "board" not in message["changed"]


def test_nothing_of_a_game_is_sent_that_is_as_before() -> None:
    outlook, shown = Outlook(), Shown(table_after(events.Started()), Clock())
    told(outlook, shown, 0)
    assert set(told(outlook, shown, 0)) == {"type", "seq", "you", "remaining_ms"}


def test_all_of_a_game_is_sent_at_its_start_and_to_who_has_fallen_behind() -> None:
    outlook, clock = Outlook(), Clock()
    assert told(outlook, Shown(table_after(), clock), 0)["game"] is None
    shown = Shown(table_after(events.Started()), clock)
    first = told(outlook, shown, 0)
    assert "changed" not in first
    outlook.forget()
    assert told(outlook, shown, 0)["game"] == first["game"]


def test_a_value_of_another_kind_is_a_change_though_python_calls_it_equal() -> None:
    pen = Pen()
    sight = Sight(Loose(1, (1, 0)), pen)
    later = (Loose(True, (1, 0)), Loose(True, (1, False)), Loose(1.0, (1, False)))
    assert [set(sight.go_on(view, pen)) for view in later] == [{"one"}, {"other"}, {"one"}]


@settings(max_examples=25)
@given(
    st.lists(
        st.tuples(
            st.sampled_from((0, 1)),
            st.sampled_from(
                ({"type": "bid"}, {"type": "jot", "note": "one"}, {"type": "jot", "note": "two"})
            ),
            st.sets(st.sampled_from(VIEWERS)),
        ),
        max_size=12,
    )
)
def test_a_viewer_holds_its_own_view_whichever_messages_it_was_sent(
    steps: list[tuple[int, dict[str, Any], set[int | None]]],
) -> None:
    """Some are told after each step; what they put together is the view, to the byte."""
    table, clock = table_after(events.Started()), Clock()
    shown, rules = Shown(table, clock), get_game("toy")
    outlooks = {viewer: Outlook() for viewer in VIEWERS}
    held: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in VIEWERS}
    for number, (seat, action, viewers) in enumerate(steps):
        wish = {**action, "count": 50 - number} if action["type"] == "bid" else action
        table = events.after(table, acted(seat, **wish), START_MS)
        shown = Shown(table, clock, shown)
        for viewer in viewers:
            held[viewer] = state_after(held[viewer], told(outlooks[viewer], shown, viewer))
            view = msgspec.json.encode(rules.view(table.state, viewer))
            assert msgspec.json.encode(held[viewer]["game"]) == view
