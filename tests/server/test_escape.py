"""1, 2, 3… robot! at a real server: what a private turn lets the others know."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Host, Player, playing

from carom.games.escape.drafting import lays


async def on_a_plan(host: Host, *names: str, **options: Any) -> list[Player]:
    """Return people in the first turn of a game; seats play in their order."""
    options = {"order": "seats", **options}
    players = await playing(host, *names, game="escape", options=options)
    while players[0].game["phase"] == "build":
        game = players[0].game
        lay = lays(game["plan"]["code"], has_guard=True)[0]
        fields = {"place": lay.place, "tile": lay.tile, "turn": lay.turn}
        number = await players[game["turn_seat"]].act("lay", **fields)
        for player in players:
            await player.see(lambda state: state["seq"] >= number)  # noqa: B023  awaited here
    return players


async def test_nobody_is_told_when_or_how_often_something_is_done_in_a_private_turn(
    host: Host,
) -> None:
    """C-20: turns=private; neither messages nor numbers tell, until the turn ends."""
    ann, bob = await on_a_plan(host, "Ann", "Bob", turns="private")
    eve = await Player(host, ann.table_id).open()
    number = (await ann.see(lambda state: state["seq"] == eve.state["seq"]))["seq"]
    await bob.see(lambda state: state["seq"] == number)
    states = [viewer.states for viewer in (bob, eve)]
    await ann.act("move", robot=0, way="N")
    await ann.act("undo")
    await ann.act("move", robot=0, way="N")
    await ann.act("place_camera", cell=0, heading="SE")
    await ann.see(lambda state: state["seq"] == number + 4 and state["game"]["points"] == 1)
    assert [viewer.states for viewer in (bob, eve)] == states
    await ann.act("end_turn")
    for viewer in (bob, eve):
        state = await viewer.see(lambda state: state["game"]["turn_seat"] == 1)
        assert state["seq"] == number + 1
        assert [step["kind"] for step in state["game"]["past"][-1]["steps"]] == [
            "move",
            "place_camera",
        ]
