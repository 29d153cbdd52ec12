"""Real clients at a real server: sitting down, playing, chatting, playing on."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.server.harness import Host, Player, Refusal, lay_table, playing, seated


async def test_two_people_play_a_round_to_its_award(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob", options={"clock_ms": 3000, "goal": 1})
    await ann.act("bid", count=5)
    await bob.act("bid", count=3)
    seen = await bob.see(lambda state: len(state["game"]["bids"]) == 2)
    assert 0 < seen["remaining_ms"] <= 3000
    for player in (ann, bob):
        end = await player.see(lambda state: state["table"]["phase"] == "over")
        assert end["game"]["points"] == [0, 1]
        assert end["table"]["seed"]


async def test_the_game_starts_when_all_of_several_are_ready(host: Host) -> None:
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    await ann.do("ready", is_ready=True)
    assert ann.state["table"]["phase"] == "lobby"
    await bob.do("ready", is_ready=True)
    await ann.see(lambda state: state["table"]["phase"] == "playing")


async def test_one_person_alone_is_not_started_by_saying_ready(host: Host) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    await ann.do("ready", is_ready=True)
    await ann.see(lambda state: state["table"]["seats"][0]["is_ready"])
    assert ann.state["table"]["phase"] == "lobby"
    await ann.do("start")
    await ann.see(lambda state: state["table"]["phase"] == "playing")


async def test_fifty_people_play_at_one_table(host: Host) -> None:
    names = [f"P{number}" for number in range(50)]
    players = await playing(host, *names, options={"clock_ms": 60_000})
    await asyncio.gather(
        *(player.act("bid", count=99 - number) for number, player in enumerate(players))
    )
    for player in players:
        state = await player.see(lambda state: len(state["game"]["bids"]) == 50)
        assert {bid["seat"] for bid in state["game"]["bids"]} == set(range(50))
    for player in players:
        await player.close()


async def test_a_spectator_sees_the_game_and_may_do_nothing(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob")
    eve = await Player(host, ann.table_id).open()
    await ann.act("bid", count=7)
    await eve.see(lambda state: bool(state["game"]["bids"]))
    assert eve.state["you"] is None
    with pytest.raises(Refusal, match="no-seat"):
        await eve.act("bid", count=2)


async def test_a_late_comer_joins_in(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob")
    (cleo,) = await seated(host, ann.table_id, "Cleo")
    await cleo.act("bid", count=4)
    state = await ann.see(lambda state: bool(state["game"]["bids"]))
    assert state["game"]["points"] == [0, 0, 0]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Bob", "Cleo"]


async def test_a_pause_stops_the_clock_and_refuses_actions(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob", options={"clock_ms": 300_000})
    await ann.act("bid", count=5)
    await ann.do("pause")
    paused = await bob.see(lambda state: state["table"]["is_paused"])
    left_ms = paused["remaining_ms"]
    with pytest.raises(Refusal, match="table-paused"):
        await bob.act("bid", count=3)
    await asyncio.sleep(0.5)  # time passes that must not count
    asked_s = time.monotonic()
    await ann.do("resume")
    resumed = await bob.see(lambda state: not state["table"]["is_paused"])
    passed_ms = 1000 * (time.monotonic() - asked_s)
    assert left_ms - passed_ms - 100 <= resumed["remaining_ms"] <= left_ms
    await asyncio.sleep(0.3)  # time passes that must count
    await bob.send({"type": "resume", "seq": 0})
    await bob.see(lambda state: state["remaining_ms"] <= left_ms - 250)


async def test_only_the_host_may_pause_and_the_role_can_be_given(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob")
    with pytest.raises(Refusal, match="only-host"):
        await bob.do("pause")
    await ann.do("give_host", seat=1)
    await bob.do("pause")
    with pytest.raises(Refusal, match="only-host"):
        await ann.do("resume")


async def test_a_removed_seat_opens_nothing_any_more(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob")
    await ann.do("remove", seat=1)
    await bob.see(lambda state: state["you"] is None)
    with pytest.raises(Refusal, match="no-seat"):
        await bob.act("bid", count=3)
    await bob.open()
    assert bob.state["you"] is None
    assert bob.state["table"]["seats"][1]["presence"] == "removed"


async def test_who_is_taken_off_is_told_whatever_was_done_in_private(host: Host) -> None:
    """One change for all and one that was the seat's alone do not make up for each other."""
    ann, bob = await playing(host, "Ann", "Bob")
    await bob.act("jot", note="one")
    await bob.see(lambda state: state["game"]["note"] == "one")
    await ann.do("remove", seat=1)
    state = await bob.see(lambda state: state["you"] is None)
    assert state["game"]["note"] == ""


async def test_a_place_given_up_in_the_lobby_is_gone_and_later_ones_move_up(host: Host) -> None:
    ann, bob, cleo = await seated(host, await lay_table(host), "Ann", "Bob", "Cleo")
    await bob.do("say", text="bye")
    await bob.do("stand")
    state = await cleo.see(lambda state: len(state["table"]["seats"]) == 2)
    assert state["you"] == 1
    line = state["chat"][0]
    assert (line["seat"], line["name"], line["text"]) == (None, "Bob", "bye")
    await ann.do("stand")
    state = await cleo.see(lambda state: len(state["table"]["seats"]) == 1)
    assert (state["you"], state["table"]["host"]) == (0, 0)


async def test_who_stands_up_in_a_game_keeps_the_seat_and_may_return(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob")
    await bob.do("stand")
    state = await ann.see(lambda state: state["table"]["seats"][1]["presence"] == "stood")
    assert state["game"]["away"] == [1]
    with pytest.raises(Refusal, match="seat-away"):
        await bob.act("bid", count=3)
    await bob.do("return")
    state = await ann.see(lambda state: state["table"]["seats"][1]["presence"] == "here")
    assert state["game"]["away"] == []


async def test_the_host_role_goes_on_and_an_empty_table_pauses(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob")
    await ann.do("stand")
    await bob.see(lambda state: state["table"]["host"] == 1)
    await bob.do("stand")
    state = await bob.see(lambda state: state["table"]["host"] is None)
    assert state["table"]["is_paused"]
    await ann.do("return")
    state = await bob.see(lambda state: state["table"]["host"] == 0)
    await ann.do("resume")


async def test_chat_phrases_and_the_host_switch(host: Host) -> None:
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    await bob.do("say", text="<b>hi</b>\u202e  there")
    await bob.do("phrase", phrase="nice")
    state = await ann.see(lambda state: len(state["chat"]) == 2)
    assert [line["text"] for line in state["chat"]] == ["<b>hi</b> there", ""]
    assert state["chat"][1]["phrase"] == "nice"
    await ann.do("switch_chat", is_on=False)
    state = await bob.see(lambda state: not state["table"]["has_chat"])
    assert state["chat"] == []
    with pytest.raises(Refusal, match="chat-off"):
        await bob.do("say", text="hello?")


async def test_options_can_be_changed_until_the_start(host: Host) -> None:
    ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
    await bob.do("ready", is_ready=True)
    await ann.do("configure", preset="quick", options={"goal": "3"})
    state = await bob.see(lambda state: state["table"]["preset"] == "quick")
    assert state["table"]["options"] == {"goal": 3}
    assert not state["table"]["seats"][1]["is_ready"]
    with pytest.raises(Refusal, match="bad-option"):
        await ann.do("configure", preset="quick", options={"goal": 0})
    await ann.do("start")
    with pytest.raises(Refusal, match="table-phase"):
        await ann.do("configure", preset="quick")


async def test_the_same_people_play_on_with_their_secrets(host: Host) -> None:
    players = await playing(host, "Ann", "Bob", preset="quick")
    ann, bob = players
    with pytest.raises(Refusal, match="table-phase"):
        raise Refusal((await ann.post("rematch")).json())
    await ann.act("bid", count=5)
    for player in players:
        await player.see(lambda state: state["table"]["phase"] == "over")
    answers = await asyncio.gather(ann.post("rematch"), bob.post("rematch"))
    next_ids = {answer.json()["id"] for answer in answers}
    assert len(next_ids) == 1
    await bob.see(lambda state: state["table"]["next_table"] in next_ids)
    for player, answer in zip(players, answers, strict=True):
        assert f"Path=/api/tables/{answer.json()['id']}" in answer.headers["set-cookie"]
        await player.close()
        player.table_id = answer.json()["id"]
        player.keep_cookie(answer)
        await player.open()
    assert (ann.state["you"], bob.state["you"], ann.state["table"]["host"]) == (0, 1, 0)
    await ann.do("start")
    await bob.see(lambda state: state["table"]["phase"] == "playing")


async def test_a_stranger_cannot_go_along_to_the_rematch(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob", preset="quick")
    await ann.act("bid", count=5)
    await ann.see(lambda state: state["table"]["phase"] == "over")
    answer = await Player(host, ann.table_id).post("rematch")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")


async def test_sitting_down_twice_gives_the_same_seat(host: Host) -> None:
    ann = Player(host, await lay_table(host), "Ann")
    assert [await ann.sit(), await ann.sit()] == [0, 0]
    await ann.open()
    assert len(ann.state["table"]["seats"]) == 1
