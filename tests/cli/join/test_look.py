"""Looking back at a round: one way after the other, asked for once."""

from __future__ import annotations

from carom.cli.join.look import Look
from carom.server.kits.kit import SolveAnswer


def answer(*lines: str) -> SolveAnswer:
    """Return an answer with these ways."""
    ways = tuple(tuple(line.split()) for line in lines)
    return SolveAnswer(
        position="r1",
        standing="optimal" if ways else "stopped",
        length=len(ways[0]) if ways else None,
        line=ways[0] if ways else (),
        lower_bound=2,
        lines=ways,
        is_cut=False,
        count=len(ways),
        nodes=1,
        solver="python",
    )


def test_the_ways_come_one_after_the_other_and_round_again() -> None:
    look = Look()
    look.on(3)
    assert look.wanted == 3
    look.take({2: answer("gN"), 3: answer("rE rS", "bN bW")})
    assert (look.way, look.place) == (("rE", "rS"), 1)
    look.on(3)
    assert (look.way, look.place) == (("bN", "bW"), 2)
    look.on(3)
    assert look.place == 1


def test_an_answer_is_asked_for_once() -> None:
    look = Look()
    look.on(3)
    look.take({3: answer("rE")})
    look.end()
    assert not look.is_on
    look.on(3)
    assert look.way == ("rE",)
    assert look.wanted is None


def test_what_the_server_keeps_back_is_asked_for_again() -> None:
    look = Look()
    look.on(1)
    look.take({})
    assert look.is_kept_back
    look.on(1)
    assert (look.wanted, look.is_kept_back) == (1, False)


def test_a_round_without_a_proof_has_no_way_to_show() -> None:
    look = Look()
    look.on(1)
    look.take({1: answer()})
    assert look.way is None
    assert look.answer is not None
