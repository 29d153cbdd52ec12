"""Options and presets: defaults, bounds, and what the presets change."""

from __future__ import annotations

import msgspec
import pytest

from carom.core.errors import OptionError
from carom.core.options import parse_options
from carom.games.ricochet.options import PRESETS, Options


def changed(preset: str) -> dict[str, object]:
    """Return what a preset changes in ``classic``."""
    classic = msgspec.structs.asdict(PRESETS["classic"])
    mine = msgspec.structs.asdict(PRESETS[preset])
    return {name: value for name, value in mine.items() if value != classic[name]}


def test_classic_is_the_defaults() -> None:
    assert PRESETS["classic"] == Options()


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("salon", {"ricochet": "none", "bids": "descending", "end": "all"}),
        ("tournament", {"equal_bids": "first_bid"}),
        ("beginner", {"ricochet": "none", "beginner": "on"}),
        ("solo", {"trial_s": 0, "next_chip": "when_ready"}),
    ],
)
def test_presets_change_only_what_their_rows_say(preset: str, changes: dict[str, object]) -> None:
    """A-30, A-44, A-49, A-70, A-80, A-90."""
    assert changed(preset) == changes


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("hard_s", 239, "240..300"),
        ("hard_s", 301, "240..300"),
        ("clock_s", 0, "1..3600"),
        ("trial_s", -1, "0..3600"),
        ("max_returns", 0, "1..99"),
        ("first_to", 18, "1..17"),
        ("rows", 33, "2..32"),
        ("wall_percent", 51, "0..50"),
        ("bids", "rising", "descending|free"),
        ("ready_ends_clock", "maybe", "off|on"),
        ("board", "5A", "/"),
    ],
)
def test_options_out_of_range_are_refused_by_name(name: str, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_options(Options(), {name: value})
    assert caught.value.params["name"] == name
    assert allowed in str(caught.value.params["allowed"])


def test_handicaps_are_one_a_seat() -> None:
    """A-81, A-82."""
    options = parse_options(Options(), {"handicaps": ["late", "none", "minus_one"]})
    assert [options.handicap(seat) for seat in range(4)] == ["late", "none", "minus_one", "none"]
    with pytest.raises(OptionError):
        parse_options(Options(), {"handicaps": ["early"]})


def test_options_survive_json() -> None:
    for options in PRESETS.values():
        assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
