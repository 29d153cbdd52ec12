"""Micro Robots at a real server: a round over sockets, and a server killed in its midst."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.games.micro.table import K, shortest_ways
from tests.server.harness import Host, Player, Refusal, browser, playing, seated

from carom.games.micro.board import board_of
from carom.games.micro.position import Position
from carom.records.replay import verify


async def at_micro(host: Host, *names: str, **options: Any) -> list[Player]:
    """Return people at a table of Micro Robots whose first target has been rolled."""
    options = {"board": K, "min_distance": 3, **options}
    players = await playing(host, *names, game="micro", options=options)
    for player in players:
        await player.see(lambda state: state["game"]["phase"] == "thinking")
    return players


def way_of(player: Player) -> list[str]:
    """Return a shortest way as a person finds it who sees the board."""
    game = player.game
    position = Position(board_of(game["board"]["code"]), game["start"], game["target"])
    return shortest_ways(position)[0].split()


def has_rival(state: dict[str, Any]) -> bool:
    """Tell whether somebody shows and another's call has come too late."""
    trial = state["game"]["trial"]
    return trial is not None and bool(trial["rivals"])


async def test_two_people_race_and_one_shows(host: Host) -> None:
    """B-10, B-11, B-18: the later call is void, all see both, and a spectator too."""
    ann, bob = await at_micro(host, "Ann", "Bob", demo_s=600)
    eve = await Player(host, ann.table_id).open()
    way = way_of(ann)
    for player in (ann, bob):
        await player.act("call", number=len(way), round=1)
    for player in (ann, bob, eve):
        state = await player.see(has_rival)
        trial = state["game"]["trial"]
        assert {trial["seat"], trial["rivals"][0]["seat"]} == {0, 1}
        assert 0 <= trial["rivals"][0]["after_ms"] < 20_000
    shows = (ann, bob)[ann.game["trial"]["seat"]]
    with pytest.raises(Refusal, match="not-your-trial"):
        await (bob if shows is ann else ann).act("move", move=way[0], round=1)
    for move in way:
        await shows.act("move", move=move, round=1)
    for player in (ann, bob, eve):
        state = await player.see(lambda state: state["game"]["last_round"] is not None)
        assert state["game"]["last_round"]["trials"][0]["route"] == way
        assert sum(seat["tokens"] for seat in state["game"]["seats"]) == 1
        assert state["game"]["round_number"] == 2
    assert eve.game["may"] == []


async def test_killed_between_call_and_demonstration(own_host: Host) -> None:
    """B-10, B-12: call, void call and clock are as before; what is sent twice counts once."""
    ann, bob = await at_micro(own_host, "Ann", "Bob", demo_s=600, tokens_to_win=1)
    way = way_of(ann)
    seq = await ann.act("call", "the-call-of-ann", number=len(way), round=1)
    await bob.act("call", "the-call-of-bob", number=9, round=1)
    before = (await ann.see(has_rival))["game"]
    own_host.kill()
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    assert ann.game["trial"] == before["trial"]
    ann.answers.clear()
    assert await ann.act("call", "the-call-of-ann", number=len(way), round=1) == seq
    shows = (ann, bob)[before["trial"]["seat"]]
    await shows.act("move", "the-first-move", move=way[0], round=1)
    own_host.kill()
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    shows.answers.clear()
    await shows.act("move", "the-first-move", move=way[0], round=1)
    assert shows.game["trial"]["route"] == way[:1]


async def test_a_game_is_recorded_and_proves_itself(own_host: Host) -> None:
    """Whole game over sockets: result, record, replay."""
    ann, bob = await at_micro(own_host, "Ann", "Bob", tokens_to_win=1)
    way = way_of(bob)
    await bob.act("call", number=len(way), round=1)
    for move in way:
        await bob.act("move", move=move, round=1)
    for player in (ann, bob):
        end = await player.see(lambda state: state["table"]["phase"] == "over")
        assert end["game"]["reason"] == "tokens"
        assert len(end["game"]["rounds"]) == 1
    async with browser(own_host) as client:
        answer = await client.get(f"/api/tables/{ann.table_id}/record")
    result = verify(answer.text).result
    assert result is not None
    assert [score.points for score in result.scores] == [0, 1]


async def test_leaving_in_a_demonstration_fails_and_coming_back_plays_on(host: Host) -> None:
    """B-12: the table goes on with a new target; the seat keeps its place."""
    ann, bob = await at_micro(host, "Ann", "Bob")
    await ann.act("call", number=5, round=1)
    await ann.do("stand")
    state = await bob.see(lambda state: state["game"]["last_round"] is not None)
    assert state["game"]["last_round"]["trials"][0]["outcome"] == "left"
    await ann.do("return")
    with pytest.raises(Refusal, match="other-round"):
        await ann.act("call", number=5, round=1)
    await ann.act("call", number=5, round=2)


async def test_who_comes_late_calls_at_once(host: Host) -> None:
    """B-10."""
    ann, _ = await at_micro(host, "Ann", "Bob")
    (cleo,) = await seated(host, ann.table_id, "Cleo")
    await cleo.act("call", number=4, round=1)
    state = await ann.see(lambda state: state["game"]["trial"] is not None)
    assert state["game"]["trial"]["seat"] == 2


async def test_bad_actions_are_refused_with_their_reason(host: Host) -> None:
    ann, bob = await at_micro(host, "Ann", "Bob", illegal_move="refused")
    for kind, fields, code in (
        ("call", {"number": 0, "round": 1}, "bad-action"),
        ("call", {"number": 4}, "bad-action"),
        ("move", {"move": "Z9", "round": 1}, "bad-action"),
        ("leave", {}, "bad-action"),
        ("bid", {"number": 4, "round": 1}, "bad-action"),
        ("move", {"move": "G3", "round": 1}, "no-trial-now"),
        ("move", {"move": "G3", "round": 2}, "other-round"),
    ):
        with pytest.raises(Refusal, match=code):
            await ann.act(kind, **fields)
    await bob.act("call", number=4, round=1)
    await bob.see(lambda state: bool(state["game"]["moves"]))
    legal = {choice["move"] for choice in bob.game["moves"]}
    dice = bob.game["board"]["dice"]
    here = dice[bob.game["robot"]]
    other = next(die for die in dice if die not in legal and die != here)
    with pytest.raises(Refusal, match=r"not-in-line|shares-neither"):
        await bob.act("move", move=other, round=1)
