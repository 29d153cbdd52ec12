"""Addresses, kept secrets, typed lines and what is seen after a message."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carom.cli.faults import InputError, UsageError
from carom.cli.join.address import parse_address
from carom.cli.join.line import Seen, seen_after
from carom.cli.join.seatbook import MOST_SEATS, SeatBook
from carom.cli.join.words import MAKERS, command_of
from carom.core.errors import OptionError
from carom.games.ricochet import GAME
from carom.games.ricochet.options import Options
from carom.server import commands as c
from carom.server.protocol import State, TableView


@pytest.mark.parametrize(
    ("text", "api"),
    [
        ("http://127.0.0.1:8123/t/abc234", "http://127.0.0.1:8123/api/tables/abc234"),
        ("https://play.example.org/t/abc/", "https://play.example.org/api/tables/abc"),
        ("example.org/games/t/abc", "http://example.org/games/api/tables/abc"),
        (" http://[::1]:8123/t/abc?x=1#y ", "http://[::1]:8123/api/tables/abc"),
    ],
)
def test_the_address_of_a_table_leads_to_its_api(text: str, api: str) -> None:
    assert parse_address(text).api == api


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc234",
        "ftp://x/t/abc",
        "http:///t/abc",
        "http://x/abc",
        "http://x:99999/t/a",
        "http://[/t/a",
    ],
)
def test_what_is_no_address_of_a_table_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_address(text)
    assert refused.value.code == "bad-table-address"


@given(st.text(max_size=40))
def test_any_text_is_an_address_or_refused(text: str) -> None:
    try:
        where = parse_address(text)
    except OptionError:
        return
    assert parse_address(where.page) == where


def test_a_secret_is_kept_for_its_table_and_for_the_user_alone(tmp_path: Path) -> None:
    book = SeatBook(tmp_path / "new" / "folder")
    assert book.secret("http://x/t/a") == ""
    book.keep("http://x/t/a", "one")
    book.keep("http://x/t/b", "two")
    again = SeatBook(tmp_path / "new" / "folder")
    assert (again.secret("http://x/t/a"), again.secret("http://x/t/b")) == ("one", "two")
    (file,) = (tmp_path / "new" / "folder").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_oldest_secrets_are_forgotten(tmp_path: Path) -> None:
    book = SeatBook(tmp_path)
    for number in range(MOST_SEATS + 1):
        book.keep(f"http://x/t/{number}", "s")
    assert book.secret("http://x/t/0") == ""
    assert book.secret("http://x/t/1") == "s"


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', "\x00"])
def test_a_damaged_book_is_an_empty_one(tmp_path: Path, text: str) -> None:
    (tmp_path / "seats.json").write_text(text, "utf-8")
    book = SeatBook(tmp_path)
    assert book.secret("a") == ""
    book.keep("a", "s")
    assert book.secret("a") == "s"


def test_a_book_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(InputError):
        SeatBook(tmp_path / "file").keep("a", "s")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("hello", c.Say("hello")),
        ("/pause", c.Pause()),
        ("/bot hard", c.AddBot("hard")),
        ("/remove 2", c.Remove(1)),
        ("/name  Ann Lee", c.Rename("Ann Lee")),
        ("/chat off", c.SwitchChat(False)),
    ],
)
def test_a_typed_line_is_said_or_carried_out(line: str, command: c.Command) -> None:
    assert command_of(line) == command


@pytest.mark.parametrize("line", ["/", "/dance", "/remove two", "/host"])
def test_a_line_that_is_no_command_names_those_there_are(line: str) -> None:
    with pytest.raises(UsageError) as refused:
        command_of(line)
    assert refused.value.params["allowed"] == tuple(f"/{word}" for word in MAKERS)


def table() -> TableView:
    """Return a table in the lobby."""
    return TableView(
        id="t",
        game="ricochet",
        preset="classic",
        options={},
        phase="lobby",
        seats=(),
        host=None,
        has_chat=True,
        has_lag_credit=True,
        is_paused=False,
        has_room=True,
        commitment="",
        seed="",
        next_table="",
    )


def seen() -> Seen:
    """Return what is seen after a first message."""
    return seen_after(None, State(3, 0, 5_000, table=table(), chat=(), game=None), 10.0)


def test_parts_that_a_message_leaves_out_are_as_before() -> None:
    later = seen_after(seen(), State(4, 1, None), 11.0)
    assert (later.seq, later.you, later.left_ms) == (4, 1, None)
    assert later.table == table()


def test_the_clock_counts_down_from_the_message_and_stands_in_a_pause() -> None:
    assert seen().remaining_ms(12.5) == 2_500
    assert seen().remaining_ms(99.0) == 0
    still = msgspec.structs.replace(table(), is_paused=True)
    assert seen_after(seen(), State(4, 0, 700, table=still), 11.0).remaining_ms(99.0) == 700


def test_a_view_comes_back_as_the_games_own() -> None:
    view = GAME.view(GAME.setup(Options(scratch="private"), 2, "x"), 1)
    plain = msgspec.json.decode(msgspec.json.encode(view))
    assert seen_after(seen(), State(4, 1, None, game=plain), 11.0).view == view


def test_changed_fields_are_laid_over_the_view_before() -> None:
    first = GAME.setup(Options(scratch="private"), 2, "x")
    views = [GAME.view(state, 1) for state in (first, GAME.advance(first, 700))]
    plain, later = (msgspec.json.decode(msgspec.json.encode(view)) for view in views)
    held = seen_after(seen(), State(4, 1, None, game=plain), 11.0)
    changed = {name: value for name, value in later.items() if value != plain[name]}
    assert 0 < len(changed) < 5
    assert seen_after(held, State(4, 1, None, changed=changed), 12.0).view == views[1]
    with pytest.raises(msgspec.ValidationError):
        seen_after(seen(), State(4, 1, None, changed=changed), 12.0)


def test_a_first_message_without_a_table_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        seen_after(None, State(3, 0, None), 10.0)


def test_a_view_of_another_version_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        seen_after(seen(), State(4, 1, None, game={"phase": "dancing"}), 11.0)
