"""The pages on the protocol and the interface name all that there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from carom.server.app import create_app
from carom.server.commands import MAX_CHAT, PHRASES, Command
from carom.server.connection import MAX_LAG_MS, MESSAGE_RATE
from carom.server.protocol import (
    CLOSE_FINAL,
    CLOSE_RETRY,
    MAX_BODY_BYTES,
    MAX_MESSAGE_BYTES,
    ClientMessage,
    ServerMessage,
    State,
    TableView,
)
from carom.server.rooms import TELL_S
from carom.server.settings import Settings
from carom.server.table import CHAT_KEPT

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
PROTOCOL = (REFERENCE / "protocol.md").read_text("utf-8")
API = (REFERENCE / "api.md").read_text("utf-8")


@pytest.mark.parametrize("kind", [*get_args(ClientMessage), *get_args(ServerMessage)])
def test_each_message_is_in_the_page(kind: Any) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PROTOCOL


@pytest.mark.parametrize("command", get_args(Command))
def test_each_command_and_its_fields_are_in_the_page(command: Any) -> None:
    tag = command.__struct_config__.tag
    row = next(line for line in PROTOCOL.splitlines() if line.startswith("| `") and f"`{tag}`" in
               line.split("|")[1])  # fmt: skip
    assert all(f"`{field}`" in row for field in command.__struct_fields__)


@pytest.mark.parametrize("name", [*State.__struct_fields__, *TableView.__struct_fields__])
def test_each_field_of_the_state_is_in_the_page(name: str) -> None:
    assert f"`{name}`" in PROTOCOL


@pytest.mark.parametrize(
    "figure",
    [CLOSE_FINAL, CLOSE_RETRY, f"{MAX_MESSAGE_BYTES:,}", f"{CHAT_KEPT} lines", MAX_CHAT,
     f"{MAX_LAG_MS} ms", f"{TELL_S * 1000:.0f} ms",
     f"{MESSAGE_RATE.per_second:.0f} messages a second",
     f"{MESSAGE_RATE.at_once} at once", *(f"`{phrase}`" for phrase in PHRASES)],
)  # fmt: skip
def test_the_figures_of_the_page_are_those_of_the_code(figure: object) -> None:
    assert str(figure) in PROTOCOL


def test_each_route_is_in_the_page() -> None:
    schema = create_app(Settings()).openapi_schema.to_schema()
    for path, methods in schema["paths"].items():
        written = path.replace("{table_id}", "{id}")
        for method in methods:
            assert f"**`{method.upper()} {written}`**" in API or written.startswith("/api/schema")
    assert f"{MAX_BODY_BYTES:,} bytes" in API
