"""Whatever is thrown at the server, it answers, keeps its word and never fails."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from tests.server.harness import (
    Host,
    Player,
    browser,
    close_all,
    lay_table,
    seated,
)
from websockets.exceptions import ConnectionClosed

QUIET = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
names = st.sampled_from(
    ["ready", "rename", "configure", "start", "act", "stand", "return", "remove", "give_host",
     "pause", "resume", "say", "phrase", "switch_chat", "add_bot", "nothing"]
)  # fmt: skip
fields = st.dictionaries(
    st.sampled_from(
        ["is_ready", "name", "preset", "options", "action", "seat", "text", "phrase", "is_on",
         "level", "has_lag_credit", "type"]
    ),
    values | st.fixed_dictionaries({"type": st.just("bid"), "count": st.integers(-5, 120)}),
    max_size=3,
)  # fmt: skip
commands = st.builds(lambda name, more: {**more, "type": name}, names, fields)
ids = st.text(alphabet="abcdefgh", min_size=8, max_size=8) | values
messages = st.one_of(
    values,
    st.builds(lambda action_id, command: {"type": "do", "id": action_id, "command": command}, ids,
              commands),
    st.builds(lambda kind, number: {"type": kind, "seq": number, "nonce": number},
              st.sampled_from(["resume", "pong", "state", "ping"]), values),
)  # fmt: skip
texts = messages.map(json.dumps) | st.text(max_size=60)


@given(st.lists(texts, min_size=1, max_size=25))
@settings(max_examples=25, deadline=None, suppress_health_check=QUIET)
async def test_no_message_breaks_the_socket_or_the_table(
    hosts: dict[str, Host], sent: list[str]
) -> None:
    """After any messages the table answers a newcomer, and the server has logged no fault."""
    host = hosts["sqlite"]
    table_id = await lay_table(host)
    player, other = await seated(host, table_id, "Ann", "Bob")
    with suppress(ConnectionClosed):
        for text in sent:
            await player.send(text)
    newcomer = Player(host, table_id, "Cleo")
    seat = await newcomer.sit()
    await newcomer.open()
    assert newcomer.state["you"] == seat
    assert player.close_code in (None, 1007, 4001)
    assert other.close_code is None
    await close_all()
    assert '"level":"error"' not in host.log_text()
    assert '"level":"critical"' not in host.log_text()


@pytest.fixture(autouse=True)
def _there_is_a_host(hosts: dict[str, Host], tmp_path_factory: pytest.TempPathFactory) -> None:
    """Start the server that all of these share."""
    if "sqlite" not in hosts:
        folder = tmp_path_factory.mktemp("host")
        address = f"sqlite:///{folder}/carom.sqlite3"
        hosts["sqlite"] = Host(address, folder / "log").start()


@pytest.mark.slow
def test_no_request_makes_the_server_fail(hosts: dict[str, Host]) -> None:
    """Schemathesis makes requests from the published schema, and others that break it."""
    host = hosts["sqlite"]
    schema = schemathesis.openapi.from_url(f"{host.url}/api/schema/openapi.json")
    failures: list[str] = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        _fuzz(result.ok(), host, failures)
    assert failures == []
    assert '"level":"error"' not in host.log_text()


def _fuzz(operation: Any, host: Host, failures: list[str]) -> None:
    """Try one operation with many requests."""

    @given(case=operation.as_strategy())
    @settings(
        max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    def throw(case: Any) -> None:
        answer = case.call(base_url=host.url)
        if answer.status_code >= 500:
            failures.append(f"{operation.method} {operation.path}: {answer.text[:300]}")
        if answer.status_code >= 400 and answer.status_code != 499:
            assert answer.headers["content-type"][0] == "application/problem+json"

    throw()


@given(st.text(max_size=30))
@settings(max_examples=40, deadline=None, suppress_health_check=QUIET)
async def test_no_path_makes_the_server_fail(hosts: dict[str, Host], path: str) -> None:
    async with browser(hosts["sqlite"]) as client:
        answer = await client.get(f"/api/tables/{quote(path, safe='/')}")
    assert answer.status_code in (200, 301, 307, 404, 405)


def test_neither_pydantic_nor_its_friends_are_loaded_by_the_server() -> None:
    """Litestar loads them when they merely lie around, at a second and 34 MB."""
    program = (
        "import sys; import carom.server.running;"
        "print([name for name in ('pydantic', 'advanced_alchemy', 'typer', 'schemathesis',"
        " 'pytest', 'fastapi') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
