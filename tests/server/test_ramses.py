"""Tables of Ramses: every byte that reaches anybody is searched for treasures still covered."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from tests.server.harness import Host, Player, Refusal, playing, views_in

from carom.games.ramses.view import View

SHORT = {
    "preview_s": 600,
    "actions": "off",
    "max_turns": 4,
    "max_slides": 10,
    "first_seat": "host",
}


def games(player: Player) -> list[dict[str, Any]]:
    """Return every view of the game that a player has received on any connection."""
    return list(views_in(player.raw))


async def covered(*players: Player) -> None:
    """Wait until the treasures are covered, all seats having seen enough."""
    for player in players[:2]:
        await player.act("ready")
    for player in players:
        await player.see(lambda state: state["game"]["phase"] == "turn")


def may_slide(state: dict[str, Any]) -> bool:
    """Tell whether the seat that sees this has a slide to make."""
    return bool(state["game"]["moves"])


def has_come_to(seq: int, state: dict[str, Any]) -> bool:
    """Tell whether a state is as late as a number, or later."""
    return int(state["seq"]) >= seq


def check_covered(view: dict[str, Any]) -> None:
    """Hold a view of a running game to what may be in it, by name of every field."""
    assert set(view) <= {*View.__struct_fields__}
    assert view["tokens"] is None
    assert view["seen"] == []
    open_now = {
        view["content"],
        *(card["treasure"] for seat in view["seats"] for card in seat["cards"]),
    }
    card = view["card"] or {}
    for event in view["events"]:
        named = {event.get("treasure", -1), event.get("card", {}).get("treasure", -1)} - {-1}
        assert named <= open_now | {card.get("treasure")}


async def test_treasures_are_sent_to_seats_in_the_preview_and_to_nobody_later(
    own_host: Host,
) -> None:
    """D-T26: not to spectators, not on reconnection, until the pyramids are lifted."""
    ann, bob = await playing(own_host, "Ann", "Bob", game="ramses", options=SHORT)
    eve = await Player(own_host, ann.table_id).open()
    await ann.see(lambda state: state["game"]["phase"] == "preview")
    preview = ann.game["tokens"]
    assert sum(token is not None for token in preview) == 30
    await bob.open()
    assert bob.game["tokens"] == preview, "whoever reloads in the preview looks again"
    assert eve.game["tokens"] is None
    await covered(ann, bob, eve)
    seen_before = len(games(bob))
    await bob.open()
    assert len(games(bob)) > seen_before
    assert bob.game["tokens"] is None, "whoever reloads later has nothing but the hole"
    moved = {player: len(games(player)) for player in (ann, bob, eve)}
    for _ in range(40):
        if ann.game["phase"] == "over":
            break
        player = (ann, bob)[ann.game["turn"]]
        await player.see(may_slide)
        seq = await player.act("slide", cell=player.game["moves"][0])
        for viewer in (ann, bob, eve):
            await viewer.see(partial(has_come_to, seq))
    assert ann.game["reason"] in ("max_turns", "all_found")
    for viewer in (ann, bob, eve):
        for view in games(viewer)[moved[viewer] :]:
            if view["phase"] != "over":
                check_covered(view)
        assert viewer.game["tokens"] is not None, "the pyramids are lifted in the end"
    assert all(view["tokens"] is None for view in games(eve) if view["phase"] != "over")


async def test_refusals_tell_nothing_of_what_is_covered(own_host: Host) -> None:
    """D-T26, D-12: the same words whatever lies there."""
    ann, bob = await playing(own_host, "Ann", "Bob", game="ramses", options=SHORT)
    await covered(ann, bob)
    player = (ann, bob)[ann.game["turn"]]
    hole, moves = player.game["hole"], player.game["moves"]
    lengths = set()
    for cell in range(0, 48, 5):
        if cell not in moves:
            with pytest.raises(Refusal) as caught:
                await player.act("slide", cell=cell)
            assert caught.value.code == "not-beside-hole"
            lengths.add(len(json.dumps(caught.value.problem)))
    assert len(lengths) == 1
    assert player.game["hole"] == hole


async def test_everybody_sees_all_that_a_quick_hand_uncovers(own_host: Host) -> None:
    """Slides sent at once, as a program can: one covers what the one before it showed."""
    [ann] = await playing(own_host, "Ann", game="ramses", options={**SHORT, "max_turns": 99})
    eve = await Player(own_host, ann.table_id).open()
    await ann.act("ready")
    await eve.see(lambda state: state["game"]["phase"] == "turn")
    hole = eve.game["hole"]
    beside = (await ann.see(may_slide))["game"]["moves"][0]
    before = len(games(eve))
    slides = [(f"quick-slide-{number}", cell) for number, cell in enumerate((beside, hole) * 3)]
    for action_id, cell in slides:
        command = {"type": "act", "action": {"type": "slide", "cell": cell}}
        await ann.send({"type": "do", "id": action_id, "command": command})
    for action_id, _ in slides:
        seq = await ann.answer(action_id)
    await eve.see(partial(has_come_to, seq))
    assert [view["hole"] for view in games(eve)[before:]] == [cell for _, cell in slides]


async def test_a_preview_runs_out_by_its_clock(own_host: Host) -> None:
    """D-03."""
    options = {**SHORT, "preview_s": 1}
    ann, _ = await playing(own_host, "Ann", "Bob", game="ramses", options=options)
    state = await ann.see(lambda state: state["game"]["phase"] == "turn")
    assert state["game"]["events"][0]["kind"] == "covered"
