"""Messages that come twice, late, out of order, broken, too big or too often."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.harness import (
    UNLIMITED,
    Host,
    Player,
    Refusal,
    lay_table,
    playing,
    running,
    seated,
)
from websockets.exceptions import ConnectionClosed

from carom.server.connection import own_id
from carom.server.limits import Rate
from carom.server.protocol import MAX_MESSAGE_BYTES


async def ann_at(host: Host) -> Player:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    return ann


def last_state(player: Player) -> dict[str, Any]:
    """Return the last state as it came; pings may have come since."""
    messages = map(json.loads, reversed(player.raw))
    state: dict[str, Any] = next(message for message in messages if message["type"] == "state")
    return state


async def test_a_command_sent_twice_counts_once(host: Host) -> None:
    ann = await ann_at(host)
    first = await ann.do("say", "twice-0001", text="hello")
    ann.answers.clear()
    assert await ann.do("say", "twice-0001", text="hello") == first
    await ann.do("say", text="end")
    state = await ann.see(lambda state: "end" in [line["text"] for line in state["chat"]])
    assert [line["text"] for line in state["chat"]] == ["hello", "end"]


async def test_a_command_sent_again_much_later_from_elsewhere_counts_once(host: Host) -> None:
    ann = await ann_at(host)
    first = await ann.do("ready", "delayed-01", is_ready=True)
    await ann.do("ready", is_ready=False)
    await ann.open()
    ann.answers.clear()
    assert await ann.do("ready", "delayed-01", is_ready=True) == first
    assert not ann.state["table"]["seats"][0]["is_ready"]


async def test_a_repeated_command_is_done_even_if_it_would_be_refused_by_now(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob")
    first = await ann.act("bid", "again-0001", count=5)
    ann.answers.clear()
    assert await ann.act("bid", "again-0001", count=5) == first


async def test_an_id_that_another_seat_has_used_is_still_free(host: Host) -> None:
    """Else one seat could have another's action, or a bot's, taken as done beforehand."""
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    first = await ann.do("say", "bot-t-1-9", text="from Ann")
    assert await bob.do("say", "bot-t-1-9", text="from Bob") == first + 1
    state = await ann.see(lambda state: len(state["chat"]) == 2)
    assert [line["text"] for line in state["chat"]] == ["from Ann", "from Bob"]
    assert own_id("hash", "bot-t-1-9") != "bot-t-1-9"


async def test_commands_sent_at_once_are_done_in_their_order(host: Host) -> None:
    ann = await ann_at(host)
    ids = [f"ordered-{number:02}" for number in range(12)]
    for number, action_id in enumerate(ids):
        command = {"type": "say", "text": str(number)}
        await ann.send({"type": "do", "id": action_id, "command": command})
    places = [await ann.answer(action_id) for action_id in ids]
    assert places == sorted(places)


async def test_answers_to_an_older_state_are_stale(host: Host) -> None:
    ann = await ann_at(host)
    old = ann.state["seq"]
    await ann.do("say", text="something new")
    wish = {"type": "do", "id": "stale-0001", "command": {"type": "start"}, "answers": old}
    await ann.send(wish)
    with pytest.raises(Refusal, match="stale"):
        await ann.answer("stale-0001")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"nothing"}',
        '{"type":"do"}',
        '{"type":"do","id":"x","command":{"type":"start"}}',
        '{"type":"do","id":"12345678","command":{"type":"start","more":1}}',
        '{"type":"do","id":"12345678","command":{"type":"remove","seat":-1}}',
        '{"type":"do","id":"12345678","command":{"type":"ready","is_ready":"yes"}}',
        '{"type":"pong","nonce":1e400}',
        "[" * 9000,
        '{"type":"do","id":"12345678","command":{"type":"act","action":' + "[" * 9000,
        "\x00\ud7ff",
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_line_lives(host: Host, text: str) -> None:
    ann = await ann_at(host)
    await ann.send(text)
    await ann.until(lambda: bool(ann.refusals))
    assert ann.refusals[0]["code"] == "bad-message"
    await ann.do("say", text="still here")


async def test_bytes_are_refused_and_the_line_lives(host: Host) -> None:
    ann = await ann_at(host)
    assert ann.socket is not None
    await ann.socket.send(b'{"type":"pong","nonce":1}')
    await ann.until(lambda: bool(ann.refusals))
    await ann.do("say", text="still here")


@pytest.mark.parametrize(
    "action",
    [None, 5, [], {}, {"type": "fly"}, {"type": "bid"}, {"type": "bid", "count": 0},
     {"type": "bid", "count": "5"}, {"type": "join"}, {"type": "leave"}],
)  # fmt: skip
async def test_what_is_no_action_of_the_game_is_refused(host: Host, action: object) -> None:
    """Coming and going too: only the table says who is there."""
    ann, _ = await playing(host, "Ann", "Bob")
    with pytest.raises(Refusal, match="bad-action"):
        await ann.do("act", action=action)


async def test_an_oversized_message_ends_the_connection(host: Host) -> None:
    ann = await ann_at(host)
    text = json.dumps({"type": "do", "id": "too-big-1", "command": {"type": "say", "text": "x"}})
    await ann.send(text + " " * (MAX_MESSAGE_BYTES - len(text)))
    assert await ann.answer("too-big-1")
    await ann.send(text + " " * (MAX_MESSAGE_BYTES + 1 - len(text)))
    await ann.until(lambda: ann.close_code is not None)
    assert ann.close_code == 1009
    await ann.open()
    await ann.do("say", text="back")


async def flood(player: Player) -> None:
    """Send and send, however slowly that goes, until the line is cut."""
    with suppress(ConnectionClosed):
        while player.close_code is None:
            await asyncio.gather(*(player.send('{"type":"pong","nonce":0}') for _ in range(200)))


async def test_a_flood_is_refused_then_cut_off_and_harms_nobody(host: Host) -> None:
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    flooding = asyncio.create_task(flood(ann))
    assert await bob.do("say", text="quiet please")
    await flooding
    await ann.until(lambda: ann.close_code is not None)
    assert ann.closing is not None
    assert (ann.close_code, ann.closing["code"]) == (4001, "too-many-messages")
    assert ann.refusals[-1]["status"] == 429
    await ann.open()
    assert ann.state["you"] == 0


async def test_resume_sends_all_parts_only_when_something_is_new(host: Host) -> None:
    ann = await ann_at(host)
    seen = ann.states
    await ann.send({"type": "resume", "seq": ann.state["seq"]})
    await ann.until(lambda: ann.states == seen + 1)
    assert set(last_state(ann)) == {"type", "seq", "you", "remaining_ms"}
    await ann.send({"type": "resume", "seq": 0})
    await ann.until(lambda: ann.states == seen + 2)
    assert {"table", "chat", "game"} <= set(last_state(ann))


async def test_a_part_that_has_not_changed_is_left_out(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob")
    await bob.do("say", text="hm")
    await ann.see(lambda state: bool(state["chat"]))
    last = last_state(ann)
    assert "chat" in last
    assert "table" not in last
    assert "game" not in last


async def test_who_floods_the_chat_is_told_and_may_do_all_else(tmp_path: Path, log: Path) -> None:
    """Phrases count too, and a new connection of the same seat does not help."""
    rates = replace(UNLIMITED, chat=Rate(0.001, 3))
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, rates=rates)) as host:
        ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
        await ann.do("say", text="one")
        await ann.do("phrase", phrase="hello")
        await ann.do("say", text="three")
        await ann.open()
        for kind, said in (("say", {"text": "four"}), ("phrase", {"phrase": "hello"})):
            with pytest.raises(Refusal, match="too-much-chat") as caught:
                await ann.do(kind, **said)
            assert caught.value.problem["status"] == 429
        await ann.do("ready", is_ready=True)
        await bob.do("say", text="five")
        state = await ann.see(lambda state: len(state["chat"]) == 4)
        assert [line["text"] for line in state["chat"]] == ["one", "", "three", "five"]
