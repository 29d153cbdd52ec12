"""What is told of a round: in order, with every reason, in words that are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from tests.games.micro.table import GIVE_UP, SKIP, A, B, C, Table, give, move

from carom.games.micro.state import EndReason, PenaltyReason, Phase, RoundOutcome, TrialOutcome
from carom.games.micro.story import Line, now_line, round_story
from carom.locales import LANGUAGES, translator


def told(line: Line, language: str = "en") -> str:
    """Return a line in words, with letters for names."""
    names = {
        name: ", ".join("ABCD"[seat] for seat in seats)
        if isinstance(seats, tuple)
        else "ABCD"[seats]
        for name, seats in line.seats.items()
    }
    return translator(language).text(line.key, **names, **line.values)


def test_a_round_is_told_in_its_order() -> None:
    """B-12, B-13, B-18."""
    table = Table(seats=3).asks("W6", "G3").give(2, 1, 1).call(A, 3, at=5)
    table.call(B, 4, at=5.25).goes(A, "W1 B1").do(A, move("G6"))
    assert [told(line) for line in round_story(table.last)] == [
        "A calls 3 moves",
        "B called 4, 250 ms too late",
        "A went to G6, which is not in a line",
        "Fewest tokens: B, C; B sits next after A and gets one",
        "Nobody gets a token; the robot goes to the target",
    ]


def test_a_success_is_told_with_its_way() -> None:
    """B-11."""
    table = Table().asks("W6", "B2").call(B, 2).goes(B, "B6 B2")
    assert [told(line) for line in round_story(table.last)] == [
        "B calls 2 moves",
        "B has shown it: B6 B2",
        "B gets a token",
    ]


def test_calls_of_the_same_moment_are_told_without_a_delay() -> None:
    """B-18."""
    table = Table().asks("W6", "B2").call(A, 2, at=1).call(B, 2, at=1)
    assert table.round.trial is not None
    winner = table.round.trial.seat
    table.goes(winner, "B6 B2")
    other = "AB"[1 - winner]
    assert told(round_story(table.last)[1]) == f"{other} called 2 at the same moment"


def test_what_is_going_on_is_told_in_every_phase() -> None:
    """B-04, B-10, B-13, B-16, B-17."""
    table = Table(seats=3, penalty_tie="giver_chooses", rounds=2)
    seen = [told(now_line(table.view(None)))]
    steps: tuple[Callable[[], object], ...] = (
        lambda: table.begin().give(1, 0, 0),
        lambda: table.call(A, 1),
        lambda: table.do(A, GIVE_UP),
        lambda: table.do(A, give(C)).do(A, SKIP).do(B, SKIP).do(C, SKIP),
    )
    for step in steps:
        step()
        seen.append(told(now_line(table.view(None))))
    assert seen == [
        "Ready for the next target?",
        "Who finds a way? The first call counts",
        "A shows a way of exactly 1 move",
        "A chooses who gets a token: B, C",
        "That was the last round",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_and_reason_has_its_words(language: str) -> None:
    words = translator(language)
    kinds = {
        "trial": TrialOutcome,
        "round": RoundOutcome,
        "penalty": PenaltyReason,
        "phase": Phase,
        "end": EndReason,
    }
    for kind, values in kinds.items():
        for value in set(get_args(values)) - {"", "over"}:
            assert words.has(f"micro-{kind}-{value}"), f"{kind}-{value}"
