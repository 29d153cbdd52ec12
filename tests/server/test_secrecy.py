"""Nothing is sent before its time: every byte that reaches a client is searched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.harness import Host, Player, Refusal, browser, lay_table, playing, seated

from carom.core.chance import commitment
from carom.server.door import hash_secret
from carom.solvers.ricochet import solve


async def everything_over_http(host: Host, table_id: str) -> str:
    """Return all that a curious stranger can read of a table."""
    ends = ("", "/record", "/review", "/log", "/state", "/snapshot")
    paths = [*(f"/api/tables/{table_id}{end}" for end in ends), "/metrics"]
    async with browser(host) as client:
        return "\n".join([(await client.get(path)).text for path in paths])


async def test_neither_seed_nor_hidden_chips_come_before_their_time(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob", options={"clock_ms": 200, "goal": 3})
    eve = await Player(host, ann.table_id).open()
    viewers = (ann, bob, eve)
    stranger: list[tuple[int, str]] = []
    for number in range(3):
        stranger.append((number, await everything_over_http(host, ann.table_id)))
        await ann.act("bid", count=5)
        for viewer in viewers:
            await viewer.until(lambda: viewer.game["round"] > number)  # noqa: B023  awaited here
    for viewer in viewers:
        await viewer.see(lambda state: state["table"]["phase"] == "over")
    seed = ann.state["table"]["seed"]
    assert ann.state["table"]["commitment"] == commitment(seed)
    chips = ann.game["shown"]
    assert len(chips) == 3
    for viewer in viewers:
        for text, shown, is_over in frames(viewer):
            assert is_over or seed not in text
            assert not any(chip in text for chip in chips[shown:])
    for shown, text in stranger:
        assert seed not in text
        assert not any(chip in text for chip in chips[shown:])


def frames(viewer: Player) -> list[tuple[str, int, bool]]:
    """Return every frame with the chips that are out and whether the game is over by then."""
    found, shown, is_over = [], 0, False
    for text in viewer.raw:
        message: dict[str, Any] = json.loads(text)
        game = message.get("game") or message.get("changed") or {}
        shown = game.get("round", shown)
        if "table" in message:
            is_over = message["table"]["phase"] == "over"
        found.append((text, shown, is_over))
    return found


async def test_no_secret_of_a_seat_is_sent_or_logged(own_host: Host) -> None:
    host = own_host
    ann, bob = await playing(host, "Ann", "Bob", preset="quick")
    await ann.act("bid", count=5)
    await bob.see(lambda state: state["table"]["phase"] == "over")
    answer = await ann.post("rematch")
    sent = "\n".join([*ann.raw, *bob.raw, answer.text, host.log_text()])
    sent += await everything_over_http(host, ann.table_id)
    for player in (ann, bob):
        assert player.cookie not in sent
        assert hash_secret(player.cookie) not in sent


async def test_no_seat_is_told_of_another_seats_visits(host: Host) -> None:
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    state = await ann.see(lambda state: len(state["table"]["seats"]) == 2)
    told = {"name", "bot", "bot_number", "is_ready", "presence"}
    assert set(state["table"]["seats"][1]) == told
    assert "visit" not in "".join(bob.raw)


async def test_nobody_is_told_that_a_seat_tries_something(host: Host) -> None:
    """Neither a message nor a gap in the numbers, nor anything in answer to a question."""
    ann, bob = await playing(host, "Ann", "Bob")
    eve = await Player(host, ann.table_id).open()
    others = (bob, eve)
    await ann.act("bid", count=50)
    for viewer in (ann, *others):
        await viewer.see(lambda state: len(state["game"]["bids"]) == 1)
    numbers, before = [viewer.state["seq"] for viewer in others], [bob.raw[:], eve.raw[:]]
    for note in ("one", "two", "one", "two"):
        await ann.act("jot", note=note)
    await ann.see(lambda state: state["seq"] == numbers[0] + 4)
    for viewer, number, seen in zip(others, numbers, before, strict=True):
        await viewer.send({"type": "resume", "seq": number})
        await viewer.until(lambda viewer=viewer, seen=seen: len(viewer.raw) > len(seen))  # type: ignore[misc]
        (answer,) = viewer.raw[len(seen) :]
        assert set(json.loads(answer)) == {"type", "seq", "you", "remaining_ms"}
        assert json.loads(answer)["seq"] == number
    assert await bob.do("say", text="hm") == numbers[0] + 1
    for viewer, number in zip(others, numbers, strict=True):
        state = await viewer.see(lambda state: bool(state["chat"]))
        assert state["seq"] == number + 1
        assert "note" not in "".join(viewer.raw).replace('"note":""', "")


async def test_a_private_action_counts_for_its_own_seat(host: Host) -> None:
    """Its numbers rise, a repeated one is told its first number, and others are not stale."""
    ann, bob = await playing(host, "Ann", "Bob")
    old = bob.state["seq"]
    first = await ann.act("jot", "private-01", note="one")
    assert await ann.act("jot", note="two") == first + 1 == old + 2
    ann.answers.clear()
    assert await ann.act("jot", "private-01", note="one") == first
    command = {"type": "act", "action": {"type": "bid", "count": 9}}
    await bob.send({"type": "do", "id": "not-stale-1", "command": command, "answers": old})
    assert await bob.answer("not-stale-1") == old + 1
    await ann.see(lambda state: state["seq"] == old + 3)
    again = await ann.open()
    assert again.game["note"] == "two"
    assert again.state["seq"] == old + 4  # the new connection is an event too


async def review(host: Host, table_id: str) -> list[dict[str, Any]]:
    """Return the review of a table as it can be had now."""
    async with browser(host) as client:
        answer = await client.get(f"/api/tables/{table_id}/review")
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_the_optimum_of_a_round_is_told_only_when_it_is_closed_for_good(host: Host) -> None:
    """A chip that nobody won may come up again while the robots stand as they did."""
    options = {"clock_s": 300, "first_to": 2, "end": "first_to"}
    table_id = await lay_table(host, game="ricochet", options=options)
    ann, bob = await seated(host, table_id, "Ann", "Bob")
    await ann.do("start")
    await ann.see(lambda state: state["table"]["phase"] == "playing")
    await ann.see(lambda state: state["game"]["round_number"] == 1)
    for player in (ann, bob):
        await player.act("skip", round=1)
    await ann.see(lambda state: state["game"]["round_number"] == 2)
    assert await review(host, table_id) == []
    line = solve(position_of(ann)).line
    await ann.act("bid", number=30, round=2)
    await bob.act("done", round=2)
    await ann.act("done", round=2)
    await ann.see(lambda state: state["game"]["phase"] == "trial")
    assert await review(host, table_id) == []
    for move in line:
        passes = f"+{move.passes}" if move.passes else ""
        await ann.act("move", move=f"{move.robot}{move.direction.name}{passes}", round=2)
    await ann.see(lambda state: state["game"]["round_number"] == 3)
    reviewed = await review(host, table_id)
    assert [one["number"] for one in reviewed] == [1, 2]
    answer = reviewed[1]["answer"]
    assert answer["length"] == len(line)
    assert answer["is_cut"] or answer["line"] in answer["lines"]


def position_of(player: Player) -> Any:
    """Return the puzzle that a player sees."""
    from carom.games.ricochet.board import board_of
    from carom.games.ricochet.position import Position

    game = player.game
    board = board_of(game["board"]["code"])
    robots = "".join(robot["robot"] for robot in game["robots"])
    cells = tuple(robot["cell"] for robot in game["robots"])
    return Position(board, robots, cells, board.targets[game["chip"]])


async def test_figures_and_log_tell_nothing_of_private_actions(own_host: Host) -> None:
    """Not that there was one, nor that one was refused: the toy's notes are such actions."""
    ann, bob = await playing(own_host, "Ann", "Bob")
    await ann.act("bid", count=9)
    await bob.see(lambda state: bool(state["game"]["bids"]))
    figures, log = await public_figures(own_host), own_host.log_text()
    for note in ("one", "two", "one"):
        await ann.act("jot", note=note)
    with pytest.raises(Refusal, match="bad-action"):
        await ann.act("jot", note="three")
    await ann.see(lambda state: state["game"]["note"] == "one")
    assert await public_figures(own_host) == figures
    assert own_host.log_text() == log
    await ann.act("bid", count=8)
    assert await public_figures(own_host) != figures


async def public_figures(host: Host) -> str:
    """Return the figures that anybody may read."""
    async with browser(host) as client:
        return (await client.get("/metrics")).text
