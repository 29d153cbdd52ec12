"""Options and presets: defaults, bounds, and what the presets change."""

from __future__ import annotations

import msgspec
import pytest

from carom.core.errors import OptionError
from carom.core.options import parse_options
from carom.games.micro.options import PRESETS, Options


def test_classic_is_the_defaults() -> None:
    """B-05, B-12 .. B-17: the first value of each row."""
    assert PRESETS["classic"] == Options()
    classic = PRESETS["classic"]
    assert (classic.tokens_to_win, classic.stock, classic.demo_s) == (5, 25, 30)


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("expert", {"expert": "on", "demo_s": 60}),
        ("beginner", {"scratch": "private", "demo_s": 0, "illegal_move": "refused"}),
        ("tournament", {"min_distance": 3, "demo_s": 20, "skip_vote": "majority"}),
        (
            "solo",
            {
                "demo_s": 0,
                "tokens_to_win": 10,
                "rounds": 10,
                "think_s": 120,
                "next_target": "when_ready",
            },
        ),
    ],
)
def test_presets_change_only_what_their_names_say(preset: str, changes: dict[str, object]) -> None:
    """B-05, B-06, B-12, B-17, B-20."""
    classic = msgspec.structs.asdict(PRESETS["classic"])
    mine = msgspec.structs.asdict(PRESETS[preset])
    assert {name: value for name, value in mine.items() if value != classic[name]} == changes


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("min_distance", 0, "1..3"),
        ("min_distance", 4, "1..3"),
        ("demo_s", -1, "0..3600"),
        ("tokens_to_win", 0, "1..99"),
        ("stock", 0, "1..999"),
        ("rounds", 1000, "0..999"),
        ("side", "white", "black|copper|random"),
        ("penalty_tie", "lots", "giver_chooses|next_seat"),
        ("board", "B5N2N3N4N", "/"),
    ],
)
def test_options_out_of_range_are_refused_by_name(name: str, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_options(Options(), {name: value})
    assert caught.value.params["name"] == name
    assert allowed in str(caught.value.params["allowed"])


@pytest.mark.parametrize("name", ["board_set", "first_to", "seed"])
def test_unknown_options_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match=name):
        parse_options(Options(), {name: "1"})


@pytest.mark.parametrize("changes", [{"side": "\udcff"}, {"rounds": "1\udcff"}, {"\udcff": "1"}])
def test_bytes_that_are_no_text_are_refused_in_words_that_are(changes: dict[str, str]) -> None:
    with pytest.raises(OptionError) as caught:
        parse_options(Options(), changes)
    assert "?" in msgspec.json.encode(caught.value.params).decode()
