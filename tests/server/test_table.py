"""The table as a pure fold of its log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carom.core.errors import CaromError, IllegalAction
from carom.server import commands as c
from carom.server import events
from carom.server.history import record_of
from carom.server.presence import seat_of
from carom.server.storage import Line
from carom.server.table import CHAT_KEPT, Table, decode_table, encode_table

START_MS = 1_800_000_000_000


def laid(**options: int) -> events.Created:
    return events.Created("table", "toy", "classic", dict(options), "the seed", 1)


def at_table(*names: str) -> Table:
    """Return a lobby with people whose secrets are their names."""
    table = laid().first()
    for name in names:
        table = events.after(table, c.sit(table, name, f"hash of {name}"), START_MS)
    return table


def done(table: Table, seat: int, command: c.Command, at_ms: int = START_MS) -> Table:
    """Return the table after a command."""
    return events.after(table, c.decide(table.advanced(at_ms), seat, command, at_ms), at_ms)


def bid(count: int) -> c.Act:
    return c.Act(msgspec.Raw(b'{"type":"bid","count":%d}' % count))


wishes = st.one_of(
    st.builds(c.Ready, st.booleans()),
    st.builds(c.Rename, st.sampled_from(["Ann", "Bob", " ", "x" * 30])),
    st.builds(c.Configure, st.sampled_from(["classic", "quick", "none"])),
    st.just(c.Start()),
    st.builds(bid, st.integers(1, 99)),
    st.just(c.Stand()),
    st.just(c.Return()),
    st.builds(c.Remove, st.integers(0, 4)),
    st.builds(c.GiveHost, st.integers(0, 4)),
    st.just(c.Pause()),
    st.just(c.Resume()),
    st.builds(c.Say, st.text(max_size=8)),
    st.builds(c.Phrase, st.sampled_from([*c.PHRASES, "nothing"])),
    st.builds(c.SwitchChat, st.booleans()),
    st.builds(c.AddBot, st.just("strong")),
)
happenings = st.one_of(
    st.tuples(st.integers(0, 4), wishes),
    st.just("sit"),
    st.tuples(st.sampled_from(["arrive", "lose"]), st.integers(0, 4)),
)
steps = st.lists(st.tuples(happenings, st.integers(0, 20_000)), max_size=40)


def event_of(table: Table, what: Any, number: int, at_ms: int) -> events.Later:
    """Return the event that something makes; raises what forbids it."""
    match what:
        case "sit":
            return c.sit(table, f"P{number}", f"hash-{number}")
        case ("arrive", seat) if seat < len(table.seats):
            return events.Arrived(seat, f"p:{number}")
        case ("lose", seat) if seat < len(table.seats) and table.seats[seat].is_here:
            return events.Departed(seat, "lost")
        case (int(seat), command) if seat < len(table.seats):
            return c.decide(table, seat, command, at_ms)
        case _:
            raise IllegalAction("no-such-seat", seat=0, seats=0)


@given(steps)
def test_reading_the_log_again_gives_the_table_and_its_bytes(steps: list[Any]) -> None:
    """Whatever happens: snapshot, log, seats and host fit together at every step."""
    created = laid(clock_ms=5000)
    table, at_ms = created.first(), START_MS
    log: list[tuple[bytes, int]] = []
    for number, (what, later_ms) in enumerate(steps):
        at_ms += later_ms
        try:
            event = event_of(table.advanced(at_ms), what, number, at_ms)
            table = events.after(table, event, at_ms)
        except CaromError:
            continue
        log.append((events.encode_event(event), at_ms))
        assert decode_table(encode_table(table)) == table
        assert table.seq == len(log) + 1
        assert_sound(table)
    again = created.first()
    for text, moment_ms in log:
        read = events.decode_event(text)
        assert not isinstance(read, events.Created)
        again = events.after(again, read, moment_ms)
    assert encode_table(again) == encode_table(table)


def assert_sound(table: Table) -> None:
    """Host and game agree with who sits there."""
    anybody = any(seat.is_person_here for seat in table.seats)
    assert (table.host is not None) == anybody
    assert table.host is None or table.seats[table.host].is_person_here
    if table.phase != "lobby":
        assert len(table.state.points) == len(table.seats)
    if table.phase == "playing":
        away = {at for at, seat in enumerate(table.seats) if not seat.is_here}
        assert table.state.away == away
        assert anybody or table.is_paused


@given(steps)
def test_the_record_told_by_the_log_replays_to_the_same_state(steps: list[Any]) -> None:
    created = laid(clock_ms=2000, goal=1)
    table = events.after(created.first(), events.Sat("A", "a"), START_MS)
    lines = [Line(1, None, START_MS, events.encode_event(created))]
    lines.append(Line(2, None, START_MS, events.encode_event(events.Sat("A", "a"))))
    at_ms = START_MS
    more: list[Any] = [((0, c.Start()), 0), *steps, ((0, c.Return()), 1), ((0, c.Resume()), 1),
                       ((0, bid(1)), 1), (("arrive", 0), 9000)]  # fmt: skip
    for number, (what, later_ms) in enumerate(more):
        at_ms += later_ms
        try:
            event = event_of(table.advanced(at_ms), what, number, at_ms)
            table = events.after(table, event, at_ms)
        except CaromError:
            continue
        lines.append(Line(table.seq, None, at_ms, events.encode_event(event)))
    if table.advanced(at_ms).phase != "over":
        return
    record = record_of(lines)
    rules = table.rules
    state = rules.setup(
        rules.options_type(**record.header.options), record.header.seats, "the seed"
    )
    for step in record.steps:
        action = msgspec.convert(step.action, rules.action_type)
        state = rules.apply(state, step.seat, action, step.at)
    assert record.end is not None
    assert rules.result(rules.advance(state, record.end.at)) == record.end.result
    assert rules.result(table.advanced(at_ms).state) == record.end.result


def test_chat_keeps_the_newest_lines() -> None:
    table = at_table("Ann")
    for number in range(CHAT_KEPT + 5):
        table = done(table, 0, c.Say(str(number)))
    assert [line.text for line in table.chat][:: CHAT_KEPT - 1] == ["5", str(CHAT_KEPT + 4)]


def test_a_full_table_takes_nobody() -> None:
    table = at_table(*(f"P{number}" for number in range(99)))
    with pytest.raises(IllegalAction, match="full"):
        c.sit(table, "One more", "hash")


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (1, c.Start(), "only-host"),
        (0, c.Remove(0), "not-yourself"),
        (0, c.Remove(7), "no-such-seat"),
        (0, c.GiveHost(7), "no-such-seat"),
        (0, c.Pause(), "table-phase"),
        (0, c.Return(), "seat-not-away"),
        (0, c.Say("  "), "bad-chat"),
        (0, c.Say("x" * 301), "bad-chat"),
        (0, c.Say("\u3164 \u200d"), "bad-chat"),
        (0, c.Phrase("rude"), "unknown-phrase"),
        (0, c.AddBot("strong"), "no-such-bot"),
        (0, c.Act(msgspec.Raw(b"{}")), "table-phase"),
    ],
)
def test_what_may_not_be_is_refused_by_its_code(seat: int, command: c.Command, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        done(at_table("Ann", "Bob"), seat, command)
    assert refused.value.code == code


def test_an_empty_hash_opens_no_seat() -> None:
    table = events.after(at_table("Ann"), events.Sat("Robo", "", bot="strong"), START_MS)
    assert seat_of(table, "") is None
    assert seat_of(table, "hash of Ann") == 0
